"""Weights for a game's features, learned from games that bots play among themselves.

Games are cut at their stages (a round, an age). What a table is worth in the last stage is fitted to how games ended,
and in every earlier one to what the next was worth when it began, by the weights just found: less luck lies between.

First everybody plays by rule of thumb; once there are weights, thinking ahead with them plays better games, from which
better weights are learned. In both, players stay curious: who never errs does not learn what errors cost.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar

import msgspec
import numpy as np
from numpy.typing import NDArray

from comptoir.bots import choose
from comptoir.bots.greedy import advice_of
from comptoir.bots.search import Searcher
from comptoir.table import Action, Options, Rng, State, asked, game, options, play, seeded
from comptoir.table.advice import Advice, Mind

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
HALVINGS = 4
"""How often the games are halved to see what fewer of them would have taught."""


class Lesson(msgspec.Struct, tag=True):
    """A table as one seat met it in some game."""

    game: int
    seat: int
    stage: int
    margin: float
    features: bytes
    """As floats of four bytes each: there are many lessons."""
    opening: bool
    """Had the stage just begun?"""


class Ending(msgspec.Struct, tag=True):
    """How a game ended for a seat."""

    game: int
    seat: int
    stage: int
    margin: float


class Pupil(Searcher):
    """Thinks ahead with the weights that were learned so far."""

    level: ClassVar[str] = "pupil"

    def __init__(self, mind: Mind) -> None:
        self.own = mind

    def mind(self, advice: Advice[Any]) -> Mind:
        return self.own


class Fit(msgspec.Struct, frozen=True):
    """What was learned of one stage."""

    stage: int
    lessons: int
    spread: float
    """The standard deviation of what there was to learn, in the game's own measure."""
    error: float
    """How far the weights are off, in games they were not learned from."""


def lessons(
    name: str, seats: int, numbers: Iterable[int], chosen: Options, seed: str, pupil: Pupil | None = None
) -> list[Lesson | Ending]:
    """What there is to learn from these games, of players who go by rule of thumb or think like `pupil`."""
    return [lesson for number in numbers for lesson in lessons_of(name, seats, number, chosen, seed, pupil)]


def lessons_of(
    name: str, seats: int, number: int, chosen: Options, seed: str, pupil: Pupil | None
) -> Iterator[Lesson | Ending]:
    rules = game(name)
    advice = advice_of(rules)
    assert advice is not None, f"{rules.title} has no advice to begin with"
    luck = seeded(f"{seed}/{number}/curiosity")
    s = rules.start(seats, f"{seed}/{number}", chosen)
    curious = CURIOUS * 2 if number % WILD == 0 else CURIOUS
    while s.agenda:
        seat = asked(s)[0]
        stage, turns = advice.stage(s), advice.turns(s, seat)
        if luck.below(100) < curious:
            answer = whim(s, seat, advice, luck)
        elif pupil is None:
            answer = advice.answer(s, seat)
        else:
            answer = choose(pupil, rules, s, seat, luck)
        play(s, seat, answer)
        if not s.agenda:
            yield from (Ending(number, i, stage + 1, advice.margin(s, i)) for i in range(seats))
        elif advice.stage(s) != stage:
            yield from (lesson(s, i, number, advice, opening=True) for i in range(seats))
        elif advice.turns(s, seat) > turns:
            yield lesson(s, seat, number, advice, opening=False)


def lesson(s: State, seat: int, number: int, advice: Advice[Any], opening: bool) -> Lesson:
    features = np.array(advice.features(s, seat), np.float32).tobytes()
    return Lesson(number, seat, advice.stage(s), advice.margin(s, seat), features, opening)


def whim(s: State, seat: int, advice: Advice[Any], luck: Rng) -> Action:
    """Something else, to see what comes of it: mostly one of the best few by rule of thumb."""
    answers = options(s, seat)
    if luck.below(3) == 0:
        return answers[luck.below(len(answers))]
    values = advice.weigh(s, seat, answers)
    best = sorted(range(len(answers)), key=lambda i: -values[i])[:WIDE]
    return answers[best[luck.below(len(best))]]


def fitted(heard: list[Lesson | Ending], games: int | None = None) -> tuple[list[list[float]], list[Fit]]:
    """The weights of each stage, found from the last to the first, from the first so many games or from all."""
    later = {(each.game, each.seat, each.stage): each.margin for each in heard if isinstance(each, Ending)}
    most = games or 1 + max(number for number, _, _ in later)
    weights: list[list[float]] = []
    fits: list[Fit] = []
    for stage in reversed(range(max(stage for _, _, stage in later))):
        known = [each for each in heard if isinstance(each, Lesson) and each.stage == stage]
        known = [each for each in known if (each.game, each.seat, stage + 1) in later]
        packed = b"".join(each.features for each in known)
        features = np.frombuffer(packed, np.float32).reshape(len(known), -1).astype(np.float64)
        gains = np.array([later[each.game, each.seat, stage + 1] - each.margin for each in known])
        kept_back = np.array([each.game % KEPT_BACK == 0 for each in known])
        learned = ~kept_back & np.array([each.game < most for each in known])
        found = regression(features[learned], gains[learned])
        off = features[kept_back] @ found - gains[kept_back]
        spread, error = gains[kept_back].std(), np.sqrt((off**2).mean())
        fits.append(Fit(stage, int(learned.sum()), float(spread), float(error)))
        weights.append([round(float(weight), 4) for weight in found])
        for each, more in zip(known, features @ found, strict=True):
            if each.opening:
                later[each.game, each.seat, stage] = each.margin + float(more)
    return weights[::-1], fits[::-1]


def curve(heard: list[Lesson | Ending], games: int) -> list[tuple[int, list[Fit]]]:
    """How far off weights are that were learned from fewer of the games, always on the same games kept back."""
    sizes = [games >> halvings for halvings in reversed(range(HALVINGS + 1))]
    return [(size, fitted(heard, size)[1]) for size in sizes if size > KEPT_BACK]


def regression(features: Floats, gains: Floats) -> Floats:
    """Least squares with a little caution: a feature that is hardly ever seen keeps a small weight."""
    size: Floats = np.sqrt((features**2).mean(axis=0))
    told = size > NEXT_TO_NOTHING
    scaled = features[:, told] / size[told]
    square = scaled.T @ scaled + RIDGE * np.eye(scaled.shape[1])
    found: Floats = np.zeros(len(size))
    found[told] = np.linalg.solve(square, scaled.T @ gains) / size[told]
    return found
