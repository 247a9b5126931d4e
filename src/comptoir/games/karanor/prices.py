"""What things cost a player now, and how far they go: figures of the box and the modifiers of their tiles."""

from __future__ import annotations

from mypy_extensions import i64

from comptoir.games.karanor.box import BONUS_PRICE, MOVE, MOVE_LEAST, PRICE, SEA, VILLA
from comptoir.games.karanor.cards.effects import (
    BUILD_STAT,
    FREE_BONUS,
    FREE_SEA,
    MOVE_STAT,
    SEA_STAT,
    VILLA_STAT,
)
from comptoir.games.karanor.state import Karanor


def reach(s: Karanor, seat: i64) -> i64:
    """K4.1, K4.5: the steps of a Move, at least 1."""
    return max(MOVE_LEAST, MOVE + s.merchants[seat].stats[MOVE_STAT])


def sea_price(s: Karanor, seat: i64) -> i64:
    """K4.3, K4.4: one passage, never below 0."""
    merchant = s.merchants[seat]
    return 0 if merchant.may(FREE_SEA) else max(0, SEA + merchant.stats[SEA_STAT])


def build_price(s: Karanor, seat: i64, card: i64) -> i64:
    """K7.8: discounts lower the gold of the card, never below 0."""
    return max(0, PRICE[card] + s.merchants[seat].stats[BUILD_STAT])


def bonus_price(s: Karanor, seat: i64, card: i64) -> i64:
    """K7.3, K11.5."""
    return 0 if s.merchants[seat].may(FREE_BONUS) else BONUS_PRICE[card]


def villa_price(s: Karanor, seat: i64) -> i64:
    """K9.6, never below 0."""
    return max(0, VILLA + s.merchants[seat].stats[VILLA_STAT])
