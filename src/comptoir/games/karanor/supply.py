"""Things change hands: bank, supply, decks and players. The one place where each kind of gain is counted."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.games.karanor import events
from comptoir.games.karanor.box import (
    ALL_BLACKS,
    ALL_COMMERCES,
    END,
    GOODS,
    INCOME_MOST,
    MOST,
    NONE_OPEN,
    ROW,
    THRESHOLDS,
    Resource,
)
from comptoir.games.karanor.state import Karanor
from comptoir.table.rng import N

EVERYBODY: Final = (1 << MOST) - 1
"""A bit for each seat."""


def gain_gold(s: Karanor, seat: i64, n: i64) -> None:
    s.merchants[seat].gold += n
    if n:
        events.GOLD_GAINED.tell(s, seat, n)


def lose_gold(s: Karanor, seat: i64, n: i64) -> None:
    """R22: never below 0."""
    lost = min(n, s.merchants[seat].gold)
    s.merchants[seat].gold -= lost
    if lost:
        events.GOLD_LOST.tell(s, seat, lost)


def gain_goods(s: Karanor, seat: i64, resource: Resource, n: i64) -> i64:
    """K5.3: as many tokens as the supply has; how many."""
    taken = min(n, s.supply[resource])
    s.supply[resource] -= taken
    s.merchants[seat].goods[resource] += taken
    if taken:
        events.GOODS_GAINED.tell(s, seat, taken, resource)
    return taken


def lose_goods(s: Karanor, seat: i64, resource: Resource, n: i64) -> None:
    """K5.4: back to the supply at once."""
    lost = min(n, s.merchants[seat].goods[resource])
    s.merchants[seat].goods[resource] -= lost
    s.supply[resource] += lost
    if lost:
        events.GOODS_LOST.tell(s, seat, lost, resource)


def pay(s: Karanor, seat: i64, gold: i64, goods: list[int]) -> None:
    """A price that can be paid: gold to the bank, tokens to the supply."""
    merchant = s.merchants[seat]
    merchant.gold -= gold
    for r in range(GOODS):
        n: i64 = goods[r]
        if n:
            merchant.goods[r] -= n
            s.supply[r] += n


def gain_income(s: Karanor, seat: i64, n: i64) -> None:
    """K10.4: between 0 and 15."""
    merchant = s.merchants[seat]
    before = merchant.income
    merchant.income = max(0, min(INCOME_MOST, before + n))
    if merchant.income != before:
        events.INCOME_CHANGED.tell(s, seat, merchant.income - before, merchant.income)


def gain_prestige(s: Karanor, seat: i64, n: i64, source: i64) -> None:
    """K13: score; draw at each threshold reached for the first time; perhaps trigger the end."""
    if not n:
        return
    merchant = s.merchants[seat]
    merchant.prestige += n
    events.PRESTIGE_GAINED.tell(s, seat, n, merchant.prestige, source)
    while (
        merchant.thresholds_paid < len(THRESHOLDS)
        and merchant.prestige >= THRESHOLDS[merchant.thresholds_paid]
    ):
        merchant.thresholds_paid += 1
        draw_black(s, seat)
    if not s.ending and merchant.prestige >= END[s.players]:
        s.ending = True
        s.offers.clear()
        s.accepted.clear()
        events.END_TRIGGERED.tell(s, seat, merchant.prestige)


def lose_prestige(s: Karanor, seat: i64, n: i64) -> None:
    """R4: a loss stops at 0."""
    merchant = s.merchants[seat]
    lost = min(n, merchant.prestige)
    merchant.prestige -= lost
    if lost:
        events.PRESTIGE_LOST.tell(s, seat, lost, merchant.prestige)


def gain_insignia(s: Karanor, seat: i64, kind: i64, n: i64) -> None:
    """K11.1: as many tiles as there are."""
    taken = min(n, s.insignia[kind])
    if taken:
        s.insignia[kind] -= taken
        s.merchants[seat].insignia[kind] += taken
        s.add_up_modifiers(seat)
        events.INSIGNIA_GAINED.tell(s, seat, taken, kind)


def lose_insignia(s: Karanor, seat: i64, kind: i64, n: i64) -> None:
    lost = min(n, s.merchants[seat].insignia[kind])
    if lost:
        s.merchants[seat].insignia[kind] -= lost
        s.insignia[kind] += lost
        s.add_up_modifiers(seat)
        events.INSIGNIA_LOST.tell(s, seat, lost, kind)


# Decks: the top is the last card. Who draws learns something, so no draw can be taken back.


def drawn_from(s: Karanor, deck: list[N], discard: list[N]) -> i64:
    """The top card; an empty deck is made again of its discards; -1 if there are none."""
    if not deck:
        if not discard:
            return -1
        discard.sort()
        deck.extend(discard)
        discard.clear()
        s.rng.shuffle(deck)
    s.reveals += 1
    return deck.pop()


def draw_black(s: Karanor, seat: i64) -> None:
    """R21: no limit; with an empty deck and no discards, no card."""
    card = drawn_from(s, s.black_deck, s.black_discard)
    if card >= 0:
        s.merchants[seat].black_market.append(ALL_BLACKS[card])
        s.merchants[seat].black_market.sort()
        events.BLACK_DRAWN.tell(s, seat, ALL_BLACKS[card])


def fill_row(s: Karanor) -> None:
    """K2.3, K7.6: three commerces lie face up as long as there are cards (R37)."""
    while len(s.row) < ROW:
        card = drawn_from(s, s.commerce_deck, s.commerce_discard)
        if card < 0:
            return
        s.row.append(ALL_COMMERCES[card])
        events.COMMERCE_SHOWN.tell(s, s.active, ALL_COMMERCES[card])


def draw_commerce(s: Karanor, seat: i64) -> None:
    card = drawn_from(s, s.commerce_deck, s.commerce_discard)
    if card >= 0:
        s.merchants[seat].commerces.append(ALL_COMMERCES[card])
        s.seen[card] = 0
        events.COMMERCE_DRAWN.tell(s, seat, ALL_COMMERCES[card])


def next_delivery(s: Karanor) -> None:
    """K9.2: turn up the next card, if there is one."""
    s.delivery = NONE_OPEN
    if s.delivery_deck:
        s.delivery = s.delivery_deck.pop()
        s.delivery_known = min(s.delivery_known, len(s.delivery_deck))
        s.reveals += 1
        events.DELIVERY_SHOWN.tell(s, s.active, s.delivery)


def renew_row(s: Karanor) -> None:
    """K15, refresh: the three are discarded and three others turned up."""
    s.commerce_discard.extend(s.row)
    s.row.clear()
    fill_row(s)


def replace_delivery(s: Karanor) -> None:
    """R28: the card goes under its deck; with no other card nothing happens."""
    if s.delivery >= 0 and s.delivery_deck:
        s.delivery_deck.insert(0, s.delivery)
        s.delivery_known += 1
        next_delivery(s)
