"""K9.1, K9.2: a delivery."""

from __future__ import annotations

from mypy_extensions import i64

from comptoir.games.karanor.box import (
    DELIVERIES,
    DELIVERY_CITY,
    DELIVERY_GOLD,
    DELIVERY_GOODS,
    DELIVERY_PRESTIGE,
    NEAR,
)
from comptoir.games.karanor.cards.abilities import trigger
from comptoir.games.karanor.cards.effects import (
    DELIVER_NEAR,
    DELIVERY_STAT,
    NO_DELIVERY,
    ON_DELIVERY,
    ON_DELIVERY_DECLARED,
    WINDOW_DELIVERY,
)
from comptoir.games.karanor.events import tell
from comptoir.games.karanor.state import Karanor
from comptoir.games.karanor.supply import gain_prestige, next_delivery, pay
from comptoir.games.karanor.windows.windows import open_window


def can_deliver(s: Karanor, seat: i64) -> bool:
    """K9.1: in the city of the open card (or next to it with the Horn), with all its resources."""
    if s.delivery < 0:
        return False
    merchant = s.merchants[seat]
    city = DELIVERY_CITY[s.delivery]
    if merchant.at != city and not (merchant.may(DELIVER_NEAR) and city in NEAR[merchant.at]):
        return False
    return not merchant.may(NO_DELIVERY) and merchant.can_pay(0, DELIVERY_GOODS[s.delivery])


def delivery_gold(s: Karanor, seat: i64, card: i64) -> i64:
    return max(0, DELIVERY_GOLD[card] + s.merchants[seat].stats[DELIVERY_STAT])


def deliver(s: Karanor, seat: i64) -> None:
    """K9.1, K9.2: hand in, take gold and prestige; the next card is turned up."""
    card = s.delivery
    gold = delivery_gold(s, seat, card)
    pay(s, seat, 0, DELIVERY_GOODS[card])
    s.merchants[seat].gold += gold
    if s.heard is not None:
        tell(s, "delivered", seat, {"delivery": DELIVERIES[card], "n": gold})
    gain_prestige(s, seat, DELIVERY_PRESTIGE[card], "delivery")
    next_delivery(s)
    open_window(s, WINDOW_DELIVERY, seat)
    trigger(s, seat, ON_DELIVERY)
    trigger(s, seat, ON_DELIVERY_DECLARED)
