"""Who meets whom in a tournament, for any number of people and any size of table."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from comptoir.server.pairing import Draw, Seating, met_at, pairs, round_robin, seated, swiss

LUCK = st.integers(0, 10_000).map(random.Random)


def whole(draw: Draw, entrants: int, size: int) -> None:
    """Everybody sits once or has a bye; every table is full, with bots where people are missing."""
    tables, bye = draw
    there = [who for table in tables for who in table if who is not None]
    assert sorted([*there, *([] if bye is None else [bye])]) == list(range(entrants))
    assert all(len(table) == size for table in tables)
    assert all(sum(who is not None for who in table) >= 2 for table in tables)


def played(entrants: int, size: int, rounds: int, luck: random.Random) -> tuple[list[Draw], list[Seating]]:
    """A Swiss tournament whose results are chance."""
    points = dict.fromkeys(range(entrants), 0)
    draws: list[Draw] = []
    tables: list[Seating] = []
    byes: list[int] = []
    for _ in range(rounds):
        order = sorted(points, key=lambda who: (-points[who], who))
        draw = swiss(order, size, tables, byes, luck)
        draws.append(draw)
        tables += draw[0]
        byes += [] if draw[1] is None else [draw[1]]
        for table in draw[0]:
            points[next(who for who in table if who is not None)] += luck.randrange(3)
    return draws, tables


@settings(max_examples=60, deadline=None)
@given(entrants=st.integers(3, 24), size=st.integers(2, 6), rounds=st.integers(1, 7), luck=LUCK)
def test_a_swiss_round_has_everybody_once(entrants: int, size: int, rounds: int, luck: random.Random) -> None:
    entrants = max(entrants, size)
    draws, _ = played(entrants, size, rounds, luck)
    for draw in draws:
        whole(draw, entrants, size)
    byes = Counter(bye for _, bye in draws if bye is not None)
    assert max(byes.values(), default=0) <= -(-len(draws) // entrants), "a second bye before all have had one"


@settings(max_examples=40, deadline=None)
@given(entrants=st.integers(6, 30), rounds=st.integers(1, 5), luck=LUCK)
def test_at_tables_of_two_nobody_meets_twice_if_it_can_be_avoided(
    entrants: int, rounds: int, luck: random.Random
) -> None:
    """With no more rounds than half of the others there is always a way."""
    rounds = min(rounds, (entrants - 1) // 2)
    _, tables = played(entrants, 2, rounds, luck)
    assert max(met_at(tables).values()) == 1


def could_be_avoided(order: list[int], met: Counter[tuple[int, int]]) -> bool:
    """Is there any way to pair these without a second meeting? All ways are tried."""
    if not order:
        return True
    first, *rest = order
    return any(
        not met[(min(first, other), max(first, other))]
        and could_be_avoided([who for who in rest if who != other], met)
        for other in rest
    )


@settings(max_examples=80, deadline=None)
@given(data=st.data())
def test_a_second_meeting_is_found_only_where_there_is_no_other_way(data: st.DataObject) -> None:
    entrants = data.draw(st.sampled_from([4, 6, 8]))
    everybody = list(combinations(range(entrants), 2))
    met = Counter(data.draw(st.sets(st.sampled_from(everybody), max_size=len(everybody))))
    found = pairs(list(range(entrants)), met)
    again = any(met[(min(pair), max(pair))] for pair in found)
    assert again != could_be_avoided(list(range(entrants)), met)


@settings(max_examples=30, deadline=None)
@given(size=st.integers(3, 5), tables=st.integers(2, 5), luck=LUCK)
def test_at_larger_tables_few_meet_again(size: int, tables: int, luck: random.Random) -> None:
    """Never more often than if tables were drawn by lot, and in the second round hardly ever where there is room."""
    draws, found = played(size * tables, size, 3, luck)
    again = sum(count - 1 for count in met_at(found).values() if count > 1)
    lots = [random.Random(seed) for seed in range(20)]
    by_chance = []
    for lot in lots:
        drawn: list[Seating] = []
        for _ in draws:
            order = list(range(size * tables))
            lot.shuffle(order)
            drawn += [list(order[i : i + size]) for i in range(0, len(order), size)]
        by_chance.append(sum(count - 1 for count in met_at(drawn).values() if count > 1))
    assert again <= sum(by_chance) / len(by_chance)
    if tables >= size:
        assert max(met_at(found[: 2 * tables]).values()) == 1, "in two rounds nobody need meet twice"


@settings(max_examples=40, deadline=None)
@given(entrants=st.integers(3, 16), luck=LUCK)
def test_a_round_robin_of_two_is_everybody_against_everybody_once(entrants: int, luck: random.Random) -> None:
    draws = round_robin(entrants, 2, luck)
    met = met_at(table for tables, _ in draws for table in tables)
    assert met == Counter(combinations(range(entrants), 2))
    for draw in draws:
        whole(draw, entrants, 2)
    byes = Counter(bye for _, bye in draws if bye is not None)
    assert set(byes.values()) <= {1}
    first = Counter(table[0] for tables, _ in draws for table in tables)
    games = entrants - 1
    assert all(abs(2 * first[who] - games) <= 2 for who in range(entrants)), "seats are balanced"


@settings(max_examples=15, deadline=None)
@given(entrants=st.integers(4, 13), size=st.integers(3, 5), luck=LUCK)
def test_a_round_robin_at_larger_tables_lasts_until_all_have_met(
    entrants: int, size: int, luck: random.Random
) -> None:
    entrants = max(entrants, size)
    draws = round_robin(entrants, size, luck)
    met = met_at(table for tables, _ in draws for table in tables)
    assert set(met) == set(combinations(range(entrants), 2))
    for draw in draws:
        whole(draw, entrants, size)


@settings(max_examples=30, deadline=None)
@given(size=st.integers(2, 6), rounds=st.integers(1, 12), luck=LUCK)
def test_seats_go_round(size: int, rounds: int, luck: random.Random) -> None:
    """The same people again and again: nobody has a seat twice before they have had each, but for a few."""
    tables: list[Seating] = []
    for _ in range(rounds):
        group = list(range(size))
        luck.shuffle(group)
        tables.append(seated(group, size, tables))
    had = Counter((who, seat) for table in tables for seat, who in enumerate(table))
    assert max(had.values()) <= -(-rounds // size) + 1


def test_whoever_is_left_over_plays_with_bots_and_one_alone_sits_out() -> None:
    luck = random.Random(1)
    tables, bye = swiss(range(10), 4, [], [], luck)
    assert (sorted(table.count(None) for table in tables), bye) == ([0, 0, 2], None)
    tables, bye = swiss(range(9), 4, [], [8], luck)
    assert (len(tables), bye) == (2, 7), "the last who has not sat out yet"
