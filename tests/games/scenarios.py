"""What the scenarios.toml of a game tells, played by the rules: in one way for all games.

A scenario is played by the function that bears its number (`@played def s07_campfire(expect)`), or, if it tells its
position in a field of its own, by the one that plays all such scenarios (`@played_from("line")`). These stand in the
scenarios_*.py beside scenarios.toml and take every figure of `expect` from there: one that nobody looks at is a fault.
"""

from __future__ import annotations

import importlib
import tomllib
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent
Scenario = Mapping[str, Any]


class Expect(Mapping[str, Any]):
    """The figures of a scenario, which know whether they have been looked at."""

    __hash__ = None  # type: ignore[assignment]

    def __init__(self, figures: Mapping[str, Any]) -> None:
        self._figures = {
            name: Expect(figure) if isinstance(figure, dict) else figure for name, figure in figures.items()
        }
        self._seen: set[str] = set()

    def __getitem__(self, name: str) -> Any:
        figure = self._figures[name]
        self._seen.add(name)
        return figure

    def __contains__(self, name: object) -> bool:
        return name in self._figures

    def __iter__(self) -> Iterator[str]:
        return iter(self._figures)

    def __len__(self) -> int:
        return len(self._figures)

    def __eq__(self, other: object) -> bool:
        return dict(self) == other

    def __repr__(self) -> str:
        return repr(self._figures)

    def unseen(self) -> Iterator[str]:
        """The figures that nobody has looked at, with the way to them: `goods.ana`."""
        for name, figure in self._figures.items():
            if name not in self._seen:
                yield name
            elif isinstance(figure, Expect):
                yield from (f"{name}.{inner}" for inner in figure.unseen())


Player = Callable[[Scenario, Expect], None]


class Players:
    """Who plays the scenarios of a game."""

    def __init__(self) -> None:
        self.by_number: dict[str, Player] = {}
        self.by_field: dict[str, Player] = {}

    def of(self, scenario: Scenario) -> list[Player]:
        """The functions that play a scenario: one, or something is wrong."""
        found = [player for field, player in self.by_field.items() if field in scenario]
        return found + [self.by_number[n] for n in [scenario["id"]] if n in self.by_number]

    def play(self, scenario: Scenario) -> None:
        """All that is told is found to be so, and nothing is told in vain."""
        [player] = self.of(scenario)
        expect = Expect(scenario["expect"])
        player(scenario, expect)
        unseen = ", ".join(expect.unseen())
        assert not unseen, f"nobody has looked at: {unseen}"

    def faults(self, scenarios: list[Scenario]) -> Iterator[str]:
        """What does not fit between scenarios and functions."""
        for place, scenario in enumerate(scenarios, 1):
            number = scenario["id"]
            if number != f"S{place:02}":
                yield f"{number} comes as number {place}"
            if len(self.of(scenario)) != 1:
                yield f"{number} is played by {len(self.of(scenario))} functions"
            if not scenario.get("expect"):
                yield f"{number} expects no figures"
        numbers = {scenario["id"] for scenario in scenarios}
        yield from (f"{number} is played but not told" for number in self.by_number if number not in numbers)
        fields = {field for scenario in scenarios for field in scenario}
        yield from (f"no scenario tells a {field}" for field in self.by_field if field not in fields)


def matches(found: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """All that was expected is so."""
    return {key: found[key] for key in expected} == expected


PLAYERS: dict[str, Players] = {}


def players_of(module: str) -> Players:
    """Those of the game to which a module of its tests belongs."""
    return PLAYERS.setdefault(module.split(".")[-2], Players())


def played(function: Callable[[Expect], None]) -> Callable[[Expect], None]:
    """The function plays the scenario whose number its name begins with."""
    number = function.__name__.split("_")[0].upper()
    players = players_of(function.__module__).by_number
    assert number not in players, f"{number} is played twice"
    players[number] = lambda _, expect: function(expect)
    return function


def played_from(field: str) -> Callable[[Player], Player]:
    """The function plays every scenario that has such a field."""

    def keep(function: Player) -> Player:
        players_of(function.__module__).by_field[field] = function
        return function

    return keep


def told(game: str) -> list[Scenario]:
    """The scenarios of a game, once all that play them are known."""
    for path in sorted((FOLDER / game).glob("scenarios_*.py")):
        importlib.import_module(f"tests.games.{game}.{path.stem}")
    toml = (FOLDER / game / "scenarios.toml").read_text(encoding="utf-8")
    scenarios: list[Scenario] = tomllib.loads(toml)["scenario"]
    return scenarios
