"""The environment: .venv, holding exactly what the lock files name."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import NoReturn

from workshop.places import BIN, PYTHON, ROOT, VENV, Trouble, alone, become, clean_environment, quietly, say

LOCK = ROOT / "requirements-dev.txt"
UV_LOCK = ROOT / "requirements-uv.txt"
UV = BIN / ("uv.exe" if sys.platform == "win32" else "uv")
STAMP = VENV / ".stamp"
OFFLINE = (
    "The packages could not be installed (see above): check the connection to their index, then try again."
)


def enter(module: str, arguments: list[str]) -> NoReturn:
    """Run a module of the workshop in an environment that holds all it needs."""
    try:
        with alone():
            ensure()
    except Trouble as trouble:
        sys.exit(str(trouble))
    become([PYTHON, "-m", module, *arguments])


def ensure() -> None:
    """Make the environment, or bring it up to date; nothing to do most of the time."""
    if STAMP.is_file() and STAMP.read_text() == _wanted():
        return
    if not _same_python():
        _create()
    STAMP.unlink(missing_ok=True)
    say("Installing the locked packages...")
    _install()
    STAMP.write_text(_wanted())


def _wanted() -> str:
    """Changes whenever the environment must: another Python, another lock, another way to install."""
    config = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    ways = repr((config["build-system"], config["project"], config["tool"]["hatch"])).encode()
    content = hashlib.sha256(b"\0".join([ways, LOCK.read_bytes(), UV_LOCK.read_bytes()])).hexdigest()
    return f"{sys.version} {VENV} {content}"


def _same_python() -> bool:
    """An environment moved, half made, or made by another Python is made anew."""
    if not PYTHON.exists():
        return False
    asked = "import sys, pip; print(sys.version, sys.prefix)"
    told = subprocess.run([PYTHON, "-c", asked], capture_output=True, text=True, check=False)
    return told.stdout.strip() == f"{sys.version} {VENV}"


def _create() -> None:
    say("Making the environment in .venv...")
    shutil.rmtree(VENV, ignore_errors=True)
    # From inside an environment, the Python below it: ours must not depend on a folder that may go.
    python = getattr(sys, "_base_executable", None) or sys.executable
    quietly(
        [python, "-m", "venv", VENV],
        "Python could not make an environment: install its venv module (on Debian or Ubuntu,"
        f" `apt install python{sys.version_info[0]}.{sys.version_info[1]}-venv`), then try again.",
    )


def _install() -> None:
    env = {**clean_environment(), "VIRTUAL_ENV": str(VENV), "UV_NO_PROGRESS": "1", "UV_LINK_MODE": "copy"}
    pip: list[str | Path] = [PYTHON, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    here: list[str | Path] = ["--no-deps", "--no-build-isolation", "--editable", ROOT]
    quietly([*pip, "--require-hashes", "-r", UV_LOCK], OFFLINE, env=env)
    try:
        quietly([UV, "pip", "sync", "--quiet", "--require-hashes", LOCK], OFFLINE, env=env)
    except Trouble:
        # pip alone knows the mirrors and certificates set up for pip.
        say("uv could not install them; trying with pip, which takes longer...")
        quietly([*pip, "--require-hashes", "-r", LOCK], OFFLINE, env=env)
    quietly([UV, "pip", "install", "--quiet", *here], OFFLINE, env=env)
