"""Bots against bots: a match, as a table, a chart or JSON."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable
from concurrent.futures import Executor
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager
from pathlib import Path

import msgspec
from rich.table import Table

from comptoir.cli import screen
from comptoir.cli.options import chosen
from comptoir.lab import Report
from comptoir.lab import arena as play_all
from comptoir.lab.chart import Bar, blocks, svg
from comptoir.lab.ladder import Ladder, rungs
from comptoir.lab.ladder import ladder as climb_all
from comptoir.lab.match import Misplayed
from comptoir.lab.workers import cluster, processes
from comptoir.table import BadSetup, game
from comptoir.words import Words

TRIES = 2
"""A process that dies once may have been the machine's fault."""


class Wanted(msgspec.Struct, frozen=True):
    """A match as it was asked for."""

    game: str
    bots: list[str]
    games: int
    seats: int | None
    option: list[str]
    seed: str
    seconds: float
    simulations: int
    patience: float
    until_clear: bool
    resume: Path | None
    workers: int | None
    cluster: str | None
    local_cluster: int | None

    def players(self) -> list[str]:
        """A bot for each seat; the last one named takes the seats that are left."""
        missing = max(0, (self.seats or 0) - len(self.bots))
        if self.seats is not None and len(self.bots) > self.seats:
            text = f"{len(self.bots)} bots do not fit into {self.seats} seats"
            raise BadSetup("too-many-bots", text, args_={"bots": len(self.bots), "seats": self.seats})
        return [*self.bots, *[self.bots[-1]] * missing]

    def hands(self) -> AbstractContextManager[Executor | None]:
        """Who plays it."""
        if self.cluster is not None or self.local_cluster is not None:
            return cluster(self.cluster, self.local_cluster or 0)
        return processes(self.workers or os.cpu_count() or 1)


def arena(wanted: Wanted, json: bool, chart: Path | None, lang: str) -> None:
    words = Words(lang)
    with screen.plainly(words), screen.progress(json) as bar:
        task = bar.add_task(words.say("cli-arena-work"), total=wanted.games)
        report = _match(wanted, lambda n: bar.advance(task, n))
        if chart is not None:
            chart.write_text(svg(_title(report, words), bars(report)), "utf-8")
    if json:
        sys.stdout.write(msgspec.json.encode(report).decode() + "\n")
    else:
        screen.console().print(_table(report, words))


def _match(wanted: Wanted, progress: Callable[[int], None]) -> Report:
    """Play it, and where a process dies go on with another from the games that are finished."""
    with tempfile.TemporaryDirectory() as folder:
        kept = wanted.resume or Path(folder) / "games"
        told = 0

        def tell(count: int) -> None:
            nonlocal told
            told += count
            progress(count)

        for _ in range(TRIES):
            try:
                with wanted.hands() as executor:
                    return play_all(
                        wanted.game,
                        wanted.players(),
                        wanted.games,
                        seed=wanted.seed,
                        options=chosen(game(wanted.game), wanted.option),
                        seconds=wanted.seconds,
                        simulations=wanted.simulations,
                        patience=wanted.patience,
                        until_clear=wanted.until_clear,
                        resume=kept,
                        executor=executor,
                        progress=tell,
                    )
            except BrokenProcessPool:
                progress(-told)
                told = 0
    raise Misplayed("bot-kills", "a bot ended the process it played in")


def bars(report: Report) -> list[Bar]:
    even = 1 / len(report.entrants)
    return [Bar(each.level, each.rate, each.low, each.high, even) for each in report.entrants]


def _title(report: Report, words: Words) -> str:
    return words.say("cli-arena-title", title=game(report.game).title, games=report.games)


def _table(report: Report, words: Words) -> Table:
    clear = words.say("cli-arena-clear") if report.clear else None
    table = Table(title=_title(report, words), caption=clear, header_style="dim")
    for key in ("bot", "wins", "interval", "chart", "mean-rank", "mean-score", "rating", "ms"):
        left = key in ("bot", "chart")
        table.add_column(words.say(f"cli-{key}"), justify="left" if left else "right")
    for entrant, bar in zip(report.entrants, bars(report), strict=True):
        table.add_row(
            entrant.level,
            f"{entrant.rate:.1%}",
            f"{entrant.low:.1%} – {entrant.high:.1%}",
            blocks(bar),
            f"{entrant.rank:.2f}",
            f"{entrant.score:.1f} ± {entrant.spread:.0f}",
            f"{entrant.rating:.1f} ± {entrant.rating_high - entrant.rating:.1f}",
            f"{entrant.ms:.3f}",
        )
    return table


class Climb(msgspec.Struct, frozen=True):
    """A ladder as it was asked for."""

    some: list[str]
    games: int
    seats: int | None
    every: bool
    seed: str
    seconds: float
    simulations: int
    resume: Path | None
    workers: int | None


def ladder(climb: Climb, json: bool, chart: Path | None, lang: str) -> None:
    words = Words(lang)
    with screen.plainly(words), screen.progress(json) as bar:
        wanted = rungs(climb.some, climb.seats, climb.every)
        task = bar.add_task(words.say("cli-arena-work"), total=climb.games * len(wanted))
        with processes(climb.workers or os.cpu_count() or 1) as executor:
            found = climb_all(
                wanted,
                climb.games,
                seed=climb.seed,
                seconds=climb.seconds,
                simulations=climb.simulations,
                folder=climb.resume,
                executor=executor,
                progress=lambda n: bar.advance(task, n),
            )
        if chart is not None:
            chart.write_text(
                svg(words.say("cli-ladder-title", games=found.games), _rung_bars(found)), "utf-8"
            )
    if json:
        sys.stdout.write(msgspec.json.encode(found).decode() + "\n")
    else:
        screen.console().print(_ladder_table(found, words))


def _rung_bars(found: Ladder) -> list[Bar]:
    return [
        msgspec.structs.replace(bars(step.report)[0], name=f"{step.rung.game}: {step.rung.level}")
        for step in found.steps
    ]


def _ladder_table(found: Ladder, words: Words) -> Table:
    table = Table(title=words.say("cli-ladder-title", games=found.games), header_style="dim")
    for key in ("game", "bot", "against", "wins", "interval", "chart", "ms"):
        left = key in ("game", "bot", "against", "chart")
        table.add_column(words.say(f"cli-{key}"), justify="left" if left else "right")
    for step, bar in zip(found.steps, _rung_bars(found), strict=True):
        rung, first = step.rung, step.report.entrants[0]
        others = f"{rung.seats - 1} {rung.below}"
        interval = f"{first.low:.1%} – {first.high:.1%}"
        table.add_row(
            rung.game, rung.level, others, f"{first.rate:.1%}", interval, blocks(bar), f"{first.ms:.2f}"
        )
    return table
