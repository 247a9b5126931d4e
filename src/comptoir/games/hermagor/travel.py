"""H5 phase 3: the merchants travel from village to village, sell, and leave stations behind."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from comptoir.games.hermagor.actions import (
    DONE,
    MOVE_TO,
    SELL,
    SELL_AT,
    SHARED_AT,
    SHORTCUT_TO,
    STAY,
    BuildShared,
    Done,
    Move,
    MoveAndSell,
    Sell,
    Stay,
    TakeShortcut,
)
from comptoir.games.hermagor.box import (
    ALL_VILLAGES,
    BIT,
    BLACK_MARKET,
    BUYING,
    CITY,
    COLOURS,
    NEIGHBOUR,
    NEIGHBOUR_BESIDE_SHARED,
    SELLS,
    SHORTCUT,
    TRAVEL,
    Village,
    nth_of,
    size,
    within,
)
from comptoir.games.hermagor.events import MOVED, NEIGHBOUR_PAID, SHARED_STATION_BUILT, SOLD, STAYED
from comptoir.games.hermagor.refusals import (
    NO_SHORTCUT,
    NOT_ASKED,
    OWN_ACTION_NOW,
    WAY_TOO_DEAR,
    why_no_journey,
    why_no_sale,
    why_no_shared_station,
)
from comptoir.games.hermagor.regions import HANDLE_REGIONS, best_income, completed_by
from comptoir.games.hermagor.state import Land, Merchant
from comptoir.table.agenda import Action, Question, Seated, Step, then
from comptoir.table.errors import Refused


class SetOut(Step[Land]):
    """H5.1: from the start player clockwise, each takes one action, again and again, until all stations are used."""

    clause: ClassVar[str] = "H5.1"

    def run(self, s: Land) -> None:
        next_action(s, s.starter)


def next_action(s: Land, seat: i64) -> None:
    """Ask the first player from `seat` on who has a station in hand; H6.1: if there is none, the phase is over."""
    for _ in range(s.seats):
        if s.colours[seat].hand:
            then(s, TAKE_ACTION[seat])
            return
        seat = (seat + 1) % s.seats


class TakeAction(Question[Land]):
    """H5.3 to H5.6: move and sell, sell without moving, move without selling, or no action."""

    name: ClassVar[str] = "action"
    clause: ClassVar[str] = "H5.1"

    def __init__(self, seat: i64, shared_first: bool) -> None:
        super().__init__(seat)
        self.shared_first: Final = shared_first
        """H8.8, R39: this turn's shared station is built."""

    def options(self, s: Land, seat: i64) -> list[Action]:
        answers = journeys(s, seat)
        merchant = s.colours[seat]
        if can_sell(merchant, merchant.at):
            answers.append(SELL)
        answers.append(STAY)
        if merchant.shared and not self.shared_first:
            answers += shared_stations(s, seat)
        return answers

    def count(self, s: Land, seat: i64) -> i64:
        merchant = s.colours[seat]
        count = size(moves(s, seat)) + size(sales(s, seat, False)) + size(sales(s, seat, True)) + 1
        if can_sell(merchant, merchant.at):
            count += 1
        if merchant.shared and not self.shared_first:
            count += size(without_shared(s, seat))
        return count

    def nth(self, s: Land, seat: i64, n: i64) -> Action:
        near, far, cut = moves(s, seat), sales(s, seat, False), sales(s, seat, True)
        journeys = size(near) + size(far) + size(cut)
        if n < journeys:
            return nth_journey(near, far, cut, n)
        n -= journeys
        merchant = s.colours[seat]
        if can_sell(merchant, merchant.at):
            if n == 0:
                return SELL
            n -= 1
        return SHARED_AT[nth_of(without_shared(s, seat), n - 1)] if n else STAY

    def why_not(self, s: Land, seat: i64, action: Action) -> Refused | None:
        merchant = s.colours[seat]
        if isinstance(action, Sell):
            return why_no_sale(s, seat, merchant.at)
        if isinstance(action, MoveAndSell):
            return why_no_trip(s, seat, action.village, TRAVEL[merchant.at][action.village], sells=True)
        if isinstance(action, TakeShortcut):
            if SHORTCUT not in merchant.tiles:
                return NO_SHORTCUT.of()
            return why_no_trip(s, seat, action.village, TRAVEL[merchant.at][action.village] >> 1, sells=True)
        if isinstance(action, Move):
            return why_no_trip(s, seat, action.village, TRAVEL[merchant.at][action.village] >> 1, sells=False)
        if isinstance(action, BuildShared):
            return OWN_ACTION_NOW.of() if self.shared_first else why_no_shared_station(s, seat, action)
        return None if isinstance(action, Stay) else NOT_ASKED.under("H5.1").of(action.text)

    def take(self, s: Land, seat: i64, action: Action) -> None:
        if isinstance(action, BuildShared):
            build_shared(s, seat, action.village)
            then(s, HANDLE_REGIONS[True][seat], TAKE_OWN_ACTION[seat])
            return
        use_station(s, seat, action)
        may_share = s.colours[seat].shared > 0 and not self.shared_first and bool(shared_stations(s, seat))
        then(s, SHARE_STATION[seat] if may_share else NEXT_ACTION[seat])
        if s.completed:
            then(s, HANDLE_REGIONS[False][seat])


class NextAction(Seated[Land]):
    """H5.1: the next player clockwise."""

    clause: ClassVar[str] = "H5.1"

    def run(self, s: Land) -> None:
        next_action(s, (self.seat + 1) % s.seats)


class ShareStation(Question[Land]):
    """H8.8: just after the own action, a player may build a shared station where a tile shows the product."""

    name: ClassVar[str] = "share-station"
    clause: ClassVar[str] = "H8.8"

    def options(self, s: Land, seat: i64) -> list[Action]:
        return [DONE, *shared_stations(s, seat)]

    def count(self, s: Land, seat: i64) -> i64:
        return size(without_shared(s, seat)) + 1

    def nth(self, s: Land, seat: i64, n: i64) -> Action:
        return SHARED_AT[nth_of(without_shared(s, seat), n - 1)] if n else DONE

    def why_not(self, s: Land, seat: i64, action: Action) -> Refused | None:
        return None if isinstance(action, Done) else why_no_shared_station(s, seat, action)

    def take(self, s: Land, seat: i64, action: Action) -> None:
        then(s, NEXT_ACTION[seat])
        if isinstance(action, BuildShared):
            build_shared(s, seat, action.village)
            then(s, HANDLE_REGIONS[True][seat])


def can_sell(merchant: Merchant, village: Village) -> bool:
    """H5.15: in a village, without an own station there, with a tile that shows its product."""
    if village == CITY or merchant.built & BIT[village]:
        return False
    return merchant.wares >> SELLS[village] & 1 != 0


def moves(s: Land, seat: i64) -> i64:
    """H5.5, H5.9, H5.11: the villages where this player can go for half the cost without selling."""
    merchant = s.colours[seat]
    return within(merchant.at, 2 * merchant.cash + 1) & ~(merchant.built | BIT[merchant.at])


def sales(s: Land, seat: i64, by_shortcut: bool) -> i64:
    """H5.3, H5.13, H5.15: the villages where this player can go and sell; none by the shortcut without the tile."""
    merchant = s.colours[seat]
    if by_shortcut and SHORTCUT not in merchant.tiles:
        return 0
    there = BUYING[merchant.wares] & ~(merchant.built | BIT[merchant.at])
    if not s.variants.designer:
        return there & within(merchant.at, 2 * merchant.cash + 1 if by_shortcut else merchant.cash)
    costs = TRAVEL[merchant.at]
    payable: i64 = 0
    for village in ALL_VILLAGES:
        if there & BIT[village]:
            cost = costs[village] >> 1 if by_shortcut else costs[village]
            if cost <= merchant.cash + proceeds(s, seat, village):
                payable |= BIT[village]
    return payable


def journeys(s: Land, seat: i64) -> list[Action]:
    """H5.3, H5.5, H5.13: all moves that this player can pay for."""
    near, far, cut = moves(s, seat), sales(s, seat, False), sales(s, seat, True)
    answers: list[Action] = []
    village: i64 = 0
    while near | far | cut:
        if far & 1:
            answers.append(SELL_AT[village])
        if cut & 1:
            answers.append(SHORTCUT_TO[village])
        if near & 1:
            answers.append(MOVE_TO[village])
        near, far, cut = near >> 1, far >> 1, cut >> 1
        village += 1
    return answers


def nth_journey(near: i64, far: i64, cut: i64, n: i64) -> Action:
    """The same list at place `n`: where one can move, sell, and sell by the shortcut."""
    village: i64 = 0
    while n >= (near & 1) + (far & 1) + (cut & 1):
        n -= (near & 1) + (far & 1) + (cut & 1)
        near, far, cut = near >> 1, far >> 1, cut >> 1
        village += 1
    if far & 1:
        if n == 0:
            return SELL_AT[village]
        n -= 1
    return SHORTCUT_TO[village] if cut & 1 and n == 0 else MOVE_TO[village]


def why_no_trip(s: Land, seat: i64, village: Village, cost: i64, sells: bool) -> Refused | None:
    """H5.14, H10.2: why a journey cannot be made, its cost among the reasons."""
    wrong = why_no_journey(s, seat, village, sells)
    if wrong is not None:
        return wrong
    purse = s.colours[seat].cash
    if sells and s.variants.designer:
        purse += proceeds(s, seat, village)
    return None if cost <= purse else WAY_TOO_DEAR.of(cost, s.colours[seat].cash)


def proceeds(s: Land, seat: i64, village: Village) -> i64:
    """H10.2: the most that a sale in a village can bring, completed regions included."""
    merchant = s.colours[seat]
    return s.price(SELLS[village]) + best_income(s, merchant.discs, completed_by(merchant.built, village))


def use_station(s: Land, seat: i64, action: Action) -> None:
    """H5.2: each action uses one station; it is built after a sale or goes back to the supply."""
    merchant = s.colours[seat]
    merchant.hand -= 1
    if isinstance(action, Sell):
        sell(s, seat, merchant.at, 0, shortcut=False)
    elif isinstance(action, MoveAndSell):
        sell(s, seat, action.village, TRAVEL[merchant.at][action.village], shortcut=False)
    elif isinstance(action, TakeShortcut):
        merchant.tiles.remove(SHORTCUT)
        s.bag.append(SHORTCUT)
        sell(s, seat, action.village, TRAVEL[merchant.at][action.village] >> 1, shortcut=True)
    else:
        merchant.supply += 1
        if isinstance(action, Move):
            move(s, seat, action.village)
        else:
            assert isinstance(action, Stay)
            STAYED.tell(s, seat)


def move(s: Land, seat: i64, village: Village) -> None:
    """H5.5: for half the travel cost; nobody gets station income, nothing is built."""
    merchant = s.colours[seat]
    cost = TRAVEL[merchant.at][village] >> 1
    MOVED.tell(s, seat, village, cost)
    merchant.cash -= cost
    merchant.at = village


def sell(s: Land, seat: i64, village: Village, cost: i64, shortcut: bool) -> None:
    """H5.17 to H5.20: pay the way, get the price, build a station, and pay the neighbours."""
    merchant = s.colours[seat]
    price = s.price(SELLS[village])
    SOLD.tell(s, seat, village, cost, int(shortcut))
    merchant.cash += price - cost
    merchant.at = village
    s.completed = completed_by(merchant.built, village)
    merchant.built |= BIT[village]
    for other, cash in enumerate(neighbours_get(s, seat, village)):
        if cash:
            s.colours[other].cash += cash
            NEIGHBOUR_PAID.tell(s, other, village, cash)


def neighbours_get(s: Land, seat: i64, village: Village) -> list[int]:
    """H5.19, H5.20, H8.10: what a sale in a village brings each player who already has a station there."""
    gets = [0] * s.seats
    if BLACK_MARKET in s.colours[seat].tiles:
        return gets
    beside_shared = s.two and s.colours[s.seats].built & BIT[village] != 0
    for other in range(s.seats):
        if other != seat and s.colours[other].built & BIT[village]:
            gets[other] = NEIGHBOUR_BESIDE_SHARED if beside_shared else NEIGHBOUR
    return gets


def shared_stations(s: Land, seat: i64) -> list[Action]:
    """H8.8: a shared station in any of these villages."""
    villages = without_shared(s, seat)
    return [SHARED_AT[village] for village in ALL_VILLAGES if villages & BIT[village]]


def without_shared(s: Land, seat: i64) -> i64:
    """H8.8: the villages without a shared station whose product this player has on a tile."""
    return BUYING[s.colours[seat].wares] & ~s.colours[s.seats].built


def build_shared(s: Land, seat: i64, village: Village) -> None:
    """H8.8: it is no sale: no price, no station income."""
    third = s.colours[s.seats]
    s.colours[seat].shared -= 1
    s.completed = completed_by(third.built, village)
    third.built |= BIT[village]
    SHARED_STATION_BUILT.tell(s, seat, village)


SET_OUT: Final = SetOut()
TAKE_ACTION: Final[list[TakeAction]] = [TakeAction(seat, shared_first=False) for seat in range(COLOURS)]
TAKE_OWN_ACTION: Final[list[TakeAction]] = [TakeAction(seat, shared_first=True) for seat in range(COLOURS)]
NEXT_ACTION: Final[list[NextAction]] = [NextAction(seat) for seat in range(COLOURS)]
SHARE_STATION: Final[list[ShareStation]] = [ShareStation(seat) for seat in range(COLOURS)]
