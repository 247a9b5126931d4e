"""What an answer visibly brings each seat: coins, tiles it would win as things stand, income at the end."""

from __future__ import annotations

from comptoir.games.hermagor.foresee import foresee
from comptoir.games.hermagor.state import Land
from comptoir.games.hermagor.wire import Building, Moving, Placing, Raising, Selling
from comptoir.table import Action

Gains = dict[str, list[int]]


def gains(s: Land, seat: int, action: Action) -> Gains:
    told = foresee(s, seat, action)
    if isinstance(told, Placing):
        return {"tiles": _tiles(s, told), "coins": _mine(s, seat, told.buzz[1] - told.buzz[0] - told.cost)}
    if isinstance(told, Selling):
        coins = _mine(s, seat, told.net)
        if isinstance(told.earn, list):
            coins = [mine + earned for mine, earned in zip(coins, told.earn, strict=True)]
        income = told.dukedoms[1] - told.dukedoms[0] + told.route[1] - told.route[0]
        return {"coins": coins, "income": _mine(s, seat, income)}
    if isinstance(told, Raising):
        return {"income": told.production}
    if isinstance(told, Building):
        more = told.production[1] - told.production[0] if isinstance(told.production, tuple) else 0
        return {"coins": _mine(s, seat, told.pays), "income": _mine(s, seat, more)}
    return {"coins": _mine(s, seat, -told.cost)} if isinstance(told, Moving) else {}


def _mine(s: Land, seat: int, change: int) -> list[int]:
    return [change if other == seat else 0 for other in range(s.seats)]


def _tiles(s: Land, told: Placing) -> list[int]:
    """Tiles won more, and lost, if the market closed now."""
    change = [0] * int(s.seats)
    for tile in told.tiles:
        for contest, step in ((tile.before, -1), (tile.after, 1)):
            if contest.winner is not None and contest.winner < s.seats:
                change[contest.winner] += step
    return change
