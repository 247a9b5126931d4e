"""How a guildmaster trades: it asks for as much as the other will probably still give.

What an offer brings the other depends on a hand that nobody else sees. So it is looked at on several imagined tables:
on so many of them as the other would gain enough, it would be accepted. What the other gains counts against it, the
more the fewer rivals there are. One's own gain is judged by one's own taste, the other's by everybody's.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.games.karanor.box import GOODS
from comptoir.games.karanor.judgement.haggling import (
    ACCEPT,
    ASK,
    COIN,
    Manner,
    Thing,
    bundle,
    caution,
    changes,
    gain,
    purpose,
    raised,
)
from comptoir.games.karanor.judgement.taste import Taste
from comptoir.games.karanor.redeal import redeal
from comptoir.games.karanor.state import Bundle, Karanor, Offer
from comptoir.games.karanor.trade.offers import owns
from comptoir.games.karanor.trade.wording import Propose, reply
from comptoir.table.agenda import Action

TABLES: Final = 8
"""Imagined to see what the other makes of an offer."""
LEAST: Final = 1.0
"""An offer or counter-offer is made if it brings as much."""
HARM: Final = 1.0
"""What a gold that others gain counts against a trade, shared out among all rivals."""
HIGHEST: Final = 8
"""A counter-offer asks for so much more gold at most."""
FINALISTS: Final = 6
"""Offers that are looked at more closely."""
WARES: Final[list[Thing]] = [(COIN, n) for n in range(1, 13)] + [
    (r, n) for r in range(GOODS) for n in (1, 2, 3)
]
"""What one side of an offer may be."""


class Hard(Manner):
    """It would rather be refused now and then than give away what the other would have paid."""

    def __init__(self, taste: Taste) -> None:
        self.taste: Final = taste

    def wanted(self, s: Karanor, seat: i64, gives: Bundle, gets: Bundle) -> float:
        return gain(s, seat, gives, gets, self.taste)

    def reply(self, s: Karanor, seat: i64, offer: Offer) -> Action:
        """Accept, or ask for more if that promises more. Whoever made the offer gains by it: this rules hands out."""
        author = offer.author
        tables, theirs = [], 0.0
        for t in imagined(s, seat):
            gains = gain(t, author, offer.gives, offer.wants)
            if gains >= ACCEPT:
                tables.append(t)
                theirs += gains
        harm = HARM / float(int(s.players) - 1)
        brings = self.wanted(s, seat, offer.wants, offer.gives) - caution(s, author)
        brings -= harm * (theirs / len(tables) if tables else ASK)
        if offer.to == seat and not offer.answers and tables:
            more = self.counter(s, seat, offer, tables, max(brings, LEAST))
            if more is not None:
                return more
        return reply("accept" if brings >= ACCEPT else "decline", offer.number)

    def counter(
        self, s: Karanor, seat: i64, offer: Offer, tables: list[Karanor], least: float
    ) -> Action | None:
        """The same for more gold, if that promises more than `least`."""
        author = offer.author
        best, most = None, least
        for more in range(1, HIGHEST + 1):
            gives, gets = raised(offer, more)
            if not owns(s, author, gets) or (gives.empty() and gets.empty()):
                break
            value = self.promise(s, seat, author, gives, gets, tables)
            if value > most:
                best = Propose(author, gives, gets, offer.number, purpose(s, seat, gives, gets))
                most = value
        return best

    def offer(self, s: Karanor, seat: i64, others: list[int]) -> Action | None:
        """The offer that promises most, if one promises enough."""
        t = s.clone()
        wants = changes(t, seat, 1, WARES, self.taste)
        gives = changes(t, seat, -1, WARES, self.taste)
        if max(wants) + max(gives) < LEAST:
            return None
        tables = imagined(s, seat)
        found: list[tuple[float, int, int, int]] = []
        for other in others:
            found += likely(s, seat, other, wants, gives, tables)
        best, most = None, LEAST / 2.0
        for _, other, want, give in sorted(found, reverse=True)[:FINALISTS]:
            one, two = bundle(WARES[give]), bundle(WARES[want])
            value = self.promise(s, seat, other, one, two, tables)
            if value > most:
                best, most = Propose(other, one, two, 0, purpose(s, seat, one, two)), value
        return best

    def promise(
        self, s: Karanor, seat: i64, other: i64, gives: Bundle, gets: Bundle, tables: list[Karanor]
    ) -> float:
        """What an offer brings more than it helps the other, on those of the tables on which it would be accepted."""
        mine = self.wanted(s, seat, gives, gets) - caution(s, other)
        if mine < LEAST:
            return 0.0
        needed = ACCEPT + caution(s, seat)
        harm = HARM / float(int(s.players) - 1)
        total = 0.0
        for t in tables:
            theirs = gain(t, other, gets, gives)
            if theirs >= needed:
                total += mine - harm * theirs
        return total / float(len(tables))


def imagined(s: Karanor, seat: i64) -> list[Karanor]:
    """As this one may be, each with other hands of the others."""
    luck = s.rng.clone()
    return [redeal(s, seat, luck) for _ in range(TABLES)]


def likely(
    s: Karanor, seat: i64, other: i64, wants: list[float], gives: list[float], tables: list[Karanor]
) -> list[tuple[float, int, int, int]]:
    """What offers to this one seem to promise, each side judged by itself: to whom, what for what."""
    takes = [changes(t, other, 1, WARES) for t in tables]
    leaves = [changes(t, other, -1, WARES) for t in tables]
    care, needed = caution(s, other), ACCEPT + caution(s, seat)
    harm = HARM / float(int(s.players) - 1)
    found: list[tuple[float, int, int, int]] = []
    for w in range(len(WARES)):
        for g in range(len(WARES)):
            mine = wants[w] + gives[g] - care
            if mine < LEAST or WARES[w][0] == WARES[g][0]:
                continue
            total = 0.0
            for k in range(len(takes)):
                theirs = leaves[k][w] + takes[k][g]
                if theirs >= needed:
                    total += mine - harm * theirs
            if total > 0.0:
                found.append((total / len(takes), int(other), w, g))
    return found
