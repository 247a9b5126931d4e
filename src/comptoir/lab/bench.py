"""How fast the rules are, in seconds of processor time: other work on the machine does not count."""

from __future__ import annotations

import time
from functools import partial

import msgspec

from comptoir import compiled
from comptoir.bots import Bot, Sight, choose
from comptoir.bots.discovery import bots
from comptoir.bots.greedy import advice_of
from comptoir.bots.search import Searcher, weighed
from comptoir.table import Game, Move, Record, State, asked, game, options, play, playout, sampled, seeded

SHARE_OF_CLONES = 0.2
CLONES = 100
RECORDS = 10
STRIDE = 37
"""Questions are put in an order that mixes the beginning and the end of a game: a prime number further each time."""


class Playouts(msgspec.Struct, frozen=True):
    game: str
    seats: int
    compiled: bool
    sampled: bool
    """By picks, without a list where the rules can do without."""
    decisions_per_cpu_s: int
    games_per_cpu_s: int
    clones_per_cpu_s: int
    best_decisions_per_cpu_s: int
    """In the best of the slices of the measurement: what the machine can do when nothing else heats it."""


class Replays(msgspec.Struct, frozen=True):
    game: str
    seats: int
    compiled: bool
    moves_per_cpu_s: int
    records_per_cpu_s: int


def measured_playouts(name: str, seats: int, seconds: float, sample: bool = False) -> Playouts:
    """Whole games from setup to the end; each decision builds the full list of answers and takes one at random, or
    (`sample`) picks one without a list where the rules can: the same games."""
    rules = game(name)
    to_the_end = sampled if sample else playout
    luck = seeded("bench")
    decisions = games = best = 0
    left = seconds * (1 - SHARE_OF_CLONES)
    spent = 0.0
    while spent < left:
        done, began = 0, time.process_time()
        count = 0
        while time.process_time() - began < min(left, 0.25):
            done += to_the_end(rules.start(seats, f"bench-{games + count}"), luck)
            count += 1
        took = time.process_time() - began
        decisions, games, spent = decisions + done, games + count, spent + took
        best = max(best, round(done / took))
    clones = clones_per_second(_middle(name, seats), seconds * SHARE_OF_CLONES)
    return Playouts(
        name,
        seats,
        compiled(),
        sample,
        round(decisions / spent),
        round(games / spent),
        clones,
        best_decisions_per_cpu_s=best,
    )


def _middle(name: str, seats: int) -> State:
    """A game about half way."""
    luck = seeded("middle")
    decisions = playout(game(name).start(seats, "middle"), luck.clone())
    s = game(name).start(seats, "middle")
    for _ in range(decisions // 2):
        seat = asked(s)[0]
        answers = options(s, seat)
        play(s, seat, answers[luck.below(len(answers))])
    return s


def clones_per_second(s: State, seconds: float) -> int:
    clones, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        for _ in range(CLONES):
            s.clone()
        clones += CLONES
    return round(clones / (time.process_time() - began))


def measured_replays(name: str, seats: int, seconds: float) -> Replays:
    """Records of random games read move by move: parsed, checked, carried out, and the scores compared."""
    records = [random_record(name, seats, f"bench-{n}") for n in range(RECORDS)]
    moves = done = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        record = records[done % RECORDS]
        record.check()
        moves += len(record.moves)
        done += 1
    took = time.process_time() - began
    return Replays(name, seats, compiled(), round(moves / took), round(done / took))


def random_record(name: str, seats: int, seed: str) -> Record:
    """A finished game of random answers."""
    rules, luck = game(name), seeded(seed)
    s = rules.start(seats, seed)
    moves = []
    while s.agenda:
        seat = asked(s)[0]
        answers = options(s, seat)
        action = answers[luck.below(len(answers))]
        moves.append(Move(seat, action.text))
        play(s, seat, action)
    scores = [place.score for place in rules.standing(s)]
    options_ = rules.complete({})
    return Record(
        game=name,
        version=rules.version,
        box=rules.box_digest,
        options=options_,
        seats=seats,
        seed=seed,
        moves=moves,
        scores=scores,
    )


class Cost(msgspec.Struct, frozen=True):
    """What a level spends on a decision."""

    level: str
    decisions: int
    """That were measured."""
    ms: float
    slowest_ms: float
    """Of processor time."""
    simulations: float
    """Imagined games a decision, for a level that searches."""
    simulations_per_cpu_s: int


class Searches(msgspec.Struct, frozen=True):
    game: str
    seats: int
    compiled: bool
    decisions_per_game: int
    """With two answers or more, in a game of greedy bots."""
    endings_per_cpu_s: int
    """Imagined games from the middle of that game to the end, everybody by rule of thumb; 0 without advice."""
    levels: list[Cost]


def measured_search(name: str, seats: int, seconds: float) -> Searches:
    """The same questions, from a game of greedy bots, put to each level for so many seconds of processor time."""
    rules, luck = game(name), seeded("search")
    questions: list[tuple[State, int]] = []
    s = rules.start(seats, "search")
    while s.agenda:
        seat = asked(s)[0]
        if len(options(s, seat)) > 1:
            questions.append((s.clone(), seat))
        play(s, seat, choose("greedy", rules, s, seat, luck))
    mixed = [questions[n * STRIDE % len(questions)] for n in range(len(questions))]
    costs = [_cost(rules, level, mixed, seconds) for level in bots().values()]
    endings = _endings(rules, *questions[len(questions) // 2], seconds)
    return Searches(name, seats, compiled(), len(questions), endings, costs)


def _endings(rules: Game, s: State, seat: int, seconds: float) -> int:
    advice, luck = advice_of(rules), seeded("endings")
    if advice is None:
        return 0
    games, began = 0, time.process_time()
    while games < 1 or time.process_time() - began < seconds:
        table = rules.redeal(s, seat, luck)
        while table.agenda:
            who = asked(table)[0]
            play(table, who, advice.answer(table, who))
        games += 1
    return round(games / (time.process_time() - began))


def _cost(rules: Game, level: Bot, questions: list[tuple[State, int]], seconds: float) -> Cost:
    luck = seeded(level.level)
    took: list[float] = []
    simulations, searching = 0, 0.0
    for s, seat in questions:
        began = time.process_time()
        choose(level, rules, s, seat, luck)
        took.append(time.process_time() - began)
        sight = Sight(rules, seat, options(s, seat), lambda: None, partial(rules.redeal, s, seat))
        if isinstance(level, Searcher) and (advice := level.advice(sight)) is not None:
            began = time.process_time()
            thoughts = weighed(level.mind(advice), sight, advice, luck, 0.0)
            searching += time.process_time() - began
            simulations += sum(len(thought.values) for thought in thoughts)
        if sum(took) + searching > seconds:
            break
    return Cost(
        level.level,
        len(took),
        round(1000 * sum(took) / len(took), 3),
        round(1000 * max(took), 3),
        round(simulations / len(took), 1),
        round(simulations / searching) if searching else 0,
    )
