"""What the bell of every page and *My tables* tell somebody: which tables wait for them and why, what others have done
since they looked, what they have ordered there."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Literal

import msgspec

from comptoir.server.ordered import PlannedAnswer, RoutineLeft
from comptoir.server.tables import Table
from comptoir.server.wire import Dropped


class Waiting(msgspec.Struct, frozen=True):
    """A table that somebody is to look at, why, and since when."""

    table: str
    name: str
    game: str
    why: Literal["turn", "offer", "invited", "over"]
    at: str


class Bell(msgspec.Struct, frozen=True):
    waiting: list[Waiting]


class Moved(msgspec.Struct, frozen=True):
    """How many moves a seat has made."""

    seat: int
    moves: int


class Missed(msgspec.Struct, frozen=True):
    """What others have done at a table since somebody looked at it, which was at version `after`."""

    table: str
    after: int
    moved: list[Moved]


class AllMissed(msgspec.Struct, frozen=True):
    missed: list[Missed]


class Ordered(msgspec.Struct, frozen=True):
    """What I have ordered for a seat of mine."""

    table: str
    name: str
    game: str
    seat: int
    routines: list[RoutineLeft]
    plan: list[PlannedAnswer]
    dropped: list[Dropped]


class AllOrdered(msgspec.Struct, frozen=True):
    ordered: list[Ordered]


def why_looked_for(table: Table, person: str, seen: int) -> Iterator[Waiting]:
    """Why somebody who sits at a table and looked at it when it was at version `seen` is to look again; `seen` is -1
    where that is not known."""
    held = [seat for seat in table.held_by(person) if not table.seats[seat].away]
    if not held or table.lesson is not None:
        return
    row = partial(Waiting, table.id, table.name, table.game)
    asked = [seat for seat in held if seat in table.asked]
    if table.status == "playing" and asked:
        began = min((table.clocks[seat].at for seat in asked if seat < len(table.clocks)), default="")
        yield row("turn", began or table.updated)
    if table.status == "playing" and any(seat in table.offered for seat in held):
        yield row("offer", table.updated)
    if table.status == "over" and 0 <= seen < table.version:
        yield row("over", table.updated)
