"""Every scenario of scenarios.toml, played by the rules: by a function that bears its number."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.games.karanor import scenarios_first, scenarios_second
from tests.rules import rule

Scenario = dict[str, Any]
SCENARIOS: list[Scenario] = tomllib.loads(
    Path(__file__).with_name("scenarios.toml").read_text(encoding="utf-8")
)["scenario"]
PLAYED = {
    name.upper(): function
    for module in (scenarios_first, scenarios_second)
    for name, function in vars(module).items()
    if name[0] == "s" and name[1:].isdigit()
}


@pytest.mark.parametrize(
    "scenario",
    [
        pytest.param(each, id=f"{each['id']} {each['title']}", marks=rule(*each["rules"]))
        for each in SCENARIOS
    ],
)
def test_scenario(scenario: Scenario) -> None:
    PLAYED[scenario["id"]]()


def test_every_scenario_is_played_and_nothing_else_is() -> None:
    assert set(PLAYED) == {each["id"] for each in SCENARIOS}
