"""Knows the rules of thumb and is not sure of them: takes a good answer, not always the best."""

from __future__ import annotations

from typing import ClassVar, Final

from comptoir.bots.greedy import advice_of, best, by_playouts
from comptoir.bots.sight import Bot, Sight
from comptoir.table.agenda import Action
from comptoir.table.rng import Rng

SEES: Final = 6
"""Answers that come to mind: the best few by rule of thumb."""
UNSURE: Final = 0.5
"""How much a whim counts against the difference between the best of them and the last."""


class Apprentice(Bot):
    level: ClassVar[str] = "apprentice"
    strength: ClassVar[int] = 5

    def choose(self, sight: Sight, rng: Rng, seconds: float) -> Action:
        advice = advice_of(sight.game)
        if advice is None:
            return best(sight.options, by_playouts(sight, rng, seconds), rng)
        values = advice.weigh(sight.imagine(rng), sight.seat, sight.options)
        order = sorted(range(len(values)), key=lambda i: -values[i])[:SEES]
        width = UNSURE * (values[order[0]] - values[order[-1]])
        whims = [values[i] + width * rng.whim() for i in order]
        return sight.options[order[whims.index(max(whims))]]

    def speak(self, sight: Sight, rng: Rng) -> Action | None:
        advice = advice_of(sight.game)
        return None if advice is None else advice.speak(sight.imagine(rng), sight.seat, sight.options)


BOT: Final = Apprentice()
