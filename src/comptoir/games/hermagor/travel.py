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
    Move,
    MoveAndSell,
    Sell,
    Stay,
    TakeShortcut,
)
from comptoir.games.hermagor.box import (
    BIT,
    BLACK_MARKET,
    CITY,
    COLOURS,
    NEIGHBOUR,
    NEIGHBOUR_BESIDE_SHARED,
    SELLS,
    SHORTCUT,
    TRAVEL,
    VILLAGES,
    Village,
)
from comptoir.games.hermagor.events import MOVED, NEIGHBOUR_PAID, SHARED_STATION_BUILT, SOLD, STAYED
from comptoir.games.hermagor.refusals import why_no_action, why_no_shared_station
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

    def why_not(self, s: Land, seat: i64, action: Action) -> Refused | None:
        return None if action in self.options(s, seat) else why_no_action(s, seat, action, self.shared_first)

    def take(self, s: Land, seat: i64, action: Action) -> None:
        if isinstance(action, BuildShared):
            build_shared(s, seat, action.village)
            then(s, HANDLE_REGIONS[True][seat], TAKE_OWN_ACTION[seat])
            return
        use_station(s, seat, action)
        may_share = s.colours[seat].shared > 0 and not self.shared_first and bool(shared_stations(s, seat))
        then(s, HANDLE_REGIONS[False][seat], SHARE_STATION[seat] if may_share else NEXT_ACTION[seat])


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

    def why_not(self, s: Land, seat: i64, action: Action) -> Refused | None:
        return None if action in self.options(s, seat) else why_no_shared_station(s, seat, action)

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


def journeys(s: Land, seat: i64) -> list[Action]:
    """H5.3, H5.5, H5.13: all moves that this player can pay for."""
    merchant = s.colours[seat]
    costs = TRAVEL[merchant.at]
    cash = merchant.cash
    built = merchant.built
    wares = merchant.wares
    shortcut = SHORTCUT in merchant.tiles
    later = s.variants.designer
    answers: list[Action] = []
    village: i64 = 0
    while village < VILLAGES:
        if not built & BIT[village] and village != merchant.at:
            cost: i64 = costs[village]
            half = cost >> 1
            if wares >> SELLS[village] & 1:
                purse = cash + proceeds(s, seat, Village(village)) if later else cash
                if cost <= purse:
                    answers.append(SELL_AT[village])
                if shortcut and half <= purse:
                    answers.append(SHORTCUT_TO[village])
            if half <= cash:
                answers.append(MOVE_TO[village])
        village += 1
    return answers


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
    """H8.8: the villages without a shared station whose product this player has on a tile."""
    wares = s.colours[seat].wares
    built = s.colours[s.seats].built
    return [SHARED_AT[v] for v in range(VILLAGES) if wares >> SELLS[v] & 1 and not built & BIT[v]]


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
