"""A game that is over, as its players look back on it: who was likely to win when, which moves changed that, and what
each of one's own moves cost.

Like a review it uses nothing but what a seat knew at the time. It takes no longer than it may: positions are looked at
from coarse to fine, the moves that mattered are weighed first, and what was not reached is left open.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Any

import msgspec

from comptoir.bots.search import Thought
from comptoir.lab.chances import chances, chances_for, turn_of
from comptoir.lab.gains import Gains, gains_of
from comptoir.lab.review import Eyes
from comptoir.table import Action, Game, Record, State, play, seeded

MOST_MOVES = 3000
"""Of a game that is looked back on."""
SECONDS = 30.0
"""Of processor time, unless told."""
TABLES = 8
"""Imagined for each position, and twice as many for each move weighed."""
COARSE = 32
"""Moves between the positions that are looked at first."""
POINTS = 3
APART = 40
"""Turning points are not nearer to each other than this part of a game."""
TELLING = 0.04
"""A move that changes anybody's chance by less is no turning point."""
DEAR, VERY_DEAR = 0.02, 0.06
"""Of the chance to win."""
REDEALS = 3
"""On which the same is heard of an answer, before it is told."""
SURE = 2.0
"""Standard errors by which a better move must be better."""


class Bettered(msgspec.Struct, frozen=True):
    """What a strong player would have answered."""

    action: str
    told: dict[str, Any] | None
    """What would have been heard; None where luck would have had a say."""
    gains: Gains


class Weighed(msgspec.Struct, frozen=True):
    """A move: what it brought, and what it cost."""

    n: int
    seat: int
    action: str
    gains: Gains
    verdict: str
    """`same` as a strong player, as `good`, a `little` dear, `very` dear; `only` if nothing else could be done, empty
    if it was not compared."""
    cost: float = 0.0
    """Of the chance to win."""
    better: Bettered | None = None


class Retrospect(msgspec.Struct, frozen=True):
    seats: int
    chances: list[list[float]]
    """Before the first move and after each, by seat."""
    moves: list[Weighed]
    """Those that were looked at: the moves of `whose` seats, and the turning points."""
    points: list[int]
    """The moves that changed most, in their order."""
    tables: int
    games: int
    loss: float
    even: float
    """How well such chances foretold games: see `Chances`."""


def retrospect(
    record: Record, whose: Iterable[int], *, seconds: float = SECONDS, seed: str = "retrospect"
) -> Retrospect:
    """Look back on a game that is over, for those who sat at `whose` seats."""
    looking = Looking(record, seed, seconds)
    looking.look_at_positions()
    curve = list(looking.curve())
    points = turning_points(curve)
    wanted = set(whose)
    mine = [n for n, move in enumerate(record.moves, 1) if move.seat in wanted]
    first = sorted(
        mine, key=lambda n: curve[n][record.moves[n - 1].seat] - curve[n - 1][record.moves[n - 1].seat]
    )
    weighed = {n: looking.weighed(n) for n in dict.fromkeys([*points, *first])}
    fit = chances_for(looking.rules, record.seats)
    return Retrospect(
        record.seats,
        [[round(each, 4) for each in now] for now in curve],
        [weighed[n] for n in sorted(weighed)],
        points,
        TABLES,
        fit.games,
        fit.loss,
        fit.even,
    )


def turning_points(curve: list[list[float]]) -> list[int]:
    """The moves that changed somebody's chance most, in their order."""
    change = {
        n: max(abs(now - was) for now, was in zip(curve[n], curve[n - 1], strict=True))
        for n in range(1, len(curve))
    }
    near = len(curve) // APART
    points: list[int] = []
    for n in sorted(change, key=lambda n: -change[n]):
        if change[n] >= TELLING and len(points) < POINTS and all(abs(n - other) > near for other in points):
            points.append(n)
    return sorted(points)


class Looking:
    """Somebody who looks back on a game, and at the clock."""

    def __init__(self, record: Record, seed: str, seconds: float) -> None:
        self.record = record
        self.rules: Game = record.rules()
        self._seed = seed
        self._states = [s.clone() for s, _ in record.states()]
        self._eyes = [Eyes(self.rules, seat, TABLES) for seat in range(record.seats)]
        self._sharp = [Eyes(self.rules, seat, 2 * TABLES) for seat in range(record.seats)]
        self._worths: dict[int, tuple[list[float], list[int]]] = {}
        self._began = time.process_time()
        self._seconds = seconds

    def _spent(self) -> float:
        """The part of the time that is used up."""
        return (time.process_time() - self._began) / self._seconds

    def look_at_positions(self) -> None:
        """From coarse to fine, for half of the time; the first and the last in any case."""
        last = len(self._states) - 1
        self._look(0)
        self._look(last)
        step = COARSE
        while step:
            for n in range(0, last, step):
                if self._spent() > 1 / 2:
                    return
                self._look(n)
            step //= 2

    def _look(self, n: int) -> tuple[list[float], list[int]]:
        """What a position was worth to each seat, and its score, as far as that seat could know."""
        if n not in self._worths:
            s, worths, scores = self._states[n], [], []
            for each in self._eyes:
                luck = seeded(f"{self._seed}/{each.seat}")  # the same for all positions: the rest is the move
                worths.append(each.value(s, luck))
                scores.append(self.rules.standing(self.rules.redeal(s, each.seat, luck))[each.seat].score)
            self._worths[n] = worths, scores
        return self._worths[n]

    def curve(self) -> Iterator[list[float]]:
        """The chances after each number of moves; between positions that were looked at they go straight."""
        known = sorted(self._worths)
        before = self._chances(0)
        yield before
        for a, b in pairwise(known):
            after = self._chances(b)
            for n in range(a + 1, b + 1):
                part = (n - a) / (b - a)
                yield [was + part * (now - was) for was, now in zip(before, after, strict=True)]
            before = after

    def _chances(self, n: int) -> list[float]:
        return chances(self.rules, self._states[n], *self._look(n))

    def weighed(self, n: int) -> Weighed:
        """The move that led to position `n`, compared with others as far as there is time."""
        move, s = self.record.moves[n - 1], self._states[n - 1]
        action = self.rules.parse(move.action)
        luck = seeded(f"{self._seed}/{n}/answers")
        gains = self._gains(s, move.seat, action)
        eyes = self._sharp[move.seat]
        if len(eyes.sight(s).options) < 2:
            return Weighed(n, move.seat, move.action, gains, "only")
        thoughts = eyes.compared(s, action, luck) if self._spent() < 1 else []
        if not thoughts:
            return Weighed(n, move.seat, move.action, gains, "")
        played, *others = thoughts
        best = max(others, key=lambda other: other.gain(played)[0])
        verdict, cost = self._verdict(n - 1, move.seat, best, played)
        better = self._bettered(s, move.seat, best.action) if verdict in ("little", "very") else None
        return Weighed(n, move.seat, move.action, gains, verdict, round(cost, 4), better)

    def _verdict(self, n: int, seat: int, best: Thought, played: Thought) -> tuple[str, float]:
        """How dear a move was, and what it cost of the chance to win."""
        gain, error = best.gain(played)
        if gain <= 0:
            return "same", 0.0
        worths, scores = self._look(n)
        fit, turn = chances_for(self.rules, self.record.seats), turn_of(self.rules, self._states[n])
        raised = [worth + gain * (other == seat) for other, worth in enumerate(worths)]
        cost = max(0.0, fit.of(raised, scores, turn)[seat] - fit.of(worths, scores, turn)[seat])
        if cost < DEAR or gain < SURE * error:
            return "good", cost
        return ("little" if cost < VERY_DEAR else "very"), cost

    def _bettered(self, s: State, seat: int, action: Action) -> Bettered:
        return Bettered(action.text, heard(self.rules, s, seat, action), self._gains(s, seat, action))

    def _gains(self, s: State, seat: int, action: Action) -> Gains:
        found = gains_of(self.rules)(self.rules.redeal(s, seat, seeded(self._seed)), seat, action)
        return {unit: by_seat for unit, by_seat in found.items() if any(by_seat)}


def heard(rules: Game, s: State, seat: int, action: Action) -> dict[str, Any] | None:
    """The first thing that `seat` would hear if it answered so; None where luck, or what it cannot know, has a say."""
    found = [_heard(rules.redeal(s, seat, seeded(f"heard/{n}")), seat, action) for n in range(REDEALS)]
    return found[0] if all(each == found[0] for each in found) else None


def _heard(s: State, seat: int, action: Action) -> dict[str, Any] | None:
    before = s.clone()
    s.heard = []
    play(s, seat, action)
    if s.rng != before.rng:
        return None
    told = (event.told(seat) for event in s.heard)
    return next((dict(each) for each in told if each is not None), None)
