"""Is a game fair, and is everything in its box worth having? Bots play it, and what they heard is counted.

`games/<game>/balance.toml` says which facts of which events are points, and which name things:

    [points]
    travel = ["-sold.cost", "-moved.cost"]      # a number is the seat's, a list has one for each seat
    prestige = ["prestige-gained.n/source"]     # a source for each value of another fact

    [things]
    product = ["sold.product"]

A game without one has every text of its events counted as a thing.
"""

from __future__ import annotations

import re
import statistics
import tomllib
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from functools import cache
from typing import Any

import msgspec

from comptoir.bots import bot, choose
from comptoir.lab.arena import Z_CLEAR, wilson
from comptoir.lab.match import hear_out
from comptoir.table import WATCHER, Choice, Event, Game, Options, act, asked, game, seeded

RARE = 0.02
"""What is met in a smaller part of the games is dead."""
FAR = 1.25
"""Whose owners win so many times their share, beyond doubt, is dominant."""
CHUNK = 4


class Counted(msgspec.Struct, frozen=True):
    """What one game came to, by position: 0 is the seat that is asked first."""

    decisions: int
    ranks: list[int]
    scores: list[int]
    points: dict[str, list[float]]
    things: dict[str, dict[str, list[int]]]


class Seat(msgspec.Struct, frozen=True):
    position: int
    rate: float
    low: float
    high: float
    score: float


class Source(msgspec.Struct, frozen=True):
    name: str
    points: float
    """Of a player, in a game."""
    winners: float
    """Of those who won."""


class Thing(msgspec.Struct, frozen=True):
    kind: str
    name: str
    times: float
    """A game."""
    met: float
    """The part of games in which it was met at all."""
    share: float
    low: float
    high: float
    """How often those who had it won, against an even share; the 95 % interval."""
    verdict: str
    """`dead`, `dominant`, or nothing."""


class Balance(msgspec.Struct, frozen=True):
    game: str
    options: dict[str, Choice]
    seats: int
    level: str
    games: int
    seed: str
    decisions: list[float]
    """The length: mean, and between what four of five games lie."""
    score: list[float]
    """Mean, standard deviation, lowest, highest."""
    positions: list[Seat]
    sources: list[Source]
    things: list[Thing]


class Measure(msgspec.Struct, frozen=True):
    """What is counted of a game."""

    points: dict[str, list[str]] = {}
    things: dict[str, list[str]] = {}


@cache
def measure_of(rules: Game) -> Measure | None:
    path = rules.folder / "balance.toml"
    return msgspec.convert(tomllib.loads(path.read_text("utf-8")), Measure) if path.is_file() else None


@cache
def known(rules: Game, kind: str) -> list[str]:
    """All things of a kind that have a name, met or not."""
    text = "\n".join(path.read_text("utf-8") for path in sorted(rules.folder.glob("locale/en*.ftl")))
    return re.findall(rf"^{rules.name}-{kind}-([a-z0-9_]+) =", text, re.MULTILINE)


def balance(  # noqa: PLR0913 - each is a term of the games
    name: str,
    games: int,
    *,
    seats: int | None = None,
    level: str = "greedy",
    options: Options | None = None,
    seed: str = "balance",
    executor: Executor | None = None,
    progress: Callable[[int], None] | None = None,
) -> Balance:
    """Let bots of one level play `games` games, and count. The same seed gives the same figures, whoever works."""
    rules = game(name)
    bot(level)
    chosen, count = rules.complete(options or {}), seats or rules.most
    rules.start(count, seed, chosen)
    parts = [range(n, min(n + CHUNK, games)) for n in range(0, games, CHUNK)]
    terms = [(name, count, level, chosen, seed, part) for part in parts]
    found: list[Counted] = []
    for some in map(some_games, terms) if executor is None else executor.map(some_games, terms):
        found += some
        if progress is not None:
            progress(len(some))
    return added_up(rules, found, count, level, chosen, seed)


def some_games(terms: tuple[str, int, str, Options, str, Sequence[int]]) -> list[Counted]:
    name, seats, level, options, seed, numbers = terms
    return [one_game(game(name), seats, level, options, f"{seed}-{n}") for n in numbers]


def one_game(rules: Game, seats: int, level: str, options: Options, deal: str) -> Counted:
    heard: list[Event] = []
    s = rules.start(seats, deal, options, heard)
    lucks = [seeded(f"{deal}/{seat}") for seat in range(seats)]
    first, decisions = asked(s)[0], 0
    tally = Tally(rules, seats, first)
    tally.hear(heard)
    while s.agenda:
        seat = asked(s)[0]
        action = choose(level, rules, s, seat, lucks[seat])
        s.heard = []
        act(s, seat, action)
        decisions += 1
        hear_out(rules, s, [(level, luck) for luck in lucks])
        tally.hear(s.heard)
        s.heard = None
    places = rules.standing(s)
    turned = [places[(first + position) % seats] for position in range(seats)]
    ranks, scores = [place.rank for place in turned], [place.score for place in turned]
    return Counted(
        decisions, ranks, scores, dict(tally.points), {k: dict(v) for k, v in tally.things.items()}
    )


class Tally:
    """Counts what everybody hears."""

    def __init__(self, rules: Game, seats: int, first: int) -> None:
        self.seats, self.first = seats, first
        self.measure = measure_of(rules)
        self.points: dict[str, list[float]] = defaultdict(lambda: [0.0] * seats)
        self.things: dict[str, dict[str, list[int]]] = defaultdict(lambda: defaultdict(lambda: [0] * seats))
        measure = self.measure or Measure()
        self.facts = [
            (name, fact.lstrip("-"), fact.startswith("-"))
            for name, all_ in measure.points.items()
            for fact in all_
        ]
        self.named = {fact: kind for kind, all_ in measure.things.items() for fact in all_}

    def hear(self, heard: Sequence[Event]) -> None:
        for event in heard:
            told = event.told(WATCHER)
            if told is not None:
                self._points(told)
                seat = told.get("seat")
                if isinstance(seat, int):
                    for kind, name in self._names(told):
                        self.things[kind][name][(seat - self.first) % self.seats] += 1

    def _points(self, told: Mapping[str, Any]) -> None:
        for name, text, spent in self.facts:
            path, _, split = text.partition("/")
            event, _, field = path.partition(".")
            if event != told["type"]:
                continue
            source = f"{name} {told[split]}" if split else name
            fact = told[field]
            by_seat: Iterable[tuple[int, float]] = (
                enumerate(fact) if isinstance(fact, list) else [(told["seat"], fact)]
            )
            for seat, amount in by_seat:
                self.points[source][(seat - self.first) % self.seats] += -amount if spent else amount

    def _names(self, told: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
        for field, value in told.items():
            fact = f"{told['type']}.{field}"
            if isinstance(value, str) and field != "type" and (self.measure is None or fact in self.named):
                yield self.named.get(fact, fact), value


def added_up(
    rules: Game, found: list[Counted], seats: int, level: str, options: Options, seed: str
) -> Balance:
    lengths = sorted(each.decisions for each in found)
    scores = [score for each in found for score in each.scores]
    return Balance(
        game=rules.name,
        options=dict(options),
        seats=seats,
        level=level,
        games=len(found),
        seed=seed,
        decisions=[round(statistics.mean(lengths), 1), *(lengths[len(found) * n // 10] for n in (1, 9))],
        score=[
            round(statistics.mean(scores), 2),
            round(statistics.pstdev(scores), 2),
            min(scores),
            max(scores),
        ],
        positions=[_seat(found, position) for position in range(seats)],
        sources=_sources(found, seats),
        things=sorted(_things(rules, found, seats), key=lambda thing: (thing.kind, -thing.times, thing.name)),
    )


def _won(each: Counted, position: int) -> float:
    """A victory shared by three counts a third."""
    return (each.ranks[position] == 1) / each.ranks.count(1)


def _seat(found: list[Counted], position: int) -> Seat:
    wins = sum(_won(each, position) for each in found)
    low, high = wilson(wins, len(found))
    score = statistics.mean(each.scores[position] for each in found)
    return Seat(position + 1, round(wins / len(found), 4), round(low, 4), round(high, 4), round(score, 2))


def _sources(found: list[Counted], seats: int) -> list[Source]:
    """Where points came from; what no source accounts for is called `other`."""
    names = sorted({name for each in found for name in each.points})
    nothing = [0.0] * seats
    rows = []
    for name in [*names, "other"] if names else []:
        total = winners = 0.0
        for each in found:
            accounted = [sum(each.points[n][i] for n in each.points) for i in range(seats)]
            rest = [score - points for score, points in zip(each.scores, accounted, strict=True)]
            points = rest if name == "other" else each.points.get(name, nothing)
            total += sum(points)
            winners += sum(points[i] * _won(each, i) for i in range(seats))
        rows.append(Source(name, round(total / len(found) / seats, 2), round(winners / len(found), 2)))
    return sorted(rows, key=lambda source: -source.points)


def _things(rules: Game, found: list[Counted], seats: int) -> Iterator[Thing]:
    kinds = {kind for each in found for kind in each.things} | set((measure_of(rules) or Measure()).things)
    for kind in kinds:
        met = {name for each in found for name in each.things.get(kind, {})}
        for name in met | set(known(rules, kind)):
            yield _thing(kind, name, [(each, each.things.get(kind, {}).get(name)) for each in found], seats)


def _thing(kind: str, name: str, counted: list[tuple[Counted, list[int] | None]], seats: int) -> Thing:
    met = [(each, times) for each, times in counted if times is not None]
    holders = sum(1 for _, times in met for n in times if n)
    wins = sum(_won(each, i) for each, times in met for i, n in enumerate(times) if n)
    low, high = wilson(wins, holders)
    surely = wilson(wins, holders, Z_CLEAR)[0]
    share = wins / holders * seats if holders else 0.0
    part = len(met) / len(counted)
    verdict = "dead" if part < RARE else "dominant" if share > FAR and surely * seats > 1 else ""
    return Thing(
        kind,
        name,
        round(sum(sum(times) for _, times in met) / len(counted), 3),
        round(part, 4),
        round(share, 3),
        round(low * seats, 3),
        round(high * seats, 3),
        verdict,
    )
