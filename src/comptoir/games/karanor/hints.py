"""What a player at turn wants to see at a glance: ways with their steps, what an action brings, and why not."""

from __future__ import annotations

from typing import Final

from comptoir.games.karanor import actions as a
from comptoir.games.karanor.box import (
    BY_LAND,
    BY_SEA,
    COMMON,
    MARKET_GOODS,
    MARKET_MOST,
    QUESTS,
    TERRITORIES,
    YIELDS,
)
from comptoir.games.karanor.cards.choices import ChooseOption, ConvertGoods, ImmediateChoice
from comptoir.games.karanor.cards.picks import PickAssociate, Picking, PickLoot
from comptoir.games.karanor.prices import reach, sea_price, tokens_harvested, villa_price, wage
from comptoir.games.karanor.refusals import NO_CARD_FOR_IT
from comptoir.games.karanor.state import NOBODYS, Karanor
from comptoir.games.karanor.turn.market import price_of
from comptoir.games.karanor.turn.phases import OpenPoint
from comptoir.games.karanor.turn.villas import VillaPrice
from comptoir.games.karanor.wire import Blocked, Doing, Gains, MarketTold, Pending, Way
from comptoir.table.agenda import Action

Reached = dict[int, tuple[int, list[int]]]
"""By territory: the gold, and the steps that lead there."""


def routes(s: Karanor, seat: int) -> list[Way]:
    """K4: where the player at turn can go with their actions and gold; fewest actions, then cheapest, then shortest."""
    if seat != s.active or not isinstance(s.agenda[-1], OpenPoint):
        return []
    start = int(s.merchants[seat].at)
    span = int(reach(s, seat))
    best: dict[int, tuple[int, int, list[int]]] = {}
    reached: Reached = {start: (0, [])}
    for steps in range(1, int(s.steps + s.actions * span) + 1):
        reached = one_step_further(s, seat, reached)
        actions = max(0, -((int(s.steps) - steps) // span))
        for place, (gold, path) in reached.items():
            if place != start and (place not in best or (actions, gold) < best[place][:2]):
                best[place] = (actions, gold, path)
    return [
        {"to": TERRITORIES[place], "actions": actions, "gold": gold, "path": [TERRITORIES[p] for p in path]}
        for place, (actions, gold, path) in sorted(best.items())
    ]


def one_step_further(s: Karanor, seat: int, reached: Reached) -> Reached:
    """Every neighbour of what is reached, by the cheapest way that can be paid."""
    price, purse = int(sea_price(s, seat)), int(s.merchants[seat].gold)
    further: Reached = {}
    for here, (gold, path) in reached.items():
        for place in BY_LAND[here] + BY_SEA[here]:
            cost = gold + (price if place in BY_SEA[here] else 0)
            if cost <= purse and (place not in further or cost < further[place][0]):
                further[place] = (cost, [*path, place])
    return further


def actions_to(s: Karanor, seat: int, ways: list[Way]) -> dict[str, int]:
    """K4: how many actions each territory that cannot be reached now would take, were gold no matter."""
    if seat != s.active or not isinstance(s.agenda[-1], OpenPoint):
        return {}
    start, span, known = int(s.merchants[seat].at), int(reach(s, seat)), {way["to"] for way in ways}
    steps: dict[int, int] = {start: 0}
    edge = [start]
    while edge:
        near = [int(place) for here in edge for place in BY_LAND[here] + BY_SEA[here]]
        further = [place for place in dict.fromkeys(near) if place not in steps]
        steps |= dict.fromkeys(further, steps[edge[0]] + 1)
        edge = further
    return {
        TERRITORIES[place]: max(0, -((int(s.steps) - n) // span))
        for place, n in steps.items()
        if n and TERRITORIES[place] not in known
    }


WORDS: Final[dict[Doing, str]] = {
    "move": "move",
    "harvest": "harvest",
    "work": "work",
    "build": "build",
    "interact": "interact",
    "quest": "fulfil",
    "delivery": "deliver",
    "recruit": "recruit",
    "villa": "villa",
    "market": "market",
}
"""The actions of a turn, and the word their moves begin with."""


def blocked(s: Karanor, seat: int) -> dict[Doing, Blocked]:
    """Why the player at turn cannot do each thing that cannot be done now."""
    step = s.agenda[-1]
    if seat != s.active or not isinstance(step, OpenPoint):
        return {}
    possible = {action.text.split(" ")[0] for action in step.options(s, seat)}
    told: dict[Doing, Blocked] = {}
    for name, word in WORDS.items():
        if word not in possible:
            action = sample(s, seat, name)
            why = None if action is None else step.why_not(s, seat, action)
            why = why or NO_CARD_FOR_IT.of()
            told[name] = {"code": why.reason, "clause": why.clause, "args": why.args_}
    return told


def sample(s: Karanor, seat: int, name: str) -> Action | None:
    """An action of a kind, to ask why it cannot be done; None without a card for it."""
    m = s.merchants[seat]
    if name == "move":
        return a.STEP_TO[(BY_LAND[m.at] + BY_SEA[m.at])[0]]
    if name == "build":
        return a.BUILD[m.commerces[0]][0] if m.commerces else None
    if name == "quest":
        return a.FULFIL[m.quests[0]][0][0] if m.quests else None
    if name == "recruit":
        free = [i for i, r in enumerate(COMMON) if s.associates[r] == NOBODYS]
        return a.RECRUIT_ONE[free[0] if free else 0]
    if name == "market":
        return a.VISIT[0]
    plain = {"harvest": a.HARVEST_HERE, "work": a.WORK_HERE, "delivery": a.DELIVER, "villa": a.BUY_VILLA}
    return plain.get(name, a.INTERACT[0])


def gains(s: Karanor, seat: int) -> Gains:
    """What work and harvest bring here, what income brings at the end of the turn."""
    m = s.merchants[seat]
    site = YIELDS[m.at]
    promoted = sum(s.associates[r] == seat and s.promoted[r] for r in COMMON)
    return {
        "work": int(wage(s, seat)),
        "harvest": min(int(tokens_harvested(s, seat)), s.supply[site]) if site >= 0 else 0,
        "income": int(m.income) + promoted,
    }


def deals(s: Karanor) -> MarketTold | None:
    """K16.6 to K16.8: what the next token of each pile costs and brings; 0 where there is no deal."""
    if not s.market:
        return None
    buy, sell = [0] * len(s.market), [0] * len(s.market)
    for r in MARKET_GOODS:
        pile = s.market[r]
        buy[r] = int(price_of(pile, r)) if pile else 0
        sell[r] = -int(price_of(pile, -1 - r)) if pile < MARKET_MOST else 0
    return {"piles": s.market[:], "buy": buy, "sell": sell}


def pending(s: Karanor) -> Pending | None:
    """A question inside an action: how many are left, from whom, what it is about, the gold at stake."""
    step = s.agenda[-1] if s.agenda else None
    if not isinstance(step, ConvertGoods | Picking | ImmediateChoice | ChooseOption | VillaPrice):
        return None
    told = Pending(step=step.name, seat=int(step.seat), n=0, victim=-1, thief=-1, card=None, gold=0)
    if isinstance(step, ConvertGoods):
        told["n"], told["gold"] = int(step.n), int(step.gold)
    elif isinstance(step, Picking):
        told["n"] = int(step.n)
        if isinstance(step, PickLoot | PickAssociate):
            told["victim"], told["thief"] = int(step.victim), int(step.thief)
    elif isinstance(step, ImmediateChoice):
        told["card"] = QUESTS[step.quest]
    elif isinstance(step, ChooseOption):
        told["card"] = card_of(step)
    elif isinstance(step, VillaPrice):
        told["gold"] = int(villa_price(s, step.seat))
    return told


def card_of(step: ChooseOption) -> str | None:
    """The black market card whose choice is asked."""
    table, _, card = step.choices[0].card.partition("/")
    return card if table == "black_market" else None
