"""How many sequences of answers there are, counted by the rules and by hand."""

from __future__ import annotations

import pytest

from tests.games.hermagor.vocabulary import BLUE, RED, at_market, give, lay, on_the_road
from tests.games.sequences import sequences
from tests.rules import rule


@rule("H3.6", "H3.7", "H3.9")
@pytest.mark.parametrize(("players", "places"), [(3, 12 + 43), (4, 16 + 43), (5, 20 + 43)])
def test_two_buyers_go_to_market(players: int, places: int) -> None:
    s = at_market(players)
    assert sequences(s, 1) == places + 1
    assert sequences(s, 2) == places * (places - 1 + 1) + (places + 1)


@rule("H8.5", "R36")
def test_the_first_turn_for_two_with_a_shared_buyer() -> None:
    s = lay(at_market(2), {"r2c1": 1})
    places = 1 + 43
    own_first = places * (1 + (places - 1))
    shared_first = places * (places - 1)
    after_a_pass = places + 1 + places
    assert sequences(s, 2) == own_first + shared_first + after_a_pass


@rule("H5.3", "H5.5", "H5.6", "H5.14")
def test_the_first_actions_on_the_road() -> None:
    s = give(on_the_road(3), RED, cash=100, tiles=[2])
    give(s, BLUE, cash=0)
    moves, sales, stay = 32, 4, 1
    assert sequences(s, 1) == moves + sales + stay
    assert sequences(s, 2) == moves + sales + stay, "blue has no cash and can only stay"
    give(s, BLUE, cash=1)
    assert sequences(s, 2) == (moves + sales + stay) * (2 + stay), "half of 3 is 1: Lindrach or Steinhag"
