"""H4.2 to H4.10: what buyers bring, who gets a tile, and why. The one place where they are counted."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.games.hermagor.box import BOOTHS, BUZZ, CORNERS, EDGES, LINE_NAMES, LINES_OF, PLACES, Booth
from comptoir.games.hermagor.state import FREE, Land
from comptoir.games.hermagor.wire import Why

NOBODY_WINS: Final[i64] = -1


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


def buzz_lines(s: Land, seat: i64) -> list[int]:
    """H4.2, H4.3: what each line brings a player; a buyer on a junction counts on both of its lines."""
    counts = [0] * len(LINE_NAMES)
    buyers = s.buyers
    for place in range(BOOTHS, PLACES):
        if buyers[place] == seat:
            for line in LINES_OF[place]:
                counts[line] += 1
    return [BUZZ[count] for count in counts]
