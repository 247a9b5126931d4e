"""K4: where a player can go, in how many actions and for how much gold."""

from __future__ import annotations

from mypy_extensions import i64

from comptoir.games.karanor.box import BY_LAND, BY_SEA, TERRITORIES
from comptoir.games.karanor.prices import reach, sea_price
from comptoir.games.karanor.state import Karanor


class Way:
    """How to be somewhere: the steps and gold it takes, and the first step."""

    def __init__(self, steps: i64, gold: i64, first: i64) -> None:
        self.steps = steps
        self.gold = gold
        self.first = first


def all_ways(s: Karanor, seat: i64, purse: i64) -> list[Way | None]:
    """The way with the fewest steps to every territory; among these the cheapest. None if it cannot be paid."""
    start = s.merchants[seat].at
    price = sea_price(s, seat)
    found: list[Way | None] = [None] * len(TERRITORIES)
    found[start] = Way(0, 0, -1)
    edge = [int(start)]
    while edge:
        after: list[int] = []
        for here in edge:
            way = found[here]
            assert way is not None
            for place in BY_LAND[here] + BY_SEA[here]:
                gold = way.gold + (price if place in BY_SEA[here] else 0)
                old = found[place]
                if gold > purse or (old is not None and (old.steps <= way.steps or old.gold <= gold)):
                    continue
                if old is None:
                    after.append(place)
                found[place] = Way(way.steps + 1, gold, way.first if way.first >= 0 else place)
        edge = after
    return found


def moves_for(s: Karanor, seat: i64, steps: i64) -> i64:
    """How many Move actions so many steps take; those left of a Move under way are free."""
    left = s.steps if seat == s.active else 0
    if steps <= left:
        return 0
    span = reach(s, seat)
    return (steps - left + span - 1) // span


def ways(s: Karanor, seat: i64) -> list[list[object]]:
    """`[territory, actions, gold]` for all that can be reached, nearest first."""
    found = all_ways(s, seat, s.merchants[seat].gold)
    told: list[tuple[int, int, str]] = []
    for place in range(len(TERRITORIES)):
        way = found[place]
        if way is not None and way.steps:
            told.append((int(moves_for(s, seat, way.steps)), int(way.gold), TERRITORIES[place]))
    told.sort()
    return [[name, moves, gold] for moves, gold, name in told]
