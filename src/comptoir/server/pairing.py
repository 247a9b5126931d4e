"""Who meets whom: tables of one size for the rounds of a tournament. Nothing here knows of games, people or disks.

Entrants are numbers from 0. A table is a list of them, the first seat first; a seat of None is for a bot that belongs
to nobody. Whoever has a bye sits at no table in that round.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations, permutations

Group = list[int]
Seating = list[int | None]
Draw = tuple[list[Seating], int | None]
"""The tables of a round, and who has a bye."""
Met = Counter[tuple[int, int]]
Weights = dict[int, dict[int, int]]
"""How much there is against two at one table."""

AGAIN = 10**12
"""To have met counts for more than all distances together."""
TRIES = 40_000
"""Pairings that are looked at before the best so far will do."""
ROUNDS = 60
"""Of a round robin at most."""


def met_at(tables: Iterable[Sequence[int | None]]) -> Met:
    """How often each pair has met at these tables; the smaller number first."""
    met: Met = Counter()
    for table in tables:
        met.update(combinations(sorted(seat for seat in table if seat is not None), 2))
    return met


def swiss(
    order: Sequence[int], size: int, played: Sequence[Seating], byes: Iterable[int], luck: random.Random
) -> Draw:
    """The next round: the best against the best, as far as they have not met; `order` has the best first."""
    met = met_at(played)
    rest, bye = without_bye(order, size, byes)
    if size == 2:
        groups = pairs(rest, met)
    else:
        groups = improved(sliced(rest, size), met, {who: i for i, who in enumerate(rest)}, luck)
    return [seated(group, size, played) for group in groups], bye


def without_bye(order: Sequence[int], size: int, byes: Iterable[int]) -> tuple[Group, int | None]:
    """Whoever is left over sits out: the last who has not yet. Two or more who are left over play with bots."""
    if len(order) % size != 1:
        return list(order), None
    had = Counter(byes)
    fewest = min(had[who] for who in order)
    bye = next(who for who in reversed(order) if had[who] == fewest)
    return [who for who in order if who != bye], bye


def sliced(order: Sequence[int], size: int) -> list[Group]:
    return [list(order[i : i + size]) for i in range(0, len(order), size)]


# Tables of two


def pairs(order: Sequence[int], met: Met) -> list[Group]:
    """Everybody with somebody near them whom they have met least: nobody meets twice if it can be avoided."""
    for most in range(max(met.values(), default=0) + 1):
        found = _paired(list(order), met, most, [TRIES])
        if found is not None:
            return found
    return _paired_anyhow(order, met)


def _paired(rest: Group, met: Met, most: int, tries: list[int]) -> list[Group] | None:
    """Pairs of whom none has met more than so often; None if there are none, or too many were tried."""
    if not rest:
        return []
    # Whoever has the fewest left to meet is asked first, or the search comes too late to them.
    choices = {who: [o for o in rest if o != who and met[_pair(who, o)] <= most] for who in rest}
    first = min(rest, key=lambda who: (len(choices[who]) > 2, rest.index(who)))
    for other in choices[first]:
        tries[0] -= 1
        if tries[0] < 0:
            return None
        left = [who for who in rest if who not in (first, other)]
        found = _paired(left, met, most, tries)
        if found is not None:
            return [[first, other], *found]
    return None


def _paired_anyhow(order: Sequence[int], met: Met) -> list[Group]:
    """One after the other, each with whom they have met least."""
    rest, found = list(order), []
    while rest:
        first = rest.pop(0)
        other = min(rest, key=lambda who: met[_pair(first, who)])
        rest.remove(other)
        found.append([first, other])
    return found


def _pair(one: int, other: int) -> tuple[int, int]:
    return (one, other) if one < other else (other, one)


# Larger tables


def improved(groups: list[Group], met: Met, place: dict[int, int], luck: random.Random) -> list[Group]:
    """Swap people between tables while that brings fewer who have met, then people nearer to each other."""
    weights = _weights(met, place)
    best, cost = groups, _cost(groups, weights)
    for attempt in range(4):
        tried = groups if not attempt else _shaken(groups, luck)
        found = _climbed(tried, weights)
        if (price := _cost(found, weights)) < cost:
            best, cost = found, price
    return best


def _climbed(groups: list[Group], weights: Weights) -> list[Group]:
    groups = [list(group) for group in groups]
    # What everybody would have to bear at each table: a swap is weighed without going round the tables again.
    near = {who: [sum(own[other] for other in group) for group in groups] for who, own in weights.items()}
    better = True
    while better:
        better = False
        for a, b in combinations(range(len(groups)), 2):
            for i in range(len(groups[a])):
                for j in range(len(groups[b])):
                    one, other = groups[a][i], groups[b][j]
                    here, there = near[one], near[other]
                    if here[b] - here[a] + there[a] - there[b] < 2 * weights[one][other]:
                        groups[a][i], groups[b][j] = other, one
                        for who, own in weights.items():
                            near[who][a] += own[other] - own[one]
                            near[who][b] += own[one] - own[other]
                        better = True
    return groups


def _shaken(groups: list[Group], luck: random.Random) -> list[Group]:
    """The same tables with some people exchanged at random."""
    sizes = [len(group) for group in groups]
    everybody = [who for group in groups for who in group]
    for _ in range(len(everybody) // 2):
        i, j = luck.randrange(len(everybody)), luck.randrange(len(everybody))
        everybody[i], everybody[j] = everybody[j], everybody[i]
    found = []
    for size in sizes:
        found.append(everybody[:size])
        everybody = everybody[size:]
    return found


def _weights(met: Met, place: dict[int, int]) -> Weights:
    """How often each two have met, a second time worse than the first; only then how far apart they stand."""
    return {
        a: {
            b: AGAIN * (met[_pair(a, b)] ** 2 * 4 + met[_pair(a, b)]) + (place[a] - place[b]) ** 2
            for b in place
        }
        for a in place
    }


def _cost(groups: list[Group], weights: Weights) -> int:
    return sum(weights[a][b] for group in groups for a, b in combinations(group, 2))


# Seats


def seated(group: Group, size: int, played: Sequence[Seating]) -> Seating:
    """Everybody on the seat they have had least; bots where seats are left."""
    had: Counter[tuple[int, int]] = Counter(
        (who, seat) for table in played for seat, who in enumerate(table) if who is not None
    )
    empty: Seating = [None] * (size - len(group))
    best: tuple[int, Seating] | None = None
    for order in permutations([*group, *empty]):
        weight = sum(4 ** min(8, had[who, seat]) for seat, who in enumerate(order) if who is not None)
        if best is None or weight < best[0]:
            best = (weight, list(order))
    assert best is not None
    return best[1]


# Everybody meets everybody


def round_robin(entrants: int, size: int, luck: random.Random) -> list[Draw]:
    """All rounds, known from the beginning: at tables of two each pair meets once; at larger ones there are rounds
    until all have met, with as few meetings twice as are found."""
    order = list(range(entrants))
    luck.shuffle(order)
    return _circle(order) if size == 2 else _until_all_met(order, size, luck)


def _circle(order: Group) -> list[Draw]:
    """The first stays, the others go round; with an odd number each sits out once."""
    ring: Seating = [*order, None] if len(order) % 2 else list(order)
    half = len(ring) // 2
    rounds: list[Draw] = []
    for n in range(len(ring) - 1):
        # Who stays begins every other time, the others by where in the ring they have come to.
        couples = [[ring[i], ring[-1 - i]] if (i or n) % 2 else [ring[-1 - i], ring[i]] for i in range(half)]
        bye = next((a if b is None else b for a, b in couples if a is None or b is None), None)
        rounds.append(([couple for couple in couples if None not in couple], bye))
        ring = [ring[0], ring[-1], *ring[1:-1]]
    return rounds


def _until_all_met(order: Group, size: int, luck: random.Random) -> list[Draw]:
    rounds: list[Draw] = []
    played: list[Seating] = []
    byes: list[int] = []
    wanted = len(order) * (len(order) - 1) // 2
    while len(met_at(played)) < wanted and len(rounds) < ROUNDS:
        luck.shuffle(order)
        tables, bye = swiss(order, size, played, byes, luck)
        rounds.append((tables, bye))
        played += tables
        byes += [] if bye is None else [bye]
    return rounds
