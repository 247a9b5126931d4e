"""Bots against bots: every deal is played once from each seat, and every rate comes with its interval."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from pathlib import Path

import msgspec
from openskill.models import PlackettLuce

from comptoir.bots import Bot
from comptoir.lab.match import Outcome, Terms, some_games, terms_of
from comptoir.lab.notes import Notes
from comptoir.table import Choice, ComptoirError, Options

Z95 = 1.959964
Z_CLEAR = 3.290527
"""99.9 %: whoever looks after every deal whether it is clear already is mistaken more often than one look would be."""
CHUNK = 4
"""Games in one task: enough to be worth sending, few enough to see progress."""
FEWEST_CLEAR = 24


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
    rating: float
    """By OpenSkill's Plackett-Luce model: 25 is where everybody begins."""
    rating_low: float
    rating_high: float
    """The 95 % interval of the rating."""


class Report(msgspec.Struct, frozen=True):
    game: str
    options: dict[str, Choice]
    games: int
    seed: str
    entrants: list[Entrant]
    clear: bool = False
    """It ended before all games were played, since the first entrant's interval was clear of an even share."""


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


def arena(  # noqa: PLR0913 - each is a term of the match
    name: str,
    players: Sequence[str | Bot],
    games: int,
    *,
    seed: str = "arena",
    options: Options | None = None,
    seconds: float = 0.0,
    patience: float = 0.0,
    simulations: int = 0,
    until_clear: bool = False,
    resume: Path | None = None,
    executor: Executor | None = None,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Play `games` games of `name` between `players`, one a seat; `progress` hears of games as they are done.

    The result depends on `seed` alone (and on the clock, for bots that are given `seconds`), however many workers the
    executor has. `resume` is a file in which finished games are kept: a match that was cut short goes on from there."""
    terms = terms_of(name, players, seed, options, seconds, patience, simulations)
    with Notes(resume, terms) as notes:
        tell = progress or (lambda _: None)
        tell(sum(n < games for n in notes.outcomes))
        missing = [n for n in range(games) if n not in notes.outcomes]
        ended = first_clear(notes.outcomes, len(players)) if until_clear else None
        if ended is None:
            for outcomes in played(terms, players, missing, executor):
                tell(notes.add(outcomes))
                ended = first_clear(notes.outcomes, len(players)) if until_clear else None
                if ended is not None:
                    break
        count = min(games, ended or games)
        kept = [notes.outcomes[n] for n in range(count)]
    return Report(name, terms.options, count, seed, entrants(terms, kept), clear=ended is not None)


def played(
    terms: Terms, players: Sequence[str | Bot], numbers: list[int], executor: Executor | None
) -> Iterator[list[Outcome]]:
    """Parts of the match as they are done. A bot's fault ends it, after what is done has been handed on."""
    parts = [numbers[first : first + CHUNK] for first in range(0, len(numbers), CHUNK)]
    if executor is None:
        for part in parts:
            yield some_games(terms, players, part)
        return
    tasks: set[Future[list[Outcome]]] = {executor.submit(some_games, terms, players, part) for part in parts}
    fault: ComptoirError | BrokenProcessPool | None = None
    try:
        for task in as_completed(tasks):
            try:
                yield task.result()
            except (ComptoirError, BrokenProcessPool) as error:
                fault = fault or error
                for other in tasks:
                    other.cancel()
                break
        if fault is not None:
            for task in tasks:
                with suppress(ComptoirError, BrokenProcessPool):
                    if task.done() and not task.cancelled():
                        yield task.result()
            raise fault
    finally:
        for task in tasks:
            task.cancel()


def first_clear(outcomes: dict[int, Outcome], seats: int) -> int | None:
    """After how many games, each deal from all seats, the first player's share was clearly not an even one.

    Only games without a gap before them count, so that it does not matter which are done first."""
    wins = 0.0
    for n in range(len(outcomes)):
        if n not in outcomes:
            return None
        wins += outcomes[n].wins[0]
        if (n + 1) % seats == 0 and n + 1 >= FEWEST_CLEAR:
            low, high = wilson(wins, n + 1, Z_CLEAR)
            if not low <= 1 / seats <= high:
                return n + 1
    return None


def entrants(terms: Terms, outcomes: list[Outcome]) -> list[Entrant]:
    ratings = rated(len(terms.players), outcomes)
    return [
        _entrant(level, i, outcomes, rating)
        for i, (level, rating) in enumerate(zip(terms.players, ratings, strict=True))
    ]


def rated(players: int, outcomes: list[Outcome]) -> list[tuple[float, float]]:
    """The mean and the deviation of each player's skill, game after game in their order."""
    model = PlackettLuce()
    ratings = [[model.rating()] for _ in range(players)]
    for outcome in outcomes:
        ratings = model.rate(ratings, ranks=[float(rank) for rank in outcome.ranks])
    return [(rating.mu, rating.sigma) for (rating,) in ratings]


def _entrant(level: str, i: int, outcomes: list[Outcome], rating: tuple[float, float]) -> Entrant:
    games = len(outcomes)
    wins = sum(outcome.wins[i] for outcome in outcomes)
    low, high = wilson(wins, games)
    scores = [outcome.scores[i] for outcome in outcomes]
    score = sum(scores) / max(1, games)
    spread = math.sqrt(max(0.0, sum(each**2 for each in scores) / max(1, games) - score * score))
    decisions = sum(outcome.decisions[i] for outcome in outcomes)
    mean, deviation = rating
    return Entrant(
        level=level,
        wins=round(wins, 3),
        rate=round(wins / max(1, games), 4),
        low=round(low, 4),
        high=round(high, 4),
        rank=round(sum(outcome.ranks[i] for outcome in outcomes) / max(1, games), 3),
        score=round(score, 2),
        spread=round(spread, 2),
        ms=round(1000 * sum(outcome.seconds[i] for outcome in outcomes) / max(1, decisions), 4),
        rating=round(mean, 2),
        rating_low=round(mean - Z95 * deviation, 2),
        rating_high=round(mean + Z95 * deviation, 2),
    )
