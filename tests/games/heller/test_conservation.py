"""Nothing is lost and nothing appears: squares, stalls, spaces and money, over random play in every variant."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hypothesis import given

from comptoir.games.heller.box import EMPTY, SQUARE, SQUARES, STALLS, owner, spaces_of, wares_of
from comptoir.games.heller.count import settled
from comptoir.games.heller.state import Market
from comptoir.table import act
from tests.games.heller.vocabulary import HELLER
from tests.laws.positions import Position, examples, positions
from tests.rules import rule


@rule("A1.2", "A5.1")
@examples(60)
@given(positions(HELLER))
def test_every_square_is_in_one_place(at: Position) -> None:
    s = at.state
    assert isinstance(s, Market)
    held = [int(merchant.secret) for merchant in s.merchants if merchant.secret != EMPTY]
    drawn = [int(s.drawn)] if s.drawn != EMPTY else []
    assert sorted([*s.pile, *held, *drawn, *(piece for piece in s.board if piece >= SQUARE)]) == SQUARES


@rule("A1.1")
@examples(60)
@given(positions(HELLER))
def test_every_space_is_taken_once_or_empty(at: Position) -> None:
    s = at.state
    assert isinstance(s, Market)
    assert spaces_of(s.free) == [space for space, piece in enumerate(s.board) if piece == EMPTY]


@rule("A1.3", "A5.2", "A6.1")
@examples(60)
@given(positions(HELLER))
def test_every_stall_is_in_hand_or_on_the_market_or_spent(at: Position) -> None:
    s = at.state
    assert isinstance(s, Market)
    start = HELLER.start(at.seats, at.seed, at.options)
    spent = [Counter(wares for wares in placed(at, seat)) for seat in range(at.seats)]
    for seat, merchant in enumerate(s.merchants):
        for wares in range(1, len(STALLS)):
            here = sum(0 < p < SQUARE and owner(p) == seat and wares_of(p) == wares for p in s.board)
            if wares == 1 and not at.options["open_end"]:
                assert merchant.stalls[1] + here == start.merchants[seat].stalls[1]
            else:
                assert merchant.stalls[wares] + spent[seat][wares] == start.merchants[seat].stalls[wares]


def placed(at: Position, seat: int) -> list[int]:
    """The wares of every stall a seat has placed in this game."""
    return [
        int(action.text.split()[1])
        for by, action in at.moves
        if by == seat and action.text.startswith("stall")
    ]


@rule("A4.7", "A5.5", "A6.3")
@examples(60)
@given(positions(HELLER))
def test_money_changes_only_when_a_market_is_counted_and_by_what_it_brings(at: Position) -> None:
    s = HELLER.start(at.seats, at.seed, at.options)
    purses = [int(merchant.money) for merchant in s.merchants]
    for seat, action in at.moves:
        s.heard = []
        act(s, seat, action)
        for event in s.heard:
            told = event.told(seat)
            if told and told["type"] == "round-counted":
                parts: Any = told["parts"]
                gains = [sum(part["worth"] * part["wares"][i] for part in parts) for i in range(at.seats)]
                purses = [
                    int(settled(purse, gain, bool(at.options["debts"])))
                    for purse, gain in zip(purses, gains, strict=True)
                ]
        assert [int(merchant.money) for merchant in s.merchants] == purses
        assert at.options["debts"] or min(purses) >= 0
