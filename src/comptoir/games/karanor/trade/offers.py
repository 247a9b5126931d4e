"""A question, beside which anybody may speak about offers (K14.18) and windows (R62); what is said about offers."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from comptoir.games.karanor.box import GOODS, INSIGNIA, MOST, OFFERS
from comptoir.games.karanor.cards.effects import NO_TRADE
from comptoir.games.karanor.events import tell
from comptoir.games.karanor.refusals import why_no_trade, why_not_now
from comptoir.games.karanor.state import NOBODYS, Bundle, Karanor, Offer
from comptoir.games.karanor.trade.wording import REPLIES, Propose, Reply, Trading, reply, written
from comptoir.games.karanor.windows.wishes import Wish, declare_wish, why_not_wished
from comptoir.table.agenda import NOBODY, Action, Step, then
from comptoir.table.errors import Refused

ALL_SEATS: Final[list[tuple[int, ...]]] = [tuple(range(n)) for n in range(MOST + 1)]


class Asking(Step[Karanor]):
    """A question of Karanor: its own answers; beside it trading, until the end is triggered, and wishes (R62)."""

    name: ClassVar[str] = ""
    clause: ClassVar[str] = "K14.7"

    def may(self, s: Karanor) -> tuple[int, ...]:
        return ALL_SEATS[s.players] if s.turn else NOBODY

    def options(self, s: Karanor, seat: i64) -> list[Action]:
        answers = self.answers(s, seat) if seat in self.seats(s) else []
        if s.offers:
            answers = answers + replies(s, seat)
        return answers

    def answers(self, s: Karanor, seat: i64) -> list[Action]:
        """What the question itself allows."""
        return []

    def why_not(self, s: Karanor, seat: i64, action: Action) -> Refused | None:
        if isinstance(action, Trading):
            return why_not_said(s, seat, action)
        if isinstance(action, Wish):
            return why_not_wished(s, seat, action)
        if action in self.options(s, seat):
            return None
        return why_not_now(s, seat, action, self.name, self.clause)

    def take(self, s: Karanor, seat: i64, action: Action) -> None:
        if isinstance(action, Trading):
            then(s, self)
            say(s, seat, action)
        elif isinstance(action, Wish):
            then(s, self)
            declare_wish(s, seat, action)
        else:
            self.answer(s, seat, action)

    def answer(self, s: Karanor, seat: i64, action: Action) -> None:
        """Do it; the step has left the agenda."""
        raise AssertionError(f"{type(self).__name__} takes no answer")


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
            return why_no_trade("not-countered", offer.number)
        return why_no_trade("too-many", offer.number) if has_enough_offers(s, seat) else None
    if not offer.open:
        return why_no_trade("closed", offer.number)
    if word == "withdraw":
        if offer.author != seat:
            return why_no_trade("not-your-offer", offer.number)
        return why_no_trade("taken", offer.number) if is_taken(s, offer) else None
    return why_not_reply(s, seat, offer, word)


def why_not_reply(s: Karanor, seat: i64, offer: Offer, word: str) -> Refused | None:
    """K14.16 to K14.18: why a seat may not accept or decline an open offer."""
    if offer.author == seat or offer.to not in (NOBODYS, seat):
        return why_no_trade("not-to-you", offer.number)
    if (int(offer.number), int(seat)) in s.accepted:
        return why_no_trade("accepted", offer.number)
    if word == "decline":
        return why_no_trade("declined", offer.number) if offer.refused >> seat & 1 else None
    if not owns(s, seat, offer.wants):
        return why_no_trade("not-owned", offer.number)
    return why_no_trade("forbidden", offer.number) if s.merchants[seat].may(NO_TRADE) else None


def why_not_said(s: Karanor, seat: i64, action: Trading) -> Refused | None:
    """K14.15 to K14.17: why something cannot be said about offers, if so."""
    if s.ending:
        return why_no_trade("ending", 0)
    if isinstance(action, Reply):
        offer = find(s, action.number)
        return (
            why_no_trade("gone", action.number)
            if offer is None
            else why_not_word(s, seat, offer, action.word)
        )
    assert isinstance(action, Propose)
    return why_not_proposed(s, seat, action) or why_not_countered(s, seat, action)


def why_not_proposed(s: Karanor, seat: i64, action: Propose) -> Refused | None:
    """K14.15, K14.17: what is given is owned, somebody else is meant, and not too many offers are open."""
    if s.merchants[seat].may(NO_TRADE):
        return why_no_trade("forbidden", 0)
    if not owns(s, seat, action.gives):
        return why_no_trade("not-owned", 0)
    if not action.answers and (action.to == seat or action.to >= s.players):
        return why_no_trade("nobody", 0)
    return why_no_trade("too-many", 0) if has_enough_offers(s, seat) else None


def has_enough_offers(s: Karanor, seat: i64) -> bool:
    """K14.17: at most 5 offers of an author are open."""
    return len([offer for offer in s.offers if offer.open and offer.author == seat]) >= OFFERS


def is_taken(s: Karanor, offer: Offer) -> bool:
    """K14.17: somebody has accepted, and the exchange waits for the next open point; until then the offer stands."""
    return any(number == offer.number for number, _ in s.accepted)


def why_not_countered(s: Karanor, seat: i64, action: Propose) -> Refused | None:
    """K14.16, K14.17: only an open offer that was made to oneself, and that nobody has accepted, is countered."""
    if not action.answers:
        return None
    countered = find(s, action.answers)
    if countered is None:
        return why_no_trade("gone", action.answers)
    if not countered.open:
        return why_no_trade("closed", action.answers)
    if countered.author == seat or countered.to not in (NOBODYS, seat):
        return why_no_trade("not-to-you", action.answers)
    return why_no_trade("taken", action.answers) if is_taken(s, countered) else None


def owns(s: Karanor, seat: i64, bundle: Bundle) -> bool:
    merchant = s.merchants[seat]
    if not merchant.can_pay(bundle.gold, bundle.goods):
        return False
    return (
        all(merchant.insignia[k] >= bundle.insignia[k] for k in range(len(INSIGNIA)))
        and all(tile in merchant.artefacts for tile in bundle.artefacts)
        and all(s.associates[a] == seat for a in bundle.associates)
    )


def say(s: Karanor, seat: i64, action: Trading) -> None:
    """K14.15 to K14.18: make an offer or answer one; an acceptance waits for the next open point."""
    if isinstance(action, Propose):
        propose(s, seat, action)
        return
    assert isinstance(action, Reply)
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
    if s.heard is not None:
        tell(s, f"offer-{action.word}", seat, {"offer": offer.number, "other": offer.author})


def propose(s: Karanor, seat: i64, action: Propose) -> None:
    to = action.to
    if action.answers:
        countered = find(s, action.answers)
        assert countered is not None
        countered.open = False
        countered.countered = True
        to = countered.author
    s.offered += 1
    s.offers.append(Offer(s.offered, seat, to, action.gives, action.wants, action.answers))
    if s.heard is not None:
        fields: dict[str, object] = {
            "offer": s.offered,
            "give": written(action.gives),
            "want": written(action.wants),
        }
        if to >= 0:
            fields["other"] = to
        if action.answers:
            fields["answers"] = action.answers
        tell(s, "counter-made" if action.answers else "offer-made", seat, fields)


def exchange(s: Karanor, giver: i64, taker: i64, bundle: Bundle) -> None:
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
