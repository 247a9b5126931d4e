"""K14.5, K14.15 to K14.18: offers are made and answered, beside whatever is asked."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.games.karanor import events
from comptoir.games.karanor.box import INSIGNIA, OFFERS_EACH
from comptoir.games.karanor.cards.modifiers import TRADING
from comptoir.games.karanor.refusals import (
    ACCEPTED,
    CLOSED,
    DECLINED,
    ENDING,
    GONE,
    NO_TRADING,
    NOT_COUNTERED,
    NOT_OWNED,
    NOT_TO_YOU,
    NOT_YOUR_OFFER,
    TAKEN,
    TO_NOBODY,
    TOO_MANY,
)
from comptoir.games.karanor.state import NOBODYS, Bundle, Karanor, Offer
from comptoir.games.karanor.trade.wording import REPLIES, Propose, Reply, Trading, reply
from comptoir.table.agenda import Action, Aside
from comptoir.table.errors import Refused


class Offers(Aside[Karanor]):
    """K14.5, K14.15 to K14.18: said beside any question, until the end is triggered."""

    def may(self, s: Karanor) -> tuple[int, ...]:
        return s.speakers()

    def hears(self, action: Action) -> bool:
        return isinstance(action, Trading)

    def options(self, s: Karanor, seat: i64) -> list[Action]:
        """Replies; what might be offered has no end."""
        return replies(s, seat) if s.offers else []

    def why_not(self, s: Karanor, seat: i64, action: Action) -> Refused | None:
        assert isinstance(action, Trading)
        if s.ending:
            return ENDING.of(0)
        if isinstance(action, Reply):
            offer = find(s, action.number)
            return GONE.of(action.number) if offer is None else why_not_word(s, seat, offer, action.word)
        assert isinstance(action, Propose)
        return why_not_proposed(s, seat, action) or why_not_countered(s, seat, action)

    def say(self, s: Karanor, seat: i64, action: Action) -> None:
        """An acceptance waits for the next open point."""
        if isinstance(action, Propose):
            propose(s, seat, action)
        else:
            assert isinstance(action, Reply)
            answer(s, seat, action)


def find(s: Karanor, number: i64) -> Offer | None:
    for offer in s.offers:
        if offer.number == number:
            return offer
    return None


def replies(s: Karanor, seat: i64) -> list[Action]:
    """What a seat may say to the offers as they stand; refused and countered ones first, to be done with them."""
    if s.ending:
        return []
    answers: list[Action] = []
    for offer in s.offers:
        words = [word for word in REPLIES if why_not_word(s, seat, offer, word) is None]
        answers += [reply(word, offer.number) for word in words]
    return answers


def why_not_word(s: Karanor, seat: i64, offer: Offer, word: str) -> Refused | None:
    """Why a seat may not say this word to an offer."""
    if word == "reopen":
        if offer.author != seat or not offer.countered:
            return NOT_COUNTERED.of(offer.number)
        return TOO_MANY.of(offer.number) if has_enough_offers(s, seat) else None
    if not offer.open:
        return CLOSED.of(offer.number)
    if word == "withdraw":
        if offer.author != seat:
            return NOT_YOUR_OFFER.of(offer.number)
        return TAKEN.of(offer.number) if is_taken(s, offer) else None
    return why_not_reply(s, seat, offer, word)


def why_not_reply(s: Karanor, seat: i64, offer: Offer, word: str) -> Refused | None:
    """K14.16 to K14.18: why a seat may not accept or decline an open offer."""
    if offer.author == seat or offer.to not in (NOBODYS, seat):
        return NOT_TO_YOU.of(offer.number)
    if (int(offer.number), int(seat)) in s.accepted:
        return ACCEPTED.of(offer.number)
    if word == "decline":
        return DECLINED.of(offer.number) if offer.refused >> seat & 1 else None
    if not owns(s, seat, offer.wants):
        return NOT_OWNED.of(offer.number)
    return NO_TRADING.of(offer.number) if s.merchants[seat].is_forbidden(TRADING) else None


def why_not_proposed(s: Karanor, seat: i64, action: Propose) -> Refused | None:
    """K14.15, K14.17: what is given is owned, somebody else is meant, and not too many offers are open."""
    if s.merchants[seat].is_forbidden(TRADING):
        return NO_TRADING.of(0)
    if not owns(s, seat, action.gives):
        return NOT_OWNED.of(0)
    if not action.answers and (action.to == seat or action.to >= s.players):
        return TO_NOBODY.of(0)
    return TOO_MANY.of(0) if has_enough_offers(s, seat) else None


def has_enough_offers(s: Karanor, seat: i64) -> bool:
    """K14.17: at most 5 offers of an author are open."""
    return len([offer for offer in s.offers if offer.open and offer.author == seat]) >= OFFERS_EACH


def is_taken(s: Karanor, offer: Offer) -> bool:
    """K14.17: somebody has accepted, and the exchange waits for the next open point; until then the offer stands."""
    return any(number == offer.number for number, _ in s.accepted)


def why_not_countered(s: Karanor, seat: i64, action: Propose) -> Refused | None:
    """K14.16, K14.17: only an open offer that was made to oneself, and that nobody has accepted, is countered."""
    if not action.answers:
        return None
    countered = find(s, action.answers)
    if countered is None:
        return GONE.of(action.answers)
    if not countered.open:
        return CLOSED.of(action.answers)
    if countered.author == seat or countered.to not in (NOBODYS, seat):
        return NOT_TO_YOU.of(action.answers)
    return TAKEN.of(action.answers) if is_taken(s, countered) else None


def owns(s: Karanor, seat: i64, bundle: Bundle) -> bool:
    merchant = s.merchants[seat]
    if not merchant.can_pay(bundle.gold, bundle.goods):
        return False
    return (
        all(merchant.insignia[k] >= bundle.insignia[k] for k in range(len(INSIGNIA)))
        and all(tile in merchant.artefacts for tile in bundle.artefacts)
        and all(s.associates[a] == seat for a in bundle.associates)
    )


def answer(s: Karanor, seat: i64, action: Reply) -> None:
    """K14.16 to K14.18: an offer is accepted, declined, withdrawn or reopened."""
    offer = find(s, action.number)
    assert offer is not None
    if action.word == "accept":
        s.accepted.append((int(offer.number), int(seat)))
    elif action.word == "decline":
        offer.refused |= 1 << seat
        offer.open = offer.to == NOBODYS
    elif action.word == "withdraw":
        offer.open = False
        s.offers.remove(offer)
    else:
        offer.open = True
        offer.countered = False
    events.REPLIED[REPLIES.index(action.word)].tell(s, seat, offer.number, offer.author)


def propose(s: Karanor, seat: i64, action: Propose) -> None:
    to = action.to
    if action.answers:
        countered = find(s, action.answers)
        assert countered is not None
        countered.open = False
        countered.countered = True
        to = countered.author
    s.offered += 1
    s.offers.append(Offer(s.offered, seat, to, action.gives, action.wants, action.answers, action.purpose))
    (events.COUNTER_MADE if action.answers else events.OFFER_MADE).tell(s, seat, s.offered)


OFFERS: Final = Offers()
