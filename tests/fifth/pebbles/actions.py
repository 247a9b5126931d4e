"""What a merchant may say: `take 2`."""

from __future__ import annotations

from typing import Final

from comptoir.table import Action, Unreadable

from .box import MOST_AT_ONCE


class Take(Action):
    def __init__(self, pebbles: int) -> None:
        super().__init__(f"take {pebbles}")
        self.pebbles: Final = pebbles


TAKE: Final = [Take(pebbles) for pebbles in range(1, MOST_AT_ONCE + 1)]
_BY_TEXT: Final = {action.text: action for action in TAKE}


def parse(text: str) -> Take:
    if text not in _BY_TEXT:
        raise Unreadable("unreadable-action", f"“{text}” is no action of Pebbles")
    return _BY_TEXT[text]
