"""What a seat may imagine: the same land, other luck.

Nothing at this table lies hidden but what is still to come: the bag is known by elimination (H1.16), the action tiles
face down are known up to their order, and both are drawn when they are needed. Other players' cash is kept from the
view (H2.9), yet every payment is public and all began with the same: who has listened knows it. So a seat may imagine
no other sums than the true ones; only the luck to come is its own.
"""

from __future__ import annotations

from mypy_extensions import i64

from comptoir.games.hermagor.state import Land
from comptoir.table.rng import Rng


def redeal(s: Land, seat: i64, rng: Rng) -> Land:
    """A land that `seat` cannot tell from `s`, with luck of its own."""
    assert seat < s.seats
    t = s.clone()
    t.bag = rng.reshuffled(t.bag)
    t.stack = rng.reshuffled(t.stack)
    t.rng = rng.split()
    return t
