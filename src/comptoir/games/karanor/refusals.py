"""Why an answer is not accepted: the clause, and a sentence in the locale files."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.games.karanor import actions as a
from comptoir.games.karanor.box import (
    COMMERCES,
    DELIVERY_CITY,
    DELIVERY_GOODS,
    IS_CITY,
    NEAR,
    PRICE_GOODS,
    QUESTS,
    RECRUIT,
    RESOURCES,
    TERRITORIES,
    YIELDS,
)
from comptoir.games.karanor.cards.effects import (
    DELIVER_NEAR,
    NO_BUILD,
    NO_DELIVERY,
    NO_HARVEST,
    NO_INTERACT,
    NO_MOVE,
    NO_QUEST,
    NO_RECRUIT,
    NO_VILLA,
    NO_WORK,
    SECOND_COMMERCE,
)
from comptoir.games.karanor.prices import bonus_price, build_price, sea_price, villa_price
from comptoir.games.karanor.state import NO_VILLA_THERE, NOBODYS, Karanor
from comptoir.games.karanor.windows.unplayable import why_not_played
from comptoir.table.agenda import Action, Step
from comptoir.table.errors import IllegalAction

TRADE_CLAUSE: Final[dict[str, str]] = {
    "ending": "K13.6",
    "gone": "K14.17",
    "closed": "K14.17",
    "declined": "K14.16",
    "accepted": "K14.17",
    "taken": "K14.17",
    "not-owned": "K14.18",
    "not-countered": "K14.16",
    "not-your-offer": "K14.17",
    "not-to-you": "K14.15",
    "nobody": "K14.15",
    "too-many": "K14.17",
    "forbidden": "K14.1",
}
TRADE_TEXT: Final[dict[str, str]] = {
    "ending": "the end is triggered: nobody trades any more",
    "gone": "there is no such offer",
    "closed": "this offer is closed",
    "declined": "you have declined this offer",
    "accepted": "you have accepted already: it is carried out at the next open point",
    "taken": "this offer is accepted: it is carried out at the next open point",
    "not-owned": "you do not have all of that",
    "not-countered": "only the author reopens an offer, and only one that was countered",
    "not-your-offer": "this offer is not yours",
    "not-to-you": "this offer is not made to you",
    "nobody": "an offer is made to another player or to anyone",
    "too-many": "you have too many open offers",
    "forbidden": "you may not trade now",
}


def why_no_trade(reason: str, offer: i64) -> IllegalAction:
    return IllegalAction(
        f"karanor-refused-trade-{reason}", TRADE_TEXT[reason], TRADE_CLAUSE[reason], {"offer": int(offer)}
    )


def refused(reason: str, text: str, clause: str, args: dict[str, str | int] | None = None) -> IllegalAction:
    return IllegalAction(f"karanor-refused-{reason}", text, clause, args)


def why_not(s: Karanor, seat: i64, action: Action, step: Step[Karanor]) -> IllegalAction | None:
    """Why `action` is no answer to what is asked; None if it is one."""
    speaks = seat in step.seats(s) or seat in step.may(s)
    if speaks and action in step.options(s, seat):
        return None
    if isinstance(action, a.Play):
        return why_not_played(s, seat, action, step.name)
    if step.name != "turn" or seat != s.active:
        return refused("other-question", f"“{action.text}” does not answer what is asked now", step.clause)
    if s.actions == 0 and costs_action(s, action):
        return refused("no-action", "you have used all your actions of this turn", "K3.5")
    return why_not_done(s, seat, action)


def costs_action(s: Karanor, action: Action) -> bool:
    if isinstance(action, a.StepTo):
        return s.steps == 0
    free = action is a.END_TURN or isinstance(action, a.Promote | a.Use)
    return not free


def why_not_done(s: Karanor, seat: i64, action: Action) -> IllegalAction:
    """Why the player at turn, who has actions left, cannot do this."""
    if isinstance(action, a.StepTo):
        return why_not_gone(s, seat, action)
    if isinstance(action, a.Build):
        return why_not_built(s, seat, action)
    if isinstance(action, a.Fulfil):
        return why_not_fulfilled(s, seat, action)
    if isinstance(action, a.Interact):
        return why_not_interacted(s, seat, action)
    if isinstance(action, a.Recruit | a.Promote):
        return why_not_associate(s, seat, action)
    if isinstance(action, a.Visit):
        text = "the market does not deal in that now, or you cannot pay"
        return (
            refused("market", text, "K16.8")
            if s.market
            else refused("no-market", "there is no market", "K16.4")
        )
    if isinstance(action, a.Use):
        return refused("power", "this power cannot be used now", "K15.3")
    return why_not_plain(s, seat, action)


def forbidden(s: Karanor, seat: i64, flag: i64) -> bool:
    return s.merchants[seat].may(flag)


def barred(clause: str) -> IllegalAction:
    return refused("forbidden", "an effect forbids you this action", clause)


def why_not_gone(s: Karanor, seat: i64, action: a.StepTo) -> IllegalAction:
    merchant = s.merchants[seat]
    name = TERRITORIES[action.place]
    if action.place not in NEAR[merchant.at]:
        return refused("not-near", f"{name} is not adjacent", "K4.2", {"territory": name})
    if forbidden(s, seat, NO_MOVE):
        return barred("K4.1")
    return refused("sea-price", "you cannot pay the passage", "K4.3", {"gold": int(sea_price(s, seat))})


def why_not_built(s: Karanor, seat: i64, action: a.Build) -> IllegalAction:
    merchant = s.merchants[seat]
    card = action.card
    name = COMMERCES[card]
    if card in merchant.built:
        return refused("bonus-late", "the bonus is bought with the building, never later", "K7.3")
    if card not in merchant.commerces:
        return refused("no-commerce", f"{name} is not in your hand", "K7.2", {"commerce": name})
    if forbidden(s, seat, NO_BUILD):
        return barred("K7.1")
    if not IS_CITY[merchant.at]:
        return refused("no-city", "you are not in a city", "K7.1")
    if merchant.at in merchant.commerce_pawns and not merchant.may(SECOND_COMMERCE):
        return refused("one-commerce", "you have a commerce in this city already", "K7.1")
    if action.lacking >= 0:
        return refused("swap", "you cannot replace that resource", "K15.5")
    for r, n in enumerate(PRICE_GOODS[card]):
        if merchant.goods[r] < n:
            return lacking(r, n - merchant.goods[r], "K7.2")
    price = build_price(s, seat, card)
    if merchant.gold >= price:
        price += bonus_price(s, seat, card)
    return lacking_gold(price - merchant.gold, "K7.2")


def lacking(resource: i64, n: i64, clause: str) -> IllegalAction:
    name = RESOURCES[resource]
    return refused("lacking", f"you lack {n} {name}", clause, {"n": int(n), "resource": name})


def lacking_gold(n: i64, clause: str) -> IllegalAction:
    return refused("lacking-gold", f"you lack {n} gold", clause, {"n": int(n)})


def why_not_fulfilled(s: Karanor, seat: i64, action: a.Fulfil) -> IllegalAction:
    if action.quest not in s.merchants[seat].quests:
        return refused("no-quest", "you do not hold that quest", "K8.3", {"quest": QUESTS[action.quest]})
    if forbidden(s, seat, NO_QUEST):
        return barred("K8.3")
    return refused(
        "quest", "its conditions do not hold or you cannot pay", "K8.3", {"quest": QUESTS[action.quest]}
    )


def why_not_interacted(s: Karanor, seat: i64, action: a.Interact) -> IllegalAction:
    if forbidden(s, seat, NO_INTERACT):
        return barred("K8.1")
    place = s.merchants[seat].at if action.place < 0 else action.place
    if s.inhabited[place] and action.place < 0:
        return refused("no-quests", "no quest card is left", "K8.8")
    return refused("nobody-there", "no inhabitant waits there", "K8.1")


def why_not_associate(s: Karanor, seat: i64, action: Action) -> IllegalAction:
    if isinstance(action, a.Promote):
        if s.associates[action.resource] != seat:
            return refused("not-your-associate", "this associate does not work for you", "K9.5")
        return refused("promoted", "this associate is promoted, for good", "K9.5")
    assert isinstance(action, a.Recruit)
    if s.associates[action.resource] != NOBODYS:
        return refused("recruited", "this associate works for somebody already", "K9.3")
    if forbidden(s, seat, NO_RECRUIT):
        return barred("K9.3")
    return lacking_gold(RECRUIT - s.merchants[seat].gold, "K9.3")


def why_not_plain(s: Karanor, seat: i64, action: Action) -> IllegalAction:
    merchant = s.merchants[seat]
    here = merchant.at
    if action is a.HARVEST_HERE:
        if forbidden(s, seat, NO_HARVEST):
            return barred("K5.1")
        if YIELDS[here] < 0:
            return refused("no-site", "nothing is harvested here", "K5.1")
        return refused("supply-empty", "the supply is empty", "K5.3", {"resource": RESOURCES[YIELDS[here]]})
    if action is a.WORK_HERE:
        return (
            refused("no-work", "you may not work", "K6.3") if forbidden(s, seat, NO_WORK) else barred("K6.1")
        )
    if action is a.DELIVER:
        return why_not_delivered(s, seat)
    if action is a.BUY_VILLA:
        return why_no_villa(s, seat)
    return refused("other-question", f"“{action.text}” does not answer what is asked now", "K3.3")


def why_no_villa(s: Karanor, seat: i64) -> IllegalAction:
    merchant = s.merchants[seat]
    if s.villas[merchant.at] == NO_VILLA_THERE:
        return refused("no-villa", "there is no villa here", "K9.6")
    if s.villas[merchant.at] != NOBODYS:
        return refused("villa-sold", "this villa has an owner", "K9.7")
    if forbidden(s, seat, NO_VILLA):
        return barred("K9.6")
    return lacking_gold(villa_price(s, seat) - merchant.gold, "K9.6")


def why_not_delivered(s: Karanor, seat: i64) -> IllegalAction:
    merchant = s.merchants[seat]
    if s.delivery < 0:
        return refused("no-delivery", "no delivery is open", "K9.2")
    if forbidden(s, seat, NO_DELIVERY):
        return barred("K9.1")
    city = DELIVERY_CITY[s.delivery]
    near = merchant.may(DELIVER_NEAR) and city in NEAR[merchant.at]
    if merchant.at != city and not near:
        name = TERRITORIES[city]
        return refused("delivery-city", f"the goods are wanted in {name}", "K9.1", {"territory": name})
    for r, n in enumerate(DELIVERY_GOODS[s.delivery]):
        if merchant.goods[r] < n:
            return lacking(r, n - merchant.goods[r], "K9.1")
    return refused("other-question", "this cannot be delivered now", "K9.1")
