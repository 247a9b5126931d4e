"""All that can be said in a game, as far as it can be listed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from comptoir.table.agenda import Action
from comptoir.table.errors import Unreadable

SHOWN: Final = 40
"""How much of what cannot be read is said back."""


class Vocabulary:
    """Actions by their text, and by a number that holds as long as the version of the rules does."""

    def __init__(self, families: Sequence[Sequence[Action]]) -> None:
        self.all: Final[list[Action]] = [action for family in families for action in family]
        self.by_text: Final[dict[str, Action]] = {action.text: action for action in self.all}
        for n, action in enumerate(self.all):
            action.id = n
        assert len(self.by_text) == len(self.all), "two actions are written alike"

    def parse(self, text: str) -> Action:
        """The action written `text`, or `Unreadable`."""
        action = self.by_text.get(text)
        if action is None:
            raise unreadable(text)
        return action


def unreadable(text: str) -> Unreadable:
    """No action of the game is written `text`."""
    short = text[:SHOWN]
    return Unreadable("unreadable-action", f"“{short}” is no action of this game", args_={"action": short})
