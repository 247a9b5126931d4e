"""H3 phase 1: the market is filled and the buyers go there."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from mypy_extensions import i64

from comptoir.games.hermagor.actions import (
    DONE,
    PASS,
    PLACE,
    SHARED_PLACE,
    Done,
    Pass,
    PlaceBuyer,
    PlaceShared,
)
from comptoir.games.hermagor.box import (
    ALL_BOOTHS,
    ALL_PLACES,
    BOOTHS,
    BOOTHS_IN_USE,
    BUYERS,
    COLOURS,
    COSTS,
    DEAREST,
    NONE,
    PLACES,
    SHARED_BUYERS,
    SHARED_STATIONS,
    Place,
)
from comptoir.games.hermagor.events import (
    ACTIONS_TURNED_UP,
    BUYER_PLACED,
    MARKET_FILLED,
    PASSED,
    SHARED_BUYER_PLACED,
    TOO_POOR,
)
from comptoir.games.hermagor.refusals import KEEP_A_PLACE, why_no_place, why_no_shared_place
from comptoir.games.hermagor.state import FREE, Land
from comptoir.table.agenda import Action, Question, Step, then
from comptoir.table.errors import Refused


class FillMarket(Step[Land]):
    """H3.1: draw a tile for every empty booth of the rows in use, from the upper left to the lower right."""

    clause: ClassVar[str] = "H3.1"

    def run(self, s: Land) -> None:
        laid: i64 = 0
        for booth in BOOTHS_IN_USE[s.seats]:
            if s.booths[booth] == NONE and s.bag:
                s.booths[booth] = s.draw()
                laid |= 1 << booth
        s.free = [booth for booth in ALL_BOOTHS if s.booths[booth] != NONE] + SPACES
        MARKET_FILLED.tell(s, laid)


class TurnUpActions(Step[Land]):
    """H3.4, H3.5: turn up the next action tile; each player takes that many stations and all buyers."""

    clause: ClassVar[str] = "H3.4"

    def run(self, s: Land) -> None:
        s.actions = s.stack.pop(s.rng.below(len(s.stack)))
        ACTIONS_TURNED_UP.tell(s, s.actions, len(s.stack))
        for merchant in s.colours[: s.seats]:
            merchant.hand = min(s.actions, merchant.supply)
            merchant.supply -= merchant.hand
            merchant.buyers = BUYERS
            merchant.passed = False
        if s.two:
            take_shared_pieces(s)


def take_shared_pieces(s: Land) -> None:
    """H8.2, H8.3: two shared buyers for both, two shared stations for each."""
    s.shared_buyers = SHARED_BUYERS
    third = s.colours[s.seats]
    for merchant in s.colours[: s.seats]:
        merchant.shared = min(SHARED_STATIONS, third.supply)
        third.supply -= merchant.shared


class GoToMarket(Step[Land]):
    """H3.6: from the start player clockwise, each places one buyer, until all are placed or all have passed."""

    clause: ClassVar[str] = "H3.6"

    def run(self, s: Land) -> None:
        next_buyer(s, s.starter)


def next_buyer(s: Land, seat: i64) -> None:
    """Ask the first player from `seat` on who can still place; H3.11: if there is none, the phase is over."""
    for _ in range(s.seats):
        merchant = s.colours[seat]
        if merchant.buyers and not merchant.passed:
            if s.can_place(seat):
                then(s, PLACE_BUYER[seat])
                return
            merchant.passed = True
            TOO_POOR.tell(s, seat)
        seat = (seat + 1) % s.seats


class PlaceOneBuyer(Question[Land]):
    """H3.7 to H3.9: put a buyer on a tile or in a passageway, where nobody stands, and pay; or pass."""

    name: ClassVar[str] = "place"
    clause: ClassVar[str] = "H3.7"

    def __init__(self, seat: i64, shared_first: bool) -> None:
        super().__init__(seat)
        self.shared_first: Final = shared_first
        """H8.5, R36: this turn's shared buyer is placed, an own buyer must follow."""

    def options(self, s: Land, seat: i64) -> list[Action]:
        answers = payable(s, seat)
        if not self.shared_first:
            answers.append(PASS)
            if s.shared_buyers:
                answers += on(SHARED_PLACE, room_for_shared(s, seat))
        return answers

    def count(self, s: Land, seat: i64) -> i64:
        own = how_many_payable(s, seat)
        if self.shared_first:
            return own
        return own + 1 + (len(room_for_shared(s, seat)) if s.shared_buyers else 0)

    def nth(self, s: Land, seat: i64, n: i64) -> Action:
        own = how_many_payable(s, seat)
        if n == own:
            return PASS
        if n > own:
            return SHARED_PLACE[room_for_shared(s, seat)[n - own - 1]]
        if own == len(s.free):
            return PLACE[s.free[n]]
        return payable(s, seat)[n]

    def why_not(self, s: Land, seat: i64, action: Action) -> Refused | None:
        wrong = why_no_place(s, seat, action, self.shared_first)
        if wrong is None and isinstance(action, PlaceShared) and action.place not in room_for_shared(s, seat):
            return KEEP_A_PLACE.of()
        return wrong

    def take(self, s: Land, seat: i64, action: Action) -> None:
        if isinstance(action, PlaceBuyer):
            put_buyer(s, seat, action.place)
            if s.shared_buyers and not self.shared_first:
                then(s, SHARE_BUYER[seat])
            else:
                next_buyer(s, (seat + 1) % s.seats)
        elif isinstance(action, PlaceShared):
            put_shared_buyer(s, seat, action.place)
            then(s, PLACE_OWN_BUYER[seat])
        else:
            assert isinstance(action, Pass)
            pass_on(s, seat)


class ShareBuyer(Question[Land]):
    """H8.5: just after an own buyer, a player may place a buyer of the third colour, free of charge."""

    name: ClassVar[str] = "share-buyer"
    clause: ClassVar[str] = "H8.5"

    def options(self, s: Land, seat: i64) -> list[Action]:
        return [DONE, *on(SHARED_PLACE, s.free)]

    def count(self, s: Land, seat: i64) -> i64:
        return len(s.free) + 1

    def nth(self, s: Land, seat: i64, n: i64) -> Action:
        return SHARED_PLACE[s.free[n - 1]] if n else DONE

    def why_not(self, s: Land, seat: i64, action: Action) -> Refused | None:
        return None if isinstance(action, Done) else why_no_shared_place(s, action)

    def take(self, s: Land, seat: i64, action: Action) -> None:
        if isinstance(action, PlaceShared):
            put_shared_buyer(s, seat, action.place)
        next_buyer(s, (seat + 1) % s.seats)


def on(placings: list[Action], places: list[Place]) -> list[Action]:
    """Of the placings of a buyer, one for each place of the market, those on `places`."""
    objects = cast(list[object], placings)  # spares the compiled code a type check for each
    return cast(list[Action], [objects[place] for place in places])


def payable(s: Land, seat: i64) -> list[Action]:
    """H3.8, R9: the free places that this player can pay for."""
    cash = s.colours[seat].cash
    if cash >= DEAREST:
        return on(PLACE, s.free)
    return on(PLACE, [place for place in s.free if COSTS[place] <= cash])


def how_many_payable(s: Land, seat: i64) -> i64:
    """H3.8, R9: the same, counted."""
    cash = s.colours[seat].cash
    if cash >= DEAREST:
        return len(s.free)
    count: i64 = 0
    for place in s.free:
        if COSTS[place] <= cash:
            count += 1
    return count


def room_for_shared(s: Land, seat: i64) -> list[Place]:
    """R36: where a shared buyer leaves this player a place for the own buyer that must follow."""
    cash = s.colours[seat].cash
    own = [place for place in s.free if COSTS[place] <= cash]
    return s.free if len(own) > 1 else [place for place in s.free if place not in own]


def put_buyer(s: Land, seat: i64, place: Place) -> None:
    """H3.8: the buyer stands there, the place is paid for at once."""
    merchant = s.colours[seat]
    merchant.cash -= COSTS[place]
    merchant.buyers -= 1
    s.buyers[place] = seat
    no_longer_free(s, place)
    BUYER_PLACED.tell(s, seat, place, COSTS[place])


def put_shared_buyer(s: Land, seat: i64, place: Place) -> None:
    """H8.5: the shared buyer stands there, free of charge."""
    s.shared_buyers -= 1
    s.buyers[place] = s.seats
    no_longer_free(s, place)
    SHARED_BUYER_PLACED.tell(s, seat, place)


def no_longer_free(s: Land, place: Place) -> None:
    at = min(place, len(s.free) - 1)  # in order, none stands further back than its own number
    while s.free[at] != place:
        at -= 1
    s.free.pop(at)


def pass_on(s: Land, seat: i64) -> None:
    """H3.9: who passes places no more buyers in this phase; H10.1: only this one is forfeited."""
    merchant = s.colours[seat]
    if s.variants.designer:
        merchant.buyers -= 1
    else:
        merchant.passed = True
    PASSED.tell(s, seat)
    next_buyer(s, (seat + 1) % s.seats)


def send_buyers_home(s: Land) -> None:
    """H4.20: all buyers return to their owners."""
    s.buyers = [FREE] * PLACES
    s.free = []
    s.shared_buyers = 0
    for merchant in s.colours:
        merchant.buyers = 0
        merchant.passed = False


SPACES: Final = ALL_PLACES[BOOTHS:]
FILL_MARKET: Final = FillMarket()
TURN_UP_ACTIONS: Final = TurnUpActions()
GO_TO_MARKET: Final = GoToMarket()
PLACE_BUYER: Final[list[PlaceOneBuyer]] = [PlaceOneBuyer(seat, shared_first=False) for seat in range(COLOURS)]
PLACE_OWN_BUYER: Final[list[PlaceOneBuyer]] = [
    PlaceOneBuyer(seat, shared_first=True) for seat in range(COLOURS)
]
SHARE_BUYER: Final[list[ShareBuyer]] = [ShareBuyer(seat) for seat in range(COLOURS)]
