"""K14.3, K14.18, K14.19: an accepted offer is carried out at an open point; only that binds (K14.21)."""

from __future__ import annotations

from mypy_extensions import i64

from comptoir.games.karanor import events
from comptoir.games.karanor.box import GOODS, INSIGNIA
from comptoir.games.karanor.cards.abilities import trigger
from comptoir.games.karanor.cards.modifiers import ON_TRADE
from comptoir.games.karanor.state import NOBODYS, Bundle, Karanor, Offer
from comptoir.games.karanor.trade.offers import find, owns


def carry_out(s: Karanor) -> None:
    """The first acceptance that waits; both sides are checked now, and a void offer is gone.

    An offer to anyone is not void because one who has accepted cannot pay: it is still there for the others."""
    number, seat = s.accepted.pop(0)
    offer = find(s, number)
    if offer is None or not offer.open:
        return
    given, paid = owns(s, offer.author, offer.gives), owns(s, seat, offer.wants)
    if given and paid:
        trade(s, offer, seat)
    elif given and offer.to == NOBODYS:
        events.ACCEPTANCE_VOID.tell(s, seat, offer.number, offer.author)
    else:
        s.offers.remove(offer)
        events.OFFER_VOID.tell(s, offer.author, offer.number, seat)


def trade(s: Karanor, offer: Offer, seat: i64) -> None:
    """K14.19: both sides change hands at once."""
    author = offer.author
    hand_over(s, author, seat, offer.gives)
    hand_over(s, seat, author, offer.wants)
    s.add_up_modifiers(author)
    s.add_up_modifiers(seat)
    events.TRADED.tell(s, author, offer.number, seat)
    s.offers.remove(offer)
    trigger(s, author, ON_TRADE)
    trigger(s, seat, ON_TRADE)


def hand_over(s: Karanor, giver: i64, taker: i64, bundle: Bundle) -> None:
    """One side of a trade changes hands."""
    a, b = s.merchants[giver], s.merchants[taker]
    a.gold -= bundle.gold
    b.gold += bundle.gold
    for r in range(GOODS):
        a.goods[r] -= bundle.goods[r]
        b.goods[r] += bundle.goods[r]
    for k in range(len(INSIGNIA)):
        a.insignia[k] -= bundle.insignia[k]
        b.insignia[k] += bundle.insignia[k]
    for tile in bundle.artefacts:
        a.artefacts.remove(tile)
        b.artefacts.append(tile)
    for associate in bundle.associates:
        s.associates[associate] = int(taker)
