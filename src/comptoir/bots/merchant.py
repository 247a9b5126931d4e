"""Thinks a turn ahead on a few imagined tables."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from comptoir.bots.search import Searcher
from comptoir.table.advice import Advice, Mind


class Merchant(Searcher):
    level: ClassVar[str] = "merchant"
    strength: ClassVar[int] = 20

    def mind(self, advice: Advice[Any]) -> Mind:
        return advice.merchant


BOT: Final = Merchant()
