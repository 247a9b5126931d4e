"""A6: variants, alone and in every combination, with 2 to 4 players."""

from __future__ import annotations

from itertools import product

import pytest

from comptoir.games.heller.box import EMPTY
from comptoir.games.heller.state import Market
from comptoir.table import WATCHER, asked, dump, seeded
from tests.games.heller.vocabulary import (
    BLUE,
    HELLER,
    RED,
    answers,
    count,
    fill,
    hand,
    kinds,
    money,
    say,
    table,
)
from tests.rules import rule

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
NAMES = ("open_end", "no_luck", "debts")
COMBINATIONS = [dict(zip(NAMES, chosen, strict=True)) for chosen in product((False, True), repeat=3)]


def named(options: dict[str, bool]) -> str:
    return "+".join(name for name, on in options.items() if on) or "plain"


@rule("A6.1", "A6.2", "A6.3", "A6.4")
@PLAYERS
@pytest.mark.parametrize("options", COMBINATIONS, ids=named)
@pytest.mark.parametrize("prefer", ["stall", "draw", "square", "secret", ""])
def test_every_combination_is_played_to_its_end(players: int, options: dict[str, bool], prefer: str) -> None:
    s = HELLER.start(players, f"{players} {named(options)}", options)
    rounds = 0
    while s.agenda:
        rounds += 1
        full = [len(hand(s, seat)) for seat in range(players)]
        assert all(full)
        fill(s, prefer=prefer)
    assert (rounds == 3) or options["open_end"]
    assert not s.free or (options["open_end"] and not s.pile)
    assert options["debts"] or min(money(s)) >= 0
    if options["open_end"]:
        assert not all(hand(s, seat) for seat in range(players))


@rule("A6.1")
@PLAYERS
def test_open_end_hands_out_all_ten_stalls_and_shows_no_number_of_rounds(players: int) -> None:
    s = HELLER.start(players, "ten", {"open_end": True})
    assert all(hand(s, seat) == [1, 1, 1, 1, 2, 2, 2, 3, 3, 4] for seat in range(players))
    assert HELLER.view(s, RED).rounds is None
    assert HELLER.headline(s) == {"round": 1, "rounds": 0}


@rule("A6.1")
@PLAYERS
def test_open_end_takes_every_placed_stall_out_of_the_game(players: int) -> None:
    s = HELLER.start(players, "gone", {"open_end": True})
    while s.agenda:
        left = [hand(s, seat) for seat in range(players)]
        before = s.round
        while s.agenda and s.round == before:
            [seat] = asked(s)
            move = answers(s)[0]
            say(s, move)
            if move.startswith("stall"):
                left[seat].remove(int(move.split()[1]))
        assert [hand(s, seat) for seat in range(players)] == left


@rule("A6.1")
def test_open_end_may_be_over_after_one_round_or_go_on_beyond_three() -> None:
    def rounds(players: int, prefer: str) -> int:
        s = HELLER.start(players, "how long", {"open_end": True, "no_luck": True})
        while s.agenda:
            fill(s, prefer=prefer)
        return int(s.round)

    assert rounds(2, "stall") == 1  # 20 stalls in 30 spaces
    assert rounds(4, "square") == 5  # 8 stalls a round are the fewest, 40 in all


@rule("A6.1", "A4.8")
def test_open_end_leaves_spaces_empty_when_nobody_can_act() -> None:
    s = table(
        *["+1 +2 +3 +4 +5 +6", "-1 -2 -3 -4 -5 -6", "+1 +2 +3 +4 +5 +6", "G M M D o R1", "o o o o o o"],
        open_end=True,
        stalls={RED: [2]},
        pile=(),
    )
    told = say(s, "stall 2 A5")
    assert [event["type"] for event in told] == ["stall-placed", "round-counted", "game-ended"]
    assert not s.agenda and s.spaces_left() == 6


@rule("A6.2")
@PLAYERS
def test_no_luck_lays_all_squares_open_for_everybody(players: int) -> None:
    s = HELLER.start(players, "open squares", {"no_luck": True})
    for eyes in (WATCHER, *range(players)):
        view = HELLER.view(s, eyes)
        assert len(view.open) == 22 and view.pile == 0 and view.unseen == []
        assert [merchant.secret for merchant in view.merchants] == [None] * players
    assert kinds(s) == {"stall", "square"}


@rule("A6.2")
def test_no_luck_choosing_and_placing_is_one_turn() -> None:
    s = table(no_luck=True, stalls={RED: [1], BLUE: [1]})
    [told] = say(s, "square -6 C3")
    assert told["square"] == "tax-collector" and told["source"] == "open"
    assert asked(s) == (BLUE,)
    assert "square -6 A1" not in answers(s) and "square +6 A1" in answers(s)
    assert len(HELLER.view(s, RED).open) == 21


@rule("A6.2")
def test_no_luck_a_twin_may_be_chosen_twice_and_no_more() -> None:
    s = table(no_luck=True)
    names = [str(say(s, f"square +6 {space}")[0]["square"]) for space in ("A1", "B1")]
    assert sorted(names) == ["king", "queen"]
    assert "square +6 C1" not in answers(s)


@rule("A6.2")
@PLAYERS
def test_no_luck_hides_nothing_from_anybody(players: int) -> None:
    s = HELLER.start(players, "nothing hidden", {"no_luck": True})
    for n in range(40):
        for seat in (WATCHER, *range(players)):
            imagined = HELLER.redeal(s, seat, seeded(f"{n}"))
            imagined.rng = s.rng.clone()
            assert dump(imagined) == dump(s)
        said = answers(s)
        say(s, said[(n * 37) % len(said)])


@rule("A6.2")
def test_no_luck_uses_no_luck_after_the_start() -> None:
    s = HELLER.start(3, "the only lot is who starts", {"no_luck": True})
    before = s.rng.clone()
    while s.agenda:
        fill(s, prefer="square")
    assert s.rng == before


@rule("A6.3")
@pytest.mark.parametrize(("debts", "after"), [(False, 0), (True, 50 - 60)])
def test_debts_let_money_fall_below_zero(debts: bool, after: int) -> None:
    s = table("R4 o -6 -5 -4 o", *["o o o o o o"] * 4, round_=3, pile=(), debts=debts)
    count(s)
    assert money(s) == [after, 50]
    assert HELLER.standing(s)[RED].score == after


@rule("A6.4")
@PLAYERS
def test_open_end_with_no_luck_ends_when_nothing_is_left_to_place(players: int) -> None:
    s = HELLER.start(players, "both", {"open_end": True, "no_luck": True})
    while s.agenda:
        assert len(HELLER.view(s, RED).open) == 22
        assert all(merchant.secret == EMPTY for merchant in s.merchants)
        fill(s, prefer="stall")
    assert not s.free or not (s.pile or any(hand(s, seat) for seat in range(players)))


@rule("A6.4")
def test_open_end_with_no_luck_goes_on_while_squares_lie_open() -> None:
    s = table(open_end=True, no_luck=True, stalls={RED: [1]}, pile=["+1", "-1"])
    say(s, "stall 1 A1", "square +1 B1", "square -1 C1")
    assert not s.agenda and s.spaces_left() == 27


@rule("A6.5")
@PLAYERS
@pytest.mark.parametrize("no_luck", [False, True])
def test_only_the_last_round_of_open_end_leaves_spaces_empty(players: int, no_luck: bool) -> None:
    def move(s: Market, keep: int) -> str:
        """Stalls first, down to `keep` of them, then squares."""
        stalls = len(hand(s, asked(s)[0])) > keep
        return next((text for text in answers(s) if text.startswith("stall") == stalls), answers(s)[0])

    left_empty = []
    for keep in range(10):
        s = HELLER.start(players, "empty spaces", {"open_end": True, "no_luck": no_luck})
        while s.agenda:
            before, free = s.round, s.spaces_left()
            while s.agenda and s.round == before:
                free = s.spaces_left()
                say(s, move(s, keep))
            if s.agenda:
                assert free == 1  # the move that ended the round filled the last space
        left_empty.append(s.spaces_left())
        assert not s.free or not (s.pile or any(hand(s, seat) for seat in range(players)))
    assert any(left_empty)
