"""Bots against bots: every deal is played once from each seat, and every rate comes with its interval."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Executor, as_completed

import msgspec

from comptoir.bots import Bot, bot, choose, speak
from comptoir.table import Game, Options, Rng, State, act, asked, game, seeded, welcome

Z95 = 1.959964
CHUNK = 4
"""Games in one task: enough to be worth sending, few enough to see progress."""
SAYINGS = 12
"""What may be said out of turn between two answers: bots do not haggle for ever."""


class Tally(msgspec.Struct):
    """What one entrant did; tallies of parts of a match add up."""

    wins: float = 0.0
    """A victory shared by three counts a third."""
    ranks: int = 0
    scores: int = 0
    squares: int = 0
    decisions: int = 0
    seconds: float = 0.0

    def add(self, other: Tally) -> None:
        for field in self.__struct_fields__:
            setattr(self, field, getattr(self, field) + getattr(other, field))


class Entrant(msgspec.Struct, frozen=True):
    """How one of the players of a match did."""

    level: str
    wins: float
    rate: float
    low: float
    high: float
    """The 95 % interval of the rate."""
    rank: float
    score: float
    spread: float
    """The standard deviation of the score."""
    ms: float
    """Milliseconds of processor time a decision."""


class Report(msgspec.Struct, frozen=True):
    game: str
    options: dict[str, bool | str | int]
    games: int
    seed: str
    entrants: list[Entrant]


def wilson(wins: float, games: int, z: float = Z95) -> tuple[float, float]:
    """The interval in which the true rate lies, by Wilson's score; honest also near 0 and 1.

    >>> low, high = wilson(95, 100)
    >>> round(low, 3), round(high, 3)
    (0.888, 0.978)
    """
    if games == 0:
        return 0.0, 1.0
    rate, square = wins / games, z * z / games
    centre = rate + square / 2
    margin = z * math.sqrt(rate * (1 - rate) / games + square / (4 * games))
    return max(0.0, (centre - margin) / (1 + square)), min(1.0, (centre + margin) / (1 + square))


def arena(
    name: str,
    players: Sequence[str | Bot],
    games: int,
    *,
    seed: str = "arena",
    options: Options | None = None,
    executor: Executor | None = None,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Play `games` games of `name` between `players`, one a seat; `progress` hears of games as they are done.

    The result depends on `seed` alone, however many workers the executor has.
    """
    rules = game(name)
    chosen = rules.complete(options or {})
    rules.start(len(players), seed, chosen)
    levels = [bot(player).level if isinstance(player, str) else player.level for player in players]
    totals = [Tally() for _ in players]
    for count, tallies in _played(name, players, games, seed, chosen, executor):
        for total, tally in zip(totals, tallies, strict=True):
            total.add(tally)
        if progress is not None:
            progress(count)
    entrants = [_entrant(level, total, games) for level, total in zip(levels, totals, strict=True)]
    return Report(name, chosen, games, seed, entrants)


def _played(
    name: str,
    players: Sequence[str | Bot],
    games: int,
    seed: str,
    options: Options,
    executor: Executor | None,
) -> Iterable[tuple[int, list[Tally]]]:
    """Parts of the match as they are done: how many games, and a tally for each player."""
    parts = [range(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    if executor is None:
        for part in parts:
            yield len(part), some_games(name, players, part, seed, options)
        return
    tasks = {executor.submit(some_games, name, players, part, seed, options): len(part) for part in parts}
    for task in as_completed(tasks):
        yield tasks[task], task.result()


def some_games(
    name: str, players: Sequence[str | Bot], numbers: range, seed: str, options: Options
) -> list[Tally]:
    """The games of these numbers. Game n has deal n // seats, and everybody sits n % seats further round."""
    tallies = [Tally() for _ in players]
    for n in numbers:
        one_game(name, players, f"{seed}-{n // len(players)}", n % len(players), options, tallies)
    return tallies


def one_game(
    name: str, players: Sequence[str | Bot], seed: str, shift: int, options: Options, tallies: list[Tally]
) -> None:
    """Play to the end; player i has seat i + shift."""
    rules = game(name)
    seats = len(players)
    s = rules.start(seats, seed, options)
    lucks = [seeded(f"{seed}/{shift}/{i}") for i in range(seats)]
    while s.agenda:
        seat = asked(s)[0]
        i = (seat - shift) % seats
        began = time.process_time()
        action = choose(players[i], rules, s, seat, lucks[i])
        tallies[i].seconds += time.process_time() - began
        tallies[i].decisions += 1
        act(s, seat, action)
        hear_out(rules, s, [(players[(j - shift) % seats], lucks[(j - shift) % seats]) for j in range(seats)])
    places = rules.standing(s)
    winners = sum(place.rank == 1 for place in places)
    for place in places:
        tally = tallies[(place.seat - shift) % seats]
        tally.wins += 1 / winners if place.rank == 1 else 0.0
        tally.ranks += place.rank
        tally.scores += place.score
        tally.squares += place.score**2


def hear_out(rules: Game, s: State, players: Sequence[tuple[str | Bot, Rng]]) -> None:
    """Let those speak who may, though nobody waits for them, until nobody has more to say."""
    for _ in range(SAYINGS):
        unasked = [seat for seat in welcome(s) if seat not in asked(s)]
        said = ((seat, speak(players[seat][0], rules, s, seat, players[seat][1])) for seat in unasked)
        spoken = next(((seat, action) for seat, action in said if action is not None), None)
        if spoken is None:
            return
        act(s, *spoken)


def _entrant(level: str, tally: Tally, games: int) -> Entrant:
    low, high = wilson(tally.wins, games)
    played = max(1, games)
    score = tally.scores / played
    return Entrant(
        level=level,
        wins=round(tally.wins, 3),
        rate=round(tally.wins / played, 4),
        low=round(low, 4),
        high=round(high, 4),
        rank=round(tally.ranks / played, 3),
        score=round(score, 2),
        spread=round(math.sqrt(max(0.0, tally.squares / played - score * score)), 2),
        ms=round(1000 * tally.seconds / max(1, tally.decisions), 4),
    )
