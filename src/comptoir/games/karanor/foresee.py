"""What an answer would visibly do, from what a seat knows; the client shows it before it is confirmed."""

from __future__ import annotations

from msgspec import UNSET
from mypy_extensions import i64

from comptoir.games.karanor.actions import (
    BUY_VILLA,
    DELIVER,
    HARVEST_HERE,
    PAY_MORE,
    WORK_HERE,
    Build,
    Choose,
    Fulfil,
    Interact,
    Pick,
    Recruit,
    StepTo,
    Swap,
    Visit,
)
from comptoir.games.karanor.box import (
    BY_SEA,
    DELIVERY_GOODS,
    DELIVERY_PRESTIGE,
    GOODS,
    PAYS_INCOME,
    PAYS_PRESTIGE,
    QUEST_PRESTIGE,
    RECRUIT_PRICE,
    VILLA_PRESTIGE,
    YIELDS,
)
from comptoir.games.karanor.cards.choices import ChooseOption, ConvertGoods
from comptoir.games.karanor.cards.effects import EffectList, Parties
from comptoir.games.karanor.cards.picks import Picking
from comptoir.games.karanor.cards.tables import QUEST_CHOICES
from comptoir.games.karanor.events import FROM_QUEST
from comptoir.games.karanor.prices import (
    bonus_price,
    build_price,
    delivery_gold,
    reach,
    sea_price,
    tokens_harvested,
    villa_price,
    wage,
)
from comptoir.games.karanor.state import Karanor
from comptoir.games.karanor.supply import gain_prestige
from comptoir.games.karanor.trade.offers import find
from comptoir.games.karanor.trade.wording import Reply
from comptoir.games.karanor.turn.build import goods_due
from comptoir.games.karanor.turn.market import visit
from comptoir.games.karanor.wire import Holding, Preview
from comptoir.table.agenda import Action


def foresee(s: Karanor, seat: i64, action: Action) -> Preview:
    """The change of gold, income, prestige, goods and actions, as far as it is certain."""
    if isinstance(action, StepTo):
        sea = action.place in BY_SEA[s.merchants[seat].at]
        new = s.steps == 0
        left = (reach(s, seat) if new else s.steps) - 1
        gold = -int(sea_price(s, seat)) if sea else 0
        return Preview(gold=gold, actions=-1 if new else 0, steps=int(left))
    if isinstance(action, Build):
        price = build_price(s, seat, action.card) + (bonus_price(s, seat, action.card) if action.bonus else 0)
        return Preview(
            actions=-1,
            gold=-int(price),
            goods=[-n for n in goods_due(action)],
            income=PAYS_INCOME[action.card],
            prestige=PAYS_PRESTIGE[action.card],
        )
    if isinstance(action, Reply):
        return traded(s, seat, action)
    if isinstance(action, Fulfil | Choose | Pick | Swap | Visit):
        return rehearsed(s, seat, action)
    return reckoned(s, seat, action)


def reckoned(s: Karanor, seat: i64, action: Action) -> Preview:
    """What the prices of the moment say."""
    if action is WORK_HERE:
        return Preview(actions=-1, gold=int(wage(s, seat)))
    if action is HARVEST_HERE:
        site = YIELDS[s.merchants[seat].at]
        n = min(tokens_harvested(s, seat), s.supply[site])
        return Preview(actions=-1, goods=[int(n) if r == site else 0 for r in range(GOODS)])
    if action is DELIVER:
        return Preview(
            actions=-1,
            gold=int(delivery_gold(s, seat, s.delivery)),
            goods=[-n for n in DELIVERY_GOODS[s.delivery]],
            prestige=DELIVERY_PRESTIGE[s.delivery],
        )
    if action is BUY_VILLA or action is PAY_MORE:
        actions = -1 if action is BUY_VILLA else UNSET
        return Preview(actions=actions, gold=-int(villa_price(s, seat)), prestige=VILLA_PRESTIGE)
    if isinstance(action, Recruit):
        return Preview(actions=-1, gold=-RECRUIT_PRICE)
    return Preview(actions=-1) if isinstance(action, Interact) else Preview()


def rehearsed(s: Karanor, seat: i64, action: Action) -> Preview:
    """Done on a copy as far as no further question, no luck and nobody else decides; the difference is told."""
    t = s.clone()
    step = t.agenda[-1]
    if isinstance(action, Fulfil):
        t.actions -= 1
        effects = QUEST_CHOICES[action.quest][max(0, action.option - 1)]
        carried_out(t, effects, Parties(seat, action.target, seat, FROM_QUEST, seat))
        gain_prestige(t, seat, QUEST_PRESTIGE[action.quest], FROM_QUEST)
    elif isinstance(action, Choose) and isinstance(step, ChooseOption):
        carried_out(t, step.choices[action.option - 1], step.parties.paid_by(step.seat))
    elif isinstance(action, Visit):
        t.actions -= 1
        visit(t, seat, action)
    elif isinstance(step, Picking | ConvertGoods):
        step.take(t, seat, action)
    return difference(s, t, seat)


def carried_out(t: Karanor, effects: EffectList, parties: Parties) -> None:
    """Every effect that needs no question."""
    for effect in effects.effects:
        effect.happens(t, parties)


def difference(s: Karanor, t: Karanor, seat: i64) -> Preview:
    before, after = s.merchants[seat], t.merchants[seat]
    goods = [after.goods[r] - before.goods[r] for r in range(GOODS)]
    return Preview(
        actions=int(t.actions - s.actions) or UNSET,
        gold=int(after.gold - before.gold) or UNSET,
        income=int(after.income - before.income) or UNSET,
        prestige=int(after.prestige - before.prestige) or UNSET,
        goods=goods if any(goods) else UNSET,
    )


def traded(s: Karanor, seat: i64, action: Reply) -> Preview:
    """What both sides would hold: gold and goods."""
    offer = find(s, action.number)
    assert offer is not None
    if action.word != "accept":
        return Preview()
    gold = int(offer.gives.gold - offer.wants.gold)
    goods = [offer.gives.goods[r] - offer.wants.goods[r] for r in range(GOODS)]
    return Preview(
        author=holding(s, offer.author, -gold, [-n for n in goods]), me=holding(s, seat, gold, goods)
    )


def holding(s: Karanor, seat: i64, gold: int, goods: list[int]) -> Holding:
    merchant = s.merchants[seat]
    return Holding(gold=int(merchant.gold) + gold, goods=[merchant.goods[r] + goods[r] for r in range(GOODS)])
