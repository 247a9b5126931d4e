"""H4.2 to H4.10: what buyers bring, who gets a tile, and why. The one place where they are counted."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.games.hermagor.box import (
    ALL_PLACES,
    BOOTHS,
    BOOTHS_AT,
    BUZZ,
    CORNERS,
    EDGES,
    LINE_NAMES,
    LINES_OF,
    PLACES,
    Booth,
    Place,
)
from comptoir.games.hermagor.state import FREE, Land
from comptoir.games.hermagor.wire import Why

NOBODY_WINS: Final[i64] = -1
AT_CORNER: Final[i64] = 0
AT_EDGE: Final[i64] = 1
ON_TOP: Final[i64] = 2
KINDS_OF_STAND: Final[i64] = 3


def _stand(place: Place, booth: Booth) -> int:
    """How a place lies to a booth, and to which: one number for both."""
    kind = ON_TOP if place == booth else AT_EDGE if place in EDGES[booth] else AT_CORNER
    return int(booth * KINDS_OF_STAND + kind)


STANDS: Final[list[list[int]]] = [
    [_stand(place, booth) for booth in BOOTHS_AT[place]] for place in ALL_PLACES
]
"""By place: the booths that a buyer there counts at, and how."""


class Contest:
    """One tile as it stands: strength and edges by colour, the winner and the reason."""

    def __init__(self, buyers: list[int], booth: Booth, colours: i64) -> None:
        strength: list[int] = [0] * colours
        edges: list[int] = [0] * colours
        self.strength: list[int] = strength
        self.edges: list[int] = edges
        self.winner: i64 = NOBODY_WINS
        self.why: Why = "nobody"
        for place in EDGES[booth]:
            colour: i64 = buyers[place]
            if colour != FREE:
                edges[colour] += 1
                strength[colour] += 1
        for place in CORNERS[booth]:
            colour = buyers[place]
            if colour != FREE:
                strength[colour] += 1
        on_tile: i64 = buyers[booth]
        self.on_tile: i64 = on_tile
        if on_tile != FREE:
            strength[on_tile] += 1
        self.settle()

    def settle(self) -> None:
        """Majority, else on the tile, else the edges, else nobody."""
        strength = self.strength
        most: i64 = max(strength)
        if most == 0:
            return
        tied = [colour for colour in range(len(strength)) if strength[colour] == most]
        if len(tied) == 1:
            self.winner, self.why = tied[0], "majority"
            return
        if self.on_tile in tied:
            self.winner, self.why = self.on_tile, "tile"
            return
        edges = self.edges
        most_edges = max([edges[colour] for colour in tied])
        left = [colour for colour in tied if edges[colour] == most_edges]
        if len(left) == 1:
            self.winner, self.why = left[0], "edges"
        else:
            self.why = "tie"

    def winner_told(self) -> int | None:
        """The colour that gets the tile; none if it stays."""
        return None if self.winner == NOBODY_WINS else int(self.winner)


class Crowd:
    """All tiles at once, for those who try many places: strength and edges by booth, and there by colour."""

    def __init__(self, s: Land) -> None:
        self.colours: i64 = len(s.colours)
        self.strength: list[int] = [0] * (BOOTHS * self.colours)
        self.edges: list[int] = [0] * (BOOTHS * self.colours)
        self.on_tile: list[int] = s.buyers[:BOOTHS]
        buyers = s.buyers
        place: i64 = 0
        while place < PLACES:
            colour: i64 = buyers[place]
            if colour != FREE:
                for stand in STANDS[place]:
                    self.count(stand, colour, 1)
            place += 1

    def count(self, stand: i64, colour: i64, more: i64) -> None:
        """One buyer more at a tile, or one fewer."""
        kind = stand % KINDS_OF_STAND
        at = stand // KINDS_OF_STAND * self.colours + colour
        self.strength[at] += int(more)
        if kind == AT_EDGE:
            self.edges[at] += int(more)

    def tried(self, stand: i64, colour: i64) -> None:
        """Let a buyer of a colour stand there, where nobody does."""
        self.count(stand, colour, 1)
        if stand % KINDS_OF_STAND == ON_TOP:
            self.on_tile[stand // KINDS_OF_STAND] = int(colour)

    def undone(self, stand: i64, colour: i64) -> None:
        """Take back what was tried."""
        self.count(stand, colour, -1)
        if stand % KINDS_OF_STAND == ON_TOP:
            self.on_tile[stand // KINDS_OF_STAND] = int(FREE)

    def winner(self, booth: i64) -> i64:
        """H4.6 to H4.10, as a contest finds it."""
        strength, edges = self.strength, self.edges
        first = booth * self.colours
        on_tile: i64 = self.on_tile[booth]
        best: i64 = NOBODY_WINS
        most: i64 = 0
        most_edges: i64 = 0
        tied = False
        colour: i64 = 0
        while colour < self.colours:
            here: i64 = strength[first + colour]
            if here > most or (here == most and here > 0 and edges[first + colour] > most_edges):
                tied = False
                best, most, most_edges = colour, here, edges[first + colour]
            elif here == most and here > 0 and edges[first + colour] == most_edges:
                tied = True
            colour += 1
        if on_tile != FREE and strength[first + on_tile] == most:
            return on_tile
        return NOBODY_WINS if tied else best


def buzz_lines(s: Land, seat: i64) -> list[int]:
    """H4.2, H4.3: what each line brings a player; a buyer on a junction counts on both of its lines."""
    counts = [0] * len(LINE_NAMES)
    buyers = s.buyers
    for place in range(BOOTHS, PLACES):
        if buyers[place] == seat:
            for line in LINES_OF[place]:
                counts[line] += 1
    return [BUZZ[count] for count in counts]
