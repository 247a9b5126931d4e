"""An evaluation learned from games that bots play among themselves, and a bot that plays by it."""

from __future__ import annotations

import operator
from collections.abc import Callable
from concurrent.futures import Executor
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from comptoir.bots import Bot, Sight
from comptoir.bots.greedy import advice_of
from comptoir.table import Action, BadSetup, Choice, Game, Options, Rng, State, game, play
from comptoir.table.advice import Advice

AT_ONCE = 25
"""Games in one task."""
HALVINGS = 3
"""The learning curve: what half, a quarter and an eighth of the games would have taught."""
TABLES = 4
"""That a learned bot imagines for each decision."""


class Stage(msgspec.Struct, frozen=True):
    """How well one stage of the game was learned, from so many games."""

    games: int
    stage: int
    lessons: int
    spread: float
    """The standard deviation of what there was to learn."""
    error: float
    """How far the weights are off, in games they were not learned from."""


class Training(msgspec.Struct, frozen=True):
    game: str
    options: dict[str, Choice]
    seats: int
    games: int
    seed: str
    kind: str
    """The kind of table, as the game's advice calls it."""
    weights: list[list[float]]
    """Of each feature, by stage."""
    curve: list[Stage]


def train(
    name: str,
    games: int,
    *,
    seats: int | None = None,
    options: Options | None = None,
    seed: str = "learn",
    executor: Executor | None = None,
    progress: Callable[[int], None] | None = None,
) -> Training:
    """Play `games` games by rule of thumb, with some curiosity, and fit weights to what became of the tables.

    The same seed gives the same weights, however many workers the executor has."""
    rules = game(name)
    advice, (lessons, fitted, kept_back) = learner(rules), learning()
    chosen, count = rules.complete(options or {}), seats or rules.fewest
    start = rules.start(count, seed, chosen)
    parts = [range(first, min(first + AT_ONCE, games)) for first in range(0, games, AT_ONCE)]
    play_some = partial(lessons, name, count, chosen=chosen, seed=seed)
    heard: list[Any] = []
    for part, more in zip(parts, (map if executor is None else executor.map)(play_some, parts), strict=True):
        heard += more
        if progress is not None:
            progress(len(part))
    weights: list[list[float]] = []
    curve: list[Stage] = []
    for some in sorted({max(games >> n, min(games, AT_ONCE)) for n in range(HALVINGS + 1)}):
        # What is kept back to look at stays the same, so that the errors can be compared.
        weights, fits = fitted([each for each in heard if each.game < some or each.game % kept_back == 0])
        curve += [
            Stage(some, fit.stage, fit.lessons, round(fit.spread, 2), round(fit.error, 2)) for fit in fits
        ]
    return Training(name, chosen, count, games, seed, advice.kind(start), weights, curve)


def learner(rules: Game) -> Advice[Any]:
    """The advice of a game that describes its tables in numbers, or `BadSetup`."""
    advice = advice_of(rules)
    if advice is None or type(advice).features is Advice.features:
        text = f"the advice of {rules.title} does not describe tables in numbers"
        raise BadSetup("cannot-learn", text, args_={"game": rules.title})
    return advice


def learning() -> tuple[Any, Any, int]:
    """What NumPy is needed for."""
    try:
        from comptoir.lab.learning import KEPT_BACK, fitted, lessons
    except ImportError as error:
        raise BadSetup("no-numpy", "to learn, install comptoir[learn]") from error
    return lessons, fitted, KEPT_BACK


def read_training(path: Path) -> Training:
    """What `comptoir train --save` wrote, or `BadSetup`."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Training)
    except msgspec.MsgspecError as error:
        text = f"{path} holds no learned weights"
        raise BadSetup("bad-training", text, args_={"file": str(path)}) from error


class Learned(Bot):
    """Takes the answer after which the table is worth most by the weights, on the mean of a few imagined tables."""

    level = "learned"

    def __init__(self, training: Training) -> None:
        self.training = training
        self.advice = learner(game(training.game))

    def choose(self, sight: Sight, rng: Rng, seconds: float) -> Action:
        worths = [0.0] * len(sight.options)
        for _ in range(TABLES):
            table = sight.imagine(rng)
            for i, action in enumerate(sight.options):
                s = table.clone()
                play(s, sight.seat, action)
                worths[i] += self.worth(s, sight.seat)
        return sight.options[worths.index(max(worths))]

    def worth(self, s: State, seat: int) -> float:
        """The margin now, and what each feature still brings."""
        margin = self.advice.margin(s, seat)
        if not s.agenda:
            return margin
        weights = self.training.weights[self.advice.stage(s)]
        more: float = sum(map(operator.mul, weights, self.advice.features(s, seat)))
        return margin + more
