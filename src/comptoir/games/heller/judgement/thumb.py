"""Rules of thumb: what each answer is worth to a seat, in coins.

One look ahead. A market is judged by what its lines should bring at the end of the round, mine less a share of my
rivals'. Nothing here depends on what the seat cannot know, so any re-deal gives the same advice. The numbers were
found by matches of many games (docs/bots.md).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.games.heller.actions import (
    DRAW,
    DRAWN,
    OPEN,
    STALL,
    DrawSquare,
    PlaceDrawn,
    PlaceOpen,
    PlaceSecret,
    PlaceStall,
    Placing,
)
from comptoir.games.heller.actions import SECRET as SECRETS
from comptoir.games.heller.box import (
    BUYER,
    COLUMNS,
    EMPTY,
    EYE,
    FIRE,
    KINDS,
    LABELS,
    LINES,
    MOST_WARES,
    ROGUE,
    ROWS,
    SACK,
    SPACES,
    SQUARE,
    VALUES,
    spaces_of,
    stall,
)
from comptoir.games.heller.count import gains_of, settled
from comptoir.games.heller.judgement.keeping import worth_of_keeping
from comptoir.games.heller.state import Market
from comptoir.table.agenda import Action

RIVALS: Final = 0.7
"""What a coin of all rivals together counts against me, shared out among them."""
LEADER: Final = 0.2
"""What a coin of the richest rival counts on top of that."""
ARRIVAL: Final = 0.4
"""An empty space brings this much of an average unseen square; the rest is stalls, and squares kept away."""
ENVY: Final = 0.06
"""Each ware by which a line is mostly one player's costs the line so much for each empty space: rogues follow."""
SECRET: Final = 6.0
"""What the secret square gains by waiting while the market is empty: nobody can answer the last word."""
NO_SPACE: Final = -1e9
FIRST_TWIN: Final[list[int]] = [LABELS.index(label) for label in LABELS]
"""By square: the first one written alike."""


def weigh(s: Market, seat: i64, answers: list[Action]) -> list[float]:
    """The worth of each of `answers`, which `seat` may give now."""
    judge = Judge(s, seat)
    kept = worth_of_keeping(s, seat)
    waiting = SECRET * len(judge.corners) / SPACES
    changes: dict[int, list[float]] = {}
    values: list[float] = []
    for action in answers:
        if isinstance(action, Placing):
            piece = piece_of(s, seat, action)
            if piece not in changes:
                on_board = [NO_SPACE] * SPACES
                for corner, value in zip(judge.corners, judge.by_space(piece), strict=True):
                    on_board[corner.space] = value
                changes[piece] = on_board
            value = changes[piece][action.space]
            if isinstance(action, PlaceStall):
                value -= kept[action.wares]
            elif isinstance(action, PlaceSecret):
                value -= waiting
            values.append(value)
        else:
            assert isinstance(action, DrawSquare)
            values.append(judge.drawing())
    return values


def answer(s: Market, seat: i64) -> Action:
    """The answer of highest worth, found without listing them all."""
    judge = Judge(s, seat)
    if s.drawn != EMPTY:
        return DRAWN.at[judge.best(s.drawn).space]
    chosen: Action | None = None
    top = NO_SPACE
    kept = worth_of_keeping(s, seat)
    merchant = s.merchants[seat]
    for wares in range(1, MOST_WARES + 1):
        if merchant.stalls[wares]:
            best = judge.best(stall(seat, wares))
            if best.value - kept[wares] > top:
                top = best.value - kept[wares]
                chosen = STALL[wares].at[best.space]
    if s.variants.no_luck:
        for label in dict.fromkeys([LABELS[square - SQUARE] for square in s.pile]):
            best = judge.best(lying_open(s, label))
            if best.value > top:
                top = best.value
                chosen = OPEN[label].at[best.space]
    elif s.pile:
        drawing = judge.drawing()
        if drawing > top:
            top = drawing
            chosen = DRAW
    if merchant.secret != EMPTY:
        best = judge.best(merchant.secret)
        if best.value - SECRET * len(judge.corners) / SPACES > top:
            chosen = SECRETS.at[best.space]
    assert chosen is not None
    return chosen


def piece_of(s: Market, seat: i64, action: Placing) -> i64:
    """The piece that would be placed."""
    if isinstance(action, PlaceStall):
        return stall(seat, action.wares)
    if isinstance(action, PlaceDrawn):
        return s.drawn
    if isinstance(action, PlaceOpen):
        return lying_open(s, action.label)
    return s.merchants[seat].secret


class Part:
    """A line, or what a fire left of it (A4.2), as it should come out for one seat."""

    def __init__(self) -> None:
        self.wares: float = 0.0
        """Mine, less a share of my rivals'."""
        self.empty: i64 = 0
        self.good: i64 = 0
        self.bad: i64 = 0
        self.sack: bool = False
        self.eye: bool = False
        self.worth: float = 0.0
        self.gained: float = 0.0
        """By the piece that is being thought of, on one of the empty spaces."""

    def add(self, piece: i64, wares: list[float]) -> None:
        """A piece that is no fire lies here."""
        if piece == EMPTY:
            self.empty += 1
            return
        if piece < SQUARE:
            self.wares += wares[piece]
            return
        kind: i64 = KINDS[piece - SQUARE]
        if kind == BUYER:
            self.good += VALUES[piece - SQUARE]
        elif kind == ROGUE:
            self.bad += VALUES[piece - SQUARE]
        elif kind == EYE:
            self.eye = True
        else:
            self.sack = True


class Corner:
    """An empty space, where a part of its row meets one of its column."""

    def __init__(self, space: i64, row: Part, column: Part) -> None:
        self.space: Final = space
        self.row: Final = row
        self.column: Final = column


class Best:
    """The best space for a piece, and what the piece brings there."""

    def __init__(self, space: i64, value: float) -> None:
        self.space: Final = space
        self.value: Final = value


class Judge:
    """What the lines of a market should bring to one seat, less a share of its rivals'."""

    def __init__(self, s: Market, seat: i64) -> None:
        self.board: Final[list[int]] = s.board
        self.unseen: Final = unseen_by(s, seat)
        self.wares: Final = wares_weighed(s, seat)
        count = max(1, len(self.unseen))
        values = [VALUES[square - SQUARE] for square in self.unseen]
        self.arrival: float = ARRIVAL * sum(values) / count
        """What an empty space should add to its line, and what if an evil eye drives the buyers away."""
        self.arrival_of_rogues: float = ARRIVAL * sum([value for value in values if value < 0]) / count
        self.parts: Final[list[Part]] = []
        rows = self.divided_lines(0, ROWS)
        columns = self.divided_lines(ROWS, len(LINES))
        self.corners: Final[list[Corner]] = [
            Corner(space, rows[space], columns[space % COLUMNS * ROWS + space // COLUMNS])
            for space in spaces_of(s.free)
        ]
        for part in self.parts:
            part.worth = self.worth(part.wares, part.empty, part.good, part.bad, part.sack, part.eye)

    def divided_lines(self, first: i64, end: i64) -> list[Part]:
        """The part of each space, line after line; a fire's is the one that it begins."""
        place: list[Part] = []
        while first < end:
            part = Part()
            self.parts.append(part)
            for space in LINES[first]:
                piece: i64 = self.board[space]
                if piece >= SQUARE and KINDS[piece - SQUARE] == FIRE:
                    part = Part()
                    self.parts.append(part)
                else:
                    part.add(piece, self.wares)
                place.append(part)
            first += 1
        return place

    def worth(self, wares: float, empty: i64, good: i64, bad: i64, sack: bool, eye: bool) -> float:
        """What a part is worth as it should become, times the wares there: mine less a share of the others'."""
        coming = (self.arrival_of_rogues if eye else self.arrival) - ENVY * abs(wares)
        value = (float(int(bad if eye else good + bad)) + float(int(empty)) * coming) * wares
        return value * 2 if sack else value

    def think_of(self, piece: i64) -> None:
        """Note for every part what it gains if `piece`, which is no fire, is put on one of its empty spaces."""
        wares = 0.0
        good: i64 = 0
        bad: i64 = 0
        kind: i64 = -1
        if piece < SQUARE:
            wares = self.wares[piece]
        else:
            kind = KINDS[piece - SQUARE]
            if kind == BUYER:
                good = VALUES[piece - SQUARE]
            elif kind == ROGUE:
                bad = VALUES[piece - SQUARE]
        sack = kind == SACK
        eye = kind == EYE
        for part in self.parts:
            if part.empty:
                after = self.worth(
                    part.wares + wares,
                    part.empty - 1,
                    part.good + good,
                    part.bad + bad,
                    part.sack or sack,
                    part.eye or eye,
                )
                part.gained = after - part.worth

    def by_space(self, piece: i64) -> list[float]:
        """What putting `piece` on each of the empty spaces changes: its row and its column."""
        if piece >= SQUARE and KINDS[piece - SQUARE] == FIRE:
            return [self.fire(corner) for corner in self.corners]
        self.think_of(piece)
        return [corner.row.gained + corner.column.gained for corner in self.corners]

    def fire(self, corner: Corner) -> float:
        """A4.2: what a fire on an empty space changes, which divides its row and its column."""
        at = corner.space
        row = self.divided(at, LINES[at // COLUMNS], corner.row)
        return row + self.divided(at, LINES[ROWS + at % COLUMNS], corner.column)

    def divided(self, at: i64, line: list[int], burning: Part) -> float:
        """What a part of `line` changes when a fire divides it at a space."""
        wares = 0.0
        empty: i64 = 0
        good: i64 = 0
        bad: i64 = 0
        sack = False
        eye = False
        left = 0.0
        passed = False
        for space in line:
            piece: i64 = self.board[space]
            if space == at:
                left = self.worth(wares, empty, good, bad, sack, eye)
                passed = True
            elif piece == EMPTY:
                empty += 1
                continue
            elif piece < SQUARE:
                wares += self.wares[piece]
                continue
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
                elif passed:
                    break
                if kind != FIRE:
                    continue
            wares = 0.0
            empty = good = bad = 0
            sack = eye = False
        return left + self.worth(wares, empty, good, bad, sack, eye) - burning.worth

    def best(self, piece: i64) -> Best:
        """The space that serves me best for `piece`; the first of several."""
        at: i64 = -1
        top = NO_SPACE
        if piece >= SQUARE and KINDS[piece - SQUARE] == FIRE:
            for corner in self.corners:
                value = self.fire(corner)
                if value > top:
                    at, top = corner.space, value
            return Best(at, top)
        self.think_of(piece)
        for corner in self.corners:
            value = corner.row.gained + corner.column.gained
            if value > top:
                at, top = corner.space, value
        return Best(at, top)

    def drawing(self) -> float:
        """A3.2: any unseen square may come, and will be put where it serves me best."""
        best: list[float] = [NO_SPACE] * len(LABELS)
        total = 0.0
        for square in self.unseen:
            twin = FIRST_TWIN[square - SQUARE]
            if best[twin] == NO_SPACE:
                best[twin] = self.best(square).value
            total += best[twin]
        return total / len(self.unseen)


def unseen_by(s: Market, seat: i64) -> list[int]:
    """The squares that may still come, as far as `seat` can tell; where they are makes no difference."""
    hidden = [int(m.secret) for i, m in enumerate(s.merchants) if i != seat and m.secret != EMPTY]
    return sorted(s.pile + hidden)


def wares_weighed(s: Market, seat: i64) -> list[float]:
    """For every stall, as pieces are numbered, what its wares count: mine for me, those of others against me."""
    leader = richest_rival(s, seat)
    weighed = [0.0]
    for i in range(len(s.merchants)):
        weight = 1.0
        if i != seat:
            weight = -RIVALS / (len(s.merchants) - 1) - (LEADER if i == leader else 0.0)
        weighed += [weight * wares for wares in range(1, MOST_WARES + 1)]
    return weighed


def richest_rival(s: Market, seat: i64) -> i64:
    """Who of the others would have most if the market were counted now."""
    if len(s.merchants) == 2:
        return 1 - seat
    gains = gains_of(s.board, len(s.merchants))
    leader: i64 = -1
    most: i64 = 0
    for i, merchant in enumerate(s.merchants):
        money = settled(merchant.money, gains[i], s.variants.debts)
        if i != seat and (leader < 0 or money > most):
            leader = i
            most = money
    return leader


def lying_open(s: Market, label: str) -> i64:
    """A6.2: a square written `label` among those that lie open."""
    for square in s.pile:
        if LABELS[square - SQUARE] == label:
            return square
    raise AssertionError(f"no {label} lies open")
