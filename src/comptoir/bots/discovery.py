"""Bots are found, not listed: every module of this folder that exports `BOT`."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

from comptoir.bots.sight import Bot
from comptoir.table.errors import BadSetup


@cache
def bots() -> dict[str, Bot]:
    """All bots by level, weakest first."""
    package = importlib.import_module("comptoir.bots")
    modules = [
        importlib.import_module(f"comptoir.bots.{module.name}")
        for module in pkgutil.iter_modules(package.__path__)
    ]
    found: list[Bot] = [module.BOT for module in modules if hasattr(module, "BOT")]
    return {bot.level: bot for bot in sorted(found, key=lambda bot: (bot.strength, bot.level))}


def bot(level: str) -> Bot:
    """The bot of that level, or `BadSetup`."""
    found = bots().get(level) or next((each for each in bots().values() if each.other_name == level), None)
    if found is None:
        known = ", ".join(bots())
        text = f"there is no bot “{level}”: {known}"
        raise BadSetup("bad-level", text, args_={"level": level, "known": known})
    return found
