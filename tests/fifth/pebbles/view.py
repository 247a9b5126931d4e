"""What a seat sees, built up from nothing."""

from __future__ import annotations

import msgspec

from comptoir.table import Action, asked

from .actions import Take
from .state import Heap
from .wire import Preview


class Merchant(msgspec.Struct, frozen=True):
    pebbles: int
    taken: list[int]
    lucky: int | None
    """Its owner's only, until the heap is gone."""


class View(msgspec.Struct, frozen=True):
    """All that one seat may know of a game."""

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


def foresee(s: Heap, action: Action) -> Preview:
    assert isinstance(action, Take)
    return Preview(s.heap - action.pebbles)
