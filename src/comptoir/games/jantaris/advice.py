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
from comptoir.games.jantaris.judgement import prospect
from comptoir.games.jantaris.judgement.worths import GOODS, item_worth, price_worth, score
from comptoir.games.jantaris.state import City
from comptoir.table.advice import Advice, Mind
from comptoir.table.agenda import Action, Step

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
        return weigh_votes(s.clone(), seat, answers)
    if name == "marker":
        return weigh_markers(s.clone(), seat, answers)
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
    now = score(s, seat)
    hopes: list[float] = []
    for vote in range(len(VOTES)):
        more = 1.0 - none_of[vote] - one_of[vote]
        hope = none_of[vote] * row_worth(s, seat, vote, 1, now)
        hope += one_of[vote] * row_worth(s, seat, vote, 2, now)
        if more > 0.0:
            hope += more * row_worth(s, seat, vote, 3, now)
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


class Trial:
    """Merchants, reserves and goods of a city may be changed until it is undone: quicker than another city."""

    def __init__(self, s: City) -> None:
        self.s: Final = s
        self.merchants: Final = s.merchants
        self.reserve: Final = s.reserve
        self.goods: Final = s.goods
        self.agenda: Final = s.agenda
        s.merchants, s.reserve, s.goods, s.agenda = s.merchants[:], s.reserve[:], s.goods[:], []

    def undo(self) -> None:
        s = self.s
        s.merchants, s.reserve, s.goods, s.agenda = self.merchants, self.reserve, self.goods, self.agenda


def row_worth(s: City, seat: i64, vote: i64, voters: i64, now: float) -> float:
    """What a vote would bring with so many voters, by the best of its answers; `s` is left as it was."""
    if vote == STRENGTHEN or (vote == RECRUITMENT and voters != 2):
        step = carrying_out(seat, vote, voters)
        best = 0.0
        for answer in step.options(s, seat):
            trial = Trial(s)
            step.take(s, seat, answer)
            best = max(best, score(s, seat) - now)
            trial.undo()
        return best
    row = outlook(s, seat, vote, voters)
    trial = Trial(s)
    if vote == RECRUITMENT:
        if row.merchants:
            s.merchants[CENTRE * SEATS + seat] += 1
            s.reserve[seat] -= 1
    else:
        s.goods[2 * seat] += row.red
        s.goods[2 * seat + 1] += row.black
        for _ in range(row.any):
            poorer = 0 if s.goods[2 * seat] <= s.goods[2 * seat + 1] else 1
            s.goods[2 * seat + poorer] += 1
    brought = score(s, seat) - now
    trial.undo()
    if vote == BLACK_MARKET and voters > 2:
        return brought - 0.1 * float(row.merchants)
    return brought + (0.12 if vote == BLACK_MARKET and voters == 1 and row.any else 0.0)


def carrying_out(seat: i64, vote: i64, voters: i64) -> Step[City]:
    """The question to a voter who has a choice."""
    if vote == STRENGTHEN:
        return NAMING[seat] if voters == 1 else BRINGING[seat] if voters == 2 else SENDING[seat]
    return PLACING[seat] if voters == 1 else RECRUITING[seat]


def weigh_markers(s: City, seat: i64, answers: list[Action]) -> list[float]:
    """J5.1: a district where a vote promises much to the seat and little to the others, in a colour it lacks."""
    markers, last, now = s.markers, s.moved, score(s, seat)
    found: list[float] = []
    for answer in answers:
        assert isinstance(answer, MoveMarker)
        s.markers = markers[:]
        s.markers[answer.marker] = answer.area
        s.moved = answer.marker
        found.append(weigh_marker(s, seat, answer, now))
    s.markers, s.moved = markers, last
    return found


def weigh_marker(s: City, seat: i64, answer: MoveMarker, now: float) -> float:
    """What is to be hoped for where the marker now stands."""
    mine = 0.0
    theirs = 0.0
    for other in range(s.players):
        here = s.count(answer.area, other)
        room = s.room(other, answer.marker)
        has = s.goods[2 * other + answer.marker]
        hope = 0.5 * (GOODS[has + min(2, room)] - GOODS[has]) + 0.4 * (
            GOODS[has + min(here, room)] - GOODS[has]
        )
        if other == seat:
            mine = hope + stir(s, seat, answer.area, now)
        else:
            theirs += hope
    return mine - 0.3 * theirs / float(s.players - 1)


def stir(s: City, seat: i64, place: i64, now: float) -> float:
    """What moving merchants about there could win, or lose."""
    best = 0.0
    for way in (LEFT[place], RIGHT[place]):
        if not s.is_free(way):
            continue
        count = min(2, s.count(way, seat))
        if count:
            trial = Trial(s)
            s.merchants[way * SEATS + seat] -= count
            s.merchants[place * SEATS + seat] += count
            best = max(best, score(s, seat) - now)
            trial.undo()
    for other in range(s.players):
        if s.count(place, other):
            trial = Trial(s)
            for way in (LEFT[place], RIGHT[place]):
                if s.is_free(way) and s.count(place, other):
                    s.merchants[place * SEATS + other] -= 1
                    s.merchants[way * SEATS + other] += 1
            best = max(best, score(s, seat) - now)
            trial.undo()
    return 0.15 * best


class JantarisAdvice(Advice[City]):
    def weigh(self, s: City, seat: i64, answers: list[Action]) -> list[float]:
        return weigh(s, seat, answers)

    def turns(self, s: City, seat: i64) -> i64:
        return s.turn

    def looks(self, s: City) -> i64:
        return s.players

    def value(self, s: City, seat: i64) -> float:
        return prospect.value(s, seat)

    def margin(self, s: City, seat: i64) -> float:
        return prospect.margin(s, seat)

    def features(self, s: City, seat: i64) -> list[float]:
        return prospect.features(s, seat)

    def stage(self, s: City) -> i64:
        return prospect.stage(s)

    def kind(self, s: City) -> str:
        return str(int(s.players))


ADVICE: Final = JantarisAdvice(
    merchant=Mind(candidates=2, tables=6, turns=1, doubt=0.5),
    guildmaster=Mind(candidates=6, tables=16, turns=3, doubt=0.5),
)
"""The merchant sees its own turn out; the guildmaster also what the next two make of it."""
