"""What the disk is asked to keep: each change with its values, whichever database carries it out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from comptoir.server.ledger import Deed
from comptoir.server.letters import REACHED, OfLetters
from comptoir.server.orders import Orders
from comptoir.server.personal import SEEN_EVERYWHERE, OfMembers
from comptoir.server.position import Logged
from comptoir.server.resting import Remembered
from comptoir.server.tables import Remark, Table

What = Literal["ban", "mute", "gone", "host", "invited"]
"""What they note of somebody."""


class KeepTable(msgspec.Struct, frozen=True):
    """A table, new or changed, and the new entries of its log."""

    table: Table
    entries: Sequence[Logged] = ()
    seated: bool = False
    """Has somebody sat down, who will look for it among their own?"""


class KeepAnswer(msgspec.Struct, frozen=True):
    """That a message was done, and at which version: when it comes again, so does its answer."""

    table: str
    person: str
    client: str
    version: int


class NoteSeen(msgspec.Struct, frozen=True):
    """Somebody has looked at a table, as it was at a version."""

    person: str
    table: str
    version: int


class KeepChat(msgspec.Struct, frozen=True):
    """A line of chat; `most` are kept."""

    table: str
    remark: Remark
    most: int


class KeepMemo(msgspec.Struct, frozen=True):
    """What somebody has noted for themselves at a table; nothing: it goes."""

    table: str
    person: str
    text: str


class KeepOrders(msgspec.Struct, frozen=True):
    """What somebody has ordered for their seat; `due`: and something of it can be done at once."""

    table: str
    seat: int
    orders: Orders
    due: bool = False


class DropOrders(msgspec.Struct, frozen=True):
    """The game is over: whatever was ordered there."""

    table: str


class KeepGuest(msgspec.Struct, frozen=True):
    person: str
    name: str
    at: str


class RenameGuest(msgspec.Struct, frozen=True):
    person: str
    name: str


class KeepHabits(msgspec.Struct, frozen=True):
    """What somebody has said about their days."""

    person: str
    habits: Remembered


class KeepPromise(msgspec.Struct, frozen=True):
    """The seed of the next table of a guest, who was given its commitment."""

    person: str
    seed: str


class TakePromise(msgspec.Struct, frozen=True):
    """The seed is used, and never again."""

    person: str
    seed: str


class Note(msgspec.Struct, frozen=True):
    """What a host has noted of a person or a network: what, since (or until) when, and why."""

    who: str
    what: What
    at: str
    why: str


class RemoveNote(msgspec.Struct, frozen=True):
    who: str
    what: What


class TakeInvitation(msgspec.Struct, frozen=True):
    """It is used, and never again."""

    who: str


class DropTable(msgspec.Struct, frozen=True):
    """A table, its log and all that was said at it go for good."""

    table: str


class DropLines(msgspec.Struct, frozen=True):
    """What was said from a seat, when it was not kept by whom."""

    table: str
    seat: int


class ForgetPerson(msgspec.Struct, frozen=True):
    """Their name goes, and what they have said; another is drawn for their games."""

    person: str
    name: str
    drawn: str


class Present(msgspec.Struct, frozen=True, tag=True):
    """Who looks at a table at one server; `asks`: and who does at the others?"""

    server: str
    table: str
    people: list[str]
    watchers: int
    asks: bool = False


class Touched(msgspec.Struct, frozen=True, tag=True):
    """What a commit has changed, by name."""

    tables: list[str]
    people: list[str]


class WantReview(msgspec.Struct, frozen=True):
    """A game is over, or somebody asks: it is to be looked back on, unless it was already."""

    table: str
    at: str


class KeepReview(msgspec.Struct, frozen=True):
    """What was found, or that nothing was."""

    table: str
    status: Literal["made", "failed"]
    data: str


class KeepPicture(msgspec.Struct, frozen=True):
    """What a link to a game that is over shows: a PNG in base 64, and who left it; the last is kept."""

    table: str
    person: str
    at: str
    data: str


class DropPictures(msgspec.Struct, frozen=True):
    """All that somebody has left."""

    person: str


class KeepDeal(msgspec.Struct, frozen=True):
    """A deal that several tables share; the first who keeps it under its name has made it."""

    deal: str
    owner: str
    data: str


class KeepTry(msgspec.Struct, frozen=True):
    """Somebody sits at a table of a shared deal; they can do so once."""

    deal: str
    person: str
    table: str
    home: str
    counts: bool


class ForgetHomes(msgspec.Struct, frozen=True):
    """Where people came from to the deals of a game but for these: nothing is compared with it any more."""

    game: str
    today: str
    yesterday: str


class DropTry(msgspec.Struct, frozen=True):
    """They got up again before anything was dealt."""

    deal: str
    person: str


class KeepOutcome(msgspec.Struct, frozen=True):
    """How a game ended, once; and the faces by which its people are known to others."""

    table: str
    game: str
    at: str
    rated: bool
    data: str
    people: list[tuple[str, str]]


class KeepClub(msgspec.Struct, frozen=True):
    club: str
    name: str
    owner: str
    at: str


class KeepMember(msgspec.Struct, frozen=True):
    """Somebody belongs to a club; others know them by a face."""

    club: str
    person: str
    face: str
    at: str


class DropMember(msgspec.Struct, frozen=True):
    club: str
    person: str


class KeepOut(msgspec.Struct, frozen=True):
    """Somebody belongs to a club no more, and its link lets them in no more either."""

    club: str
    person: str
    at: str


class LetIn(msgspec.Struct, frozen=True):
    """Its link lets them in again."""

    club: str
    person: str


class KeepTournament(msgspec.Struct, frozen=True):
    """A tournament, new or changed, and the faces of who has entered."""

    id: str
    owner: str
    club: str
    status: str
    at: str
    data: str
    revision: int
    people: list[tuple[str, str]] = []


class KeepSpan(msgspec.Struct, frozen=True):
    """How long a span of the time of the house has lasted, in milliseconds, since when, and by the wall."""

    since: int
    wall: str
    length: int


class CountHour(msgspec.Struct, frozen=True):
    """One more hour in which the server ran; the last `most` are remembered."""

    at: str
    most: int


def touched(changes: Sequence[Change]) -> Touched:
    """Whom these changes are news to: tables, and people who go by another name, or of whom something else is known."""
    tables = {change.table.id for change in changes if isinstance(change, KeepTable)}
    beside = {change.table for change in changes if isinstance(change, KeepChat | KeepOrders)}
    told = (RenameGuest, KeepHabits, *SEEN_EVERYWHERE, *REACHED)
    people = [each.person for each in changes if isinstance(each, told)]
    return Touched(sorted(tables | beside), list(dict.fromkeys(people)))


News = Touched | Present
"""What servers tell each other."""
OfHosts = Note | RemoveNote | TakeInvitation | Deed | DropTable | DropLines | ForgetPerson
OfReviews = WantReview | KeepReview
OfPictures = KeepPicture | DropPictures
OfPeople = KeepGuest | RenameGuest | KeepHabits
OfTime = CountHour | KeepSpan
OfDeals = KeepDeal | KeepTry | DropTry | ForgetHomes
OfOrders = KeepOrders | DropOrders | KeepMemo
OfGuests = KeepTable | KeepAnswer | KeepChat | NoteSeen | OfPeople | KeepPromise | TakePromise
OfClubs = KeepOutcome | KeepClub | KeepMember | DropMember | KeepOut | LetIn | KeepTournament
Change = (
    OfGuests
    | OfTime
    | OfReviews
    | OfPictures
    | OfOrders
    | OfHosts
    | OfMembers
    | OfLetters
    | OfDeals
    | OfClubs
)
