"""K16.4 to K16.8: the market for two."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.games.karanor import events
from comptoir.games.karanor.actions import ALONE, VISIT, Visit
from comptoir.games.karanor.box import ALL_RESOURCES, BUY, BUY_FULL, GOODS, MARKET_MOST, SELL, SELL_EMPTY
from comptoir.games.karanor.refusals import NO_DEAL, NO_MARKET
from comptoir.games.karanor.state import Karanor
from comptoir.table.agenda import Action
from comptoir.table.errors import Refused

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


def why_not_visited(s: Karanor, seat: i64, action: Visit) -> Refused | None:
    if not s.market:
        return NO_MARKET.of()
    found: list[Action] = []
    visits(s, seat, found)
    return None if action in found else NO_DEAL.of()


def visit(s: Karanor, seat: i64, action: Visit) -> None:
    """K16.5, R32, R61: one deal after the other, each at the price of its pile as it then stands."""
    merchant = s.merchants[seat]
    # In two resources the order makes no difference: the sale is told first, so that nobody is told of one.
    deals = action.deals if action.second == -1 - action.first else sorted(action.deals)
    for deal in deals:
        cost = price_after(s, seat, deal, 0)
        r = ALL_RESOURCES[deal if deal >= 0 else -1 - deal]
        change = 1 if deal >= 0 else -1
        merchant.gold -= cost
        merchant.goods[r] += change
        s.market[r] -= change
        (events.BOUGHT if deal >= 0 else events.SOLD).tell(s, seat, r, abs(cost))
