"""A1 and A2: what is in the box, and how a game begins."""

from __future__ import annotations

from collections import Counter

import pytest

from comptoir.games.heller import box
from comptoir.table import WATCHER, Event, asked, dump, seeded
from tests.games.heller.vocabulary import HELLER, RED, fill, hand
from tests.rules import rule

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


@rule("A1.1")
def test_the_market_has_five_rows_and_six_columns() -> None:
    assert (box.ROWS, box.COLUMNS, box.SPACES) == (5, 6, 30)
    assert box.SPACE_NAMES[0] == "A1" and box.SPACE_NAMES[5] == "F1" and box.SPACE_NAMES[-1] == "F5"
    assert [len(line) for line in box.LINES] == [6] * 5 + [5] * 6
    assert all(sum(space in line for line in box.LINES) == 2 for space in range(30))


def test_a_set_of_spaces_says_how_many_and_which() -> None:
    luck = seeded("sets")
    for spaces in (0, int(box.ALL_SPACES), *[int(luck.below(1 << 30)) for _ in range(200)]):
        listed = [space for space in range(30) if spaces >> space & 1]
        assert box.spaces_of(spaces) == listed
        assert box.count_of(spaces) == len(listed)
        assert [box.nth_of(spaces, n) for n in range(len(listed))] == listed


@rule("A1.2")
def test_there_are_22_squares() -> None:
    labels = Counter(box.LABELS)
    assert labels == {f"+{n}": 2 for n in range(1, 7)} | {f"-{n}": 1 for n in range(1, 7)} | {
        "sack": 1,
        "fire": 2,
        "eye": 1,
    }
    assert len(set(box.NAMES)) == 22
    signs = {box.BUYER: 12, box.ROGUE: 6, box.SACK: 1, box.FIRE: 2, box.EYE: 1}
    assert Counter(box.KINDS) == signs


@rule("A1.3")
def test_a_colour_has_ten_stalls() -> None:
    assert box.STALLS == [0, 4, 3, 2, 1]
    assert sum(box.STALLS) == 10


@rule("A1.4")
def test_there_are_four_colours_and_three_rounds() -> None:
    assert HELLER.most == 4
    assert HELLER.headline(HELLER.start(4, "a table")) == {"round": 1, "rounds": 3}
    stalls = {int(box.stall(seat, wares)) for seat in range(4) for wares in range(1, 5)}
    assert len(stalls) == 16 and box.EMPTY not in stalls and max(stalls) < box.SQUARE
    for seat in range(4):
        for wares in range(1, 5):
            piece = box.stall(seat, wares)
            assert (box.owner(piece), box.wares_of(piece)) == (seat, wares)


@rule("A2.1")
@pytest.mark.parametrize(("players", "ones"), [(2, 4), (3, 3), (4, 2)])
def test_stalls_are_handed_out_by_number_of_players(players: int, ones: int) -> None:
    s = HELLER.start(players, "handing out")
    assert all(hand(s, seat) == [1] * ones + [2, 2, 2, 3, 3, 4] for seat in range(players))


@rule("A2.2")
@PLAYERS
def test_everybody_starts_with_50(players: int) -> None:
    assert [place.score for place in HELLER.standing(HELLER.start(players, "coins"))] == [50] * players


@rule("A2.3")
@PLAYERS
def test_everybody_takes_a_secret_square_that_only_they_see(players: int) -> None:
    s = HELLER.start(players, "secrets")
    held = [box.name_of(merchant.secret) for merchant in s.merchants]
    assert len(set(held)) == players
    assert sorted([*s.pile, *(merchant.secret for merchant in s.merchants)]) == box.SQUARES
    for seat in range(players):
        seen = [merchant.secret for merchant in HELLER.view(s, seat).merchants]
        assert seen == [held[i] if i == seat else "hidden" for i in range(players)]
    assert [merchant.secret for merchant in HELLER.view(s, WATCHER).merchants] == ["hidden"] * players


@rule("A2.3")
def test_every_square_is_equally_likely_to_be_taken_as_a_secret() -> None:
    taken = Counter(int(HELLER.start(2, f"game {n}").merchants[RED].secret) for n in range(2200))
    assert set(taken) == set(box.SQUARES)
    chi_square = sum((found - 100) ** 2 / 100 for found in taken.values())
    assert chi_square < 46.8  # 21 degrees of freedom: one seed in a thousand would be above


@rule("A2.4")
@PLAYERS
def test_the_first_round_is_started_by_a_player_chosen_at_random(players: int) -> None:
    starts = [HELLER.start(players, f"game {n}") for n in range(300 * players)]
    assert all(s.round == 1 and asked(s) == (s.starter,) for s in starts)
    begun = Counter(int(s.starter) for s in starts)
    assert set(begun) == set(range(players))
    assert all(240 < times < 360 for times in begun.values())


@rule("A2.5")
@PLAYERS
def test_stalls_and_money_are_open_to_all(players: int) -> None:
    s = HELLER.start(players, "open stalls")
    fill(s, prefer="stall")
    for eyes in (WATCHER, *range(players)):
        for seat, merchant in enumerate(HELLER.view(s, eyes).merchants):
            assert list(merchant.stalls) == s.merchants[seat].stalls[1:]
            assert merchant.money == s.merchants[seat].money


@rule("A2.6")
@pytest.mark.parametrize(("players", "ones"), [(2, 4), (3, 3), (4, 2)])
def test_stalls_not_handed_out_stay_in_the_box(players: int, ones: int) -> None:
    s = HELLER.start(players, "the box stays shut")
    while s.agenda:
        assert all(merchant.stalls[1] == ones for merchant in s.merchants)
        fill(s, prefer="stall 1")


def test_a_game_is_told_from_its_first_event() -> None:
    heard: list[Event] = []
    s = HELLER.start(2, "listen", heard=heard)
    told = [event.told(RED) for event in heard]
    assert told[0] == {"type": "round-opened", "round": 1, "seat": s.starter}
    assert told[1] == {"type": "secret-taken", "seat": RED, "square": box.name_of(s.merchants[RED].secret)}
    assert told[2] is None
    assert dump(s) == dump(HELLER.start(2, "listen"))
