"""What a seat may imagine: the same city, other votes, other piles, other maxima."""

from __future__ import annotations

from mypy_extensions import i64

from comptoir.games.jantaris.box import NONE, VOTES
from comptoir.games.jantaris.state import City
from comptoir.table.agenda import asked
from comptoir.table.rng import N, Rng


def redeal(s: City, seat: i64, rng: Rng) -> City:
    """A city that `seat` cannot tell from `s`: what it has not seen is shuffled or chosen anew."""
    t = s.clone()
    t.pile = reshuffled(t.pile, t.known, rng)
    t.fairs = reshuffled(t.fairs, t.fairs_known, rng)
    t.controls = reshuffled(t.controls, 0, rng)
    if not t.revealed:
        for other in range(t.players):
            if other != seat and t.votes[other] != NONE:
                t.votes[other] = rng.below(len(VOTES))
    redeal_maxima(t, seat, rng)
    t.rng = rng.split()
    return t


def reshuffled(pile: list[N], known: i64, rng: Rng) -> list[N]:
    """A pile whose bottom everybody has seen; the rest in another order."""
    return pile[:known] + rng.reshuffled(pile[known:])


def redeal_maxima(t: City, seat: i64, rng: Rng) -> None:
    """J4.3n: any other bidder may have named a maximum, unless they are being asked."""
    auction = t.auction
    if auction is None:
        return
    busy = asked(t)
    for other in range(t.players):
        if other != seat:
            auction.maxima[other] = 0
            if other not in busy and t.can_raise(other):
                auction.maxima[other] = imagined(auction.bid, t.total(other), rng)


def imagined(bid: i64, most: i64, rng: Rng) -> i64:
    """No maximum, or any above the highest bid."""
    extra = rng.below(most - bid + 1)
    return bid + extra if extra else 0
