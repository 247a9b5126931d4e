"""What a seat sees of the market in numbers of a fixed size, for programs that learn.

The same places mean the same at every table: seats are counted from one's own, and those that nobody has are 0. A
square is its place in the box from 1; a stall on the market is `wares` of seat n as 4 n + wares.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.games.heller.box import EMPTY, MOST_WARES, SPACE_NAMES, SPACES, SQUARE
from comptoir.games.heller.play import PlaceSquare
from comptoir.games.heller.state import Market
from comptoir.table.agenda import Question

SEATS: Final[i64] = 4
FIRST_SQUARE: Final[i64] = 16
"""On the market a square is written above all stalls."""
NAMES: Final[list[str]] = [
    *["round", "starter", "asked", "drawn", "drawing", "pile", "secret", "open_end", "no_luck", "debts"],
    *[
        f"{what} {seat}"
        for seat in range(SEATS)
        for what in ("plays", "money", "hides", *[f"stalls {w}" for w in range(1, MOST_WARES + 1)])
    ],
    *SPACE_NAMES,
]
"""What each number is."""


def observe(s: Market, seat: i64) -> list[int]:
    """The numbers of NAMES, as `seat` may know them."""
    seats: i64 = len(s.merchants)
    step = s.agenda[-1] if s.agenda else None
    asked: i64 = step.seat if isinstance(step, Question) else -1
    drawing = isinstance(step, PlaceSquare)
    numbers: list[int] = [
        s.round,
        (s.starter - seat + seats) % seats,
        (asked - seat + seats) % seats + 1 if asked >= 0 else 0,
        numbered(s.drawn) if drawing and asked == seat else 0,
        1 if drawing else 0,
        len(s.pile),
        numbered(s.merchants[seat].secret),
        1 if s.variants.open_end else 0,
        1 if s.variants.no_luck else 0,
        1 if s.variants.debts else 0,
    ]
    for n in range(SEATS):
        if n < seats:
            merchant = s.merchants[(seat + n) % seats]
            numbers.append(1)
            numbers.append(merchant.money)
            numbers.append(1 if merchant.secret != EMPTY else 0)
            numbers += merchant.stalls[1:]
        else:
            numbers += NOBODY_THERE
    board = s.board
    turned: i64 = seat * MOST_WARES
    around: i64 = seats * MOST_WARES
    for space in range(SPACES):
        piece: i64 = board[space]
        if piece >= SQUARE:
            piece = piece - SQUARE + 1 + FIRST_SQUARE
        elif piece != EMPTY:
            piece -= turned
            if piece <= 0:
                piece += around
        numbers.append(piece)
    return numbers


def numbered(square: i64) -> i64:
    """A square from 1; 0: none."""
    return square - SQUARE + 1 if square != EMPTY else 0


NOBODY_THERE: Final[list[int]] = [0] * (3 + MOST_WARES)
