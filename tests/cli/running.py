"""The command line, called in this process or as a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from typer.testing import CliRunner, Result

from comptoir.cli import app
from comptoir.table import Move, Record, asked, game, options, play, sealed, seeded

ENGLISH = {"COMPTOIR_LANG": "en", "LC_ALL": "C.UTF-8", "COLUMNS": "100", "NO_COLOR": "1"}
SEED = "5eed" * 16
PARTS = ["0123456789abcdef" * 2, "", ""]


def comptoir(*arguments: str | Path, typed: str = "") -> Result:
    """Run a command here; what it prints is in `stdout` and `stderr`."""
    return CliRunner(env=ENGLISH).invoke(app, [str(argument) for argument in arguments], input=typed)


def process(*arguments: str | Path, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a command as people do."""
    command = [sys.executable, "-W", "ignore", "-m", "comptoir", *map(str, arguments)]
    env = {**os.environ, **ENGLISH, "PYTHONIOENCODING": "utf-8", **environment}
    return subprocess.run(
        command, input=typed, capture_output=True, text=True, env=env, timeout=60, check=False
    )


def a_sealed_record() -> Record:
    """A random game of Heller as a server deals it."""
    return a_record(seed=SEED, parts=PARTS)


def a_record(
    seats: int = 3, seed: str = "linden", upto: int | None = None, parts: list[str] | None = None
) -> Record:
    """A random game of Heller, or the beginning of one."""
    heller, luck = game("heller"), seeded(seed)
    s = heller.start(seats, seed if parts is None else sealed(seed, parts))
    moves: list[Move] = []
    while s.agenda and (upto is None or len(moves) < upto):
        seat = asked(s)[0]
        answers = options(s, seat)
        action = answers[luck.below(len(answers))]
        moves.append(Move(seat, action.text))
        play(s, seat, action)
    scores = [] if s.agenda else [place.score for place in heller.standing(s)]
    chosen = heller.complete({})
    return Record(
        game="heller",
        version=1,
        options=chosen,
        seats=seats,
        seed=seed,
        parts=parts,
        moves=moves,
        scores=scores,
    )


def saved(record: Record, folder: Path, name: str = "game.json") -> Path:
    path = folder / name
    path.write_bytes(record.to_json())
    return path
