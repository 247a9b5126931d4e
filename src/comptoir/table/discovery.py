"""Games are found, not listed: every folder under `games/` that exports `GAME`."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

from comptoir.table.errors import BadSetup
from comptoir.table.game import Game


@cache
def games() -> dict[str, Game]:
    """All games by name, in alphabetical order."""
    package = importlib.import_module("comptoir.games")
    names = sorted(module.name for module in pkgutil.iter_modules(package.__path__) if module.ispkg)
    return {name: importlib.import_module(f"comptoir.games.{name}").GAME for name in names}


def game(name: str) -> Game:
    """The game of that name, or `BadSetup`."""
    found = games().get(name)
    if found is None:
        raise BadSetup("bad-game", f"there is no game “{name}”: {', '.join(games())}", args_={"game": name})
    return found
