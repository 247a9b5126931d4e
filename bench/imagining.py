"""What part of a guildmaster's decision goes into imagining tables: the most that keeping them could save.

python bench/imagining.py [DECISIONS]
"""

from __future__ import annotations

import sys
import time
from typing import Any, ClassVar

from comptoir.bots import Sight, choose
from comptoir.bots.search import Searcher
from comptoir.table import Action, Rng, State, act, asked, game, games, options, seeded
from comptoir.table.advice import Advice, Mind

EVERY = 7
"""One question in so many is put to the guildmaster; greedy bots answer the others."""


class Timed(Searcher):
    """Thinks as the guildmaster does, and counts the tables it imagines and the time they take."""

    level: ClassVar[str] = "timed"

    def __init__(self) -> None:
        self.tables = 0
        self.seconds = 0.0

    def mind(self, advice: Advice[Any]) -> Mind:
        return advice.guildmaster

    def choose(self, sight: Sight, rng: Rng, seconds: float) -> Action:
        def imagine(luck: Rng) -> State:
            began = time.thread_time()
            s = sight.imagine(luck)
            self.seconds += time.thread_time() - began
            self.tables += 1
            return s

        timed = Sight(sight.game, sight.seat, sight.options, look=lambda: sight.view, imagine=imagine)
        return super().choose(timed, rng, seconds)


def measured(name: str, decisions: int) -> str:
    """A line about the questions of one game, with as few players as it allows."""
    rules, timed, luck = game(name), Timed(), seeded("imagining")
    s = rules.start(rules.fewest, "imagining")
    total, count, n = 0.0, 0, 0
    while s.agenda and count < decisions:
        seat = asked(s)[0]
        n += 1
        if n % EVERY == 0 and len(options(s, seat)) > 1:
            began = time.thread_time()
            answer = choose(timed, rules, s, seat, luck)
            total += time.thread_time() - began
            count += 1
        else:
            answer = choose("greedy", rules, s, seat, luck)
        act(s, seat, answer)
    share = 100 * timed.seconds / total
    return f"{name}: {timed.tables / count:.0f} tables, {1000 * total / count:.0f} ms, {share:.1f} %"


def main() -> None:
    decisions = int(sys.argv[1]) if len(sys.argv) > 1 else 25
    for name in games():
        print(measured(name, decisions), flush=True)


if __name__ == "__main__":
    main()
