"""What a seat may imagine: the same market, other secrets."""

from __future__ import annotations

from mypy_extensions import i64

from comptoir.games.heller.box import EMPTY
from comptoir.games.heller.play import PlaceSquare
from comptoir.games.heller.state import Market
from comptoir.table.rng import Rng


def redeal(s: Market, seat: i64, rng: Rng) -> Market:
    """A market that `seat` cannot tell from `s`: the pile and the others' hidden squares are shuffled."""
    t = s.clone()
    if not t.variants.no_luck:
        pool = t.pile[:]
        others = [m for i, m in enumerate(t.merchants) if i != seat and m.secret != EMPTY]
        hides_drawn = t.drawn != EMPTY and not draws(t, seat)
        pool.extend([int(merchant.secret) for merchant in others])
        if hides_drawn:
            pool.append(t.drawn)
        pool = rng.reshuffled(pool)
        for merchant in others:
            merchant.secret = pool.pop()
        if hides_drawn:
            t.drawn = pool.pop()
        t.pile = pool
    t.rng = rng.split()
    return t


def draws(s: Market, seat: i64) -> bool:
    """Is `seat` the one who has drawn a square and must place it?"""
    step = s.agenda[-1] if s.agenda else None
    return isinstance(step, PlaceSquare) and step.seat == seat
