"""Why an answer is not accepted: the clause, and a sentence in the locale files."""

from __future__ import annotations

from mypy_extensions import i64

from comptoir.games.hermagor.actions import (
    NOBILITY_ROW,
    ROW_NAMES,
    Build,
    BuildShared,
    Decline,
    Move,
    MoveAndSell,
    Pass,
    PlaceBuyer,
    PlaceShared,
    Raise,
    Sell,
    TakeShortcut,
)
from comptoir.games.hermagor.box import (
    BIT,
    BOOTHS,
    CITY,
    COSTS,
    NODE_TITLES,
    NONE,
    PLACE_NAMES,
    PRODUCTS,
    REGION_TITLES,
    ROWS_OF,
    SELLS,
    SHORTCUT,
    TOP,
    TRAVEL,
)
from comptoir.games.hermagor.state import FREE, Land
from comptoir.table.agenda import Action
from comptoir.table.errors import IllegalAction

Blanks = dict[str, str | int]


def no(reason: str, text: str, clause: str, blanks: Blanks | None = None) -> IllegalAction:
    return IllegalAction(f"hermagor-refused-{reason}", text, clause, blanks)


def not_now(action: Action, clause: str) -> IllegalAction:
    return no("not-now", f"“{action.text}” is no answer to what is asked", clause, {"action": action.text})


def why_not_there(s: Land, place: i64) -> IllegalAction | None:
    """H3.7: why no buyer may stand on a place; None: one may."""
    name = PLACE_NAMES[place]
    if s.buyers[place] != FREE:
        return no("place-taken", f"there is a buyer at {name} already", "H3.7", {"place": name})
    if place < BOOTHS and s.booths[place] == NONE:
        return no("empty-booth", f"no tile lies in booth {name}", "H3.7", {"place": name})
    return None


def why_no_place(s: Land, seat: i64, action: Action, shared_first: bool) -> IllegalAction:
    """Why `action` cannot be the turn of a player in phase 1."""
    if isinstance(action, PlaceBuyer):
        wrong = why_not_there(s, action.place)
        if wrong is not None:
            return wrong
        return too_dear(s, seat, COSTS[action.place], "H3.8")
    if isinstance(action, PlaceShared):
        if shared_first:
            return no("shared-once", "one shared piece a turn: now place a buyer of your own", "H8.5")
        return why_no_shared_place(s, action)
    if isinstance(action, Pass):
        return no("must-follow", "after a shared buyer you must place one of your own", "H8.5")
    return not_now(action, "H3.6")


def why_no_shared_place(s: Land, action: Action) -> IllegalAction:
    """H8.5: why no shared buyer may be placed so."""
    if not isinstance(action, PlaceShared):
        return not_now(action, "H8.5")
    if not s.two:
        return no("no-third-colour", "there is a third colour only in the game for two", "H8.1")
    if s.shared_buyers == 0:
        return no("no-shared-buyer", "no shared buyer is left this round", "H8.2")
    wrong = why_not_there(s, action.place)
    return (
        wrong
        if wrong is not None
        else no("must-follow", "keep a place you can pay for your own buyer", "H8.5")
    )


def too_dear(s: Land, seat: i64, cost: i64, clause: str) -> IllegalAction:
    cash = s.colours[seat].cash
    blanks: Blanks = {"cost": int(cost), "cash": int(cash)}
    return no("too-dear", f"that costs {cost} and you have {cash}", clause, blanks)


def why_no_rise(s: Land, action: Action) -> IllegalAction:
    """H4.12 to H4.14: why a price does not rise."""
    if not isinstance(action, Raise):
        return not_now(action, "H4.12")
    product = PRODUCTS[action.product]
    if s.steps[action.product] == TOP:
        return no("ceiling", f"the price of {product} cannot rise further", "H4.13")
    return no("other-product", f"the tile you won does not show {product}", "H4.12")


def why_no_action(s: Land, seat: i64, action: Action, shared_first: bool) -> IllegalAction:
    """Why `action` cannot be the turn of a player in phase 3."""
    merchant = s.colours[seat]
    if isinstance(action, Sell):
        return why_no_sale(s, seat, merchant.at)
    if isinstance(action, MoveAndSell):
        return why_no_journey(s, seat, action.village, TRAVEL[merchant.at][action.village], sells=True)
    if isinstance(action, TakeShortcut):
        if SHORTCUT not in merchant.tiles:
            return no("no-shortcut", "you do not have the Shortcut", "H5.13")
        return why_no_journey(s, seat, action.village, TRAVEL[merchant.at][action.village] >> 1, sells=True)
    if isinstance(action, Move):
        return why_no_journey(s, seat, action.village, TRAVEL[merchant.at][action.village] >> 1, sells=False)
    if isinstance(action, BuildShared):
        if shared_first:
            return no("shared-once", "one shared piece a turn: now take your own action", "H8.8")
        return why_no_shared_station(s, seat, action)
    return not_now(action, "H5.1")


def why_no_journey(s: Land, seat: i64, node: i64, cost: i64, sells: bool) -> IllegalAction:
    """H5.3, H5.5, H5.14: a wrong end, nothing to sell there, or too little cash."""
    wrong = why_no_stop(s, seat, node)
    if wrong is not None:
        return wrong
    if sells and not s.colours[seat].wares >> SELLS[node] & 1:
        return why_no_sale(s, seat, node)
    return too_dear(s, seat, cost, "H5.14")


def why_no_stop(s: Land, seat: i64, node: i64) -> IllegalAction | None:
    """H5.9 to H5.11: why a move may not end there; None: it may."""
    merchant = s.colours[seat]
    if node == CITY:
        return no("city", "a move ends in a village, never in Hermagor", "H5.10")
    name = NODE_TITLES[node]
    if node == merchant.at:
        return no("already-there", f"your merchant is in {name} already", "H5.11", {"village": name})
    if merchant.built & BIT[node]:
        return no("own-station", f"you have a station in {name}", "H5.9", {"village": name})
    return None


def why_no_sale(s: Land, seat: i64, node: i64) -> IllegalAction:
    """H5.15: why nothing can be sold there."""
    if node == CITY:
        return no("no-sale-in-city", "nothing is sold in Hermagor", "H5.15")
    name = NODE_TITLES[node]
    if s.colours[seat].built & BIT[node]:
        return no("own-station", f"you have a station in {name}", "H5.15", {"village": name})
    return no_ware(node, "H5.15")


def no_ware(village: i64, clause: str) -> IllegalAction:
    name = NODE_TITLES[village]
    text = f"{name} buys {PRODUCTS[SELLS[village]]}, none of your tiles shows it"
    return no("no-ware", text, clause, {"village": name})


def why_no_shared_station(s: Land, seat: i64, action: Action) -> IllegalAction:
    """H8.8: why no shared station may be built so."""
    if not isinstance(action, BuildShared):
        return not_now(action, "H8.8")
    if not s.two:
        return no("no-third-colour", "there is a third colour only in the game for two", "H8.1")
    if s.colours[seat].shared == 0:
        return no("no-shared-station", "you have no shared station left this round", "H8.3")
    if action.village == CITY:
        return no("no-sale-in-city", "nothing is built in Hermagor", "H8.8")
    name = NODE_TITLES[action.village]
    if s.colours[s.seats].built & BIT[action.village]:
        return no("shared-there", f"there is a shared station in {name} already", "H8.8", {"village": name})
    return no_ware(action.village, "H8.8")


def why_no_disc(s: Land, action: Action, third: bool) -> IllegalAction:
    """H5.21 to H5.31: why no disc can be placed, or declined, so."""
    if isinstance(action, Decline):
        if not s.variants.designer or third:
            return no("no-decline", "the disc must be placed", "H5.23")
        if action.region in s.completed:
            return no("must-pay", "you still have to pay your way out of the proceeds", "H10.2")
        return not_completed(action.region)
    if not isinstance(action, Build):
        return not_now(action, "H5.23")
    if action.region not in s.completed:
        return not_completed(action.region)
    row = ROW_NAMES[action.row]
    name = REGION_TITLES[action.region]
    shown = [int(NOBILITY_ROW)] if not ROWS_OF[action.region] else ROWS_OF[action.region]
    if action.row not in shown:
        return no("not-shown", f"{name} does not show the building of {row}", "H5.23", {"region": name})
    if action.row != NOBILITY_ROW and s.square(action.row) < 0:
        return no("no-square", f"no free square can be used in the row of {row}", "H5.26")
    return no("must-pay", "you still have to pay your way out of the proceeds", "H10.2")


def not_completed(region: i64) -> IllegalAction:
    name = REGION_TITLES[region]
    return no("not-completed", f"{name} is not to be handled now", "H5.21", {"region": name})
