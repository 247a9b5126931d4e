"""Bots from outside, some of them bad."""

from __future__ import annotations

import os
import time
from typing import Any, ClassVar

from comptoir.bots import Bot, Sight
from comptoir.bots.search import Searcher
from comptoir.table import Action, Rng
from comptoir.table.advice import Advice, Mind


class First(Bot):
    """Takes the first answer."""

    def choose(self, sight: Sight, rng: Rng, seconds: float) -> Action:
        return sight.options[0]


class Named(First):
    level = "pinch"


class Raising(Bot):
    def choose(self, sight: Sight, rng: Rng, seconds: float) -> Action:
        raise ZeroDivisionError("by myself")


class Babbling(Bot):
    def choose(self, sight: Sight, rng: Rng, seconds: float) -> Any:
        return "stall 3 C4"


class Illegal(Bot):
    def choose(self, sight: Sight, rng: Rng, seconds: float) -> Action:
        return sight.game.parse("place A1")


class Stuck(Bot):
    def choose(self, sight: Sight, rng: Rng, seconds: float) -> Action:
        while True:
            time.monotonic()


class Deadly(Bot):
    def choose(self, sight: Sight, rng: Rng, seconds: float) -> Action:
        os._exit(1)


class Peeping(Bot):
    """Looks behind its sight, and notes the squares that lie there in the hands of others."""

    seen: ClassVar[list[list[int]]] = []

    def choose(self, sight: Sight, rng: Rng, seconds: float) -> Action:
        cells = sight.imagine.__closure__ or ()
        states = [cell.cell_contents for cell in cells if hasattr(cell.cell_contents, "merchants")]
        Peeping.seen += [[int(merchant.secret) for merchant in s.merchants] for s in states]
        return sight.options[0]


class Minded(Searcher):
    """Thinks ahead as it is told to, and keeps that under a name of its own."""

    level = "minded"

    def __init__(self, mind: Mind) -> None:
        self.told = mind

    def mind(self, advice: Advice[Any]) -> Mind:
        return self.told


BOT = Named()
