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


def told_by(module: str, interpreted: str) -> list[str]:
    """What a module says, in a process of its own."""
    env = os.environ | {"COMPTOIR_INTERPRETED": interpreted}
    told = subprocess.run(
        [sys.executable, "-W", "ignore::RuntimeWarning", "-m", module],
        cwd=ROOT,
        env=env,
        capture_output=True,
        text=True,
        check=True,
    )
    return told.stdout.splitlines()


def test_compiled_and_interpreted_play_the_same_games() -> None:
    form, *plain = told_by("tests.laws.fingerprint", "1")
    assert form == "interpreted"
    assert len(plain) == sum(len(setups(game)) for game in games().values())
    form, *other = told_by("tests.laws.fingerprint", "")
    assert form == "compiled" or not compiled()
    assert other == plain


def test_who_looks_at_a_sealed_state_touches_nothing() -> None:
    assert told_by("tests.laws.looking", "1") == list(games())
