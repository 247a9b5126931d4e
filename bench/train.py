"""Learns what tables are worth from games that bots play among themselves, and writes the weights into the game.

    python bench/train.py heller --seats 2 --games 10000
    python bench/train.py heller --seats 2 --games 4000 --variant open_end

The same seed gives the same weights, however many workers there are.
"""

from __future__ import annotations

import argparse
import json
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from comptoir.bots.greedy import advice_of
from comptoir.lab.learning import Ending, Lesson, fitted, lessons
from comptoir.table import game

AT_ONCE = 50
"""Games in one task."""


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--variant", action="append", default=[])
    parser.add_argument("--seed", default="learn")
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args()
    rules = game(given.game)
    chosen = rules.complete(dict.fromkeys(given.variant, True))
    advice = advice_of(rules)
    assert advice is not None, f"{rules.title} has no advice to begin with"
    began = time.monotonic()
    parts = [range(first, min(first + AT_ONCE, given.games)) for first in range(0, given.games, AT_ONCE)]
    play = partial(lessons, given.game, given.seats, chosen=chosen, seed=given.seed)
    heard: list[Lesson | Ending] = []
    with ProcessPoolExecutor(given.workers) as pool:
        for part in pool.map(play, parts):
            heard += part
    weights, fits = fitted(heard)
    for fit in fits:
        print(f"stage {fit.stage}: {fit.lessons} lessons, spread {fit.spread:.1f}, off by {fit.error:.1f}")
    path = rules.folder / "judgement" / "weights.json"
    write(path, advice.kind(rules.start(given.seats, given.seed, chosen)), weights)
    print(f"{time.monotonic() - began:.0f} s, written to {path.name} of {rules.title}")


def write(path: Path, kind: str, weights: list[list[float]]) -> None:
    """Put the weights of one kind of table beside those of the others, a line a stage."""
    known = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    known[kind] = weights
    tables = ",\n".join(
        f"  {json.dumps(name)}: [\n" + ",\n".join(f"    {json.dumps(stage)}" for stage in stages) + "\n  ]"
        for name, stages in sorted(known.items())
    )
    path.write_text("{\n" + tables + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
