"""What a seat may say, made once; the text form goes both ways.

`stall 3 C4` · `draw` · `place C4` (the drawn square) · `secret C4` · `square +6 C4` (variant A6.2)
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.games.heller.box import LABELS, MOST_WARES, SPACE_NAMES, SPACES
from comptoir.table.agenda import Action
from comptoir.table.vocabulary import Vocabulary


class PlaceStall(Action):
    """A3.1 (a): put one of your stalls on an empty space."""

    def __init__(self, wares: i64, space: i64) -> None:
        super().__init__(f"stall {wares} {SPACE_NAMES[space]}")
        self.wares: Final = wares
        self.space: Final = space


class DrawSquare(Action):
    """A3.1 (b): take a square from the pile; it must then be placed."""

    def __init__(self) -> None:
        super().__init__("draw")


class PlaceDrawn(Action):
    """A3.2: put the square you drew on an empty space."""

    def __init__(self, space: i64) -> None:
        super().__init__(f"place {SPACE_NAMES[space]}")
        self.space: Final = space


class PlaceSecret(Action):
    """A3.1 (c): put your secret square on an empty space."""

    def __init__(self, space: i64) -> None:
        super().__init__(f"secret {SPACE_NAMES[space]}")
        self.space: Final = space


class PlaceOpen(Action):
    """A6.2: choose a square that lies open and put it on an empty space."""

    def __init__(self, label: str, space: i64) -> None:
        super().__init__(f"square {label} {SPACE_NAMES[space]}")
        self.label: Final = label
        self.space: Final = space


DRAW: Final[Action] = DrawSquare()
STALL: Final[list[list[Action]]] = [[PlaceStall(w, c) for c in range(SPACES)] for w in range(MOST_WARES + 1)]
DRAWN: Final[list[Action]] = [PlaceDrawn(c) for c in range(SPACES)]
SECRET: Final[list[Action]] = [PlaceSecret(c) for c in range(SPACES)]
OPEN: Final[dict[str, list[Action]]] = {
    label: [PlaceOpen(label, c) for c in range(SPACES)] for label in dict.fromkeys(LABELS)
}

VOCABULARY: Final = Vocabulary([[DRAW], *STALL[1:], DRAWN, SECRET, *OPEN.values()])
parse: Final = VOCABULARY.parse
