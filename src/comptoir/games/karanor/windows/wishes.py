"""R62: for which windows a player wishes not to be asked. Declared openly, and taken back at any time."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.games.karanor.cards.effects import (
    WINDOW_BUILD,
    WINDOW_DELIVERY,
    WINDOW_INCOME,
    WINDOW_MEET,
    WINDOW_PLAYED,
    WINDOW_TURN_START,
    WINDOW_VILLA,
    WINDOWS,
)
from comptoir.games.karanor.events import tell
from comptoir.games.karanor.state import Karanor
from comptoir.table.agenda import Action
from comptoir.table.errors import IllegalAction

PAUSES: Final[list[int]] = [
    WINDOW_TURN_START,
    WINDOW_MEET,
    WINDOW_BUILD,
    WINDOW_DELIVERY,
    WINDOW_VILLA,
    WINDOW_INCOME,
    WINDOW_PLAYED,
]
"""K14.9: the windows in which the table waits."""


class Wish(Action):
    """`ask meet off`: no longer ask me in such windows; `ask all on`: ask me again."""

    def __init__(self, name: str, windows: list[int], on: bool) -> None:
        super().__init__(f"ask {name} {'on' if on else 'off'}")
        self.name: Final = name
        self.windows: Final[int] = sum([1 << window for window in windows])
        self.on: Final = on

    def after(self, spared: int) -> int:
        """The windows in which a player is not asked, once they have said this."""
        return spared & ~self.windows if self.on else spared | self.windows


WISHES: Final[list[Wish]] = [
    Wish(name, windows, on)
    for name, windows in [(WINDOWS[window], [window]) for window in PAUSES] + [("all", PAUSES)]
    for on in (True, False)
]


def why_not_wished(s: Karanor, seat: i64, wish: Wish) -> IllegalAction | None:
    """A declaration says something new."""
    if wish.after(s.not_asked_in[seat]) != s.not_asked_in[seat]:
        return None
    return IllegalAction("karanor-refused-wish", "you have said so already", "R62")


def declare_wish(s: Karanor, seat: i64, wish: Wish) -> None:
    s.not_asked_in[seat] = wish.after(s.not_asked_in[seat])
    if s.heard is not None:
        tell(s, "asked-again" if wish.on else "spared", seat, {"window": wish.name})


def not_asked(s: Karanor, seat: i64) -> list[str]:
    """The windows in which a player is not asked, by name."""
    return [WINDOWS[window] for window in PAUSES if s.not_asked_in[seat] >> window & 1]
