"""R62: for which windows a player wishes not to be asked. Declared openly, and taken back at any time."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.games.karanor import events
from comptoir.games.karanor.actions import Wish
from comptoir.games.karanor.box import PAUSES, WINDOWS
from comptoir.games.karanor.refusals import WISHED
from comptoir.games.karanor.state import Karanor
from comptoir.table.agenda import Action, Aside
from comptoir.table.errors import Refused


class Wishes(Aside[Karanor]):
    """R62: said beside any question."""

    def may(self, s: Karanor) -> tuple[int, ...]:
        return s.speakers()

    def hears(self, action: Action) -> bool:
        return isinstance(action, Wish)

    def why_not(self, s: Karanor, seat: i64, action: Action) -> Refused | None:
        """A declaration says something new."""
        assert isinstance(action, Wish)
        return None if action.after(s.not_asked_in[seat]) != s.not_asked_in[seat] else WISHED.of()

    def say(self, s: Karanor, seat: i64, action: Action) -> None:
        assert isinstance(action, Wish)
        s.not_asked_in[seat] = action.after(s.not_asked_in[seat])
        (events.ASKED_AGAIN if action.on else events.SPARED).tell(s, seat, action.window)


def not_asked(s: Karanor, seat: i64) -> list[str]:
    """The windows in which a player is not asked, by name."""
    return [WINDOWS[window] for window in PAUSES if s.not_asked_in[seat] >> window & 1]


WISHES: Final = Wishes()
