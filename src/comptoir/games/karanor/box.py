"""What is in the box: `box.toml`, loaded once into frozen tables. Everything is a small number, named by its list.

A territory, card, tile or resource is its index in TERRITORIES, COMMERCES, QUESTS, BLACKS, ARTEFACTS, INSIGNIA,
DELIVERIES or RESOURCES. Copies of a black market card are the same number.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final, NewType

Territory = NewType("Territory", int)
Resource = NewType("Resource", int)
"""Also the associate who brings it."""
Commerce = NewType("Commerce", int)
Quest = NewType("Quest", int)
Black = NewType("Black", int)
"""A black market card."""
Delivery = NewType("Delivery", int)
History = NewType("History", int)
Tile = NewType("Tile", int)
"""An artefact or an insignia."""
Artefact = NewType("Artefact", Tile)
NOWHERE: Final = Territory(-1)
NO_RESOURCE: Final = Resource(-1)
UNSEEN: Final = Commerce(-1)
"""The top of the deck, or what nobody has chosen yet."""
NO_SEQUEL: Final = Quest(-1)
NONE_OPEN: Final = Delivery(-1)

BOX: Final[dict[str, Any]] = tomllib.loads(files(__package__).joinpath("box.toml").read_text("utf-8"))
_C: Final[dict[str, Any]] = BOX["constants"]
_D: Final[dict[str, Any]] = _C["designed"]

ACTIONS: Final[int] = _C["actions_per_turn"]
MOVE_STEPS: Final[int] = _C["move_base"]
MOVE_LEAST: Final[int] = _D["move_min"]
SEA_PRICE: Final[int] = _C["sea_cost"]
HARVEST_TOKENS: Final[int] = _C["harvest_base"]
WORK_GOLD: Final[int] = _C["work_gold"]
RECRUIT_PRICE: Final[int] = _C["associate_gold"]
VILLA_PRICE: Final[int] = _C["villa_gold"]
VILLA_PRESTIGE: Final[int] = _C["villa_prestige"]
QUESTS_HELD: Final[int] = _C["quest_hand_limit"]
ROW: Final[int] = _C["commerce_row"]
DRAFTED: Final[int] = _C["draft_cards"]
ARTEFACT_DRAW: Final[int] = _C["artefact_draw"]
ARTEFACT_KEEP: Final[int] = _C["artefact_keep"]
THRESHOLDS: Final[list[int]] = _C["black_market_thresholds"]
INCOME_MOST: Final[int] = _D["income_max"]
END: Final[list[int]] = [_C["end_prestige"].get(f"p{n}", 0) for n in range(BOX["meta"]["players_max"] + 1)]
"""The prestige that triggers the end, by number of players."""
FEWEST: Final[int] = BOX["meta"]["players_min"]
MOST: Final[int] = BOX["meta"]["players_max"]
OFFERS_EACH: Final[int] = BOX["trade"]["offers_each"]
ROUNDS: Final[int] = BOX["patience"]["rounds"]
"""R58: a game that nobody brings to its end is over after so many rounds."""
MARKET: Final[dict[str, Any]] = BOX["market"]
MARKET_MOST: Final[int] = MARKET["max_each"]
BUY: Final[int] = MARKET["buy_gold"]
BUY_FULL: Final[int] = MARKET["buy_gold_when_full"]
SELL: Final[int] = MARKET["sell_gold"]
SELL_EMPTY: Final[int] = MARKET["sell_gold_when_empty"]


def _ids(table: str) -> list[str]:
    return [str(row["id"]) for row in BOX[table]]


RESOURCES: Final[list[str]] = _ids("resource")
GOODS: Final[int] = len(RESOURCES)
ALL_RESOURCES: Final[list[Resource]] = [Resource(n) for n in range(GOODS)]


def _resource(name: str) -> Resource:
    return ALL_RESOURCES[RESOURCES.index(name)]


SUPPLY: Final[list[int]] = [row["supply"] for row in BOX["resource"]]
TERRITORIES: Final[list[str]] = _ids("territory")
ALL_TERRITORIES: Final[list[Territory]] = [Territory(n) for n in range(len(TERRITORIES))]
COMMERCES: Final[list[str]] = _ids("commerce")
ALL_COMMERCES: Final[list[Commerce]] = [Commerce(n) for n in range(len(COMMERCES))]
QUESTS: Final[list[str]] = _ids("quest")
ALL_QUESTS: Final[list[Quest]] = [Quest(n) for n in range(len(QUESTS))]
BLACKS: Final[list[str]] = _ids("black_market")
ALL_BLACKS: Final[list[Black]] = [Black(n) for n in range(len(BLACKS))]
ARTEFACTS: Final[list[str]] = _ids("artefact")
ALL_ARTEFACTS: Final[list[Artefact]] = [Artefact(Tile(n)) for n in range(len(ARTEFACTS))]
INSIGNIA: Final[list[str]] = _ids("insignia")
INSIGNIA_COUNT: Final[list[int]] = [row["count"] for row in BOX["insignia"]]
DELIVERIES: Final[list[str]] = _ids("delivery")
ALL_DELIVERIES: Final[list[Delivery]] = [Delivery(n) for n in range(len(DELIVERIES))]
HISTORIES: Final[list[str]] = _ids("history_tile")
ALL_HISTORIES: Final[list[History]] = [History(n) for n in range(len(HISTORIES))]
ASSOCIATES: Final[list[Resource]] = [_resource(row["resource"]) for row in BOX["associate"]]
"""The resource of each associate; they are numbered like their resources."""
TILE_NAMES: Final[list[str]] = ARTEFACTS + INSIGNIA
"""Every artefact, then every insignia: a tile is its index here."""
ALL_TILES: Final[list[Tile]] = [Tile(n) for n in range(len(TILE_NAMES))]
INSIGNIA_TILES: Final[list[Tile]] = ALL_TILES[len(ARTEFACTS) :]
ASSOCIATE_NAMES: Final[list[str]] = _ids("associate")
MARKET_GOODS: Final[list[Resource]] = [_resource(name) for name in MARKET["resources"]]
COMMON: Final[list[Resource]] = MARKET_GOODS
"""Every resource but diamonds."""


def goods_of(table: dict[str, int]) -> list[int]:
    """`{wood = 2}` as a count for each resource."""
    return [table.get(name, 0) for name in RESOURCES]


# The map


def territory(name: str) -> Territory:
    return ALL_TERRITORIES[TERRITORIES.index(name)]


IS_CITY: Final[list[bool]] = [row["kind"] == "city" for row in BOX["territory"]]
CITIES: Final[list[Territory]] = [place for place in ALL_TERRITORIES if IS_CITY[place]]
CITY_TILES: Final[list[Territory]] = [territory(row["city"]) for row in BOX["city_tile"]]
YIELDS: Final[list[Resource]] = [
    _resource(row["yields"][0]) if row["yields"] else NO_RESOURCE for row in BOX["territory"]
]
INHABITED: Final[list[bool]] = [row["inhabitant"] for row in BOX["territory"]]
VILLAS: Final[list[Territory]] = [
    place for place, row in zip(ALL_TERRITORIES, BOX["territory"], strict=True) if row["villa"]
]


def _neighbours(table: str) -> list[list[Territory]]:
    near: list[list[Territory]] = [[] for _ in TERRITORIES]
    for row in BOX[table]:
        a, b = territory(row["a"]), territory(row["b"])
        near[a].append(b)
        near[b].append(a)
    return [sorted(places) for places in near]


BY_LAND: Final[list[list[Territory]]] = _neighbours("land_border")
BY_SEA: Final[list[list[Territory]]] = _neighbours("sea_route")
NEAR: Final[list[list[Territory]]] = [sorted(a + b) for a, b in zip(BY_LAND, BY_SEA, strict=True)]
"""K4.2: adjacent by land or by sea."""


def _distances() -> list[list[int]]:
    """Steps between any two territories, whatever they cost."""
    table = []
    for start in ALL_TERRITORIES:
        far = [-1] * len(TERRITORIES)
        far[start] = 0
        todo = [start]
        for here in todo:
            for place in NEAR[here]:
                if far[place] < 0:
                    far[place] = far[here] + 1
                    todo.append(place)
        table.append(far)
    return table


FAR: Final[list[list[int]]] = _distances()

# Cards

PRICE: Final[list[int]] = [row["gold"] for row in BOX["commerce"]]
PRICE_GOODS: Final[list[list[int]]] = [goods_of(row["resources"]) for row in BOX["commerce"]]
PAYS_INCOME: Final[list[int]] = [row["income"] for row in BOX["commerce"]]
PAYS_PRESTIGE: Final[list[int]] = [row["prestige"] for row in BOX["commerce"]]
BONUS_PRICE: Final[list[int]] = [row["bonus"]["gold"] for row in BOX["commerce"]]
QUEST_PRESTIGE: Final[list[int]] = [row["prestige"] for row in BOX["quest"]]
QUEST_PART: Final[list[int]] = [row["part"] for row in BOX["quest"]]
QUEST_NEXT: Final[list[Quest]] = [
    ALL_QUESTS[QUESTS.index(row["next"])] if "next" in row else NO_SEQUEL for row in BOX["quest"]
]
IMMEDIATE: Final[list[bool]] = [row["immediate"] for row in BOX["quest"]]
DELIVERY_CITY: Final[list[Territory]] = [territory(row["city"]) for row in BOX["delivery"]]
DELIVERY_GOODS: Final[list[list[int]]] = [goods_of(row["resources"]) for row in BOX["delivery"]]
DELIVERY_GOLD: Final[list[int]] = [row["gold"] for row in BOX["delivery"]]
DELIVERY_PRESTIGE: Final[list[int]] = [row["prestige"] for row in BOX["delivery"]]
HISTORY_GOLD: Final[list[int]] = [row["gold"] for row in BOX["history_tile"]]
HISTORY_INCOME: Final[list[int]] = [row["income"] for row in BOX["history_tile"]]
HISTORY_GOODS: Final[list[list[int]]] = [goods_of(row["resources"]) for row in BOX["history_tile"]]

WINDOWS: Final[list[str]] = BOX["vocabulary"]["windows"]
OPEN: Final[int] = WINDOWS.index("open")
"""K14.8: not a pause, but any open point."""
OWN_TURN: Final[int] = WINDOWS.index("own_turn")
WINDOW_TURN_START: Final[int] = WINDOWS.index("turn_start")
WINDOW_MEET: Final[int] = WINDOWS.index("meet")
WINDOW_BUILD: Final[int] = WINDOWS.index("build_declared")
WINDOW_DELIVERY: Final[int] = WINDOWS.index("delivery_done")
WINDOW_VILLA: Final[int] = WINDOWS.index("villa_declared")
WINDOW_INCOME: Final[int] = WINDOWS.index("income")
WINDOW_PLAYED: Final[int] = WINDOWS.index("bm_played")
PAUSES: Final[list[int]] = [
    WINDOW_TURN_START,
    WINDOW_MEET,
    WINDOW_BUILD,
    WINDOW_DELIVERY,
    WINDOW_VILLA,
    WINDOW_INCOME,
    WINDOW_PLAYED,
]
"""K14.9: the windows in which the table waits."""
BLACK_WINDOWS: Final[list[int]] = [
    sum(1 << WINDOWS.index(name) for name in row["windows"]) for row in BOX["black_market"]
]
"""K12.5: the windows in which each card may be played, a bit each."""
OWN: Final = 1
OTHER: Final = 2
BLACK_TURN: Final[list[int]] = [["any", "own", "other"].index(row["turn"]) for row in BOX["black_market"]]
"""K12.5: played in any turn, in one's OWN or in one of an OTHER player."""
DECKS: Final[list[str]] = ["quest", "artefact", "commerce", "black_market"]
QUEST_DECK: Final = 0
ARTEFACT_DECK: Final = 1
COMMERCE_DECK: Final = 2
BLACK_DECK: Final = 3

MANY: Final = 4
"""K1.7: cards marked 4+ are for so many players."""


def _fits(row: dict[str, Any], players: int) -> bool:
    return row["players"] == "all" or players >= MANY


def _quests(players: int) -> list[Quest]:
    return [quest for quest in ALL_QUESTS if QUEST_PART[quest] != 2 and _fits(BOX["quest"][quest], players)]


def _blacks(players: int) -> list[Black]:
    rows = zip(ALL_BLACKS, BOX["black_market"], strict=True)
    return [card for card, row in rows if _fits(row, players) for _ in range(row["copies"])]


def _artefacts(players: int) -> list[Artefact]:
    return [tile for tile in ALL_ARTEFACTS if _fits(BOX["artefact"][tile], players)]


QUESTS_FOR: Final[list[list[Quest]]] = [_quests(players) for players in range(MOST + 1)]
"""K2.1: by number of players the quest deck, parts 0 and 1;"""
BLACKS_FOR: Final[list[list[Black]]] = [_blacks(players) for players in range(MOST + 1)]
"""the black market cards;"""
ARTEFACTS_FOR: Final[list[list[Artefact]]] = [_artefacts(players) for players in range(MOST + 1)]
"""and the artefacts."""
CONTINUATIONS: Final[list[Quest]] = [quest for quest in ALL_QUESTS if QUEST_PART[quest] == 2]
