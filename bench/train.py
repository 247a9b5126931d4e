"""Learns what tables are worth from games that bots play among themselves, and writes the weights into the game.

    python bench/train.py heller --seats 2 --games 10000
    python bench/train.py heller --seats 2 --games 4000 --variant open_end
    python bench/train.py heller --seats 2 --games 2000 --thinking 5,10,2,0.5

With `--thinking` (candidates, tables, turns, doubt) everybody thinks ahead by the weights that are there; else they go
by rule of thumb. What `--also` names was learned from before, and is learned from again. Finished games are kept in a
folder, and whoever is cut short goes on from there. The same seed gives the same weights, however many workers there
are. At the end it prints the learning curve.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

import msgspec

from comptoir.bots.greedy import advice_of
from comptoir.lab.learning import Ending, Fit, Lesson, Pupil, curve, fitted, lessons
from comptoir.table import game
from comptoir.table.advice import Mind

AT_ONCE = 50
"""Games in one task, and in one file."""
FOLDER = Path(".build") / "learned"


class Course(msgspec.Struct, frozen=True):
    """Which games are learned from."""

    game: str
    seats: int
    variants: list[str]
    seed: str
    thinking: str

    def folder(self) -> Path:
        """Where they are kept; another course has another folder."""
        words = [self.game, str(self.seats), *self.variants, self.seed, self.thinking]
        return FOLDER / "-".join(word for word in words if word)

    def pupil(self) -> Pupil | None:
        if not self.thinking:
            return None
        candidates, tables, turns, doubt = self.thinking.split(",")
        return Pupil(Mind(int(candidates), int(tables), int(turns), float(doubt)))


def main() -> None:
    given = arguments()
    rules = game(given.game)
    chosen = rules.complete(dict.fromkeys(given.variant, True))
    advice = advice_of(rules)
    assert advice is not None, f"{rules.title} has no advice to begin with"
    began = time.monotonic()
    course = Course(given.game, given.seats, sorted(given.variant), given.seed, given.thinking)
    heard = played(course, given.games, given.workers)
    for folder in given.also:
        heard += renumbered(kept_in(folder), given.games)
    weights, _ = fitted(heard)
    path = rules.folder / "judgement" / "weights.json"
    write(path, advice.kind(rules.start(given.seats, given.seed, chosen)), weights)
    show(curve(heard, given.games))
    print(f"{time.monotonic() - began:.0f} s, written to {path.name} of {rules.title}")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--variant", action="append", default=[])
    parser.add_argument("--thinking", default="", metavar="CANDIDATES,TABLES,TURNS,DOUBT")
    parser.add_argument("--also", action="append", default=[], type=Path, metavar="FOLDER")
    parser.add_argument("--seed", default="learn")
    parser.add_argument("--workers", type=int, default=2)
    return parser.parse_args()


def played(course: Course, games: int, workers: int) -> list[Lesson | Ending]:
    """The lessons of these games; those that are not kept yet are played."""
    folder = course.folder()
    folder.mkdir(parents=True, exist_ok=True)
    parts = [range(first, min(first + AT_ONCE, games)) for first in range(0, games, AT_ONCE)]
    files = [folder / f"{part.start}-{part.stop}.msgpack" for part in parts]
    missing = [(part, file) for part, file in zip(parts, files, strict=True) if not file.is_file()]
    chosen = game(course.game).complete(dict.fromkeys(course.variants, True))
    play = partial(lessons, course.game, course.seats, chosen=chosen, seed=course.seed, pupil=course.pupil())
    with ProcessPoolExecutor(workers, multiprocessing.get_context("spawn")) as pool:
        for (_, file), heard in zip(missing, pool.map(play, [part for part, _ in missing]), strict=True):
            unfinished = file.with_suffix(".part")
            unfinished.write_bytes(msgspec.msgpack.encode(heard))
            unfinished.rename(file)
    return [lesson for file in files for lesson in read(file)]


def kept_in(folder: Path) -> list[Lesson | Ending]:
    """All that an earlier course was learned from."""
    files = sorted(folder.glob("*.msgpack"), key=lambda file: int(file.stem.split("-")[0]))
    return [lesson for file in files for lesson in read(file)]


def read(file: Path) -> list[Lesson | Ending]:
    return msgspec.msgpack.decode(file.read_bytes(), type=list[Lesson | Ending])


def renumbered(heard: list[Lesson | Ending], first: int) -> list[Lesson | Ending]:
    """The same, as games that come after those of another course."""
    return [msgspec.structs.replace(each, game=first + each.game) for each in heard]


def show(learned: list[tuple[int, list[Fit]]]) -> None:
    """The learning curve as a table: how far off the weights are, by stage, after so many games."""
    stages = [fit.stage for fit in learned[0][1]]
    print("| games | " + " | ".join(f"stage {stage}" for stage in stages) + " |")
    print("|---" * (len(stages) + 1) + "|")
    print("| none | " + " | ".join(f"{fit.spread:.1f}" for fit in learned[-1][1]) + " |")
    for games, fits in learned:
        print(f"| {games} | " + " | ".join(f"{fit.error:.1f}" for fit in fits) + " |")


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
