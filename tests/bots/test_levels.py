"""Levels are found, ordered, named and repeatable."""

from __future__ import annotations

from pathlib import Path

import pytest

import comptoir.bots
from comptoir.bots import choose, discovery, levels
from comptoir.table import act, asked, game, seeded
from comptoir.words import LANGUAGES, Words

NEWCOMER = """
from comptoir.bots.sight import Bot

class Newcomer(Bot):
    level = "newcomer"
    strength = 5

    def choose(self, sight, rng, seconds):
        return sight.options[-1]

BOT = Newcomer()
"""


def test_the_weakest_level_comes_first() -> None:
    assert levels() == ["random", "greedy"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_level_has_a_name_and_a_line_about_it(lang: str) -> None:
    words = Words(lang)
    for level in levels():
        assert words.say(f"bot-{level}") and words.say(f"bot-{level}.help")


def test_a_module_is_all_it_takes_to_add_a_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "newcomer.py").write_text(NEWCOMER)
    monkeypatch.setattr(comptoir.bots, "__path__", [*comptoir.bots.__path__, str(tmp_path)])
    discovery.bots.cache_clear()
    try:
        assert levels() == ["random", "newcomer", "greedy"]
        heller = game("heller")
        s = heller.start(2, "new")
        assert choose("newcomer", heller, s, asked(s)[0], seeded("x")).text == "secret F5"
    finally:
        discovery.bots.cache_clear()


@pytest.mark.parametrize("level", levels())
def test_the_same_luck_plays_the_same_game(level: str) -> None:
    assert whole_game(level, "a") == whole_game(level, "a")
    assert whole_game(level, "a") != whole_game(level, "b")


def whole_game(level: str, luck: str) -> list[str]:
    heller = game("heller")
    s = heller.start(3, "same")
    rng = seeded(luck)
    said = []
    while s.agenda:
        seat = asked(s)[0]
        action = choose(level, heller, s, seat, rng)
        said.append(action.text)
        act(s, seat, action)
    return said
