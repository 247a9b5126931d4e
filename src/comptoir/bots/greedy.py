"""Looks one answer ahead: at its own gain, and at the leader's.

A game with advice (`games/<game>/advice.py`) says what each answer is worth; any other is judged by how it stands
at the end of imagined games that go on at random.
"""

from __future__ import annotations

import importlib
import time
from functools import cache
from typing import Any, ClassVar, Final

from comptoir.bots.sight import Bot, Sight
from comptoir.table.advice import Advice
from comptoir.table.agenda import Action, State, play, playout
from comptoir.table.game import Game
from comptoir.table.rng import Rng

PLAYOUTS: Final = 200
"""Imagined games for one decision, shared out among the answers."""
AT_LEAST: Final = 2
"""Imagined games for each answer, however many there are."""


class Greedy(Bot):
    level: ClassVar[str] = "greedy"
    other_name: ClassVar[str] = "journeyman"
    strength: ClassVar[int] = 10

    def choose(self, sight: Sight, rng: Rng, seconds: float) -> Action:
        advice = advice_of(sight.game)
        if advice is None:
            return best(sight.options, by_playouts(sight, rng, seconds), rng)
        s = sight.imagine(rng)
        said = advice.speak(s, sight.seat, sight.options)
        return said or best(sight.options, advice.weigh(s, sight.seat, sight.options), rng)

    def speak(self, sight: Sight, rng: Rng) -> Action | None:
        advice = advice_of(sight.game)
        return None if advice is None else advice.speak(sight.imagine(rng), sight.seat, sight.options)


def best(answers: list[Action], values: list[float], rng: Rng) -> Action:
    """The answer of highest value; among equals, any."""
    top = max(values)
    tied = [answer for answer, value in zip(answers, values, strict=True) if value == top]
    return tied[rng.below(len(tied))]


def by_playouts(sight: Sight, rng: Rng, seconds: float) -> list[float]:
    """The mean lead over the best of the others after random games; every answer meets the same re-deals."""
    stop = time.monotonic() + seconds if seconds > 0 else 0.0
    rounds = max(AT_LEAST, PLAYOUTS // len(sight.options))
    sums = [0.0] * len(sight.options)
    for n in range(rounds):
        if n >= 1 and stop and time.monotonic() > stop:
            break
        dealt = sight.imagine(rng)
        for i, answer in enumerate(sight.options):
            s = dealt.clone()
            play(s, sight.seat, answer)
            playout(s, rng)
            sums[i] += lead(sight, s)
    return sums


def lead(sight: Sight, s: State) -> float:
    """How far the seat is ahead of the best of the others; being first counts most, margins break ties."""
    places = sight.game.standing(s)
    mine = places[sight.seat]
    others = max(place.score for place in places if place.seat != sight.seat)
    return (mine.score - others) / (1 + abs(mine.score) + abs(others)) + len(places) - mine.rank


@cache
def advice_of(game: Game) -> Advice[Any] | None:
    """What a game says of itself to those who play it, if it says anything."""
    if not (game.folder / "advice.py").is_file():
        return None
    module = importlib.import_module(f"{type(game).__module__.rpartition('.')[0]}.advice")
    advice: Advice[Any] = module.ADVICE
    return advice


BOT: Final = Greedy()
