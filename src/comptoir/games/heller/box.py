"""What is in the box: `box.toml`, loaded once into frozen tables.

A piece on the market is a small number: EMPTY, a stall (`stall(seat, wares)`) or a square (its index in SQUARES
plus SQUARE). A set of spaces is a number with a bit for each, the lowest for A1.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final, NewType

from mypy_extensions import i64

Space = NewType("Space", int)
"""One of the 30, A1 to F1 first."""

# Not from __file__: a compiled module does not know its own while it is being imported.
_BOX: Final[dict[str, Any]] = tomllib.loads(files(__package__).joinpath("box.toml").read_text("utf-8"))

ROWS: Final[int] = _BOX["market"]["rows"]
COLUMNS: Final[int] = _BOX["market"]["columns"]
SPACES: Final[int] = ROWS * COLUMNS
MONEY: Final[int] = _BOX["game"]["money"]
ROUNDS: Final[int] = _BOX["game"]["rounds"]
STALLS: Final[list[int]] = [0, *_BOX["stalls"]["of_wares"]]
"""How many stalls a colour has, by number of wares (from 1)."""
ONES: Final[dict[int, int]] = {int(seats): count for seats, count in _BOX["stalls"]["ones"].items()}
MOST_WARES: Final[int] = len(STALLS) - 1

SPACE_NAMES: Final[list[str]] = [f"{chr(ord('A') + c)}{r + 1}" for r in range(ROWS) for c in range(COLUMNS)]
LINES: Final[list[list[int]]] = [[r * COLUMNS + c for c in range(COLUMNS)] for r in range(ROWS)] + [
    [r * COLUMNS + c for r in range(ROWS)] for c in range(COLUMNS)
]
"""Rows from the top, then columns from the left; the spaces of each in order."""
ALL_SPACES: Final[i64] = (1 << SPACES) - 1
ROW: Final[i64] = (1 << COLUMNS) - 1
"""The spaces of the first row."""
SETS_OF_ROW: Final[i64] = 1 << COLUMNS
IN_ROW: Final[list[list[int]]] = [
    [space for c, space in enumerate(row) if spaces >> c & 1]
    for row in LINES[:ROWS]
    for spaces in range(1 << COLUMNS)
]
"""The spaces of each set of the first row, then of each of the second, and so on."""

EMPTY: Final[i64] = 0
SQUARE: Final[i64] = 32
BUYER: Final[i64] = 0
ROGUE: Final[i64] = 1
SACK: Final[i64] = 2
FIRE: Final[i64] = 3
EYE: Final[i64] = 4

NAMES: Final[list[str]] = [square["name"] for square in _BOX["square"]]
VALUES: Final[list[int]] = [square.get("value", 0) for square in _BOX["square"]]


def _kind(square: dict[str, Any]) -> int:
    special = {"sack": SACK, "fire": FIRE, "eye": EYE}.get(square.get("kind", ""))
    if special is not None:
        return int(special)
    return int(BUYER) if square["value"] > 0 else int(ROGUE)


KINDS: Final[list[int]] = [_kind(square) for square in _BOX["square"]]
LABELS: Final[list[str]] = [square.get("kind") or f"{square['value']:+d}" for square in _BOX["square"]]
"""How a square is written in an action: `+6`, `-3`, `sack`, `fire`, `eye`; twins are written alike."""
SQUARES: Final[list[int]] = [int(SQUARE) + i for i in range(len(NAMES))]


def stall(seat: i64, wares: i64) -> i64:
    """The piece for a stall."""
    return seat * MOST_WARES + wares


def owner(piece: i64) -> i64:
    """The seat that a stall belongs to."""
    return (piece - 1) // MOST_WARES


def wares_of(piece: i64) -> i64:
    """How many wares a stall has."""
    return (piece - 1) % MOST_WARES + 1


def name_of(piece: i64) -> str:
    """The name of a square."""
    return NAMES[piece - SQUARE]


def count_of(spaces: i64) -> i64:
    """How many spaces a set has: bits are added up in pairs, fours and eights, side by side."""
    pairs = spaces - (spaces >> 1 & 0x55555555)
    fours = (pairs & 0x33333333) + (pairs >> 2 & 0x33333333)
    eights = fours + (fours >> 4) & 0x0F0F0F0F
    return eights * 0x01010101 >> 24 & 0xFF


def nth_of(spaces: i64, n: i64) -> i64:
    """The space at place `n` of a set."""
    while n > 0:
        spaces &= spaces - 1
        n -= 1
    return count_of((spaces & -spaces) - 1)


def spaces_of(spaces: i64) -> list[int]:
    """A set as a list, in order."""
    listed: list[int] = []
    row: i64 = 0
    while spaces:
        listed += IN_ROW[row + (spaces & ROW)]
        spaces >>= COLUMNS
        row += SETS_OF_ROW
    return listed
