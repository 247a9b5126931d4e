"""Rules of thumb for bots: what each answer is worth to a seat. They see a re-deal, never the table itself."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from comptoir.games.jantaris.actions import (
    Bid,
    Claim,
    Exchange,
    MoveMarker,
    Open,
    Pass,
    Pay,
    Use,
    VisitBazaar,
    Vote,
)
from comptoir.games.jantaris.auction import payments
from comptoir.games.jantaris.box import (
    BLACK_MARKET,
    CENTRE,
    DEAL,
    LEFT,
    PICKS,
    PRICE,
    PRICE_BLACK,
    PRICE_RED,
    RECRUITMENT,
    RIGHT,
    ROYAL_DIAMOND,
    ROYAL_SCEPTER,
    SEATS,
    SMALL_RING,
    STRENGTHEN,
    VOTES,
)
from comptoir.games.jantaris.effects import BRINGING, NAMING, PLACING, RECRUITING, SENDING
from comptoir.games.jantaris.hints import outlook
from comptoir.games.jantaris.judgement.worths import GOODS, item_worth, price_worth, score
from comptoir.games.jantaris.state import City
from comptoir.table.advice import Advice, Mind
from comptoir.table.agenda import Action

TEMPERATURE: Final = 0.05
"""How freely votes are mixed: a fixed vote would be foreseen."""
RIVALS_MIX: Final = 0.8
"""How freely rivals are thought to mix theirs."""
DENIAL: Final = 0.25
"""What it is worth that a rival does not get an item."""


def weigh(s: City, seat: int, answers: list[Action]) -> list[float]:
    """What each answer is worth; higher is better. `s` is a re-deal: its luck is its own."""
    name = s.agenda[-1].name
    if name == "vote":
        return weigh_votes(s, seat, answers)
    if name == "marker":
        return [weigh_marker(s, seat, answer) for answer in answers]
    if name in {"open", "bid"}:
        return [weigh_bid(s, seat, answer) for answer in answers]
    if name in {"claim", "clock"}:
        return [1.0 if isinstance(answer, Claim) else 0.0 for answer in answers]
    if name == "items":
        return [weigh_use(s, seat, answer) for answer in answers]
    if name == "exchange":
        return [weigh_exchange(s, seat, answer) for answer in answers]
    return [weigh_move(s, seat, answer) for answer in answers]


def after(s: City, seat: i64, answer: Action) -> City:
    """The city right after an answer, before anybody else acts."""
    t = s.clone()
    t.agenda.pop().take(t, seat, answer)
    return t


def weigh_move(s: City, seat: i64, answer: Action) -> float:
    """Most answers: how the city stands afterwards; a visit to the bazaar by what could be bought."""
    if isinstance(answer, VisitBazaar):
        return score(s, seat) + best_purchase(s, seat)
    return score(after(s, seat, answer), seat)


def best_purchase(s: City, seat: i64) -> float:
    """What the better of the affordable items would bring, if nobody outbids."""
    best = 0.0
    for item in s.up:
        if s.affords(seat, item):
            strongest: i64 = 0
            for other in range(s.players):
                if other != seat and s.affords(other, item):
                    strongest = max(strongest, s.total(other))
            bid = max(PRICE[item], min(strongest, PRICE[item] + 1))
            if bid <= s.total(seat):
                best = max(best, surplus(s, seat, item, bid))
    return best


def surplus(s: City, seat: i64, item: i64, goods: i64) -> float:
    """What an item is worth beyond the goods a bid would cost."""
    price = 100.0
    for way in payments(s, seat, goods, PRICE_RED[item], PRICE_BLACK[item]):
        price = min(price, payment_worth(s, seat, way))
    return item_worth(s, seat, item) - price


def payment_worth(s: City, seat: i64, way: Action) -> float:
    assert isinstance(way, Pay)
    return price_worth(s, seat, way.red, way.black)


def weigh_bid(s: City, seat: i64, answer: Action) -> float:
    """J4.3: open low for the item of the greatest surplus; raise by as little as possible while it is worth it."""
    if isinstance(answer, Open):
        return surplus(s, seat, answer.item, answer.bid)
    if isinstance(answer, Bid):
        auction = s.auction
        assert auction is not None
        return surplus(s, seat, auction.item, answer.goods) + DENIAL
    return 0.0


def weigh_use(s: City, seat: i64, answer: Action) -> float:
    """J8.24: red goods before red debts, Picks at once, Small Ring with goods in hand."""
    if isinstance(answer, Pass):
        return 0.0
    assert isinstance(answer, Use)
    if answer.item == PICKS:
        return 0.5
    if answer.item == SMALL_RING:
        return 0.4 if s.total(seat) >= 6 else -0.1
    return 2.0 if answer.item in (ROYAL_SCEPTER, ROYAL_DIAMOND) else 1.0


def weigh_exchange(s: City, seat: i64, answer: Action) -> float:
    """J8.3: the item of the lesser surplus goes; what cannot be paid counts least."""
    assert isinstance(answer, Exchange)
    if not s.affords(seat, answer.item):
        return 1.0 - 0.1 * item_worth(s, seat, answer.item)
    return -surplus(s, seat, answer.item, PRICE[answer.item])


def weigh_votes(s: City, seat: i64, answers: list[Action]) -> list[float]:
    """J5.2: the hope of each vote against rivals who mix theirs, and a little luck so as not to be foreseen."""
    hopes = vote_hopes(s, seat)
    luck = s.rng.clone()
    found: list[float] = []
    for answer in answers:
        assert isinstance(answer, Vote)
        found.append(hopes[answer.vote] + TEMPERATURE * luck.whim())
    return found


def vote_hopes(s: City, seat: i64) -> list[float]:
    """What each vote may bring, if the others choose theirs by what it would bring them."""
    none_of = [1.0] * len(VOTES)
    one_of = [0.0] * len(VOTES)
    for other in range(s.players):
        if other != seat:
            shares = mixed(quick_hopes(s, other))
            for vote, share in enumerate(shares):
                one_of[vote] = one_of[vote] * (1.0 - share) + none_of[vote] * share
                none_of[vote] *= 1.0 - share
    hopes: list[float] = []
    for vote in range(len(VOTES)):
        more = 1.0 - none_of[vote] - one_of[vote]
        hope = none_of[vote] * row_worth(s, seat, vote, 1) + one_of[vote] * row_worth(s, seat, vote, 2)
        if more > 0.0:
            hope += more * row_worth(s, seat, vote, 3)
        hopes.append(hope)
    return hopes


def mixed(hopes: list[float]) -> list[float]:
    """Shares in proportion to the exponential of the hopes."""
    top = max(hopes)
    shares = [math.exp((hope - top) / RIVALS_MIX) for hope in hopes]
    total = sum(shares)
    return [share / total for share in shares]


def quick_hopes(s: City, seat: i64) -> list[float]:
    """What a rival may hope of each vote, at a glance."""
    hopes = [0.0] * len(VOTES)
    colour = s.moved
    here = s.count(s.place(), seat)
    room = s.room(seat, colour)
    hopes[DEAL] = 0.11 * float(min(2, room) + min(here, room))
    hopes[STRENGTHEN] = 0.25
    hopes[RECRUITMENT] = 0.45 if s.reserve[seat] > 0 else 0.0
    hopes[BLACK_MARKET] = 0.3 - 0.06 * float(s.total(seat))
    return hopes


def row_worth(s: City, seat: i64, vote: i64, voters: i64) -> float:
    """What a vote would bring with so many voters, by the best of its answers."""
    now = score(s, seat)
    row = outlook(s, seat, vote, voters)
    if vote == STRENGTHEN or (vote == RECRUITMENT and voters != 2):
        best = 0.0
        step_answers = row.answers
        for answer in step_answers:
            best = max(best, score(carried_out(s, seat, vote, voters, answer), seat) - now)
        return best
    t = s.clone()
    if vote == RECRUITMENT:
        if row.merchants:
            t.merchants[CENTRE * SEATS + seat] += 1
            t.reserve[seat] -= 1
        return score(t, seat) - now
    t.goods[2 * seat] += row.red
    t.goods[2 * seat + 1] += row.black
    for _ in range(row.any):
        poorer = 0 if t.goods[2 * seat] <= t.goods[2 * seat + 1] else 1
        t.goods[2 * seat + poorer] += 1
    if vote == BLACK_MARKET and voters > 2:
        return score(t, seat) - now - 0.1 * float(row.merchants)
    bonus = 0.12 if vote == BLACK_MARKET and voters == 1 and row.any else 0.0
    return score(t, seat) - now + bonus


def carried_out(s: City, seat: i64, vote: i64, voters: i64, answer: Action) -> City:
    """The city after one way to carry out a vote."""
    t = s.clone()
    if vote == STRENGTHEN:
        if voters == 1:
            NAMING[seat].take(t, seat, answer)
        elif voters == 2:
            BRINGING[seat].take(t, seat, answer)
        else:
            SENDING[seat].take(t, seat, answer)
    elif voters == 1:
        PLACING[seat].take(t, seat, answer)
    else:
        RECRUITING[seat].take(t, seat, answer)
    return t


def weigh_marker(s: City, seat: i64, answer: Action) -> float:
    """J5.1: a district where a vote promises much to the seat and little to the others, in a colour it lacks."""
    assert isinstance(answer, MoveMarker)
    t = s.clone()
    t.markers[answer.marker] = answer.area
    t.moved = answer.marker
    mine = 0.0
    theirs = 0.0
    for other in range(s.players):
        here = t.count(answer.area, other)
        room = t.room(other, answer.marker)
        has = t.goods[2 * other + answer.marker]
        hope = 0.5 * (GOODS[has + min(2, room)] - GOODS[has]) + 0.4 * (
            GOODS[has + min(here, room)] - GOODS[has]
        )
        if other == seat:
            mine = hope + stir(t, seat, answer.area)
        else:
            theirs += hope
    return mine - 0.3 * theirs / float(s.players - 1)


def stir(t: City, seat: i64, place: i64) -> float:
    """What moving merchants about there could win, or lose."""
    now = score(t, seat)
    best = 0.0
    for way in (LEFT[place], RIGHT[place]):
        if not t.is_free(way):
            continue
        count = min(2, t.count(way, seat))
        if count:
            best = max(best, moved(t, seat, way, place, count) - now)
    for other in range(t.players):
        if t.count(place, other):
            away = t.clone()
            for way in (LEFT[place], RIGHT[place]):
                if t.is_free(way) and away.count(place, other):
                    away.merchants[place * SEATS + other] -= 1
                    away.merchants[way * SEATS + other] += 1
            best = max(best, score(away, seat) - now)
    return 0.15 * best


def moved(t: City, seat: i64, source: i64, target: i64, count: i64) -> float:
    u = t.clone()
    u.merchants[source * SEATS + seat] -= count
    u.merchants[target * SEATS + seat] += count
    return score(u, seat)


class JantarisAdvice(Advice[City]):
    def weigh(self, s: City, seat: i64, answers: list[Action]) -> list[float]:
        return weigh(s, seat, answers)

    def turns(self, s: City, seat: i64) -> i64:
        return s.turn

    def value(self, s: City, seat: i64) -> float:
        return score(s, seat)


ADVICE: Final = JantarisAdvice(
    merchant=Mind(candidates=3, tables=4, turns=1, doubt=0.5),
    guildmaster=Mind(candidates=6, tables=16, turns=3, doubt=0.5),
)
"""The merchant sees its own turn out; the guildmaster also what the next two make of it."""
