"""The heap and the merchants; no rule changes them from here."""

from __future__ import annotations

from comptoir.table import Rng, State

from .box import BONUS


class Heap(State):
    def __init__(self, rng: Rng, heap: int, lucky: list[int]) -> None:
        super().__init__(rng)
        self.heap = heap
        self.lucky = lucky
        self.taken: list[list[int]] = [[] for _ in lucky]

    def clone(self) -> Heap:
        copy = Heap(self.rng.clone(), self.heap, self.lucky[:])
        copy.agenda, copy.reveals = self.agenda[:], self.reveals
        copy.taken = [taken[:] for taken in self.taken]
        return copy

    def scores(self) -> list[int]:
        """P3.1: pebbles, and two more for each lucky turn once the numbers are shown."""
        return [
            sum(taken) + (0 if self.agenda else BONUS * taken.count(lucky))
            for taken, lucky in zip(self.taken, self.lucky, strict=True)
        ]
