"""What can happen to a process that thinks for a bot."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

from comptoir.server.thinkers import Thinkers
from comptoir.table import Action, Game, State, asked, game, options


def once(trouble: Callable[[], Any], marker: Path, level: str, rules: Game, s: State, seat: int) -> Action:
    """Gets into trouble the first time, and answers from then on."""
    try:
        marker.touch(exist_ok=False)
    except FileExistsError:
        return options(s, seat)[0]
    trouble()
    raise AssertionError("it went well")


def dies() -> None:
    os._exit(1)


def hangs() -> None:
    threading.Event().wait()


def raises() -> None:
    raise LookupError


def _tells_and_hangs(level: str, rules: Game, s: State, seat: int) -> Action:
    os.write(1, b"thinking\n")
    hangs()
    raise AssertionError


if __name__ == "__main__":
    heller = game("heller")
    s = heller.start(2, "late")
    asyncio.run(Thinkers(_tells_and_hangs).think("merchant", heller, s, asked(s)[0]))
