"""A5: the next round, and the end."""

from __future__ import annotations

import pytest

from comptoir.games.heller.box import EMPTY, SQUARE, SQUARES
from comptoir.table import WATCHER, NotYourTurn, act, asked, options, settle
from tests.games.heller.vocabulary import (
    BLUE,
    HELLER,
    RED,
    WHITE,
    YELLOW,
    answers,
    count,
    fill,
    hand,
    money,
    say,
    table,
)
from tests.rules import rule

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
NOTHING = "o o o o o o"


@rule("A5.1")
@PLAYERS
def test_the_market_is_cleared_and_all_squares_are_shuffled_again(players: int) -> None:
    s = HELLER.start(players, "again")
    fill(s, prefer="stall")
    assert s.round == 2 and not any(s.board) and s.spaces_left() == 30
    secrets = [int(merchant.secret) for merchant in s.merchants]
    assert EMPTY not in secrets
    assert sorted([*secrets, *s.pile]) == SQUARES


@rule("A5.1")
def test_squares_of_the_first_round_come_again_as_secrets_of_the_second() -> None:
    seen = set()
    for n in range(60):
        s = HELLER.start(2, f"again {n}")
        placed = int(s.merchants[RED].secret)
        fill(s, prefer="secret")
        seen |= {int(merchant.secret) == placed for merchant in s.merchants}
    assert seen == {True, False}


@rule("A5.2")
def test_ones_come_home_larger_stalls_placed_are_gone_and_the_rest_is_kept() -> None:
    s = table(
        "R1 R1 R2 R3 B1 B4",
        *["+1 +2 +3 +4 +5 +6", "-1 -2 -3 -4 -5 -6", "+1 +2 +3 +4 +5 +6"],
        "G M M D B1 o",
        stalls={RED: [1, 2, 4], BLUE: [1, 3, 3]},
    )
    say(s, "stall 4 F5")
    assert hand(s, RED) == [1, 1, 1, 2]
    assert hand(s, BLUE) == [1, 1, 1, 3, 3]


@rule("A5.2")
@PLAYERS
def test_nobody_ever_gets_back_a_larger_stall(players: int) -> None:
    s = HELLER.start(players, "gone for good")
    larger = [[wares for wares in hand(s, seat) if wares > 1] for seat in range(players)]
    while s.agenda:
        placed = [0] * players
        before = s.round
        while s.agenda and s.round == before:
            [seat] = asked(s)
            move = answers(s)[-1 if s.spaces_left() % 3 else 0]
            say(s, move)
            if move.startswith("stall") and move[6] != "1":
                larger[seat].remove(int(move[6]))
                placed[seat] += 1
        assert [[wares for wares in hand(s, seat) if wares > 1] for seat in range(players)] == larger


@rule("A5.3")
@PLAYERS
def test_the_left_neighbour_of_the_starter_starts_the_next_round(players: int) -> None:
    s = HELLER.start(players, "who starts")
    first = s.starter
    for n in range(3):
        assert asked(s) == (s.starter,) == ((first + n) % players,)
        fill(s)
    assert not s.agenda


@rule("A5.4")
@PLAYERS
def test_after_the_third_round_the_game_is_over(players: int) -> None:
    s = HELLER.start(players, "three rounds")
    rounds = []
    while s.agenda:
        rounds.append(int(s.round))
        fill(s, prefer="draw")
    assert rounds == [1, 2, 3]
    assert asked(s) == ()
    for seat in range(players):
        assert options(s, seat) == []
        with pytest.raises(NotYourTurn, match="the game is over"):
            act(s, seat, HELLER.parse("draw"))


@rule("A5.4")
@pytest.mark.parametrize(
    ("purses", "ranks", "winners"),
    [
        ([60, 50, 40, 30], [1, 2, 3, 4], [RED]),
        ([10, 70, 70, 20], [4, 1, 1, 3], [BLUE, YELLOW]),
        ([5, 5, 5, 5], [1, 1, 1, 1], [RED, BLUE, YELLOW, WHITE]),
        ([0, 9, 0, 9], [3, 1, 3, 1], [BLUE, WHITE]),
    ],
)
def test_the_richest_wins_and_equals_share(purses: list[int], ranks: list[int], winners: list[int]) -> None:
    s = table(players=4, round_=3, money=purses, pile=())
    s.heard = []
    settle(s)
    assert [place.rank for place in HELLER.standing(s)] == ranks
    assert s.heard[-1].told(WATCHER) == {"type": "game-ended", "winners": winners, "money": purses}


@rule("A5.5")
@pytest.mark.parametrize(("debts", "after"), [(False, [0, 6]), (True, [-10, -4])])
def test_the_next_round_goes_on_from_what_the_last_one_left(debts: bool, after: list[int]) -> None:
    s = table("R4 o -6 -5 -4 o", *[NOTHING] * 4, pile=(), debts=debts)
    count(s)
    first = money(s)[RED]
    assert s.round == 2
    s.board = table("R1 +6 o o o o", *[NOTHING] * 4).board
    s.free, s.pile = 1 << 29, []
    for merchant in s.merchants:
        merchant.secret, merchant.stalls = EMPTY, [0] * 5
    count(s)
    assert [first, money(s)[RED]] == after


@PLAYERS
def test_at_the_end_everybody_has_seen_the_same_count(players: int) -> None:
    s = HELLER.start(players, "the last count")
    while s.agenda:
        s.heard = []
        act(s, asked(s)[0], HELLER.parse(answers(s)[0]))
        heard = s.heard
    last = [event.told(RED) for event in heard]
    assert [told["type"] for told in last][-2:] == ["round-counted", "game-ended"]
    assert last[-2]["after"] == last[-1]["money"] == money(s)
    assert sum(piece >= SQUARE for piece in s.board) + sum(0 < piece < SQUARE for piece in s.board) == 30
    assert len({repr(event.told(seat)) for event in heard[-1:] for seat in range(-1, players)}) == 1
