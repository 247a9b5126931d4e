"""What a market is worth to a seat while it fills: numbers that describe it, and what each was learned to bring.

Every part of a line (A4.2) is described by its worth, by who has how many wares there, and by how many spaces are
still empty; then the stalls and squares in hand. The weights were learned from games of bots (docs/bots.md).
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Final

from mypy_extensions import i64

from comptoir.games.heller.box import (
    BUYER,
    COLUMNS,
    EMPTY,
    EYE,
    KINDS,
    LINES,
    MOST_WARES,
    ROGUE,
    ROUNDS,
    SACK,
    SPACES,
    SQUARE,
    VALUES,
    owner,
    wares_of,
)
from comptoir.games.heller.judgement.thumb import LEADER, RIVALS, richest_rival
from comptoir.games.heller.state import Market

WIDTH: Final = COLUMNS + 1
"""A part has 0 to 6 empty spaces; each number of them has weights of its own."""
FAMILIES: Final = 11
PARTS: Final = FAMILIES * WIDTH
IN_HAND: Final = 4 * MOST_WARES
FEATURES: Final = PARTS + IN_HAND + 22

WEIGHTS: Final[dict[str, list[list[float]]]] = json.loads(
    files(__package__).joinpath("weights.json").read_text("utf-8")
)
"""By number of seats and variant, then by round: what each feature brings, in coins."""


def value(s: Market, seat: i64) -> float:
    """How many coins `seat` should end ahead of its rivals; the richest of several counts most."""
    shares = shares_of(s, seat)
    total = margin(s, shares)
    if not s.agenda:
        return total
    weights = WEIGHTS.get(kind_of_table(s), WEIGHTS[str(len(s.merchants))])
    return total + described(s, seat, shares, weights[stage(s)], None)


def features(s: Market, seat: i64) -> list[float]:
    """What `seat` may know of the market and of all hands, in numbers."""
    numbers = [0.0] * FEATURES
    described(s, seat, shares_of(s, seat), numbers, numbers)
    return numbers


def margin(s: Market, shares: list[float]) -> float:
    """How many coins a player is ahead now."""
    total = 0.0
    for i, merchant in enumerate(s.merchants):
        total += shares[i] * float(int(merchant.money))
    return total


def stage(s: Market) -> i64:
    """The round, from 0; all rounds after the third are like it."""
    return min(s.round, ROUNDS) - 1


def kind_of_table(s: Market) -> str:
    """The kind of table, for which weights were learned: its seats, and what changes the game most."""
    name = str(len(s.merchants))
    if s.variants.open_end:
        name += " open_end"
    if s.variants.no_luck:
        name += " no_luck"
    return name


def shares_of(s: Market, seat: i64) -> list[float]:
    """What a coin of each player counts: mine 1, those of rivals less than nothing."""
    rivals = len(s.merchants) - 1
    if rivals == 1:
        return [1.0 if i == seat else -1.0 for i in range(2)]
    leader = richest_rival(s, seat)
    others = -RIVALS / rivals
    return [1.0 if i == seat else others - LEADER if i == leader else others for i in range(len(s.merchants))]


class Sheet:
    """Adds up what is found on a market, each thing times its weight."""

    def __init__(self, s: Market, seat: i64, weights: list[float], written: list[float] | None) -> None:
        self.weights: Final = weights
        self.written: Final = written
        """Where the numbers themselves are written down, if somebody wants to learn from them."""
        self.total: float = 0.0
        self.free: float = s.spaces_left() / SPACES
        self.mine: float = 0.0
        self.theirs: float = 0.0
        """Wares in hand, in tens."""
        self.good: i64 = 0
        self.bad: i64 = 0
        self.count: i64 = 0
        self.sacks: float = 0.0
        self.fires: float = 0.0
        self.eyes: float = 0.0
        for square in s.pile:
            self.expect(square - SQUARE)
        for i, merchant in enumerate(s.merchants):
            if i != seat and merchant.secret != EMPTY:
                self.expect(merchant.secret - SQUARE)
        count = float(int(self.count)) if self.count else 1.0
        self.mean: float = float(int(self.good + self.bad)) / count
        self.mean_of_rogues: float = float(int(self.bad)) / count

    def expect(self, square: i64) -> None:
        """A square that may still come, as far as the seat can tell."""
        self.count += 1
        kind: i64 = KINDS[square]
        if kind == BUYER:
            self.good += VALUES[square]
        elif kind == ROGUE:
            self.bad += VALUES[square]
        elif kind == SACK:
            self.sacks += 1.0
        elif kind == EYE:
            self.eyes += 1.0
        else:
            self.fires += 1.0

    def add(self, feature: i64, number: float) -> None:
        self.total += self.weights[feature] * number
        if self.written is not None:
            self.written[feature] += number

    def part(
        self, mine: float, theirs: float, empty: i64, good: i64, bad: i64, sack: bool, eye: bool
    ) -> None:
        """A4.3 to A4.6. `theirs` are the rivals' wares, weighed by what they count against me."""
        twice = 2.0 if sack else 1.0
        worth = twice * float(int(bad if eye else good + bad)) * 0.1
        lead = mine - theirs
        self.add(empty, worth * lead)
        if empty == 0:
            return
        width = lead if lead > 0.0 else -lead
        self.add(empty + WIDTH, twice * (self.mean_of_rogues if eye else self.mean) * 0.3 * lead)
        self.add(empty + 2 * WIDTH, twice * width * lead * 0.1)
        self.add(empty + 3 * WIDTH, worth * self.mine)
        self.add(empty + 4 * WIDTH, worth * self.theirs)
        self.add(empty + 5 * WIDTH, worth * width * lead * 0.2)
        if worth > 0.0:
            self.add(empty + 6 * WIDTH, worth * self.mine)
            self.add(empty + 7 * WIDTH, worth * self.theirs)
        if not eye:
            self.add(empty + 8 * WIDTH, self.eyes * twice * float(int(good)) * lead * 0.1)
        if not sack:
            self.add(empty + 9 * WIDTH, self.sacks * worth * lead)
        self.add(empty + 10 * WIDTH, (self.mine - self.theirs) * lead * twice)


def described(
    s: Market, seat: i64, shares: list[float], weights: list[float], written: list[float] | None
) -> float:
    """What the market and all hands should still bring, as far as `seat` may know them."""
    sheet = Sheet(s, seat, weights, written)
    add_hands(s, seat, shares, sheet)
    add_lines(s, seat, shares, sheet)
    return sheet.total


def add_lines(s: Market, seat: i64, shares: list[float], sheet: Sheet) -> None:
    board = s.board
    against: list[float] = [0.0 if i == seat else -share for i, share in enumerate(shares)]
    for line in LINES:
        mine: i64 = 0
        theirs = 0.0
        empty: i64 = 0
        good: i64 = 0
        bad: i64 = 0
        sack = False
        eye = False
        for space in line:
            piece: i64 = board[space]
            if piece == EMPTY:
                empty += 1
            elif piece < SQUARE:
                whose = owner(piece)
                if whose == seat:
                    mine += wares_of(piece)
                else:
                    theirs += against[whose] * float(int(wares_of(piece)))
            else:
                kind: i64 = KINDS[piece - SQUARE]
                if kind == BUYER:
                    good += VALUES[piece - SQUARE]
                elif kind == ROGUE:
                    bad += VALUES[piece - SQUARE]
                elif kind == EYE:
                    eye = True
                elif kind == SACK:
                    sack = True
                else:
                    sheet.part(float(int(mine)), theirs, empty, good, bad, sack, eye)
                    theirs = 0.0
                    mine = empty = good = bad = 0
                    sack = eye = False
        sheet.part(float(int(mine)), theirs, empty, good, bad, sack, eye)


def add_hands(s: Market, seat: i64, shares: list[float], sheet: Sheet) -> None:
    """Stalls not yet placed, secret squares, how full the market is and whose turn it is."""
    free = sheet.free
    wares: i64 = 1
    while wares <= MOST_WARES:
        mine = float(s.merchants[seat].stalls[wares])
        theirs = 0.0
        for i, merchant in enumerate(s.merchants):
            if i != seat:
                theirs -= shares[i] * float(merchant.stalls[wares])
        many = 0.1 * float(int(wares))
        sheet.mine += many * mine
        sheet.theirs += many * theirs
        at = PARTS + (wares - 1) * 4
        sheet.add(at, mine)
        sheet.add(at + 1, theirs)
        sheet.add(at + 2, mine * free)
        sheet.add(at + 3, theirs * free)
        wares += 1
    at = PARTS + IN_HAND
    secret = s.merchants[seat].secret
    if secret != EMPTY:
        add_secret(sheet, at, secret - SQUARE)
    others = 0.0
    for i, merchant in enumerate(s.merchants):
        if i != seat and merchant.secret != EMPTY:
            others -= shares[i]
    sheet.add(at + 12, others)
    sheet.add(at + 13, others * free)
    sheet.add(at + 14, 1.0)
    sheet.add(at + 15, free)
    sheet.add(at + 16, free * free)
    sheet.add(at + 17, sheet.mean)
    sheet.add(at + 18, sheet.mean * (sheet.mine - sheet.theirs))
    sheet.add(at + 19, sheet.fires * free)
    seats = len(s.merchants)
    sheet.add(at + 20, (seat - s.agenda[-1].seats(s)[0]) % seats / seats * free)
    sheet.add(at + 21, s.spaces_left() % seats / seats)


def add_secret(sheet: Sheet, at: i64, square: i64) -> None:
    """The square that only this seat knows."""
    kind: i64 = KINDS[square]
    worth = float(VALUES[square]) * 0.2
    sheet.add(at, 1.0)
    sheet.add(at + 1, sheet.free)
    if kind == BUYER:
        sheet.add(at + 2, worth)
        sheet.add(at + 3, worth * sheet.free)
    elif kind == ROGUE:
        sheet.add(at + 4, worth)
        sheet.add(at + 5, worth * sheet.free)
    else:
        other = at + 6 + 2 * (kind - SACK)
        sheet.add(other, 1.0)
        sheet.add(other + 1, sheet.free)
