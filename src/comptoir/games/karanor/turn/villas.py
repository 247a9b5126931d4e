"""K9.6, K9.7: a villa is bought."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from comptoir.games.karanor import events
from comptoir.games.karanor.actions import PAY_MORE, REFUSE
from comptoir.games.karanor.box import VILLA_PRESTIGE, WINDOW_VILLA
from comptoir.games.karanor.cards.abilities import trigger
from comptoir.games.karanor.cards.modifiers import BUYING_VILLAS, ON_VILLA, ON_VILLA_DECLARED
from comptoir.games.karanor.prices import villa_price
from comptoir.games.karanor.refusals import FORBIDDEN, LACKING_GOLD, NO_VILLA, VILLA_SOLD
from comptoir.games.karanor.state import NO_VILLA_THERE, NOBODYS, Karanor
from comptoir.games.karanor.supply import gain_prestige
from comptoir.games.karanor.windows.black_market import why_not
from comptoir.games.karanor.windows.windows import open_window
from comptoir.table.agenda import NOBODY, ONLY, Action, Question, then
from comptoir.table.errors import Refused


def can_buy_villa(s: Karanor, seat: i64) -> bool:
    """K9.6: where an unsold villa stands, with its price."""
    merchant = s.merchants[seat]
    return (
        s.villas[merchant.at] == NOBODYS
        and merchant.gold >= villa_price(s, seat)
        and not merchant.is_forbidden(BUYING_VILLAS)
    )


def why_not_bought(s: Karanor, seat: i64) -> Refused | None:
    if can_buy_villa(s, seat):
        return None
    merchant = s.merchants[seat]
    if s.villas[merchant.at] == NO_VILLA_THERE:
        return NO_VILLA.of()
    if s.villas[merchant.at] != NOBODYS:
        return VILLA_SOLD.of()
    if merchant.is_forbidden(BUYING_VILLAS):
        return FORBIDDEN.under("K9.6").of()
    return LACKING_GOLD.under("K9.6").of(villa_price(s, seat) - merchant.gold)


def buy_villa(s: Karanor, seat: i64) -> None:
    """K9.6: the purchase is declared; somebody may outbid."""
    events.VILLA_DECLARED.tell(s, seat, s.merchants[seat].at)
    then(s, VillaPrice(seat, villa_price(s, seat)))
    open_window(s, WINDOW_VILLA, seat)
    trigger(s, seat, ON_VILLA_DECLARED)


class VillaPrice(Question[Karanor]):
    """K9.6, R40: pay; a price that has risen may be refused, and then only the action is lost."""

    name: ClassVar[str] = "villa"
    clause: ClassVar[str] = "K9.6"

    def __init__(self, seat: i64, price: i64) -> None:
        super().__init__(seat)
        self.price: Final = price

    def seats(self, s: Karanor) -> tuple[int, ...]:
        """Only asked if the price has risen and can still be paid."""
        price = villa_price(s, self.seat)
        risen = price > self.price and s.merchants[self.seat].gold >= price and not s.cancelled
        return ONLY[self.seat] if risen else NOBODY

    def options(self, s: Karanor, seat: i64) -> list[Action]:
        return [PAY_MORE, REFUSE]

    def why_not(self, s: Karanor, seat: i64, action: Action) -> Refused | None:
        return why_not(s, seat, action, self)

    def take(self, s: Karanor, seat: i64, action: Action) -> None:
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
        events.VILLA_FAILED.tell(s, self.seat, s.merchants[self.seat].at)

    def buy(self, s: Karanor) -> None:
        merchant = s.merchants[self.seat]
        price = villa_price(s, self.seat)
        merchant.gold -= price
        s.villas[merchant.at] = int(self.seat)
        events.VILLA_BOUGHT.tell(s, self.seat, merchant.at, price)
        gain_prestige(s, self.seat, VILLA_PRESTIGE, events.FROM_VILLA)
        trigger(s, self.seat, ON_VILLA)
