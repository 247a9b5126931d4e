"""H2: the game before the first round."""

from __future__ import annotations


from comptoir.games.hermagor.box import ACTION_TILES, REMOVED, TILES
from comptoir.games.hermagor.rounds import OPEN_ROUND
from comptoir.games.hermagor.state import Land, Merchant, Variants
from comptoir.table.agenda import settle, then
from comptoir.table.rng import Rng




def set_up(seats: int, rng: Rng, variants: Variants) -> Land:
    """H2.1 to H2.8: prices at 5, the tiles in the bag, 20 cash each, a start player at random."""
    s = Land(rng, seats, variants)
    s.bag = [tile for tile in range(1, TILES + 1) if tile not in REMOVED[seats]]
    s.stack = ACTION_TILES[seats][:]
    s.colours = [Merchant() for _ in range(seats)]
    if s.two:
        third = Merchant()
        third.cash = 0
        s.colours.append(third)
    s.starter = s.rng.below(seats)
    then(s, OPEN_ROUND)
    settle(s)
    return s
