"""What each answer is worth: rules of thumb for the greedy bot, and for hints.

Line up buyers; go for tiles whose wares can be carried to good villages; plan the journeys of the round by profit;
complete regions; keep cash to move on.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.games.hermagor.actions import (
    Build,
    BuildShared,
    Declare,
    Draw,
    Move,
    MoveAndSell,
    NameStart,
    PlaceBuyer,
    PlaceShared,
    Raise,
    Sell,
    Stay,
    TakeShortcut,
)
from comptoir.games.hermagor.box import (
    ALL_BOOTHS,
    BIT,
    BLACK_MARKET,
    BOOTHS_AT,
    COSTS,
    END_VALUES,
    FLOATING_MARKET,
    GOOD_DEAL,
    GOOD_DEAL_CASH,
    LINES_OF,
    NONE,
    SELLS,
    SHORTCUT,
    SHOWS,
    TRAVEL,
    VILLAGES,
    WARES,
)
from comptoir.games.hermagor.contest import Contest, buzz_lines
from comptoir.games.hermagor.judgement.outlook import BROAD, NARROW, Outlook
from comptoir.games.hermagor.state import FREE, Land
from comptoir.table.agenda import Action

RESERVE: Final = 6
"""R51: cash that should be left for the first journey."""
SHORT: Final = 1.5
"""What each coin of the reserve is worth."""
SPECIAL: Final[dict[int, float]] = {
    FLOATING_MARKET: 2.0,
    GOOD_DEAL: float(GOOD_DEAL_CASH),
    SHORTCUT: 2.5,
    BLACK_MARKET: 1.0,
}
ARROW: Final = 1.5
DENY: Final = 0.15
"""How much of a tile's worth it is worth to keep from the others."""
ON_TILE_LEAD: Final = 0.6
EDGE_LEAD: Final = 0.2
"""What standing on a tile or at its edge is worth in a tie, in buyers."""
EVEN: Final = 0.3
PER_BUYER: Final = 0.4
SURE: Final = 0.95
"""The chance to get a tile while all have as many buyers there, what each buyer ahead adds, and the most there is."""
OPEN: Final = 4.0
"""From this many buyers still to come, nothing is settled yet."""
BESIDE: Final = 0.35
"""How likely the opponent sells beside my station and a shared one."""
LINED_UP: Final = 0.35
"""What a buyer on a line promises to each buyer still to come."""


def weigh(state: Land, seat: int, options: list[Action]) -> list[float]:
    """The worth of each answer to `seat`, in cash as far as it can be told."""
    first = options[0]
    if isinstance(first, PlaceBuyer | PlaceShared) or isinstance(options[-1], PlaceShared):
        return Stroll(state, seat).weigh(options)
    outlook = Outlook(state, seat, BROAD)
    return [worth(state, seat, outlook, action) for action in options]


def worth(s: Land, seat: i64, outlook: Outlook, action: Action) -> float:
    """One answer outside the market."""
    if isinstance(action, Raise):
        return rise(s, seat, action.product)
    if isinstance(action, Build):
        return outlook.rows[action.row]
    if isinstance(action, NameStart):
        return 1.0 if action.seat == seat else 0.0
    if isinstance(action, BuildShared):
        return shared_station(s, seat, action.village)
    if isinstance(action, Declare):
        return 1.0
    if isinstance(action, Draw):
        return 1.0
    if isinstance(action, Stay | Sell | MoveAndSell | TakeShortcut | Move):
        return travel(s, seat, outlook, action)
    return 0.0


def shared_station(s: Land, seat: i64, village: i64) -> float:
    """H8.10: beside a shared station, a station of mine earns 2 when the opponent sells there; and the reverse."""
    bit = BIT[village]
    mine = s.colours[seat].built & bit != 0
    theirs = s.colours[1 - seat].built & bit != 0
    return BESIDE * float(mine) - BESIDE * float(theirs) - 0.01 if mine != theirs else -0.01


def rise(s: Land, seat: i64, product: i64) -> float:
    """H4.12: one more for each sale to come, and the end value of a row; the others' share counts against it."""
    step = s.steps[product]
    more = END_VALUES[step + 1] - END_VALUES[step]
    total = 0.0
    for other in range(s.seats):
        merchant = s.colours[other]
        sales = 0.3 * len(s.stack)
        if merchant.wares >> product & 1:
            sales += 0.5 * len(
                [v for v in range(VILLAGES) if SELLS[v] == product and not merchant.built & BIT[v]]
            )
        gain = sales + (more if other in s.rows[product] else 0)
        total += gain if other == seat else -gain / float(s.seats - 1)
    return total


def travel(s: Land, seat: i64, outlook: Outlook, action: Action) -> float:
    """H5.3 to H5.6: what an action brings now, and the journeys after it."""
    merchant = s.colours[seat]
    at, cash, built, wares = merchant.at, merchant.cash, merchant.built, merchant.wares
    left = merchant.hand - 1
    if isinstance(action, Move):
        cost: i64 = TRAVEL[at][action.village] >> 1
        return outlook.journeys(action.village, cash - cost, built, wares, left) - float(cost)
    village = at
    if isinstance(action, MoveAndSell):
        village = action.village
        cost = TRAVEL[at][village]
    elif isinstance(action, TakeShortcut):
        village = action.village
        cost = TRAVEL[at][village] >> 1
    elif isinstance(action, Sell):
        cost = 0
    else:
        return outlook.journeys(at, cash, built, wares, left)
    gain = outlook.worth[village] + outlook.station_worth(built, village) - float(cost)
    purse = cash - cost + s.price(SELLS[village])
    return gain + outlook.journeys(village, purse, built | BIT[village], wares, left)


class Stroll:
    """One look at the market: what its tiles are worth to a player, and who is likely to get them."""

    def __init__(self, s: Land, seat: i64) -> None:
        self.s: Land = s.clone()
        """A land of its own, to try buyers on."""
        self.seat: i64 = seat
        self.outlook: Outlook = Outlook(s, seat, NARROW)
        self.contests: dict[int, Contest] = {}
        self.led: i64 = 0
        for booth in ALL_BOOTHS:
            if s.booths[booth] != NONE:
                contest = Contest(s.buyers, booth, len(s.colours))
                self.contests[booth] = contest
                if contest.winner == seat:
                    self.led |= WARES[s.booths[booth]]
        self.to_come: i64 = sum(
            [int(m.buyers) for i, m in enumerate(s.colours[: s.seats]) if i != seat and not m.passed]
        )
        self.base: float = self.wares_worth(self.led)
        self.tiles: dict[int, float] = {booth: self.tile_worth(booth) for booth in self.contests}

    def wares_worth(self, wares: i64) -> float:
        """The journeys of this round with these wares."""
        merchant = self.s.colours[self.seat]
        cash = max(merchant.cash, RESERVE)
        return self.outlook.journeys(merchant.at, cash, merchant.built, wares, min(self.s.actions, 4))

    def tile_worth(self, booth: i64) -> float:
        """What a tile adds to the wares the player is winning already."""
        tile = self.s.booths[booth]
        if tile in SPECIAL:
            return SPECIAL[tile]
        if self.contests[booth].winner == self.seat:
            worth = self.base - self.wares_worth(self.led & ~WARES[tile])
        else:
            worth = self.wares_worth(self.led | WARES[tile]) - self.base
        return worth + (ARROW if len(SHOWS[tile]) == 1 else 0.0) + 0.5

    def weigh(self, options: list[Action]) -> list[float]:
        found: list[float] = []
        for action in options:
            if isinstance(action, PlaceBuyer):
                found.append(self.place(action.place))
            elif isinstance(action, PlaceShared):
                found.append(self.place_shared(action.place))
            else:
                found.append(0.0)
        return found

    def place(self, place: i64) -> float:
        """Buzz and hopes of tiles, less the cost and less what the reserve will lack."""
        s = self.s
        merchant = s.colours[self.seat]
        before = sum(buzz_lines(s, self.seat))
        value = self.tiles_change(place, self.seat)
        s.buyers[place] = self.seat
        after = buzz_lines(s, self.seat)
        s.buyers[place] = FREE
        buzz = sum(after) - before
        if LINES_OF[place]:
            promise = max([after[line] for line in LINES_OF[place]]) * (merchant.buyers - 1)
            value += LINED_UP * float(promise) / 2.0
        lacking = max(0, RESERVE - int(merchant.cash - COSTS[place] + sum(after)))
        return value + float(buzz - COSTS[place]) - SHORT * float(lacking)

    def place_shared(self, place: i64) -> float:
        """A buyer of the third colour is worth what it takes from the opponent."""
        return self.tiles_change(place, self.s.seats) - 0.5

    def tiles_change(self, place: i64, colour: i64) -> float:
        """How much better the chances at the tiles around become."""
        s = self.s
        value = 0.0
        for booth in BOOTHS_AT[place]:
            if s.booths[booth] == NONE:
                continue
            was = self.contests[booth]
            s.buyers[place] = colour
            becomes = Contest(s.buyers, booth, len(s.colours))
            s.buyers[place] = FREE
            mine = self.chance(becomes) - self.chance(was)
            value += mine * self.tiles[booth]
            if was.winner >= 0 and was.winner not in (self.seat, becomes.winner):
                value += DENY * self.tiles[booth]
        return value

    def chance(self, contest: Contest) -> float:
        """How likely the player gets a tile: what is so now, less sure the more buyers are still to come."""
        mine = contest.strength[self.seat]
        if mine == 0:
            return 0.0
        others = max([n for i, n in enumerate(contest.strength) if i != self.seat])
        margin = float(mine - others) + (ON_TILE_LEAD if contest.on_tile == self.seat else 0.0)
        if contest.on_tile not in (FREE, self.seat):
            margin -= ON_TILE_LEAD
        elif contest.edges[self.seat] > 0:
            margin += EDGE_LEAD
        soft = min(SURE, max(0.0, EVEN + PER_BUYER * margin))
        now = 1.0 if contest.winner == self.seat else 0.0
        open_ = min(1.0, float(self.to_come) / OPEN)
        return now * (1.0 - open_) + soft * open_
