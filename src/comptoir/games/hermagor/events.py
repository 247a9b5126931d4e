"""What happened. Everything at this table happens in the open, payments too (H2.9): who listens may count along."""

from __future__ import annotations

from comptoir.games.hermagor.actions import ROW_NAMES
from comptoir.games.hermagor.box import (
    LINE_NAMES,
    NODE_NAMES,
    PLACE_NAMES,
    PRODUCTS,
    REGIONS,
    SHOWS,
    TILE_NAMES,
)
from comptoir.games.hermagor.contest import Contest
from comptoir.table.agenda import Event, Told


def tile_told(tile: int) -> Told | None:
    """A tile as everybody sees it; null for an empty booth."""
    if tile == 0:
        return None
    return {
        "tile": TILE_NAMES[tile],
        "products": [PRODUCTS[p] for p in SHOWS[tile]] if tile < len(SHOWS) else [],
    }


class Open(Event):
    """An event that everybody may know."""

    def __init__(self, kind: str, facts: Told) -> None:
        self.kind = kind
        self.facts = facts

    def told(self, seat: int) -> Told | None:
        return {"type": self.kind} | self.facts


def round_opened(number: int, rounds: int, starter: int) -> Event:
    return Open("round-opened", {"round": number, "rounds": rounds, "seat": starter})


def market_filled(booths: list[int], tiles: list[int], bag: int) -> Event:
    """H3.1: which tiles were laid where, in order."""
    laid = [{"booth": PLACE_NAMES[booth]} | (tile_told(tiles[booth]) or {}) for booth in booths]
    return Open("market-filled", {"count": len(laid), "tiles": laid, "bag": bag})


def cash_declared(seat: int, cash: int) -> Event:
    return Open("cash-declared", {"seat": seat, "cash": cash})


def nothing_declared(seat: int) -> Event:
    return Open("nothing-declared", {"seat": seat})


def start_named(start: int, by: int) -> Event:
    """H4.19, H9.3: who starts now, and who named them."""
    return Open("start-named", {"seat": start, "by": by})


def actions_turned_up(actions: int, left: int) -> Event:
    return Open("actions-turned-up", {"actions": actions, "left": left})


def buyer_placed(seat: int, place: int, cost: int, tile: int) -> Event:
    """H3.7: `tile` is told of a buyer on top of one."""
    facts: Told = {"seat": seat, "place": PLACE_NAMES[place], "cost": cost}
    return Open("buyer-placed", facts | _on_tile(tile))


def shared_buyer_placed(seat: int, place: int, tile: int) -> Event:
    facts: Told = {"seat": seat, "place": PLACE_NAMES[place]}
    return Open("shared-buyer-placed", facts | _on_tile(tile))


def _on_tile(tile: int) -> Told:
    return {"tile": TILE_NAMES[tile]} if tile else {}


def passed(seat: int) -> Event:
    return Open("passed", {"seat": seat})


def too_poor(seat: int) -> Event:
    return Open("too-poor", {"seat": seat})


def buzz_paid(seat: int, cash: int, lines: list[int]) -> Event:
    """H4.1: what each line brought this player."""
    by_line = [{"line": LINE_NAMES[line], "cash": paid} for line, paid in enumerate(lines) if paid]
    return Open("buzz-paid", {"seat": seat, "cash": cash, "lines": by_line})


def tile_won(seat: int, booth: int, tile: int, contest: Contest) -> Event:
    return Open("tile-won", {"seat": seat} | _contested(booth, tile, contest))


def tile_won_by_third(booth: int, tile: int, contest: Contest) -> Event:
    return Open("tile-won-by-third", _contested(booth, tile, contest))


def tile_stayed(booth: int, tile: int, contest: Contest) -> Event:
    return Open("tile-stayed", _contested(booth, tile, contest))


def _contested(booth: int, tile: int, contest: Contest) -> Told:
    told = tile_told(tile) or {}
    return {"booth": PLACE_NAMES[booth], "why": contest.why, "strength": contest.strength} | told


def good_deal(seat: int, cash: int) -> Event:
    return Open("good-deal", {"seat": seat, "cash": cash})


def price_raised(seat: int, product: int, price: int) -> Event:
    return Open("price-raised", {"seat": seat, "product": PRODUCTS[product], "price": price})


def price_raised_by_third(product: int, price: int) -> Event:
    return Open("price-raised-by-third", {"product": PRODUCTS[product], "price": price})


def price_kept(seat: int) -> Event:
    return Open("price-kept", {"seat": seat})


def tile_drawn(seat: int, tile: int, back: list[int]) -> Event:
    """H4.17: `back` are the specials drawn on the way."""
    facts: Told = {"seat": seat, "back": [TILE_NAMES[special] for special in back]}
    return Open("tile-drawn", facts | (tile_told(tile) or {}))


def nothing_drawn(seat: int, bag_has_product: bool) -> Event:
    """H4.17, R15: this player goes without a product tile."""
    return Open("nothing-drawn", {"seat": seat, "why": "declined" if bag_has_product else "empty"})


def sold(
    seat: int, village: int, product: int, price: int, cost: int, way: list[int], shortcut: bool
) -> Event:
    facts: Told = {
        "seat": seat,
        "village": NODE_NAMES[village],
        "product": PRODUCTS[product],
        "price": price,
        "cost": cost,
        "way": [NODE_NAMES[node] for node in way],
        "shortcut": int(shortcut),
    }
    return Open("sold", facts)


def neighbour_paid(seat: int, village: int, cash: int) -> Event:
    return Open("neighbour-paid", {"seat": seat, "village": NODE_NAMES[village], "cash": cash})


def moved(seat: int, village: int, cost: int, way: list[int]) -> Event:
    facts: Told = {
        "seat": seat,
        "village": NODE_NAMES[village],
        "cost": cost,
        "way": [NODE_NAMES[n] for n in way],
    }
    return Open("moved", facts)


def stayed(seat: int) -> Event:
    return Open("stayed", {"seat": seat})


def shared_station_built(seat: int, village: int) -> Event:
    return Open("shared-station-built", {"seat": seat, "village": NODE_NAMES[village]})


def disc_placed(seat: int, region: int, row: int, square: int, third: bool) -> Event:
    """H5.23, H5.30: `square` is its figure; a disc of the third colour pays nobody."""
    facts: Told = {"seat": seat, "region": REGIONS[region], "row": ROW_NAMES[row], "square": square}
    if third:
        return Open("disc-placed-by-third", facts)
    return Open("disc-placed", facts | {"cash": square})


def region_lost(seat: int, region: int, why: str, third: bool) -> Event:
    """H5.27, H5.29, H5.31, H10.3: `why` is full, discs or declined."""
    facts: Told = {"seat": seat, "region": REGIONS[region], "why": why}
    return Open("region-lost-by-third" if third else "region-lost", facts)


def round_closed(number: int) -> Event:
    return Open("round-closed", {"round": number})


def income_paid(seat: int, production: int, dukedoms: int, route: int, cash: int) -> Event:
    """H7: the final income and, now that the game is over, the total."""
    facts: Told = {"seat": seat, "production": production, "dukedoms": dukedoms, "route": route, "cash": cash}
    return Open("income-paid", facts)


def game_ended(winners: list[int], cash: list[int]) -> Event:
    return Open("game-ended", {"winners": winners, "count": len(winners), "money": cash})
