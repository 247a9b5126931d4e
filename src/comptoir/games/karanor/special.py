"""K9 and K16: deliveries, associates, villas, and the market for two."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from comptoir.games.karanor.abilities import happen
from comptoir.games.karanor.actions import ALONE, PAY_MORE, REFUSE, VISIT, Visit
from comptoir.games.karanor.asking import Asking
from comptoir.games.karanor.box import (
    BUY,
    BUY_FULL,
    DELIVERIES,
    DELIVERY_CITY,
    DELIVERY_GOLD,
    DELIVERY_GOODS,
    DELIVERY_PRESTIGE,
    GOODS,
    MARKET_MOST,
    NEAR,
    RECRUIT,
    RESOURCES,
    SELL,
    SELL_EMPTY,
    TERRITORIES,
    VILLA_PRESTIGE,
)
from comptoir.games.karanor.effects import (
    DELIVER_NEAR,
    DELIVERY_STAT,
    E_DELIVERY,
    E_DELIVERY_DECLARED,
    E_RECRUIT,
    E_VILLA,
    E_VILLA_DECLARED,
    NO_DELIVERY,
    NO_VILLA,
    W_DELIVERY,
    W_VILLA,
)
from comptoir.games.karanor.events import tell
from comptoir.games.karanor.prices import villa_price
from comptoir.games.karanor.state import NOBODYS, Karanor
from comptoir.games.karanor.stock import gain_prestige, next_delivery, pay
from comptoir.games.karanor.windows import open_window
from comptoir.table.agenda import NOBODY, ONLY, Action, then


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
    open_window(s, W_DELIVERY, seat)
    happen(s, seat, E_DELIVERY)
    happen(s, seat, E_DELIVERY_DECLARED)


def recruit(s: Karanor, seat: i64, resource: i64) -> None:
    """K9.3."""
    s.merchants[seat].gold -= RECRUIT
    s.associates[resource] = int(seat)
    if s.heard is not None:
        tell(s, "recruited", seat, {"associate": RESOURCES[resource]})
    happen(s, seat, E_RECRUIT)


def promote(s: Karanor, seat: i64, resource: i64) -> None:
    """K9.5: for good."""
    s.promoted[resource] = True
    if s.heard is not None:
        tell(s, "promoted", seat, {"associate": RESOURCES[resource]})


def can_buy_villa(s: Karanor, seat: i64) -> bool:
    """K9.6: where an unsold villa stands, with its price."""
    merchant = s.merchants[seat]
    return (
        s.villas[merchant.at] == NOBODYS
        and merchant.gold >= villa_price(s, seat)
        and not merchant.may(NO_VILLA)
    )


def buy_villa(s: Karanor, seat: i64) -> None:
    """K9.6: the purchase is declared; somebody may outbid."""
    if s.heard is not None:
        tell(s, "villa-declared", seat, {"at": TERRITORIES[s.merchants[seat].at]})
    then(s, VillaPrice(seat, villa_price(s, seat)))
    open_window(s, W_VILLA, seat)
    happen(s, seat, E_VILLA_DECLARED)


class VillaPrice(Asking):
    """K9.6, R40: pay; a price that has risen may be refused, and then only the action is lost."""

    name: ClassVar[str] = "villa"
    clause: ClassVar[str] = "K9.6"

    def __init__(self, seat: i64, price: i64) -> None:
        self.seat: Final = seat
        self.price: Final = price

    def seats(self, s: Karanor) -> tuple[int, ...]:
        """Only asked if the price has risen and can still be paid."""
        price = villa_price(s, self.seat)
        risen = price > self.price and s.merchants[self.seat].gold >= price and not s.cancelled
        return ONLY[self.seat] if risen else NOBODY

    def answers(self, s: Karanor, seat: i64) -> list[Action]:
        return [PAY_MORE, REFUSE]

    def answer(self, s: Karanor, seat: i64, action: Action) -> None:
        if action is PAY_MORE:
            self.buy(s)
        else:
            self.fail(s)

    def run(self, s: Karanor) -> None:
        if s.cancelled or s.merchants[self.seat].gold < villa_price(s, self.seat):
            s.cancelled = False
            self.fail(s)
        else:
            self.buy(s)

    def fail(self, s: Karanor) -> None:
        if s.heard is not None:
            tell(s, "villa-failed", self.seat, {"at": TERRITORIES[s.merchants[self.seat].at]})

    def buy(self, s: Karanor) -> None:
        merchant = s.merchants[self.seat]
        price = villa_price(s, self.seat)
        merchant.gold -= price
        s.villas[merchant.at] = int(self.seat)
        if s.heard is not None:
            tell(s, "villa-bought", self.seat, {"at": TERRITORIES[merchant.at], "n": price})
        gain_prestige(s, self.seat, VILLA_PRESTIGE, "villa")
        happen(s, self.seat, E_VILLA)


# K16: the market for two

DEALS: Final[list[int]] = [*range(GOODS), *range(-GOODS, 0)]
"""What a list by deal holds in order: a sale counts from its end."""
IMPOSSIBLE: Final = 1 << 30


def price_of(pile: i64, deal: i64) -> i64:
    """K16.6, K16.7: what a deal costs; a sale brings gold and so costs less than nothing."""
    if deal >= 0:
        return BUY_FULL if pile == MARKET_MOST else BUY
    return -SELL_EMPTY if pile == 0 else -SELL


def price_after(s: Karanor, seat: i64, deal: i64, before: i64) -> int:
    """K16.8, R32: what a deal costs after `before` others like it, or after its opposite (-1, R61); IMPOSSIBLE if there
    is nothing to deal with."""
    if deal >= 0:
        pile = s.market[deal] - before
        return int(price_of(pile, deal)) if pile > 0 else IMPOSSIBLE
    pile = s.market[-1 - deal] + before
    held = s.merchants[seat].goods[-1 - deal]
    return int(price_of(pile, deal)) if pile < MARKET_MOST and held > before else IMPOSSIBLE


def visits(s: Karanor, seat: i64, found: list[Action]) -> None:
    """K16.5: what can be paid, in the order of the deals."""
    gold = s.merchants[seat].gold
    once = [price_after(s, seat, deal, 0) for deal in DEALS]
    twice = [price_after(s, seat, deal, 1) for deal in DEALS]
    back = [price_after(s, seat, deal, -1) for deal in DEALS]
    for action in VISIT:
        first, second = action.first, action.second
        cost: i64 = once[first]
        if cost <= gold and second != ALONE:
            cost += (
                twice[second] if second == first else back[second] if second == -1 - first else once[second]
            )
        if cost <= gold:
            found.append(action)


def visit(s: Karanor, seat: i64, action: Visit) -> None:
    """K16.5, R32, R61: one deal after the other, each at the price of its pile as it then stands."""
    merchant = s.merchants[seat]
    # In two resources the order makes no difference: the sale is told first, so that nobody is told of one.
    deals = action.deals if action.second == -1 - action.first else sorted(action.deals)
    for deal in deals:
        cost = price_after(s, seat, deal, 0)
        r = deal if deal >= 0 else -1 - deal
        change = 1 if deal >= 0 else -1
        merchant.gold -= cost
        merchant.goods[r] += change
        s.market[r] -= change
        if s.heard is not None:
            tell(s, "bought" if deal >= 0 else "sold", seat, {"resource": RESOURCES[r], "n": abs(cost)})
