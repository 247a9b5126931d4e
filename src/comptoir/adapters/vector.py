"""Many tables of one game, stepped in one call: NumPy arrays in, NumPy arrays out.

>>> tables = Tables("heller", count=3, seats=2, seed=7)
>>> tables.masks.shape
(3, 631)
>>> seen = tables.step(tables.any_answers())
>>> seen.observations.shape[0], seen.over.any()
(3, np.False_)
"""

from __future__ import annotations

from array import array
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from comptoir.adapters.desk import OVER, Desks
from comptoir.adapters.observation import Observer, utilities
from comptoir.table import Choice, IllegalAction, State, game, seeded


class Seen(NamedTuple):
    """What a step led to, a row for each table. The next step writes into the same masks: copy what you keep."""

    observations: NDArray[np.int16]
    """As the seat sees it that is asked now."""
    masks: NDArray[np.bool_]
    """Which actions it may answer."""
    seats: NDArray[np.int8]
    """Who is asked now."""
    rewards: NDArray[np.float32]
    """By seat; not 0 only where a game has just ended. What is seen there is the next game already."""
    over: NDArray[np.bool_]


class Tables:
    """`count` tables; where a game ends, the next begins at once, with a deal of its own."""

    def __init__(
        self, name: str, count: int, seats: int | None = None, seed: int = 0, **options: Choice
    ) -> None:
        self.rules = game(name)
        self.seated = self.rules.most if seats is None else seats
        self.chosen = self.rules.complete(options)
        self.observer = Observer(self.rules)
        self.actions = len(self.rules.vocabulary.all)
        self._seed, self._deals = seed, 0
        self._luck = seeded(f"answers {seed}")
        self._desks = Desks(self.rules.vocabulary.all, self.observer.see)
        for _ in range(count):
            self._desks.lay(self._deal())
        self.masks: NDArray[np.bool_] = np.frombuffer(self._desks.masks, np.bool_).reshape(
            count, self.actions
        )

    def _deal(self) -> State:
        self._deals += 1
        return self.rules.start(self.seated, f"{self._seed}-{self._deals}", self.chosen)

    def look(self) -> NDArray[np.int16]:
        """What each table looks like to the seat that is asked there."""
        numbers = array("h", self._desks.seen())
        return np.frombuffer(numbers, np.int16).reshape(len(self.masks), self.observer.size)

    def any_answers(self) -> list[int]:
        """An answer at each table by chance."""
        return self._desks.any_answers(self._luck)

    def step(self, said: NDArray[np.integer] | list[int]) -> Seen:
        """An answer at each table. If one is not allowed, nothing happens anywhere and `IllegalAction` is raised."""
        numbers: list[int] = said if isinstance(said, list) else said.tolist()
        wrong = OVER if len(numbers) == len(self.masks) else 0
        wrong = self._desks.refused(numbers) if wrong == OVER else wrong
        if wrong != OVER:
            raise IllegalAction(
                "refused-not-now", f"that is no answer at table {wrong}: the masks say which are"
            )
        ended = self._desks.step(numbers)
        rewards = np.zeros((len(self.masks), self.seated), np.float32)
        over = np.zeros(len(self.masks), np.bool_)
        for n in ended:
            rewards[n] = utilities(self.rules, self._desks.states[n])
            over[n] = True
            self._desks.lay_anew(n, self._deal())
        return Seen(self.look(), self.masks, np.array(self._desks.seats, np.int8), rewards, over)
