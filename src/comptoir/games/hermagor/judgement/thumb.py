"""Rules of thumb: what each answer is worth to a seat, in cash as far as it can be told.

Line up buyers; go for tiles whose wares can be carried to good villages; plan the journeys of the round by profit;
complete regions; keep cash to move on. Nothing here depends on other players' cash.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.games.hermagor.actions import (
    Build,
    BuildShared,
    Declare,
    Draw,
    Move,
    MoveAndSell,
    NameStart,
    PlaceBuyer,
    PlaceShared,
    Raise,
    Sell,
    Stay,
    TakeShortcut,
)
from comptoir.games.hermagor.box import BIT, END_VALUES, SELLS, TRAVEL
from comptoir.games.hermagor.judgement.outlook import BROAD, BUYING, NARROW, Outlook, rows_worth
from comptoir.games.hermagor.judgement.stroll import Stroll
from comptoir.games.hermagor.state import Land
from comptoir.table.agenda import Action

BESIDE: Final = 0.35
"""How likely the opponent sells beside my station and a shared one."""


def weigh(s: Land, seat: i64, answers: list[Action]) -> list[float]:
    """The worth of each of `answers`, which `seat` may give now."""
    if isinstance(answers[0], PlaceBuyer | PlaceShared) or isinstance(answers[-1], PlaceShared):
        return Stroll(s, seat, Outlook(s, seat, NARROW)).weigh(answers)
    if isinstance(answers[0], Sell | Stay | MoveAndSell | TakeShortcut | Move):
        outlook = Outlook(s, seat, BROAD)
        return [on_the_road(s, seat, outlook, action) for action in answers]
    rows = rows_worth(s, seat)
    return [worth(s, seat, rows, action) for action in answers]


def worth(s: Land, seat: i64, rows: list[float], action: Action) -> float:
    """One answer outside the market and the road."""
    if isinstance(action, Raise):
        return rise(s, seat, action.product)
    if isinstance(action, Build):
        return rows[action.row]
    if isinstance(action, NameStart):
        return 1.0 if action.seat == seat else 0.0
    if isinstance(action, BuildShared):
        return shared_station(s, seat, action.village)
    if isinstance(action, Declare | Draw):
        return 1.0
    return 0.0


def shared_station(s: Land, seat: i64, village: i64) -> float:
    """H8.10: beside a shared station, a station of mine earns 2 when the opponent sells there; and the reverse."""
    bit = BIT[village]
    mine = s.colours[seat].built & bit != 0
    theirs = s.colours[1 - seat].built & bit != 0
    return BESIDE * float(mine) - BESIDE * float(theirs) - 0.01 if mine != theirs else -0.01


def shared_village(s: Land, seat: i64) -> i64:
    """H8.8: where a shared station would serve me; -1: nowhere."""
    merchant = s.colours[seat]
    good: i64 = merchant.built & ~s.colours[1 - seat].built & ~s.colours[s.seats].built
    if good:
        for village in BUYING[merchant.wares]:
            if good & BIT[village]:
                return village
    return -1


def rise(s: Land, seat: i64, product: i64) -> float:
    """H4.12: one more for each sale to come, and the end value of a row; the others' share counts against it."""
    step = s.steps[product]
    more = END_VALUES[step + 1] - END_VALUES[step]
    total = 0.0
    for other in range(s.seats):
        merchant = s.colours[other]
        gain = 0.3 * len(s.stack)
        if merchant.wares >> product & 1:
            for village in BUYING[1 << product]:
                if not merchant.built & BIT[village]:
                    gain += 0.5
        if other in s.rows[product]:
            gain += more
        total += gain if other == seat else -gain / float(s.seats - 1)
    return total


def on_the_road(s: Land, seat: i64, outlook: Outlook, action: Action) -> float:
    """H5.3 to H5.6: what an action brings now, and the journeys after it."""
    merchant = s.colours[seat]
    at, cash, built, wares = merchant.at, merchant.cash, merchant.built, merchant.wares
    left = merchant.hand - 1
    cost: i64 = 0
    if isinstance(action, Move):
        cost = TRAVEL[at][action.village] >> 1
        return outlook.journeys(action.village, cash - cost, built, wares, left) - float(int(cost))
    if isinstance(action, BuildShared):
        return shared_station(s, seat, action.village)
    village: i64 = at
    if isinstance(action, MoveAndSell):
        village = action.village
        cost = TRAVEL[at][village]
    elif isinstance(action, TakeShortcut):
        village = action.village
        cost = TRAVEL[at][village] >> 1
    elif isinstance(action, Stay):
        return outlook.journeys(at, cash, built, wares, left)
    gain = outlook.worth[village] + outlook.stations(built)[village] - float(int(cost))
    purse = cash - cost + outlook.prices[SELLS[village]]
    return gain + outlook.journeys(village, purse, built | BIT[village], wares, left)
