"""How good a city is for a seat, in prestige: rules of thumb for bots, no rules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.games.jantaris.box import (
    ANCIENT_CLOCK,
    BARREL_OF_DYE,
    CANNON,
    CENTRE,
    COACH,
    CROWNS,
    DISTRICTS,
    FAIR,
    GOAL,
    HISTORIC_BOOK,
    ITEMS,
    MAJESTIC_STATUE,
    NOBLE_HORSE,
    OLD_COINS,
    PICKS,
    PRECIOUS_PORCELAIN,
    PRESTIGE,
    RED,
    ROYAL_CAPE,
    ROYAL_CROWN,
    ROYAL_DIAMOND,
    ROYAL_OBLIGATION,
    ROYAL_SCEPTER,
    SEAL_RING,
    SEATS,
    SIGNAL_HORN,
    SMALL_RING,
    STREET_ORGAN,
    TREASURY,
    TRIPLES,
)
from comptoir.games.jantaris.state import City

GOODS: Final[list[float]] = [0.0, 0.26, 0.50, 0.72, 0.92, 1.09, 1.22]
"""What so many goods of one colour are worth."""
RESERVE: Final[list[float]] = [0.0, 0.3, 0.5, 0.62, 0.7, 0.75]
"""What it is worth to have so many merchants at hand."""
CLOSENESS: Final[list[float]] = [2.7, 1.5, 0.85, 0.48, 0.27, 0.15, 0.08, 0.04, 0.02]
"""What a control card is worth with so many merchants lacking."""
FAIR_CHANCE: Final[list[float]] = [0.25, 0.35, 0.5, 0.65, 0.85, 1.0]
"""How likely a fair is soon, by merchants in the Centre."""
TRADE: Final = 0.75
"""What a trade brings beyond the goods it costs."""
FAIR_PRICE: Final = 6.0
RIVAL: Final = 0.4
OTHERS: Final = 0.3
LAST: Final = 3.0

ONCE: Final[list[float]] = [0.0] * len(ITEMS)
"""What an item's effect is worth beyond its prestige, once."""
EACH_TURN: Final[list[float]] = [0.0] * len(ITEMS)
"""And for each turn its owner may still have."""
ONCE[PRECIOUS_PORCELAIN] = 0.45
ONCE[SMALL_RING] = 0.45
ONCE[PICKS] = 1.0
ONCE[OLD_COINS] = 0.8
ONCE[NOBLE_HORSE] = 0.35
ONCE[STREET_ORGAN] = 0.3
ONCE[SEAL_RING] = 0.4
EACH_TURN[HISTORIC_BOOK] = 0.02
EACH_TURN[CANNON] = 0.07
EACH_TURN[BARREL_OF_DYE] = 0.02
EACH_TURN[ANCIENT_CLOCK] = 0.08
EACH_TURN[MAJESTIC_STATUE] = 0.03
EACH_TURN[COACH] = 0.02
EACH_TURN[TREASURY] = 0.04
EACH_TURN[SIGNAL_HORN] = 0.04
EACH_TURN[ROYAL_CAPE] = 0.02
EACH_TURN[ROYAL_CROWN] = 0.15
EACH_TURN[ROYAL_SCEPTER] = 0.15
EACH_TURN[ROYAL_DIAMOND] = 0.08
EACH_TURN[ROYAL_OBLIGATION] = 0.03


def most_prestige(s: City) -> i64:
    most: i64 = 0
    for prestige in s.prestige:
        most = max(most, prestige)
    return most


def turns_left(s: City) -> float:
    """About how many turns everybody still has."""
    left = GOAL - most_prestige(s)
    return 1.0 + 0.9 * float(int(left)) if left > 0 else 0.0


def item_worth(s: City, seat: i64, item: i64) -> float:
    """What an item would be worth to a seat: its prestige and what it still does."""
    worth = float(PRESTIGE[item]) + EACH_TURN[item] * turns_left(s)
    if s.reserve[seat] > 0 or (item not in (NOBLE_HORSE, STREET_ORGAN)):
        worth += ONCE[item]
    if item == ROYAL_OBLIGATION:
        for other in range(s.players):
            if other != seat and s.has_crown(other):
                worth += 0.2 * turns_left(s)
    if CROWNS >> item & 1 and not s.has_crown(seat):
        for other in range(s.players):
            if s.items[other] >> ROYAL_CROWN & 1 or s.items[other] >> ROYAL_SCEPTER & 1:
                worth += 0.15 * turns_left(s)
    return worth


def kept_worth(s: City, seat: i64) -> float:
    """What the items in front of a seat will still do."""
    mask: i64 = s.items[seat]
    if mask == 0:
        return 0.0
    turns = turns_left(s)
    worth = 0.0
    item: i64 = 0
    while mask:
        if mask & 1:
            worth += EACH_TURN[item] * turns
            if item in (PICKS, OLD_COINS, SMALL_RING):
                worth += ONCE[item]
        mask >>= 1
        item += 1
    return worth


def lacking(s: City, seat: i64, district: i64) -> i64:
    """How many merchants more would dominate a district."""
    at = district * SEATS
    most: i64 = 1
    other: i64 = 0
    while other < s.players:
        if other != seat and s.merchants[at + other] > most:
            most = s.merchants[at + other]
        other += 1
    lack = most + 1 - s.merchants[at + seat]
    return max(0, lack)


def lacks(s: City, seat: i64) -> list[int]:
    return [lacking(s, seat, district) for district in range(DISTRICTS)]


def control_worth(s: City, seat: i64) -> float:
    """The face-up control cards, by how near the seat is to them; the nearest counts in full."""
    needs = lacks(s, seat)
    best = 0.0
    total = 0.0
    for card in s.controls_up:
        triple = TRIPLES[card]
        lack = needs[triple[0]] + needs[triple[1]] + needs[triple[2]]
        worth = CLOSENESS[min(lack, len(CLOSENESS) - 1)]
        total += worth
        best = max(best, worth)
    return best + 0.5 * (total - best)


def fair_worth(s: City, seat: i64) -> float:
    """Merchants in the Centre are tickets to a fair, as far as there are goods to sell."""
    tickets = float(s.count(CENTRE, seat))
    if tickets == 0.0:
        return 0.0
    sales = min(tickets, float(s.total(seat)) / FAIR_PRICE)
    spare = tickets - sales
    chance = FAIR_CHANCE[min(s.in_centre(), FAIR)]
    return chance * (TRADE * sales + 0.12 * spare)


def worth_of(s: City, seat: i64) -> float:
    """What one seat has, and may hope for."""
    red = s.goods[2 * seat + RED]
    black = s.goods[2 * seat + 1]
    worth = float(s.prestige[seat]) + GOODS[red] + GOODS[black]
    worth += control_worth(s, seat) + fair_worth(s, seat) + kept_worth(s, seat)
    return worth + RESERVE[min(s.reserve[seat], len(RESERVE) - 1)]


def score(s: City, seat: i64) -> float:
    """How a seat stands against the best of the others and against all of them."""
    mine = worth_of(s, seat)
    best = 0.0
    total = 0.0
    for other in range(s.players):
        if other != seat:
            worth = worth_of(s, other)
            total += worth
            best = max(best, worth)
    found = mine - RIVAL * best - OTHERS * total / float(s.players - 1)
    if most_prestige(s) >= GOAL:
        found += ending(s, seat)
    return found


def ending(s: City, seat: i64) -> float:
    """The game ends with this turn: being ahead is all that counts."""
    mine = (s.prestige[seat], s.total(seat))
    for other in range(s.players):
        if other != seat and (s.prestige[other], s.total(other)) > mine:
            return -LAST
    return LAST


def price_worth(s: City, seat: i64, red: i64, black: i64) -> float:
    """What it hurts a seat to pay these goods."""
    has_red: i64 = s.goods[2 * seat]
    has_black: i64 = s.goods[2 * seat + 1]
    return GOODS[has_red] - GOODS[has_red - red] + GOODS[has_black] - GOODS[has_black - black]
