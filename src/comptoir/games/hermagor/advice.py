"""What bots know of the game beyond its rules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.games.hermagor.judgement import glance, prospect, thumb
from comptoir.games.hermagor.state import Land
from comptoir.table.advice import Advice, Mind
from comptoir.table.agenda import Action


class HermagorAdvice(Advice[Land]):
    def weigh(self, s: Land, seat: i64, answers: list[Action]) -> list[float]:
        return thumb.weigh(s, seat, answers)

    def answer(self, s: Land, seat: i64) -> Action:
        return glance.answer(s, seat) or super().answer(s, seat)

    def turns(self, s: Land, seat: i64) -> i64:
        """A market is a turn, and a road; both are short enough to be seen out."""
        return prospect.turns(s)

    def value(self, s: Land, seat: i64) -> float:
        return prospect.value(s, seat)

    def margin(self, s: Land, seat: i64) -> float:
        return prospect.margin(s, seat)

    def features(self, s: Land, seat: i64) -> list[float]:
        return prospect.features(s, seat)

    def stage(self, s: Land) -> i64:
        return prospect.stage(s)

    def kind(self, s: Land) -> str:
        return str(int(s.seats))


ADVICE: Final = HermagorAdvice(
    merchant=Mind(candidates=2, tables=2, turns=1, doubt=1.0, haste=50),
    guildmaster=Mind(candidates=10, tables=16, turns=2, doubt=0.3),
)
"""How bots judge the land: rules of thumb for each answer, and what was learned of whole lands.

The merchant has two answers in mind and sees out this market, or this road; the guildmaster has more, and sees the
road after this market, or the next market after this road.
"""
