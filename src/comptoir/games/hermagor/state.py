"""The land, its market and its merchants; no rule changes them from here."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.games.hermagor.box import (
    ACTION_TILES,
    BOOTHS,
    CITY,
    COSTS,
    DEAREST,
    DISCS,
    KINDS,
    LAST_PRODUCT_TILE,
    NOBILITY,
    NONE,
    PLACES,
    PRICES,
    PRINTED,
    SQUARES,
    START_CASH,
    STATIONS,
    USABLE,
    WARES,
    Place,
    Region,
    Village,
)
from comptoir.table.agenda import State
from comptoir.table.data import Data
from comptoir.table.rng import Rng

FREE: Final[i64] = -1
"""A place of the market without a buyer; otherwise the colour of the buyer."""
SILENT: Final[i64] = -1
"""H9.2: the cash of a merchant who has declared none."""


class Merchant(Data):
    """The pieces of one colour, and what lies in front of its player."""

    def __init__(self) -> None:
        self.cash: i64 = START_CASH
        self.buyers: i64 = 0
        """Buyers not yet placed in this phase."""
        self.passed: bool = False
        self.hand: i64 = 0
        """Stations taken for this round and not yet used: the actions left."""
        self.shared: i64 = 0
        """H8.3: stations of the third colour in hand."""
        self.supply: i64 = STATIONS
        self.discs: i64 = DISCS
        self.at: Village = CITY
        self.built: i64 = 0
        """The villages with a station of this colour."""
        self.tiles: list[int] = []
        self.wares: i64 = 0
        """The products on the tiles."""
        self.declared: i64 = SILENT

    def clone(self) -> Merchant:
        copy = Merchant()
        copy.cash = self.cash
        copy.buyers = self.buyers
        copy.passed = self.passed
        copy.hand = self.hand
        copy.shared = self.shared
        copy.supply = self.supply
        copy.discs = self.discs
        copy.at = self.at
        copy.built = self.built
        copy.tiles = self.tiles[:]
        copy.wares = self.wares
        copy.declared = self.declared
        return copy

    def take_tile(self, tile: i64) -> None:
        self.tiles.append(tile)
        self.wares |= WARES[tile]


class Variants(Data):
    """H2.9, H9, H10: what this table plays with."""

    def __init__(self, open_money: bool, officer: bool, designer: bool) -> None:
        self.open_money = open_money
        self.officer = officer
        self.designer = designer


class Land(State):
    """The state of a game of Hermagor."""

    def __init__(self, rng: Rng, seats: i64, variants: Variants) -> None:
        super().__init__(rng)
        self.seats: i64 = seats
        self.two: bool = seats == 2
        self.variants: Variants = variants
        self.colours: list[Merchant] = []
        """The players by seat; with two of them the third colour follows (H8.1)."""
        self.bag: list[int] = []
        self.booths: list[int] = [NONE] * BOOTHS
        self.buyers: list[int] = [FREE] * PLACES
        self.free: list[Place] = []
        """The places where a buyer may stand (H3.7), in order."""
        self.shared_buyers: i64 = 0
        """H8.2: buyers of the third colour not yet placed."""
        self.steps: list[int] = [0] * KINDS
        """How far each price has risen: an index in PRICES."""
        self.rows: list[list[int]] = [[] for _ in range(KINDS)]
        """The colours of the discs in each row, in the order in which they came."""
        self.nobles: list[int] = []
        self.completed: list[Region] = []
        """H5.22: regions that the last station completed, not yet handled."""
        self.stack: list[int] = []
        """Action tiles still face down; which comes next is drawn when it is turned up."""
        self.actions: i64 = 0
        """What the action tile of this round says; 0: not yet turned up."""
        self.round: i64 = 0
        self.starter: i64 = 0

    def clone(self) -> Land:
        copy = Land(self.rng.clone(), self.seats, self.variants)
        copy.agenda = self.agenda[:]
        copy.reveals = self.reveals
        copy.colours = [merchant.clone() for merchant in self.colours]
        copy.bag = self.bag[:]
        copy.booths = self.booths[:]
        copy.buyers = self.buyers[:]
        copy.free = self.free[:]
        copy.shared_buyers = self.shared_buyers
        copy.steps = self.steps[:]
        copy.rows = [row[:] for row in self.rows]
        copy.nobles = self.nobles[:]
        copy.completed = self.completed[:]
        copy.stack = self.stack[:]
        copy.actions = self.actions
        copy.round = self.round
        copy.starter = self.starter
        return copy

    def rounds(self) -> int:
        """H2.3: as many as there are action tiles."""
        return len(ACTION_TILES[self.seats])

    def worths(self) -> list[tuple[int, int, int]]:
        """H7.5 to H7.7: cash, then discs on the price table, then the first place among the nobility; by seat."""
        return [
            (int(self.colours[seat].cash), int(self.discs_on_table(seat)), -int(self.leftmost_noble(seat)))
            for seat in range(self.seats)
        ]

    def discs_on_table(self, seat: i64) -> i64:
        """H7.6, R33: the discs of a player on the price table, nobility row included."""
        return sum([row.count(seat) for row in self.rows]) + self.nobles.count(seat)

    def leftmost_noble(self, seat: i64) -> i64:
        """H7.7, R34: where the first disc of a player lies on the nobility row; behind all others if there is none."""
        return self.nobles.index(seat) if seat in self.nobles else len(self.nobles)

    def price(self, product: i64) -> i64:
        return PRICES[self.steps[product]]

    def draw(self) -> i64:
        """H1.16: any tile of the bag, each as likely."""
        return self.rng.draw(self.bag)

    def has_product(self, seat: i64) -> bool:
        """H4.17: does this player own a product tile?"""
        return self.colours[seat].wares != 0

    def bag_has_product(self) -> bool:
        return any(tile <= LAST_PRODUCT_TILE for tile in self.bag)

    def can_place(self, seat: i64) -> bool:
        """H3.10: is there a free place that this player can pay for?"""
        cash = self.colours[seat].cash
        if cash >= DEAREST:
            return bool(self.free)
        return any(COSTS[place] <= cash for place in self.free)

    def square(self, row: i64) -> i64:
        """H5.24, H5.26: the highest free square of a row, as an index in PRINTED; -1: none can be used."""
        taken: i64 = len(self.rows[row])
        if taken >= USABLE[self.two][self.steps[row]]:
            return -1
        return SQUARES[self.two][taken]

    def row_pays(self, row: i64) -> i64:
        """What the next disc in a row brings; -1: there is no room."""
        square = self.square(row)
        return PRINTED[square] if square >= 0 else -1

    def nobility_pays(self) -> i64:
        """H5.30, H5.31: what the next disc of the nobility brings; -1: the row is full."""
        taken = len(self.nobles)
        return NOBILITY[taken] if taken < len(NOBILITY) else -1
