"""How a bot trades (K14.15 to K14.19): one offer at a time, only such as help both sides; it never haggles in circles.

What a trade brings a side is the difference it makes to its outlook. One's own is exact; the other's is a guess, with
the cards of a re-deal. An offer once declined is not repeated, a counter-offer is not countered.

When to speak is the same for all; which offers are made, and how those of others are answered, is a manner of trading.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from comptoir.games.karanor.box import ACTIONS, END, GOODS, INSIGNIA
from comptoir.games.karanor.cards.modifiers import TRADING
from comptoir.games.karanor.judgement.outlook import Outlook
from comptoir.games.karanor.judgement.taste import PLAIN, Taste
from comptoir.games.karanor.state import NOBODYS, Bundle, Karanor, Offer
from comptoir.games.karanor.trade.offers import is_taken, owns
from comptoir.games.karanor.trade.wording import Propose, reply
from comptoir.table.agenda import Action
from comptoir.table.data import Data

ACCEPT: Final = 0.5
"""An offer is accepted if it brings as much."""
ASK: Final = 1.2
"""An offer is made if it brings as much, and the other, as far as one can guess,"""
LEAVE: Final = 1.2
"""as much as this."""
WARY: Final = 2.5
"""With somebody about to win, a trade must bring so much more."""
CLOSE: Final = 2
"""Who lacks no more points to the end is about to win."""
PATIENCE: Final = 2
"""Offers of one's own that are declined in a turn before one gives up."""
CHATTER: Final = 6
"""Offers in a turn, from everybody, after which bots make no more."""
RAISE: Final = 3
"""A counter-offer asks for so much more gold at most."""
NOTHING: Final = -1e9

Thing = tuple[int, int]
COIN: Final = -1
THINGS: Final[list[Thing]] = [(COIN, n) for n in range(1, 7)] + [(r, n) for r in range(GOODS) for n in (1, 2)]
"""What one side of an offer made by a bot may be: some gold, or one or two of a resource."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Manner(Data):
    """How one trades. This one shares: it looks for the offer after which the one who gains less gains most."""

    def wanted(self, s: Karanor, seat: i64, gives: Bundle, gets: Bundle) -> float:
        """What a trade brings a seat that trades in this manner."""
        return gain(s, seat, gives, gets)

    def reply(self, s: Karanor, seat: i64, offer: Offer) -> Action:
        """What to say to an offer that could be accepted: accept what pays; ask a little more, once; else decline."""
        brings = gain(s, seat, offer.wants, offer.gives) - caution(s, offer.author)
        if brings >= ACCEPT:
            return reply("accept", offer.number)
        if offer.to == seat and not offer.answers:
            more = counter(s, seat, offer)
            if more is not None:
                return more
        return reply("decline", offer.number)

    def offer(self, s: Karanor, seat: i64, others: list[int]) -> Action | None:
        """The best offer to any of the others, if one is worth making."""
        t = s.clone()
        wants, gives = changes(t, seat, 1, THINGS), changes(t, seat, -1, THINGS)
        if max(wants) + max(gives) < ASK:
            return None
        best, value = None, 0.0
        for other in others:
            found, brings = with_whom(t, seat, other, wants, gives)
            if found is not None and brings > value:
                best, value = found, brings
        return best


SHARING: Final = Manner()


def bargain(s: Karanor, seat: i64, manner: Manner) -> Action | None:
    """What to say about offers now, if anything; in another's turn a new one only at its start, and only the first."""
    if s.ending or not s.turn:
        return None
    for offer in s.offers:
        if offer.open:
            said = (
                about_mine(s, seat, offer, manner)
                if offer.author == seat
                else about_theirs(s, seat, offer, manner)
            )
            if said is not None:
                return said
    if s.agenda[-1].name != "turn" or s.accepted or s.steps:
        return None
    if seat == s.active:
        return propose(s, seat, [other for other in range(s.players) if other != seat], manner)
    untouched = s.offered == 0 and s.actions == ACTIONS
    return propose(s, seat, [int(s.active)], manner) if untouched else None


def gain(s: Karanor, seat: i64, gives: Bundle, gets: Bundle, taste: Taste = PLAIN) -> float:
    """What a trade brings a seat."""
    after = Outlook(exchanged(s, seat, gives, gets), seat, False, taste)
    return after.value() - Outlook(s, seat, False, taste).value()


def purpose(s: Karanor, seat: i64, gives: Bundle, gets: Bundle) -> str:
    """R65: the goal that a trade brings nearest, if there is one."""
    before, after = Outlook(s, seat), Outlook(exchanged(s, seat, gives, gets), seat)
    best, most = "", 0.0
    for name, was, will_be in zip(before.purposes(), before.goals(), after.goals(), strict=True):
        if will_be - was > most:
            best, most = name, will_be - was
    return best


def exchanged(s: Karanor, seat: i64, gives: Bundle, gets: Bundle) -> Karanor:
    """A copy in which a seat has made its side of a trade."""
    after = s.clone()
    me = after.merchants[seat]
    me.gold += gets.gold - gives.gold
    for r in range(GOODS):
        me.goods[r] += gets.goods[r] - gives.goods[r]
    for kind in range(len(INSIGNIA)):
        me.insignia[kind] += gets.insignia[kind] - gives.insignia[kind]
    me.artefacts = [tile for tile in me.artefacts if tile not in gives.artefacts] + gets.artefacts
    for associate in gives.associates:
        after.associates[associate] = int(NOBODYS)
    for associate in gets.associates:
        after.associates[associate] = int(seat)
    after.add_up_modifiers(seat)
    return after


def about_mine(s: Karanor, seat: i64, offer: Offer, manner: Manner) -> Action | None:
    """K14.17: an offer that is no longer wanted is withdrawn, unless somebody has accepted it."""
    if is_taken(s, offer):
        return None
    if owns(s, seat, offer.gives) and manner.wanted(s, seat, offer.gives, offer.wants) >= ACCEPT:
        return None
    return reply("withdraw", offer.number)


def about_theirs(s: Karanor, seat: i64, offer: Offer, manner: Manner) -> Action | None:
    """Whoever is asked answers once; what cannot be is declined."""
    if (
        offer.to not in (NOBODYS, seat)
        or offer.refused >> seat & 1
        or (int(offer.number), int(seat)) in s.accepted
    ):
        return None
    if (
        not owns(s, seat, offer.wants)
        or not owns(s, offer.author, offer.gives)
        or s.merchants[seat].is_forbidden(TRADING)
    ):
        return reply("decline", offer.number)
    return manner.reply(s, seat, offer)


def counter(s: Karanor, seat: i64, offer: Offer) -> Action | None:
    """K14.16: the same, for a little more gold; only if the other still seems to gain."""
    author = offer.author
    for more in range(1, RAISE + 1):
        gives, gets = raised(offer, more)
        if not owns(s, author, gets) or (gives.empty() and gets.empty()):
            return None
        if gain(s, seat, gives, gets) - caution(s, author) >= ASK:
            if gain(s, author, gets, gives) < ACCEPT:
                return None
            return Propose(author, gives, gets, offer.number, purpose(s, seat, gives, gets))
    return None


def raised(offer: Offer, more: i64) -> tuple[Bundle, Bundle]:
    """What one would give and get for so much more gold than is offered."""
    gives, gets = offer.wants, offer.gives
    less = min(more, gives.gold)
    return (
        Bundle(gives.gold - less, gives.goods, gives.insignia, gives.artefacts, gives.associates),
        Bundle(gets.gold + more - less, gets.goods, gets.insignia, gets.artefacts, gets.associates),
    )


def caution(s: Karanor, other: i64) -> float:
    """Nobody helps along who is about to win."""
    return WARY if s.merchants[other].prestige + CLOSE >= END[s.players] else 0.0


def propose(s: Karanor, seat: i64, others: list[int], manner: Manner) -> Action | None:
    """An offer to one of those who were not asked yet, unless one has talked enough."""
    mine = [offer for offer in s.offers if offer.author == seat]
    if any(offer.open for offer in mine) or len(mine) >= PATIENCE or s.offered >= CHATTER:
        return None
    if s.merchants[seat].is_forbidden(TRADING):
        return None
    asked = [int(offer.to) for offer in mine] + [int(o.author) for o in s.offers if o.to == seat]
    willing = [o for o in others if o not in asked and not s.merchants[o].is_forbidden(TRADING)]
    return manner.offer(s, seat, willing) if willing else None


def with_whom(
    t: Karanor, seat: i64, other: i64, wants: list[float], gives: list[float]
) -> tuple[Action | None, float]:
    """The best offer to one of the others, and what it brings whoever has less of it; what is alike is not swapped."""
    takes, leaves = changes(t, other, 1, THINGS), changes(t, other, -1, THINGS)
    care = caution(t, other)
    want, give, value = 0, 0, 0.0
    for w in range(len(THINGS)):
        for g in range(len(THINGS)):
            mine, theirs = wants[w] + gives[g] - care - ASK, leaves[w] + takes[g] - LEAVE
            brings = min(mine, theirs)
            if brings > value and THINGS[w][0] != THINGS[g][0]:
                want, give, value = w, g, brings
    if value <= 0.0:
        return None, 0.0
    one, two = bundle(THINGS[give]), bundle(THINGS[want])
    mine = gain(t, seat, one, two) - care - ASK
    theirs = gain(t, other, two, one) - LEAVE
    brings = min(mine, theirs)
    if brings <= 0.0:
        return None, 0.0
    return Propose(other, one, two, 0, purpose(t, seat, one, two)), brings


def changes(t: Karanor, seat: i64, sign: i64, things: list[Thing], taste: Taste = PLAIN) -> list[float]:
    """What it is worth to a seat to have more or less of each thing; `t` is left as it was."""
    merchant = t.merchants[seat]
    outlook = Outlook(t, seat, False, taste)
    before = outlook.value()
    found: list[float] = []
    for kind, n in things:
        held = int(merchant.gold) if kind == COIN else merchant.goods[kind]
        if sign < 0 and held < n:
            found.append(NOTHING)
            continue
        if kind == COIN:
            merchant.gold += sign * n
            found.append(outlook.value() - before)
            merchant.gold -= sign * n
        else:
            merchant.goods[kind] = held + int(sign) * n
            found.append(outlook.value() - before)
            merchant.goods[kind] = held
    return found


def bundle(thing: Thing) -> Bundle:
    kind, n = thing
    goods = [n if r == kind else 0 for r in range(GOODS)]
    return Bundle(n if kind == COIN else 0, goods, [0] * len(INSIGNIA), [], [])
