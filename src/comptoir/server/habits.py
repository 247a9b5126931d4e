"""What people have said about their days: checked, kept, and at hand once read."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date, datetime
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from comptoir.server.changes import KeepHabits
from comptoir.server.errors import BadField, TooMuch
from comptoir.server.resting import ALWAYS_THERE, DAY, Habits, Quiet, Remembered, Vacation
from comptoir.server.settings import Limits
from comptoir.server.store import Store

AHEAD = 366 * DAY
"""How far ahead a vacation is planned, and how long one is remembered that is over."""
LATELY = 30 * DAY
"""How long it is remembered that hours were changed."""
KNOWN = 10_000
"""People whose habits are at hand."""


class HabitsKept:
    """The habits of all people."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self._store = store
        self._limits = limits
        self._of: dict[str, Remembered] = {}

    async def of(self, person: str) -> Remembered:
        """What somebody has said; who has said nothing is always there."""
        if person not in self._of:
            if len(self._of) >= KNOWN:
                self._of.clear()
            self._of[person] = await self._store.habits(person) or ALWAYS_THERE
        return self._of[person]

    async def learn(self, people: Iterable[str]) -> None:
        """Have the habits of some people at hand."""
        for person in people:
            await self.of(person)

    def at_hand(self, person: str | None) -> Habits:
        """What somebody has said, as far as it was learned."""
        return self._of.get(person or "", ALWAYS_THERE)

    def doubt(self, people: Iterable[str] | None = None) -> None:
        """They may have changed elsewhere, of these people or of all: they are read again when they are needed."""
        for person in list(self._of) if people is None else people:
            self._of.pop(person, None)

    async def checked(self, person: str, said: Habits, at: datetime) -> Remembered:
        """What somebody says, as it can be kept, or which field will not do. Days they were away already stay so, and a
        day on which they are away is one as soon as it has begun."""
        before = await self.of(person)
        check_zone(said.zone)
        check_quiet(said.quiet, self._limits.quiet)
        begun = at.astimezone(ZoneInfo(before.zone)).date()
        to_come = _to_come(said.vacations, at.astimezone(ZoneInfo(said.zone)).date())
        vacations = merged([*_begun(before.vacations, begun), *to_come])
        if sum(each.days for each in vacations) > self._limits.vacation:
            most = self._limits.vacation
            text = f"at most {most} days of vacation are possible in a year"
            raise BadField("too-much-vacation", text, field="vacations", most=most)
        return Remembered(said.zone, said.quiet, vacations, self._shifts(before, said, at))

    def _shifts(self, before: Remembered, said: Habits, at: datetime) -> list[datetime]:
        """When their hours were changed lately, or `TooMuch`: who moves them on again and again rests for ever."""
        lately = [each for each in before.shifts if at - each < LATELY]
        if before.quiet == said.quiet and (before.zone == said.zone or said.quiet is None):
            return lately
        most = self._limits.shifts
        if len(lately) >= most:
            text = f"quiet hours and their time zone are changed {most} times in {LATELY.days} days at most"
            raise TooMuch("too-many-shifts", text, most=most, days=LATELY.days)
        return [*lately, at]

    async def keep(self, person: str, said: Remembered) -> None:
        await self._store.write(KeepHabits(person, said))
        self._of[person] = said


def check_zone(name: str) -> None:
    """It is a time zone of the IANA's list, or `BadField`."""
    try:
        ZoneInfo(name)
    except (ValueError, ZoneInfoNotFoundError, OSError) as error:
        text = "zone is a time zone by its name, such as Europe/Paris"
        raise BadField("bad-zone", text, field="zone", name=name[:60]) from error


def check_quiet(quiet: Quiet | None, most: int) -> None:
    """Hours are left in which clocks run, or `BadField`."""
    minutes = 0 if quiet is None else (quiet.ends - quiet.begins) % (24 * 60) or 24 * 60
    if minutes > most * 60:
        raise BadField("too-quiet", f"at most {most} hours of a day are quiet", field="quiet", most=most)


def merged(vacations: Iterable[Vacation]) -> list[Vacation]:
    """Vacations in order, those that touch as one."""
    found: list[Vacation] = []
    for each in sorted(vacations):
        if found and each.first <= found[-1].last + DAY:
            found[-1] = Vacation(found[-1].first, max(found[-1].last, each.last))
        else:
            found.append(each)
    return found


def _begun(vacations: list[Vacation], today: date) -> list[Vacation]:
    """The days until today on which somebody was away: nobody takes them back to have them again."""
    oldest = today - AHEAD
    return [
        Vacation(max(each.first, oldest), min(each.last, today))
        for each in vacations
        if each.first <= today and each.last >= oldest
    ]


def _to_come(vacations: list[Vacation], today: date) -> list[Vacation]:
    """The days from today on; `BadField` for one that ends before it begins, or lies too far ahead."""
    for n, each in enumerate(vacations):
        field = f"vacations[{n}]"
        if each.last < each.first:
            raise BadField("vacation-backwards", "a vacation ends before it begins", field=field)
        if each.last > today + AHEAD:
            text = "a vacation lies within the next twelve months"
            raise BadField("vacation-far", text, field=field)
    return [Vacation(max(each.first, today), each.last) for each in vacations if each.last >= today]
