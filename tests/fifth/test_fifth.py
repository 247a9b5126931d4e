"""A fifth game, added by the steps of CONTRIBUTING.md in a folder of its own: no file of the house knows it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from comptoir.table import games
from tests.rules import TESTS, stated
from tests.server.clients import BOT, ME, Guest
from tests.serving import COMPTOIR, serving

FOLDER = Path(__file__).parent
PEBBLES = FOLDER / "pebbles"


def said(*command: str | Path) -> str:
    """What a program says that is told of the folder of the fifth game."""
    env = {**os.environ, "COMPTOIR_GAMES": str(FOLDER)}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=env, cwd=TESTS.parent)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_is_found_only_where_its_folder_is_named() -> None:
    assert "pebbles" not in games()
    assert "Pebbles" in said(COMPTOIR, "games")


def test_its_rulebook_is_read_and_told_alike_in_both_languages() -> None:
    assert "In turn, a merchant takes" in said(COMPTOIR, "rules", "pebbles", "P2.1")
    assert stated(PEBBLES / "RULES.md") == stated(PEBBLES / "RULES.fr.md")


def test_bots_play_it() -> None:
    report = json.loads(said(COMPTOIR, "arena", "pebbles", "greedy", "random", "--games", "4", "--json"))
    assert [entrant["level"] for entrant in report["entrants"]] == ["greedy", "random"]


def test_the_laws_hold_for_it() -> None:
    laws = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/laws/test_laws.py"]
    assert " passed" in said(*laws, "-k", "pebbles")


def test_it_is_served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COMPTOIR_GAMES", str(FOLDER))
    with serving(tmp_path) as address:
        anna = Guest(address)
        chair = anna.looks(anna.lays(ME, BOT, game="pebbles"))
        while chair.state["table"]["status"] != "over":
            if chair.state["ask"] is None:
                chair.hear("state")
            else:
                chair.moves()
        assert chair.state["view"]["heap"] == 0
        assert "P3.1" in anna.get("/rules/pebbles")["html"]
        anna.leaves()
