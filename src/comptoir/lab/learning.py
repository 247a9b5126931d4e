"""Weights for a game's features, learned from games that bots play among themselves.

Games are cut at their stages (a round, an age). What a table is worth in the last stage is fitted to how games ended,
and in every earlier one to what the next was worth when it began, by the weights just found: less luck lies between.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from comptoir.bots.greedy import advice_of
from comptoir.table import Action, Options, Rng, State, asked, game, options, play, seeded
from comptoir.table.advice import Advice

Floats = NDArray[np.float64]

CURIOUS = 15
"""How often in a hundred a player who learns tries something else than the rule of thumb."""
WIDE = 6
"""What is tried is mostly one of the best few."""
WILD = 4
"""One game in so many is played twice as curiously: markets that nobody sensible makes teach something too."""
RIDGE = 20.0
NEXT_TO_NOTHING = 1e-6
"""A feature that is never larger is noise of arithmetic, and gets no weight."""
KEPT_BACK = 10
"""One game in so many is not learned from: it shows how good the weights are."""


class Lesson(msgspec.Struct):
    """A table as one seat met it in some game."""

    game: int
    seat: int
    stage: int
    margin: float
    features: list[float]
    opening: bool
    """Had the stage just begun?"""


class Ending(msgspec.Struct):
    """How a game ended for a seat."""

    game: int
    seat: int
    stage: int
    margin: float


class Fit(msgspec.Struct, frozen=True):
    """What was learned of one stage."""

    stage: int
    lessons: int
    spread: float
    """The standard deviation of what there was to learn, in the game's own measure."""
    error: float
    """How far the weights are off, in games they were not learned from."""


def lessons(
    name: str, seats: int, numbers: Iterable[int], chosen: Options, seed: str
) -> list[Lesson | Ending]:
    """What there is to learn from these games."""
    return [lesson for number in numbers for lesson in lessons_of(name, seats, number, chosen, seed)]


def lessons_of(name: str, seats: int, number: int, chosen: Options, seed: str) -> Iterator[Lesson | Ending]:
    rules = game(name)
    advice = advice_of(rules)
    assert advice is not None, f"{rules.title} has no advice to begin with"
    luck = seeded(f"{seed}/{number}/curiosity")
    s = rules.start(seats, f"{seed}/{number}", chosen)
    curious = CURIOUS * 2 if number % WILD == 0 else CURIOUS
    while s.agenda:
        seat = asked(s)[0]
        stage, turns = advice.stage(s), advice.turns(s, seat)
        play(s, seat, tried(s, seat, advice, luck, curious))
        if not s.agenda:
            yield from (Ending(number, i, stage + 1, advice.margin(s, i)) for i in range(seats))
        elif advice.stage(s) != stage:
            yield from (lesson(s, i, number, advice, opening=True) for i in range(seats))
        elif advice.turns(s, seat) > turns:
            yield lesson(s, seat, number, advice, opening=False)


def lesson(s: State, seat: int, number: int, advice: Advice[Any], opening: bool) -> Lesson:
    return Lesson(number, seat, advice.stage(s), advice.margin(s, seat), advice.features(s, seat), opening)


def tried(s: State, seat: int, advice: Advice[Any], luck: Rng, curious: int) -> Action:
    """The rule of thumb's answer, or now and then another, to see what comes of it."""
    if luck.below(100) >= curious:
        return advice.answer(s, seat)
    answers = options(s, seat)
    if luck.below(3) == 0:
        return answers[luck.below(len(answers))]
    values = advice.weigh(s, seat, answers)
    best = sorted(range(len(answers)), key=lambda i: -values[i])[:WIDE]
    return answers[best[luck.below(len(best))]]


def fitted(heard: list[Lesson | Ending]) -> tuple[list[list[float]], list[Fit]]:
    """The weights of each stage, found from the last to the first."""
    later = {(each.game, each.seat, each.stage): each.margin for each in heard if isinstance(each, Ending)}
    stages = max(stage for _, _, stage in later)
    weights: list[list[float]] = []
    fits: list[Fit] = []
    for stage in reversed(range(stages)):
        known = [each for each in heard if isinstance(each, Lesson) and each.stage == stage]
        known = [each for each in known if (each.game, each.seat, stage + 1) in later]
        features = np.array([each.features for each in known])
        gains = np.array([later[each.game, each.seat, stage + 1] - each.margin for each in known])
        kept_back = np.array([each.game % KEPT_BACK == 0 for each in known])
        found = regression(features[~kept_back], gains[~kept_back])
        off = features[kept_back] @ found - gains[kept_back]
        fits.append(Fit(stage, len(known), float(gains.std()), float(np.sqrt((off**2).mean()))))
        weights.append([round(float(weight), 4) for weight in found])
        for each, more in zip(known, features @ found, strict=True):
            if each.opening:
                later[each.game, each.seat, stage] = each.margin + float(more)
    return weights[::-1], fits[::-1]


def regression(features: Floats, gains: Floats) -> Floats:
    """Least squares with a little caution: a feature that is hardly ever seen keeps a small weight."""
    size: Floats = np.sqrt((features**2).mean(axis=0))
    told = size > NEXT_TO_NOTHING
    scaled = features[:, told] / size[told]
    square = scaled.T @ scaled + RIDGE * np.eye(scaled.shape[1])
    found: Floats = np.zeros(len(size))
    found[told] = np.linalg.solve(square, scaled.T @ gains) / size[told]
    return found
