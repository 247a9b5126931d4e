"""What happened. Everything at this table happens in the open, payments too (H2.9): who listens may count along."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.games.hermagor.actions import ROW_NAMES
from comptoir.games.hermagor.box import (
    ALL_BOOTHS,
    BOOTHS,
    BOOTHS_IN_USE,
    LINE_NAMES,
    NODE_NAMES,
    NONE,
    PLACE_NAMES,
    PRODUCTS,
    REGIONS,
    SELLS,
    SHOWS,
    TILE_NAMES,
    WAYS,
    Booth,
    Place,
    Region,
    Village,
)
from comptoir.games.hermagor.contest import Contest, buzz_lines
from comptoir.games.hermagor.state import Land
from comptoir.games.hermagor.wire import (
    Drawn,
    End,
    Filled,
    Lines,
    OnTile,
    Paid,
    Sale,
    TileLaid,
    Way,
    Won,
)
from comptoir.table.news import Field, News, News0, News1, News2, News3, News4, News5
from comptoir.table.ranks import winners


def shown_on(tile: int) -> list[str]:
    """The products on a tile; none on the special ones."""
    return [PRODUCTS[p] for p in SHOWS[tile]] if tile < len(SHOWS) else []


def filled(s: Land, numbers: list[int]) -> Filled:
    """The booths whose bits are set have a new tile."""
    laid: list[TileLaid] = [
        {"booth": PLACE_NAMES[b], "tile": TILE_NAMES[s.booths[b]], "products": shown_on(s.booths[b])}
        for b in BOOTHS_IN_USE[s.seats]
        if numbers[0] >> b & 1
    ]
    return {"count": len(laid), "tiles": laid, "bag": len(s.bag)}


def on_tile(s: Land, numbers: list[int]) -> OnTile:
    place = numbers[1]
    return {"tile": TILE_NAMES[s.booths[place]]} if place < BOOTHS and s.booths[place] != NONE else {}


def by_line(s: Land, numbers: list[int]) -> Lines:
    lines = buzz_lines(s, numbers[0])
    return {"lines": [{"line": LINE_NAMES[n], "cash": paid} for n, paid in enumerate(lines) if paid]}


def contested(s: Land, numbers: list[int]) -> Won:
    """The last two numbers are the booth and its tile; the buyers still stand where they stood."""
    contest = Contest(s.buyers, ALL_BOOTHS[numbers[-2]], len(s.colours))
    tile = numbers[-1]
    return {
        "why": contest.why,
        "strength": contest.strength,
        "tile": TILE_NAMES[tile],
        "products": shown_on(tile),
    }


def drawn(s: Land, numbers: list[int]) -> Drawn:
    """The specials drawn on the way are the last that went into the bag."""
    tile, specials = numbers[1], numbers[2]
    back = s.bag[len(s.bag) - specials :]
    return {"back": [TILE_NAMES[each] for each in back], "tile": TILE_NAMES[tile], "products": shown_on(tile)}


def on_the_way(s: Land, numbers: list[int]) -> Way:
    seat, village = numbers[0], numbers[1]
    return {"way": [NODE_NAMES[node] for node in WAYS[s.colours[seat].at][village]]}


def sale(s: Land, numbers: list[int]) -> Sale:
    village = numbers[1]
    return {
        "product": PRODUCTS[SELLS[village]],
        "price": int(s.price(SELLS[village])),
        "cost": numbers[2],
        "way": on_the_way(s, numbers)["way"],
        "shortcut": numbers[3],
    }


def paid(_: Land, numbers: list[int]) -> Paid:
    return {"cash": numbers[3]}


def ended(s: Land, _: list[int]) -> End:
    first = winners(s.worths())
    cash = [int(merchant.cash) for merchant in s.colours[: s.seats]]
    return {"winners": first, "count": len(first), "money": cash}


SEAT: Final[Field[i64]] = Field("seat")
ROUND: Final[Field[i64]] = Field("round")
ROUNDS: Final[Field[i64]] = Field("rounds")
ACTIONS: Final[Field[i64]] = Field("actions")
LEFT: Final[Field[i64]] = Field("left")
PLACE: Final[Field[Place]] = Field("place", PLACE_NAMES)
BOOTH: Final[Field[Booth]] = Field("booth", PLACE_NAMES[:BOOTHS])
VILLAGE: Final[Field[Village]] = Field("village", NODE_NAMES)
REGION: Final[Field[Region]] = Field("region", REGIONS)
ROW: Final[Field[i64]] = Field("row", ROW_NAMES)
PRODUCT: Final[Field[i64]] = Field("product", PRODUCTS)
PRICE: Final[Field[i64]] = Field("price")
COST: Final[Field[i64]] = Field("cost")
CASH: Final[Field[i64]] = Field("cash")
SQUARE: Final[Field[i64]] = Field("square")
UNTOLD: Final[Field[i64]] = Field("")
"""For the facts only."""
NOT_DRAWN: Final[Field[i64]] = Field("why", ["declined", "empty"])
DECLINED, EMPTY = range(2)
NOT_PLACED: Final[Field[i64]] = Field("why", ["full", "discs", "declined"])
FULL, OUT_OF_DISCS, UNWANTED = range(3)

ROUND_OPENED: Final = News3("round-opened", ROUND, ROUNDS, SEAT)
MARKET_FILLED: Final = News1("market-filled", UNTOLD, facts=filled, wire=Filled)
"""H3.1."""
CASH_DECLARED: Final = News2("cash-declared", SEAT, CASH)
NOTHING_DECLARED: Final = News1("nothing-declared", SEAT)
START_NAMED: Final = News2("start-named", SEAT, SEAT.called("by"))
"""H4.19, H9.3: who starts now, and who named them."""
ACTIONS_TURNED_UP: Final = News2("actions-turned-up", ACTIONS, LEFT)
BUYER_PLACED: Final = News3("buyer-placed", SEAT, PLACE, COST, facts=on_tile, wire=OnTile)
"""H3.7."""
SHARED_BUYER_PLACED: Final = News2("shared-buyer-placed", SEAT, PLACE, facts=on_tile, wire=OnTile)
PASSED: Final = News1("passed", SEAT)
TOO_POOR: Final = News1("too-poor", SEAT)
BUZZ_PAID: Final = News2("buzz-paid", SEAT, CASH, facts=by_line, wire=Lines)
"""H4.1."""
TILE_WON: Final = News3("tile-won", SEAT, BOOTH, UNTOLD, facts=contested, wire=Won)
TILE_WON_BY_THIRD: Final = News2("tile-won-by-third", BOOTH, UNTOLD, facts=contested, wire=Won)
TILE_STAYED: Final = News2("tile-stayed", BOOTH, UNTOLD, facts=contested, wire=Won)
GOOD_DEAL_MADE: Final = News2("good-deal", SEAT, CASH)
PRICE_RAISED: Final = News3("price-raised", SEAT, PRODUCT, PRICE)
PRICE_RAISED_BY_THIRD: Final = News2("price-raised-by-third", PRODUCT, PRICE)
PRICE_KEPT: Final = News1("price-kept", SEAT)
TILE_DRAWN: Final = News3("tile-drawn", SEAT, UNTOLD, UNTOLD, facts=drawn, wire=Drawn)
"""H4.17."""
NOTHING_DRAWN: Final = News2("nothing-drawn", SEAT, NOT_DRAWN)
"""H4.17, R15: this player goes without a product tile."""
SOLD: Final = News4("sold", SEAT, VILLAGE, UNTOLD, UNTOLD, facts=sale, wire=Sale)
"""Told before the merchant moves."""
NEIGHBOUR_PAID: Final = News3("neighbour-paid", SEAT, VILLAGE, CASH)
MOVED: Final = News3("moved", SEAT, VILLAGE, COST, facts=on_the_way, wire=Way)
"""Told before the merchant moves."""
STAYED: Final = News1("stayed", SEAT)
SHARED_STATION_BUILT: Final = News2("shared-station-built", SEAT, VILLAGE)
DISC_PLACED: Final = News4("disc-placed", SEAT, REGION, ROW, SQUARE, facts=paid, wire=Paid)
"""H5.23, H5.30: the figure of the square is paid."""
DISC_PLACED_BY_THIRD: Final = News4("disc-placed-by-third", SEAT, REGION, ROW, SQUARE)
"""H8.9: it pays nobody."""
REGION_LOST: Final = News3("region-lost", SEAT, REGION, NOT_PLACED)
"""H5.27, H5.29, H5.31, H10.3."""
REGION_LOST_BY_THIRD: Final = News3("region-lost-by-third", SEAT, REGION, NOT_PLACED)
ROUND_CLOSED: Final = News1("round-closed", ROUND)
INCOME_PAID: Final = News5(
    "income-paid", SEAT, CASH.called("production"), CASH.called("dukedoms"), CASH.called("route"), CASH
)
"""H7: the final income and, now that the game is over, the total."""
GAME_ENDED: Final = News0("game-ended", facts=ended, wire=End)

NEWS: Final[tuple[News, ...]] = (
    ROUND_OPENED,
    MARKET_FILLED,
    CASH_DECLARED,
    NOTHING_DECLARED,
    START_NAMED,
    ACTIONS_TURNED_UP,
    BUYER_PLACED,
    SHARED_BUYER_PLACED,
    PASSED,
    TOO_POOR,
    BUZZ_PAID,
    TILE_WON,
    TILE_WON_BY_THIRD,
    TILE_STAYED,
    GOOD_DEAL_MADE,
    PRICE_RAISED,
    PRICE_RAISED_BY_THIRD,
    PRICE_KEPT,
    TILE_DRAWN,
    NOTHING_DRAWN,
    SOLD,
    NEIGHBOUR_PAID,
    MOVED,
    STAYED,
    SHARED_STATION_BUILT,
    DISC_PLACED,
    DISC_PLACED_BY_THIRD,
    REGION_LOST,
    REGION_LOST_BY_THIRD,
    ROUND_CLOSED,
    INCOME_PAID,
    GAME_ENDED,
)
