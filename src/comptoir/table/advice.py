"""How a game is judged by those who play it: a rule of thumb for each answer, and what a table is worth to a seat.

Whoever asks holds an imagined state, never the table itself, so advice cannot give away what is hidden.
"""

from __future__ import annotations

from typing import Final, Generic

from mypy_extensions import i64, mypyc_attr

from comptoir.table.agenda import Action, S_contra
from comptoir.table.data import Data


class Mind(Data):
    """How far and how widely a bot thinks."""

    def __init__(self, candidates: i64, tables: i64, turns: i64, doubt: float, haste: i64 = 0) -> None:
        self.candidates: Final = candidates
        """Answers that are tried, the best by rule of thumb."""
        self.tables: Final = tables
        """Imagined tables, when no time is given."""
        self.turns: Final = turns
        """Turns, as the game counts them, after which the table is valued."""
        self.doubt: Final = doubt
        """Standard errors by which an answer must be better than the rule of thumb's."""
        self.haste: Final = haste
        """In how many decisions of a hundred it thinks no further than the rule of thumb."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice(Generic[S_contra]):
    """What `games/<game>/advice.py` exports as `ADVICE`: all that bots know of a game beyond its rules."""

    def __init__(self, merchant: Mind, guildmaster: Mind) -> None:
        self.merchant: Final = merchant
        self.guildmaster: Final = guildmaster
        """How these two think about this game."""

    def weigh(self, s: S_contra, seat: i64, answers: list[Action]) -> list[float]:
        """What each answer is worth to `seat`, in whatever measure; higher is better."""
        raise AssertionError(f"{type(self).__name__} does not weigh answers")

    def speak(self, s: S_contra, seat: i64, answers: list[Action]) -> Action | None:
        """What to say though nobody waits for it, or instead of any listed answer; None: nothing."""
        return None

    def finer(self) -> Advice[S_contra]:
        """What a guildmaster goes by, if it judges more finely than everybody."""
        return self

    def answer(self, s: S_contra, seat: i64) -> Action:
        """What `seat`, which is asked, would answer without thinking: the next step of an imagined game."""
        answers = s.agenda[-1].options(s, seat)
        if len(answers) == 1:
            return answers[0]
        values = self.weigh(s, seat, answers)
        return answers[values.index(max(values))]

    def doubtful(self, s: S_contra, seat: i64, answers: list[Action]) -> list[Action]:
        """Answers of which the rule of thumb cannot say much: who thinks ahead tries them in any case."""
        return []

    def turns(self, s: S_contra, seat: i64) -> i64:
        """How many turns `seat` has had so far, or has seen out: a look ahead is so many turns deep."""
        raise AssertionError(f"{type(self).__name__} does not count turns")

    def until(self, s: S_contra, seat: i64, turns: i64) -> i64:
        """Up to which turn somebody looks ahead who looks so many turns ahead."""
        return self.turns(s, seat) + turns

    def looks(self, s: S_contra) -> i64:
        """After how many turns in a row a table is valued by those who look back on a game: as many as make a round
        where players take turns, since whoever has just had one is always ahead of who is about to."""
        return 1

    def value(self, s: S_contra, seat: i64) -> float:
        """What the table is worth to `seat`, once it has had a turn or the game is over; higher is better."""
        raise AssertionError(f"{type(self).__name__} does not value a table")

    # What `value` is learned from (`comptoir.lab.learning`): it is the margin now, and what each feature still brings.

    def margin(self, s: S_contra, seat: i64) -> float:
        """How far `seat` is ahead now; once the game is over, nothing else counts."""
        raise AssertionError(f"{type(self).__name__} knows no margin")

    def features(self, s: S_contra, seat: i64) -> list[float]:
        """The table in numbers, always equally many, from what `seat` may know."""
        raise AssertionError(f"{type(self).__name__} has no features")

    def stage(self, s: S_contra) -> i64:
        """Which part of the game this is, from 0 and never falling: each has weights of its own."""
        return 0

    def kind(self, s: S_contra) -> str:
        """The kind of table, each with weights of its own: how many seats, and the variants that matter."""
        raise AssertionError(f"{type(self).__name__} does not tell tables apart")
