"""What a taste in Karanor is worth: games of four who go by rule of thumb, each by a taste a little off the middle.

python bench/tasting.py [GAMES [plain|fine]]

Every figure of every taste is drawn anew for every game and seat, around those of everybody (plain) or those of a
guildmaster (fine). Least squares then say how much prestige a figure brings that is one step larger than with the
others, in how many standard errors, and how many wins in a hundred. Where several are clear of 2, the middle is moved
that way, and the games are played again.
"""

from __future__ import annotations

import math
import random
import sys
from typing import Any, Final

import numpy as np

from comptoir.bots import Bot, Sight
from comptoir.bots.greedy import best
from comptoir.games.karanor.advice import KaranorAdvice
from comptoir.games.karanor.judgement.haggling import SHARING
from comptoir.games.karanor.judgement.taste import FINE, PLAIN, Taste
from comptoir.lab.match import one_game, terms_of
from comptoir.table import Action, Rng
from comptoir.table.advice import Advice

SEATS = 4
STEP = 0.4
"""A figure is so much larger or smaller, as a logarithm: about half as much again, or two thirds."""
LATE = 0.06
"""`later` may be nothing, so it is moved by adding."""
FIGURES: Final = (
    "held",
    "point",
    "rise",
    "nearer",
    "later",
    "purse",
    "second_part",
    "second",
    "third",
    "delivery",
)


class Taster(Bot):
    """The greedy bot, with a taste of its own."""

    level = "taster"

    def __init__(self, taste: Taste) -> None:
        self.advice: Advice[Any] = KaranorAdvice(taste, SHARING, sees_the_end=False)

    def choose(self, sight: Sight, rng: Rng, seconds: float) -> Action:
        s = sight.imagine(rng)
        said = self.advice.speak(s, sight.seat, sight.options)
        return said or best(sight.options, self.advice.weigh(s, sight.seat, sight.options), rng)

    def speak(self, sight: Sight, rng: Rng) -> Action | None:
        return self.advice.speak(sight.imagine(rng), sight.seat, sight.options)


def moved(middle: Taste, steps: list[float]) -> Taste:
    """A taste so many steps off the middle, figure by figure."""
    by = dict(zip(FIGURES, steps, strict=True))
    factor = {name: math.exp(STEP * step) for name, step in by.items()}
    return Taste(
        held=middle.held * math.sqrt(factor["held"]),
        point=middle.point * math.sqrt(factor["point"]),
        rise=middle.rise * factor["rise"],
        nearer=1.0 - (1.0 - middle.nearer) * factor["nearer"],
        later=middle.later + LATE * by["later"],
        purse=middle.purse * factor["purse"],
        second_part=middle.second_part * factor["second_part"],
        shares=(1.0, middle.shares[1] * factor["second"], middle.shares[2] * factor["third"]),
        delivery=middle.delivery * factor["delivery"],
    )


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    middle = FINE if "fine" in sys.argv else PLAIN
    luck = random.Random("tasting")
    differences, prestige, wins = [], [], []
    for n in range(games):
        steps = [[max(-2.0, min(2.0, luck.gauss(0.0, 1.0))) for _ in FIGURES] for _ in range(SEATS)]
        players = [Taster(moved(middle, own)) for own in steps]
        outcome = one_game(terms_of("karanor", players, "tasting", None, 0.0, 0.0), players, n * SEATS)
        for seat in range(SEATS):
            differences.append(less_others(np.array(steps), seat))
            prestige.append(less_others(np.array(outcome.scores, float), seat))
            wins.append(outcome.wins[seat] - 1 / SEATS)
    shifts = np.array(differences)
    square = np.linalg.inv(shifts.T @ shifts)
    for name, values in (("prestige", np.array(prestige)), ("wins in a hundred", 100 * np.array(wins))):
        found = square @ shifts.T @ values
        errors = np.sqrt(np.diag(square)) * (values - shifts @ found).std()
        print(f"{name}, after {games} games:")
        for figure, gain, error in zip(FIGURES, found, errors, strict=True):
            print(f"  {figure:12} {gain:+6.2f} ± {error:.2f}")


def less_others(values: np.ndarray, seat: int) -> np.ndarray:
    """A seat's less the mean of the others'."""
    difference: np.ndarray = values[seat] - np.delete(values, seat, axis=0).mean(axis=0)
    return difference


if __name__ == "__main__":
    main()
