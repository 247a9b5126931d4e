"""J6: the great fair."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from comptoir.games.jantaris import events
from comptoir.games.jantaris.actions import CALL, COINS, LEAVE, PASS, USE, Call, Coins, Leave, Pass, Pay
from comptoir.games.jantaris.auction import how_many_payments, nth_payment, payments
from comptoir.games.jantaris.box import (
    CENTRE,
    DISTRICTS,
    FAIR,
    FAIR_COST,
    FAIR_ITEMS,
    FAIR_PRESTIGE,
    MAJESTIC_STATUE,
    NONE,
    OLD_COINS,
    RED,
    SEATS,
    SIGNAL_HORN,
    THE_CENTRE,
    Item,
)
from comptoir.games.jantaris.control import CLOCK
from comptoir.games.jantaris.items import give_up
from comptoir.games.jantaris.purchase import free_districts
from comptoir.games.jantaris.refusals import why_not
from comptoir.games.jantaris.state import City
from comptoir.games.jantaris.supply import grant, pay, shift
from comptoir.table.agenda import NOBODY, ONLY, Action, Question, Step, then
from comptoir.table.errors import Refused


class GreatFair(Step[City]):
    """J6.1, J6.4: with 5 merchants in the Centre: the card, the items, the trades, the end of the phase."""

    clause: ClassVar[str] = "J6.1"

    def run(self, s: City) -> None:
        if s.in_centre() < FAIR:
            return
        s.fair = s.fairs.pop()
        if len(s.fairs) < s.fairs_known:
            s.fairs_known -= 1
        else:
            s.reveals += 1
        events.FAIR_OPENED.tell(s, FAIR_COST[s.fair], FAIR_PRESTIGE[s.fair])
        then(s, TRADING[s.active], CLOSE_FAIR, CLOCK)
        last = s.active
        for _ in range(s.players):
            last = s.players - 1 if last == 0 else last - 1
            if s.items[last] & FAIR_ITEMS:
                then(s, fair_items(last, s.items[last] & FAIR_ITEMS))


class FairItems(Question[City]):
    """J8.25: one player's start-of-fair items, in an order of their choice."""

    name: ClassVar[str] = "fair-items"
    clause: ClassVar[str] = "J8.25"

    def __init__(self, seat: i64, pending: i64) -> None:
        super().__init__(seat)
        self.pending: Final = pending

    def seats(self, s: City) -> tuple[int, ...]:
        return ONLY[self.seat] if len(self.options(s, self.seat)) > 1 else NOBODY

    def options(self, s: City, seat: i64) -> list[Action]:
        """Rulings 37 and 38: an item whose situation is not there lapses."""
        answers: list[Action] = []
        if self.pending >> MAJESTIC_STATUE & 1 and s.total(seat) == 0:
            answers.append(USE[MAJESTIC_STATUE])
        if self.pending >> SIGNAL_HORN & 1 and s.count(CENTRE, seat) == 0:
            answers += [CALL[d] for d in range(DISTRICTS) if s.is_free(d) and s.count(d, seat) > 0]
        if self.pending >> OLD_COINS & 1:
            answers += [COINS[c] for c in range(2) if s.room(seat, c) > 0]
            answers.append(PASS)
        return answers

    def why_not(self, s: City, seat: i64, action: Action) -> Refused | None:
        return None if action in self.options(s, seat) else why_not(s, seat, action, self)

    def take(self, s: City, seat: i64, action: Action) -> None:
        used = OLD_COINS
        if isinstance(action, Call):
            used = SIGNAL_HORN
            shift(s, seat, action.area, THE_CENTRE, 1, SIGNAL_HORN)
        elif isinstance(action, Coins):
            give_up(s, seat, Item(OLD_COINS))
            grant(s, seat, action.colour, s.in_centre(), OLD_COINS)
        elif not isinstance(action, Pass):
            used = MAJESTIC_STATUE
            grant(s, seat, RED, 2, MAJESTIC_STATUE)
        left = self.pending & ~(1 << used)
        if left:
            then(s, fair_items(seat, left))

    def run(self, s: City) -> None:
        """What leaves no choice is done without a question."""
        answers = self.options(s, self.seat)
        if answers:
            self.take(s, self.seat, answers[0])


class Trading(Question[City]):
    """J6.2, J6.3: who can trade must; it goes round and round until nobody can."""

    name: ClassVar[str] = "trade"
    clause: ClassVar[str] = "J6.2"

    def seats(self, s: City) -> tuple[int, ...]:
        can_choose = s.can_trade(self.seat) and self.count(s, self.seat) > 1
        return ONLY[self.seat] if can_choose else NOBODY

    def options(self, s: City, seat: i64) -> list[Action]:
        return payments(s, seat, FAIR_COST[s.fair], 0, 0)

    def count(self, s: City, seat: i64) -> i64:
        return how_many_payments(s, seat, FAIR_COST[s.fair], 0, 0)

    def nth(self, s: City, seat: i64, n: i64) -> Action:
        return nth_payment(s, seat, FAIR_COST[s.fair], 0, n)

    def why_not(self, s: City, seat: i64, action: Action) -> Refused | None:
        return None if action in self.options(s, seat) else why_not(s, seat, action, self)

    def take(self, s: City, seat: i64, action: Action) -> None:
        assert isinstance(action, Pay)
        prestige = FAIR_PRESTIGE[s.fair]
        pay(s, seat, action.red, action.black)
        s.prestige[seat] += prestige
        events.TRADED.tell(s, seat, action.red, action.black, prestige)
        then(s, LEAVING[seat], TRADING[s.next(seat)])

    def run(self, s: City) -> None:
        """A payment without a choice; or the next who can trade; or nobody, and the fair is over (J6.5)."""
        if s.can_trade(self.seat):
            self.take(s, self.seat, self.nth(s, self.seat, 0))
            return
        seat = s.next(self.seat)
        while seat != self.seat:
            if s.can_trade(seat):
                then(s, TRADING[seat])
                return
            seat = s.next(seat)


class Leaving(Question[City]):
    """J6.2: after a trade one merchant goes from the Centre to any district without a marker."""

    name: ClassVar[str] = "leave"
    clause: ClassVar[str] = "J6.2"

    def options(self, s: City, seat: i64) -> list[Action]:
        return free_districts(s, LEAVE)

    def count(self, s: City, seat: i64) -> i64:
        return s.count_free()

    def nth(self, s: City, seat: i64, n: i64) -> Action:
        return LEAVE[s.nth_free(n)]

    def why_not(self, s: City, seat: i64, action: Action) -> Refused | None:
        allowed = isinstance(action, Leave) and s.is_free(action.area)
        return None if allowed else why_not(s, seat, action, self)

    def take(self, s: City, seat: i64, action: Action) -> None:
        assert isinstance(action, Leave)
        shift(s, seat, THE_CENTRE, action.area, 1, events.BY_GREAT_FAIR)


class CloseFair(Step[City]):
    """J6.3, ruling 16: the card goes face down under its pile."""

    clause: ClassVar[str] = "J6.3"

    def run(self, s: City) -> None:
        s.fairs.insert(0, s.fair)
        s.fairs_known += 1
        s.fair = NONE
        events.FAIR_CLOSED.tell(s)


def fair_items(seat: i64, pending: i64) -> FairItems:
    """The step for these items, made once."""
    return _FAIR_ITEMS[seat][_HELD.index(pending)]


_HELD: Final[list[int]] = [
    statue | coins | horn
    for statue in (0, 1 << int(MAJESTIC_STATUE))
    for coins in (0, 1 << int(OLD_COINS))
    for horn in (0, 1 << int(SIGNAL_HORN))
]
_FAIR_ITEMS: Final[list[list[FairItems]]] = [
    [FairItems(seat, held) for held in _HELD] for seat in range(SEATS)
]
FAIR_PHASE: Final = GreatFair()
TRADING: Final[list[Trading]] = [Trading(seat) for seat in range(SEATS)]
LEAVING: Final[list[Leaving]] = [Leaving(seat) for seat in range(SEATS)]
CLOSE_FAIR: Final = CloseFair()
