"""A recorded game looked at again, and what a bot would play where it stands."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
import typer
from rich.table import Table
from rich.text import Text

from comptoir import bots
from comptoir.cli import screen
from comptoir.cli.records import seats_of, whole
from comptoir.lab.chart import Curve, curves, extent, spark
from comptoir.lab.hint import Hint
from comptoir.lab.hint import hint as hint_of
from comptoir.lab.review import Review
from comptoir.lab.review import review as review_of
from comptoir.table import BadSetup, Game, State, asked, game, seeded
from comptoir.words import Seat, Words

SHOWN = 10
"""Mistakes that are shown to people; programs get all of them."""


def review(file: Path, tables: int, seed: str, json: bool, chart: Path | None, lang: str) -> None:
    words = Words(lang)
    with screen.plainly(words), screen.progress(json) as bar:
        record = whole(file, words)
        task = bar.add_task(words.say("cli-review-work"), total=len(record.moves))
        found = review_of(record, tables=tables, seed=seed, progress=lambda n: bar.advance(task, n))
        seats = seats_of(record, words)
        lines = _curves(found, seats)
        if chart is not None:
            chart.write_text(curves(words.say("cli-review-curve"), lines), "utf-8")
    if json:
        sys.stdout.write(msgspec.json.encode(found).decode() + "\n")
    else:
        _show(found, seats, lines, words)


def _curves(found: Review, seats: list[Seat]) -> list[Curve]:
    """What the game was worth to each seat, before the first move and after each."""
    worths = [found.moves[0].before, *(judged.after for judged in found.moves)] if found.moves else []
    return [
        Curve(seat.name, [worth[i] for worth in worths] or [0.0], seat.style) for i, seat in enumerate(seats)
    ]


def _show(found: Review, seats: list[Seat], lines: list[Curve], words: Words) -> None:
    console = screen.console()
    low, high = extent(lines)
    console.print(Text(words.say("cli-review-title", title=game(found.game).title, moves=len(found.moves))))
    console.print(Text(words.say("cli-review-curve-range", low=round(low, 1), high=round(high, 1)), "dim"))
    for seat, line in zip(seats, lines, strict=True):
        text = f"{seat.letter} {spark(line.values, low, high)} {line.values[-1]:+.1f}  {seat.name}"
        console.print(Text(text, seat.style))
    if not found.mistakes:
        console.print(words.say("cli-review-none", tables=found.tables))
        return
    count = len(found.mistakes)
    title = words.say("cli-review-mistakes", shown=min(SHOWN, count), count=count)
    table = Table(title=title, header_style="dim")
    for key in ("move", "player", "played", "better", "loss"):
        table.add_column(words.say(f"cli-{key}"), justify="right" if key in ("move", "loss") else "left")
    for judged in (found.moves[n - 1] for n in found.mistakes[:SHOWN]):
        better = ", ".join(each.action for each in judged.best)
        loss = f"{judged.loss:.1f} ± {judged.error:.1f}"
        table.add_row(str(judged.n), seats[judged.seat].name, judged.action, better, loss)
    console.print(table)


def hint(  # noqa: PLR0913, PLR0917 - each is an option of the command
    file: Path, at: int | None, seat: int | None, level: str, tables: int, seed: str, json: bool, lang: str
) -> None:
    words = Words(lang)
    with screen.plainly(words):
        record = whole(file, words)
        if at is not None and at > len(record.moves):
            screen.fail(words.say("cli-no-move", moves=len(record.moves)), screen.MISUSED)
        bots.bot(level)
        rules, s = record.rules(), record.replay(at)
        found = hint_of(rules, s, _asked(rules, s, seat), seeded(seed), level=level, tables=tables)
    if json:
        sys.stdout.write(msgspec.json.encode(found).decode() + "\n")
    else:
        typer.echo(f"{seats_of(record, words)[found.seat].name}: {sentence(found, words)}")


def _asked(rules: Game, s: State, seat: int | None) -> int:
    """The seat that was named, counted from 1, or the first that is asked."""
    if not s.agenda:
        raise BadSetup("game-over", f"this game of {rules.title} is over")
    return asked(s)[0] if seat is None else seat - 1


def sentence(found: Hint, words: Words) -> str:
    """What the bot would play, and why."""
    name = words.say(f"bot-{found.level}") if words.has(f"bot-{found.level}") else found.level
    return words.say(
        f"cli-hint-{found.why}",
        name=name,
        action=found.action,
        other=found.other,
        gain=round(found.gain, 1),
        tables=found.tables,
    )
