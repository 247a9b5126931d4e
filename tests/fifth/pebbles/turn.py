"""P2 and P3: turns until the heap is gone, then the lucky numbers."""

from __future__ import annotations

from typing import ClassVar

from comptoir.table import Action, IllegalAction, Question, Refused, Step, hear, then

from .actions import TAKE, Take
from .events import LuckShown, PebblesTaken
from .state import Heap


class TakePebbles(Question[Heap]):
    """P2.1: one, two or three pebbles, never more than there are."""

    name: ClassVar[str] = "take"
    clause: ClassVar[str] = "P2.1"

    def options(self, s: Heap, seat: int) -> list[Action]:
        return [action for action in TAKE if action.pebbles <= s.heap]

    def refusal(self, s: Heap, seat: int, action: Action) -> Refused:
        text = f"there are only {s.heap} pebbles left"
        return IllegalAction("pebbles-refused-few", text, self.clause, {"heap": s.heap})

    def take(self, s: Heap, seat: int, action: Action) -> None:
        assert isinstance(action, Take)
        s.heap -= action.pebbles
        s.taken[seat].append(action.pebbles)
        hear(s, PebblesTaken(seat, action.pebbles))
        then(s, TakePebbles((seat + 1) % len(s.taken)) if s.heap else ShowLuck())


class ShowLuck(Step[Heap]):
    """P3.1: all lucky numbers are shown."""

    clause: ClassVar[str] = "P3.1"

    def run(self, s: Heap) -> None:
        for seat, lucky in enumerate(s.lucky):
            hear(s, LuckShown(seat, lucky))
