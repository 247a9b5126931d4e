"""A4: what a market is worth, line by line. The one place where lines are counted."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.games.heller.box import (
    BUYER,
    EMPTY,
    EYE,
    FIRE,
    KINDS,
    LINES,
    ROGUE,
    SACK,
    SQUARE,
    VALUES,
    owner,
    wares_of,
)

BITS: Final[i64] = 8
"""Room for the wares of one seat in a number that holds those of all: a line has no more than 2**8 - 1."""
STALL_WARES: Final[list[int]] = [0] + [
    int(wares_of(piece)) << int(BITS * owner(piece)) for piece in range(1, SQUARE)
]
"""By stall: its wares, in such a number."""


class Part:
    """A line, or what a fire left of it (A4.2)."""

    def __init__(self, line: i64, first: i64, seats: i64) -> None:
        self.line: i64 = line
        """Index in LINES."""
        self.first: i64 = first
        """Where the part begins in its line."""
        self.length: i64 = 0
        self.good: i64 = 0
        self.bad: i64 = 0
        self.sack: bool = False
        self.eye: bool = False
        self.seats: i64 = seats
        self.stalls: i64 = 0
        """The wares of all seats in one number."""

    @property
    def wares(self) -> list[int]:
        """By seat."""
        return [int(self.wares_by(seat)) for seat in range(self.seats)]

    def wares_by(self, seat: i64) -> i64:
        return self.stalls >> BITS * seat & (1 << BITS) - 1

    def worth(self) -> i64:
        """A4.3 to A4.6: buyers and rogues; the eye drives the buyers away, then the sack doubles the rest."""
        worth = self.bad if self.eye else self.good + self.bad
        return worth * 2 if self.sack else worth


def parts_of(board: list[int], line: i64, seats: i64) -> list[Part]:
    """The parts of one line, in order; a part between fires may be empty (rulings 6 and 7)."""
    part = Part(line, 0, seats)
    parts = [part]
    at: i64 = 0
    for space in LINES[line]:
        at += 1
        piece: i64 = board[space]
        if piece == EMPTY:
            part.length += 1
            continue
        if piece < SQUARE:
            part.length += 1
            part.stalls += STALL_WARES[piece]
            continue
        square = piece - SQUARE
        kind: i64 = KINDS[square]
        if kind == FIRE:
            part = Part(line, at, seats)
            parts.append(part)
            continue
        part.length += 1
        if kind == BUYER:
            part.good += VALUES[square]
        elif kind == ROGUE:
            part.bad += VALUES[square]
        elif kind == SACK:
            part.sack = True
        elif kind == EYE:
            part.eye = True
    return parts


def pay(parts: list[Part], gains: list[int]) -> None:
    """A4.3: add to each seat's gains the worth times its wares."""
    for part in parts:
        worth = part.worth()
        if worth and part.stalls:
            for seat in range(part.seats):
                gains[seat] += worth * part.wares_by(seat)


def all_parts(board: list[int], seats: i64) -> list[Part]:
    """Every row, then every column (A4.1)."""
    parts: list[Part] = []
    for line in range(len(LINES)):
        parts.extend(parts_of(board, line, seats))
    return parts


def gains_of(board: list[int], seats: i64) -> list[int]:
    """What each seat would gain or lose if the market were counted now."""
    gains = [0] * seats
    for line in range(len(LINES)):
        pay(parts_of(board, line, seats), gains)
    return gains


def settled(money: i64, gain: i64, debts: bool) -> i64:
    """A4.7: the whole round is added up first; money never falls below 0, unless debts are allowed (A6.3)."""
    after = money + gain
    return after if debts or after > 0 else 0
