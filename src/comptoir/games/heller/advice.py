"""What bots know of the game beyond its rules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.games.heller.actions import DRAW
from comptoir.games.heller.box import SPACES
from comptoir.games.heller.judgement import outlook, thumb
from comptoir.games.heller.state import Market
from comptoir.table.advice import Advice, Mind
from comptoir.table.agenda import Action


class HellerAdvice(Advice[Market]):
    def weigh(self, s: Market, seat: i64, answers: list[Action]) -> list[float]:
        return thumb.weigh(s, seat, answers)

    def answer(self, s: Market, seat: i64) -> Action:
        return thumb.answer(s, seat)

    def doubtful(self, s: Market, seat: i64, answers: list[Action]) -> list[Action]:
        """What comes of a draw is not seen at a glance."""
        return [DRAW] if DRAW in answers else []

    def turns(self, s: Market, seat: i64) -> i64:
        """Everybody's, as far as `seat` has placed its own piece after them; a round is seen out when the next one
        opens. So a look ahead is equally many pieces deep, however many place them."""
        seats = len(s.merchants)
        placed = SPACES - s.spaces_left() + seats - 1 - (seat - s.starter) % seats
        return (s.round if s.agenda else s.round + 1) * 2 * SPACES + placed // seats * seats

    def value(self, s: Market, seat: i64) -> float:
        return outlook.value(s, seat)

    def margin(self, s: Market, seat: i64) -> float:
        return outlook.margin(s, outlook.shares_of(s, seat))

    def features(self, s: Market, seat: i64) -> list[float]:
        return outlook.features(s, seat)

    def stage(self, s: Market) -> i64:
        return outlook.stage(s)

    def kind(self, s: Market) -> str:
        return outlook.kind_of_table(s)


ADVICE: Final = HellerAdvice(
    merchant=Mind(candidates=4, tables=12, turns=1, doubt=1.0),
    guildmaster=Mind(candidates=8, tables=60, turns=6, doubt=0.5),
)
"""The merchant values the market as it leaves it; the guildmaster sees two more turns of its own with two players, one
with more: twelve pieces further nothing can be told from luck."""
