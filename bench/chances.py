"""Fits chances of winning to games that bots play by rule of thumb, and writes them into the game.

    python bench/chances.py jantaris --seats 3 --games 300

A few positions of each game are looked at as a review looks at them, each seat with its own eyes; a conditional logit
then says how much a lead decides, early and late. Every fifth game is kept back: what it says of those is printed.
"""

from __future__ import annotations

import argparse
import math

import msgspec
import numpy as np

from comptoir.bots import choose
from comptoir.lab.chances import FILE, Chances, facts_of, read_chances, turn_of
from comptoir.lab.review import TABLES, Eyes
from comptoir.table import Game, Rng, State, asked, game, play, seeded

LOOKS = 8
"""Positions of one game."""
KEPT_BACK = 5
PULL = 0.5
"""Towards weights of nothing, so that few games do not decide too much."""

Look = tuple[float, list[float], list[int]]
"""The turn, and what the table was worth to each seat, and its score."""


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--games", type=int, default=200)
    given = parser.parse_args()
    rules = game(given.game)
    played = [looks_at(rules, given.seats, f"chances/{n}") for n in range(given.games)]
    found = fitted(played)
    read_chances.cache_clear()
    kept = {**read_chances(rules.folder), str(given.seats): found}
    text = msgspec.json.format(msgspec.json.encode(kept, order="sorted"), indent=1)
    (rules.folder / FILE).write_bytes(text + b"\n")
    print(f"{given.game} {given.seats}: loss {found.loss:.3f}, even {found.even:.3f}, {found.games} games")


def looks_at(rules: Game, seats: int, seed: str) -> tuple[list[Look], list[float], float]:
    """A game by rule of thumb: some looks at it, who won, and how many turns it took."""
    luck = seeded(seed)
    s = rules.start(seats, seed)
    states: list[State] = []
    while waiting := asked(s):
        states.append(s.clone())
        play(s, waiting[0], choose("greedy", rules, s, waiting[0], luck))
    chosen = sorted({luck.below(len(states)) for _ in range(LOOKS)})
    eyes = [Eyes(rules, seat, TABLES) for seat in range(seats)]
    looks = [look(rules, states[n], eyes, luck) for n in chosen]
    first = [float(place.rank == 1) for place in rules.standing(s)]
    return looks, [each / sum(first) for each in first], turn_of(rules, s)


def look(rules: Game, s: State, eyes: list[Eyes], luck: Rng) -> Look:
    scores = [rules.standing(rules.redeal(s, each.seat, luck))[each.seat].score for each in eyes]
    return turn_of(rules, s), [each.value(s, luck) for each in eyes], scores


def fitted(played: list[tuple[list[Look], list[float], float]]) -> Chances:
    turns = sum(end for *_, end in played) / len(played)
    facts, wins, kept = [], [], []
    for n, (looks, won, _) in enumerate(played):
        for turn, worths, scores in looks:
            facts.append(
                [facts_of(worth, score, turn / turns) for worth, score in zip(worths, scores, strict=True)]
            )
            wins.append(won)
            kept.append(n % KEPT_BACK == 0)
    x, y, back = np.array(facts), np.array(wins), np.array(kept)
    x -= x.mean(axis=1, keepdims=True)
    weights = newton(x[~back], y[~back])
    loss = float(-(y[back] * np.log(told(x[back], weights) + 1e-12)).sum(axis=1).mean())
    rounded = [float(f"{weight:.4g}") for weight in weights]
    return Chances(round(turns, 2), rounded, len(played), round(loss, 4), round(math.log(y.shape[1]), 4))


def told(x: np.ndarray, weights: np.ndarray) -> np.ndarray:
    powers = x @ weights
    odds = np.exp(powers - powers.max(axis=1, keepdims=True))
    shares: np.ndarray = odds / odds.sum(axis=1, keepdims=True)
    return shares


def newton(x: np.ndarray, y: np.ndarray) -> np.ndarray:
    """The weights that make what happened most likely; facts are brought to one scale first."""
    scale = x.reshape(-1, x.shape[2]).std(axis=0) + 1e-9
    z = x / scale
    weights = np.zeros(x.shape[2])
    for _ in range(30):
        p = told(z, weights)
        slope = np.einsum("ns,nsf->f", y - p, z) - PULL * weights
        mean = np.einsum("ns,nsf->nf", p, z)
        bend = np.einsum("ns,nsf,nsg->fg", p, z, z) - mean.T @ mean + PULL * np.eye(len(weights))
        weights += np.linalg.solve(bend, slope)
    found: np.ndarray = weights / scale
    return found


if __name__ == "__main__":
    main()
