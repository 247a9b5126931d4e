"""K9.1, K9.2: a delivery."""

from __future__ import annotations

from mypy_extensions import i64

from comptoir.games.karanor import events
from comptoir.games.karanor.box import (
    ALL_RESOURCES,
    DELIVERY_CITY,
    DELIVERY_GOODS,
    DELIVERY_PRESTIGE,
    NEAR,
    WINDOW_DELIVERY,
)
from comptoir.games.karanor.cards.abilities import trigger
from comptoir.games.karanor.cards.modifiers import (
    DELIVERING,
    DELIVERING_NEARBY,
    ON_DELIVERY,
    ON_DELIVERY_DECLARED,
)
from comptoir.games.karanor.prices import delivery_gold
from comptoir.games.karanor.refusals import FORBIDDEN, LACKING, NO_DELIVERY, WANTED_ELSEWHERE
from comptoir.games.karanor.state import Karanor
from comptoir.games.karanor.supply import gain_prestige, next_delivery, pay
from comptoir.games.karanor.windows.windows import open_window
from comptoir.table.errors import Refused


def is_where_delivered(s: Karanor, seat: i64) -> bool:
    """K9.1: in the city of the open card, or next to it with the Horn."""
    merchant = s.merchants[seat]
    city = DELIVERY_CITY[s.delivery]
    return merchant.at == city or (merchant.is_permitted(DELIVERING_NEARBY) and city in NEAR[merchant.at])


def can_deliver(s: Karanor, seat: i64) -> bool:
    """K9.1: with all its resources."""
    if s.delivery < 0 or not is_where_delivered(s, seat):
        return False
    merchant = s.merchants[seat]
    return not merchant.is_forbidden(DELIVERING) and merchant.can_pay(0, DELIVERY_GOODS[s.delivery])


def why_not_delivered(s: Karanor, seat: i64) -> Refused | None:
    if can_deliver(s, seat):
        return None
    merchant = s.merchants[seat]
    if s.delivery < 0:
        return NO_DELIVERY.of()
    if merchant.is_forbidden(DELIVERING):
        return FORBIDDEN.under("K9.1").of()
    if not is_where_delivered(s, seat):
        return WANTED_ELSEWHERE.of(DELIVERY_CITY[s.delivery])
    goods = DELIVERY_GOODS[s.delivery]
    r = next(r for r in ALL_RESOURCES if merchant.goods[r] < goods[r])
    return LACKING.under("K9.1").of(goods[r] - merchant.goods[r], r)


def deliver(s: Karanor, seat: i64) -> None:
    """K9.1, K9.2: hand in, take gold and prestige; the next card is turned up."""
    card = s.delivery
    gold = delivery_gold(s, seat, card)
    pay(s, seat, 0, DELIVERY_GOODS[card])
    s.merchants[seat].gold += gold
    events.DELIVERED.tell(s, seat, card, gold)
    gain_prestige(s, seat, DELIVERY_PRESTIGE[card], events.FROM_DELIVERY)
    next_delivery(s)
    open_window(s, WINDOW_DELIVERY, seat)
    trigger(s, seat, ON_DELIVERY)
    trigger(s, seat, ON_DELIVERY_DECLARED)
