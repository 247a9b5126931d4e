"""What a seat may imagine: the same heap, other lucky numbers."""

from __future__ import annotations

from comptoir.table import Rng

from .box import MOST_AT_ONCE
from .state import Heap


def redeal(s: Heap, seat: int, rng: Rng) -> Heap:
    """Any lucky number may be another's: nothing they did tells which."""
    t = s.clone()
    t.rng = rng.split()
    if s.agenda:
        t.lucky = [lucky if i == seat else 1 + rng.below(MOST_AT_ONCE) for i, lucky in enumerate(s.lucky)]
    return t
