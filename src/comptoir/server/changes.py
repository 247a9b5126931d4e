"""What the disk is asked to keep: each change with its values, whichever database carries it out."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from comptoir.server.position import Logged
from comptoir.server.tables import Table
from comptoir.server.wire import ChatLine


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


class KeepChat(msgspec.Struct, frozen=True):
    """A line of chat; `most` are kept."""

    table: str
    line: ChatLine
    most: int


class KeepGuest(msgspec.Struct, frozen=True):
    person: str
    name: str
    at: str


class RenameGuest(msgspec.Struct, frozen=True):
    person: str
    name: str


class KeepPromise(msgspec.Struct, frozen=True):
    """The seed of the next table of a guest, who was given its commitment."""

    person: str
    seed: str


class TakePromise(msgspec.Struct, frozen=True):
    """The seed is used, and never again."""

    person: str
    seed: str


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


class CountHour(msgspec.Struct, frozen=True):
    """One more hour in which the server ran; the last `most` are remembered."""

    at: str
    most: int


def touched(changes: Sequence[Change]) -> Touched:
    """Whom these changes are news to: tables, and guests who go by another name."""
    tables = {change.table.id for change in changes if isinstance(change, KeepTable)}
    chats = {change.table for change in changes if isinstance(change, KeepChat)}
    return Touched(sorted(tables | chats), [each.person for each in changes if isinstance(each, RenameGuest)])


News = Touched | Present
"""What servers tell each other."""
Change = KeepTable | KeepAnswer | KeepChat | KeepGuest | RenameGuest | KeepPromise | TakePromise | CountHour
