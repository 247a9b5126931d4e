"""The commands of the lab: bots against bots, games looked at again, figures."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from comptoir.cli.manual import Command, Group
from comptoir.cli.parameters import (
    Chart,
    Count,
    GameName,
    GameNames,
    GameOption,
    Imagined,
    Json,
    Lang,
    RecordFile,
    Seats,
    Seconds,
    Seed,
    Simulations,
    SomeSeats,
    Thinking,
    Variants,
    Workers,
    about,
)
from comptoir.cli.tongue import TONGUE, helps

study = typer.Typer(cls=Group, rich_markup_mode=None)
bench = typer.Typer(cls=Group, no_args_is_help=True, rich_markup_mode=None)
study.add_typer(bench, name="bench", **about("bench"))


@study.command(cls=Command, **about("arena"))
def arena(  # noqa: PLR0913, PLR0917 - each is an option of the command
    game: GameName,
    bots: Annotated[list[str], typer.Argument(metavar="BOT", help=helps("cli-option-bots"))],
    games: Count = 100,
    seats: Annotated[int | None, typer.Option(metavar="N", help=helps("cli-option-arena-seats"))] = None,
    option: Variants = None,
    seed: Seed = "arena",
    seconds: Thinking = 0.0,
    simulations: Simulations = 0,
    patience: Annotated[float, typer.Option(metavar="N", min=0, help=helps("cli-option-patience"))] = 60.0,
    until_clear: Annotated[bool, typer.Option("--until-clear", help=helps("cli-option-until-clear"))] = False,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help=helps("cli-option-resume"))] = None,
    workers: Workers = None,
    cluster: Annotated[str | None, typer.Option(metavar="ADDRESS", help=helps("cli-option-cluster"))] = None,
    local_cluster: Annotated[
        int | None, typer.Option(metavar="N", min=1, help=helps("cli-option-local-cluster"))
    ] = None,
    chart: Chart = None,
    json: Json = False,
    lang: Lang = TONGUE,
) -> None:
    from comptoir.cli.contest import Wanted, arena

    wanted = Wanted(
        game,
        bots,
        games,
        seats,
        option or [],
        seed,
        seconds,
        simulations,
        patience,
        until_clear,
        resume,
        workers,
        cluster,
        local_cluster,
    )
    arena(wanted, json, chart, lang)


@study.command(cls=Command, **about("ladder"))
def ladder(  # noqa: PLR0913, PLR0917 - each is an option of the command
    some: GameNames = None,
    games: Count = 200,
    seats: SomeSeats = None,
    every: Annotated[bool, typer.Option("--all", help=helps("cli-option-every"))] = False,
    seed: Seed = "ladder",
    seconds: Thinking = 0.0,
    simulations: Simulations = 0,
    resume: Annotated[
        Path | None, typer.Option(metavar="DIR", help=helps("cli-option-resume-folder"))
    ] = None,
    workers: Workers = None,
    chart: Chart = None,
    json: Json = False,
    lang: Lang = TONGUE,
) -> None:
    from comptoir.cli.contest import Climb, ladder

    climb = Climb(some or [], games, seats, every, seed, seconds, simulations, resume, workers)
    ladder(climb, json, chart, lang)


@study.command(cls=Command, **about("balance"))
def balance(  # noqa: PLR0913, PLR0917 - each is an option of the command
    game: GameName,
    games: Count = 200,
    seats: Annotated[int | None, typer.Option(metavar="N", help=helps("cli-option-most"))] = None,
    level: Annotated[str, typer.Option(metavar="BOT", help=helps("cli-option-balance-level"))] = "greedy",
    option: Variants = None,
    seed: Seed = "balance",
    workers: Workers = None,
    chart: Chart = None,
    json: Json = False,
    lang: Lang = TONGUE,
) -> None:
    from comptoir.cli.fairness import balance

    balance(game, games, seats, level, option or [], seed, workers, chart, json, lang)


@study.command(cls=Command, **about("train"))
def train(  # noqa: PLR0913, PLR0917 - each is an option of the command
    game: GameName,
    games: Count = 1000,
    seats: SomeSeats = None,
    option: Variants = None,
    seed: Seed = "learn",
    workers: Workers = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help=helps("cli-option-weights"))] = None,
    chart: Chart = None,
    json: Json = False,
    lang: Lang = TONGUE,
) -> None:
    from comptoir.cli.lessons import train

    train(game, games, seats, option or [], seed, workers, save, chart, json, lang)


@study.command(cls=Command, **about("review"))
def review(
    file: RecordFile,
    tables: Imagined = 8,
    seed: Seed = "review",
    chart: Chart = None,
    json: Json = False,
    lang: Lang = TONGUE,
) -> None:
    from comptoir.cli.reviews import review

    review(file, tables, seed, json, chart, lang)


@study.command(cls=Command, **about("hint"))
def hint(  # noqa: PLR0913, PLR0917 - each is an option of the command
    file: RecordFile,
    at: Annotated[int | None, typer.Option(metavar="N", min=0, help=helps("cli-option-hint-at"))] = None,
    seat: Annotated[int | None, typer.Option(metavar="N", min=1, help=helps("cli-option-hint-seat"))] = None,
    level: Annotated[str, typer.Option(metavar="BOT", help=helps("cli-option-hint-level"))] = "merchant",
    tables: Imagined = 8,
    seed: Seed = "hint",
    json: Json = False,
    lang: Lang = TONGUE,
) -> None:
    from comptoir.cli.reviews import hint

    hint(file, at, seat, level, tables, seed, json, lang)


@bench.command("playouts", cls=Command, **about("playouts"))
def playouts(
    game: GameOption = "heller",
    seats: Seats = 4,
    seconds: Seconds = 5.0,
    sample: Annotated[bool, typer.Option("--sample", help=helps("cli-option-sample"))] = False,
    json: Json = False,
    lang: Lang = TONGUE,
) -> None:
    from comptoir.cli.figures import playouts

    playouts(game, seats, seconds, sample, json, lang)


@bench.command("replay", cls=Command, **about("records"))
def bench_replay(
    game: GameOption = "heller",
    seats: Seats = 4,
    seconds: Seconds = 5.0,
    json: Json = False,
    lang: Lang = TONGUE,
) -> None:
    from comptoir.cli.figures import replays

    replays(game, seats, seconds, json, lang)


@bench.command("peers", cls=Command, **about("peers"))
def bench_peers(
    game: GameOption = "heller",
    seats: Seats = 4,
    seconds: Seconds = 5.0,
    json: Json = False,
    lang: Lang = TONGUE,
) -> None:
    from comptoir.cli.figures import peers

    peers(game, seats, seconds, json, lang)


@bench.command("search", cls=Command, **about("searches"))
def bench_search(
    game: GameOption = "heller",
    seats: Seats = 2,
    seconds: Seconds = 5.0,
    json: Json = False,
    lang: Lang = TONGUE,
) -> None:
    from comptoir.cli.figures import searches

    searches(game, seats, seconds, json, lang)


@bench.command("server", cls=Command, **about("load"))
def bench_server(
    tables: Annotated[int, typer.Option(metavar="N", min=1, help=helps("cli-option-tables"))] = 100,
    seconds: Annotated[float, typer.Option(metavar="N", min=1, help=helps("cli-option-played"))] = 10.0,
    beat: Annotated[float, typer.Option(metavar="N", min=0, help=helps("cli-option-beat"))] = 5.0,
    processes: Annotated[int, typer.Option(metavar="N", min=1, help=helps("cli-option-processes"))] = 1,
    database: Annotated[str, typer.Option(metavar="URL", help=helps("cli-option-bench-database"))] = "",
    json: Json = False,
    lang: Lang = TONGUE,
) -> None:
    from comptoir.cli.figures import load

    load(tables, seconds, beat, processes, database, json, lang)
