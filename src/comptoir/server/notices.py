"""What gives rise to a notice, and who is to be told by which way. It is kept in one piece with what has happened.

A notice says which table and which kind of thing, never what lies on the table: whoever reads it over a shoulder learns
what the list of tables tells."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from datetime import timedelta

from comptoir.server.letters import NEVER, DropLetter, Letter, Matter, OfLetters, Wants, Way, wait_of
from comptoir.server.register import Register
from comptoir.server.tables import Table, now
from comptoir.table import Event
from comptoir.table.news import Happened

GATHER = 20.0
"""Seconds: what is over within so long needs no notice, and what comes together within it is one."""
OFFERED = ("offer-made", "offer-countered")
"""Events by which a game says that somebody offers something, to `other` if it is to one seat."""


class Notices:
    """The ways of all people, at hand once read."""

    def __init__(self, register: Register) -> None:
        self._register = register
        self._ways: dict[str, list[Way]] = {}
        self._wants: dict[str, Wants] = {}

    async def of(self, before: Table, after: Table, events: Iterable[Event]) -> list[OfLetters]:
        """What is to be kept, as a table changes from one to the other."""
        changes: list[OfLetters] = []
        for person, kind in arising(before, after, events):
            changes += await self.to(person, kind, after.id)
        for person in people_asked(before) - people_asked(after):
            if await self.ways(person):
                changes.append(DropLetter(person, after.id, "turn"))
        for person in _pressed(before) - _pressed(after):
            if await self.ways(person):
                changes.append(DropLetter(person, after.id, "time"))
        return changes

    async def to(self, person: str, kind: Matter, table: str) -> list[OfLetters]:
        """A letter by each way on which somebody wants to hear of it."""
        ways = [way for way in await self.ways(person) if way.on and way.confirmed]
        if not ways:
            return []
        wants = await self.wants(person)
        if table in wants.hushed:
            return []
        found: list[OfLetters] = []
        for way in ways:
            wait = wait_of(wants, kind, way.kind)
            if wait != NEVER:
                due = now(-max(timedelta(seconds=GATHER), timedelta(minutes=wait)))
                found.append(Letter(person, way.id, table, kind, 1, now(), due))
        return found

    async def ways(self, person: str) -> list[Way]:
        if person not in self._ways:
            self._ways[person] = await self._register.ways(person)
        return self._ways[person]

    async def wants(self, person: str) -> Wants:
        if person not in self._wants:
            self._wants[person] = await self._register.wants(person) or Wants(person)
        return self._wants[person]

    def doubt(self, people: Iterable[str] | None = None) -> None:
        """They may have changed: they are read again when they are needed."""
        for person in list(self._ways.keys() | self._wants.keys()) if people is None else people:
            self._ways.pop(person, None)
            self._wants.pop(person, None)


def arising(before: Table, after: Table, events: Iterable[Event]) -> Iterator[tuple[str, Matter]]:
    """Whom a change concerns, and how: people at their own seats, not those whose seats bots keep."""
    for person in sorted(people_asked(after) - people_asked(before)):
        yield person, "turn"
    warned = {seat for seat, clock in enumerate(before.clocks) if clock.warned}
    for person in sorted(_pressed(after, warned)):
        yield person, "time"
    if after.status == "over" and before.status == "playing":
        for person in sorted(after.people()):
            yield person, "over"
    if before.status == "open":
        for newcomer in sorted(after.people() - before.people()):
            yield from ((person, "sat") for person in sorted(before.sitters() - {newcomer}))
    for event in events:
        if isinstance(event, Happened) and event.news.kind in OFFERED:
            for seat, there in enumerate(after.seats):
                told = event.told(seat) if there.person is not None and not there.away else None
                if told is not None and told.get("other") == seat:
                    yield str(there.person), "offer"


def people_asked(table: Table) -> set[str]:
    """Those who are asked something now."""
    if table.status != "playing" or table.lesson is not None:
        return set()
    seats = [table.seats[seat] for seat in table.asked]
    return {seat.person for seat in seats if seat.person is not None and not seat.away}


def _pressed(table: Table, but: Collection[int] = ()) -> set[str]:
    """Those of them who have little time left, but for some seats."""
    if table.clock is None:
        return set()
    seats = [seat for seat, clock in enumerate(table.clocks) if clock.warned and seat in table.asked]
    return {str(table.seats[seat].person) for seat in seats if seat not in but} & people_asked(table)


def still_true(letter: Letter, table: Table | None) -> bool:
    """Is what a letter says still so?"""
    if letter.kind == "test":
        return True
    if table is None:
        return False
    if letter.kind == "time":
        # At a table of a tournament it is the time of the round.
        return letter.person in (people_asked(table) if table.tournament else _pressed(table))
    return letter.kind != "turn" or letter.person in people_asked(table)
