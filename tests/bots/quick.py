"""Bots as the tests play them: those that think ahead think as they do, for less long."""

from __future__ import annotations

from typing import Any

from comptoir.bots import Bot, Sight, bot, levels
from comptoir.bots.greedy import advice_of
from comptoir.bots.search import Searcher
from comptoir.table.advice import Advice, Mind


class Quick(Searcher):
    """Thinks as the guildmaster does, about next to nothing."""

    level = "quick"

    def mind(self, advice: Advice[Any]) -> Mind:
        return Mind(candidates=2, tables=2, turns=1, doubt=0.0)

    def advice(self, sight: Sight) -> Advice[Any] | None:
        advice = advice_of(sight.game)
        return None if advice is None else advice.finer()


BOTS: list[Bot] = [bot(level) for level in levels() if not bot(level).ponders] + [Quick()]
