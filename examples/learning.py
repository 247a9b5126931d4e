"""Learn from nothing: watch games played by chance, find what a table is worth, and play by that."""

from typing import Any

import numpy as np

from comptoir.bots import Bot, Sight
from comptoir.lab import arena
from comptoir.table import Action, Rng, State, asked, game, options, play, seeded

heller = game("heller")


def numbers(s: State, seat: int) -> list[float]:
    """A table for two, as one of them sees it: money, wares that stand well, stalls in hand, and how late it is."""
    view: Any = heller.view(s, seat)
    me, rival = view.merchants[seat], view.merchants[1 - seat]
    return [me.money, rival.money, me.stands, rival.stands, *me.stalls, *rival.stalls, view.round, 1]


luck = seeded("learning")
seen, leads = [], []
for n in range(150):
    s = heller.start(seats=2, seed=f"learning {n}")
    looks = []
    while s.agenda:
        seat = asked(s)[0]
        answers = options(s, seat)
        play(s, seat, answers[luck.below(len(answers))])
        if luck.below(4) == 0:
            looks.append((seat, numbers(s, seat)))
    money = [place.score for place in heller.standing(s)]
    seen += [look for _, look in looks]
    leads += [money[seat] - money[1 - seat] for seat, _ in looks]

weights, *_ = np.linalg.lstsq(np.array(seen, float), np.array(leads, float), rcond=None)


class Pupil(Bot):
    level = "pupil"

    def choose(self, sight: Sight, rng: Rng, seconds: float) -> Action:
        imagined = sight.imagine(rng)

        def worth(action: Action) -> float:
            s = imagined.clone()
            play(s, sight.seat, action)
            return float(weights @ numbers(s, sight.seat))

        return max(sight.options, key=worth)


pupil = arena("heller", [Pupil(), "random"], games=40).entrants[0]
print(
    f"After {len(seen)} looks the pupil won {pupil.wins:g} of 40 games ({pupil.low:.0%} to {pupil.high:.0%})."
)
assert pupil.low > 0.5, "it learned nothing"
