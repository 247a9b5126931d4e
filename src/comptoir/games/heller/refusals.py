"""Why an answer is not accepted: the clause, and a sentence in the locale files."""

from __future__ import annotations

from mypy_extensions import i64

from comptoir.games.heller.actions import DrawSquare, PlaceDrawn, PlaceOpen, PlaceSecret, PlaceStall
from comptoir.games.heller.box import EMPTY, SPACE_NAMES
from comptoir.games.heller.state import Market
from comptoir.table.agenda import Action
from comptoir.table.errors import IllegalAction


def space_of(action: Action) -> int:
    """The space an action names, -1 for none."""
    if isinstance(action, PlaceStall | PlaceSecret | PlaceDrawn | PlaceOpen):
        return action.space
    return -1


def why_not_now(s: Market, action: Action) -> IllegalAction:
    """Why `action` cannot be a whole turn (A3.1)."""
    space = space_of(action)
    if space >= 0 and s.board[space] != EMPTY:
        return taken(space)
    if isinstance(action, PlaceStall):
        text = f"you have no stall with {action.wares} left"
        return IllegalAction("heller-refused-no-stall", text, "A3.1", {"wares": int(action.wares)})
    if s.variants.no_luck:
        return why_not_open(action)
    if isinstance(action, PlaceDrawn):
        return IllegalAction("heller-refused-nothing-drawn", "you have not drawn a square", "A3.1")
    if isinstance(action, PlaceOpen):
        return IllegalAction("heller-refused-face-down", "the squares lie face down: draw one", "A3.1")
    if isinstance(action, PlaceSecret):
        return IllegalAction("heller-refused-secret-gone", "your secret square is placed already", "A3.6")
    assert isinstance(action, DrawSquare)
    return IllegalAction("heller-refused-pile-empty", "no square is left to draw", "A3.1")


def why_not_open(action: Action) -> IllegalAction:
    """Why `action` cannot be a turn when all squares lie open (A6.2)."""
    if isinstance(action, PlaceOpen):
        return IllegalAction("heller-refused-not-open", f"no {action.label} lies open any more", "A6.2")
    if isinstance(action, PlaceSecret):
        text = "nobody has a secret square in this variant"
        return IllegalAction("heller-refused-no-secrets", text, "A6.2")
    return IllegalAction("heller-refused-no-pile", "the squares lie open: choose one", "A6.2")


def why_not_placed(action: Action) -> IllegalAction:
    """Why `action` cannot follow a draw (A3.2)."""
    if isinstance(action, PlaceDrawn):
        return taken(action.space)
    text = "you have seen the square you drew: place it now"
    return IllegalAction("heller-refused-must-place", text, "A3.2")


def taken(space: i64) -> IllegalAction:
    name = SPACE_NAMES[space]
    text = f"{name} is not empty: what lies on the market stays there"
    return IllegalAction("heller-refused-taken", text, "A3.4", {"space": name})
