"""K15.1: what lasts until the end of an action or a turn, and then stops."""

from __future__ import annotations

from mypy_extensions import i64

from comptoir.games.karanor.cards.effects import ACTION_END
from comptoir.games.karanor.state import Karanor


def stop(s: Karanor, until: i64) -> None:
    """K15.1: what lasts until then stops; at the end of the turn, everything."""
    ending = [p for p in s.temporary if p.effect.until == until or until != ACTION_END]
    if ending:
        s.temporary = [p for p in s.temporary if p not in ending]
        for passing in ending:
            s.add_up_modifiers(passing.seat)
