"""What the server answers and tells: the words of docs/protocol.md, as structs."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from comptoir.lab.hint import Hint
from comptoir.lab.retrospect import Retrospect
from comptoir.server.ordered import PlannedAnswer, RoutineLeft
from comptoir.server.resting import Clock, Rest
from comptoir.table import Choice, Place

Status = Literal["open", "playing", "over", "closed"]
Kind = Literal["start", "move", "late", "undo", "away", "timeout", "back", "rules", "ended", "hint"]
Shown = msgspec.Raw
"""A view, a preview or an event, as it is sent: what is in it the game says, in types of its own."""


class Fault(msgspec.Struct, frozen=True):
    """An error: `code` names its sentence, `args` fill the blanks."""

    code: str
    text: str
    field: str = ""
    clause: str = ""
    args: dict[str, str | int] = {}


class FaultBody(msgspec.Struct, frozen=True):
    error: Fault


class Person(msgspec.Struct, frozen=True):
    name: str


class OptionInfo(msgspec.Struct, frozen=True):
    name: str
    default: Choice
    choices: tuple[Choice, ...]
    clause: str


class RoutineInfo(msgspec.Struct, frozen=True):
    """What may be ordered in a game once, and is answered again and again: the sentence `<game>-order-<name>`."""

    name: str
    steps: tuple[str, ...]
    until: str
    amount: bool
    things: tuple[str, ...]
    """What its terms may name."""


class GameInfo(msgspec.Struct, frozen=True):
    name: str
    title: str
    designer: str
    seats: tuple[int, int]
    minutes: tuple[int, int]
    pauses: bool
    version: int
    options: list[OptionInfo]
    routines: list[RoutineInfo]
    bots: list[str]
    lessons: list[str]


class Hello(msgspec.Struct, frozen=True):
    me: Person | None
    games: list[GameInfo]


class SeatInfo(msgspec.Struct, frozen=True):
    kind: Literal["person", "bot", "open"]
    name: str
    level: str | None
    me: bool
    online: bool
    away: bool
    since: str | None
    """Since when a bot keeps it for who is away."""


class Rematch(msgspec.Struct, frozen=True):
    wants: list[int]
    table: str | None
    commitment: str | None
    """Of the deal of the next game, once this one is over."""


class Wish(msgspec.Struct, frozen=True):
    """A wish to take back, waiting for the others."""

    seat: int
    to: int
    agreed: list[int]


class Deal(msgspec.Struct, frozen=True):
    """Where the luck of a table comes from: the server's seed, and what each seat added to it."""

    commitment: str
    parts: list[str]
    seed: str | None
    """Once over; of a shared deal, once that is closed."""


class Sharing(msgspec.Struct, frozen=True):
    """The deal that a table shares with others, and until when only those see it who sit there or have played it."""

    deal: str
    closes: str


class Promise(msgspec.Struct, frozen=True):
    """What the server is bound to before a table is made."""

    commitment: str


class Guided(msgspec.Struct, frozen=True):
    """How far a lesson is: it is over once `step` is `steps`."""

    name: str
    step: int
    steps: int
    kind: Literal["say", "do", "watch", "play"]
    """What this step is; the bots wait while it says something, or waits for who learns."""


class ClockTold(msgspec.Struct, frozen=True):
    """The clock of a seat: the milliseconds it has left now, since when it is asked, and whether the time runs."""

    left: int | None
    since: str | None
    runs: bool
    """It does not while somebody rests."""
    rests: Rest | None


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    name: str
    game: str
    options: dict[str, Choice]
    status: Status
    public: bool
    mine: bool
    seats: list[SeatInfo]
    asked: list[int]
    step: str
    my_turn: bool
    version: int
    headline: dict[str, str | int]
    standing: list[Place] | None
    halted: bool
    """Its rules are gone: it can be neither played nor shown."""
    deal: Deal | None
    shared: Sharing | None
    tournament: str
    """Of which it is a table; empty: of none."""
    pace: float
    pause: float | None
    clock: Clock | None
    clocks: list[ClockTold]
    """By seat, while a game is under way."""
    study: bool
    lesson: Guided | None
    hints: bool
    """May a bot be asked what it would do?"""
    apart: bool
    """Do players and those who look on talk apart until the game is over?"""
    rematch: Rematch
    undo: Wish | None
    watchers: int
    created: str
    updated: str


class Tables(msgspec.Struct, frozen=True):
    tables: list[Summary]


class Ask(msgspec.Struct, frozen=True):
    id: int
    seat: int
    must: bool
    step: str
    clause: str
    options: list[str]


class Undo(msgspec.Struct, frozen=True):
    """The way back before my last move: at once or by consent, and how many moves of others go with it."""

    to: int
    free: bool
    others: int


class Entry(msgspec.Struct, frozen=True):
    n: int
    at: str
    kind: Kind
    seat: int | None
    events: list[Shown]


class LogPage(msgspec.Struct, frozen=True):
    earlier: int
    log: list[Entry]


class Frame(msgspec.Struct, frozen=True, omit_defaults=True):
    n: int
    entry: Entry | None
    beside: list[Entry] = []
    view: Shown | msgspec.UnsetType = msgspec.UNSET
    views: list[Shown] | msgspec.UnsetType = msgspec.UNSET


class Frames(msgspec.Struct, frozen=True):
    total: int
    frames: list[Frame]


class Looked(msgspec.Struct, frozen=True):
    """The look back on a game that is over: what the lab found, once it is there."""

    status: Literal["none", "wanted", "made", "failed", "off"]
    """Off: the host wants none."""
    review: Retrospect | None


class Then(msgspec.Struct, frozen=True):
    """A question of a game that is over, as it was asked: before its move `n`."""

    n: int
    view: Shown
    ask: Ask


class Foreseen(msgspec.Struct, frozen=True):
    preview: Shown


class ChatLine(msgspec.Struct, frozen=True):
    n: int
    at: str
    seat: int | None
    name: str
    text: str
    phrase: str = ""
    """A line that everybody reads in their own language: `chat-phrase-…`; `text` says it in English."""


# What is answered over the WebSocket


class StateTold(msgspec.Struct, frozen=True, tag_field="t", tag="state", rename={"since": "from"}):
    version: int
    since: int
    seat: int | None
    view: Shown
    ask: Ask | None
    left: int | None
    undo: Undo | None
    earlier: int
    log: list[Entry]
    table: Summary


class ChangeTold(msgspec.Struct, frozen=True, tag_field="t", tag="change", rename={"since": "from"}):
    """As `StateTold`; of view and table only the fields that differ from what was told last, by name, and one of a list
    of things as `name.index`."""

    version: int
    since: int
    view: dict[str, Shown]
    ask: Ask | None
    left: int | None
    undo: Undo | None
    earlier: int
    log: list[Entry]
    table: dict[str, Shown]


class TableTold(msgspec.Struct, frozen=True, tag_field="t", tag="table"):
    table: Summary


class Done(msgspec.Struct, frozen=True, tag_field="t", tag="done"):
    id: str
    version: int


class PreviewTold(msgspec.Struct, frozen=True, tag_field="t", tag="preview"):
    id: str
    preview: Shown


class HintTold(msgspec.Struct, frozen=True, tag_field="t", tag="hint"):
    id: str
    ask: int
    """The question it is about."""
    hint: Hint


class Dropped(msgspec.Struct, frozen=True):
    """An order that is off, and why: the name of a routine, or the answer planned next."""

    name: str
    move: str
    at: str
    why: Fault


class OrdersTold(msgspec.Struct, frozen=True, tag_field="t", tag="orders"):
    """What its owner has ordered for a seat, to nobody else."""

    seat: int
    routines: list[RoutineLeft]
    plan: list[PlannedAnswer]
    dropped: list[Dropped]


class TriedMove(msgspec.Struct, frozen=True):
    """A move of a trial, as the seat that tries hears of it."""

    seat: int
    move: str
    step: str
    seen: str
    """What it would do, as a digest: an order may ask for the same."""
    imagined: bool
    """Luck was used, or something hidden seen: from here on it may go otherwise."""
    events: list[Shown]


class TriedTold(msgspec.Struct, frozen=True, tag_field="t", tag="tried"):
    """Where a trial leads, in a world that is imagined: all its moves, what I would see and be asked."""

    id: str
    moves: list[TriedMove]
    view: Shown
    ask: Ask | None
    over: bool
    preview: Shown | None


class No(msgspec.Struct, frozen=True, tag_field="t", tag="no"):
    id: str | None
    error: Fault


class ChatTold(msgspec.Struct, frozen=True, tag_field="t", tag="chat"):
    lines: list[ChatLine]


class MemoTold(msgspec.Struct, frozen=True, tag_field="t", tag="memo"):
    """What I have noted for myself at this table."""

    id: str
    text: str


class Pong(msgspec.Struct, frozen=True, tag_field="t", tag="pong"):
    """Yes."""


class Bye(msgspec.Struct, frozen=True, tag_field="t", tag="bye"):
    error: Fault


Told = (
    StateTold
    | ChangeTold
    | TableTold
    | Done
    | PreviewTold
    | HintTold
    | OrdersTold
    | TriedTold
    | No
    | ChatTold
    | MemoTold
    | Pong
    | Bye
)

_encoder = msgspec.json.Encoder()
encode = _encoder.encode


def encode_each(values: list[Any]) -> list[bytes]:
    """Each of them as it is sent: written in one go, which takes a third of the time."""
    return _encoder.encode_lines(values).split(b"\n")[:-1]  # a line break within a text is written as \\n
