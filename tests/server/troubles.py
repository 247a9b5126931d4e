"""What can happen to a process that thinks for a bot."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

from comptoir.table import Action, Game, State, options


def first(level: str, rules: Game, s: State, seat: int) -> Action:
    return options(s, seat)[0]


def once(trouble: Callable[[], Any], marker: Path, level: str, rules: Game, s: State, seat: int) -> Action:
    """Gets into trouble the first time, and answers from then on."""
    if not marker.exists():
        marker.touch()
        trouble()
    return first(level, rules, s, seat)


def dies() -> None:
    os._exit(1)


def hangs() -> None:
    threading.Event().wait()
