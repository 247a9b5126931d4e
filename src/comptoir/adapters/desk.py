"""A table where answers are numbers, and many such tables."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from comptoir.table.agenda import Action, State, settle
from comptoir.table.rng import Rng

OVER: Final[i64] = -1
Sight = Callable[[Any, i64], list[int]]
"""What a seat sees of a state, in numbers of a fixed size."""


def speaker(s: State) -> i64:
    """Who answers next, of several the first; OVER: nobody any more."""
    return s.agenda[-1].seats(s)[0] if s.agenda else OVER


def answers(s: State) -> list[int]:
    """The numbers of what the next to speak may answer, in order."""
    if not s.agenda:
        return []
    step = s.agenda[-1]
    numbers: list[int] = [action.id for action in step.options(s, step.seats(s)[0])]
    numbers.sort()
    return numbers


def answer(s: State, action: Action) -> i64:
    """Carry out what the next to speak answers, which is allowed; who answers after that."""
    step = s.agenda[-1]
    seat: i64 = step.seats(s)[0]
    s.agenda.pop()
    step.take(s, seat, action)
    seats = settle(s)
    return seats[0] if seats else OVER


class Desks:
    """Many tables of one game, side by side: what is seen at each, and what may be answered there."""

    def __init__(self, actions: list[Action], see: Sight) -> None:
        self.actions: Final = actions
        self.see: Final = see
        self.width: Final[i64] = len(actions)
        self.blank: Final = bytes(len(actions))
        self.states: list[State] = []
        self.seats: list[int] = []
        self.masks: bytearray = bytearray(0)
        """A byte for each action of each table: 1 where it may be answered."""

    def lay(self, state: State) -> None:
        """One table more."""
        self.states.append(state)
        self.seats.append(speaker(state))
        self.masks.extend(self.blank)
        self.mark(len(self.states) - 1)

    def lay_anew(self, n: i64, state: State) -> None:
        """Another game at table n."""
        self.states[n] = state
        self.seats[n] = speaker(state)
        self.mark(n)

    def mark(self, n: i64) -> None:
        """Note what may be answered at table n."""
        masks = self.masks
        first = n * self.width
        masks[first : first + self.width] = self.blank
        s = self.states[n]
        if s.agenda:
            for action in s.agenda[-1].options(s, self.seats[n]):
                masks[first + action.id] = 1

    def refused(self, said: list[int]) -> i64:
        """The first table at which that is no answer; OVER: everywhere it is one."""
        masks = self.masks
        for n, number in enumerate(said):
            if not (0 <= number < self.width and masks[n * self.width + number]):
                return n
        return OVER

    def step(self, said: list[int]) -> list[int]:
        """An answer at each table; the tables whose game is over now."""
        over: list[int] = []
        for n, number in enumerate(said):
            seat = answer(self.states[n], self.actions[number])
            self.seats[n] = seat
            if seat == OVER:
                over.append(n)
            else:
                self.mark(n)
        return over

    def seen(self) -> list[int]:
        """What the next to speak sees, table after table; at a table that is over, seat 0."""
        numbers: list[int] = []
        for n, s in enumerate(self.states):
            numbers += self.see(s, max(self.seats[n], 0))
        return numbers

    def any_answers(self, luck: Rng) -> list[int]:
        """An answer at each table by chance, each as likely."""
        said: list[int] = []
        for n, s in enumerate(self.states):
            listed = s.agenda[-1].options(s, self.seats[n])
            said.append(listed[luck.below(len(listed))].id)
        return said
