"""Luck: the same numbers everywhere, evenly spread."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from comptoir.table import Rng, rng, seeded


def test_the_numbers_are_frozen_for_ever() -> None:
    """Records hold seeds: if these numbers change, every game ever played changes."""
    luck = seeded("comptoir")
    assert (luck.first, luck.second) == (2185340776720127146, 1882876104570844547)
    drawn = [luck.below(1000) for _ in range(12)]
    assert drawn == [775, 377, 558, 699, 794, 670, 252, 253, 844, 562, 906, 81]
    large = [luck.below(2**31 - 1) for _ in range(4)]
    assert large == [1554992393, 2141123983, 709880490, 2137129744]


def test_equal_seeds_give_equal_luck_and_others_other() -> None:
    assert seeded("a") == seeded("a") and hash(seeded("a")) == hash(seeded("a"))
    assert seeded("a") != seeded("b") and seeded("") != seeded(" ")
    assert seeded("é ★") == seeded("é ★")
    assert seeded("a") != "a"


@pytest.mark.parametrize("n", [1, 2, 3, 6, 22, 30, 1000])
def test_every_number_below_n_and_no_other(n: int) -> None:
    luck = seeded("range")
    drawn = {luck.below(n) for _ in range(20 * n)}
    assert drawn == set(range(n))


@pytest.mark.parametrize("n", [2, 6, 22, 64])
def test_numbers_are_evenly_spread(n: int) -> None:
    luck = seeded("even")
    times = 500 * n
    counts = Counter(luck.below(n) for _ in range(times))
    chi_square = sum((counts[k] - 500) ** 2 / 500 for k in range(n))
    assert chi_square < (n - 1) + 4 * (2 * (n - 1)) ** 0.5


def test_pairs_in_a_row_are_evenly_spread() -> None:
    luck = seeded("pairs")
    counts = Counter((luck.below(8), luck.below(8)) for _ in range(64 * 300))
    chi_square = sum((counts[a, b] - 300) ** 2 / 300 for a in range(8) for b in range(8))
    assert chi_square < 63 + 4 * (2 * 63) ** 0.5


def test_a_shuffle_keeps_everything_and_every_order_is_as_likely() -> None:
    luck = seeded("shuffle")
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24 * 200):
        things = [1, 2, 3, 4]
        luck.shuffle(things)
        counts[tuple(things)] += 1
    assert set(counts) == set(permutations([1, 2, 3, 4]))
    chi_square = sum((found - 200) ** 2 / 200 for found in counts.values())
    assert chi_square < 23 + 4 * (2 * 23) ** 0.5


def test_nothing_and_one_thing_are_shuffled_in_peace() -> None:
    for things in ([], [7]):
        before = things[:]
        seeded("peace").shuffle(things)
        assert things == before


def test_a_clone_goes_the_same_way_on_its_own() -> None:
    luck = seeded("clone")
    copy = luck.clone()
    assert copy == luck
    ahead = [copy.below(100) for _ in range(5)]
    assert copy != luck
    assert [luck.below(100) for _ in range(5)] == ahead


def test_a_split_goes_its_own_way() -> None:
    luck = seeded("split")
    before = luck.clone()
    one, two = luck.split(), luck.split()
    assert len({hash(each) for each in (before, luck, one, two)}) == 4
    counts = Counter((one.below(4), two.below(4), luck.below(4)) for _ in range(64 * 100))
    chi_square = sum((counts[a, b, c] - 100) ** 2 / 100 for a in range(4) for b in range(4) for c in range(4))
    assert chi_square < 63 + 4 * (2 * 63) ** 0.5


def test_luck_can_be_written_down() -> None:
    luck = seeded("written")
    luck.below(6)
    assert eval(repr(luck), {"Rng": Rng}) == luck


@pytest.mark.parametrize("multiplier", [rng.FIRST, rng.SECOND])
def test_the_periods_are_as_long_as_promised(multiplier: int) -> None:
    modulus = int(multiplier) * 2**32 - 1
    assert prime(modulus) and prime((modulus - 1) // 2)
    # The largest state times the multiplier, plus the largest carry, stays below 2**63.
    assert int(multiplier) * (2**32 - 1) + (modulus >> 32) < 2**63


def prime(n: int) -> bool:
    """Miller and Rabin's test; these bases decide every number below 3.3e24."""
    d, r = n - 1, 0
    while d % 2 == 0:
        d, r = d // 2, r + 1
    for base in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41):
        x = pow(base, d, n)
        if x not in (1, n - 1) and not any((x := x * x % n) == n - 1 for _ in range(r - 1)):
            return False
    return True


@pytest.mark.parametrize("seed", ["", "a", "x" * 10_000, "\u0000", "épée"])
def test_a_seed_starts_inside_the_cycles(seed: str) -> None:
    luck = seeded(seed)
    assert 0 < luck.first <= 2**62 and 0 < luck.second <= 2**62
    for _ in range(1000):
        luck.below(2)
    assert 0 < luck.first < int(rng.FIRST) * 2**32 and 0 < luck.second < int(rng.SECOND) * 2**32


def test_a_shuffled_copy_leaves_the_cards_and_a_reshuffled_one_forgets_their_order() -> None:
    cards = [3, 1, 2, 9]
    assert sorted(seeded("a").shuffled(cards)) == [1, 2, 3, 9] and cards == [3, 1, 2, 9]
    assert seeded("a").reshuffled(cards) == seeded("a").reshuffled([9, 2, 1, 3])
    assert seeded("a").shuffled(cards) != seeded("a").shuffled(cards[::-1])


def test_a_bag_is_drawn_empty() -> None:
    luck, bag = seeded("a"), list(range(10))
    assert sorted(luck.draw(bag) for _ in range(10)) == list(range(10)) and bag == []
