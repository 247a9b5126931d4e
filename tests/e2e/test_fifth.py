"""A game that nobody has drawn is played in the browser all the same, in words."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.shell_page import faults
from tests.serving import serving

FIFTH = Path(__file__).parents[1] / "fifth"


@pytest.fixture
def address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A server that is told of one more folder of games."""
    monkeypatch.setenv("COMPTOIR_GAMES", str(FIFTH))
    with serving(tmp_path) as address:
        yield address


def test_a_game_without_a_renderer_is_played_in_words(page: Page, address: str) -> None:
    page.goto(address)
    page.get_by_role("button", name="Play now against bots, Pebbles").click()
    page.get_by_role("button", name="Sit down").click()
    board = page.get_by_role("region", name="The table, in words")
    expect(board).to_contain_text("heap")
    answers = page.get_by_role("group", name="What you can do")
    assert faults(page) == []
    page.keyboard.press("w")
    possible = page.get_by_role("dialog", name="What can I do?")
    expect(possible).to_contain_text("take")
    possible.get_by_role("button", name="take").click()
    expect(answers.get_by_role("button").first).to_be_focused()
    over = page.get_by_text("The game is over")
    for _ in range(21):
        expect(answers.get_by_role("button").first.or_(over.first)).to_be_visible()
        if over.first.is_visible():
            break
        before = board.inner_text()
        answers.get_by_role("button").last.click()
        expect(board).not_to_have_text(before, use_inner_text=True)
    expect(board).to_contain_text("heap 0", use_inner_text=False)
