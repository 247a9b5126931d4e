"""Whole games without a mouse and without a picture: by what is typed, and by what a screen reader is told."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.heller_table import BOT, ME, Player, camille, come, prefers
from tests.e2e.shell_page import PHONE, faults, fits

__all__ = ["camille", "come"]
People = Callable[..., Player]
SAID = {
    "en": {
        "line": "What do you do?",
        "can": "What you can do",
        "list": "answers",
        "over": "The game is over",
    },
    "fr": {
        "line": "Que faites-vous\u00a0?",
        "can": "Ce que vous pouvez faire",
        "list": "réponses",
        "over": "La partie est finie",
    },
}

BESIDE = ("Accept: ", "Decline: ", "Withdraw: ", "Reopen: ", "Ask me: ", "Do not ask me: ")
"""What may be said though it answers nothing: the question stands."""


class Reader:
    """Somebody who reads and types. What there is to answer is read from the page, not from the wire."""

    def __init__(self, player: Player, language: str = "en") -> None:
        self.page, self.said = player.page, SAID[language]
        self.dice = random.Random(5)

    @property
    def line(self) -> Locator:
        return self.page.get_by_role("textbox", name=self.said["line"])

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("log")

    @property
    def question(self) -> Locator:
        return self.page.get_by_test_id("ask")

    def opens(self, game: str, *seats: dict[str, Any]) -> None:
        wanted = {"game": game, "seats": list(seats), "options": {}, "pace": 0}
        answer = self.page.context.request.post("/api/v1/tables", data=wanted)
        assert answer.ok, answer.text()
        self.page.goto(f"/t/{answer.json()['id']}")
        expect(self.log).to_be_visible()

    def types(self, text: str) -> None:
        """Nothing is clicked: the focus is in the line, always."""
        expect(self.line).to_be_focused()
        self.page.keyboard.insert_text(text)
        self.page.keyboard.press("Enter")

    def replies(self) -> Locator:
        """What was answered to what was typed last."""
        return self.log.get_by_role("listitem").filter(has=self.page.locator(".typed")).last.locator(".reply")

    def choices(self) -> list[str]:
        """What can be answered, as it is listed beside the log, or in it on demand."""
        listed = self.page.get_by_role("region", name=self.said["can"]).get_by_role("button")
        if not listed.count():
            self.types(self.said["list"])
            listed = self.replies()
            expect(listed.nth(14)).to_be_attached()
        return listed.all_inner_texts()

    def is_over(self, asked: str = "") -> bool:
        """Wait for a question other than that one, or for the end."""
        self.page.wait_for_function(
            """([over, asked]) => document.querySelector('[data-testid=ask]')?.innerText.includes(over) ||
                 ![asked, ''].includes(document.querySelector('[data-ask]')?.dataset.ask ?? '')""",
            arg=[self.said["over"], asked],
        )
        return self.said["over"] in self.question.inner_text()

    def answers(self) -> bool:
        """Give one of the answers; does the game go on?"""
        asked = self.page.locator("[data-ask]").get_attribute("data-ask") or ""
        choice = self.dice.choice([each for each in self.choices() if not each.startswith(BESIDE)])
        self.types(choice)
        return not self.is_over(asked)


@pytest.mark.parametrize(
    ("game", "language", "settings"), [("hermagor", "en", {}), ("heller", "fr", {**PHONE, "locale": "fr-FR"})]
)
def test_a_whole_game_in_words(
    come: People, base_url: str, game: str, language: str, settings: dict[str, Any]
) -> None:
    player = come(**settings, storage_state=prefers(base_url, words=True))
    reader = Reader(player, language)
    reader.opens(game, ME, BOT)
    assert not reader.is_over()
    assert faults(player.page) == []
    while reader.answers():
        pass
    assert fits(player.page)
    assert faults(player.page) == []
    expect(player.page.get_by_role("table").first).to_be_visible()


@pytest.mark.parametrize("game", ["jantaris", "karanor"])
def test_turns_of_the_longer_games_in_words(come: People, base_url: str, game: str) -> None:
    player = come(color_scheme="dark", storage_state=prefers(base_url, words=True))
    reader = Reader(player)
    reader.opens(game, ME, BOT, BOT)
    assert not reader.is_over()
    for _ in range(20):
        assert reader.answers()
    assert faults(player.page) == []


def test_the_table_changes_into_words_and_back_and_answers_what_is_asked(camille: Player) -> None:
    camille.opens(camille.lays(ME, BOT))
    page, reader = camille.page, Reader(camille)
    page.keyboard.press("Alt+b")
    heard = page.get_by_test_id("announcer")
    for typed, said in {
        "look players": "has 50 and stands at",
        "what stall 1 A1": "If the market were scored now",
        "stall": "answers fit",
        "nonsense": "is no answer here",
        "stall 1 Z9": "is no answer here",
        "again": "Your turn: put a stall or a square on the market",
    }.items():
        reader.types(typed)
        expect(reader.replies().filter(has_text=said).first).to_be_attached()
        expect(heard).to_contain_text(said)
    page.keyboard.insert_text("draw")
    page.keyboard.press("Tab")
    expect(reader.line).to_have_value("Draw a square")
    page.keyboard.press("Enter")
    expect(reader.replies()).to_have_text("Done: Draw a square.")
    page.keyboard.press("ArrowUp")
    expect(reader.line).to_have_value("Draw a square")
    page.reload()
    expect(reader.line).to_be_focused()
    reader.types("board")
    expect(camille.grid).to_be_visible()
