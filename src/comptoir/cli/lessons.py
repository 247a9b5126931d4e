"""`comptoir train`: weights learned from games of bots, and how fast they were learned."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import msgspec
import typer
from rich.table import Table

from comptoir.cli import screen
from comptoir.cli.options import chosen
from comptoir.lab.chart import Curve, curves
from comptoir.lab.training import Training
from comptoir.lab.training import train as learn
from comptoir.lab.workers import processes
from comptoir.table import game
from comptoir.words import STYLES, Words


def train(  # noqa: PLR0913, PLR0917 - each is an option of the command
    name: str,
    games: int,
    seats: int | None,
    option: list[str],
    seed: str,
    workers: int | None,
    save: Path | None,
    chart: Path | None,
    json: bool,
    lang: str,
) -> None:
    words = Words(lang)
    with screen.plainly(words), screen.progress(json) as bar:
        options = chosen(game(name), option)
        task = bar.add_task(words.say("cli-arena-work"), total=games)
        with processes(workers or os.cpu_count() or 1) as executor:
            found = learn(
                name,
                games,
                seats=seats,
                options=options,
                seed=seed,
                executor=executor,
                progress=lambda n: bar.advance(task, n),
            )
        if save is not None:
            save.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1))
        if chart is not None:
            chart.write_text(curves(words.say("cli-train-curve"), _curves(found, words)), "utf-8")
    if json:
        sys.stdout.write(msgspec.json.encode(found).decode() + "\n")
        return
    screen.console().print(_table(found, words))
    if save is not None:
        typer.echo(words.say("cli-train-saved", file=str(save)))


def _curves(found: Training, words: Words) -> list[Curve]:
    """From what there was to learn to how far off the weights are in the end."""
    lines = []
    for stage in sorted({each.stage for each in found.curve}):
        some = [each for each in found.curve if each.stage == stage]
        values = [some[-1].spread, *(each.error for each in some)]
        lines.append(Curve(words.say("cli-stage", n=stage + 1), values, STYLES[stage % len(STYLES)]))
    return lines


def _table(found: Training, words: Words) -> Table:
    title = words.say("cli-train-title", title=game(found.game).title, games=found.games, seats=found.seats)
    stages = sorted({each.stage for each in found.curve})
    table = Table(title=title, caption=words.say("cli-train-caption"), header_style="dim")
    table.add_column(words.say("cli-train-games"), justify="right")
    for stage in stages:
        table.add_column(words.say("cli-stage", n=stage + 1), justify="right")
    last = {each.stage: each for each in found.curve}
    table.add_row("0", *(f"{last[stage].spread:.1f}" for stage in stages))
    for games in sorted({each.games for each in found.curve}):
        table.add_row(str(games), *(f"{each.error:.1f}" for each in found.curve if each.games == games))
    return table
