"""What is in the box: `box.toml`, loaded once into frozen tables.

Areas are numbers: the districts clockwise round the ring, then the Centre. So are items (their row in the box),
control cards, fair cards, colours and votes.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final, Literal, NewType

from mypy_extensions import i64

Area = NewType("Area", int)
"""A district, or the Centre."""
Item = NewType("Item", int)
Card = NewType("Card", int)
"""A control card."""

_BOX: Final[dict[str, Any]] = tomllib.loads(Path(__file__).with_name("box.toml").read_text("utf-8"))

MERCHANTS: Final[int] = _BOX["game"]["merchants"]
SETTLED: Final[int] = _BOX["game"]["settled"]
LIMIT: Final[int] = _BOX["game"]["goods"]
FAIR: Final[int] = _BOX["game"]["fair"]
GOAL: Final[int] = _BOX["game"]["prestige"]
ITEMS_UP: Final[int] = _BOX["game"]["items_up"]
LAST_TURN: Final[int] = _BOX["safeguard"]["turns"]
CLAIM: Final[int] = _BOX["control"]["prestige"]
CANNON_GOODS: Final[int] = _BOX["effects"]["cannon"]
PICKED: Final[int] = _BOX["effects"]["picks"]

RED: Final[i64] = 0
BLACK: Final[i64] = 1
COLOURS: Final[list[Literal["red", "black"]]] = ["red", "black"]

SEATS: Final[i64] = 4
"""Room for a seat's merchants in every area; with 3 players the last stays empty (J2.8)."""
DISTRICTS: Final[i64] = 8
CENTRE: Final[i64] = 8
AREAS: Final[list[str]] = [*_BOX["districts"]["ring"], "centre"]
THE_CENTRE: Final = Area(CENTRE)
ALL_AREAS: Final[list[Area]] = [Area(n) for n in range(len(AREAS))]
LEFT: Final[list[Area]] = [Area((d - 1) % 8) for d in range(8)]
RIGHT: Final[list[Area]] = [Area((d + 1) % 8) for d in range(8)]

DEAL: Final[i64] = 0
STRENGTHEN: Final[i64] = 1
RECRUITMENT: Final[i64] = 2
BLACK_MARKET: Final[i64] = 3
VOTES: Final[list[str]] = ["deal", "strengthen", "recruitment", "black_market"]

TRIPLES: Final[list[list[Area]]] = [
    [Area(AREAS.index(d)) for d in triple] for triple in _BOX["control_cards"]["triples"]
]
NEEDS: Final[list[int]] = [sum(1 << d for d in triple) for triple in TRIPLES]
"""The districts of a control card, one bit each."""
CARDS: Final[list[str]] = ["-".join(triple) for triple in _BOX["control_cards"]["triples"]]

ALL_CARDS: Final[list[Card]] = [Card(n) for n in range(len(CARDS))]

FAIR_COST: Final[list[int]] = [cost for cost, _ in _BOX["great_fair"]["cards"]]
FAIR_PRESTIGE: Final[list[int]] = [prestige for _, prestige in _BOX["great_fair"]["cards"]]

HISTORIC_BOOK: Final[i64] = 0
PRECIOUS_PORCELAIN: Final[i64] = 1
CANNON: Final[i64] = 2
SMALL_RING: Final[i64] = 3
BARREL_OF_DYE: Final[i64] = 4
SEAL_RING: Final[i64] = 5
ANCIENT_CLOCK: Final[i64] = 6
MAJESTIC_STATUE: Final[i64] = 7
COACH: Final[i64] = 8
TREASURY: Final[i64] = 9
OLD_COINS: Final[i64] = 10
ROYAL_OBLIGATION: Final[i64] = 11
SIGNAL_HORN: Final[i64] = 12
ROYAL_CAPE: Final[i64] = 13
NOBLE_HORSE: Final[i64] = 14
ROYAL_CROWN: Final[i64] = 15
STREET_ORGAN: Final[i64] = 16
ROYAL_DIAMOND: Final[i64] = 17
PICKS: Final[i64] = 18
ROYAL_SCEPTER: Final[i64] = 19

_ROWS: Final[list[dict[str, Any]]] = _BOX["items"]["rows"]
ITEMS: Final[list[str]] = [row["id"] for row in _ROWS]
ALL_ITEMS: Final[list[Item]] = [Item(n) for n in range(len(ITEMS))]
PRICE_RED: Final[list[int]] = [row["red"] for row in _ROWS]
PRICE_BLACK: Final[list[int]] = [row["black"] for row in _ROWS]
PRICE: Final[list[int]] = [row["red"] + row["black"] for row in _ROWS]
PRESTIGE: Final[list[int]] = [row["prestige"] for row in _ROWS]
CROWNS: Final[i64] = sum([1 << i for i, row in enumerate(_ROWS) if row.get("crown", False)])
"""The crown items, one bit each; a seat's items are written the same way."""
START_ITEMS: Final[i64] = (
    1 << SMALL_RING
    | 1 << PICKS
    | 1 << ROYAL_OBLIGATION
    | 1 << ROYAL_CAPE
    | 1 << ROYAL_CROWN
    | 1 << ROYAL_DIAMOND
    | 1 << ROYAL_SCEPTER
)
FAIR_ITEMS: Final[i64] = 1 << MAJESTIC_STATUE | 1 << OLD_COINS | 1 << SIGNAL_HORN

NONE: Final[i64] = -1


def items_in(mask: i64) -> list[Item]:
    """The items whose bits are set, in the order of the box."""
    return [item for item in ALL_ITEMS if mask >> item & 1]
