"""What is asked of the server and said to it: the words of docs/protocol.md, as structs."""

from __future__ import annotations

import re
from typing import Annotated, Any, Literal

import msgspec

from comptoir.server.ordered import PlannedAnswer, RoutineLeft, Word
from comptoir.server.resting import Clock
from comptoir.table import Choice

Index = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Pause = Annotated[float, msgspec.Meta(ge=1, le=86_400)]
Part = Annotated[str, msgspec.Meta(pattern=r"^([0-9a-f]{32})?(?![\s\S])")]
"""What a browser adds to the deal; empty: nothing."""
Phrase = Literal[
    "",
    "hello",
    "good-luck",
    "well-played",
    "thanks",
    "sorry",
    "one-moment",
    "back-later",
    "your-turn",
    "good-game",
]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=7)]


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
    clock: Clock | None = None
    hints: bool | None = None
    """May a bot be asked what it would do? Unless said: where one person plays with bots."""
    apart: bool = False
    """Do players and those who look on talk apart while the game is played?"""
    deal: str = ""
    """The commitment that the server gave for this table; empty: it need prove nothing."""
    part: Part = ""


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: SeatNumber | None = None
    part: Part = ""


class Fill(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    level: str


class Pace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pace: Annotated[float, msgspec.Meta(ge=0, le=10)]


class Nothing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`{}`"""


class Fork(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    move: Index
    seats: NewSeats
    pause: Pause | None = None


class NewDeal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deal that several play, each at a table of their own: `me` is whoever plays."""

    game: str
    seats: NewSeats
    options: dict[str, Choice] = {}
    name: str = ""
    days: Annotated[int, msgspec.Meta(ge=1, le=30)] = 7
    """How long it stays closed to those who have not played it."""
    pace: Annotated[float, msgspec.Meta(ge=0, le=10)] = 1.0


class NewTournament(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tournament that others may enter; `rounds` is for Swiss ones, a round robin has as many as it takes."""

    name: str
    game: str
    size: Annotated[int, msgspec.Meta(ge=2, le=8)]
    kind: Literal["swiss", "robin"] = "swiss"
    rounds: Annotated[int, msgspec.Meta(ge=0, le=12)] = 3
    hours: Annotated[float, msgspec.Meta(ge=0.01, le=720)] = 72
    options: dict[str, Choice] = {}
    level: str = "greedy"
    """Of bots that fill a table."""
    pace: Annotated[float, msgspec.Meta(ge=0, le=10)] = 1.0
    pause: Pause | None = 30.0
    club: Annotated[str, msgspec.Meta(max_length=40)] = ""


class NewClub(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str


class HostAct(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a host does to somebody (by number or network), to a table, or to all that are old (`prune`)."""

    act: Literal["close", "kick", "mute", "ban", "pardon", "delete", "prune"]
    who: Annotated[str, msgspec.Meta(max_length=60)] = ""
    table: Annotated[str, msgspec.Meta(max_length=40)] = ""
    why: Annotated[str, msgspec.Meta(max_length=200)] = ""


Secret = Annotated[str, msgspec.Meta(max_length=200)]
Called = Annotated[str, msgspec.Meta(max_length=100)]
Number = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class NewAccount(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Called
    password: Secret


class LogIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Called
    password: Secret
    bring: bool = False
    """The seats of the guest that this browser had until now come along."""


class TakeOver(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    token: Called
    bring: bool = False


class EndOne(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Of several, the one with this number."""

    id: Number


class OneMember(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody of a club, by their face."""

    face: Number


class SeenUpTo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """I have looked at a table, as it was at this version."""

    version: Annotated[int, msgspec.Meta(ge=0, lt=2**31)]


class CancelOrder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What I have ordered for a seat is off: one of the routines, or (empty) what was planned."""

    seat: SeatNumber
    routine: Annotated[str, msgspec.Meta(max_length=40)] = ""


class NewPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    password: Secret
    old: Secret = ""


class Meant(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Who sits there; or who has said a line of the chat, wherever they are."""

    seat: SeatNumber | None = None
    line: Index | None = None


class Shun(Meant, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Mute or block somebody."""

    how: Literal["mute", "block"]


class Complain(Meant, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Tell the hosts about somebody."""

    text: Annotated[str, msgspec.Meta(max_length=500)] = ""


class SettleComplaint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    n: Index


class Bid(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ask somebody with an account to come."""

    name: Called


class PasskeySaid(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a device has signed, as browsers write it."""

    token: Called
    credential: dict[str, Any]
    bring: bool = False


class NewWay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Reach me there: a mailbox, an address to post to, or a browser with its keys."""

    kind: Literal["push", "email", "webhook", "ntfy"]
    address: Annotated[str, msgspec.Meta(max_length=1000)]
    keys: Annotated[dict[str, str], msgspec.Meta(max_length=4)] = {}
    lang: Annotated[str, msgspec.Meta(max_length=10)] = "en"


class SwitchWay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: Number
    on: bool


class NewWants(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Minutes until then, by matter and carrier; -1: never."""

    waits: dict[str, dict[str, Annotated[int, msgspec.Meta(ge=-1, le=10_080)]]]


class Hush(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hushed: bool


class TokenSaid(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    token: Annotated[str, msgspec.Meta(max_length=1000)]


class Farewell(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """My name, to be sure."""

    name: Called


class Invitation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    token: Annotated[str, msgspec.Meta(max_length=100)]


# What is said over the WebSocket


class Look(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="look"):
    seat: SeatNumber | None = None
    since: Index | None = None
    changes: bool = False
    """Tell only what has changed, once all was told."""


class SayMove(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="move"):
    id: Word
    seat: SeatNumber
    ask: Index
    move: Annotated[str, msgspec.Meta(max_length=1000)]


class SayPreview(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="preview"):
    id: Word
    seat: SeatNumber
    move: Annotated[str, msgspec.Meta(max_length=1000)]


class SayHint(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="hint"):
    id: Word
    seat: SeatNumber


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
    text: str = ""
    phrase: Phrase = ""
    """One of those that everybody reads in their own language, in place of a text."""


class SayMemo(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="memo"):
    """What I note for myself at this table; without a text: what have I noted?"""

    id: Word
    text: str | None = None


class SayRematch(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="rematch"):
    id: Word
    seat: SeatNumber
    wait: bool = True
    part: Part = ""


class SayLesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="lesson"):
    id: Word
    step: Index


class SayOrders(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="orders"):
    """Orders for a seat in place of those it has; what is not named stays as it is."""

    id: Word
    seat: SeatNumber
    routines: Annotated[list[RoutineLeft], msgspec.Meta(max_length=20)] | None = None
    plan: Annotated[list[PlannedAnswer], msgspec.Meta(max_length=100)] | None = None
    read: bool = False
    """What was dropped is known now."""


class TryMove(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: SeatNumber
    move: Annotated[str, msgspec.Meta(max_length=1000)]


class SayTry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="try"):
    """Moves tried out, mine and those imagined for the others; and what another one would do after them."""

    id: Word
    seat: SeatNumber
    moves: Annotated[list[TryMove], msgspec.Meta(max_length=400)] = []
    preview: Annotated[str, msgspec.Meta(max_length=1000)] | None = None


class Ping(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="ping"):
    """Are you there?"""


Lasting = SayMove | SayUndo | SayConsent | SayChat | SayRematch | SayLesson | SayOrders
Said = Look | SayPreview | SayHint | SayTry | SayMemo | Lasting | Ping


class SomeId(msgspec.Struct, frozen=True):
    """The id of a message that is otherwise unreadable."""

    id: Word | None = None


NOUGHT = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")
read_said = msgspec.json.Decoder(Said).decode
read_id = msgspec.json.Decoder(SomeId).decode


def check_signs(data: bytes) -> None:
    """`ValidationError` if a text holds the sign of number 0: SQLite would keep it, PostgreSQL keeps none."""
    if b"\\u0000" in data and NOUGHT.search(data):
        raise msgspec.ValidationError("no text holds the sign of number 0")
