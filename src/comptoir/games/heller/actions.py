"""What a seat may say, made once; the text form goes both ways.

`stall 3 C4` · `draw` · `place C4` (the drawn square) · `secret C4` · `square +6 C4` (variant A6.2)
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.games.heller.box import (
    COLUMNS,
    IN_ROW,
    LABELS,
    MOST_WARES,
    ROW,
    SETS_OF_ROW,
    SPACE_NAMES,
    SPACES,
    Space,
    nth_of,
)
from comptoir.table.agenda import Action
from comptoir.table.vocabulary import Vocabulary


class Placing(Action):
    """Something is put on an empty space (A3.4)."""

    def __init__(self, text: str, space: i64) -> None:
        super().__init__(f"{text} {SPACE_NAMES[space]}")
        self.space: Final = Space(space)


class PlaceStall(Placing):
    """A3.1 (a): put one of your stalls on an empty space."""

    def __init__(self, wares: i64, space: i64) -> None:
        super().__init__(f"stall {wares}", space)
        self.wares: Final = wares


class DrawSquare(Action):
    """A3.1 (b): take a square from the pile; it must then be placed."""


class PlaceDrawn(Placing):
    """A3.2: put the square you drew on an empty space."""


class PlaceSecret(Placing):
    """A3.1 (c): put your secret square on an empty space."""


class PlaceOpen(Placing):
    """A6.2: choose a square that lies open and put it on an empty space."""

    def __init__(self, label: str, space: i64) -> None:
        super().__init__(f"square {label}", space)
        self.label: Final = label


class Placings:
    """What may be said of one piece: a placing for each space of the market."""

    def __init__(self, placings: list[Action]) -> None:
        self.at: Final = placings
        """By space."""
        self.in_row: Final = [tuple([placings[space] for space in spaces]) for spaces in IN_ROW]
        """By set of spaces of one row, as IN_ROW."""

    def on(self, spaces: i64, answers: list[Action]) -> None:
        """Add those on a set of spaces to `answers`, in order."""
        in_row = self.in_row
        row: i64 = 0
        while spaces:
            if spaces & ROW:
                answers += in_row[row + (spaces & ROW)]
            spaces >>= COLUMNS
            row += SETS_OF_ROW

    def nth(self, spaces: i64, n: i64) -> Action:
        """The one at place `n` of those on a set of spaces."""
        return self.at[nth_of(spaces, n)]


DRAW: Final[Action] = DrawSquare("draw")
STALL: Final = [Placings([PlaceStall(w, c) for c in range(SPACES)]) for w in range(MOST_WARES + 1)]
DRAWN: Final = Placings([PlaceDrawn("place", c) for c in range(SPACES)])
SECRET: Final = Placings([PlaceSecret("secret", c) for c in range(SPACES)])
OPEN: Final = {
    label: Placings([PlaceOpen(label, c) for c in range(SPACES)]) for label in dict.fromkeys(LABELS)
}

VOCABULARY: Final = Vocabulary(
    [[DRAW], *[placings.at for placings in (*STALL[1:], DRAWN, SECRET, *OPEN.values())]]
)
parse: Final = VOCABULARY.parse
