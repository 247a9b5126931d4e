"""Where things are, what is said while they are made, and how programs are started."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parents[1]
BUILD = ROOT / ".build"
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")

Command = Sequence[str | Path]


class Trouble(Exception):
    """Something a person can mend: one sentence that says what, and what to do."""


def say(sentence: str) -> None:
    """Progress goes beside the results, which are alone on standard output."""
    print(sentence, file=sys.stderr, flush=True)


def quietly(
    command: Command, trouble: str, *, cwd: Path = ROOT, env: Mapping[str, str] | None = None
) -> None:
    """Run a program that is heard only when it fails."""
    done, heard = heeded(command, cwd=cwd, env=env)
    if not done:
        say(heard)
        raise Trouble(trouble)


def heeded(command: Command, *, cwd: Path = ROOT, env: Mapping[str, str] | None = None) -> tuple[bool, str]:
    """Run a program: whether it succeeded, and all it said."""
    done = subprocess.run(
        command,
        cwd=cwd,
        env=env or clean_environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    return done.returncode == 0, done.stdout.rstrip()


def become(command: Command) -> NoReturn:
    """Hand this process over, so that signals reach what runs; where that cannot be, wait for it."""
    words = [str(word) for word in command]
    sys.stdout.flush()
    if sys.platform == "win32":
        sys.exit(subprocess.call(words, cwd=ROOT, env=clean_environment()))
    os.chdir(ROOT)
    os.execve(words[0], words, clean_environment())


def clean_environment() -> dict[str, str]:
    """Ours, without what would make Python or uv look into somebody else's environment."""
    strange = {"PYTHONHOME", "PYTHONPATH", "VIRTUAL_ENV", "CONDA_PREFIX", "__PYVENV_LAUNCHER__"}
    kept = {name: value for name, value in os.environ.items() if name not in strange}
    return {**kept, "PATH": os.pathsep.join([str(BIN), os.environ.get("PATH", os.defpath)])}


@contextmanager
def alone() -> Iterator[None]:
    """Two commands started at once build one after the other."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "lock").open("w") as file:
        try:
            import fcntl
        except ImportError:  # Windows: the second one may have to be started again
            yield
            return
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("Something else is being built here: waiting for it...")
            fcntl.flock(file, fcntl.LOCK_EX)
        yield
