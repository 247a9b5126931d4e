"""Every scenario of every game is played by the rules, and what plays them cannot overlook one, or a figure."""

from __future__ import annotations

import pytest

from comptoir.table import games
from tests.games.scenarios import PLAYERS, Expect, Players, Scenario, told
from tests.rules import rule

TOLD = {game: told(game) for game in games()}


@pytest.mark.parametrize(
    ("game", "scenario"),
    [
        pytest.param(game, each, id=f"{game} {each['id']} {each['title']}", marks=rule(*each["rules"]))
        for game, scenarios in TOLD.items()
        for each in scenarios
    ],
)
def test_scenario(game: str, scenario: Scenario) -> None:
    PLAYERS[game].play(scenario)


@pytest.mark.parametrize("game", TOLD)
def test_every_scenario_is_played_and_nothing_else_is(game: str) -> None:
    assert list(PLAYERS[game].faults(TOLD[game])) == []


def scenario(number: str, **more: object) -> Scenario:
    return {"id": number, "expect": {"gold": 3, "goods": {"ana": [1, 0], "ben": [0, 2]}}, **more}


def looks_at_all(_: Scenario, expect: Expect) -> None:
    assert expect["gold"] == 3
    assert expect["goods"] == {"ana": [1, 0], "ben": [0, 2]}


def players() -> Players:
    two = Players()
    two.by_number["S01"] = looks_at_all
    two.by_field["line"] = looks_at_all
    return two


def test_scenarios_that_fit_their_functions_have_no_fault() -> None:
    both = [scenario("S01"), scenario("S02", line="R B")]
    assert list(players().faults(both)) == []
    for each in both:
        players().play(each)


@pytest.mark.parametrize(
    ("scenarios", "fault"),
    [
        ([scenario("S01"), scenario("S02", line="R B"), scenario("S03")], "S03 is played by 0 functions"),
        ([scenario("S01", line="R B")], "S01 is played by 2 functions"),
        ([scenario("S01", expect={}), scenario("S02", line="R B")], "S01 expects no figures"),
        ([scenario("S02", line="R B"), scenario("S01")], "S02 comes as number 1"),
        ([scenario("S01", line="R B"), scenario("S03", line="B R")], "S03 comes as number 2"),
        ([scenario("S02", line="R B")], "S01 is played but not told"),
        ([scenario("S01")], "no scenario tells a line"),
    ],
)
def test_what_does_not_fit_is_named(scenarios: list[Scenario], fault: str) -> None:
    assert fault in list(players().faults(scenarios))


@pytest.mark.parametrize(
    ("looked_at", "unseen"),
    [
        ([], "gold, goods"),
        (["gold"], "goods"),
        (["gold", "goods"], "goods.ana, goods.ben"),
        (["gold", "goods ben"], "goods.ana"),
    ],
)
def test_a_figure_that_nobody_looks_at_is_a_fault(looked_at: list[str], unseen: str) -> None:
    def looks_away(_: Scenario, expect: Expect) -> None:
        assert "gold" in expect
        for way in looked_at:
            figures = expect
            for name in way.split():
                figures = figures[name]

    some = Players()
    some.by_number["S01"] = looks_away
    with pytest.raises(AssertionError, match=f"nobody has looked at: {unseen}\n"):
        some.play(scenario("S01"))


def test_a_figure_that_is_wrong_is_a_fault() -> None:
    wrong = scenario("S01", expect={"gold": 3, "goods": {"ana": [1, 0], "ben": [0, 1]}})
    with pytest.raises(AssertionError):
        players().play(wrong)
