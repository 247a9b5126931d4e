"""Whole games, written down: a change of the rules shows as a difference that a person can read."""

from __future__ import annotations

import pytest

from tests.games.jantaris.playthrough import FOLDER, GAMES, written


@pytest.mark.parametrize("title", GAMES)
def test_the_game_goes_as_it_was_written_down(title: str) -> None:
    kept = (FOLDER / f"{title}.txt").read_text(encoding="utf-8")
    assert written(title).splitlines() == kept.splitlines(), (
        "python -m tests.games.jantaris.playthrough writes it again"
    )


def test_nothing_else_was_written_down() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(GAMES)
