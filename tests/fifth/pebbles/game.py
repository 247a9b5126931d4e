"""Pebbles, as the rest of the house sees it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from comptoir.table import Action, Game, Options, Place, Rng, ranked, then

from .actions import VOCABULARY
from .box import MERCHANTS, MOST_AT_ONCE, PEBBLES_EACH
from .events import NEWS
from .redeal import redeal
from .state import Heap
from .turn import TAKE_PEBBLES
from .view import View, foresee, view
from .wire import Preview


class Pebbles(Game[Heap]):
    name = "pebbles"
    title = "Pebbles"
    designer = "Comptoir"
    version = 1
    fewest = 2
    most = MERCHANTS
    minutes = (5, 5)
    folder = Path(__file__).parent
    vocabulary = VOCABULARY
    news = NEWS

    def setup(self, seats: int, luck: Rng, options: Options) -> Heap:
        """P1."""
        s = Heap(luck, PEBBLES_EACH * seats, [1 + luck.below(MOST_AT_ONCE) for _ in range(seats)])
        then(s, TAKE_PEBBLES[0])
        return s

    def view(self, s: Heap, seat: int) -> View:
        return view(s, seat)

    def redeal(self, s: Heap, seat: int, rng: Rng) -> Heap:
        return redeal(s, seat, rng)

    def standing(self, s: Heap) -> list[Place]:
        """P3.2."""
        return ranked(s.scores())

    def foresee(self, s: Heap, seat: int, action: Action) -> Preview:
        return foresee(s, action)

    def headline(self, s: Heap) -> dict[str, Any]:
        return {"heap": s.heap}


GAME = Pebbles()
