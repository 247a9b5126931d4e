"""What things cost and bring a player now, and how far they go: figures of the box and the modifiers of their tiles."""

from __future__ import annotations

from mypy_extensions import i64

from comptoir.games.karanor.box import (
    BONUS_PRICE,
    DELIVERY_GOLD,
    HARVEST_TOKENS,
    MOVE_LEAST,
    MOVE_STEPS,
    PRICE,
    SEA_PRICE,
    VILLA_PRICE,
    WORK_GOLD,
    Commerce,
    Delivery,
)
from comptoir.games.karanor.cards.modifiers import (
    BUILD_STAT,
    DELIVERY_STAT,
    HARVEST_STAT,
    MOVE_STAT,
    OPTIONAL_BONUS,
    SEA_PASSAGE,
    SEA_STAT,
    VILLA_STAT,
    WORK_STAT,
)
from comptoir.games.karanor.state import Karanor


def reach(s: Karanor, seat: i64) -> i64:
    """K4.1, K4.5: the steps of a Move, at least 1."""
    return max(MOVE_LEAST, MOVE_STEPS + s.merchants[seat].stats[MOVE_STAT])


def sea_price(s: Karanor, seat: i64) -> i64:
    """K4.3, K4.4: one passage, never below 0."""
    merchant = s.merchants[seat]
    return 0 if merchant.is_waived(SEA_PASSAGE) else max(0, SEA_PRICE + merchant.stats[SEA_STAT])


def tokens_harvested(s: Karanor, seat: i64) -> i64:
    """K5.2, never below 0; the supply may have fewer."""
    return max(0, HARVEST_TOKENS + s.merchants[seat].stats[HARVEST_STAT])


def wage(s: Karanor, seat: i64) -> i64:
    """K6.2, never below 0."""
    return max(0, WORK_GOLD + s.merchants[seat].stats[WORK_STAT])


def build_price(s: Karanor, seat: i64, card: Commerce) -> i64:
    """K7.8: discounts lower the gold of the card, never below 0."""
    return max(0, PRICE[card] + s.merchants[seat].stats[BUILD_STAT])


def bonus_price(s: Karanor, seat: i64, card: Commerce) -> i64:
    """K7.3, K11.5."""
    return 0 if s.merchants[seat].is_waived(OPTIONAL_BONUS) else BONUS_PRICE[card]


def delivery_gold(s: Karanor, seat: i64, card: Delivery) -> i64:
    """K9.1, never below 0."""
    return max(0, DELIVERY_GOLD[card] + s.merchants[seat].stats[DELIVERY_STAT])


def villa_price(s: Karanor, seat: i64) -> i64:
    """K9.6, never below 0."""
    return max(0, VILLA_PRICE + s.merchants[seat].stats[VILLA_STAT])
