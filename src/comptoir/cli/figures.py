"""Numbers: bots against bots, and how fast the rules are."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager, nullcontext

import msgspec
import typer
from rich.table import Table

from comptoir.cli import screen
from comptoir.cli.options import chosen
from comptoir.lab import Report
from comptoir.lab import arena as play_all
from comptoir.lab.bench import Playouts, Replays, measured_playouts, measured_replays
from comptoir.table import game
from comptoir.words import Words


def arena(  # noqa: PLR0913, PLR0917 - as many as the command has options
    name: str,
    levels: list[str],
    games: int,
    typed: list[str],
    seed: str,
    workers: int | None,
    json: bool,
    lang: str,
) -> None:
    words = Words(lang)
    with screen.plainly(words):
        options = chosen(game(name), typed)
        with _pool(workers or os.cpu_count() or 1) as pool, screen.progress(json) as bar:
            task = bar.add_task(words.say("cli-arena-work"), total=games)
            report = play_all(
                name,
                levels,
                games,
                seed=seed,
                options=options,
                executor=pool,
                progress=lambda n: bar.advance(task, n),
            )
    if json:
        sys.stdout.write(msgspec.json.encode(report).decode() + "\n")
    else:
        screen.console().print(_table(report, words))


@contextmanager
def _pool(workers: int) -> Iterator[Executor | None]:
    """Processes of our own; none for a single worker."""
    with ProcessPoolExecutor(workers) if workers > 1 else nullcontext() as pool:
        yield pool


def _table(report: Report, words: Words) -> Table:
    title = words.say("cli-arena-title", title=game(report.game).title, games=report.games)
    table = Table(title=title, header_style="dim")
    for key in ("bot", "wins", "interval", "mean-rank", "mean-score", "ms"):
        table.add_column(words.say(f"cli-{key}"), justify="left" if key == "bot" else "right")
    for entrant in report.entrants:
        interval = f"{entrant.low:.1%} – {entrant.high:.1%}"
        score = f"{entrant.score:.1f} ± {entrant.spread:.0f}"
        table.add_row(
            entrant.level, f"{entrant.rate:.1%}", interval, f"{entrant.rank:.2f}", score, f"{entrant.ms:.3f}"
        )
    return table


def playouts(name: str, seats: int, seconds: float, sample: bool, json: bool, lang: str) -> None:
    words = Words(lang)
    with screen.plainly(words):
        found = measured_playouts(name, seats, seconds, sample)
    figures = {
        "decisions": found.decisions_per_cpu_s,
        "games": found.games_per_cpu_s,
        "clones": found.clones_per_cpu_s,
    }
    _say(found, "cli-bench-playouts", figures, json, words)


def replays(name: str, seats: int, seconds: float, json: bool, lang: str) -> None:
    words = Words(lang)
    with screen.plainly(words):
        found = measured_replays(name, seats, seconds)
    _say(
        found,
        "cli-bench-replays",
        {"moves": found.moves_per_cpu_s, "games": found.records_per_cpu_s},
        json,
        words,
    )


def load(tables: int, seconds: float, json: bool, lang: str) -> None:
    from comptoir.cli.load import measured_load

    words = Words(lang)
    with screen.plainly(words):
        found = measured_load(tables, seconds)
    if json:
        sys.stdout.write(msgspec.json.encode(found).decode() + "\n")
        return
    hold = found.longest[0]
    made = "yes" if found.compiled else "no"
    figures = {name: getattr(found, name) for name in found.__struct_fields__ if name != "longest"}
    typer.echo(words.say("cli-bench-load", **{**figures, "compiled": made}, hold=hold.ms, what=hold.what))


def _say(found: Playouts | Replays, key: str, figures: dict[str, int], json: bool, words: Words) -> None:
    if json:
        sys.stdout.write(msgspec.json.encode(found).decode() + "\n")
        return
    made = "yes" if found.compiled else "no"
    typer.echo(words.say(key, title=game(found.game).title, seats=found.seats, compiled=made, **figures))
