"""What an answer would visibly do, from what a seat knows; the client shows it before it is confirmed."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from comptoir.games.karanor.actions import BUY_VILLA, DELIVER, HARVEST_HERE, WORK_HERE, Build, Go
from comptoir.games.karanor.asking import find
from comptoir.games.karanor.bargains import Reply
from comptoir.games.karanor.box import (
    BY_SEA,
    DELIVERY_GOODS,
    DELIVERY_PRESTIGE,
    GOODS,
    HARVEST,
    PAYS_INCOME,
    PAYS_PRESTIGE,
    RESOURCES,
    VILLA_PRESTIGE,
    WORK,
    YIELDS,
)
from comptoir.games.karanor.build import goods_due
from comptoir.games.karanor.effects import HARVEST_STAT, WORK_STAT
from comptoir.games.karanor.prices import bonus_price, build_price, reach, sea_price, villa_price
from comptoir.games.karanor.special import delivery_gold
from comptoir.games.karanor.state import Karanor
from comptoir.table.agenda import Action


def preview(s: Karanor, seat: i64, action: Action) -> dict[str, Any]:
    """The change of gold, income, prestige, goods and actions, as far as it is certain."""
    merchant = s.merchants[seat]
    if isinstance(action, Go):
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
    if action is BUY_VILLA:
        return {"actions": -1, "gold": -int(villa_price(s, seat)), "prestige": VILLA_PRESTIGE}
    return {}


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
