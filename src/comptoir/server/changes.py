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


class CountHour(msgspec.Struct, frozen=True):
    """One more hour in which the server ran; the last `most` are remembered."""

    at: str
    most: int


Change = KeepTable | KeepAnswer | KeepChat | KeepGuest | RenameGuest | CountHour
