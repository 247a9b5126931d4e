"""J5.5: banishment from the active district, and Coach."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from comptoir.games.jantaris import events
from comptoir.games.jantaris.actions import FLEE, PASS, Flee
from comptoir.games.jantaris.box import COACH, SEATS
from comptoir.games.jantaris.refusals import why_not
from comptoir.games.jantaris.state import City
from comptoir.games.jantaris.supply import shift
from comptoir.table.agenda import NOBODY, ONLY, Action, Question, then
from comptoir.table.errors import Refused


def banish(s: City, victim: i64, by: i64) -> None:
    """J5.5: one merchant goes to each adjacent district without a marker; a single one chooses."""
    here = s.count(s.place(), victim)
    ways = s.neighbours()
    events.PLAYER_BANISHED.tell(s, by, victim, min(here, len(ways)))
    if here == 0:
        return
    then(s, COACHING[victim])
    if here == 1 and len(ways) > 1:
        then(s, FLEEING[victim])
        return
    for way in ways:
        shift(s, victim, s.place(), way, 1, events.BY_BANISHMENT)


class Fleeing(Question[City]):
    """J5.5, ruling 1: a single banished merchant goes where its owner chooses."""

    name: ClassVar[str] = "flee"
    clause: ClassVar[str] = "J5.5"

    def options(self, s: City, seat: i64) -> list[Action]:
        return [FLEE[way] for way in s.neighbours()]

    def count(self, s: City, seat: i64) -> i64:
        return len(s.neighbours())

    def nth(self, s: City, seat: i64, n: i64) -> Action:
        return FLEE[s.neighbours()[n]]

    def why_not(self, s: City, seat: i64, action: Action) -> Refused | None:
        return None if action in self.options(s, seat) else why_not(s, seat, action, self)

    def take(self, s: City, seat: i64, action: Action) -> None:
        assert isinstance(action, Flee)
        shift(s, seat, s.place(), action.area, 1, events.BY_BANISHMENT)


class Coaching(Question[City]):
    """J8.11, ruling 35: with Coach one more of the banished may go to a neighbour without a marker."""

    name: ClassVar[str] = "coach"
    clause: ClassVar[str] = "J8.11"

    def seats(self, s: City) -> tuple[int, ...]:
        left = s.owns(self.seat, COACH) and s.count(s.place(), self.seat) > 0
        return ONLY[self.seat] if left else NOBODY

    def options(self, s: City, seat: i64) -> list[Action]:
        answers = [FLEE[way] for way in s.neighbours()]
        answers.append(PASS)
        return answers

    def why_not(self, s: City, seat: i64, action: Action) -> Refused | None:
        return None if action in self.options(s, seat) else why_not(s, seat, action, self)

    def take(self, s: City, seat: i64, action: Action) -> None:
        if isinstance(action, Flee):
            shift(s, seat, s.place(), action.area, 1, COACH)

    def run(self, s: City) -> None:
        """No coach, or nobody left to ride in it."""


FLEEING: Final[list[Fleeing]] = [Fleeing(seat) for seat in range(SEATS)]
COACHING: Final[list[Coaching]] = [Coaching(seat) for seat in range(SEATS)]
