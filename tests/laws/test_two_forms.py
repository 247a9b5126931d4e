"""The rules compiled and the rules interpreted are the same rules."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from comptoir import compiled
from comptoir.table import games
from tests.laws.positions import setups

ROOT = Path(__file__).parents[2]


def fingerprints(interpreted: str) -> tuple[str, list[str]]:
    """The form that ran, and a fingerprint of each game, from a process of its own."""
    env = os.environ | {"COMPTOIR_INTERPRETED": interpreted}
    told = subprocess.run(
        [sys.executable, "-W", "ignore::RuntimeWarning", "-m", "tests.laws.fingerprint"],
        cwd=ROOT,
        env=env,
        capture_output=True,
        text=True,
        check=True,
    )
    form, *lines = told.stdout.splitlines()
    return form, lines


def test_compiled_and_interpreted_play_the_same_games() -> None:
    form, plain = fingerprints("1")
    assert form == "interpreted"
    assert len(plain) == sum(len(setups(game)) for game in games().values())
    form, other = fingerprints("")
    assert form == "compiled" or not compiled()
    assert other == plain
