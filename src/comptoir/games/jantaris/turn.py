"""J2.6, J3.5, J9: setting out, the turn and the end. The four phases are the list in `BeginTurn`."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from comptoir.games.jantaris import events
from comptoir.games.jantaris.actions import SETTLE, Settle
from comptoir.games.jantaris.box import CENTRE, DISTRICTS, GOAL, LAST_TURN, NONE, SEATS, START_ITEMS
from comptoir.games.jantaris.city import CITY, REFILL
from comptoir.games.jantaris.control import CLOCK, CONTROL
from comptoir.games.jantaris.diplomacy import MARKER
from comptoir.games.jantaris.fair import FAIR_PHASE
from comptoir.games.jantaris.items import OPTIONAL
from comptoir.games.jantaris.items import START_ITEMS as USE_ITEMS
from comptoir.games.jantaris.refusals import why_not
from comptoir.games.jantaris.state import City
from comptoir.games.jantaris.supply import place
from comptoir.table.agenda import Action, Question, Step, then
from comptoir.table.errors import Refused


class Settling(Question[City]):
    """J2.6: each player puts 2 merchants in 2 different districts, one after the other."""

    name: ClassVar[str] = "settle"
    clause: ClassVar[str] = "J2.6"

    def options(self, s: City, seat: i64) -> list[Action]:
        return [SETTLE[d] for d in range(DISTRICTS) if s.count(d, seat) == 0]

    def count(self, s: City, seat: i64) -> i64:
        empty: i64 = 0
        for d in range(DISTRICTS):
            if s.count(d, seat) == 0:
                empty += 1
        return empty

    def nth(self, s: City, seat: i64, n: i64) -> Action:
        d: i64 = 0
        while n or s.count(d, seat):
            if s.count(d, seat) == 0:
                n -= 1
            d += 1
        return SETTLE[d]

    def why_not(self, s: City, seat: i64, action: Action) -> Refused | None:
        allowed = isinstance(action, Settle) and action.area != CENTRE and s.count(action.area, seat) == 0
        return None if allowed else why_not(s, seat, action, self)

    def take(self, s: City, seat: i64, action: Action) -> None:
        assert isinstance(action, Settle)
        place(s, seat, action.area, 1, events.BY_SETUP)


class BeginTurn(Step[City]):
    """J3.5: City, Diplomacy, Great Fair, Market Control; J9.1: unless the game is over."""

    clause: ClassVar[str] = "J3.5"

    def run(self, s: City) -> None:
        if max(s.prestige) >= GOAL or s.turn >= LAST_TURN:
            events.GAME_ENDED.tell(s)
            return
        s.turn += 1
        s.moved = NONE
        s.revealed = False
        s.votes = [NONE] * s.players
        s.pending = s.items[s.active] & START_ITEMS
        if not s.pile:
            s.pending &= ~OPTIONAL
        events.TURN_BEGAN.tell(s, s.active, s.turn)
        then(s, USE_ITEMS, CITY, REFILL, CLOCK, MARKER, CLOCK, FAIR_PHASE, CONTROL, NEXT_TURN)


class NextTurn(Step[City]):
    """J3.5: the next player clockwise is active."""

    clause: ClassVar[str] = "J3.5"

    def run(self, s: City) -> None:
        s.active = s.next(s.active)
        then(s, BEGIN_TURN)


SETTLING: Final[list[Settling]] = [Settling(seat) for seat in range(SEATS)]
BEGIN_TURN: Final = BeginTurn()
NEXT_TURN: Final = NextTurn()
