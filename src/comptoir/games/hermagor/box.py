"""What is in the box: `box.toml`, loaded once into frozen tables, and what follows from it.

Everything is a small number: a product, a tile, a place of the market, a village, a region. A set of villages or of
products is a number too, one bit each.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final, NewType

from mypy_extensions import i64

Place = NewType("Place", int)
"""Where a buyer can stand on the market: a booth, or a space of a passageway."""
Booth = NewType("Booth", Place)
Village = NewType("Village", int)
"""Of the map; the city comes after the villages."""
Region = NewType("Region", int)

# Not from __file__: a compiled module does not know its own while it is being imported.
BOX: Final[dict[str, Any]] = tomllib.loads(files(__package__).joinpath("box.toml").read_text("utf-8"))


def _by_seats(table: dict[str, Any]) -> dict[int, Any]:
    return {int(seats): value for seats, value in table.items()}


# Pieces and money
STATIONS: Final[int] = BOX["pieces"]["stations"]
DISCS: Final[int] = BOX["pieces"]["discs"]
BUYERS: Final[int] = BOX["pieces"]["buyers"]
COLOURS: Final[int] = BOX["pieces"]["colours"]
START_CASH: Final[int] = BOX["money"]["start"]
ON_TILE: Final[int] = BOX["money"]["on_tile"]
GOOD_DEAL_CASH: Final[int] = BOX["money"]["good_deal"]
NEIGHBOUR: Final[int] = BOX["money"]["neighbour"]
NEIGHBOUR_BESIDE_SHARED: Final[int] = BOX["money"]["neighbour_beside_shared"]
BUZZ: Final[list[int]] = BOX["buzz"]["pays"]
SHARED_BUYERS: Final[int] = BOX["two"]["buyers"]
SHARED_STATIONS: Final[int] = BOX["two"]["stations"]

# By number of players
ACTION_TILES: Final[dict[int, list[int]]] = _by_seats(BOX["setup"]["action_tiles"])
REMOVED: Final[dict[int, list[int]]] = _by_seats(BOX["setup"]["removed"])
ROWS_IN_USE: Final[dict[int, list[int]]] = _by_seats(BOX["setup"]["rows"])
DUKEDOM_FACTOR: Final[dict[int, int]] = _by_seats(BOX["income"]["dukedom"])
ROUTE_MOST: Final[int] = BOX["income"]["route_most"]
ROUTE_FEWEST: Final[int] = BOX["income"]["route_fewest"]

# Products and the price table
PRODUCTS: Final[list[str]] = [product["id"] for product in BOX["goods"]["products"]]
BUILDINGS: Final[list[str]] = [product["building"] for product in BOX["goods"]["products"]]
KINDS: Final[int] = len(PRODUCTS)
PRICES: Final[list[int]] = BOX["prices"]["prices"]
END_VALUES: Final[list[int]] = BOX["prices"]["end_values"]
TOP: Final[int] = len(PRICES) - 1
"""The highest step a price indicator can point to; the lowest is 0."""
NOBILITY: Final[list[int]] = BOX["prices"]["nobility"]
PRINTED: Final[list[int]] = BOX["prices"]["squares"]
"""H1.9: the building squares of every row, from the left."""


def _squares(used: list[int]) -> list[int]:
    return [i for i, square in enumerate(PRINTED) if square in used]


SQUARES: Final[list[list[int]]] = [_squares(PRINTED), _squares(BOX["two"]["squares"])]
"""The squares in use, as indexes in PRINTED: H5.24; with two players H8.4."""


def _covered(step: int) -> list[int]:
    """H1.10: the squares, counted from the left of the row, under an indicator that points to `step`."""
    end = len(PRINTED) + step
    return list(range(end - BOX["prices"]["indicator"], end))


USABLE: Final[list[list[int]]] = [
    [sum(square not in _covered(step) for square in used) for step in range(len(PRICES))] for used in SQUARES
]
"""H5.26: how many squares of a row can be used, from the left, by the step of its price; with two players second."""

# Tiles: product tiles are their numbers, then the specials; NONE is an empty booth
NONE: Final[i64] = 0
SHOWS: Final[list[list[int]]] = [[]] + [
    [PRODUCTS.index(product) for product in shown] for shown in BOX["product_tiles"]["shows"]
]
"""The products of each tile; a special shows none."""
LAST_PRODUCT_TILE: Final[int] = len(SHOWS) - 1
SPECIALS: Final[list[str]] = BOX["tiles"]["specials"]
FLOATING_MARKET: Final[int] = LAST_PRODUCT_TILE + 1 + SPECIALS.index("floating_market")
GOOD_DEAL: Final[int] = LAST_PRODUCT_TILE + 1 + SPECIALS.index("good_deal")
SHORTCUT: Final[int] = LAST_PRODUCT_TILE + 1 + SPECIALS.index("shortcut")
BLACK_MARKET: Final[int] = LAST_PRODUCT_TILE + 1 + SPECIALS.index("black_market")
TILES: Final[int] = LAST_PRODUCT_TILE + len(SPECIALS)
WARES: Final[list[int]] = [sum(1 << product for product in shown) for shown in SHOWS] + [0] * len(SPECIALS)
"""The products of a tile as a set."""
TILE_NAMES: Final[list[str]] = ["", *[str(n) for n in range(1, LAST_PRODUCT_TILE + 1)], *SPECIALS]

# The market: booths first, row by row, then the passageway spaces, row by row
_COSTS: Final[list[list[int]]] = BOX["market"]["costs"]
_CELLS: Final = [(x, y) for y in range(len(_COSTS)) for x in range(len(_COSTS[0]))]
_BOOTHS: Final = [(x, y) for x, y in _CELLS if x % 2 == 0 and y % 2 == 0]
GRID: Final[list[tuple[int, int]]] = _BOOTHS + [cell for cell in _CELLS if cell not in _BOOTHS]
"""Column and row of each place; booths stand at even ones."""
BOOTHS: Final[int] = len(_BOOTHS)
PLACES: Final[int] = len(GRID)
ALL_BOOTHS: Final[list[Booth]] = [Booth(Place(n)) for n in range(BOOTHS)]
ALL_PLACES: Final[list[Place]] = [Place(n) for n in range(PLACES)]
COSTS: Final[list[int]] = [ON_TILE if i < BOOTHS else _COSTS[y][x] for i, (x, y) in enumerate(GRID)]
DEAREST: Final[int] = max(COSTS)


def _place_name(x: int, y: int) -> str:
    """`r3c1` a booth, `h2c1` and `v1r2` edges, `h2v1` a junction."""
    down = f"r{y // 2 + 1}" if y % 2 == 0 else f"h{(y + 1) // 2}"
    across = f"c{x // 2 + 1}" if x % 2 == 0 else f"v{(x + 1) // 2}"
    return across + down if x % 2 and y % 2 == 0 else down + across


PLACE_NAMES: Final[list[str]] = [_place_name(x, y) for x, y in GRID]
LINE_NAMES: Final[list[str]] = [f"h{k + 1}" for k in range(len(_COSTS) // 2)] + [
    f"v{k + 1}" for k in range(len(_COSTS[0]) // 2)
]
_ACROSS: Final = len(_COSTS) // 2


def _lines(x: int, y: int) -> list[int]:
    """H1.7: the lines a place is on: none for a booth, two for a junction."""
    return ([y // 2] if y % 2 else []) + ([_ACROSS + x // 2] if x % 2 else [])


LINES_OF: Final[list[list[int]]] = [_lines(x, y) for x, y in GRID]


def _near(booth: int, distance: int) -> list[int]:
    """The places around a booth: edges are 1 away, corners 2."""
    x, y = GRID[booth]
    return [
        i
        for i, (u, v) in enumerate(GRID)
        if abs(u - x) <= 1 and abs(v - y) <= 1 and abs(u - x) + abs(v - y) == distance
    ]


EDGES: Final[list[list[int]]] = [_near(booth, 1) for booth in range(BOOTHS)]
CORNERS: Final[list[list[int]]] = [_near(booth, 2) for booth in range(BOOTHS)]
BOOTHS_AT: Final[list[list[Booth]]] = [
    [b for b in ALL_BOOTHS if p == b or p in EDGES[b] or p in CORNERS[b]] for p in range(PLACES)
]
"""The booths that a buyer on a place is counted at (H4.5)."""
BOOTHS_IN_USE: Final[dict[int, list[Booth]]] = {
    seats: [b for b in ALL_BOOTHS if GRID[b][1] // 2 + 1 in rows] for seats, rows in ROWS_IN_USE.items()
}

# The map: villages first, then the city
_MAP: Final[dict[str, Any]] = BOX["map"]
VILLAGES: Final[int] = len(_MAP["villages"])
CITY: Final = Village(VILLAGES)
ALL_VILLAGES: Final[list[Village]] = [Village(n) for n in range(VILLAGES)]
NODE_NAMES: Final[list[str]] = [village["id"] for village in _MAP["villages"]] + [_MAP["city"]["id"]]
NODE_TITLES: Final[list[str]] = [village["name"] for village in _MAP["villages"]] + [_MAP["city"]["name"]]
"""Proper names, the same in every language."""
SELLS: Final[list[int]] = [PRODUCTS.index(village["product"]) for village in _MAP["villages"]]
"""The product that each village buys."""
BIT: Final[list[int]] = [1 << village for village in range(VILLAGES)] + [0]


def _as_set(names: list[str]) -> int:
    return sum(BIT[NODE_NAMES.index(name)] for name in names)


DUKEDOMS: Final[list[str]] = [dukedom["id"] for dukedom in BOX["land"]["dukedoms"]]
DUKEDOM_SETS: Final[list[int]] = [
    _as_set([village["id"] for village in _MAP["villages"] if village["dukedom"] == dukedom])
    for dukedom in DUKEDOMS
]
ROUTE_SET: Final[int] = _as_set(_MAP["route"])
REGIONS: Final[list[str]] = [region["id"] for region in BOX["land"]["regions"]]
ALL_REGIONS: Final[list[Region]] = [Region(n) for n in range(len(REGIONS))]
REGION_TITLES: Final[list[str]] = [region["name"] for region in BOX["land"]["regions"]]
REGION_SETS: Final[list[int]] = [_as_set(region["villages"]) for region in BOX["land"]["regions"]]
REGION_VILLAGES: Final[list[list[Village]]] = [
    [village for village in ALL_VILLAGES if villages & BIT[village]] for villages in REGION_SETS
]
ROWS_OF: Final[list[list[int]]] = [
    sorted(BUILDINGS.index(building) for building in region["buildings"]) for region in BOX["land"]["regions"]
]
"""The rows that a region's buildings stand for; none: the flag of the nobility."""
REGIONS_AT: Final[list[list[Region]]] = [
    [Region(n) for n, villages in enumerate(REGION_SETS) if villages & BIT[village]]
    for village in range(VILLAGES)
]


def _cheapest_ways() -> list[list[list[int]]]:
    """H5.7, R20: between any two nodes the cheapest way; of equals the one with fewer roads."""
    near: list[list[tuple[int, int]]] = [[] for _ in NODE_NAMES]
    for a, b, cost in _MAP["roads"]:
        one, other = NODE_NAMES.index(a), NODE_NAMES.index(b)
        near[one].append((other, cost))
        near[other].append((one, cost))
    return [_ways_from(node, near) for node in range(len(NODE_NAMES))]


def _ways_from(start: int, near: list[list[tuple[int, int]]]) -> list[list[int]]:
    """The ways from one node, each led by its cost: `[cost, start, ..., end]`."""
    best: dict[int, list[int]] = {start: [0, start]}
    waiting = [start]
    while waiting:
        node = min(waiting, key=lambda n: (best[n][0], len(best[n]), n))
        waiting.remove(node)
        for other, cost in near[node]:
            way = [best[node][0] + cost, *best[node][1:], other]
            known = best.get(other)
            if known is None or (way[0], len(way)) < (known[0], len(known)):
                best[other] = way
                waiting.append(other)
    return [best[node] for node in range(len(near))]


_WAYS: Final = _cheapest_ways()
TRAVEL: Final[list[list[int]]] = [[way[0] for way in ways] for ways in _WAYS]
"""What a journey costs, from node to node."""
WAYS: Final[list[list[list[int]]]] = [[way[1:] for way in ways] for ways in _WAYS]
"""The nodes passed, both ends included."""


def _within(costs: list[int]) -> list[int]:
    """By cash: the villages whose way costs no more."""
    dearest = max(costs)
    return [
        sum(BIT[village] for village in ALL_VILLAGES if costs[village] <= cash) for cash in range(dearest + 1)
    ]


WITHIN: Final[list[list[int]]] = [_within(costs) for costs in TRAVEL]
"""From node and cash: the villages that can be reached, as a set; more cash than there is leads no further."""
BUYING: Final[list[int]] = [
    sum(BIT[village] for village in ALL_VILLAGES if wares >> SELLS[village] & 1)
    for wares in range(1 << KINDS)
]
"""The villages that buy any of these wares, as a set."""


def within(at: i64, cash: i64) -> i64:
    """The villages to which the way costs at most so much, as a set."""
    if cash < 0:
        return 0
    reached = WITHIN[at]
    return reached[min(cash, len(reached) - 1)]


def size(villages: i64) -> i64:
    """How many villages are in a set."""
    count: i64 = 0
    while villages:
        villages &= villages - 1
        count += 1
    return count


def nth_of(villages: i64, n: i64) -> i64:
    """The village at place `n` of a set, in order."""
    village: i64 = 0
    while n or not villages & 1:
        n -= villages & 1
        villages >>= 1
        village += 1
    return village
