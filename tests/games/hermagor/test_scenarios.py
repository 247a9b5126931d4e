"""Every scenario of scenarios.toml, played by the rules."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.games.hermagor import played_at_the_market, played_for_the_table, played_on_the_road
from tests.games.hermagor.played import PLAYED
from tests.rules import rule

Scenario = dict[str, Any]
PLAYERS = (played_at_the_market, played_on_the_road, played_for_the_table)
SCENARIOS: list[Scenario] = tomllib.loads(
    Path(__file__).with_name("scenarios.toml").read_text(encoding="utf-8")
)["scenario"]


@pytest.mark.parametrize(
    "scenario",
    [
        pytest.param(each, id=f"{each['id']} {each['title']}", marks=rule(*each["rules"]))
        for each in SCENARIOS
    ],
)
def test_scenario(scenario: Scenario) -> None:
    PLAYED[scenario["id"]](scenario["expect"])


def test_every_scenario_is_played_and_nothing_else_is() -> None:
    assert {function.__module__ for function in PLAYED.values()} == {module.__name__ for module in PLAYERS}
    assert set(PLAYED) == {each["id"] for each in SCENARIOS}
    assert [each["id"] for each in SCENARIOS] == [f"S{n:02}" for n in range(1, len(SCENARIOS) + 1)]
