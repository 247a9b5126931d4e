"""A3: a turn."""

from __future__ import annotations

from collections import Counter

import pytest

from comptoir.games.heller.box import LABELS, NAMES, SPACE_NAMES, SQUARE, name_of
from comptoir.table import WATCHER, IllegalAction, Unreadable, act, asked, dump, options, settle
from tests.games.heller.vocabulary import (
    BLUE,
    HELLER,
    RED,
    YELLOW,
    answers,
    board,
    empty_spaces,
    hand,
    kinds,
    say,
    square,
    table,
)
from tests.rules import rule

FULL_BUT_TWO = (
    "+1 +2 +3 -6 M  M",
    "+4 +5 +6 B1 -5 -3",
    "+1 +2 +3 R1 -4 -2",
    "+4 +5 +6 G  B1 R1",
    "D  -1 R1 B1 o  o",
)


@rule("A3.1")
def test_a_turn_is_a_stall_or_a_draw_or_the_secret_square() -> None:
    s = table(stalls={RED: [1, 1, 3]}, secrets={RED: "+6"})
    stalls = [f"stall {wares} {space}" for wares in (1, 3) for space in SPACE_NAMES]
    secret = [f"secret {space}" for space in SPACE_NAMES]
    assert answers(s) == [*stalls, "draw", *secret]


@rule("A3.1")
@pytest.mark.parametrize("move", ["stall 2 C3", "secret C3"])
def test_one_placement_is_a_whole_turn(move: str) -> None:
    s = table(stalls={RED: [2], BLUE: [1]}, secrets={RED: "+6"})
    say(s, move)
    assert asked(s) == (BLUE,)
    assert empty_spaces(s) == [name for name in SPACE_NAMES if name != "C3"]


@rule("A3.1")
def test_what_is_placed_leaves_the_hand() -> None:
    s = table(stalls={RED: [2, 2]}, secrets={RED: "+6"})
    say(s, "stall 2 C3", "draw", "place A1", "secret D3")
    assert hand(s, RED) == [2] and s.merchants[RED].secret == 0
    assert s.board[14:16] == board("R2 +6 o o o o", *["o o o o o o"] * 4)[:2]


@rule("A3.1")
def test_draw_then_place_is_one_turn() -> None:
    s = table(stalls={RED: [1], BLUE: [1]}, pile=["king", "beggar"])
    say(s, "draw")
    assert asked(s) == (RED,)
    say(s, "place C3")
    assert asked(s) == (BLUE,)
    assert len(s.pile) == 1


@rule("A3.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_play_goes_round_by_seat(players: int) -> None:
    s = table(players=players, stalls=dict.fromkeys(range(players), (1, 1, 1)))
    order = []
    for _ in range(2 * players + 1):
        order.append(asked(s)[0])
        say(s, answers(s)[0])
    assert order == [*range(players), *range(players), 0]


@rule("A3.2")
def test_who_has_drawn_may_only_place_the_square_drawn() -> None:
    s = table(stalls={RED: [1]}, secrets={RED: "+6"}, pile=["-5", "+1"])
    say(s, "draw")
    assert answers(s) == [f"place {space}" for space in SPACE_NAMES]
    before = dump(s)
    for instead in ("stall 1 A1", "secret A1", "draw", "square -5 A1"):
        with pytest.raises(IllegalAction, match=r"A3\.2"):
            act(s, RED, HELLER.parse(instead))
    assert dump(s) == before


@rule("A3.2", "A3.3")
def test_there_is_no_word_for_passing_or_putting_back() -> None:
    for text in ("pass", "keep", "put back", "skip", ""):
        with pytest.raises(Unreadable):
            HELLER.parse(text)


@rule("A3.3")
def test_whoever_can_act_is_asked_and_has_an_answer() -> None:
    only = {
        "stall": table(*FULL_BUT_TWO, stalls={RED: [4]}, pile=()),
        "draw": table(*FULL_BUT_TWO[:4], "D o R1 B1 o o", pile=["-1"]),
        "secret": table(*FULL_BUT_TWO[:4], "D o R1 B1 o o", secrets={RED: "-1"}, pile=()),
    }
    for kind, s in only.items():
        settle(s)
        assert asked(s) == (RED,) and kinds(s) == {kind}


@rule("A3.3", "A6.1")
@pytest.mark.parametrize("wares", [1, 2, 3, 4])
def test_a_single_stall_of_any_size_is_enough_to_act_and_to_play_on(wares: int) -> None:
    s = table(*FULL_BUT_TWO, stalls={RED: [wares]}, pile=())
    assert asked(s) == (RED,) and answers(s) == [f"stall {wares} E5", f"stall {wares} F5"]
    s = table(
        *FULL_BUT_TWO[:4], "D -1 R1 B1 B2 o", open_end=True, stalls={RED: [wares, 1], BLUE: [wares]}, pile=()
    )
    say(s, "stall 1 F5")
    assert s.round == 2 and asked(s)


@rule("A3.3")
def test_who_can_do_nothing_is_skipped_and_everybody_is_told() -> None:
    s = table(*FULL_BUT_TWO, players=3, turn=RED, stalls={RED: [1], YELLOW: [1, 1]}, pile=())
    told = say(s, "stall 1 E5")
    assert told[1] == {"type": "skipped", "seat": BLUE}
    assert asked(s) == (YELLOW,)


@rule("A3.4")
def test_nothing_is_placed_on_a_taken_space() -> None:
    s = table("R1 +1 o o o o", *["o o o o o o"] * 4, stalls={RED: [1]}, secrets={RED: "+6"})
    for taken in ("stall 1 A1", "stall 1 B1", "secret A1"):
        with pytest.raises(IllegalAction, match=r"A3\.4"):
            act(s, RED, HELLER.parse(taken))
    assert not {"A1", "B1"} & {text.split()[-1] for text in answers(s)}


@rule("A3.4")
def test_what_lies_on_the_market_stays_until_the_round_is_counted() -> None:
    s = HELLER.start(3, "it stays")
    while s.round == 1:
        before = s.board[:]
        last = s.spaces_left() == 1
        said = answers(s)
        say(s, said[(7 * s.spaces_left()) % len(said)])
        if not (last and s.round == 2):
            assert all(now == then for now, then in zip(s.board, before, strict=True) if then)
    assert not any(s.board)


@rule("A3.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_round_ends_when_the_thirtieth_space_is_taken(players: int) -> None:
    s = HELLER.start(players, "thirty")
    placed = 0
    while s.round == 1:
        assert s.spaces_left() == 30 - placed
        said = answers(s)
        move = said[placed % len(said)]
        told = say(s, move)
        placed += move != "draw"
        assert (told[-1]["type"] == "round-opened") == (placed == 30)


@rule("A3.6")
def test_the_secret_square_is_not_replaced_in_its_round() -> None:
    s = table(stalls={RED: [1], BLUE: [1]}, secrets={RED: "+6", BLUE: "+5"})
    say(s, "secret A1", "secret A2", "draw", "place A3")
    assert [merchant.secret for merchant in HELLER.view(s, RED).merchants] == [None, None]
    say(s, "draw", "place A4")
    assert kinds(s) == {"stall", "draw"}


@rule("A3.6")
def test_the_secret_square_may_be_kept_to_the_end_of_the_round() -> None:
    s = HELLER.start(2, "keep it")
    secret = int(s.merchants[RED].secret)
    while s.spaces_left() > 1:
        assert s.merchants[RED].secret == secret
        say(s, next(text for text in answers(s) if not text.startswith("secret")))


@rule("A3.7")
def test_only_the_drawer_sees_the_square_until_it_is_placed() -> None:
    s = table(players=3, pile=["-5", "king"], stalls=dict.fromkeys(range(3), (1,)))
    s.heard = []
    act(s, RED, HELLER.parse("draw"))
    [event], s.heard = s.heard, None
    name = name_of(s.drawn)
    assert event.told(RED) == {"type": "square-drawn", "seat": RED, "square": name}
    for eyes in (BLUE, YELLOW, WATCHER):
        assert event.told(eyes) == {"type": "square-drawn", "seat": RED}
        assert HELLER.view(s, eyes).drawn is None
        assert HELLER.view(s, eyes).drawing == RED
        assert name in HELLER.view(s, eyes).unseen
    assert HELLER.view(s, RED).drawn == name
    told = say(s, "place B2")
    assert told[0]["square"] == name and told[0]["source"] == "pile"
    assert all(HELLER.view(s, eyes).market[7] == {"square": name} for eyes in (RED, BLUE, YELLOW, WATCHER))


@rule("A3.7")
def test_a_drawn_square_goes_to_any_empty_space() -> None:
    s = table("o R1 o +1 o o", *["o o o o o o"] * 4, drawn="fire")
    assert answers(s) == [f"place {space}" for space in empty_spaces(s)]
    assert len(answers(s)) == 28


@rule("A3.8")
def test_every_square_of_the_pile_is_equally_likely() -> None:
    drawn: Counter[str] = Counter()
    for n in range(2200):
        s = table(stalls={RED: [1]}, seed=f"game {n}")
        act(s, RED, HELLER.parse("draw"))
        drawn[name_of(s.drawn)] += 1
        assert len(s.pile) == 21 and s.drawn not in s.pile
    assert set(drawn) == set(NAMES)
    chi_square = sum((found - 100) ** 2 / 100 for found in drawn.values())
    assert chi_square < 46.8


@rule("A3.8")
def test_how_many_squares_are_left_is_open_and_which_is_not() -> None:
    s = table(pile=["+1", "-6", "D"], stalls={RED: [1]})
    for eyes in (RED, BLUE, WATCHER):
        view = HELLER.view(s, eyes)
        assert view.pile == 3 and view.open is None and view.drawn is None
    order = s.pile[:]
    s.pile.reverse()
    assert s.pile != order
    assert HELLER.view(s, BLUE).pile == 3


def test_a_game_goes_the_same_way_whether_anybody_listens_or_not() -> None:
    moves = ["stall 2 C3", "draw", "place A1", "secret D3", "stall 1 B2"]
    heard, unheard = (table(stalls={RED: [2], BLUE: [1]}, secrets={RED: "+6"}) for _ in range(2))
    say(heard, *moves)
    for move in moves:
        before = unheard.reveals
        act(unheard, asked(unheard)[0], HELLER.parse(move))
        assert unheard.reveals - before == (move.split()[0] in {"place", "secret"})
    assert dump(heard) == dump(unheard)


def test_a_move_says_what_it_changes_for_everybody() -> None:
    s = table("+6 o o o o o", "B2 o o o o o", *["o o o o o o"] * 3, stalls={RED: [3]})
    [told] = say(s, "stall 3 B1")
    assert told == {"type": "stall-placed", "seat": RED, "wares": 3, "space": "B1", "change": [18, 0]}
    s = table("+6 R3 o o o o", "B2 o o o o o", *["o o o o o o"] * 3, secrets={RED: "G"})
    [told] = say(s, "secret A3")
    assert told["change"] == [0, 12] and told["square"] == "sack" and told["source"] == "secret"


def test_every_text_stands_for_one_action_and_back() -> None:
    for word in (
        "stall 1 A1",
        "stall 4 F5",
        "draw",
        "place C3",
        "secret D4",
        "square +6 E2",
        "square eye A1",
    ):
        assert HELLER.parse(word).text == word
        assert HELLER.parse(word) is HELLER.parse(word)
    for word in (
        "stall 0 A1",
        "stall 5 A1",
        "stall 1 G1",
        "stall 1 A6",
        "place",
        "square +7 A1",
        "Draw",
        "draw ",
    ):
        with pytest.raises(Unreadable):
            HELLER.parse(word)


def test_twins_are_written_alike_and_told_apart_by_name() -> None:
    assert LABELS[square("king") - SQUARE] == LABELS[square("queen") - SQUARE] == "+6"
    assert square("king") != square("queen")
    assert options(table(no_luck=True), BLUE) == []
