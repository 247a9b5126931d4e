"""What a seat sees, and what it may imagine."""

from __future__ import annotations

import msgspec

from comptoir.table import Rng, asked

from .box import BONUS, MOST_AT_ONCE
from .state import Heap


class Merchant(msgspec.Struct, frozen=True):
    pebbles: int
    taken: list[int]
    lucky: int | None
    """Its owner's only, until the heap is gone."""


class View(msgspec.Struct, frozen=True):
    heap: int
    asked: list[int]
    merchants: list[Merchant]


def view(s: Heap, seat: int) -> View:
    over = not s.agenda
    return View(
        heap=s.heap,
        asked=list(asked(s)),
        merchants=[
            Merchant(sum(taken), taken[:], s.lucky[i] if over or i == seat else None)
            for i, taken in enumerate(s.taken)
        ],
    )


def redeal(s: Heap, seat: int, rng: Rng) -> Heap:
    """Any lucky number may be another's: nothing they did tells which."""
    t = s.clone()
    t.rng = rng.split()
    if s.agenda:
        t.lucky = [lucky if i == seat else 1 + rng.below(MOST_AT_ONCE) for i, lucky in enumerate(s.lucky)]
    return t


def scores(s: Heap) -> list[int]:
    """P3.1: pebbles, and two more for each lucky turn once the numbers are shown."""
    return [
        sum(taken) + (0 if s.agenda else BONUS * taken.count(s.lucky[seat]))
        for seat, taken in enumerate(s.taken)
    ]
