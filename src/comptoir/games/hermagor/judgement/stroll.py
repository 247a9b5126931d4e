"""A look at the market: what its tiles are worth to a player, who is likely to get them, and where to stand."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.games.hermagor.actions import PlaceBuyer, PlaceShared
from comptoir.games.hermagor.box import (
    ALL_BOOTHS,
    BLACK_MARKET,
    BOOTHS,
    BUZZ,
    COSTS,
    FLOATING_MARKET,
    GOOD_DEAL,
    GOOD_DEAL_CASH,
    LINE_NAMES,
    LINES_OF,
    NONE,
    PLACES,
    SHORTCUT,
    SHOWS,
    TILES,
    WARES,
)
from comptoir.games.hermagor.contest import KINDS_OF_STAND, NOBODY_WINS, STANDS, Crowd
from comptoir.games.hermagor.judgement.outlook import Outlook
from comptoir.games.hermagor.state import FREE, Land
from comptoir.table.agenda import Action

RESERVE: Final = 6
"""R51: cash that should be left for the first journey."""
SHORT: Final = 1.5
"""What each coin of the reserve is worth."""
_SPECIAL: Final[dict[int, float]] = {
    FLOATING_MARKET: 2.0,
    GOOD_DEAL: float(GOOD_DEAL_CASH),
    SHORTCUT: 2.5,
    BLACK_MARKET: 1.0,
}
SPECIAL: Final[list[float]] = [_SPECIAL.get(tile, 0.0) for tile in range(TILES + 1)]
"""What a special tile is worth; 0: it is none."""
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
LINED_UP: Final = 0.35
"""What a buyer on a line promises to each buyer still to come."""
SALES: Final = 4
"""Sales that are thought of in the market, at most."""


class Stroll:
    """What every place is worth: each tile is judged once, with a buyer more at its corner, its edge or on top."""

    def __init__(self, s: Land, seat: i64, outlook: Outlook) -> None:
        self.s: Land = s
        self.seat: i64 = seat
        self.outlook: Outlook = outlook
        self.crowd: Crowd = Crowd(s)
        self.winners: list[int] = [int(NOBODY_WINS)] * BOOTHS
        self.led: i64 = 0
        for booth in ALL_BOOTHS:
            if s.booths[booth] != NONE:
                winner = self.crowd.winner(booth)
                self.winners[booth] = int(winner)
                if winner == seat:
                    self.led |= WARES[s.booths[booth]]
        to_come: i64 = 0
        for i in range(s.seats):
            if i != seat and not s.colours[i].passed:
                to_come += s.colours[i].buyers
        self.open: float = min(1.0, float(int(to_come)) / OPEN)
        self.base: float = self.wares_worth(self.led)
        self.tiles: list[float] = [self.tile_worth(booth) for booth in range(BOOTHS)]
        self.lines: list[int] = [0] * len(LINE_NAMES)
        place: i64 = BOOTHS
        while place < PLACES:
            if s.buyers[place] == seat:
                for line in LINES_OF[place]:
                    self.lines[line] += 1
            place += 1

    def wares_worth(self, wares: i64) -> float:
        """The journeys of this round with these wares."""
        merchant = self.s.colours[self.seat]
        cash = max(merchant.cash, RESERVE)
        return self.outlook.sales(merchant.at, cash, merchant.built, wares, min(self.s.actions, SALES))

    def tile_worth(self, booth: i64) -> float:
        """What a tile adds to the wares the player is winning already."""
        tile = self.s.booths[booth]
        if tile == NONE:
            return 0.0
        if SPECIAL[tile] > 0.0:
            return SPECIAL[tile]
        if self.winners[booth] == self.seat:
            worth = self.base - self.wares_worth(self.led & ~WARES[tile])
        else:
            worth = self.wares_worth(self.led | WARES[tile]) - self.base
        return worth + (ARROW if len(SHOWS[tile]) == 1 else 0.0) + 0.5

    def weigh(self, options: list[Action]) -> list[float]:
        """The worth of every answer; passing is worth nothing."""
        own = self.changes(self.seat)
        shared = self.changes(self.s.seats) if self.s.two else own
        found: list[float] = []
        for action in options:
            if isinstance(action, PlaceBuyer):
                found.append(self.place(action.place, own))
            elif isinstance(action, PlaceShared):
                found.append(self.place_shared(action.place, shared))
            else:
                found.append(0.0)
        return found

    def place(self, place: i64, changes: list[float]) -> float:
        """Buzz and hopes of tiles, less the cost and less what the reserve will lack."""
        merchant = self.s.colours[self.seat]
        value = 0.0
        for stand in STANDS[place]:
            value += changes[stand]
        cost: i64 = COSTS[place]
        buzz: i64 = 0
        for line in self.lines:
            buzz += BUZZ[line]
        more: i64 = 0
        top: i64 = 0
        for line in LINES_OF[place]:
            after: i64 = BUZZ[self.lines[line] + 1]
            more += after - BUZZ[self.lines[line]]
            top = max(top, after)
        if top:
            value += LINED_UP * float(int(top * (merchant.buyers - 1))) / 2.0
        lacking = max(0, RESERVE - (merchant.cash - cost + buzz + more))
        return value + float(int(more - cost)) - SHORT * float(int(lacking))

    def place_shared(self, place: i64, changes: list[float]) -> float:
        """A buyer of the third colour is worth what it takes from the opponent."""
        value = 0.0
        for stand in STANDS[place]:
            value += changes[stand]
        return value - 0.5

    def changes(self, colour: i64) -> list[float]:
        """By stand: how much better the chances become with a buyer of this colour there."""
        crowd = self.crowd
        found: list[float] = [0.0] * (BOOTHS * KINDS_OF_STAND)
        booth: i64 = 0
        while booth < BOOTHS:
            if self.s.booths[booth] != NONE:
                worth = self.tiles[booth]
                was: i64 = self.winners[booth]
                before = self.chance(booth, was)
                kind: i64 = 0
                while kind < KINDS_OF_STAND:
                    stand = booth * KINDS_OF_STAND + kind
                    kind += 1
                    if kind == KINDS_OF_STAND and crowd.on_tile[booth] != FREE:
                        break
                    crowd.tried(stand, colour)
                    becomes = crowd.winner(booth)
                    value = (self.chance(booth, becomes) - before) * worth
                    crowd.undone(stand, colour)
                    if was >= 0 and was not in (self.seat, becomes):
                        value += DENY * worth
                    found[stand] = value
            booth += 1
        return found

    def chance(self, booth: i64, winner: i64) -> float:
        """How likely the player gets a tile: what is so now, less sure the more buyers are still to come."""
        crowd = self.crowd
        first = booth * crowd.colours
        mine: i64 = crowd.strength[first + self.seat]
        if mine == 0:
            return 0.0
        others: i64 = 0
        colour: i64 = 0
        while colour < crowd.colours:
            if colour != self.seat:
                others = max(others, crowd.strength[first + colour])
            colour += 1
        on_tile: i64 = crowd.on_tile[booth]
        margin = float(int(mine - others)) + (ON_TILE_LEAD if on_tile == self.seat else 0.0)
        if on_tile not in (FREE, self.seat):
            margin -= ON_TILE_LEAD
        elif crowd.edges[first + self.seat] > 0:
            margin += EDGE_LEAD
        soft = min(SURE, max(0.0, EVEN + PER_BUYER * margin))
        now = 1.0 if winner == self.seat else 0.0
        return now * (1.0 - self.open) + soft * self.open
