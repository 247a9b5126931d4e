"""What is asked of the server and said to it: the words of docs/protocol.md, as structs."""

from __future__ import annotations

from typing import Annotated

import msgspec

from comptoir.table import Choice

Word = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Index = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Pause = Annotated[float, msgspec.Meta(ge=1, le=86_400)]
Part = Annotated[str, msgspec.Meta(pattern=r"^([0-9a-f]{32})?(?![\s\S])")]
"""What a browser adds to the deal; empty: nothing."""
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


read_said = msgspec.json.Decoder(Said).decode
read_id = msgspec.json.Decoder(SomeId).decode
