"""How many sequences of answers there are, counted by the rules and by hand."""

from __future__ import annotations

import pytest

from tests.games.jantaris.vocabulary import JANTARIS
from tests.games.sequences import sequences
from tests.rules import rule


@rule("J2.6")
@pytest.mark.parametrize("players", [3, 4])
def test_the_first_merchants(players: int) -> None:
    # Each in turn sends two merchants to two of the eight districts.
    s = JANTARIS.start(players, "sequences")
    assert [sequences(s, depth) for depth in (1, 2, 3, 4)] == [8, 8 * 7, 8 * 7 * 8, 8 * 7 * 8 * 7]
