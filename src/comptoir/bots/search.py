"""Thinks ahead: the best few answers by rule of thumb, each tried on the same imagined tables.

A table is imagined anew as the seat may know it, every candidate is answered on a copy of it, and all seats go on
by rule of thumb for a few turns; then the table is valued. Because candidates meet the same luck, their differences
are known long before their values are. The rule of thumb is left only where another answer is clearly better.
"""

from __future__ import annotations

import math
import time
from typing import Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from comptoir.bots.greedy import advice_of, best, by_playouts
from comptoir.bots.sight import Bot, Sight
from comptoir.table.advice import Advice, Mind
from comptoir.table.agenda import Action, State, asked, play, settle
from comptoir.table.rng import Rng

LOOKS: Final = 8
"""After so many imagined tables, candidates that are clearly worse are given up."""
CLEARLY: Final = 2.0
"""Standard errors by which a candidate must be worse to be given up."""
MOST_TABLES: Final = 4096
"""However long it may think; what it remembers stays small."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Searcher(Bot):
    """A bot that thinks ahead in every game that can be valued, and elsewhere plays imagined games to the end."""

    ponders: ClassVar[bool] = True

    def mind(self, advice: Advice[Any]) -> Mind:
        raise AssertionError(f"{type(self).__name__} has no mind")

    def advice(self, sight: Sight) -> Advice[Any] | None:
        """What it goes by."""
        return advice_of(sight.game)

    def choose(self, sight: Sight, rng: Rng, seconds: float) -> Action:
        advice = self.advice(sight)
        if advice is None:
            return best(sight.options, by_playouts(sight, rng, seconds), rng)
        said = advice.speak(sight.imagine(rng), sight.seat, sight.options)
        if said is not None:
            return said
        mind = self.mind(advice)
        if mind.haste > 0 and rng.below(100) < mind.haste:
            return best(sight.options, advice.weigh(sight.imagine(rng), sight.seat, sight.options), rng)
        return decided(mind, weighed(mind, sight, advice, rng, seconds))

    def speak(self, sight: Sight, rng: Rng) -> Action | None:
        advice = self.advice(sight)
        return None if advice is None else advice.speak(sight.imagine(rng), sight.seat, sight.options)


class Thought:
    """A candidate, and what it came to on each imagined table."""

    def __init__(self, action: Action) -> None:
        self.action: Final = action
        self.values: list[float] = []

    def gain(self, other: Thought) -> tuple[float, float]:
        """How much better than `other` on the tables that both met, and the standard error of that."""
        n = min(len(self.values), len(other.values))
        total = 0.0
        squares = 0.0
        i = 0
        while i < n:
            gap = self.values[i] - other.values[i]
            total += gap
            squares += gap * gap
            i += 1
        mean = total / n
        return mean, math.sqrt(max(0.0, squares / n - mean * mean) / max(1, n - 1))


def candidates_of(mind: Mind, sight: Sight, advice: Advice[Any], rng: Rng) -> list[Thought]:
    """The answers to try, the rule of thumb's own first."""
    s = sight.imagine(rng)
    values = advice.weigh(s, sight.seat, sight.options)
    order = sorted(range(len(values)), key=lambda i: -values[i])
    best_few = [sight.options[i] for i in order[: mind.candidates]]
    others = [answer for answer in advice.doubtful(s, sight.seat, sight.options) if answer not in best_few]
    return [Thought(answer) for answer in best_few + others]


def weighed(mind: Mind, sight: Sight, advice: Advice[Any], rng: Rng, seconds: float) -> list[Thought]:
    """Try the candidates until the tables or the time are used up, or only one is left; all of them, best last."""
    thoughts = candidates_of(mind, sight, advice, rng)
    alive = thoughts[:]
    stop = time.thread_time() + seconds
    tables: i64 = 0
    while len(alive) > 1:
        table = sight.imagine(rng)
        until = advice.until(table, sight.seat, mind.turns)
        for thought in alive:
            thought.values.append(outcome(table.clone(), sight.seat, thought.action, advice, until))
        tables += 1
        if tables % LOOKS == 0:
            alive = contenders(alive)
        if tables >= (MOST_TABLES if seconds > 0 else mind.tables) or (
            seconds > 0 and time.thread_time() > stop
        ):
            break
    return thoughts


def outcome(s: State, seat: i64, action: Action, advice: Advice[Any], until: i64) -> float:
    """What the table is worth to `seat` after this answer and some turns of everybody."""
    play(s, seat, action)
    seats = asked(s)
    while seats and advice.turns(s, seat) < until:
        who: i64 = seats[0]
        answer = advice.answer(s, who)
        s.agenda.pop().take(s, who, answer)
        seats = settle(s)
    return advice.value(s, seat)


def contenders(alive: list[Thought]) -> list[Thought]:
    """Those that are not clearly worse than the best of them."""
    best = leader(alive)
    kept = []
    for thought in alive:
        mean, error = thought.gain(best)
        if mean + CLEARLY * error >= 0.0:
            kept.append(thought)
    return kept


def leader(thoughts: list[Thought]) -> Thought:
    """The best by mean, over the tables that all of them met."""
    best = thoughts[0]
    for thought in thoughts[1:]:
        if thought.gain(best)[0] > 0.0:
            best = thought
    return best


def decided(mind: Mind, thoughts: list[Thought]) -> Action:
    """The best, if it is clearly better than the rule of thumb's answer; else that."""
    thumb = thoughts[0]
    chosen = thumb
    top = 0.0
    for thought in thoughts[1:]:
        if thought.values and thumb.values:
            mean, error = thought.gain(thumb)
            if mean - mind.doubt * error > top:
                chosen, top = thought, mean - mind.doubt * error
    return chosen.action
