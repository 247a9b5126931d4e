"""K14.18, K14.19: an accepted offer is carried out at an open point."""

from __future__ import annotations

from mypy_extensions import i64

from comptoir.games.karanor.cards.abilities import trigger
from comptoir.games.karanor.cards.effects import ON_TRADE
from comptoir.games.karanor.events import tell
from comptoir.games.karanor.state import NOBODYS, Karanor, Offer
from comptoir.games.karanor.trade.offers import exchange, find, owns
from comptoir.games.karanor.trade.wording import written


def carry_out(s: Karanor) -> None:
    """The first acceptance that waits; both sides are checked now, and a void offer is gone.

    An offer to anyone is not void because one who has accepted cannot pay: it is still there for the others."""
    number, seat = s.accepted.pop(0)
    offer = find(s, number)
    if offer is None or not offer.open:
        return
    given, paid = owns(s, offer.author, offer.gives), owns(s, seat, offer.wants)
    if given and not paid and offer.to == NOBODYS:
        if s.heard is not None:
            tell(s, "acceptance-void", seat, {"offer": offer.number, "other": offer.author})
        return
    s.offers.remove(offer)
    if given and paid:
        trade(s, offer, seat)
    elif s.heard is not None:
        tell(s, "offer-void", offer.author, {"offer": offer.number, "other": seat})


def trade(s: Karanor, offer: Offer, seat: i64) -> None:
    author = offer.author
    exchange(s, author, seat, offer.gives)
    exchange(s, seat, author, offer.wants)
    s.add_up_modifiers(author)
    s.add_up_modifiers(seat)
    if s.heard is not None:
        fields: dict[str, object] = {
            "offer": offer.number,
            "other": seat,
            "give": written(offer.gives),
            "want": written(offer.wants),
        }
        tell(s, "traded", author, fields)
    trigger(s, author, ON_TRADE)
    trigger(s, seat, ON_TRADE)
