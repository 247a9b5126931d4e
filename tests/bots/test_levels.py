"""Levels are found, ordered, named and repeatable."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import comptoir.bots
from comptoir.bots import Bot, bot, choose, discovery, levels
from comptoir.languages import LANGUAGES
from comptoir.table import act, asked, check, game, games, seeded
from comptoir.table.advice import Mind
from comptoir.words import Words
from tests.bots.own_bots import Minded
from tests.bots.quick import BOTS

NEWCOMER = """
from comptoir.bots.sight import Bot

class Newcomer(Bot):
    level = "newcomer"
    strength = 1

    def choose(self, sight, rng, seconds):
        return sight.options[-1]

BOT = Newcomer()
"""


def test_the_weakest_level_comes_first() -> None:
    assert levels() == ["random", "apprentice", "greedy", "merchant", "guildmaster"]


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
        assert levels()[:3] == ["random", "newcomer", "apprentice"]
        heller = game("heller")
        s = heller.start(2, "new")
        assert choose("newcomer", heller, s, asked(s)[0], seeded("x")).text == "secret F5"
    finally:
        discovery.bots.cache_clear()


def test_the_journeyman_is_the_one_whom_the_arena_calls_greedy() -> None:
    assert bot("journeyman") is bot("greedy")


@pytest.mark.parametrize("player", BOTS, ids=lambda player: player.level)
def test_the_same_luck_plays_the_same_game(player: Bot) -> None:
    assert whole_game(player, "a") == whole_game(player, "a")
    assert whole_game(player, "a") != whole_game(player, "b")


@pytest.mark.parametrize("level", ["merchant", "guildmaster"])
@pytest.mark.parametrize("name", games())
def test_who_thinks_ahead_answers_in_every_game(name: str, level: str) -> None:
    rules = game(name)
    s = rules.start(3, "ahead")
    seat = asked(s)[0]
    answer = choose(level, rules, s, seat, seeded("ahead"))
    check(s, seat, answer)
    assert choose(level, rules, s, seat, seeded("ahead")) == answer


@pytest.mark.parametrize("name", games())
def test_a_merchant_given_more_time_thinks_no_longer(name: str) -> None:
    rules = game(name)
    s = rules.start(3, "patient")
    for n in range(12):
        seat = asked(s)[0]
        answer = choose("merchant", rules, s, seat, seeded(str(n)))
        assert choose("merchant", rules, s, seat, seeded(str(n)), seconds=5.0) == answer
        act(s, seat, answer)


@pytest.mark.parametrize(("haste", "thinking"), [(0, 40), (50, 17), (100, 0)])
def test_who_is_in_haste_goes_by_rule_of_thumb_so_often(
    monkeypatch: pytest.MonkeyPatch, haste: int, thinking: int
) -> None:
    """Of forty decisions; seen by the tables it imagines, of which a rule of thumb needs one."""
    heller = game("heller")
    s = heller.start(2, "haste")
    seat = asked(s)[0]
    mind = Mind(candidates=2, tables=20, turns=1, doubt=0.0, haste=haste)
    dealt: list[int] = []
    redeal = type(heller).redeal

    def counted(*given: Any) -> Any:
        dealt.append(1)
        return redeal(*given)

    monkeypatch.setattr(type(heller), "redeal", counted)
    thought = 0
    for n in range(40):
        dealt.clear()
        choose(Minded(mind), heller, s, seat, seeded(str(n)))
        thought += len(dealt) > 3
    assert thought == thinking


def whole_game(player: Bot, luck: str) -> list[str]:
    heller = game("heller")
    s = heller.start(3, "same")
    rng = seeded(luck)
    said = []
    while s.agenda:
        seat = asked(s)[0]
        action = choose(player, heller, s, seat, rng)
        said.append(action.text)
        act(s, seat, action)
    return said
