"""Why an answer is not accepted: the clause, and a sentence in the locale files."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.games.jantaris import actions as a
from comptoir.games.jantaris.box import (
    AREAS,
    CENTRE,
    COLOURS,
    ITEMS,
    LIMIT,
    PRICE,
    PRICE_BLACK,
    PRICE_RED,
    TREASURY,
    TRIPLES,
)
from comptoir.games.jantaris.state import City
from comptoir.table.agenda import Action, Step
from comptoir.table.errors import IllegalAction

ANSWERS: Final[dict[str, tuple[type, ...]]] = {
    "settle": (a.Settle,),
    "items": (a.Use, a.Pass),
    "cape": (a.Recall, a.Pass),
    "diamond": (a.Place, a.Pass),
    "bargain": (a.Pay, a.Pass),
    "picks": (a.Take,),
    "city": (a.VisitMarket, a.Place, a.Recall, a.VisitBazaar),
    "exchange": (a.Exchange,),
    "open": (a.Open, a.Pass),
    "bid": (a.Bid, a.SetMaximum, a.Pass),
    "pay": (a.Pay,),
    "horse": (a.Place,),
    "marker": (a.MoveMarker,),
    "vote": (a.Vote,),
    "rob": (a.Rob,),
    "receive": (a.Receive,),
    "banish": (a.Banish,),
    "flee": (a.Flee,),
    "coach": (a.Flee, a.Pass),
    "bring": (a.Bring, a.Pass),
    "send": (a.Send, a.Pass),
    "place": (a.Place,),
    "recruit": (a.Recruit, a.Pass),
    "fair-items": (a.Use, a.Coins, a.Call, a.Pass),
    "trade": (a.Pay,),
    "leave": (a.Leave,),
    "claim": (a.Claim, a.Pass),
    "clock": (a.Claim, a.Pass),
}
"""What each question is answered with; anything else is simply not asked for now."""


def why_not(s: City, seat: i64, action: Action, step: Step[City]) -> IllegalAction:
    """The rule in the way of `action`, which `step` does not allow."""
    if isinstance(action, a.Pass):
        return IllegalAction("jantaris-refused-duty", "this is a duty, it cannot be declined", "J3.7")
    if not isinstance(action, ANSWERS[step.name]):
        return IllegalAction("refused-not-now", f"“{action.text}” is not possible now", step.clause)
    if isinstance(action, a.AreaAction):
        return _area(s, seat, action, step)
    if isinstance(action, a.VisitMarket):
        return _full(action.colour)
    if isinstance(action, a.Open | a.Bid | a.SetMaximum):
        return _bid(s, seat, action)
    if isinstance(action, a.Claim):
        return _claim(s, seat, action)
    if isinstance(action, a.ItemAction):
        return _item(action, step)
    return _goods(s, seat, action, step)


def _area(s: City, seat: i64, action: a.AreaAction, step: Step[City]) -> IllegalAction:
    """An area that cannot be chosen: a marker, a wrong place, nobody to move."""
    area = AREAS[action.area]
    if isinstance(action, a.Settle):
        if action.area == CENTRE:
            return IllegalAction("jantaris-refused-centre", "the Centre is no district", "J2.6")
        return IllegalAction(
            "jantaris-refused-same", "the two districts must be different", "J2.6", {"area": area}
        )
    if not s.is_free(action.area):
        clause = "J3.2" if isinstance(action, a.Place | a.Recruit) else "J3.3"
        text = f"a guild marker stands in {area}"
        return IllegalAction("jantaris-refused-marker", text, clause, {"area": area})
    if isinstance(action, a.Place) and action.area == CENTRE:
        return IllegalAction("jantaris-refused-centre", "the Centre is no district", step.clause)
    if isinstance(action, a.Place | a.Recruit) and s.reserve[seat] < action.count:
        return IllegalAction("jantaris-refused-reserve", "not so many merchants are in your reserve", "J4.2")
    if isinstance(action, a.Flee | a.Bring | a.Send | a.Recruit) and action.area not in s.neighbours():
        text = f"{area} is not next to the active district"
        return IllegalAction("jantaris-refused-far", text, "J1.1", {"area": area})
    source = s.place() if isinstance(action, a.Send) else action.area
    args: dict[str, str | int] = {"area": AREAS[source]}
    return IllegalAction(
        "jantaris-refused-nobody", f"not so many of yours stand in {AREAS[source]}", step.clause, args
    )


def _full(colour: i64) -> IllegalAction:
    """J3.1."""
    args: dict[str, str | int] = {"colour": COLOURS[colour], "limit": LIMIT}
    return IllegalAction(
        "jantaris-refused-full", f"nobody holds more than {LIMIT} of one colour", "J3.1", args
    )


def _bid(s: City, seat: i64, action: Action) -> IllegalAction:
    """A bid too low, too high, or for an item whose price is not there."""
    if isinstance(action, a.Open):
        item: i64 = action.item
        goods = action.maximum or action.bid
        if item not in s.up:
            return _not_there(item)
        if not s.affords(seat, item):
            args: dict[str, str | int] = {
                "item": ITEMS[item],
                "red": PRICE_RED[item],
                "black": PRICE_BLACK[item],
            }
            text = f"the price of {ITEMS[item]} is {PRICE_RED[item]} red and {PRICE_BLACK[item]} black"
            return IllegalAction("jantaris-refused-price", text, "J4.3h", args)
        least: i64 = PRICE[item]
    else:
        assert isinstance(action, a.Bid | a.SetMaximum)
        goods = action.goods
        least = s.needed(seat)
    if goods < least:
        text = f"the lowest bid now is {least}"
        return IllegalAction("jantaris-refused-low", text, "J4.3b", {"least": int(least)})
    has = s.total(seat)
    return IllegalAction("jantaris-refused-high", f"you have only {has} goods", "J4.3g", {"has": int(has)})


def _claim(s: City, seat: i64, action: a.Claim) -> IllegalAction:
    """A control card that is not there, or whose districts are not all dominated."""
    if action.card not in s.controls_up:
        return IllegalAction("jantaris-refused-no-card", "this control card does not lie face up", "J7.2")
    missing = [d for d in TRIPLES[action.card] if s.ruler(d) != seat]
    area = AREAS[missing[0]]
    return IllegalAction("jantaris-refused-claim", f"you do not dominate {area}", "J7.1", {"area": area})


def _item(action: a.ItemAction, step: Step[City]) -> IllegalAction:
    """An item that cannot be used, exchanged or taken."""
    if isinstance(action, a.Take):
        args: dict[str, str | int] = {"item": ITEMS[action.item]}
        text = f"{ITEMS[action.item]} was not turned up, or is among those with the most prestige"
        return IllegalAction("jantaris-refused-take", text, "J8.21", args)
    if isinstance(action, a.Exchange):
        return _not_there(action.item)
    text = f"{ITEMS[action.item]} cannot be used now"
    return IllegalAction("jantaris-refused-use", text, step.clause, {"item": ITEMS[action.item]})


def _not_there(item: i64) -> IllegalAction:
    text = f"{ITEMS[item]} does not lie face up in the bazaar"
    return IllegalAction("jantaris-refused-not-up", text, "J4.3", {"item": ITEMS[item]})


def _goods(s: City, seat: i64, action: Action, step: Step[City]) -> IllegalAction:
    """Goods, markers and players that cannot be chosen."""
    if isinstance(action, a.Pay | a.Receive):
        text = f"{action.red} red and {action.black} black is not what is due, or not what you have"
        args: dict[str, str | int] = {"red": int(action.red), "black": int(action.black)}
        return IllegalAction("jantaris-refused-sum", text, step.clause, args)
    if isinstance(action, a.MoveMarker):
        return _marker(action)
    if isinstance(action, a.Coins):
        return _full(action.colour)
    if isinstance(action, a.Rob):
        return _rob(s, seat, action)
    assert isinstance(action, a.Banish) and action.victim >= s.players
    return IllegalAction("jantaris-refused-nobody-there", "nobody sits there", "J2.8")


def _marker(action: a.MoveMarker) -> IllegalAction:
    if action.area == CENTRE:
        return IllegalAction("jantaris-refused-marker-centre", "no marker goes back to the Centre", "J3.4")
    area = AREAS[action.area]
    text = f"a marker stands in {area} already"
    return IllegalAction("jantaris-refused-marker-there", text, "J5.1", {"area": area})


def _rob(s: City, seat: i64, action: a.Rob) -> IllegalAction:
    if action.victim >= s.players:
        return IllegalAction("jantaris-refused-nobody-there", "nobody sits there", "J2.8")
    if action.victim == seat:
        return IllegalAction("jantaris-refused-self", "you cannot take goods from yourself", "J5.3")
    if s.owns(action.victim, TREASURY):
        return IllegalAction("jantaris-refused-treasury", "Treasury protects these goods", "J8.12")
    if s.goods[2 * action.victim + action.colour] == 0:
        args: dict[str, str | int] = {"colour": COLOURS[action.colour]}
        return IllegalAction(
            "jantaris-refused-none", f"they have no {COLOURS[action.colour]} good", "J5.3", args
        )
    return _full(action.colour)
