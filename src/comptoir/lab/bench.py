"""How fast the rules are, in seconds of processor time: other work on the machine does not count."""

from __future__ import annotations

import time

import msgspec

from comptoir import compiled
from comptoir.table import Move, Record, State, asked, game, options, play, playout, sampled, seeded

SHARE_OF_CLONES = 0.2
CLONES = 100
RECORDS = 10


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
