"""What a game says of itself to those who look back on it, or ask for a hint: what an answer visibly brings whom."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from functools import cache
from typing import Any

from comptoir.table import Action, Game

Gains = dict[str, list[int]]
"""By what is gained (`<game>-gain-…` names it): of each seat."""


@cache
def gains_of(rules: Game) -> Callable[[Any, int, Action], Gains]:
    """What an answer would visibly bring each seat of an imagined state; a game without `gains.py` does not say."""
    if not (rules.folder / "gains.py").is_file():
        return lambda *_: {}
    module = importlib.import_module(f"{type(rules).__module__.rpartition('.')[0]}.gains")
    said: Callable[[Any, int, Action], Gains] = module.gains
    return said
