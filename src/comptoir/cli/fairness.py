"""Is a game fair? Its figures among bots, as tables, a chart or JSON."""

from __future__ import annotations

import os
import sys
from itertools import groupby
from pathlib import Path

import msgspec
from rich.table import Table
from rich.text import Text

from comptoir.cli import screen
from comptoir.cli.options import chosen
from comptoir.lab.balance import Balance, Thing
from comptoir.lab.balance import balance as balance_of
from comptoir.lab.chart import Bar, blocks, svg
from comptoir.lab.workers import processes
from comptoir.table import game
from comptoir.words import Words

NAMED = 4
"""Things of a kind that are named in the table; programs get all of them."""


def balance(  # noqa: PLR0913, PLR0917 - each is an option of the command
    name: str,
    games: int,
    seats: int | None,
    level: str,
    option: list[str],
    seed: str,
    workers: int | None,
    chart: Path | None,
    json: bool,
    lang: str,
) -> None:
    words = Words(lang)
    with screen.plainly(words), screen.progress(json) as bar:
        options = chosen(game(name), option)
        task = bar.add_task(words.say("cli-arena-work"), total=games)
        with processes(workers or os.cpu_count() or 1) as executor:
            found = balance_of(
                name,
                games,
                seats=seats,
                level=level,
                options=options,
                seed=seed,
                executor=executor,
                progress=lambda n: bar.advance(task, n),
            )
        if chart is not None:
            chart.write_text(svg(_title(found, words), _bars(found, words)), "utf-8")
    if json:
        sys.stdout.write(msgspec.json.encode(found).decode() + "\n")
        return
    console = screen.console()
    console.print(Text(_title(found, words), style="bold"))
    console.print(words.say("cli-balance-length", **_three("decisions", found.decisions)))
    console.print(words.say("cli-balance-score", mean=found.score[0], spread=found.score[1]))
    for table in (_positions(found, words), _sources(found, words), _things(found, words)):
        if table.row_count:
            console.print(table)


def _three(name: str, figures: list[float]) -> dict[str, float]:
    return {name: figures[0], "low": figures[1], "high": figures[2]}


def _title(found: Balance, words: Words) -> str:
    title = game(found.game).title
    return words.say(
        "cli-balance-title", title=title, games=found.games, seats=found.seats, level=found.level
    )


def _bars(found: Balance, words: Words) -> list[Bar]:
    return [
        Bar(words.say("cli-position", n=seat.position), seat.rate, seat.low, seat.high, 1 / found.seats)
        for seat in found.positions
    ]


def _columns(title: str, left: tuple[str, ...], right: tuple[str, ...], words: Words) -> Table:
    table = Table(title=words.say(title), header_style="dim")
    for key in (*left, *right):
        table.add_column(words.say(f"cli-{key}"), justify="left" if key in left else "right")
    return table


def _positions(found: Balance, words: Words) -> Table:
    table = _columns("cli-balance-positions", ("seat", "chart"), ("wins", "interval", "mean-score"), words)
    for seat, bar in zip(found.positions, _bars(found, words), strict=True):
        interval = f"{seat.low:.1%} – {seat.high:.1%}"
        table.add_row(bar.name, blocks(bar), f"{seat.rate:.1%}", interval, f"{seat.score:.1f}")
    return table


def _sources(found: Balance, words: Words) -> Table:
    table = _columns("cli-balance-sources", ("source",), ("points", "winners"), words)
    for source in found.sources:
        table.add_row(source.name, f"{source.points:.2f}", f"{source.winners:.2f}")
    return table


def _things(found: Balance, words: Words) -> Table:
    table = _columns("cli-balance-things", ("kind", "most", "least", "dead", "dominant"), (), words)
    for kind, some in groupby(found.things, key=lambda thing: thing.kind):
        things = list(some)
        living = [thing for thing in things if thing.verdict != "dead"]
        table.add_row(
            f"{kind} ({len(things)})",
            ", ".join(map(_times, living[:NAMED])),
            ", ".join(map(_times, living[NAMED:][-NAMED:])),
            ", ".join(thing.name for thing in things if thing.verdict == "dead"),
            ", ".join(f"{thing.name} {thing.share:.2f}" for thing in things if thing.verdict == "dominant"),
        )
    return table


def _times(thing: Thing) -> str:
    return f"{thing.name} {thing.times:.2f}"
