"""A recorded game looked at again, move by move: what it was worth to each seat, and what would have been better.

Nothing is used but what a seat knew at the time. Tables are imagined as it might have imagined them, and bots' rules of
thumb play on there: a value is the mean of what such tables come to, in the measure of the game's own advice.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from comptoir.bots import Sight
from comptoir.bots.greedy import advice_of, lead
from comptoir.bots.search import Thought, candidates_of, outcome
from comptoir.table import (
    Action,
    Choice,
    Game,
    Move,
    Record,
    Rng,
    State,
    asked,
    options,
    play,
    playout,
    seeded,
)
from comptoir.table.advice import Advice

TABLES = 8
"""Imagined for each question, unless told."""
SURE = 3.090232
"""99.9 %: the best of several answers looks better by chance alone, so one look in a thousand may be mistaken."""
BEST = 3
"""Better answers that are named."""


class Better(msgspec.Struct, frozen=True):
    """An answer that would have been better than the one given."""

    action: str
    gain: float
    error: float
    """The standard error of the gain."""


class Judged(msgspec.Struct, frozen=True):
    """A move, and what it changed."""

    n: int
    seat: int
    action: str
    before: list[float]
    after: list[float]
    """What the game was worth to each seat, as far as that seat could know."""
    weighed: bool
    """Was it one of several answers that can be listed? Only those are compared."""
    loss: float = 0.0
    error: float = 0.0
    """How much the best answer would have been better, and the standard error of that."""
    best: list[Better] = []
    """Better answers, the best first."""
    mistaken: bool = False
    """Is the loss more than chance would make of it?"""


class Review(msgspec.Struct, frozen=True):
    game: str
    options: dict[str, Choice]
    seats: int
    names: list[str]
    seed: str
    tables: int
    moves: list[Judged]
    mistakes: list[int]
    """The numbers of the moves that were mistakes, the worst first."""


def review(
    record: Record,
    *,
    tables: int = TABLES,
    seed: str = "review",
    progress: Callable[[int], None] | None = None,
) -> Review:
    """Look at every move of `record`. The same record, tables and seed give the same review."""
    moves = []
    for judged in judgements(record, tables, seed):
        moves.append(judged)
        if progress is not None:
            progress(1)
    ranked = sorted((judged for judged in moves if judged.mistaken), key=lambda judged: -judged.loss)
    return Review(
        record.game,
        record.options,
        record.seats,
        record.names,
        seed,
        tables,
        moves,
        [judged.n for judged in ranked],
    )


def judgements(record: Record, tables: int = TABLES, seed: str = "review") -> Iterator[Judged]:
    """One move after the other, so that whoever asks may stop in the middle."""
    rules = record.rules()
    eyes = [Eyes(rules, seat, tables) for seat in range(record.seats)]
    before: list[float] = []
    thoughts: list[Thought] = []
    for n, (s, _) in enumerate(record.states()):
        after = [each.value(s, seeded(f"{seed}/{n}/{each.seat}")) for each in eyes]
        if n:
            yield _judged(n, record.moves[n - 1], before, after, thoughts)
        before = after
        if n < len(record.moves):
            move = record.moves[n]
            if move.seat < record.seats:
                luck = seeded(f"{seed}/{n}/answers")
                thoughts = eyes[move.seat].compared(s, rules.parse(move.action), luck)


def _judged(n: int, move: Move, before: list[float], after: list[float], thoughts: list[Thought]) -> Judged:
    if not thoughts:
        return Judged(n, move.seat, move.action, before, after, weighed=False)
    played, *others = thoughts
    gains = [(other.action.text, *other.gain(played)) for other in others]
    better = sorted((each for each in gains if each[1] > 0), key=lambda each: -each[1])[:BEST]
    best = [Better(action, round(gain, 3), round(error, 3)) for action, gain, error in better]
    loss, error = (best[0].gain, best[0].error) if best else (0.0, 0.0)
    mistaken = loss > errors_for_certainty(len(played.values)) * error
    return Judged(n, move.seat, move.action, before, after, True, loss, error, best, mistaken)


def errors_for_certainty(tables: int) -> float:
    """How many standard errors make it certain: Student's quantile, of which fewer tables need more.

    >>> round(errors_for_certainty(8), 1), round(errors_for_certainty(1000), 1)
    (4.7, 3.1)
    """
    free = max(1, tables - 1)
    square = SURE * SURE
    return SURE * (
        1 + (square + 1) / (4 * free) + (5 * square * square + 16 * square + 3) / (96 * free * free)
    )


class Eyes:
    """A seat that looks at a game: what it imagines, and what that is worth to it."""

    def __init__(self, rules: Game, seat: int, tables: int) -> None:
        self.rules = rules
        self.seat = seat
        self.tables = tables
        self.advice: Advice[Any] | None = advice_of(rules)

    def value(self, s: State, luck: Rng) -> float:
        """What the game is worth to the seat now; once it is over, nothing has to be imagined."""
        count = self.tables if s.agenda else 1
        total = math.fsum(self._worth(self.rules.redeal(s, self.seat, luck), luck) for _ in range(count))
        return round(total / count, 3)

    def _worth(self, s: State, luck: Rng) -> float:
        """What an imagined table comes to once the seat has had another turn, on average over a round where turns are
        taken one after the other; without advice, at the end."""
        advice = self.advice
        if advice is None:
            playout(s, luck)
            return lead(self.sight(s), s)
        turns = advice.turns(s, self.seat)
        looks = int(advice.looks(s))
        total = 0.0
        for until in range(turns + 1, turns + looks + 1):
            while (seats := asked(s)) and advice.turns(s, self.seat) < until:
                play(s, seats[0], advice.answer(s, seats[0]))
            total += advice.value(s, self.seat)
        return total / looks

    def compared(self, s: State, action: Action, luck: Rng) -> list[Thought]:
        """What was played, then other answers, all tried on the same tables; nothing where there is no choice."""
        sight = self.sight(s)
        if self.seat not in asked(s) or len(sight.options) < 2 or action not in sight.options:
            return []
        others = [other for other in self._candidates(sight, luck) if other is not action]
        thoughts = [Thought(action), *map(Thought, others)]
        for _ in range(self.tables):
            self.try_out(sight, thoughts, luck)
        return thoughts

    def _candidates(self, sight: Sight, luck: Rng) -> list[Action]:
        if self.advice is None:
            return sight.options
        thoughts = candidates_of(self.advice.guildmaster, sight, self.advice, luck)
        return [thought.action for thought in thoughts]

    def try_out(self, sight: Sight, thoughts: list[Thought], luck: Rng) -> None:
        """Meet one more imagined table with each of the answers."""
        table, advice = sight.imagine(luck), self.advice
        for thought in thoughts:
            s = table.clone()
            if advice is None:
                play(s, self.seat, thought.action)
                playout(s, luck)
                thought.values.append(lead(sight, s))
            else:
                until = advice.turns(table, self.seat) + advice.guildmaster.turns
                thought.values.append(outcome(s, self.seat, thought.action, advice, until))

    def sight(self, s: State) -> Sight:
        rules, seat = self.rules, self.seat
        return Sight(
            rules,
            seat,
            options(s, seat) if s.agenda else [],
            look=lambda: rules.view(s, seat),
            imagine=lambda luck: rules.redeal(s, seat, luck),
        )
