"""P2 and P3: turns until the heap is gone, then the lucky numbers."""

from __future__ import annotations

from typing import ClassVar, Final

from comptoir.table import Action, Question, Refused, Step, then

from .actions import TAKE, Take
from .box import MERCHANTS
from .events import LUCK_SHOWN, PEBBLES_TAKEN
from .refusals import FEW
from .state import Heap


class TakePebbles(Question[Heap]):
    """P2.1: one, two or three pebbles, never more than there are."""

    name: ClassVar[str] = "take"
    clause: ClassVar[str] = "P2.1"

    def options(self, s: Heap, seat: int) -> list[Action]:
        return TAKE[: s.heap]

    def why_not(self, s: Heap, seat: int, action: Action) -> Refused | None:
        assert isinstance(action, Take)
        return None if action.pebbles <= s.heap else FEW.of(s.heap)

    def take(self, s: Heap, seat: int, action: Action) -> None:
        assert isinstance(action, Take)
        s.heap -= action.pebbles
        s.taken[seat].append(action.pebbles)
        PEBBLES_TAKEN.tell(s, seat, action.pebbles)
        then(s, TAKE_PEBBLES[(seat + 1) % len(s.taken)] if s.heap else SHOW_LUCK)


class ShowLuck(Step[Heap]):
    """P3.1: all lucky numbers are shown."""

    clause: ClassVar[str] = "P3.1"

    def run(self, s: Heap) -> None:
        for seat, lucky in enumerate(s.lucky):
            LUCK_SHOWN.tell(s, seat, lucky)


TAKE_PEBBLES: Final = [TakePebbles(seat) for seat in range(MERCHANTS)]
SHOW_LUCK: Final = ShowLuck()
