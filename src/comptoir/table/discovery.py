"""Games are found, not listed: every folder under `games/` that exports `GAME`."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

from comptoir.table.errors import BadSetup, UnknownRules
from comptoir.table.game import Game


@cache
def games() -> dict[str, Game]:
    """All games by name, in alphabetical order."""
    package = importlib.import_module("comptoir.games")
    names = sorted(module.name for module in pkgutil.iter_modules(package.__path__) if module.ispkg)
    return {name: importlib.import_module(f"comptoir.games.{name}").GAME for name in names}


def rules_of(name: str, version: int, box: str = "") -> Game | None:
    """The rules that a game was begun under: the present ones, or older ones still kept; None: they are gone.

    `box` is the digest of its box, empty where nobody wrote it down."""
    newest = games().get(name)
    kept = () if newest is None else (newest, *newest.past)
    return next((rules for rules in kept if rules.version == version and box in ("", rules.box_digest)), None)


def game(name: str) -> Game:
    """The game of that name, or `BadSetup`."""
    found = games().get(name)
    if found is None:
        known = ", ".join(games())
        text = f"there is no game “{name}”: {known}"
        raise BadSetup("bad-game", text, args_={"game": name, "known": known})
    return found


def unknown_rules(name: str, version: int) -> UnknownRules:
    """Why a game that was begun under rules that are gone cannot be opened."""
    newest = game(name)
    text = (
        f"this game was played under rules {version} of {newest.title}, and those here are {newest.version}"
    )
    return UnknownRules("unknown-rules", text, args_={"version": version, "newest": newest.version})
