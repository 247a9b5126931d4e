"""The ladder is the same whoever climbs it again, and what a search may spend is counted."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from comptoir.bots import bot, levels
from comptoir.lab import Report, arena
from comptoir.lab.entrants import thinking
from comptoir.lab.ladder import ladder, rungs
from comptoir.table import BadSetup, games
from tests.cli.running import comptoir


def timeless(report: Report) -> Report:
    entrants = [msgspec.structs.replace(entrant, ms=0.0) for entrant in report.entrants]
    return msgspec.structs.replace(report, entrants=entrants)


def test_each_level_meets_the_one_below_in_every_game() -> None:
    wanted = rungs([])
    assert {rung.game for rung in wanted} == set(games())
    assert [(rung.below, rung.level) for rung in wanted if rung.game == "heller"] == list(
        zip(levels(), levels()[1:], strict=False)
    )
    assert {rung.seats for rung in wanted if rung.game == "jantaris"} == {3}
    assert len(rungs(["heller"], every=True)) == len(levels()) * (len(levels()) - 1) // 2


def test_a_ladder_goes_on_from_its_folder_and_repeats_itself(tmp_path: Path) -> None:
    wanted = rungs(["heller"])[:2]
    folder = tmp_path / "kept"
    ladder(wanted, 2, folder=folder)
    assert {path.name for path in folder.iterdir()} == {rung.file for rung in wanted}
    heard: list[int] = []
    again = ladder(wanted, 4, folder=folder, progress=heard.append)
    assert sum(heard) == 8 and heard[0] == 2
    fresh = ladder(wanted, 4)
    assert [timeless(step.report) for step in again.steps] == [timeless(step.report) for step in fresh.steps]


def test_simulations_decide_alike_whatever_the_clock_says() -> None:
    few, many = (
        [timeless(arena("heller", ["merchant", "random"], 2, simulations=n)) for _ in range(2)]
        for n in (4, 64)
    )
    assert few[0] == few[1] and many[0] == many[1]
    assert few[0].entrants[0].score != many[0].entrants[0].score


def test_only_a_level_that_searches_counts() -> None:
    assert thinking(bot("greedy"), 100) is bot("greedy")
    assert thinking(bot("merchant"), 0) is bot("merchant")
    assert thinking(bot("merchant"), 100).level == "merchant"


def test_time_and_simulations_together_are_refused() -> None:
    with pytest.raises(BadSetup, match="not by both"):
        arena("heller", ["merchant", "random"], 2, seconds=0.1, simulations=10)


def test_a_ladder_is_a_table_json_and_a_chart(tmp_path: Path) -> None:
    chart = tmp_path / "ladder.svg"
    arguments = ("ladder", "heller", "--games", "2", "--workers", "1", "--simulations", "4")
    shown = comptoir(*arguments, "--chart", chart)
    assert shown.exit_code == 0, shown.output
    assert "1 random" in shown.stdout and "guildmas" in shown.stdout
    assert "heller: merchant" in chart.read_text()
    told = json.loads(comptoir(*arguments, "--json").stdout)
    assert [step["rung"]["level"] for step in told["steps"]] == levels()[1:]
    assert "Contre" in comptoir(*arguments, "--lang", "fr").stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("ladder", "chess"), "There is no game “chess” here: there are"),
        (("ladder", "heller", "--seats", "9"), "This game is for 2 to 4 players."),
        (("ladder", "heller", "--seconds", "1", "--simulations", "1"), "not by both"),
        (("ladder", "heller", "--resume", "FILE"), "is no folder"),
    ],
)
def test_a_ladder_that_cannot_be_is_one_sentence(
    arguments: tuple[str, ...], said: str, tmp_path: Path
) -> None:
    file = tmp_path / "file"
    file.touch()
    result = comptoir(*(str(file) if each == "FILE" else each for each in arguments), "--workers", "1")
    assert result.exit_code == 2 and said in result.stderr and result.stderr.count("\n") == 1
