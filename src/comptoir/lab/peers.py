"""The same game through other libraries, in one run: what each door costs."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

import msgspec

from comptoir import compiled
from comptoir.table import game, playout, sampled, seeded

TABLES = 256
ROUNDS = 4
"""Everybody is measured a little, again and again, so that all of them meet the same weather."""


class Peer(msgspec.Struct, frozen=True):
    """Random games to the end, through one door."""

    door: str
    steps_per_cpu_s: int
    ratio: float
    """Of the library's own rate with full lists."""


class Peers(msgspec.Struct, frozen=True):
    game: str
    seats: int
    compiled: bool
    peers: list[Peer]
    missing: list[str]
    """Doors whose library is not installed."""


Door = Callable[[float], tuple[int, float]]
"""Plays for some seconds of processor time: how many steps, and how many seconds."""


def measured_peers(name: str, seats: int, seconds: float) -> Peers:
    makers = {
        "comptoir": _plain,
        "comptoir, sampled": _sampled,
        "vector": _vector,
        "openspiel": _openspiel,
        "pettingzoo": _pettingzoo,
    }
    doors: dict[str, Door] = {}
    missing = []
    game(name).start(seats, "may it be?")
    for door, make in makers.items():
        try:
            doors[door] = make(name, seats)
        except ImportError:
            missing.append(door)
    steps, spent = dict.fromkeys(doors, 0), dict.fromkeys(doors, 0.0)
    for _ in range(ROUNDS):
        for door, play in doors.items():
            done, took = play(seconds / ROUNDS)
            steps[door] += done
            spent[door] += took
    rates = {door: steps[door] / spent[door] for door in doors}
    peers = [Peer(door, round(rate), round(rate / rates["comptoir"], 4)) for door, rate in rates.items()]
    return Peers(name, seats, compiled(), peers, missing)


def _timed(some: Callable[[], int]) -> Door:
    """Do something that takes so many steps, until the time is up."""

    def play(seconds: float) -> tuple[int, float]:
        steps, began = 0, time.process_time()
        while (took := time.process_time() - began) < seconds or not steps:
            steps += some()
        return steps, took

    return play


def _plain(name: str, seats: int) -> Door:
    rules, luck = game(name), seeded("peers")
    return _timed(lambda: int(playout(rules.start(seats, f"peers-{luck.below(1 << 30)}"), luck)))


def _sampled(name: str, seats: int) -> Door:
    rules, luck = game(name), seeded("peers")
    return _timed(lambda: int(sampled(rules.start(seats, f"peers-{luck.below(1 << 30)}"), luck)))


def _vector(name: str, seats: int) -> Door:
    from comptoir.adapters.vector import Tables

    tables = Tables(name, TABLES, seats, seed=1)

    def some() -> int:
        tables.step(tables.any_answers())
        return TABLES

    return _timed(some)


def _openspiel(name: str, seats: int) -> Door:
    import pyspiel

    import comptoir.adapters.openspiel

    spiel = pyspiel.load_game(comptoir.adapters.openspiel.PREFIX + name, {"players": seats})
    luck = random.Random(1)

    def some() -> int:
        state = spiel.new_initial_state()
        state.apply_action(state.chance_outcomes()[0][0])
        steps = 0
        while not state.is_terminal():
            answers = state.legal_actions()
            state.apply_action(answers[int(luck.random() * len(answers))])
            steps += 1
        return steps

    return _timed(some)


def _pettingzoo(name: str, seats: int) -> Door:
    import numpy as np

    from comptoir.adapters.pettingzoo import env

    table, luck = env(name, seats), random.Random(1)

    def some() -> int:
        table.reset(seed=luck.randrange(1 << 30))
        steps = 0
        while True:
            observation, _, over, _, _ = table.last()
            if over or observation is None:
                return steps
            answers = np.flatnonzero(observation["action_mask"])
            table.step(int(answers[int(luck.random() * len(answers))]))
            steps += 1

    return _timed(some)
