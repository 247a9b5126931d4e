"""Numbers: how fast the rules and the server are."""

from __future__ import annotations

import sys

import msgspec
import typer

from comptoir.cli import screen
from comptoir.lab.bench import Playouts, Replays, measured_playouts, measured_replays, measured_search
from comptoir.table import game
from comptoir.words import Words


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


def peers(name: str, seats: int, seconds: float, json: bool, lang: str) -> None:
    from rich.table import Table

    from comptoir.lab.peers import measured_peers

    words = Words(lang)
    with screen.plainly(words):
        found = measured_peers(name, seats, seconds)
    if json:
        sys.stdout.write(msgspec.json.encode(found).decode() + "\n")
        return
    missing = words.say("cli-peers-missing", doors=", ".join(found.missing)) if found.missing else None
    title = words.say("cli-peers-title", title=game(found.game).title, seats=found.seats)
    table = Table(title=title, caption=missing, header_style="dim")
    for key in ("door", "steps", "ratio"):
        table.add_column(words.say(f"cli-{key}"), justify="left" if key == "door" else "right")
    for peer in found.peers:
        table.add_row(peer.door, words.say("cli-number", n=peer.steps_per_cpu_s), f"{peer.ratio:.3f}")
    screen.console().print(table)


def searches(name: str, seats: int, seconds: float, json: bool, lang: str) -> None:
    from rich.table import Table

    words = Words(lang)
    with screen.plainly(words):
        found = measured_search(name, seats, seconds)
    if json:
        sys.stdout.write(msgspec.json.encode(found).decode() + "\n")
        return
    figures = {"seats": found.seats, "decisions": found.decisions_per_game}
    title = words.say("cli-searches-title", title=game(found.game).title, **figures)
    endings = words.say("cli-searches-endings", n=found.endings_per_cpu_s)
    table = Table(title=title, caption=endings if found.endings_per_cpu_s else None, header_style="dim")
    for key in ("bot", "ms", "slowest", "simulations", "simulations-rate"):
        table.add_column(words.say(f"cli-{key}"), justify="left" if key == "bot" else "right")
    for cost in found.levels:
        searching = cost.simulations_per_cpu_s > 0
        table.add_row(
            cost.level,
            f"{cost.ms:.2f}",
            f"{cost.slowest_ms:.1f}",
            f"{cost.simulations:.0f}" if searching else "–",
            words.say("cli-number", n=cost.simulations_per_cpu_s) if searching else "–",
        )
    screen.console().print(table)


def load(
    tables: int, seconds: float, beat: float, processes: int, database: str, json: bool, lang: str
) -> None:
    from comptoir.cli.load import measured_load

    words = Words(lang)
    if processes > 1 and not database:
        screen.fail(words.say("cli-bench-shared"), screen.MISUSED)
    with screen.plainly(words):
        found = measured_load(tables, seconds, processes=processes, database=database, beat=beat)
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
