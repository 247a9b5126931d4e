"""Pebbles, as the rest of the house sees it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from comptoir.table import Action, Game, Options, Place, Rng, State, ranked, then

from . import actions
from .box import MOST_AT_ONCE, PEBBLES_EACH
from .state import Heap
from .turn import TakePebbles
from .view import View, redeal, scores, view


class Pebbles(Game):
    name = "pebbles"
    title = "Pebbles"
    designer = "Comptoir"
    version = 1
    fewest = 2
    most = 3
    minutes = (5, 5)
    folder = Path(__file__).parent

    def setup(self, seats: int, luck: Rng, options: Options) -> Heap:
        """P1."""
        s = Heap(luck, PEBBLES_EACH * seats, [1 + luck.below(MOST_AT_ONCE) for _ in range(seats)])
        then(s, TakePebbles(0))
        return s

    def parse(self, text: str) -> Action:
        return actions.parse(text)

    def view(self, s: State, seat: int) -> View:
        return view(_heap(s), seat)

    def redeal(self, s: State, seat: int, rng: Rng) -> Heap:
        return redeal(_heap(s), seat, rng)

    def standing(self, s: State) -> list[Place]:
        """P3.2."""
        return ranked(scores(_heap(s)))

    def preview(self, s: State, seat: int, action: Action) -> dict[str, Any]:
        assert isinstance(action, actions.Take)
        return {"heap": _heap(s).heap - action.pebbles}

    def headline(self, s: State) -> dict[str, Any]:
        return {"heap": _heap(s).heap}


def _heap(s: State) -> Heap:
    assert isinstance(s, Heap)
    return s


GAME = Pebbles()
