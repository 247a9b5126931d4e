"""Why an answer is not accepted: a sentence in the locale files, the clause, plain English, and its blanks."""

from __future__ import annotations

from typing import Final

from comptoir.games.heller.events import PIECE, SPACE, WARES
from comptoir.table.news import Refusal

TAKEN: Final = Refusal(
    "heller-refused-taken", "A3.4", "{space} is not empty: what lies on the market stays there", [SPACE]
)
NO_STALL: Final = Refusal("heller-refused-no-stall", "A3.1", "you have no stall with {wares} left", [WARES])
NOTHING_DRAWN: Final = Refusal("heller-refused-nothing-drawn", "A3.1", "you have not drawn a square")
FACE_DOWN: Final = Refusal("heller-refused-face-down", "A3.1", "the squares lie face down: draw one")
SECRET_GONE: Final = Refusal("heller-refused-secret-gone", "A3.6", "your secret square is placed already")
PILE_EMPTY: Final = Refusal("heller-refused-pile-empty", "A3.1", "no square is left to draw")
NOT_OPEN: Final = Refusal(
    "heller-refused-not-open", "A6.2", "no {square} lies open any more", [PIECE.hidden()]
)
NO_SECRETS: Final = Refusal("heller-refused-no-secrets", "A6.2", "nobody has a secret square in this variant")
NO_PILE: Final = Refusal("heller-refused-no-pile", "A6.2", "the squares lie open: choose one")
MUST_PLACE: Final = Refusal(
    "heller-refused-must-place", "A3.2", "you have seen the square you drew: place it now"
)
