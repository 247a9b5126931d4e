"""Rules of thumb: what each answer is worth to a seat, in coins.

One look ahead. A market is judged by what its lines should bring at the end of the round, mine less a share of my
rivals'. Nothing here depends on what the seat cannot know, so any re-deal gives the same advice. The numbers were
found by matches of many games (docs/bots.md).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.games.heller.actions import DrawSquare, PlaceDrawn, PlaceOpen, PlaceSecret, PlaceStall
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
    ROUNDS,
    ROWS,
    SPACES,
    SQUARE,
    STALLS,
    VALUES,
    stall,
)
from comptoir.games.heller.count import gains_of, settled
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
LATER: Final = [0.0, 5.0, 3.0, 0.0]
"""What a ware of a large stall brings in later rounds, by round: it can be placed once a game (A5.2)."""
BETTER: Final = 4.0
"""What a ware gains by waiting while the market is empty: the best lines show later."""
LARGE: Final = 1.2
"""Every ware above two makes each ware of a stall so much dearer: it wants the very best space."""
ONE: Final = 2.0
"""What a stall with 1 ware gains by waiting while the market is empty; it comes home anyway."""
SECRET: Final = 6.0
"""What the secret square gains by waiting while the market is empty: nobody can answer the last word."""
HABIT: Final = 0.4
HABIT_TURNS: Final = 4.0
"""Before anything is known of a player, one who placed 0.4 stalls a turn for four turns."""
PACE: Final = 0.5
PACE_TURNS: Final = 2.0
"""The same, sooner forgotten, to tell a table of the hasty from a patient one."""
SHORT: Final = 12.0
LONG: Final = 15.0
HURRY: Final = 0.25
"""Open end: in a game of 12 turns or fewer a stall kept is worth a quarter of what it is worth in one of 15 or more."""
NO_SPACE: Final = -1e9


def weigh(s: Market, seat: int, answers: list[Action]) -> list[float]:
    """The worth of each of `answers`, which `seat` may give now."""
    judge = Judge(s, seat)
    kept = worth_of_keeping(s, seat)
    waiting = SECRET * len(s.free) / SPACES
    values: list[float] = []
    for action in answers:
        if isinstance(action, PlaceStall):
            values.append(judge.change(action.space, stall(seat, action.wares)) - kept[action.wares])
        elif isinstance(action, PlaceDrawn):
            values.append(judge.change(action.space, s.drawn))
        elif isinstance(action, PlaceSecret):
            values.append(judge.change(action.space, s.merchants[seat].secret) - waiting)
        elif isinstance(action, PlaceOpen):
            values.append(judge.change(action.space, lying_open(s, action.label)))
        else:
            assert isinstance(action, DrawSquare)
            values.append(judge.drawing(s.free))
    return values


class Judge:
    """What the lines of a market should bring to one seat, less a share of its rivals'."""

    def __init__(self, s: Market, seat: i64) -> None:
        self.board: list[int] = s.board[:]
        """A market to try things on."""
        self.unseen: list[int] = unseen_by(s, seat)
        self.wares: list[float] = wares_weighed(s, seat)
        count = max(1, len(self.unseen))
        values = [VALUES[square - SQUARE] for square in self.unseen]
        self.arrival: float = ARRIVAL * sum(values) / count
        """What an empty space should add to its line, and what if an evil eye drives the buyers away."""
        self.arrival_of_rogues: float = ARRIVAL * sum([value for value in values if value < 0]) / count
        self.lines: list[float] = [self.line(line) for line in range(len(LINES))]

    def line(self, line: i64) -> float:
        """What a line should bring, part by part (A4)."""
        total = 0.0
        wares = 0.0
        empty: i64 = 0
        good: i64 = 0
        bad: i64 = 0
        sack = False
        eye = False
        for space in LINES[line]:
            piece: i64 = self.board[space]
            if piece == EMPTY:
                empty += 1
                continue
            if piece < SQUARE:
                wares += self.wares[piece]
                continue
            kind: i64 = KINDS[piece - SQUARE]
            if kind == BUYER:
                good += VALUES[piece - SQUARE]
            elif kind == ROGUE:
                bad += VALUES[piece - SQUARE]
            elif kind == EYE:
                eye = True
            elif kind == FIRE:
                total += self.part(wares, empty, bad if eye else good + bad, sack, eye)
                wares = 0.0
                empty = good = bad = 0
                sack = eye = False
            else:
                sack = True
        return total + self.part(wares, empty, bad if eye else good + bad, sack, eye)

    def part(self, wares: float, empty: i64, worth: i64, sack: bool, eye: bool) -> float:
        """The worth as it is and as it should become, times the wares there: mine less a share of the others'."""
        coming = (self.arrival_of_rogues if eye else self.arrival) - ENVY * abs(wares)
        value = (float(int(worth)) + float(int(empty)) * coming) * wares
        return value * 2 if sack else value

    def change(self, space: i64, piece: i64) -> float:
        """What putting `piece` on an empty space changes: its row and its column."""
        row = space // COLUMNS
        column = ROWS + space % COLUMNS
        self.board[space] = piece
        after = self.line(row) + self.line(column)
        self.board[space] = EMPTY
        return after - self.lines[row] - self.lines[column]

    def drawing(self, free: list[int]) -> float:
        """A3.2: any unseen square may come, and will be put where it serves me best."""
        best: dict[str, float] = {}
        total = 0.0
        for square in self.unseen:
            label = LABELS[square - SQUARE]
            if label not in best:
                best[label] = self.best(square, free)
            total += best[label]
        return total / len(self.unseen)

    def best(self, piece: i64, free: list[int]) -> float:
        """What `piece` changes on the space that serves me best."""
        top = NO_SPACE
        for space in free:
            value = self.change(space, piece)
            top = max(top, value)
        return top


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
    gains = gains_of(s.board, len(s.merchants))
    leader: i64 = -1
    most: i64 = 0
    for i, merchant in enumerate(s.merchants):
        money = settled(merchant.money, gains[i], s.variants.debts)
        if i != seat and (leader < 0 or money > most):
            leader = i
            most = money
    return leader


def worth_of_keeping(s: Market, seat: i64) -> list[float]:
    """What a stall brings its owner if it is not placed now, by number of wares."""
    if not s.variants.open_end:
        return worth_of_waiting(s)
    patience = patience_of(s, seat)
    return [patience * worth for worth in worth_of_waiting(s)]


def worth_of_waiting(s: Market) -> list[float]:
    """What a stall brings among patient players if it is not placed now, by number of wares."""
    waiting = len(s.free) / SPACES
    later = worth_later(s)
    # A stall that comes home after the round is only worth the wait.
    one = ONE * waiting + (later if s.variants.open_end else 0.0)
    large = LARGE * (1.0 if later > 0 else waiting)
    return [0.0, one] + [
        wares * (later + BETTER * waiting + large * (wares - 2)) for wares in range(2, MOST_WARES + 1)
    ]


def worth_later(s: Market) -> float:
    """What a ware brings in later rounds; A6.1, open end: the less, the sooner somebody will run out of stalls."""
    if not s.variants.open_end:
        return LATER[min(int(s.round), ROUNDS)]
    seats = len(s.merchants)
    turns = (SPACES * int(s.round) - len(s.free)) / seats
    turns_left = len(s.free) / seats
    fewest = min([stalls_after(sum(merchant.stalls), turns, turns_left) for merchant in s.merchants])
    return LATER[1] * max(0.0, fewest) / sum(STALLS)


def patience_of(s: Market, seat: i64) -> float:
    """A6.1: the sooner some rival should run out of stalls, the less it pays to keep one's own."""
    turns = (SPACES * int(s.round) - len(s.free)) / len(s.merchants)
    rivals = [sum(merchant.stalls) for i, merchant in enumerate(s.merchants) if i != seat]
    paces = [(sum(STALLS) - left + PACE * PACE_TURNS) / (turns + PACE_TURNS) for left in rivals]
    length = turns + min([left / pace for left, pace in zip(rivals, paces, strict=True)])
    return HURRY + (1.0 - HURRY) * min(1.0, max(0.0, (length - SHORT) / (LONG - SHORT)))


def stalls_after(left: int, turns: float, turns_left: float) -> float:
    """A6.1: how many stalls a player should have left after this round, going on as they did so far."""
    habit = (sum(STALLS) - left + HABIT * HABIT_TURNS) / (turns + HABIT_TURNS)
    return left - habit * turns_left


def lying_open(s: Market, label: str) -> i64:
    """A6.2: a square written `label` among those that lie open."""
    for square in s.pile:
        if LABELS[square - SQUARE] == label:
            return square
    raise AssertionError(f"no {label} lies open")
