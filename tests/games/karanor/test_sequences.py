"""How many sequences of answers there are, counted by the rules and by hand."""

from __future__ import annotations

from math import factorial

import pytest

from tests.games.karanor.vocabulary import KARANOR
from tests.games.sequences import sequences
from tests.rules import rule


@rule("K2.8", "K2.9", "K2.10")
@pytest.mark.parametrize("players", [2, 3])
def test_the_draft(players: int) -> None:
    # All answer in any order: each keeps one of three cards, then one of the two they were passed.
    first = factorial(players) * 3**players
    second = factorial(players) * 2**players
    s = KARANOR.start(players, "sequences")
    assert sequences(s, players) == first
    assert sequences(s, 2 * players) == first * second
