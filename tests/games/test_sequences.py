"""The rules permit as many sequences of answers as they did when they were counted."""

from __future__ import annotations

import pytest

from comptoir.table import games
from tests.games.playthroughs import teller
from tests.games.sequences import kept, record_of, sequences

KEPT = {game: kept(game) for game in games()}


@pytest.mark.parametrize(
    ("game", "title"), [(game, title) for game, counts in KEPT.items() for title in counts]
)
def test_there_are_as_many_sequences_as_were_counted(game: str, title: str) -> None:
    record = record_of(game, title)
    found = {
        moves: [sequences(record.replay(int(moves)), depth) for depth in range(1, len(numbers) + 1)]
        for moves, numbers in KEPT[game][title].items()
    }
    assert found == KEPT[game][title], f"python -m tests.games.sequences {game} counts again"


@pytest.mark.parametrize("game", KEPT)
def test_every_game_that_is_told_is_counted_from_the_start_and_in_its_midst(game: str) -> None:
    assert list(KEPT[game]) == list(teller(game).titles)
    for counts in KEPT[game].values():
        assert "0" in counts and len(counts) == 4
        assert all(len(numbers) >= 2 for numbers in counts.values())
