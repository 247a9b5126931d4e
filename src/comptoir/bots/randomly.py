"""Plays anything that is allowed."""

from __future__ import annotations

from typing import ClassVar, Final

from comptoir.bots.sight import Bot, Sight
from comptoir.table.agenda import Action
from comptoir.table.rng import Rng


class Randomly(Bot):
    """Every answer is as likely as any other."""

    level: ClassVar[str] = "random"

    def choose(self, sight: Sight, rng: Rng, seconds: float) -> Action:
        return sight.options[rng.below(len(sight.options))]


BOT: Final = Randomly()
