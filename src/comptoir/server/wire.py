"""What the server answers and tells: the words of docs/protocol.md, as structs."""

from __future__ import annotations

from typing import Literal

import msgspec

from comptoir.table import Choice, Place

Status = Literal["open", "playing", "over", "closed"]
Kind = Literal["start", "move", "late", "undo", "away", "back", "rules", "ended"]
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


class GameInfo(msgspec.Struct, frozen=True):
    name: str
    title: str
    designer: str
    seats: tuple[int, int]
    minutes: tuple[int, int]
    pauses: bool
    version: int
    options: list[OptionInfo]
    bots: list[str]


class Hello(msgspec.Struct, frozen=True):
    me: Person | None
    games: list[GameInfo]


class DiskHealth(msgspec.Struct, frozen=True):
    """Does a write arrive? And the bytes that are free, if the database is on this machine."""

    ok: bool
    free: int | None


class WriterHealth(msgspec.Struct, frozen=True):
    """Who waits for the disk, and since how many seconds the first of them."""

    ok: bool
    waiting: int
    oldest: float


class BotsHealth(msgspec.Struct, frozen=True):
    """How often luck answered for a bot, and at how many tables they stopped."""

    ok: bool
    failures: int
    stopped: int


class TablesHealth(msgspec.Struct, frozen=True):
    """Tables that cannot be read or replayed; the server's log names them."""

    broken: int


class Health(msgspec.Struct, frozen=True):
    ok: bool
    version: str
    compiled: bool
    disk: DiskHealth
    writer: WriterHealth
    bots: BotsHealth
    tables: TablesHealth


class SeatInfo(msgspec.Struct, frozen=True):
    kind: Literal["person", "bot", "open"]
    name: str
    level: str | None
    me: bool
    online: bool
    away: bool


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
    """Once over."""


class Promise(msgspec.Struct, frozen=True):
    """What the server is bound to before a table is made."""

    commitment: str


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
    pace: float
    pause: float | None
    study: bool
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
    to: int
    free: bool


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
    view: Shown | msgspec.UnsetType = msgspec.UNSET
    views: list[Shown] | msgspec.UnsetType = msgspec.UNSET


class Frames(msgspec.Struct, frozen=True):
    total: int
    frames: list[Frame]


class RulesPage(msgspec.Struct, frozen=True):
    title: str
    html: str


class ChatLine(msgspec.Struct, frozen=True):
    n: int
    at: str
    seat: int | None
    name: str
    text: str


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


class TableTold(msgspec.Struct, frozen=True, tag_field="t", tag="table"):
    table: Summary


class Done(msgspec.Struct, frozen=True, tag_field="t", tag="done"):
    id: str
    version: int


class PreviewTold(msgspec.Struct, frozen=True, tag_field="t", tag="preview"):
    id: str
    preview: Shown


class No(msgspec.Struct, frozen=True, tag_field="t", tag="no"):
    id: str | None
    error: Fault


class ChatTold(msgspec.Struct, frozen=True, tag_field="t", tag="chat"):
    lines: list[ChatLine]


class Pong(msgspec.Struct, frozen=True, tag_field="t", tag="pong"):
    """Yes."""


class Bye(msgspec.Struct, frozen=True, tag_field="t", tag="bye"):
    error: Fault


Told = StateTold | TableTold | Done | PreviewTold | No | ChatTold | Pong | Bye

encode = msgspec.json.Encoder().encode
