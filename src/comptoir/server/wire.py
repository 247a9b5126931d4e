"""What goes over the wire: the words of docs/protocol.md, as structs."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from comptoir.table import Choice, Place

Status = Literal["open", "playing", "over", "closed"]
Kind = Literal["start", "move", "late", "undo", "away", "back", "rules", "ended"]
Word = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Index = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Pause = Annotated[float, msgspec.Meta(ge=1, le=86_400)]
Part = Annotated[str, msgspec.Meta(pattern=r"^([0-9a-f]{32})?(?![\s\S])")]
"""What a browser adds to the deal; empty: nothing."""
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=7)]
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
    """Does a write arrive? And the bytes that are free."""

    ok: bool
    free: int


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


# What is asked over HTTP


class NewName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str


class Me(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="me"):
    """I sit here."""


class Open(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="open"):
    """Whoever comes."""


class Bot(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="bot"):
    level: str


class HotSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="hotseat"):
    """Somebody who plays on my screen."""

    name: str


NewSeat = Me | Open | Bot | HotSeat
NewSeats = Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=8)]


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    seats: NewSeats
    options: dict[str, Choice] = {}
    public: bool = False
    name: str = ""
    pace: Annotated[float, msgspec.Meta(ge=0, le=10)] = 1.0
    pause: Pause | None = 10.0
    deal: str = ""
    """The commitment that the server gave for this table; empty: it need prove nothing."""
    part: Part = ""


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: SeatNumber | None = None
    part: Part = ""


class Fill(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    level: str


class Nothing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`{}`"""


class Fork(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    move: Index
    seats: NewSeats
    pause: Pause | None = None


# What is said over the WebSocket


class Look(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="look"):
    seat: SeatNumber | None = None
    since: Index | None = None


class SayMove(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="move"):
    id: Word
    seat: SeatNumber
    ask: Index
    move: Annotated[str, msgspec.Meta(max_length=1000)]


class SayPreview(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="preview"):
    id: Word
    seat: SeatNumber
    move: Annotated[str, msgspec.Meta(max_length=1000)]


class SayUndo(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="undo"):
    id: Word
    seat: SeatNumber
    to: Index
    free: bool = False
    """Meant to be done at once: not to become a wish."""


class SayConsent(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="consent"):
    id: Word
    seat: SeatNumber
    yes: bool


class SayChat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="chat"):
    id: Word
    text: str


class SayRematch(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="rematch"):
    id: Word
    seat: SeatNumber
    wait: bool = True
    part: Part = ""


class Ping(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="ping"):
    """Are you there?"""


Lasting = SayMove | SayUndo | SayConsent | SayChat | SayRematch
Said = Look | SayPreview | Lasting | Ping


class SomeId(msgspec.Struct, frozen=True):
    """The id of a message that is otherwise unreadable."""

    id: Word | None = None


# What is answered


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
read_said = msgspec.json.Decoder(Said).decode
read_id = msgspec.json.Decoder(SomeId).decode
