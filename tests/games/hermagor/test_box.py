"""What is in the box holds together: the map is a map, the tiles are fair, the market is as the rules say."""

from __future__ import annotations

import math
from collections import Counter
from itertools import combinations, pairwise

import pytest

from comptoir.games.hermagor.box import (
    ACTION_TILES,
    BIT,
    BOOTHS,
    BOOTHS_IN_USE,
    BOX,
    CITY,
    CORNERS,
    COSTS,
    DUKEDOM_SETS,
    EDGES,
    GRID,
    LINE_NAMES,
    LINES_OF,
    NOBILITY,
    NODE_NAMES,
    PLACE_NAMES,
    PRICES,
    PRODUCTS,
    REGION_SETS,
    REGIONS,
    REMOVED,
    ROUTE_SET,
    ROWS_OF,
    SELLS,
    SHOWS,
    SPECIALS,
    TRAVEL,
    USABLE,
    VILLAGES,
    WAYS,
    size,
)
from tests.games.hermagor.geometry import crosses, faces, inside, segment_distance
from tests.rules import rule

MAP, LAND = BOX["map"], BOX["land"]
AT = {node["id"]: (node["x"], node["y"]) for node in [*MAP["villages"], MAP["city"]]}
ROADS = {frozenset((a, b)): cost for a, b, cost in MAP["roads"]}
CITY_NAME = MAP["city"]["id"]
RIVERS = [segment for river in LAND["rivers"] for segment in pairwise(map(tuple, river["points"]))]


def test_every_table_of_the_box_says_where_it_comes_from() -> None:
    assert {table["source"] for table in BOX.values()} == {"rulebook", "designed"}


@rule("H1.1", "H1.11", "H1.15", "R2")
def test_the_pieces() -> None:
    assert set(BOX) >= {"map", "prices", "market"}
    assert BOX["pieces"] == {"source": "rulebook", "stations": 21, "discs": 9, "buyers": 4, "colours": 5}
    assert BOX["money"]["notes"] == {"count": 120, "values": [1, 2, 5, 10, 20]}


@rule("H1.12", "H1.14", "H2.3", "H2.4", "R1", "R3", "R5")
def test_the_tiles() -> None:
    actions = BOX["tiles"]["actions"]
    assert len(SHOWS) - 1 + len(SPECIALS) + len(actions) + BOX["tiles"]["start_player"] == 31
    assert SPECIALS == ["floating_market", "good_deal", "shortcut", "black_market"]
    for seats, tiles in ACTION_TILES.items():
        assert not Counter(tiles) - Counter(actions) and 6 not in tiles
        assert sum(tiles) == {2: 21, 3: 21, 4: 18, 5: 17}[seats] <= BOX["pieces"]["stations"]


@rule("H1.6", "H1.13")
def test_product_tiles_are_even() -> None:
    assert len(PRODUCTS) == len({p["building"] for p in BOX["goods"]["products"]}) == 8
    shown = [frozenset(products) for products in SHOWS[1:]]
    assert len(set(shown)) == len(shown) == 20 and {len(products) for products in shown} == {1, 2}
    assert sorted(p for products in SHOWS if len(products) == 1 for p in products) == list(range(8))
    for seats, least in ((4, 4), (2, 3)):
        left = [products for n, products in enumerate(SHOWS) if n not in REMOVED[seats]]
        counts = Counter(product for products in left for product in products)
        assert min(counts.values()) >= least and max(counts.values()) - min(counts.values()) <= 1


@rule("H1.7", "H1.8", "H3.2")
def test_the_market() -> None:
    assert LINE_NAMES == ["h1", "h2", "h3", "h4", "v1", "v2", "v3"]
    assert (BOOTHS, len(PLACE_NAMES), len(set(PLACE_NAMES))) == (20, 63, 63)
    assert Counter(len(lines) for lines in LINES_OF[BOOTHS:]) == {1: 31, 2: 12}
    for booth, (x, y) in enumerate(GRID[:BOOTHS]):
        sides = (x > 0) + (x < 6), (y > 0) + (y < 8)
        assert (len(EDGES[booth]), len(CORNERS[booth])) == (sum(sides), sides[0] * sides[1])
        assert PLACE_NAMES[booth] == f"r{y // 2 + 1}c{x // 2 + 1}"
    assert {seats: len(booths) for seats, booths in BOOTHS_IN_USE.items()} == {2: 12, 3: 12, 4: 16, 5: 20}


def test_market_costs_are_mirrored_and_junctions_cost_most() -> None:
    cost = dict(zip(GRID, COSTS, strict=True))
    assert set(COSTS[BOOTHS:]) == {2, 3, 4, 5}
    for (x, y), each in cost.items():
        assert each == cost[6 - x, y] == cost[x, 8 - y]
        if x % 2 and y % 2:
            assert all(cost[near] < each for near in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)))


@rule("H1.9", "H1.10", "H5.26")
def test_the_price_table() -> None:
    assert PRICES == [5, 6, 7, 8, 9, 10] and BOX["prices"]["end_values"] == [0, 1, 3, 6, 8, 9]
    assert NOBILITY == [3, 4, 5, 6, 7, 8] and BOX["prices"]["squares"] == [5, 3, 1, 0]
    assert USABLE == [[2, 3, 4, 4, 4, 4], [1, 2, 2, 2, 2, 2]]


@rule("H1.2")
def test_the_map_is_drawn_without_crossings() -> None:
    assert len(AT) == VILLAGES + 1 == 33 and len({v["name"] for v in MAP["villages"]}) == 32
    assert math.dist(AT[CITY_NAME], (MAP["width"] / 2, MAP["height"] / 2)) < 40
    assert all(40 <= x <= MAP["width"] - 40 and 40 <= y <= MAP["height"] - 40 for x, y in AT.values())
    assert min(math.dist(AT[a], AT[b]) for a, b in combinations(AT, 2)) >= 80
    roads = [tuple(AT[node] for node in road) for road in ROADS]
    assert len(ROADS) == len(MAP["roads"]) and set(ROADS.values()) == {2, 3, 4, 5}
    for one, other in combinations(roads, 2):
        assert set(one) & set(other) or not crosses(*one, *other)
    for road in roads:
        assert all(at in road or segment_distance(at, *road) >= 40 for at in AT.values())


@rule("H1.2")
def test_no_village_is_a_dead_end_or_a_bottleneck() -> None:
    for gone in [None, *AT]:
        left = set(AT) - {gone}
        assert reached(left) == left


def reached(nodes: set[str]) -> set[str]:
    """Where one can go from any of the nodes without leaving them."""
    todo, seen = [min(nodes)], set[str]()
    while todo:
        here = todo.pop()
        if here not in seen:
            seen.add(here)
            todo += [node for road in ROADS if here in road for node in road - {here} if node in nodes]
    return seen


@rule("H1.3")
def test_regions_are_the_areas_between_the_roads() -> None:
    bounded = {frozenset(face): face for face in faces(AT, [tuple(road) for road in ROADS])}
    assert len(bounded) == len(REGIONS) == len(set(REGIONS))
    for region in LAND["regions"]:
        face = bounded[frozenset(region["villages"]) | ({CITY_NAME} if region["city"] else set())]
        ring = [node for node in face if node != CITY_NAME]
        first = ring.index(region["villages"][0])
        assert ring[first:] + ring[:first] == region["villages"], "in the order of the border"
        assert inside(region["label"], [AT[node] for node in face])
        assert 3 <= len(ring) <= 6 and len({SELLS[NODE_NAMES.index(v)] for v in ring}) == len(ring)
        assert len(region["buildings"]) <= 3 and len(set(region["buildings"])) == len(region["buildings"])
        assert not region["city"] or not region["buildings"], "at the city lives the nobility"


def test_every_building_and_the_nobility_are_spread_over_the_land() -> None:
    rows = Counter(row for rows in ROWS_OF for row in rows)
    assert set(rows) == set(range(8)) and all(3 <= count <= 5 for count in rows.values())
    assert sum(not rows for rows in ROWS_OF) >= len(NOBILITY)
    assert Counter(SELLS) == dict.fromkeys(range(8), 4)
    for road in ROADS:
        a, b = (NODE_NAMES.index(node) for node in road)
        assert CITY in (a, b) or SELLS[a] != SELLS[b], "neighbours buy different things"


@rule("H1.4")
def test_rivers_divide_the_dukedoms() -> None:
    assert sorted(map(size, DUKEDOM_SETS)) == [10, 11, 11]
    home = {village["id"]: village["dukedom"] for village in MAP["villages"]}
    for dukedom in LAND["dukedoms"]:
        mine = {village for village, duke in home.items() if duke == dukedom["id"]}
        assert mine == {village for village in home if inside(AT[village], dukedom["polygon"])}
        assert reached(mine) == mine
        assert {SELLS[NODE_NAMES.index(village)] for village in mine} == set(range(8))
    for road, cost in ROADS.items():
        if CITY_NAME not in road:
            a, b = road
            bridges = sum(crosses(AT[a], AT[b], p, q) for p, q in RIVERS)
            assert bridges % 2 == (home[a] != home[b]) and (not bridges or cost >= 4)


@rule("H1.5")
def test_the_principal_route_runs_through_eight_villages_and_the_city() -> None:
    route = MAP["route"]
    assert len(route) == len(set(route)) == 9 and CITY_NAME in route[1:-1]
    assert all(frozenset(road) in ROADS for road in pairwise(route))
    assert size(ROUTE_SET) == 8 and all(ROUTE_SET & dukedom for dukedom in DUKEDOM_SETS)


@rule("H5.7", "R20")
@pytest.mark.parametrize("start", range(VILLAGES + 1), ids=NODE_NAMES)
def test_cheapest_ways_are_ways_and_nothing_is_cheaper(start: int) -> None:
    for end in range(VILLAGES + 1):
        way = [NODE_NAMES[node] for node in WAYS[start][end]]
        assert (way[0], way[-1]) == (NODE_NAMES[start], NODE_NAMES[end])
        assert sum(ROADS[frozenset(road)] for road in pairwise(way)) == TRAVEL[start][end]
        assert TRAVEL[end][start] == TRAVEL[start][end]
        for road, cost in ROADS.items():
            a, b = (NODE_NAMES.index(node) for node in road)
            for one, other in ((a, b), (b, a)):
                through = TRAVEL[start][one] + cost
                assert TRAVEL[start][other] <= through
                if TRAVEL[start][other] == through:
                    assert len(WAYS[start][other]) <= len(WAYS[start][one]) + 1


def test_no_village_is_out_of_reach() -> None:
    assert max(TRAVEL[CITY]) <= 15
    assert all(any(villages & BIT[village] for villages in REGION_SETS) for village in range(VILLAGES))
