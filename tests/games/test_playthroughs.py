"""Whole games, written down: a change of the rules or of the words shows as a difference that a person can read."""

from __future__ import annotations

import pytest

from comptoir.table import games
from tests.games.playthroughs import teller

TELLERS = {name: teller(name) for name in games()}


@pytest.mark.parametrize(
    ("name", "title"), [(name, title) for name, told in TELLERS.items() for title in told.titles]
)
def test_the_game_goes_as_it_was_written_down(name: str, title: str) -> None:
    kept = (TELLERS[name].folder / f"{title}.txt").read_text(encoding="utf-8")
    assert TELLERS[name].written(title).splitlines() == kept.splitlines(), (
        f"python -m tests.games.playthroughs {name} writes it again"
    )


@pytest.mark.parametrize("name", TELLERS)
def test_nothing_else_was_written_down(name: str) -> None:
    assert {path.stem for path in TELLERS[name].folder.glob("*.txt")} == set(TELLERS[name].titles)
