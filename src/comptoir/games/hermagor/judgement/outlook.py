"""What the journeys of a round are worth to a player: the arithmetic behind the advice."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.games.hermagor.actions import NOBILITY_ROW
from comptoir.games.hermagor.box import (
    ALL_REGIONS,
    BIT,
    DUKEDOM_FACTOR,
    DUKEDOM_SETS,
    END_VALUES,
    KINDS,
    PRICES,
    REGION_SETS,
    REGION_VILLAGES,
    ROUTE_SET,
    ROWS_OF,
    SELLS,
    TOP,
    TRAVEL,
    VILLAGES,
    Region,
    size,
)
from comptoir.games.hermagor.regions import row_pays
from comptoir.games.hermagor.state import Land

RISES: Final = 0.45
"""How many steps a price is expected to rise in a round still to come."""
ROUTE: Final = 1.2
"""What a station on the principal route adds to hopes of having the most there."""
VISIT: Final = 0.25
"""How likely another player sells in a village, in each round still to come."""
LAGGING: Final = 0.7
LEADING: Final = 0.12
"""Shares of the dukedom factor that a station earns where the player has fewest stations, and elsewhere."""
HOPE: Final = 0.42
"""How much of a region's worth its villages are given before it is complete."""
BROAD: Final[list[int]] = [2, 2, 2, 3, 4, 12]
NARROW: Final[list[int]] = [1, 1, 1, 2, 3, 3]
"""How many journeys are thought through, by the number of actions left: on the road, and from the market."""
NOTHING: Final = -1000.0
NEAR: Final = 3
"""In the last round, a region that lacks more villages brings nothing."""
BUYING: Final[list[list[int]]] = [
    [village for village in range(VILLAGES) if wares >> SELLS[village] & 1] for wares in range(1 << KINDS)
]
"""The villages that buy any of a set of products."""
DUKEDOM_OF: Final[list[int]] = [
    next(i for i, villages in enumerate(DUKEDOM_SETS) if villages & BIT[village])
    for village in range(VILLAGES)
]


class Outlook:
    """What a player may hope for from here: figures that do not change while one round's journeys are planned."""

    def __init__(self, s: Land, seat: i64, breadth: list[int]) -> None:
        self.s: Land = s
        self.seat: i64 = seat
        self.breadth: list[int] = breadth
        self.later: i64 = len(s.stack)
        self.known: dict[int, list[float]] = {}
        self.rows: list[float] = rows_worth(s, seat)
        self.regions: list[float] = [self.region_worth(region) for region in ALL_REGIONS]
        self.prices: list[int] = [PRICES[step] for step in s.steps]
        self.worth: list[float] = [self.village_worth(village) for village in range(VILLAGES)]

    def village_worth(self, village: i64) -> float:
        """The sale itself, the route, and visitors to come; less what the sale brings the neighbours."""
        s = self.s
        worth = float(self.prices[SELLS[village]])
        if ROUTE_SET & BIT[village]:
            worth += ROUTE
        for other in range(s.seats):
            if other != self.seat:
                if s.colours[other].built & BIT[village]:
                    worth -= 1.0 / float(s.seats)
                else:
                    worth += VISIT * float(int(self.later))
        return worth

    def region_worth(self, region: Region) -> float:
        """The best row a region offers now."""
        rows = ROWS_OF[region]
        if not rows:
            return self.rows[NOBILITY_ROW]
        return max([self.rows[row] for row in rows])

    def stations(self, built: i64) -> list[float]:
        """What a station adds beyond the sale, by village; worked out once for each set of stations."""
        key = int(built)
        known = self.known.get(key)
        if known is None:
            known = [0.0] * VILLAGES
            self.add_regions(built, known)
            self.add_dukedoms(built, known)
            self.known[key] = known
        return known

    def add_regions(self, built: i64, found: list[float]) -> None:
        """H5.21: regions completed, or brought nearer."""
        region: i64 = 0
        for villages in REGION_VILLAGES:
            lacking: i64 = REGION_SETS[region] & ~built
            worth = self.regions[region]
            region += 1
            if lacking == 0 or worth == 0.0:
                continue
            if lacking & (lacking - 1) == 0:
                worth *= 1.0 - HOPE
            elif self.later > 0 or size(lacking) <= NEAR:
                worth = worth * HOPE / float(len(villages))
            else:
                continue
            for village in villages:
                if lacking & BIT[village]:
                    found[village] += worth

    def add_dukedoms(self, built: i64, found: list[float]) -> None:
        """H7.3: a station counts where the player has fewest."""
        factor = float(DUKEDOM_FACTOR[self.s.seats])
        counts = [size(built & villages) for villages in DUKEDOM_SETS]
        fewest = min(counts)
        worths = [factor * (LAGGING if count == fewest else LEADING) for count in counts]
        village: i64 = 0
        while village < VILLAGES:
            found[village] += worths[DUKEDOM_OF[village]]
            village += 1

    def sales(self, at: i64, cash: i64, built: i64, wares: i64, actions: i64) -> float:
        """What a round's sales should bring, from the market."""
        return self.journeys(at, cash, built, wares, actions)

    def journeys(self, at: i64, cash: i64, built: i64, wares: i64, actions: i64) -> float:
        """The worth of the best journeys found with this many actions, each selling something."""
        if actions <= 0 or wares == 0:
            return 0.0
        best = 0.0
        for village in self.promising(
            at, cash, built, wares, self.breadth[min(actions, len(self.breadth) - 1)]
        ):
            best = max(best, self.journey(at, cash, built, wares, actions, village))
        return best

    def journey(self, at: i64, cash: i64, built: i64, wares: i64, actions: i64, village: i64) -> float:
        """Sell in a village at once, or go there at half cost and sell with the next action; then go on."""
        cost: i64 = TRAVEL[at][village]
        worth = self.worth[village] + self.stations(built)[village]
        price: i64 = self.prices[SELLS[village]]
        after = built | BIT[village]
        found = NOTHING
        if cost <= cash:
            found = (
                worth
                - float(int(cost))
                + self.journeys(village, cash - cost + price, after, wares, actions - 1)
            )
        half = cost >> 1
        if actions > 1 and half <= cash and half > 1:
            slow = (
                worth
                - float(int(half))
                + self.journeys(village, cash - half + price, after, wares, actions - 2)
            )
            found = max(found, slow)
        return found

    def promising(self, at: i64, cash: i64, built: i64, wares: i64, breadth: i64) -> list[int]:
        """The villages that look best for the next sale, the best first."""
        chosen: list[int] = []
        values: list[float] = []
        costs = TRAVEL[at]
        stations = self.stations(built)
        for village in BUYING[wares]:
            if built & BIT[village] or costs[village] >> 1 > cash:
                continue
            value = self.worth[village] + stations[village] - float(costs[village])
            if len(chosen) == breadth:
                if value <= values[-1]:
                    continue
                chosen.pop()
                values.pop()
            rank: i64 = len(chosen)
            while rank > 0 and values[rank - 1] < value:
                rank -= 1
            chosen.insert(rank, village)
            values.insert(rank, value)
        return chosen


def rows_worth(s: Land, seat: i64) -> list[float]:
    """What a disc in each row is worth, the nobility last."""
    rows: list[float] = [row_worth(s, seat, row) for row in range(KINDS)]
    rows.append(max(0.0, float(int(s.nobility_pays()))))
    return rows


def row_worth(s: Land, seat: i64, row: i64) -> float:
    """H5.25, H7.1: what a disc in a row pays now and, if it is the first of this player, at the end."""
    pays = row_pays(s, row)
    if pays < 0:
        return 0.0
    return float(pays) + (0.0 if seat in s.rows[row] else end_worth(s, row))


def end_worth(s: Land, row: i64) -> float:
    """The end value of a row, as prices may stand at the end."""
    hoped = min(float(TOP), s.steps[row] + RISES * len(s.stack))
    low = int(hoped)
    high = min(low + 1, TOP)
    return END_VALUES[low] + (END_VALUES[high] - END_VALUES[low]) * (hoped - low)
