"""K9.3 to K9.5: associates are recruited and promoted."""

from __future__ import annotations

from mypy_extensions import i64

from comptoir.games.karanor.box import RECRUIT, RESOURCES
from comptoir.games.karanor.cards.abilities import trigger
from comptoir.games.karanor.cards.effects import ON_RECRUIT
from comptoir.games.karanor.events import tell
from comptoir.games.karanor.state import Karanor


def recruit(s: Karanor, seat: i64, resource: i64) -> None:
    """K9.3."""
    s.merchants[seat].gold -= RECRUIT
    s.associates[resource] = int(seat)
    if s.heard is not None:
        tell(s, "recruited", seat, {"associate": RESOURCES[resource]})
    trigger(s, seat, ON_RECRUIT)


def promote(s: Karanor, seat: i64, resource: i64) -> None:
    """K9.5: for good."""
    s.promoted[resource] = True
    if s.heard is not None:
        tell(s, "promoted", seat, {"associate": RESOURCES[resource]})
