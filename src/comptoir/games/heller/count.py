"""A4: what a market is worth, line by line. The one place where lines are counted.

Amounts that are added side by side share a number, each with room of its own: the wares of all seats, and what the
squares of a line do.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.games.heller.box import (
    BUYER,
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

BITS: Final[i64] = 15
"""Room for what one seat has in a number that holds that of all: wares, or gains, which stay below 2**14."""
STALL_WARES: Final[list[int]] = [0] + [
    int(wares_of(piece)) << int(BITS * owner(piece)) for piece in range(1, SQUARE)
]
"""By stall: its wares, in such a number."""

GOOD: Final[i64] = 0
BAD: Final[i64] = 8
"""Where the coins of buyers and rogues begin in the number of a line's squares; neither come to 2**8."""
COINS: Final[i64] = 0xFF
DOUBLED: Final[i64] = 1 << 16
EYED: Final[i64] = 1 << 17
BURNT: Final[i64] = 1 << 18
"""Those are flags: a gold sack, an evil eye, a fire."""


def deed_of(kind: int, value: int) -> int:
    """What a square does, in such a number."""
    if kind == BUYER:
        return value << int(GOOD)
    if kind == ROGUE:
        return -value << int(BAD)
    return int({SACK: DOUBLED, EYE: EYED, FIRE: BURNT}[kind])


DEEDS: Final[list[int]] = [deed_of(kind, value) for kind, value in zip(KINDS, VALUES, strict=True)]
"""By square."""


class Part:
    """A line, or what a fire left of it (A4.2)."""

    def __init__(self, line: i64, first: i64, length: i64, seats: i64, stalls: i64, deeds: i64) -> None:
        self.line: i64 = line
        """Index in LINES."""
        self.first: i64 = first
        """Where the part begins in its line."""
        self.length: i64 = length
        self.seats: i64 = seats
        self.stalls: i64 = stalls
        """The wares of all seats in one number."""
        self.deeds: i64 = deeds
        """What its squares do, in one number."""

    @property
    def wares(self) -> list[int]:
        """By seat."""
        return by_seat(self.stalls, self.seats)

    @property
    def sack(self) -> bool:
        return self.deeds & DOUBLED != 0

    @property
    def eye(self) -> bool:
        return self.deeds & EYED != 0

    def worth(self) -> i64:
        return worth_of(self.deeds)


def worth_of(deeds: i64) -> i64:
    """A4.3 to A4.6: buyers and rogues; the eye drives the buyers away, then the sack doubles the rest."""
    worth = -(deeds >> BAD & COINS)
    if not deeds & EYED:
        worth += deeds >> GOOD & COINS
    return worth * 2 if deeds & DOUBLED else worth


def by_seat(all_seats: i64, seats: i64) -> list[int]:
    """What each seat has, of a number that holds that of all; whoever lost has taken it from the next."""
    amounts: list[int] = []
    while len(amounts) < seats:
        amount = all_seats & (1 << BITS) - 1
        if amount >> BITS - 1:
            amount -= 1 << BITS
        amounts.append(amount)
        all_seats = all_seats - amount >> BITS
    return amounts


def parts_of(board: list[int], line: i64, seats: i64) -> list[Part]:
    """The parts of one line, in order; a part between fires may be empty (rulings 6 and 7)."""
    parts: list[Part] = []
    first: i64 = 0
    at: i64 = 0
    stalls: i64 = 0
    deeds: i64 = 0
    for space in LINES[line]:
        piece: i64 = board[space]
        if piece < SQUARE:
            stalls += STALL_WARES[piece]
        else:
            deeds += DEEDS[piece - SQUARE]
        if deeds & BURNT:
            parts.append(Part(line, first, at - first, seats, stalls, deeds - BURNT))
            first = at + 1
            stalls = deeds = 0
        at += 1
    parts.append(Part(line, first, at - first, seats, stalls, deeds))
    return parts


def pay(parts: list[Part], gains: list[int]) -> None:
    """A4.3: add to each seat's gains the worth times its wares."""
    paid: i64 = 0
    for part in parts:
        paid += part.worth() * part.stalls
    for seat, gain in enumerate(by_seat(paid, len(gains))):
        gains[seat] += gain


def all_parts(board: list[int], seats: i64) -> list[Part]:
    """Every row, then every column (A4.1)."""
    parts: list[Part] = []
    for line in range(len(LINES)):
        parts.extend(parts_of(board, line, seats))
    return parts


def gains_of(board: list[int], seats: i64) -> list[int]:
    """What each seat would gain or lose if the market were counted now: as `pay`, and no part is kept."""
    paid: i64 = 0
    for line in LINES:
        stalls: i64 = 0
        deeds: i64 = 0
        for space in line:
            piece: i64 = board[space]
            if piece < SQUARE:
                stalls += STALL_WARES[piece]
            else:
                deeds += DEEDS[piece - SQUARE]
                if deeds & BURNT:
                    paid += worth_of(deeds) * stalls
                    stalls = deeds = 0
        paid += worth_of(deeds) * stalls
    return by_seat(paid, seats)


def settled(money: i64, gain: i64, debts: bool) -> i64:
    """A4.7: the whole round is added up first; money never falls below 0, unless debts are allowed (A6.3)."""
    after = money + gain
    return after if debts or after > 0 else 0
