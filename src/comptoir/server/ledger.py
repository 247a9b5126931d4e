"""What hosts are told and what they did, as structs: nothing that is hidden at a table."""

from __future__ import annotations

from typing import Literal

import msgspec

from comptoir.server.wire import ChatLine

Act = Literal["close", "kick", "mute", "ban", "pardon", "delete", "prune", "invite", "enter", "settle"]
"""What hosts do."""


class Deed(msgspec.Struct, frozen=True):
    """Something a host did: who did it, what, to whom, at which table, and why. It is numbered when it is kept."""

    n: int
    at: str
    host: str
    act: Act
    who: str
    table: str
    why: str


class HostSeat(msgspec.Struct, frozen=True):
    kind: str
    name: str
    person: str | None
    away: bool


class HostTable(msgspec.Struct, frozen=True):
    """A table as its host sees it: nothing that is hidden at it."""

    id: str
    name: str
    game: str
    status: str
    public: bool
    owner: str
    version: int
    seats: list[HostSeat]
    created: str
    updated: str


class HostPerson(msgspec.Struct, frozen=True):
    id: str
    name: str
    created: str
    notes: list[str]


class TableFound(msgspec.Struct, frozen=True):
    table: HostTable
    chat: list[ChatLine]


class PersonFound(msgspec.Struct, frozen=True):
    person: HostPerson
    tables: list[HostTable]


class HostDid(msgspec.Struct, frozen=True):
    """What was done: to whom, and the tables that changed."""

    act: Act
    who: str
    tables: list[str]


class HostFigures(msgspec.Struct, frozen=True):
    """How the server is, at a glance."""

    ready: bool
    sockets: int
    tables: int
    moves: int
    """Since this server started."""
    faults: int
    waiting: int
    free: int | None


class HostComplaint(msgspec.Struct, frozen=True):
    """What somebody tells the hosts of another."""

    n: int
    at: str
    by: str
    who: str
    name: str
    """What they go by."""
    table: str
    text: str


class HostView(msgspec.Struct, frozen=True):
    """What the page of the hosts begins with."""

    figures: HostFigures
    deeds: list[Deed]
    complaints: list[HostComplaint]


class HostTables(msgspec.Struct, frozen=True):
    tables: list[HostTable]


class HostPeople(msgspec.Struct, frozen=True):
    people: list[HostPerson]


class HostBan(msgspec.Struct, frozen=True):
    """An address or a network to which the house is closed."""

    who: str
    at: str
    why: str


class Upkeep(msgspec.Struct, frozen=True):
    """What a host looks after besides tables and people."""

    banned: list[HostBan]
    old: dict[str, int]
    """By status: how many tables the host's policy no longer keeps."""


class HostInvitation(msgspec.Struct, frozen=True):
    token: str
    """Whoever comes with it first, within a day, is a host."""
