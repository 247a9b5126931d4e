"""What a player may aim for, what it still takes, and what it brings."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.games.karanor.box import (
    BY_SEA,
    CITIES,
    DELIVERY_CITY,
    DELIVERY_GOODS,
    DELIVERY_PRESTIGE,
    FAR,
    GOODS,
    INSIGNIA,
    IS_CITY,
    PAYS_INCOME,
    PAYS_PRESTIGE,
    PRICE_GOODS,
    QUEST_PART,
    QUEST_PRESTIGE,
    TERRITORIES,
    VILLA_PRESTIGE,
    VILLAS,
    YIELDS,
)
from comptoir.games.karanor.effects import (
    ARTEFACT,
    AT,
    BLACK,
    COAST,
    GAIN,
    GOLD,
    IN_CITY,
    INCOME,
    INSIGNE,
    PRESTIGE,
    QUEST_REQUIRE,
    RESOURCE,
    SAME_TERRITORY,
    Listing,
)
from comptoir.games.karanor.prices import build_price, reach, villa_price
from comptoir.games.karanor.quests import listings
from comptoir.games.karanor.special import delivery_gold
from comptoir.games.karanor.state import NOBODYS, Karanor

POINT: Final = 22.0
"""What a point of prestige is worth in gold."""
RISE: Final = 4.0
"""What a rise of income is worth early on."""
TOKEN: Final = 1.0
NEARER: Final = 0.92
"""A goal that takes one action more is worth so much of itself."""
PURSE: Final = 12.0
"""Gold above this is worth little: it should have been spent."""
FREE: Final = 0.3
"""A step left of a Move costs nothing, but it should be made."""
HORIZON: Final = 12.0
"""Turns a game takes; income counts for those that are left."""
SITES: Final[list[list[int]]] = [[p for p in range(len(TERRITORIES)) if YIELDS[p] == r] for r in range(GOODS)]


class Outlook:
    """How a seat stands: its holdings, and the best of its goals."""

    def __init__(self, s: Karanor, seat: i64) -> None:
        self.s = s
        self.seat = seat
        self.me = s.merchants[seat]
        self.span = float(int(reach(s, seat)))
        self.late = min(1.0, int(s.turn) / (int(s.players) * HORIZON))

    def value(self) -> float:
        """Everything in gold; the best goal in full, the second in part."""
        me = self.me
        income = (RISE + 1.0) * (1.0 - self.late) + 0.5
        total = POINT * int(me.prestige) + purse(int(me.gold)) + income * int(me.income)
        total += TOKEN * sum([min(n, 3) for n in me.goods]) + 4.0 * len(me.artefacts)
        for kind in range(len(INSIGNIA)):
            total += 2.5 * me.insignia[kind]
        total += 1.0 * len(me.blacks) + 1.0 * len(me.quests)
        for r in range(len(self.s.associates)):
            if self.s.associates[r] == self.seat:
                total += 5.0 * (1.0 - self.late)
        goals = sorted(self.goals(), reverse=True)
        for i, part in enumerate((1.0, 0.4, 0.2)):
            if i < len(goals) and goals[i] > 0:
                total += part * goals[i]
        return total + 1.0 * int(self.s.actions) * (self.seat == self.s.active)

    def goals(self) -> list[float]:
        s, me = self.s, self.me
        found: list[float] = []
        income = (RISE + 1.0) * (1.0 - self.late) + 0.5
        for card in me.commerces:
            brings = POINT * PAYS_PRESTIGE[card] + income * PAYS_INCOME[card]
            price = int(build_price(s, self.seat, card))
            cities = [city for city in CITIES if city not in me.shops]
            found.append(self.plan(brings, price, PRICE_GOODS[card], cities))
        for quest in me.quests:
            places = self.places(quest)
            for listing in listings(quest):
                brings = (
                    POINT * QUEST_PRESTIGE[quest]
                    + self.gain(listing)
                    + (8.0 if QUEST_PART[quest] == 1 else 0.0)
                )
                found.append(self.plan(brings, listing.gold, listing.goods, places))
        if s.delivery >= 0:
            card = s.delivery
            brings = POINT * DELIVERY_PRESTIGE[card] + int(delivery_gold(s, self.seat, card))
            found.append(self.plan(0.9 * brings, 0, DELIVERY_GOODS[card], [DELIVERY_CITY[card]]))
        villas = [place for place in VILLAS if s.villas[place] == NOBODYS]
        if villas:
            price = int(villa_price(s, self.seat))
            found.append(self.plan(POINT * VILLA_PRESTIGE, price, [0] * GOODS, villas))
        if len(me.quests) < 3 and (s.quest_deck or s.quest_discard):
            people = [place for place in range(len(TERRITORIES)) if s.inhabited[place]]
            found.append(self.plan(5.0 - len(me.quests), 0, [0] * GOODS, people))
        return found

    def gain(self, listing: Listing) -> float:
        """What the effects of a quest bring besides its points."""
        total = 0.0
        for effect in listing.effects:
            if effect.op == GAIN:
                total += effect.n * WORTH.get(effect.what, 0.0)
        return total

    def places(self, quest: i64) -> list[int]:
        """Where its place condition holds."""
        places = list(range(len(TERRITORIES)))
        for effect in QUEST_REQUIRE[quest].requires:
            if effect.cond == AT:
                places = [effect.place]
            elif effect.cond == IN_CITY:
                places = [p for p in places if IS_CITY[p] and (not effect.own or p in self.me.shops)]
            elif effect.cond == COAST:
                places = [p for p in places if BY_SEA[p]]
            elif effect.cond == SAME_TERRITORY:
                places = [int(m.at) for i, m in enumerate(self.s.merchants) if i != self.seat]
            elif len(self.me.shops) < effect.commerces:
                places = []
        return places

    def plan(self, brings: float, gold: i64, goods: list[int], places: list[int]) -> float:
        """What a goal brings, less its price and the actions it still takes: gathering, walking, and doing it."""
        if not places:
            return 0.0
        me = self.me
        here = int(me.at)
        actions = 1.0
        steps = 0
        for r in range(GOODS):
            short = goods[r] - me.goods[r]
            if short > 0:
                site = nearest(here, SITES[r])
                steps += FAR[here][site]
                here = site
                actions += (short + 1) // 2
                if self.s.supply[r] == 0:
                    actions += 6.0
        steps += FAR[here][nearest(here, places)]
        missing = max(0, int(gold) - int(me.gold))
        earning = 1.0 + int(me.income) / 4.0
        left = int(self.s.steps) if self.seat == self.s.active else 0
        walk = max(0, steps - left) + FREE * min(steps, left)
        actions += walk / self.span + missing / earning
        cost = int(gold) + TOKEN * sum(goods)
        return float(max(0.0, brings - cost) * NEARER**actions)


WORTH: Final[dict[int, float]] = {
    GOLD: 1.0,
    RESOURCE: 1.0,
    PRESTIGE: POINT,
    INCOME: 4.0,
    INSIGNE: 3.0,
    ARTEFACT: 5.0,
    BLACK: 2.0,
}


def purse(gold: int) -> float:
    return gold if gold < PURSE else PURSE + 0.2 * (gold - PURSE)


def nearest(here: i64, places: list[int]) -> int:
    best = places[0]
    for place in places:
        if FAR[here][place] < FAR[here][best]:
            best = place
    return best
