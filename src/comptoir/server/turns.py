"""Whose turn it is, since when, and how much time they have: found anew whenever a table is saved.

A clock runs while its seat is asked and somebody sits there; it stands while somebody wishes to take back, and in a
pause, which has a time of its own. All of it follows from who is asked, which everybody knows.
"""

from __future__ import annotations

from collections.abc import Callable, Collection

import msgspec
from msgspec.structs import replace

from comptoir.server import wire
from comptoir.server.resting import Habits, rest_at
from comptoir.server.running import HouseTime
from comptoir.server.tables import Seat, SeatClock, Table

LATE = 0.001
"""Seconds: less than that is nothing."""
AGAIN = 10
"""The part of the whole time that is given to who comes back without any: a tenth."""
LITTLE = 4
"""The part of the whole time that is little, in games over days: a quarter. Its owner is told once."""


UNASKED = SeatClock()


class Turn(msgspec.Struct, frozen=True):
    """Somebody is asked who was not before."""

    table: Table
    seat: int
    person: str


class Turns:
    """What a house knows of turns and times."""

    def __init__(self, running: HouseTime, habits: Callable[[str | None], Habits]) -> None:
        self.running = running
        self._habits = habits

    def settled(self, before: Table | None, after: Table, at: str, moved: Collection[int] = ()) -> Table:
        """The table with the clocks as they are now: what was spent is taken off, who is asked begins; `moved` are the
        seats that have answered in between."""
        if before is not None and (len(before.clocks) != len(after.seats) or before.status != "playing"):
            before = None
        settled = self._settled if after.clock is not None else _asked_since
        clocks = [settled(before, after, seat, at, seat in moved) for seat in range(len(after.seats))]
        table = replace(after, clocks=clocks, seats=_noted_when_left(before, after, at))
        return replace(table, due=self.due(table))

    def _settled(self, before: Table | None, table: Table, seat: int, at: str, moved: bool) -> SeatClock:
        old = full(table) if before is None else before.clocks[seat]
        asked = table.status == "playing" and seat in table.asked
        answered = before is None or moved or seat not in before.asked
        shown = (at if answered else old.at) if asked else ""
        left = old.left
        if before is not None and left is not None and table.clock is not None:
            left = self.left(before, seat)
            assert left is not None
            if answered and table.clock.kind == "move":
                left = table.clock.seconds
            elif seat in before.asked and not asked and old.since is not None:
                left += table.clock.increment
            if before.seats[seat].away and not table.seats[seat].away:
                left = max(left, table.clock.seconds / AGAIN)
        since = self.running.now() if asked and runs(table, seat) else None
        return SeatClock(shown, since, left, _is_little(table, left) and _to_know(table, seat, since, old))

    def left(self, table: Table, seat: int) -> float | None:
        """Seconds that a seat has left; None: as many as it likes."""
        clock = table.clocks[seat]
        if clock.left is None or clock.since is None:
            return clock.left
        return clock.left - self.running.spent(self.habits(table, seat), clock.since)

    def habits(self, table: Table, seat: int) -> Habits | None:
        """By which habits its time is counted; None: by none, for the game is played at one sitting."""
        if table.clock is None or table.clock.kind == "live":
            return None
        return self._habits(table.seats[seat].person)

    def ends(self, table: Table) -> float | None:
        """Seconds until the first clock that runs has run out, rests included; None: none runs."""
        if table.clock is None:
            return None
        found = [
            max(0.0, self.running.until(self.habits(table, seat), max(0.0, self.left(table, seat) or 0.0)))
            for seat, clock in enumerate(table.clocks)
            if clock.since is not None and clock.left is not None
        ]
        return min(found, default=None)

    def due(self, table: Table) -> int | None:
        """The time of the house, in milliseconds, at which that is, or somebody is to be told that little is left."""
        ends = self.ends(table)
        if ends is None:
            return None
        first = min([ends, *(self._until_little(table, seat) for seat in self._unwarned(table))])
        return round(1000 * (self.running.now() + first))

    def to_warn(self, table: Table) -> list[int]:
        """The seats that have little time left and have not been told."""
        return [seat for seat in self._unwarned(table) if _is_little(table, self.left(table, seat))]

    def _unwarned(self, table: Table) -> list[int]:
        """The seats whose clock runs over days and that have not been told."""
        if table.clock is None or table.clock.kind == "live":
            return []
        return [
            seat for seat, clock in enumerate(table.clocks) if clock.since is not None and not clock.warned
        ]

    def _until_little(self, table: Table, seat: int) -> float:
        """Seconds until a clock that runs has little left, rests included."""
        assert table.clock is not None
        ahead = (self.left(table, seat) or 0.0) - table.clock.seconds / LITTLE
        return max(0.0, self.running.until(self.habits(table, seat), max(0.0, ahead)))

    def out(self, table: Table) -> list[int]:
        """The seats whose time is up."""
        return [
            seat
            for seat, clock in enumerate(table.clocks)
            if clock.since is not None and (self.left(table, seat) or 0.0) <= LATE and clock.left is not None
        ]

    def clocks(self, table: Table) -> list[wire.ClockTold]:
        """The clocks of all seats, as everybody may know them; none unless a game is under way."""
        if table.status != "playing" or len(table.clocks) != len(table.seats):
            return []
        return [self._clock(table, seat, clock) for seat, clock in enumerate(table.clocks)]

    def _clock(self, table: Table, seat: int, clock: SeatClock) -> wire.ClockTold:
        if table.clock is None:
            return wire.ClockTold(None, clock.at or None, False, None)
        left, habits = self.left(table, seat), self.habits(table, seat)
        rest = None
        if habits is not None and not table.seats[seat].plays_itself:
            rest = rest_at(habits, self.running.shown())
        shown = None if left is None else max(0, round(1000 * left))
        return wire.ClockTold(shown, clock.at or None, clock.since is not None, rest)


def _asked_since(before: Table | None, table: Table, seat: int, at: str, moved: bool) -> SeatClock:
    """Since when a seat is asked that has all the time in the world."""
    if table.status != "playing" or seat not in table.asked:
        return UNASKED
    if before is None or moved or seat not in before.asked:
        return SeatClock(at)
    return before.clocks[seat]


def full(table: Table) -> SeatClock:
    """The clock of a seat before it was ever asked."""
    return SeatClock("", None, None if table.clock is None else table.clock.seconds)


def runs(table: Table, seat: int) -> bool:
    """Does the clock of a seat run that is asked?"""
    paused = table.pausing and table.pause is not None
    return (
        table.clock is not None
        and not table.seats[seat].plays_itself
        and not paused
        and table.wish is None
        and not table.halted
    )


def _is_little(table: Table, left: float | None) -> bool:
    """Is so much little? Never at one sitting, where everybody sees the clock."""
    clock = table.clock
    return (
        clock is not None
        and clock.kind != "live"
        and left is not None
        and left <= clock.seconds / LITTLE + LATE
    )


def _to_know(table: Table, seat: int, since: float | None, old: SeatClock) -> bool:
    """Is it told now, or was it? Whose seat a bot keeps knows it, for they come back to it."""
    return old.warned or since is not None or table.seats[seat].away


def _noted_when_left(before: Table | None, after: Table, at: str) -> list[Seat]:
    """The seats, with the time at which a bot has begun to keep one; the very same list where there is none."""
    if not any(seat.away or seat.since for seat in after.seats):
        return after.seats
    old = after.seats if before is None else before.seats
    return [
        replace(seat, since=(was.since or at) if seat.away else "") if seat.away or seat.since else seat
        for was, seat in zip(old, after.seats, strict=True)
    ]


def newly_asked(before: Table | None, after: Table) -> list[Turn]:
    """The people who are asked now and were not before, each at their seat."""
    if after.status != "playing":
        return []
    asked_before = (
        set()
        if before is None or before.status != "playing"
        else {seat for seat in before.asked if not before.seats[seat].plays_itself}
    )
    return [
        Turn(after, seat, after.seats[seat].person or "")
        for seat in after.asked
        if seat not in asked_before and not after.seats[seat].plays_itself
    ]
