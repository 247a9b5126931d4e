"""Scenarios of the start, the turns, the rounds and the end (A2 to A6)."""

from __future__ import annotations

import pytest

from comptoir.games.heller.box import EMPTY, SQUARE
from comptoir.games.heller.state import Market
from comptoir.table import IllegalAction, act, asked, settle
from tests.games.heller.vocabulary import (
    BLUE,
    HELLER,
    RED,
    WHITE,
    YELLOW,
    answers,
    by_colour,
    fill,
    hand,
    kinds,
    say,
    seat_of,
    square,
    table,
)
from tests.games.scenarios import Expect, played


@played
def s32_stalls_at_the_start(expect: Expect) -> None:
    for players, stalls, wares, face_down in zip(
        (2, 3, 4), expect["stalls"], expect["wares"], expect["face_down"], strict=True
    ):
        s = HELLER.start(players, "a start")
        view = HELLER.view(s, RED)
        assert view.pile == face_down
        for merchant in view.merchants:
            assert sum(merchant.stalls) == stalls
            assert sum(each * left for each, left in enumerate(merchant.stalls, 1)) == wares
            assert merchant.money == expect["money"]
            assert merchant.secret is not None


@played
def s33_the_secret_square(expect: Expect) -> None:
    s = table(secrets={RED: "-6", BLUE: "+1"}, stalls={RED: [1, 1], BLUE: [1, 1]})
    assert HELLER.view(s, RED).merchants[RED].secret == "tax-collector"
    assert HELLER.view(s, BLUE).merchants[RED].secret == expect["blue_sees_before"]
    say(s, "stall 1 A1", "stall 1 B1")
    assert HELLER.view(s, RED).merchants[RED].secret == "tax-collector"
    say(s, "secret C3")
    seen = HELLER.view(s, BLUE)
    assert seen.market[14] == {"square": "tax-collector"}
    assert square("tax-collector") == square(str(expect["blue_sees_after"]))
    say(s, "stall 1 D1", "stall 1 E1", "draw", "place F1")
    held = [HELLER.view(s, seat).merchants[RED].secret for seat in (RED, BLUE)]
    assert len([secret for secret in held if secret]) == expect["red_secret_squares_after"]


@played
def s34_drawing_is_a_commitment(expect: Expect) -> None:
    s = table(pile=["-5"], stalls={RED: [1]}, secrets={RED: "+1"})
    say(s, "draw")
    refused = 0
    for instead in ("stall 1 A1", "draw", "secret A1"):
        with pytest.raises(IllegalAction) as no:
            act(s, RED, HELLER.parse(instead))
        refused += no.value.clause == "A3.2"
    assert refused == expect["refused"]
    assert len(answers(s)) == expect["choices"] and kinds(s) == {"place"}
    assert HELLER.view(s, BLUE).drawn is None
    say(s, "place B2")
    assert HELLER.view(s, BLUE).market[7] == {"square": "highwayman"}


BAD_CORNER = (
    "+1 +2 +3 -6 M  M",
    "+4 +5 +6 B1 -5 -3",
    "+1 +2 +3 R1 -4 -2",
    "+4 +5 +6 G  B1 R1",
    "D  -1 R1 o  o  o",
)


@played
def s35_passing_is_forbidden(expect: Expect) -> None:
    s = table(*BAD_CORNER, round_=3, stalls={RED: [1], BLUE: [1, 1]})
    assert not s.pile
    parts = HELLER.view(s, RED).parts
    for space in ("D5", "E5", "F5"):
        assert all(part["worth"] < 0 for part in parts if space in part["spaces"])
    assert answers(s) == ["stall 1 D5", "stall 1 E5", "stall 1 F5"]
    assert len(answers(s)) == expect["choices"]
    assert (kinds(s) != {"stall"}) == expect["may_pass"]


@played
def s36_a_secret_square_forces_too(expect: Expect) -> None:
    s = table(*BAD_CORNER[:4], "D R1 R1 B1 o o", round_=3, stalls={BLUE: [1]}, secrets={RED: "-1"})
    assert not s.pile
    assert answers(s) == ["secret E5", "secret F5"]
    assert len(answers(s)) == expect["choices"]
    assert (kinds(s) != {"secret"}) == expect["may_pass"]


@played
def s37_skipped(expect: Expect) -> None:
    lines = (*BAD_CORNER[:3], "+4 +5 +6 G Y1 R1", "D R1 Y1 o o o")
    s = table(*lines, players=3, round_=3, stalls={BLUE: [1, 1], YELLOW: [1]}, secrets={YELLOW: "-1"})
    assert not s.pile
    settle(s)
    order = []
    while s.agenda:
        order.append(asked(s)[0])
        say(s, answers(s)[0])
    assert order == [seat_of(colour) for colour in expect["order"]]
    assert not s.free


@played
def s38_after_a_round(expect: Expect) -> None:
    s = table(
        "+1 +2 +3 +4 +5 +6",
        "R1 R1 R2 R4 B1 B1",
        "B2 B2 -1 -2 -3 Y1",
        "Y1 Y2 W1 W1 W2 M",
        "+1 +2 +3 +4 +5 o",
        players=4,
        turn=WHITE,
        stalls={RED: [2, 2, 3, 3], BLUE: [2, 3, 3, 4], YELLOW: [2, 2, 3, 3, 4], WHITE: [2, 3, 3, 4]},
        secrets={RED: "D"},
    )
    say(s, "stall 3 F5")
    assert s.round == 2
    assert hand(s, RED) == expect["red_stalls"]
    assert hand(s, WHITE) == [1, 1, 2, 3, 4]
    assert len(s.pile) == expect["face_down"]
    secrets = [int(merchant.secret) for merchant in s.merchants]
    assert sorted([*secrets, *s.pile]) == list(range(SQUARE, SQUARE + 22))
    assert asked(s) == (seat_of(expect["starter"]),) and s.starter == seat_of(expect["starter"])


@played
def s39_the_third_round_can_just_be_filled(expect: Expect) -> None:
    for first in ("stall", "draw", "secret"):
        s = worst_third_round(4)
        fill(s, prefer=first)
        assert len([piece for piece in s.board if EMPTY < piece < SQUARE]) == expect["stalls_placed"]
        assert len([piece for piece in s.board if piece >= SQUARE]) == expect["squares_placed"]
        assert s.spaces_left() == expect["empty"]
        assert all(merchant.secret == EMPTY for merchant in s.merchants)


@played
def s40_two_and_three_players_in_the_worst_third_round(expect: Expect) -> None:
    for players, pieces, left_over in zip((2, 3), expect["pieces"], expect["left_over"], strict=True):
        for first in ("stall", "draw", "secret"):
            s = worst_third_round(players)
            assert unplaced(s) == pieces
            fill(s, prefer=first)
            assert unplaced(s) == left_over and not s.free


def worst_third_round(players: int) -> Market:
    """Only stalls with 1 ware are left."""
    ones = {2: 4, 3: 3, 4: 2}[players]
    return table(
        players=players,
        round_=3,
        stalls={seat: [1] * ones for seat in range(players)},
        secrets={seat: f"+{seat + 1}" for seat in range(players)},
    )


def unplaced(s: Market) -> int:
    held = sum(len(hand(s, seat)) + (merchant.secret != EMPTY) for seat, merchant in enumerate(s.merchants))
    return held + len(s.pile)


@played
def s41_open_end_the_last_stall(expect: Expect) -> None:
    whole = HELLER.start(4, "ten stalls each", {"open_end": True})
    hands = [len(hand(whole, seat)) for seat in range(4)]
    assert hands == [expect["stalls_at_start"]] * 4
    while whole.agenda:
        fill(whole, prefer="stall 1")
        now = [len(hand(whole, seat)) for seat in range(4)]
        assert all(new <= old for new, old in zip(now, hands, strict=True))
        hands = now
    s = table(
        players=4,
        round_=3,
        open_end=True,
        stalls={RED: [1], BLUE: [1, 2, 3], YELLOW: [1, 2, 3], WHITE: [1, 2, 3]},
        secrets={RED: "+1"},
    )
    say(s, "stall 1 A1", "stall 1 B1", "stall 1 C1", "stall 1 D1")
    assert s.agenda and asked(s) == (RED,)
    assert kinds(s) == {"draw", "secret"}
    rounds = s.round
    fill(s, prefer="draw")
    assert not s.agenda
    assert s.round - rounds == expect["rounds_after"]


@played
def s42_open_end_empty_spaces(expect: Expect) -> None:
    for left, empty in (([1, 2, 3], expect["empty_first_case"]), ([1], expect["empty_second_case"])):
        s = table(*BAD_CORNER, open_end=True, round_=3, stalls={BLUE: left})
        settle(s)
        order = []
        while s.agenda:
            order.append(asked(s)[0])
            say(s, answers(s)[0])
        assert order == [BLUE] * len(left)
        assert s.spaces_left() == empty


@played
def s43_no_luck_first_turn(expect: Expect) -> None:
    s = HELLER.start(2, "no luck", {"no_luck": True})
    said = answers(s)
    stalls = {text.split()[1] for text in said if text.startswith("stall")}
    squares = {text.split()[1] for text in said if text.startswith("square")}
    assert len(stalls) == expect["stall_kinds"] and len(squares) == expect["square_kinds"]
    assert len(said) == len(set(said)) == expect["distinct_actions"]
    views = [HELLER.view(s, seat) for seat in (RED, BLUE)]
    assert [len(view.open) for view in views] == [expect["squares_open"]] * 2
    assert len([m for m in views[RED].merchants if m.secret]) == expect["secret_squares"]
    assert all(view.unseen == [] and view.pile == 0 for view in views)


@played
def s44_no_luck_and_open_end_together(expect: Expect) -> None:
    s = HELLER.start(4, "both", {"no_luck": True, "open_end": True})
    view = HELLER.view(s, RED)
    assert [sum(merchant.stalls) for merchant in view.merchants] == expect["stalls"]
    assert len([m for m in view.merchants if m.secret]) == expect["secret_squares"]
    assert len(view.open) == expect["squares_open"]


@played
def s45_start_players_over_a_game(expect: Expect) -> None:
    blue_starts = (HELLER.start(3, f"seed {n}") for n in range(50))
    s = next(start for start in blue_starts if start.starter == BLUE)
    starters = []
    while s.agenda:
        assert asked(s) == (s.starter,)
        starters.append(s.starter)
        fill(s, prefer="draw")
    assert starters == [seat_of(colour) for colour in expect["starters"]]


@played
def s46_the_end_and_a_tie(expect: Expect) -> None:
    s = table(players=3, round_=3, money=[131, 131, 130], pile=())
    s.heard = []
    settle(s)
    ended = s.heard[-1].told(RED)
    assert ended is not None and ended["winners"] == [seat_of(colour) for colour in expect["winners"]]
    assert by_colour([place.rank for place in HELLER.standing(s)]) == expect["ranks"]
    assert by_colour([place.score for place in HELLER.standing(s)]) == {
        "red": 131,
        "blue": 131,
        "yellow": 130,
    }
