"""Lines that no test reached are named, and too many of them in any room fail the run."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from coverage import CoverageData

from workshop import reach
from workshop.places import ROOT, Trouble


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small house: in each room a folder with one module of a hundred lines."""
    for room in reach.ROOMS:
        (tmp_path / "src" / "comptoir" / room / "inner").mkdir(parents=True)
        module(tmp_path, room).write_text("here = 1\n" * 100, encoding="utf-8")
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    monkeypatch.setattr(reach, "ROOT", tmp_path)
    monkeypatch.setattr(reach, "BUILD", tmp_path / ".build")
    return tmp_path


def module(house: Path, room: str) -> Path:
    return house / "src" / "comptoir" / room / "inner" / "part.py"


def count(house: Path, **reached: int) -> None:
    """So many lines of each room are reached, from the first on."""
    (house / ".build" / "coverage").mkdir(parents=True)
    data = CoverageData(str(house / ".build" / "coverage" / "data"))
    data.add_lines({str(module(house, room)): range(1, n + 1) for room, n in reached.items()})
    data.write()


def test_where_every_room_is_reached_nothing_fails(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    count(house, table=100, games=97, server=98)
    assert reach.told() == 0
    assert "100.0 % of table, 97.0 % of games, 98.0 % of server" in capsys.readouterr().err


@pytest.mark.parametrize("room", reach.ROOMS)
def test_too_many_holes_in_one_room_are_not_made_up_for_by_another(
    house: Path, capsys: pytest.CaptureFixture[str], room: str
) -> None:
    count(house, **{**dict.fromkeys(reach.ROOMS, 100), room: 96})
    assert reach.told() == 1
    (line,) = [line for line in capsys.readouterr().out.splitlines() if "part.py" in line]
    assert f"{room}/inner/part.py" in line and line.endswith("97-100")


@pytest.mark.parametrize("reached", [{}, {"table": 100, "games": 100}], ids=["nothing", "no server"])
def test_a_room_in_which_nothing_is_counted_is_not_passed_over(house: Path, reached: dict[str, int]) -> None:
    count(house, **reached)
    with pytest.raises(Trouble, match="None of its lines are counted"):
        reach.told()
