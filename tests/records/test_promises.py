"""A version is a promise: while the number of the rules stays, box, rules and kept records mean what they meant."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from comptoir.table import Game, discovery, game, games
from tests.records import promise
from tests.records.promise import ADVICE, FOLDER, NOTES, broken, noted_in, promise_of, promised

HELLER = game("heller")
Change = Callable[[Game], None]


@pytest.mark.parametrize("name", games())
def test_the_version_keeps_its_promise(name: str) -> None:
    noted, now = noted_in(FOLDER)[name], promise_of(game(name), FOLDER.glob(f"{name}-*.json"))
    faults = [f"  {name}: {fault}" for fault in broken(noted, now)]
    assert not faults, "\n".join([*faults, ADVICE])
    assert now["version"] == noted["version"] and now["records"].keys() == noted["records"].keys(), ADVICE


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of two records, with their promise."""
    for name in ("heller-2", "heller-3-debts"):
        shutil.copy(FOLDER / f"{name}.json", tmp_path)
    kept = promise_of(HELLER, tmp_path.glob("*.json"))
    (tmp_path / NOTES).write_text(promise.written({"heller": kept}), encoding="utf-8")
    return tmp_path


@pytest.fixture
def plays(monkeypatch: pytest.MonkeyPatch) -> Change:
    """Let other rules be found in the place of Heller's."""

    def plays(rules: Game) -> None:
        found = {"heller": rules}
        monkeypatch.setattr(discovery, "games", lambda: found)
        monkeypatch.setattr(promise, "games", lambda: found)

    return plays


class RicherHeller(type(HELLER)):  # type: ignore[misc]
    """Everybody begins with a heller more: who stands how is another thing, what is asked is not."""

    def start(self, *args: Any, **more: Any) -> Any:
        s = super().start(*args, **more)
        for merchant in s.merchants:
            merchant.money += 1
        return s


class NextHeller(RicherHeller):
    version = HELLER.version + 1


def faults(folder: Path) -> list[str]:
    return broken(noted_in(folder)["heller"], promised(folder)["heller"])


def test_a_changed_rule_is_noticed(folder: Path, plays: Change) -> None:
    plays(HELLER)
    assert faults(folder) == []
    plays(RicherHeller())
    assert faults(folder) == ["heller-2 means something else", "heller-3-debts means something else"]


def test_a_changed_record_is_noticed(folder: Path, plays: Change) -> None:
    plays(HELLER)
    path = folder / "heller-2.json"
    path.write_text(path.read_text("utf-8").replace('"names": []', '"names": ["Ana", "Ben"]'), "utf-8")
    assert faults(folder) == ["heller-2 is another record"]
    path.unlink()
    assert faults(folder) == ["heller-2 is gone"]


def test_a_changed_box_is_noticed_but_not_another_layout(folder: Path, plays: Change) -> None:
    box = (HELLER.folder / "box.toml").read_text("utf-8")
    for name, text in {"spaced": f"# A comment.\n{box}\n\n", "richer": changed(box)}.items():
        (folder / name).mkdir()
        (folder / name / "box.toml").write_text(text, "utf-8")
        plays(boxed(folder / name))
        assert faults(folder) == (["box.toml holds other things"] if name == "richer" else [])


def changed(box: str) -> str:
    """The same box with one figure more."""
    return f"{box}\n[more]\nmoney = 1\n"


def boxed(place: Path) -> Game:
    rules: Game = type(HELLER)()
    rules.folder = place
    return rules


def test_the_command_notes_a_new_version_and_a_new_record_but_mends_no_promise(
    folder: Path, plays: Change, capsys: pytest.CaptureFixture[str]
) -> None:
    before = (folder / NOTES).read_bytes()
    plays(RicherHeller())
    assert promise.main(folder) == 1 and (folder / NOTES).read_bytes() == before
    assert "heller: heller-2 means something else" in capsys.readouterr().err
    plays(NextHeller())
    assert promise.main(folder) == 1, "these records are of the old rules"
    assert "heller-2 was played under other rules" in capsys.readouterr().err
    for path in folder.glob("*.json"):
        path.write_text(path.read_text("utf-8").replace('"version": 1', '"version": 2'), "utf-8")
    assert promise.main(folder) == 0
    assert noted_in(folder)["heller"]["version"] == 2 and faults(folder) == []
    plays(HELLER)
    assert promise.main(folder) == 1, "a number does not go back"


def test_a_record_that_is_dropped_in_is_noted(folder: Path, plays: Change) -> None:
    plays(HELLER)
    shutil.copy(FOLDER / "heller-4.json", folder)
    assert faults(folder) == [] and promise.main(folder) == 0
    assert set(noted_in(folder)["heller"]["records"]) == {"heller-2", "heller-3-debts", "heller-4"}
