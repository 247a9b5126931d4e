"""What a player may aim for, what it still takes, and what it brings."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.games.karanor.box import (
    ACTIONS,
    ALL_TERRITORIES,
    ARTEFACTS,
    BY_SEA,
    CITIES,
    COMMERCES,
    DELIVERY_CITY,
    DELIVERY_GOODS,
    DELIVERY_PRESTIGE,
    END,
    FAR,
    GOODS,
    IMMEDIATE,
    INSIGNIA,
    IS_CITY,
    NEAR,
    PAYS_INCOME,
    PAYS_PRESTIGE,
    PRICE_GOODS,
    QUEST_NEXT,
    QUEST_PRESTIGE,
    QUESTS_HELD,
    TERRITORIES,
    VILLA_PRESTIGE,
    VILLAS,
    YIELDS,
    Territory,
)
from comptoir.games.karanor.cards.legal import AT, COAST, IN_CITY, SAME_TERRITORY, requirements
from comptoir.games.karanor.cards.modifiers import (
    BUILDING,
    BUYING_VILLAS,
    DELIVERING,
    DELIVERING_NEARBY,
    FULFILLING,
    HARVESTING,
    INTERACTING,
    INTERACTING_NEARBY,
    SECOND_COMMERCE,
    SUBSTITUTING,
    WORKING,
)
from comptoir.games.karanor.cards.tables import QUEST_CHOICES, QUEST_REQUIRE
from comptoir.games.karanor.judgement.taste import PLAIN, Taste
from comptoir.games.karanor.judgement.worths import (
    ASSOCIATE_WORTH,
    RESOURCE_WORTH,
    TILE_WORTH,
    TOKEN,
    outright,
    price,
)
from comptoir.games.karanor.prices import (
    build_price,
    delivery_gold,
    reach,
    sea_price,
    tokens_harvested,
    villa_price,
    wage,
)
from comptoir.games.karanor.state import NOBODYS, Karanor

FREE: Final = 0.3
"""A step left of a Move costs nothing, but it should be made."""
HORIZON: Final = 12.0
"""Turns a game takes."""
NO_GOODS: Final[list[int]] = [0] * GOODS
SITES: Final[list[list[Territory]]] = [[p for p in ALL_TERRITORIES if YIELDS[p] == r] for r in range(GOODS)]


def _passages() -> list[list[int]]:
    """The fewest sea passages on a shortest way between any two territories."""
    table = []
    for start in range(len(TERRITORIES)):
        seas = [0] * len(TERRITORIES)
        for place in sorted(range(len(TERRITORIES)), key=lambda p: FAR[start][p]):
            before = [p for p in NEAR[place] if FAR[start][p] == FAR[start][place] - 1]
            if before:
                seas[place] = min(seas[p] + (p in BY_SEA[place]) for p in before)
        table.append(seas)
    return table


SEAS: Final[list[list[int]]] = _passages()


def nearest(here: i64, places: list[Territory]) -> int:
    best = places[0]
    steps = FAR[here]
    fewest: i64 = steps[best]
    for place in places:
        if steps[place] < fewest:
            best = place
            fewest = steps[place]
    return best


SITE: Final[list[list[int]]] = [
    [nearest(here, SITES[r]) for r in range(GOODS)] for here in range(len(TERRITORIES))
]
"""Where the next site of a resource is, from anywhere."""
SITE_FAR: Final[list[list[int]]] = [
    [FAR[here][SITE[here][r]] for r in range(GOODS)] for here in range(len(TERRITORIES))
]
"""And how many steps away."""


def lateness(s: Karanor) -> float:
    """How much of the game is over, by turns or by the leader's prestige, from 0 to 1."""
    best = 0
    for merchant in s.merchants:
        best = max(best, int(merchant.prestige))
    return min(1.0, max(int(s.turn) / (int(s.players) * HORIZON), best / (END[s.players] + 1)))


class Goal:
    """Something to do for gold and goods at one of some places; what it takes and brings stays while they are got."""

    def __init__(
        self,
        brings: float,
        gold: i64,
        goods: list[int],
        places: list[Territory],
        more: float,
        any_other: bool = False,
    ) -> None:
        self.brings: Final = brings
        self.gold: Final = gold
        self.goods: Final = goods
        self.places: Final = places
        self.more: Final = more
        """Actions that it takes besides."""
        self.any_other: Final = any_other
        """K15.5: any other token may stand for one that is lacking."""


class Outlook:
    """How a seat stands: its holdings, and the best of its goals. Of what is hidden, only its own hand is looked at.

    `closing`: the end is triggered, only what can still be done in one's last turn counts. Gold and goods may change
    between two looks at the value; for anything else there is a new outlook.
    """

    def __init__(self, s: Karanor, seat: i64, closing: bool = False, taste: Taste = PLAIN) -> None:
        self.s = s
        self.seat = seat
        self.me = s.merchants[seat]
        self.span = float(int(reach(s, seat)))
        late = lateness(s)
        self.taste = taste
        self.nearer: float = taste.nearer - taste.later * late
        self.early = 1.0 - late
        self.closing = closing
        self.rise: float = taste.rise * self.early + 0.5
        self.left = int(s.steps) if seat == s.active else 0
        self.passage = int(sea_price(s, seat))
        self.harvest: i64 = max(1, tokens_harvested(s, seat))
        self.aims: list[Goal] = self.found()

    def value(self) -> float:
        """Everything in gold."""
        me, taste = self.me, self.taste
        if self.closing:
            return taste.held * int(me.prestige) + 0.05 * int(me.gold) + self.hopes()
        gold = float(int(me.gold))
        if gold > taste.purse:
            gold = taste.purse + 0.2 * (gold - taste.purse)
        total = taste.held * int(me.prestige) + gold + self.rise * int(me.income)
        for r in range(GOODS):
            total += RESOURCE_WORTH[r] * min(me.goods[r], 3)
        tiles = sum([TILE_WORTH[tile] for tile in me.artefacts], 0.0)
        for kind in range(len(INSIGNIA)):
            tiles += TILE_WORTH[len(ARTEFACTS) + kind] * me.insignia[kind]
        total += self.early * (tiles + 1.0 * len(me.black_market)) + 1.0 * len(me.quests)
        for r in range(len(self.s.associates)):
            if self.s.associates[r] == self.seat:
                total += ASSOCIATE_WORTH * self.early
        return total + self.hopes() + 1.0 * int(self.s.actions) * (self.seat == self.s.active)

    def hopes(self) -> float:
        """What the best goals promise."""
        goals = sorted(self.goals(), reverse=True)
        total = 0.0
        for i, part in enumerate(self.taste.shares):
            if i < len(goals) and goals[i] > 0:
                total += part * goals[i]
        return total

    def goals(self) -> list[float]:
        """What each of the aims promises, less its price and the actions that it still takes."""
        return [self.plan(goal) for goal in self.aims]

    def found(self) -> list[Goal]:
        """What there is to aim for."""
        found: list[Goal] = []
        self.hand_goals(found)
        self.open_goals(found)
        return found

    def hand_goals(self, found: list[Goal]) -> None:
        """The commerces and quests in hand."""
        s, me = self.s, self.me
        again = me.is_permitted(SECOND_COMMERCE)
        cities = [city for city in CITIES if again or city not in me.commerce_pawns]
        for card in me.commerces:
            brings = self.taste.point * PAYS_PRESTIGE[card] + self.rise * PAYS_INCOME[card]
            cost = build_price(s, self.seat, card)
            swaps = me.is_permitted(SUBSTITUTING)
            found.append(Goal(brings, cost, PRICE_GOODS[card], cities, self.barred(BUILDING), swaps))
        for quest in me.quests:
            self.quest_goals(quest, found)

    def open_goals(self, found: list[Goal]) -> None:
        """What anybody may aim for."""
        s, me = self.s, self.me
        if s.delivery >= 0:
            wanted = s.delivery
            brings = self.taste.point * DELIVERY_PRESTIGE[wanted] + int(delivery_gold(s, self.seat, wanted))
            places = [DELIVERY_CITY[wanted]]
            if me.is_permitted(DELIVERING_NEARBY):
                places = places + NEAR[places[0]]
            found.append(
                Goal(self.taste.delivery * brings, 0, DELIVERY_GOODS[wanted], places, self.barred(DELIVERING))
            )
        villas = [place for place in VILLAS if s.villas[place] == NOBODYS]
        if villas:
            cost = villa_price(s, self.seat)
            found.append(
                Goal(self.taste.point * VILLA_PRESTIGE, cost, NO_GOODS, villas, self.barred(BUYING_VILLAS))
            )
        if len(me.quests) < QUESTS_HELD and (s.quest_deck or s.quest_discard) and not self.closing:
            talk = 5.0 - len(me.quests)
            found.append(Goal(talk, 0, NO_GOODS, self.people(), self.barred(INTERACTING)))

    def purposes(self) -> list[str]:
        """What each of the goals is called in an offer (R65); nothing for talking to somebody."""
        s, me = self.s, self.me
        found = [COMMERCES[card] for card in me.commerces]
        for quest in me.quests:
            found += ["quest"] * len(QUEST_CHOICES[quest])
        if s.delivery >= 0:
            found.append("delivery")
        if NOBODYS in [s.villas[place] for place in VILLAS]:
            found.append("villa")
        return found + [""] * (len(self.aims) - len(found))

    def quest_goals(self, quest: i64, found: list[Goal]) -> None:
        """One goal for each of its choices."""
        places = self.places(quest)
        brings = self.taste.point * QUEST_PRESTIGE[quest] + self.second_part(quest)
        for effects in QUEST_CHOICES[quest]:
            gain = brings + outright(effects, self.early)
            found.append(Goal(gain, effects.gold, effects.goods, places, self.barred(FULFILLING)))

    def second_part(self, quest: i64) -> float:
        """What the part 2/2 that follows promises; one that is decided at once is as good as had."""
        part: i64 = QUEST_NEXT[quest]
        if part < 0:
            return 0.0
        best = max([outright(effects, self.early) - price(effects) for effects in QUEST_CHOICES[part]])
        gain = max(0.0, best + self.taste.point * QUEST_PRESTIGE[part])
        return gain if IMMEDIATE[part] else self.taste.second_part * gain

    def people(self) -> list[Territory]:
        """Where one can stand to talk to somebody."""
        found = [place for place in ALL_TERRITORIES if self.s.inhabited[place]]
        if self.me.is_permitted(INTERACTING_NEARBY):
            for place in found[:]:
                found += NEAR[place]
        return found

    def places(self, quest: i64) -> list[Territory]:
        """Where its place condition holds."""
        places = ALL_TERRITORIES
        for each in requirements(QUEST_REQUIRE[quest]):
            if each.condition == AT:
                places = [each.place]
            elif each.condition == IN_CITY:
                places = [p for p in places if IS_CITY[p] and (not each.own or p in self.me.commerce_pawns)]
            elif each.condition == COAST:
                places = [p for p in places if BY_SEA[p]]
            elif each.condition == SAME_TERRITORY:
                places = [m.at for i, m in enumerate(self.s.merchants) if i != self.seat]
            elif len(self.me.commerce_pawns) < each.commerces:
                places = []
        return places

    def barred(self, action: i64) -> float:
        """The actions that a prohibition costs: as good as a turn."""
        return float(ACTIONS) if self.me.is_forbidden(action) else 0.0

    def plan(self, goal: Goal) -> float:
        """What a goal brings, less its price and the actions it still takes: gathering, walking, and doing it."""
        if not goal.places:
            return 0.0
        held = self.me.goods
        goods = substituted(goal.goods, held) if goal.any_other else goal.goods
        here: i64 = self.me.at
        actions = 1.0 + goal.more
        steps: i64 = 0
        seas: i64 = 0
        lacking: i64 = 0
        r: i64 = 0
        while r < GOODS:
            if goods[r] > held[r]:
                lacking |= 1 << r
            r += 1
        while lacking:
            r = next_to_get(here, lacking)
            lacking &= ~(1 << r)
            steps += SITE_FAR[here][r]
            site: i64 = SITE[here][r]
            seas += SEAS[here][site]
            here = site
            short: i64 = goods[r] - held[r]
            actions += float(int((short + self.harvest - 1) // self.harvest)) + self.barred(HARVESTING)
            if self.s.supply[r] == 0:
                actions += 6.0
        place = nearest(here, goal.places)
        steps += FAR[here][place]
        seas += SEAS[here][place]
        return self.worth(goal, goods, actions, int(steps), int(seas) * self.passage)

    def worth(self, goal: Goal, goods: list[int], actions: float, steps: int, fares: int) -> float:
        """What a goal brings, less what it costs, in so many actions and steps."""
        me = self.me
        missing = max(0, int(goal.gold) + fares - int(me.gold))
        if missing:
            earning = int(me.income) / 4.0
            if not me.is_forbidden(WORKING):
                earning += int(wage(self.s, self.seat))
            actions += missing / max(0.5, earning)
        walk = max(0, steps - self.left) + FREE * min(steps, self.left)
        actions += walk / self.span
        if self.closing:
            return goal.brings * float(self.nearer**actions) if actions < self.time() + 0.9 else 0.0
        cost = int(goal.gold) + fares + TOKEN * sum(goods)
        return max(0.0, goal.brings - cost) * float(self.nearer**actions)

    def time(self) -> int:
        """The actions a seat still has once the end is triggered (K13.5)."""
        s = self.s
        if self.seat == s.active:
            return int(s.actions)
        mine = (self.seat - s.starter + s.players) % s.players
        return ACTIONS if mine > (s.active - s.starter + s.players) % s.players else 0


def next_to_get(here: i64, lacking: i64) -> i64:
    """Of the resources that are lacking, a bit each, the one whose site is nearest."""
    best: i64 = -1
    fewest: i64 = 0
    steps = SITE_FAR[here]
    r: i64 = 0
    while r < GOODS:
        if lacking >> r & 1 and (best < 0 or steps[r] < fewest):
            best = r
            fewest = steps[r]
        r += 1
    return best


def substituted(goods: list[int], held: list[int]) -> list[int]:
    """K15.5, substitute_one: a token that is lacking may be any other that is left over."""
    spare = any(held[r] > goods[r] for r in range(GOODS))
    for r in range(GOODS):
        if spare and goods[r] > held[r]:
            less = goods[:]
            less[r] -= 1
            return less
    return goods
