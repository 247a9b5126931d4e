"""The heap and the merchants."""

from __future__ import annotations

from comptoir.table import Rng, State


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
