"""Thinks several turns ahead, on as many imagined tables as it takes."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from comptoir.bots.greedy import advice_of
from comptoir.bots.search import Searcher
from comptoir.bots.sight import Sight
from comptoir.table.advice import Advice, Mind


class Guildmaster(Searcher):
    level: ClassVar[str] = "guildmaster"
    strength: ClassVar[int] = 30

    def mind(self, advice: Advice[Any]) -> Mind:
        return advice.guildmaster

    def advice(self, sight: Sight) -> Advice[Any] | None:
        advice = advice_of(sight.game)
        return None if advice is None else advice.finer()


BOT: Final = Guildmaster()
