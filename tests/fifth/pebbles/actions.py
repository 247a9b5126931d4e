"""What a merchant may say: `take 2`."""

from __future__ import annotations

from typing import Final

from comptoir.table import Action, Vocabulary

from .box import MOST_AT_ONCE


class Take(Action):
    """P2.1: so many pebbles from the heap."""

    def __init__(self, pebbles: int) -> None:
        super().__init__(f"take {pebbles}")
        self.pebbles: Final = pebbles


TAKE: Final[list[Action]] = [Take(pebbles) for pebbles in range(1, MOST_AT_ONCE + 1)]

VOCABULARY: Final = Vocabulary([TAKE])
parse: Final = VOCABULARY.parse
