"""What a player would answer at a glance: the next step of an imagined game.

The same rules of thumb as the advice, with journeys found one sale after the other, always the nearest good one,
instead of by trying their orders; ten times as quick and nearly as good.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.games.hermagor.acquire import RaisePrice
from comptoir.games.hermagor.actions import (
    BUILD,
    DONE,
    KEEP,
    MOVE_TO,
    PASS,
    PLACE,
    RAISE,
    SELL,
    SELL_AT,
    SHARED_AT,
    SHARED_PLACE,
    SHORTCUT_TO,
    STAY,
)
from comptoir.games.hermagor.box import (
    BIT,
    COSTS,
    REGION_SETS,
    REGION_VILLAGES,
    REGIONS_AT,
    SELLS,
    SHORTCUT,
    TOP,
    TRAVEL,
    VILLAGES,
)
from comptoir.games.hermagor.judgement.outlook import BUYING, HOPE, NARROW, NOTHING, Outlook, rows_worth
from comptoir.games.hermagor.judgement.stroll import Stroll
from comptoir.games.hermagor.judgement.thumb import rise, shared_village
from comptoir.games.hermagor.market import PlaceOneBuyer, ShareBuyer, room_for_shared
from comptoir.games.hermagor.regions import ChooseDisc, rows_open
from comptoir.games.hermagor.state import Land
from comptoir.games.hermagor.travel import ShareStation, TakeAction
from comptoir.table.agenda import Action

FIRST_STEPS: Final = 6
"""Villages from which journeys are followed further."""
SECOND_STEPS: Final = 3
"""Villages that are tried after each of them."""
MARKET_STEPS: Final = 2
"""Villages from which journeys are followed while the wares are not yet won."""
SLOW: Final = 0.6
"""What a sale is worth that takes two actions."""


class Glance(Outlook):
    """An outlook whose journeys go to the best village next, without a thought for the one after."""

    def __init__(self, s: Land, seat: i64) -> None:
        super().__init__(s, seat, NARROW)
        self.built: i64 = s.colours[seat].built
        stations = self.stations(self.built)
        self.gains: list[float] = [self.worth[village] + stations[village] for village in range(VILLAGES)]
        """What a sale with a station brings now, by village."""

    def sales(self, at: i64, cash: i64, built: i64, wares: i64, actions: i64) -> float:
        return self.tours(self.gains, at, cash, built, wares, actions, MARKET_STEPS)

    def tours(
        self, gains: list[float], at: i64, cash: i64, built: i64, wares: i64, actions: i64, breadth: i64
    ) -> float:
        """The best of the tours that begin at one of the villages that look best."""
        if actions < 2:
            return self.tour(gains, at, cash, built, wares, actions)
        best = 0.0
        costs = TRAVEL[at]
        tried: i64 = built
        while breadth > 0:
            breadth -= 1
            value = 0.0
            chosen: i64 = -1
            for village in BUYING[wares]:
                if not tried & BIT[village] and costs[village] <= cash:
                    gain = gains[village] - float(costs[village])
                    if gain > value:
                        value, chosen = gain, village
            if chosen < 0:
                break
            bit: i64 = BIT[chosen]
            tried |= bit
            purse = cash - costs[chosen] + self.prices[SELLS[chosen]]
            best = max(best, value + self.tour(gains, chosen, purse, built | bit, wares, actions - 1))
        return best if tried != built else self.tour(gains, at, cash, built, wares, actions)

    def tour(self, gains: list[float], at: i64, cash: i64, built: i64, wares: i64, actions: i64) -> float:
        """What these actions bring, each at the village that looks best then."""
        total = 0.0
        villages = BUYING[wares]
        while actions > 0:
            costs = TRAVEL[at]
            best = 0.0
            chosen: i64 = -1
            paid: i64 = 0
            slow = False
            for village in villages:
                if built & BIT[village]:
                    continue
                cost: i64 = costs[village]
                if cost <= cash:
                    value = gains[village] - float(int(cost))
                    if value > best:
                        best, chosen, paid, slow = value, village, cost, False
                elif actions > 1 and cost >> 1 <= cash:
                    value = (gains[village] - float(int(cost >> 1))) * SLOW
                    if value > best:
                        best, chosen, paid, slow = value, village, cost >> 1, True
            if chosen < 0:
                break
            total += gains[chosen] - float(int(paid))
            cash += self.prices[SELLS[chosen]] - paid
            built |= BIT[chosen]
            at = chosen
            actions -= 2 if slow else 1
        return total

    def after(self, village: i64) -> list[float]:
        """The gains once there is a station: regions that then lack only one more village call for it."""
        gains = self.gains
        built = self.built | BIT[village]
        for region in REGIONS_AT[village]:
            lacking: i64 = REGION_SETS[region] & ~built
            if lacking != 0 and lacking & (lacking - 1) == 0:
                if gains is self.gains:
                    gains = gains[:]
                worth = self.regions[region]
                more = worth * (1.0 - HOPE) - worth * HOPE / float(len(REGION_VILLAGES[region]))
                for last in REGION_VILLAGES[region]:
                    if lacking & BIT[last]:
                        gains[last] += more
        return gains


def on_the_road(s: Land, seat: i64) -> Action:
    """H5.3 to H5.6: the action whose sale, and those that follow from there, bring most."""
    glance = Glance(s, seat)
    merchant = s.colours[seat]
    at, cash, built, wares, left = (
        merchant.at,
        merchant.cash,
        merchant.built,
        merchant.wares,
        merchant.hand - 1,
    )
    costs = TRAVEL[at]
    halved = SHORTCUT in merchant.tiles
    best = glance.tour(glance.gains, at, cash, built, wares, left)
    answer = STAY
    for village in glance.promising(at, cash, built, wares, FIRST_STEPS):
        cost: i64 = costs[village]
        half = cost >> 1
        price: i64 = glance.prices[SELLS[village]]
        gains = glance.after(village)
        after = built | BIT[village]
        paid = half if halved else cost
        if paid <= cash:
            value = gains[village] - float(int(paid))
            value += glance.tours(gains, village, cash - paid + price, after, wares, left, SECOND_STEPS)
            if value > best:
                best = value
                answer = SELL if village == at else SHORTCUT_TO[village] if halved else SELL_AT[village]
        if half > 1 and left > 0 and not halved:
            value = gains[village] - float(int(half))
            value += glance.tours(gains, village, cash - half + price, after, wares, left - 1, SECOND_STEPS)
            if value > best:
                best, answer = value, MOVE_TO[village]
    return answer


def in_the_market(s: Land, seat: i64, alone: bool) -> Action:
    """H3.7, H8.5: the best place for a buyer, own or shared; or pass."""
    stroll = Stroll(s, seat, Glance(s, seat))
    cash = s.colours[seat].cash
    changes = stroll.changes(seat)
    best = NOTHING if alone else 0.0
    answer = PASS
    for place in s.free:
        if COSTS[place] <= cash:
            value = stroll.place(place, changes)
            if value > best:
                best, answer = value, PLACE[place]
    if not alone and s.shared_buyers:
        changes = stroll.changes(s.seats)
        for place in room_for_shared(s, seat):
            value = stroll.place_shared(place, changes)
            if value > best:
                best, answer = value, SHARED_PLACE[place]
    return answer


def shared_buyer(s: Land, seat: i64) -> Action:
    """H8.5: a place where the third colour takes from the opponent, if there is one."""
    stroll = Stroll(s, seat, Glance(s, seat))
    changes = stroll.changes(s.seats)
    best = 0.0
    answer = DONE
    for place in s.free:
        value = stroll.place_shared(place, changes)
        if value > best:
            best, answer = value, SHARED_PLACE[place]
    return answer


def shared_station(s: Land, seat: i64) -> Action:
    """H8.8: beside a station of mine, where the opponent has none."""
    village = shared_village(s, seat)
    return DONE if village < 0 else SHARED_AT[village]


def disc(s: Land, seat: i64) -> Action | None:
    """H5.23: the row that is worth most."""
    rows = rows_worth(s, seat)
    best = NOTHING
    answer: Action | None = None
    for region in s.completed:
        for row in rows_open(s, region):
            if rows[row] > best:
                best, answer = rows[row], BUILD[region][row]
    return answer


def rises(s: Land, seat: i64, products: list[int]) -> Action:
    """H4.12, H4.14: the price from which this player gains most, more than the others."""
    best = 0.0
    answer = KEEP
    for product in products:
        if s.steps[product] < TOP:
            value = rise(s, seat, product)
            if value > best:
                best, answer = value, RAISE[product]
    return answer


def answer(s: Land, seat: i64) -> Action | None:
    """What the player says; None: something that asks for no glance."""
    step = s.agenda[-1]
    if isinstance(step, TakeAction):
        return on_the_road(s, seat)
    if isinstance(step, PlaceOneBuyer):
        return in_the_market(s, seat, step.shared_first)
    if isinstance(step, ShareStation):
        return shared_station(s, seat)
    if isinstance(step, ShareBuyer):
        return shared_buyer(s, seat)
    if isinstance(step, RaisePrice):
        return rises(s, seat, step.products)
    if isinstance(step, ChooseDisc) and s.colours[seat].cash >= 0:
        return disc(s, seat)
    return None
