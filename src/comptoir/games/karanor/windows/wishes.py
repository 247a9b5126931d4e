"""R62: for which windows a player wishes not to be asked. Declared openly, and taken back at any time."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.games.karanor.actions import PAUSES, Wish
from comptoir.games.karanor.cards.effects import (
    WINDOWS,
)
from comptoir.games.karanor.events import tell
from comptoir.games.karanor.state import ALL_SEATS, Karanor
from comptoir.table.agenda import NOBODY, Action, Aside
from comptoir.table.errors import IllegalAction, Refused


class Wishes(Aside[Karanor]):
    """R62: said beside any question, from the first turn on."""

    def may(self, s: Karanor) -> tuple[int, ...]:
        return ALL_SEATS[s.players] if s.turn else NOBODY

    def hears(self, action: Action) -> bool:
        return isinstance(action, Wish)

    def why_not(self, s: Karanor, seat: i64, action: Action) -> Refused | None:
        """A declaration says something new."""
        assert isinstance(action, Wish)
        if action.after(s.not_asked_in[seat]) != s.not_asked_in[seat]:
            return None
        return IllegalAction("karanor-refused-wish", "you have said so already", "R62")

    def say(self, s: Karanor, seat: i64, action: Action) -> None:
        assert isinstance(action, Wish)
        s.not_asked_in[seat] = action.after(s.not_asked_in[seat])
        if s.heard is not None:
            tell(s, "asked-again" if action.on else "spared", seat, {"window": action.name})


def not_asked(s: Karanor, seat: i64) -> list[str]:
    """The windows in which a player is not asked, by name."""
    return [WINDOWS[window] for window in PAUSES if s.not_asked_in[seat] >> window & 1]


WISHES: Final = Wishes()
