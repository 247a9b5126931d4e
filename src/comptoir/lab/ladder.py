"""The ladder: how each level does against the one below, in every game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from itertools import combinations, pairwise
from pathlib import Path

import msgspec

from comptoir.bots import levels
from comptoir.lab.arena import Report, arena
from comptoir.table import BadSetup, game, games


class Rung(msgspec.Struct, frozen=True):
    """One level against another, which has all the other seats."""

    game: str
    seats: int
    level: str
    below: str

    @property
    def players(self) -> list[str]:
        return [self.level] + [self.below] * (self.seats - 1)

    @property
    def file(self) -> str:
        return f"{self.game}-{self.seats}-{self.level}-{self.below}.jsonl"


class Step(msgspec.Struct, frozen=True):
    """A rung, and how the match went."""

    rung: Rung
    report: Report


class Ladder(msgspec.Struct, frozen=True):
    games: int
    """To each match."""
    seed: str
    seconds: float
    simulations: int
    steps: list[Step]


def rungs(names: Sequence[str], seats: int | None = None, every: bool = False) -> list[Rung]:
    """Each level against the one below, or against every one below, in these games or in all; with as few players as a
    game allows unless told."""
    upwards = levels()
    pairs = list(combinations(upwards, 2)) if every else list(pairwise(upwards))
    return [
        Rung(name, seats or game(name).fewest, level, below)
        for name in names or games()
        for below, level in pairs
    ]


def ladder(  # noqa: PLR0913 - each is a term of the matches
    wanted: Sequence[Rung],
    games: int,
    *,
    seed: str = "ladder",
    seconds: float = 0.0,
    simulations: int = 0,
    folder: Path | None = None,
    executor: Executor | None = None,
    progress: Callable[[int], None] | None = None,
) -> Ladder:
    """Play these matches. `folder` keeps the finished games of each in a file; what is there is not played again."""
    if folder is not None and folder.exists() and not folder.is_dir():
        raise BadSetup("no-folder", f"{folder} is no folder", args_={"file": str(folder)})
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
    steps = [
        Step(
            rung,
            arena(
                rung.game,
                rung.players,
                games,
                seed=seed,
                seconds=seconds,
                simulations=simulations,
                resume=None if folder is None else folder / rung.file,
                executor=executor,
                progress=progress,
            ),
        )
        for rung in wanted
    ]
    return Ladder(games, seed, seconds, simulations, steps)
