"""Chances of winning: what a table is worth to each seat, turned into what became of tables like it.

Each seat looks with its own eyes. Weights that were fitted to games of bots (`fitted`, kept as `chances.json` in the
folder of a game) say how much a lead decides, early and late; whoever leads by nothing has an even share.
"""

from __future__ import annotations

import math
from functools import cache
from pathlib import Path

import msgspec

from comptoir.bots.greedy import advice_of
from comptoir.table import Game, State

FILE = "chances.json"


class Chances(msgspec.Struct, frozen=True):
    """How a kind of table is read, and how well that foretold games it was not fitted to."""

    turns: float
    """How many turns a game lasts, on average."""
    weights: list[float]
    """Of the worth to a seat and of its score: at the start, what each turn adds, and what its square does."""
    games: int
    loss: float
    """Mean of the logarithms of what the winner was given, with the sign turned."""
    even: float
    """The same for who gives every seat an even share."""

    def of(self, worths: list[float], scores: list[int], turn: float) -> list[float]:
        """The chance of each seat; all of them are one."""
        facts = [
            facts_of(worth, score, turn / self.turns) for worth, score in zip(worths, scores, strict=True)
        ]
        return shares([math.fsum(w * x for w, x in zip(self.weights, each, strict=True)) for each in facts])


UNFITTED = Chances(1.0, [1.0, 0.0, 0.0, 0.0, 0.0, 0.0], 0, 0.0, 0.0)
"""Of a game without a fit: a lead counts for what it is."""


def facts_of(worth: float, score: float, progress: float) -> list[float]:
    """What the weights are of."""
    at = min(1.0, progress)
    return [worth, worth * at, worth * at * at, score, score * at, score * at * at]


def shares(powers: list[float]) -> list[float]:
    """Odds as shares of one.

    >>> shares([0.0, 0.0])
    [0.5, 0.5]
    """
    top = max(powers)
    odds = [math.exp(power - top) for power in powers]
    return [each / math.fsum(odds) for each in odds]


@cache
def read_chances(folder: Path) -> dict[str, Chances]:
    """What was fitted for a game, by the number of seats."""
    path = folder / FILE
    if not path.is_file():
        return {}
    return msgspec.json.decode(path.read_bytes(), type=dict[str, Chances])


def chances_for(rules: Game, seats: int) -> Chances:
    """How tables of a game with so many seats are read, or with as nearly as many as were fitted."""
    fitted = read_chances(rules.folder)
    return fitted[min(fitted, key=lambda each: abs(int(each) - seats))] if fitted else UNFITTED


def chances(rules: Game, s: State, worths: list[float], scores: list[int]) -> list[float]:
    """The chance of each seat to win, if `s` is worth so much to each of them; once it is over, who has won."""
    places = rules.standing(s)
    if not s.agenda:
        first = [place.rank == 1 for place in places]
        return [each / sum(first) for each in first]
    return chances_for(rules, len(places)).of(worths, scores, turn_of(rules, s))


def turn_of(rules: Game, s: State) -> float:
    """How many turns have been played, as the game's advice counts them."""
    advice = advice_of(rules)
    return 0.0 if advice is None else float(advice.turns(s, 0))
