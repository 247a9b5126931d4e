"""Why an answer is not accepted: the clause, and a sentence in the locale files."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.games.hermagor.actions import (
    NOBILITY_ROW,
    Build,
    BuildShared,
    Decline,
    Keep,
    Pass,
    PlaceBuyer,
    PlaceShared,
    Raise,
)
from comptoir.games.hermagor.box import (
    BIT,
    BOOTHS,
    CITY,
    COSTS,
    NODE_TITLES,
    NONE,
    REGION_TITLES,
    ROWS_OF,
    SELLS,
    TOP,
    Place,
    Village,
)
from comptoir.games.hermagor.events import CASH, COST, PLACE, PRODUCT, ROW
from comptoir.games.hermagor.state import FREE, Land
from comptoir.table.agenda import Action
from comptoir.table.errors import IllegalAction
from comptoir.table.news import Field, Refusal

_ACTION: Final[Field[i64]] = Field("action")
_VILLAGE: Final[Field[i64]] = Field("village", NODE_TITLES)
_REGION: Final[Field[i64]] = Field("region", REGION_TITLES)

NOT_ASKED: Final = Refusal(
    "hermagor-refused-not-now", "H5.1", "“{action}” is no answer to what is asked", [_ACTION]
)
PLACE_TAKEN: Final = Refusal(
    "hermagor-refused-place-taken", "H3.7", "there is a buyer at {place} already", [PLACE]
)
EMPTY_BOOTH: Final = Refusal("hermagor-refused-empty-booth", "H3.7", "no tile lies in booth {place}", [PLACE])
OWN_BUYER_NOW: Final = Refusal(
    "hermagor-refused-shared-once", "H8.5", "one shared piece a turn: now place a buyer of your own"
)
OWN_ACTION_NOW: Final = Refusal(
    "hermagor-refused-shared-once", "H8.8", "one shared piece a turn: now take your own action"
)
OWN_MUST_FOLLOW: Final = Refusal(
    "hermagor-refused-must-follow", "H8.5", "after a shared buyer you must place one of your own"
)
KEEP_A_PLACE: Final = Refusal(
    "hermagor-refused-must-follow", "H8.5", "keep a place you can pay for your own buyer"
)
NO_THIRD_COLOUR: Final = Refusal(
    "hermagor-refused-no-third-colour", "H8.1", "there is a third colour only in the game for two"
)
NO_SHARED_BUYER: Final = Refusal(
    "hermagor-refused-no-shared-buyer", "H8.2", "no shared buyer is left this round"
)
TOO_DEAR: Final = Refusal(
    "hermagor-refused-too-dear", "H3.8", "that costs {cost} and you have {cash}", [COST, CASH]
)
WAY_TOO_DEAR: Final = TOO_DEAR.under("H5.14")
CEILING: Final = Refusal(
    "hermagor-refused-ceiling", "H4.13", "the price of {product} cannot rise further", [PRODUCT.hidden()]
)
OTHER_PRODUCT: Final = Refusal(
    "hermagor-refused-other-product", "H4.12", "the tile you won does not show {product}", [PRODUCT.hidden()]
)
NO_SHORTCUT: Final = Refusal("hermagor-refused-no-shortcut", "H5.13", "you do not have the Shortcut")
NOT_IN_CITY: Final = Refusal("hermagor-refused-city", "H5.10", "a move ends in a village, never in Hermagor")
ALREADY_THERE: Final = Refusal(
    "hermagor-refused-already-there", "H5.11", "your merchant is in {village} already", [_VILLAGE]
)
OWN_STATION: Final = Refusal(
    "hermagor-refused-own-station", "H5.9", "you have a station in {village}", [_VILLAGE]
)
NO_SALE_IN_CITY: Final = Refusal("hermagor-refused-no-sale-in-city", "H5.15", "nothing is sold in Hermagor")
NO_STATION_IN_CITY: Final = Refusal(
    "hermagor-refused-no-sale-in-city", "H8.8", "nothing is built in Hermagor"
)
NO_WARE: Final = Refusal(
    "hermagor-refused-no-ware",
    "H5.15",
    "{village} buys {product}, none of your tiles shows it",
    [_VILLAGE, PRODUCT.hidden()],
)
NO_SHARED_STATION: Final = Refusal(
    "hermagor-refused-no-shared-station", "H8.3", "you have no shared station left this round"
)
SHARED_THERE: Final = Refusal(
    "hermagor-refused-shared-there", "H8.8", "there is a shared station in {village} already", [_VILLAGE]
)
NO_DECLINE: Final = Refusal("hermagor-refused-no-decline", "H5.23", "the disc must be placed")
MUST_PAY: Final = Refusal(
    "hermagor-refused-must-pay", "H10.2", "you still have to pay your way out of the proceeds"
)
NOT_SHOWN: Final = Refusal(
    "hermagor-refused-not-shown",
    "H5.23",
    "{region} does not show the building of {row}",
    [_REGION, ROW.hidden()],
)
NO_SQUARE: Final = Refusal(
    "hermagor-refused-no-square", "H5.26", "no free square can be used in the row of {row}", [ROW.hidden()]
)
NOT_COMPLETED: Final = Refusal(
    "hermagor-refused-not-completed", "H5.21", "{region} is not to be handled now", [_REGION]
)


def why_not_there(s: Land, place: Place) -> IllegalAction | None:
    """H3.7: why no buyer may stand on a place; None: one may."""
    if s.buyers[place] != FREE:
        return PLACE_TAKEN.of(place)
    return EMPTY_BOOTH.of(place) if place < BOOTHS and s.booths[place] == NONE else None


def why_no_place(s: Land, seat: i64, action: Action, shared_first: bool) -> IllegalAction | None:
    """Why `action` cannot be the turn of a player in phase 1; that a shared buyer must leave room is not asked here."""
    if isinstance(action, PlaceBuyer):
        wrong = why_not_there(s, action.place)
        cost, cash = COSTS[action.place], s.colours[seat].cash
        return TOO_DEAR.of(cost, cash) if wrong is None and cost > cash else wrong
    if isinstance(action, PlaceShared):
        return OWN_BUYER_NOW.of() if shared_first else why_no_shared_place(s, action)
    if isinstance(action, Pass):
        return OWN_MUST_FOLLOW.of() if shared_first else None
    return NOT_ASKED.under("H3.6").of(action.text)


def why_no_shared_place(s: Land, action: Action) -> IllegalAction | None:
    """H8.5: why no shared buyer may be placed so."""
    if not isinstance(action, PlaceShared):
        return NOT_ASKED.under("H8.5").of(action.text)
    if not s.two:
        return NO_THIRD_COLOUR.of()
    if s.shared_buyers == 0:
        return NO_SHARED_BUYER.of()
    return why_not_there(s, action.place)


def why_no_rise(s: Land, action: Action, products: list[int]) -> IllegalAction | None:
    """H4.12 to H4.14: why a price does not rise, where the tile shows `products`."""
    if isinstance(action, Keep):
        return None
    if not isinstance(action, Raise):
        return NOT_ASKED.under("H4.12").of(action.text)
    if s.steps[action.product] == TOP:
        return CEILING.of(action.product)
    return None if action.product in products else OTHER_PRODUCT.of(action.product)


def why_no_journey(s: Land, seat: i64, node: Village, sells: bool) -> IllegalAction | None:
    """H5.3, H5.5: a wrong end, or nothing to sell there; what it costs is not asked here."""
    wrong = why_no_stop(s, seat, node)
    return why_no_sale(s, seat, node) if wrong is None and sells else wrong


def why_no_stop(s: Land, seat: i64, node: Village) -> IllegalAction | None:
    """H5.9 to H5.11: why a move may not end there; None: it may."""
    merchant = s.colours[seat]
    if node == CITY:
        return NOT_IN_CITY.of()
    if node == merchant.at:
        return ALREADY_THERE.of(node)
    return OWN_STATION.of(node) if merchant.built & BIT[node] else None


def why_no_sale(s: Land, seat: i64, node: Village) -> IllegalAction | None:
    """H5.15: why nothing can be sold there."""
    if node == CITY:
        return NO_SALE_IN_CITY.of()
    if s.colours[seat].built & BIT[node]:
        return OWN_STATION.under("H5.15").of(node)
    return None if s.colours[seat].wares >> SELLS[node] & 1 else NO_WARE.of(node, SELLS[node])


def why_no_shared_station(s: Land, seat: i64, action: Action) -> IllegalAction | None:
    """H8.8: why no shared station may be built so."""
    if not isinstance(action, BuildShared):
        return NOT_ASKED.under("H8.8").of(action.text)
    if not s.two:
        return NO_THIRD_COLOUR.of()
    if s.colours[seat].shared == 0:
        return NO_SHARED_STATION.of()
    if action.village == CITY:
        return NO_STATION_IN_CITY.of()
    if s.colours[s.seats].built & BIT[action.village]:
        return SHARED_THERE.of(action.village)
    has_ware = s.colours[seat].wares >> SELLS[action.village] & 1
    return None if has_ware else NO_WARE.under("H8.8").of(action.village, SELLS[action.village])


def why_no_disc(s: Land, action: Action, third: bool) -> IllegalAction | None:
    """H5.21 to H5.31: why no disc can be placed, or declined, so; whether the way can be paid is not asked here."""
    if isinstance(action, Decline):
        if not s.variants.designer or third:
            return NO_DECLINE.of()
        return None if action.region in s.completed else NOT_COMPLETED.of(action.region)
    if not isinstance(action, Build):
        return NOT_ASKED.under("H5.23").of(action.text)
    if action.region not in s.completed:
        return NOT_COMPLETED.of(action.region)
    shown = [int(NOBILITY_ROW)] if not ROWS_OF[action.region] else ROWS_OF[action.region]
    if action.row not in shown:
        return NOT_SHOWN.of(action.region, action.row)
    if action.row != NOBILITY_ROW and s.square(action.row) < 0:
        return NO_SQUARE.of(action.row)
    return None
