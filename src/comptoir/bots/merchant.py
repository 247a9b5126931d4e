"""Thinks a turn ahead on a few imagined tables, sometimes not even that, and has then thought enough."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from comptoir.bots.search import Searcher
from comptoir.bots.sight import Sight
from comptoir.table.advice import Advice, Mind
from comptoir.table.agenda import Action
from comptoir.table.rng import Rng


class Merchant(Searcher):
    level: ClassVar[str] = "merchant"
    strength: ClassVar[int] = 20

    def mind(self, advice: Advice[Any]) -> Mind:
        return advice.merchant

    def choose(self, sight: Sight, rng: Rng, seconds: float) -> Action:
        """However long it may: who has much time is no better at it for that."""
        return super().choose(sight, rng, 0.0)


BOT: Final = Merchant()
