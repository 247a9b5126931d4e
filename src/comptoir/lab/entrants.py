"""Who plays: a level, or a bot from outside, named as `module:Bot` or as a file."""

from __future__ import annotations

import importlib
import importlib.util
import sys
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from comptoir.bots import Bot, Sight, bot
from comptoir.bots.search import Searcher
from comptoir.table import Action, BadSetup, Rng, seeded
from comptoir.table.advice import Advice, Mind

NAMED = "BOT"
"""What a file or module exports, unless it says otherwise."""


def player_of(player: str | Bot) -> Bot:
    """The bot itself: `greedy`, `my_bots:Bold`, `bold.py` or `bold.py:Bold`; `BadSetup` says what is wrong with it."""
    return player if isinstance(player, Bot) else _found(player)


class Guest(Bot):
    """A bot from outside. What stands behind its sight is a re-deal of the table, not the table.

    To an honest bot that is the same, by the laws of re-deals; another finds nothing that its seat may not know."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def choose(self, sight: Sight, rng: Rng, seconds: float) -> Action:
        return self.bot.choose(_screened(sight), rng, seconds)

    def speak(self, sight: Sight, rng: Rng) -> Action | None:
        return self.bot.speak(_screened(sight), rng)


class Counted(Searcher):
    """A level that searches, with so many imagined games for a decision, however long they take."""

    def __init__(self, searcher: Searcher, simulations: int) -> None:
        self.searcher = searcher
        self.simulations = simulations

    def advice(self, sight: Sight) -> Advice[Any] | None:
        return self.searcher.advice(sight)

    def mind(self, advice: Advice[Any]) -> Mind:
        mind = self.searcher.mind(advice)
        tables = max(1, self.simulations // mind.candidates)
        return Mind(mind.candidates, tables, mind.turns, mind.doubt, mind.haste)


def thinking(bot: Bot, simulations: int) -> Bot:
    """The same bot, with so many imagined games for a decision if it is a level that searches."""
    if not simulations or not isinstance(bot, Searcher):
        return bot
    counted: Bot = type("Counted", (Counted,), {"level": bot.level})(bot, simulations)
    return counted


def _screened(sight: Sight) -> Sight:
    rules, seat = sight.game, sight.seat
    s = sight.imagine(seeded("behind the screen"))
    return Sight(
        rules,
        seat,
        sight.options,
        look=lambda: rules.view(s, seat),
        imagine=lambda luck: rules.redeal(s, seat, luck),
    )


@cache
def _found(text: str) -> Bot:
    place, colon, name = text.rpartition(":") if ":" in text else (text, "", "")
    if not colon and not place.endswith(".py"):
        return bot(text)
    module = _module(place)
    thing = getattr(module, name or NAMED, None)
    if isinstance(thing, type) and issubclass(thing, Bot):
        thing = thing()
    if not isinstance(thing, Bot):
        raise _bad(text, f"there is no bot called {name or NAMED} in it")
    level = thing.level or name or Path(place).stem
    guest: Bot = type("Guest", (Guest,), {"level": level})(thing)
    return guest


def _module(place: str) -> ModuleType:
    """A module by its name, or from a file."""
    try:
        if not place.endswith(".py"):
            if "" not in sys.path:
                sys.path.insert(0, "")
            return importlib.import_module(place)
        spec = importlib.util.spec_from_file_location(f"entrant_{Path(place).stem}", place)
        assert spec is not None and spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[spec.name] = module
        spec.loader.exec_module(module)
    except FileNotFoundError as error:
        raise _bad(place, "there is no such file") from error
    except Exception as error:
        raise _bad(place, f"{type(error).__name__}: {error}") from error
    return module


def _bad(bot: str, reason: str) -> BadSetup:
    return BadSetup("bad-bot", f"“{bot}” cannot play: {reason}", args_={"bot": bot, "reason": reason})
