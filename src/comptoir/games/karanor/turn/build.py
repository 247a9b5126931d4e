"""K7: build a commerce."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from comptoir.games.karanor import events
from comptoir.games.karanor.actions import BUILD, SWAPPED, TAKE, TAKE_DECK, Build, TakeCommerce
from comptoir.games.karanor.box import (
    ALL_RESOURCES,
    COMMERCES,
    GOODS,
    IS_CITY,
    PAYS_INCOME,
    PAYS_PRESTIGE,
    PRICE_GOODS,
    RESOURCES,
    WINDOW_BUILD,
    Commerce,
    Resource,
)
from comptoir.games.karanor.cards.abilities import trigger
from comptoir.games.karanor.cards.effects import CarryOut, Parties
from comptoir.games.karanor.cards.modifiers import (
    BUILDING,
    ON_BUILD,
    ON_BUILD_DECLARED,
    SECOND_COMMERCE,
    SUBSTITUTING,
)
from comptoir.games.karanor.cards.tables import BONUS
from comptoir.games.karanor.prices import bonus_price, build_price
from comptoir.games.karanor.refusals import (
    BONUS_LATE,
    FORBIDDEN,
    LACKING,
    LACKING_GOLD,
    NO_CITY,
    NO_COMMERCE,
    NO_SWAP,
    ONE_COMMERCE,
)
from comptoir.games.karanor.state import NOBODYS, Karanor
from comptoir.games.karanor.supply import EVERYBODY, draw_commerce, fill_row, gain_income, gain_prestige, pay
from comptoir.games.karanor.windows.black_market import why_not
from comptoir.games.karanor.windows.windows import open_window
from comptoir.table.agenda import NOBODY, ONLY, Action, Question, Seated, then
from comptoir.table.errors import Refused


def may_build_here(s: Karanor, seat: i64) -> bool:
    """K7.1: in a city without a commerce of one's own."""
    merchant = s.merchants[seat]
    if not IS_CITY[merchant.at] or merchant.is_forbidden(BUILDING):
        return False
    return merchant.at not in merchant.commerce_pawns or merchant.is_permitted(SECOND_COMMERCE)


def buildable(s: Karanor, seat: i64, found: list[Action]) -> None:
    """K7.2, K7.3: every card that can be paid, with and without its bonus."""
    if not may_build_here(s, seat):
        return
    merchant = s.merchants[seat]
    for card in merchant.commerces:
        price = build_price(s, seat, card)
        if merchant.gold < price:
            continue
        rich = merchant.gold >= price + bonus_price(s, seat, card)
        if merchant.can_pay(price, PRICE_GOODS[card]):
            found.append(BUILD[card][0])
            if rich:
                found.append(BUILD[card][1])
        if merchant.is_permitted(SUBSTITUTING):
            for lacking, instead in swaps(s, seat, card):
                words = f"swap {RESOURCES[lacking]} {RESOURCES[instead]}"
                found.append(SWAPPED[f"build {COMMERCES[card]} {words}"])
                if rich:
                    found.append(SWAPPED[f"build {COMMERCES[card]} bonus {words}"])


def swaps(s: Karanor, seat: i64, card: Commerce) -> list[tuple[Resource, Resource]]:
    """K15.5, substitute_one: one token of a required resource may be any other one."""
    goods = s.merchants[seat].goods
    price = PRICE_GOODS[card]
    short = sum([max(0, price[r] - goods[r]) for r in range(GOODS)])
    found: list[tuple[Resource, Resource]] = []
    if short > 1:
        return found
    for lacking in ALL_RESOURCES:
        if price[lacking] and (short == 0 or goods[lacking] < price[lacking]):
            spare = [r for r in ALL_RESOURCES if r != lacking and goods[r] > price[r]]
            found += [(lacking, instead) for instead in spare]
    return found


def why_not_built(s: Karanor, seat: i64, action: Build) -> Refused | None:
    found: list[Action] = []
    buildable(s, seat, found)
    if action in found:
        return None
    merchant = s.merchants[seat]
    card = action.card
    if card in merchant.built:
        return BONUS_LATE.of()
    if card not in merchant.commerces:
        return NO_COMMERCE.of(card)
    if merchant.is_forbidden(BUILDING):
        return FORBIDDEN.under("K7.1").of()
    if not IS_CITY[merchant.at]:
        return NO_CITY.of()
    if not may_build_here(s, seat):
        return ONE_COMMERCE.of()
    if action.lacking >= 0:
        return NO_SWAP.of()
    return what_lacks(s, seat, card)


def what_lacks(s: Karanor, seat: i64, card: Commerce) -> Refused:
    """K7.2: the first resource there is too little of, else gold."""
    merchant = s.merchants[seat]
    for r in ALL_RESOURCES:
        if merchant.goods[r] < PRICE_GOODS[card][r]:
            return LACKING.of(PRICE_GOODS[card][r] - merchant.goods[r], r)
    price = build_price(s, seat, card)
    if merchant.gold >= price:
        price += bonus_price(s, seat, card)
    return LACKING_GOLD.of(price - merchant.gold)


def goods_due(action: Build) -> list[int]:
    goods = PRICE_GOODS[action.card][:]
    if action.lacking >= 0:
        goods[action.lacking] -= 1
        goods[action.instead] += 1
    return goods


def declare(s: Karanor, seat: i64, action: Build) -> None:
    """K7.7: card, city and bonus are declared; others may react."""
    s.reveals += 1
    s.seen[action.card] = EVERYBODY
    events.BUILD_DECLARED.tell(s, seat, action.card, s.merchants[seat].at, int(action.bonus))
    then(s, Construct(seat, action))
    open_window(s, WINDOW_BUILD, seat)
    trigger(s, seat, ON_BUILD_DECLARED)


class Construct(Seated[Karanor]):
    """K7.7: pay everything, pawn, income, prestige, bonus, new card; or nothing if it was cancelled (R39)."""

    clause: ClassVar[str] = "K7.7"

    def __init__(self, seat: i64, action: Build) -> None:
        super().__init__(seat)
        self.action: Final = action

    def run(self, s: Karanor) -> None:
        seat, action = self.seat, self.action
        card = action.card
        merchant = s.merchants[seat]
        price = build_price(s, seat, card) + (bonus_price(s, seat, card) if action.bonus else 0)
        goods = goods_due(action)
        if s.cancelled or not merchant.can_pay(price, goods) or not may_build_here(s, seat):
            s.cancelled = False
            events.BUILD_FAILED.tell(s, seat, card)
            return
        pay(s, seat, price, goods)
        merchant.commerces.remove(card)
        merchant.built.append(card)
        merchant.commerce_pawns.append(merchant.at)
        events.BUILT.tell(s, seat, card, merchant.at, price)
        gain_income(s, seat, PAYS_INCOME[card])
        gain_prestige(s, seat, PAYS_PRESTIGE[card], events.FROM_COMMERCE)
        then(s, NewCommerce(seat))
        if action.bonus:
            then(s, CarryOut(BONUS[card], 0, Parties(seat, NOBODYS, seat, events.FROM_BONUS, seat)))


class NewCommerce(Question[Karanor]):
    """K7.6: take a card of the display, or the top of the deck unseen."""

    name: ClassVar[str] = "take"
    clause: ClassVar[str] = "K7.6"

    def seats(self, s: Karanor) -> tuple[int, ...]:
        return ONLY[self.seat] if s.row or s.commerce_deck or s.commerce_discard else NOBODY

    def options(self, s: Karanor, seat: i64) -> list[Action]:
        found: list[Action] = [TAKE[card] for card in s.row]
        if s.commerce_deck or s.commerce_discard:
            found.append(TAKE_DECK)
        return found

    def count(self, s: Karanor, seat: i64) -> i64:
        return len(s.row) + (1 if s.commerce_deck or s.commerce_discard else 0)

    def nth(self, s: Karanor, seat: i64, n: i64) -> Action:
        return TAKE[s.row[n]] if n < len(s.row) else TAKE_DECK

    def why_not(self, s: Karanor, seat: i64, action: Action) -> Refused | None:
        return why_not(s, seat, action, self)

    def take(self, s: Karanor, seat: i64, action: Action) -> None:
        assert isinstance(action, TakeCommerce)
        if action.card < 0:
            draw_commerce(s, seat)
        else:
            s.row.remove(action.card)
            s.merchants[seat].commerces.append(action.card)
            s.seen[action.card] = EVERYBODY
            events.COMMERCE_TAKEN.tell(s, seat, action.card)
            fill_row(s)
        trigger(s, seat, ON_BUILD)

    def run(self, s: Karanor) -> None:
        """R37: no card is left anywhere."""
        trigger(s, self.seat, ON_BUILD)
