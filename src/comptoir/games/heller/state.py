"""The market and its merchants; no rule changes them from here."""

from __future__ import annotations

from mypy_extensions import i64

from comptoir.games.heller.box import ALL_SPACES, EMPTY, SPACES, Space, count_of
from comptoir.table.agenda import State
from comptoir.table.data import Data
from comptoir.table.rng import Rng


class Merchant(Data):
    """What one player has in front of them."""

    def __init__(self, money: i64, stalls: list[int], secret: i64) -> None:
        self.money: i64 = money
        self.stalls: list[int] = stalls
        """Stalls not yet placed, by number of wares (from 1)."""
        self.secret: i64 = secret
        """The secret square, EMPTY when there is none."""

    def clone(self) -> Merchant:
        return Merchant(self.money, self.stalls[:], self.secret)

    def has_stall(self) -> bool:
        stalls = self.stalls
        return stalls[1] > 0 or stalls[2] > 0 or stalls[3] > 0 or stalls[4] > 0


class Variants(Data):
    """A6: what this table plays with."""

    def __init__(self, open_end: bool, no_luck: bool, debts: bool) -> None:
        self.open_end = open_end
        self.no_luck = no_luck
        self.debts = debts


class Market(State):
    """The state of a game of Auf Heller und Pfennig."""

    def __init__(self, rng: Rng, variants: Variants) -> None:
        super().__init__(rng)
        self.variants: Variants = variants
        self.merchants: list[Merchant] = []
        self.board: list[int] = [EMPTY] * SPACES
        self.free: i64 = ALL_SPACES
        """The set of empty spaces."""
        self.pile: list[int] = []
        """Squares not yet on the market and held by nobody: face down, or all open (A6.2)."""
        self.drawn: i64 = EMPTY
        """The square somebody has drawn and must place."""
        self.round: i64 = 0
        self.starter: i64 = 0

    def clone(self) -> Market:
        copy = Market(self.rng.clone(), self.variants)
        copy.agenda = self.agenda[:]
        copy.reveals = self.reveals
        copy.merchants = [merchant.clone() for merchant in self.merchants]
        copy.board = self.board[:]
        copy.free = self.free
        copy.pile = self.pile[:]
        copy.drawn = self.drawn
        copy.round = self.round
        copy.starter = self.starter
        return copy

    def spaces_left(self) -> int:
        """How many spaces are empty."""
        return int(count_of(self.free))

    def can_act(self, seat: i64) -> bool:
        """A3.3: is there anything this player can do?"""
        if not self.free:
            return False
        merchant = self.merchants[seat]
        return bool(self.pile) or merchant.secret != EMPTY or merchant.has_stall()

    def draw(self) -> i64:
        """A3.8: any square of the pile, each as likely."""
        return self.rng.draw(self.pile)

    def put(self, space: Space, piece: i64) -> None:
        self.board[space] = piece
        at: i64 = space
        self.free &= ~(1 << at)
