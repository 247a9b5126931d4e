"""What people have said about their days: checked, kept, and at hand once read."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date, datetime
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from comptoir.server.changes import KeepHabits
from comptoir.server.errors import BadField
from comptoir.server.resting import ALWAYS_THERE, DAY, Habits, Quiet, Vacation
from comptoir.server.settings import Limits
from comptoir.server.store import Store

AHEAD = 366 * DAY
"""How far ahead a vacation is planned, and how long one is remembered that is over."""
KNOWN = 10_000
"""People whose habits are at hand."""


class HabitsKept:
    """The habits of all people."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self._store = store
        self._limits = limits
        self._of: dict[str, Habits] = {}

    async def of(self, person: str) -> Habits:
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

    async def checked(self, person: str, said: Habits, at: datetime) -> Habits:
        """What somebody says, as it can be kept, or which field will not do. Days they were away already stay so."""
        before = await self.of(person)
        check_zone(said.zone)
        check_quiet(said.quiet, self._limits.quiet)
        today = at.astimezone(ZoneInfo(said.zone)).date()
        vacations = merged([*_past(before.vacations, today), *_to_come(said.vacations, today)])
        if sum(each.days for each in vacations) > self._limits.vacation:
            most = self._limits.vacation
            text = f"at most {most} days of vacation are possible in a year"
            raise BadField("too-much-vacation", text, field="vacations", most=most)
        return Habits(said.zone, said.quiet, vacations)

    async def keep(self, person: str, said: Habits) -> None:
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


def _past(vacations: list[Vacation], today: date) -> list[Vacation]:
    """The days before today on which somebody was away: nobody takes them back to have them again."""
    oldest = today - AHEAD
    return [
        Vacation(max(each.first, oldest), min(each.last, today - DAY))
        for each in vacations
        if each.first < today and each.last >= oldest
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
