"""R1 to R25: the questions that came up."""

from __future__ import annotations

import random

import pytest

from comptoir.games.heller.box import EMPTY, SPACE_NAMES, SQUARES
from comptoir.table import WATCHER, act, asked, settle
from tests.games.heller.vocabulary import (
    BLUE,
    HELLER,
    RED,
    YELLOW,
    answers,
    count,
    fill,
    hand,
    kinds,
    money,
    one_line,
    say,
    table,
    worths,
)
from tests.rules import rule

NOTHING = "o o o o o o"
BUYERS = "+1 +2 +3 +4 +5 +6"
ROGUES = "-1 -2 -3 -4 -5 -6"
FULL_BUT_ONE = (BUYERS, ROGUES, BUYERS, "G M M D R1 B1", "R1 B1 R1 B1 R1 o")


@rule("R1")
def test_nobody_owes_anything_in_the_basic_game() -> None:
    s = table("R4 o -6 -5 -4 o", *[NOTHING] * 4, round_=3, money=[3, 3], pile=())
    count(s)
    assert money(s) == [0, 3]
    assert HELLER.complete({})["debts"] is False


@rule("R2")
def test_the_order_of_the_lines_never_matters() -> None:
    rows = ["R3 o o -6 -5 o", "o R3 o +4 +6 o", "o o R2 o o +6", NOTHING, NOTHING]
    found = set()
    for n in range(12):
        random.Random(n).shuffle(rows)
        s = table(*rows, round_=3, money=[10, 10], pile=())
        count(s)
        found.add(money(s)[RED])
    assert found == {10 - 33 + 30 + 12}


@rule("R3")
def test_the_second_round_is_started_by_the_next_seat() -> None:
    for starter in range(3):
        s = table(*FULL_BUT_ONE, players=3, starter=starter, turn=RED, stalls={RED: [1]}, pile=())
        say(s, "stall 1 F5")
        assert asked(s) == ((starter + 1) % 3,)


@rule("R4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_draws_always_finds_an_empty_space(players: int) -> None:
    s = HELLER.start(players, "room for it")
    while s.agenda:
        said = answers(s)
        assert s.free
        say(s, "draw" if "draw" in said else said[0])


@rule("R5")
def test_an_unplaced_secret_square_goes_back() -> None:
    s = table(
        *FULL_BUT_ONE[:3],
        "o M M D R1 B1",
        "R1 B1 R1 B1 R1 W1",
        secrets={BLUE: "G"},
        stalls={RED: [2]},
        pile=(),
        players=4,
    )
    say(s, "stall 2 A4")
    assert s.round == 2
    assert sorted([*s.pile, *(merchant.secret for merchant in s.merchants)]) == SQUARES


@rule("R6")
def test_two_fires_make_three_parts() -> None:
    assert one_line("+1 M +2 R1 M +4")[0] == [1, 2, 4]
    assert one_line("+1 M +2 M R1", column=True)[0] == [1, 2, 0]


@rule("R7")
@pytest.mark.parametrize(
    ("row", "parts"),
    [("M M +1 R1 o o", [0, 0, 1]), ("+1 R1 M M o o", [1, 0, 0]), ("M +1 R1 o o M", [0, 1, 0])],
)
def test_a_part_without_spaces_scores_nothing(row: str, parts: list[int]) -> None:
    assert one_line(row) == (parts, {"red": 1, "blue": 0, "yellow": 0, "white": 0})


@rule("R8")
@pytest.mark.parametrize("row", ["G R4 o o o o", "D R4 o o o o", "D G R4 o o o"])
def test_sack_and_eye_without_customers_do_nothing(row: str) -> None:
    assert one_line(row) == ([0], {"red": 0, "blue": 0, "yellow": 0, "white": 0})


@rule("R9")
@pytest.mark.parametrize("sign", ["G", "D", "M"])
def test_sack_and_eye_have_no_value_of_their_own(sign: str) -> None:
    s = table(f"{sign} R1 o o o o", *[NOTHING] * 4, round_=3, pile=())
    rows, columns = worths(count(s))
    assert not any(worth for line in rows + columns for worth in line)


@rule("R10")
def test_open_end_who_has_no_stalls_draws_on() -> None:
    s = table(open_end=True, stalls={BLUE: [1]}, secrets={RED: "+1"})
    assert kinds(s) == {"draw", "secret"}
    say(s, "draw", "place A1", "stall 1 B1", "secret C1", "draw", "place D1")
    assert asked(s) == (RED,) and kinds(s) == {"draw"}


@rule("R11")
def test_open_end_equally_rich_players_share_the_victory() -> None:
    s = table(open_end=True, players=3, money=[70, 20, 70], pile=())
    s.heard = []
    settle(s)
    ended = s.heard[-1].told(WATCHER)
    assert ended is not None and ended["winners"] == [RED, YELLOW]


@rule("R12")
def test_no_luck_there_is_no_secret_square_in_any_round() -> None:
    s = HELLER.start(4, "none", {"no_luck": True})
    while s.agenda:
        assert all(merchant.secret == EMPTY for merchant in s.merchants)
        assert "secret" not in kinds(s)
        fill(s, prefer="square")


@rule("R13")
def test_the_own_secret_square_can_be_looked_at_in_every_position() -> None:
    s = HELLER.start(2, "look again")
    while s.round == 1:
        for seat in (RED, BLUE):
            mine = HELLER.view(s, seat).merchants[seat].secret
            assert (mine is None) == (s.merchants[seat].secret == EMPTY) and mine != "hidden"
        say(s, answers(s)[len(answers(s)) // 2])


@rule("R14")
def test_open_end_the_last_stall_with_the_first_turn_ends_the_game_after_the_round() -> None:
    s = table(open_end=True, stalls={RED: [4], BLUE: [1, 1, 1, 2, 2, 2, 3, 3]}, round_=2)
    say(s, "stall 4 C3")
    assert s.agenda
    fill(s, prefer="draw")
    assert not s.agenda and s.round == 2 and not s.free
    assert hand(s, BLUE)


@rule("R15")
def test_who_has_nothing_left_is_skipped_every_time() -> None:
    lines = (*FULL_BUT_ONE[:4], "R1 o o o o B1")
    s = table(*lines, players=3, stalls={YELLOW: [1, 1, 1, 1]}, pile=())
    s.heard = []
    settle(s)
    order = []
    while s.agenda:
        order.append(asked(s)[0])
        act(s, asked(s)[0], HELLER.parse(answers(s)[0]))
        if not s.free or s.round != 1:
            break
    assert order == [YELLOW] * 4
    told = [event.told(RED) for event in s.heard]
    skipped = [event["seat"] for event in told if event and event["type"] == "skipped"]
    assert skipped == [RED, BLUE] * 4


@rule("R16")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("prefer", ["stall 4", "stall 3", "stall", "draw", "secret", ""])
def test_the_market_of_the_basic_game_is_always_filled(players: int, prefer: str) -> None:
    s = HELLER.start(players, f"always {prefer}")
    for n in (1, 2, 3):
        while s.agenda and s.round == n:
            assert asked(s), "somebody can act while a space is empty"
            said = answers(s)
            say(s, next((text for text in said if text.startswith(prefer)), said[0]))
    assert not s.agenda and not s.free


@rule("R17")
def test_a_stall_must_be_placed_where_it_loses_if_nothing_else_is_possible() -> None:
    lines = ("+6 +5 +4 +3 +2 +1", "+6 +5 +4 +3 +2 +1", ROGUES, "G M M D R1 B1", "R1 B1 R1 B1 R1 o")
    s = table(*lines, round_=3, stalls={RED: [4]}, pile=())
    assert answers(s) == ["stall 4 F5"]
    [told] = [event for event in say(s, "stall 4 F5") if event["type"] == "stall-placed"]
    assert told["change"] == [4 * (1 + 1 - 6), 0]


@rule("R18")
def test_the_eye_and_the_sack_do_not_reach_across_a_fire() -> None:
    assert one_line("D +6 M +6 R1 o")[0] == [0, 6]
    assert one_line("G +6 M +6 R1 o")[0] == [12, 6]
    assert one_line("D +6 M +5 R1", column=True)[0] == [0, 5]


@rule("R19")
def test_twice_nothing_is_nothing() -> None:
    assert one_line("G +3 -3 R4 o o")[0] == [0]
    assert one_line("G D +6 +5 R4 o")[0] == [0]


@rule("R20")
@pytest.mark.parametrize(("debts", "before", "after"), [(False, 0, 12), (True, -30, -18)])
def test_a_gain_after_a_loss(debts: bool, before: int, after: int) -> None:
    s = table("R2 +6 o o o o", *[NOTHING] * 4, round_=3, money=[before, 50], pile=(), debts=debts)
    count(s)
    assert money(s)[RED] == after


@rule("R21")
def test_open_end_the_start_goes_round_too() -> None:
    s = HELLER.start(4, "round and round", {"open_end": True, "no_luck": True})
    first = s.starter
    starters = []
    while s.agenda:
        starters.append(int(s.starter))
        assert asked(s) == (s.starter,)
        fill(s, prefer="square")
    assert starters == [(first + n) % 4 for n in range(5)]


@rule("R22")
def test_open_end_stalls_with_one_ware_do_not_come_back() -> None:
    s = table(*FULL_BUT_ONE, open_end=True, stalls={RED: [1, 1], BLUE: [1, 1]}, pile=())
    say(s, "stall 1 F5")
    assert s.round == 2
    assert (hand(s, RED), hand(s, BLUE)) == ([1], [1, 1])


@rule("R23")
def test_open_end_two_last_stalls_in_one_round_end_the_game_once() -> None:
    s = table(*FULL_BUT_ONE[:4], "R1 B1 R1 B1 o o", open_end=True, stalls={RED: [1], BLUE: [1]}, pile=())
    told = say(s, "stall 1 E5", "stall 1 F5")
    assert [event["type"] for event in told].count("game-ended") == 1
    assert not s.agenda


@rule("R24")
def test_no_luck_every_open_square_is_seen_and_placed_in_one_action() -> None:
    s = table(no_luck=True, stalls={RED: [1], BLUE: [1]})
    assert len(HELLER.view(s, BLUE).open) == 22
    assert "draw" not in answers(s)
    assert "square eye C3" in answers(s)
    say(s, "square eye C3")
    assert asked(s) == (BLUE,) and kinds(s) == {"stall", "square"}
    assert HELLER.view(s, RED).market[SPACE_NAMES.index("C3")] == {"square": "eye"}


@rule("R25")
def test_an_unplaced_secret_square_is_not_shown_when_the_round_ends() -> None:
    lines = (BUYERS, ROGUES, "+1 +2 +3 +4 +5 o", "G M M D R1 B1", "R1 B1 R1 B1 R1 W1")
    s = table(*lines, players=4, secrets={BLUE: "queen"}, stalls={RED: [2]}, pile=())
    s.heard = []
    act(s, RED, HELLER.parse("stall 2 F3"))
    for eyes in (RED, BLUE, YELLOW, WATCHER):
        told = [event.told(eyes) for event in s.heard]
        opened = next(n for n, event in enumerate(told) if event and event["type"] == "round-opened")
        assert opened == 2
        assert "king" in repr(told[:opened]) and "queen" not in repr(told[:opened])
