"""What an answer would visibly do, from what a seat knows; the client shows it before it is confirmed."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from comptoir.games.karanor.actions import (
    BUY_VILLA,
    DELIVER,
    HARVEST_HERE,
    PAY_MORE,
    WORK_HERE,
    Build,
    Choose,
    Convert,
    Fulfil,
    Interact,
    Pick,
    Recruit,
    StepTo,
    Visit,
)
from comptoir.games.karanor.box import (
    BY_SEA,
    DELIVERY_GOODS,
    DELIVERY_PRESTIGE,
    GOODS,
    HARVEST,
    PAYS_INCOME,
    PAYS_PRESTIGE,
    QUEST_PRESTIGE,
    RECRUIT,
    RESOURCES,
    VILLA_PRESTIGE,
    WORK,
    YIELDS,
)
from comptoir.games.karanor.cards.choices import CarryOut, ChooseOption, Parties
from comptoir.games.karanor.cards.effects import HARVEST_STAT, WORK_STAT, EffectList
from comptoir.games.karanor.cards.give_and_take import ConvertGoods, Picking
from comptoir.games.karanor.prices import bonus_price, build_price, reach, sea_price, villa_price
from comptoir.games.karanor.state import Karanor
from comptoir.games.karanor.supply import gain_prestige
from comptoir.games.karanor.trade.offers import find
from comptoir.games.karanor.trade.wording import Reply
from comptoir.games.karanor.turn.build import goods_due
from comptoir.games.karanor.turn.deliver import delivery_gold
from comptoir.games.karanor.turn.market import visit
from comptoir.games.karanor.turn.quests import listings
from comptoir.table.agenda import Action


def foresee(s: Karanor, seat: i64, action: Action) -> dict[str, Any]:
    """The change of gold, income, prestige, goods and actions, as far as it is certain."""
    merchant = s.merchants[seat]
    if isinstance(action, StepTo):
        sea = action.place in BY_SEA[merchant.at]
        new = s.steps == 0
        left = (reach(s, seat) if new else s.steps) - 1
        return {
            "gold": -int(sea_price(s, seat)) if sea else 0,
            "actions": -1 if new else 0,
            "steps": int(left),
        }
    if isinstance(action, Build):
        price = build_price(s, seat, action.card) + (bonus_price(s, seat, action.card) if action.bonus else 0)
        return {
            "actions": -1,
            "gold": -int(price),
            "goods": [-n for n in goods_due(action)],
            "income": PAYS_INCOME[action.card],
            "prestige": PAYS_PRESTIGE[action.card],
        }
    if isinstance(action, Reply):
        return after_trade(s, seat, action)
    if isinstance(action, Fulfil | Choose | Pick | Convert | Visit):
        return rehearsed(s, seat, action)
    return plain(s, seat, action)


def plain(s: Karanor, seat: i64, action: Action) -> dict[str, Any]:
    merchant = s.merchants[seat]
    if action is WORK_HERE:
        return {"actions": -1, "gold": int(max(0, WORK + merchant.stats[WORK_STAT]))}
    if action is HARVEST_HERE:
        site = YIELDS[merchant.at]
        n = min(max(0, HARVEST + merchant.stats[HARVEST_STAT]), s.supply[site])
        return {"actions": -1, "goods": [int(n) if r == site else 0 for r in range(GOODS)]}
    if action is DELIVER:
        return {
            "actions": -1,
            "gold": int(delivery_gold(s, seat, s.delivery)),
            "goods": [-n for n in DELIVERY_GOODS[s.delivery]],
            "prestige": DELIVERY_PRESTIGE[s.delivery],
        }
    if action is BUY_VILLA or action is PAY_MORE:
        told: dict[str, Any] = {"gold": -int(villa_price(s, seat)), "prestige": VILLA_PRESTIGE}
        return told | {"actions": -1} if action is BUY_VILLA else told
    if isinstance(action, Recruit):
        return {"actions": -1, "gold": -RECRUIT}
    if isinstance(action, Interact):
        return {"actions": -1}
    return {}


def rehearsed(s: Karanor, seat: i64, action: Action) -> dict[str, Any]:
    """Done on a copy as far as no further question, no luck and nobody else decides; the difference is told."""
    t = s.clone()
    t.heard = None
    step = t.agenda[-1]
    if isinstance(action, Fulfil):
        listing = listings(action.quest)[max(0, action.option - 1)]
        t.actions -= 1
        carried(t, listing, Parties(seat, action.target, seat, "quest", seat))
        gain_prestige(t, seat, QUEST_PRESTIGE[action.quest], "quest")
    elif isinstance(action, Choose) and isinstance(step, ChooseOption):
        scene = step.scene
        carried(
            t,
            step.listings[action.option - 1],
            Parties(scene.owner, scene.target, scene.cause, scene.source, step.seat),
        )
    elif isinstance(action, Visit):
        t.actions -= 1
        visit(t, seat, action)
    elif isinstance(step, Picking | ConvertGoods):
        step.take(t, seat, action)
    return difference(s, t, seat)


def carried(t: Karanor, listing: EffectList, scene: Parties) -> None:
    """Every effect that needs no question."""
    rest = CarryOut(listing, 0, scene)
    for effect in listing.effects:
        rest.does(t, effect)


def difference(s: Karanor, t: Karanor, seat: i64) -> dict[str, Any]:
    before, after = s.merchants[seat], t.merchants[seat]
    figures = {
        "actions": int(t.actions - s.actions),
        "gold": int(after.gold - before.gold),
        "income": int(after.income - before.income),
        "prestige": int(after.prestige - before.prestige),
    }
    told: dict[str, Any] = {name: n for name, n in figures.items() if n}
    goods = [after.goods[r] - before.goods[r] for r in range(GOODS)]
    return told | {"goods": goods} if any(goods) else told


def after_trade(s: Karanor, seat: i64, action: Reply) -> dict[str, Any]:
    """What both sides would hold: gold and goods."""
    offer = find(s, action.number)
    assert offer is not None and len(RESOURCES) == GOODS
    if action.word != "accept":
        return {}
    gives, wants = offer.gives, offer.wants
    told: dict[str, Any] = {}
    for side, sign in ((offer.author, -1), (seat, 1)):
        merchant = s.merchants[side]
        told["author" if sign < 0 else "me"] = {
            "gold": int(merchant.gold + sign * (gives.gold - wants.gold)),
            "goods": [merchant.goods[r] + sign * (gives.goods[r] - wants.goods[r]) for r in range(GOODS)],
        }
    return told
