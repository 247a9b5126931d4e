"""Why an answer is not accepted: the clause, and a sentence in the locale files."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.games.jantaris import actions as a
from comptoir.games.jantaris.box import CENTRE, LIMIT, PRICE, PRICE_BLACK, PRICE_RED, TREASURY, TRIPLES
from comptoir.games.jantaris.events import AREA, BLACK, COLOUR, ITEM, RED
from comptoir.games.jantaris.state import City
from comptoir.table.agenda import Action, Step
from comptoir.table.errors import IllegalAction
from comptoir.table.news import Field, Refusal

_LIMIT: Final[Field[i64]] = Field("limit")
_LEAST: Final[Field[i64]] = Field("least")
_HAS: Final[Field[i64]] = Field("has")

DUTY: Final = Refusal("jantaris-refused-duty", "J3.7", "this is a duty, it cannot be declined")
NO_DISTRICT: Final = Refusal("jantaris-refused-centre", "J2.6", "the Centre is no district")
SAME: Final = Refusal("jantaris-refused-same", "J2.6", "the two districts must be different", [AREA])
MARKER: Final = Refusal("jantaris-refused-marker", "J3.3", "a guild marker stands in {area}", [AREA])
RESERVE: Final = Refusal("jantaris-refused-reserve", "J4.2", "not so many merchants are in your reserve")
FAR: Final = Refusal("jantaris-refused-far", "J1.1", "{area} is not next to the active district", [AREA])
NOBODY_OF_YOURS: Final = Refusal(
    "jantaris-refused-nobody", "J3.3", "not so many of yours stand in {area}", [AREA]
)
FULL: Final = Refusal(
    "jantaris-refused-full", "J3.1", "nobody holds more than {limit} of one colour", [COLOUR, _LIMIT]
)
PRICE_NOT_THERE: Final = Refusal(
    "jantaris-refused-price",
    "J4.3h",
    "the price of {item} is {red} red and {black} black",
    [ITEM, RED, BLACK],
)
LOW: Final = Refusal("jantaris-refused-low", "J4.3b", "the lowest bid now is {least}", [_LEAST])
HIGH: Final = Refusal("jantaris-refused-high", "J4.3g", "you have only {has} goods", [_HAS])
NO_CARD: Final = Refusal("jantaris-refused-no-card", "J7.2", "this control card does not lie face up")
CLAIM: Final = Refusal("jantaris-refused-claim", "J7.1", "you do not dominate {area}", [AREA])
TAKE: Final = Refusal(
    "jantaris-refused-take",
    "J8.21",
    "{item} was not turned up, or is among those with the most prestige",
    [ITEM],
)
NOT_UP: Final = Refusal(
    "jantaris-refused-not-up", "J4.3", "{item} does not lie face up in the bazaar", [ITEM]
)
USE: Final = Refusal("jantaris-refused-use", "J8.24", "{item} cannot be used now", [ITEM])
SUM: Final = Refusal(
    "jantaris-refused-sum",
    "J4.3",
    "{red} red and {black} black is not what is due, or not what you have",
    [RED, BLACK],
)
NO_PLAYER: Final = Refusal("jantaris-refused-nobody-there", "J2.8", "nobody sits there")
BACK_TO_CENTRE: Final = Refusal("jantaris-refused-marker-centre", "J3.4", "no marker goes back to the Centre")
MARKER_THERE: Final = Refusal(
    "jantaris-refused-marker-there", "J5.1", "a marker stands in {area} already", [AREA]
)
ONESELF: Final = Refusal("jantaris-refused-self", "J5.3", "you cannot take goods from yourself")
PROTECTED: Final = Refusal("jantaris-refused-treasury", "J8.12", "Treasury protects these goods")
NONE_LEFT: Final = Refusal("jantaris-refused-none", "J5.3", "they have no {colour} good", [COLOUR])

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
        return DUTY.of()
    if not isinstance(action, ANSWERS[step.name]):
        return IllegalAction("refused-not-now", f"“{action.text}” is not possible now", step.clause)
    if isinstance(action, a.AreaAction):
        return _area(s, seat, action, step)
    if isinstance(action, a.VisitMarket):
        return FULL.of(action.colour, LIMIT)
    if isinstance(action, a.Open | a.Bid | a.SetMaximum):
        return _bid(s, seat, action)
    if isinstance(action, a.Claim):
        return _claim(s, seat, action)
    if isinstance(action, a.ItemAction):
        return _item(action, step)
    return _goods(s, seat, action, step)


def _area(s: City, seat: i64, action: a.AreaAction, step: Step[City]) -> IllegalAction:
    """An area that cannot be chosen: a marker, a wrong place, nobody to move."""
    area = action.area
    if isinstance(action, a.Settle):
        return NO_DISTRICT.of() if area == CENTRE else SAME.of(area)
    if not s.is_free(area):
        return MARKER.under("J3.2" if isinstance(action, a.Place | a.Recruit) else "J3.3").of(area)
    if isinstance(action, a.Place) and area == CENTRE:
        return NO_DISTRICT.under(step.clause).of()
    if isinstance(action, a.Place | a.Recruit) and s.reserve[seat] < action.count:
        return RESERVE.of()
    if isinstance(action, a.Flee | a.Bring | a.Send | a.Recruit) and area not in s.neighbours():
        return FAR.of(area)
    return NOBODY_OF_YOURS.under(step.clause).of(s.place() if isinstance(action, a.Send) else area)


def _bid(s: City, seat: i64, action: Action) -> IllegalAction:
    """A bid too low, too high, or for an item whose price is not there."""
    if isinstance(action, a.Open):
        item: i64 = action.item
        goods = action.maximum or action.bid
        if item not in s.up:
            return NOT_UP.of(item)
        if not s.affords(seat, item):
            return PRICE_NOT_THERE.of(item, PRICE_RED[item], PRICE_BLACK[item])
        least: i64 = PRICE[item]
    else:
        assert isinstance(action, a.Bid | a.SetMaximum)
        goods = action.goods
        least = s.needed(seat)
    return LOW.of(least) if goods < least else HIGH.of(s.total(seat))


def _claim(s: City, seat: i64, action: a.Claim) -> IllegalAction:
    """A control card that is not there, or whose districts are not all dominated."""
    if action.card not in s.controls_up:
        return NO_CARD.of()
    missing = [d for d in TRIPLES[action.card] if s.ruler(d) != seat]
    return CLAIM.of(missing[0])


def _item(action: a.ItemAction, step: Step[City]) -> IllegalAction:
    """An item that cannot be used, exchanged or taken."""
    if isinstance(action, a.Take):
        return TAKE.of(action.item)
    if isinstance(action, a.Exchange):
        return NOT_UP.of(action.item)
    return USE.under(step.clause).of(action.item)


def _goods(s: City, seat: i64, action: Action, step: Step[City]) -> IllegalAction:
    """Goods, markers and players that cannot be chosen."""
    if isinstance(action, a.Pay | a.Receive):
        return SUM.under(step.clause).of(action.red, action.black)
    if isinstance(action, a.MoveMarker):
        return BACK_TO_CENTRE.of() if action.area == CENTRE else MARKER_THERE.of(action.area)
    if isinstance(action, a.Coins):
        return FULL.of(action.colour, LIMIT)
    if isinstance(action, a.Rob):
        return _rob(s, seat, action)
    assert isinstance(action, a.Banish) and action.victim >= s.players
    return NO_PLAYER.of()


def _rob(s: City, seat: i64, action: a.Rob) -> IllegalAction:
    if action.victim >= s.players:
        return NO_PLAYER.of()
    if action.victim == seat:
        return ONESELF.of()
    if s.owns(action.victim, TREASURY):
        return PROTECTED.of()
    if s.goods[2 * action.victim + action.colour] == 0:
        return NONE_LEFT.of(action.colour)
    return FULL.of(action.colour, LIMIT)
