"""What a land is worth to a seat between market and road: numbers that describe it, and what each still brings.

Every player is described alike (rows, dukedoms, the route, regions begun, the place of the merchant, the wares for
the road); a rival's numbers count against mine. The weights were learned from games of bots (docs/bots.md).
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Final

from mypy_extensions import i64

from comptoir.games.hermagor.box import (
    ALL_REGIONS,
    BIT,
    BLACK_MARKET,
    DUKEDOM_SETS,
    KINDS,
    REGION_SETS,
    ROUTE_SET,
    SHORTCUT,
    VILLAGES,
    size,
)
from comptoir.games.hermagor.income import dukedoms, production, route
from comptoir.games.hermagor.judgement.glance import Glance
from comptoir.games.hermagor.judgement.outlook import end_worth
from comptoir.games.hermagor.state import Land

RIVALS: Final = 0.7
"""What a coin of all rivals together counts against me, shared out among them."""
LEADER: Final = 0.3
"""What a coin of the richest rival counts on top of that."""
POOR: Final = 8
"""Cash below this is too little to go to market and on the road."""
FAR: Final = 4
"""Regions that lack so many villages or more are alike."""
ANY_WARES: Final[i64] = (1 << KINDS) - 1
FEATURES: Final = 24

WEIGHTS: Final[dict[str, list[list[float]]]] = json.loads(
    files(__package__).joinpath("weights.json").read_text("utf-8")
)
"""By number of seats, then by stage: what each feature brings, in coins."""


def on_the_road(s: Land) -> bool:
    """H4.20: have the buyers gone home?"""
    return not s.free


def turns(s: Land) -> i64:
    """The markets and roads that are over."""
    return 2 * (s.round - 1) + (1 if on_the_road(s) else 0) + (0 if s.agenda else 1)


def stage(s: Land) -> i64:
    """Which road or market this is, from 0; nobody values a land before the first road."""
    return max(0, turns(s) - 1)


def riches(s: Land) -> list[int]:
    """What every player would have if the game ended now."""
    found = [int(merchant.cash) for merchant in s.colours[: s.seats]]
    if s.agenda:
        by_route = route(s)
        for seat in range(s.seats):
            found[seat] += int(production(s, seat) + dukedoms(s, seat)) + by_route[seat]
    return found


def shares_of(seat: i64, found: list[int]) -> list[float]:
    """What a coin of each player counts: mine 1, those of rivals less than nothing."""
    rivals = len(found) - 1
    leader: i64 = -1
    for i, coins in enumerate(found):
        if i != seat and (leader < 0 or coins > found[leader]):
            leader = i
    shares = [-RIVALS / rivals] * len(found)
    shares[leader] -= LEADER
    shares[seat] = 1.0
    return shares


def margin(s: Land, seat: i64) -> float:
    """How many coins a player is ahead now."""
    found = riches(s)
    total = 0.0
    for share, coins in zip(shares_of(seat, found), found, strict=True):
        total += share * float(coins)
    return total


def value(s: Land, seat: i64) -> float:
    """How many coins `seat` should end ahead of its rivals; the richest of several counts most."""
    total = margin(s, seat)
    if not s.agenda:
        return total
    weights = WEIGHTS[str(int(s.seats))][stage(s)]
    numbers = features(s, seat)
    i: i64 = 0
    while i < FEATURES:
        total += weights[i] * numbers[i]
        i += 1
    return total


def features(s: Land, seat: i64) -> list[float]:
    """The land in numbers, mine less those of my rivals."""
    found = riches(s)
    shares = shares_of(seat, found)
    by_route = route(s)
    numbers = [0.0] * FEATURES
    for i in range(s.seats):
        described(s, i, shares[i], by_route[i], numbers)
    return numbers


def described(s: Land, seat: i64, share: float, by_route: i64, numbers: list[float]) -> None:
    """Add a player's numbers, by what they count."""
    merchant = s.colours[seat]
    built = merchant.built
    glance = Glance(s, seat)
    own = [0.0] * FEATURES
    own[0] = float(int(merchant.cash)) * 0.1
    own[1] = float(int(max(0, POOR - merchant.cash)))
    for row in range(KINDS):
        if seat in s.rows[row]:
            own[2] += 1.0
            own[3] += end_worth(s, row)
    own[4] = float(int(production(s, seat)))
    own[5] = float(int(by_route))
    own[6] = float(int(size(built & ROUTE_SET)))
    counts = [size(built & villages) for villages in DUKEDOM_SETS]
    fewest = min(counts)
    own[7] = float(int(fewest))
    for count in counts:
        if count > fewest:
            own[8] += 1.0
    alone = built
    for other in range(s.seats):
        if other != seat:
            alone &= ~s.colours[other].built
    own[9] = float(int(size(built)))
    own[10] = float(int(size(alone)))
    regions_begun(glance, built, own)
    own[15] = glance.tour(glance.gains, merchant.at, merchant.cash + POOR, built, ANY_WARES, 2)
    own[16] = glance.tour(glance.gains, merchant.at, merchant.cash + POOR, built, ANY_WARES, 5)
    for village in range(VILLAGES):
        if not built & BIT[village]:
            own[17] += glance.gains[village] * 0.1
    if on_the_road(s):
        add_wares(s, seat, glance, own)
    own[23] = 1.0 if s.starter == seat else 0.0
    for i, number in enumerate(own):
        numbers[i] += share * number


def regions_begun(glance: Glance, built: i64, own: list[float]) -> None:
    """H5.21: what the regions would pay, by the villages they lack."""
    for region in ALL_REGIONS:
        all_villages: i64 = REGION_SETS[region]
        lacking = size(all_villages & ~built)
        if lacking > 0 and all_villages & built:
            own[10 + min(lacking, FAR)] += glance.regions[region]


def add_wares(s: Land, seat: i64, glance: Glance, own: list[float]) -> None:
    """What the tiles in hand promise on the road."""
    merchant = s.colours[seat]
    own[18] = glance.tour(
        glance.gains, merchant.at, merchant.cash, merchant.built, merchant.wares, merchant.hand
    )
    own[19] = float(int(size(merchant.wares)))
    own[20] = own[18] * own[18] * 0.01
    own[21] = 1.0 if SHORTCUT in merchant.tiles else 0.0
    own[22] = 1.0 if BLACK_MARKET in merchant.tiles else 0.0
