"""The command line. Each command opens its own room only when it is called, so that all of them start quickly."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from comptoir.cli import screen
from comptoir.cli.manual import Command, Group
from comptoir.cli.tongue import LANGUAGES, TONGUE, helps

EXAMPLES = {
    "serve": ["comptoir serve", "comptoir serve --port 9000 --data games"],
    "play": ["comptoir play heller", "comptoir play heller --seats 3 --option no_luck --lang fr"],
    "replay": ["comptoir replay game.json", "comptoir replay game.json --at 40"],
    "check": ["comptoir check game.json", "comptoir check *.json"],
    "rules": ["comptoir rules heller", "comptoir rules heller A3.2"],
    "games": ["comptoir games"],
    "arena": [
        "comptoir arena heller greedy random --seats 4 --games 200 --until-clear",
        "comptoir arena heller my_bot.py greedy --games 1000 --resume games.jsonl --chart chart.svg",
    ],
    "bench": ["comptoir bench playouts --game heller --seats 4 --seconds 5"],
    "playouts": ["comptoir bench playouts --game heller --seats 4 --seconds 5 --json"],
    "peers": ["comptoir bench peers --game heller --seats 4 --seconds 5"],
    "load": ["comptoir bench server --tables 200 --seconds 20"],
    "records": ["comptoir bench replay --game heller --seats 4 --seconds 5 --json"],
}


def about(name: str) -> dict[str, Any]:
    """What `--help` says of a command: its sentence, then examples to copy."""
    lines = [helps("cli-examples"), *(f"  {example}" for example in EXAMPLES[name])]
    return {"help": helps(f"cli-{name}"), "epilog": "\b\n" + "\n".join(lines)}


app = typer.Typer(
    cls=Group,
    help=helps("cli-comptoir"),
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
bench = typer.Typer(cls=Group, no_args_is_help=True, rich_markup_mode=None)
app.add_typer(bench, name="bench", **about("bench"))


def _language(lang: str) -> str:
    if lang not in LANGUAGES:
        screen.fail(helps("cli-no-language"), screen.MISUSED)
    return lang


Lang = Annotated[str, typer.Option(metavar="en|fr", callback=_language, help=helps("cli-option-lang"))]
GameName = Annotated[str, typer.Argument(metavar="GAME", help=helps("cli-option-game"))]
GameOption = Annotated[str, typer.Option("--game", metavar="GAME", help=helps("cli-option-game"))]
Seats = Annotated[int, typer.Option(metavar="N", help=helps("cli-option-players"))]
Variants = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME[=VALUE]", help=helps("cli-option-option"))
]
Json = Annotated[bool, typer.Option("--json", help=helps("cli-option-json"))]
Seconds = Annotated[float, typer.Option(metavar="N", min=0.01, help=helps("cli-option-seconds"))]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help=helps("cli-option-file"))]


def _version(wanted: bool) -> None:
    if wanted:
        from comptoir import __version__, compiled

        typer.echo(f"comptoir {__version__} ({'compiled' if compiled() else 'interpreted'})")
        raise typer.Exit


@app.callback()
def comptoir(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help=helps("cli-option-version"))
    ] = False,
    lang: Lang = TONGUE,
) -> None:
    """Options that stand before the command; what --lang says was read already."""


@app.command(cls=Command, **about("serve"))
def serve(
    host: Annotated[str, typer.Option(metavar="HOST", help=helps("cli-option-host"))] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(metavar="PORT", min=0, max=65535, help=helps("cli-option-port"))
    ] = 8000,
    data: Annotated[Path | None, typer.Option(metavar="DIR", help=helps("cli-option-data"))] = None,
    database: Annotated[str, typer.Option(metavar="URL", help=helps("cli-option-database"))] = "",
    accept_loss: Annotated[bool, typer.Option("--accept-loss", help=helps("cli-option-accept-loss"))] = False,
    end_old_games: Annotated[
        bool, typer.Option("--end-old-games", help=helps("cli-option-end-old-games"))
    ] = False,
    lang: Lang = TONGUE,
) -> None:
    from comptoir.cli.serving import run

    run(host, port, data, database, accept_loss, end_old_games, lang)


@app.command(cls=Command, **about("play"))
def play(
    game: GameName,
    seats: Annotated[int | None, typer.Option(metavar="N", help=helps("cli-option-seats"))] = None,
    level: Annotated[str, typer.Option(metavar="BOT", help=helps("cli-option-level"))] = "greedy",
    option: Variants = None,
    seed: Annotated[str | None, typer.Option(metavar="SEED", help=helps("cli-option-seed"))] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help=helps("cli-option-save"))] = None,
    lang: Lang = TONGUE,
) -> None:
    from comptoir.cli.play import run

    run(game, seats, level, option or [], seed, save, lang)


@app.command(cls=Command, **about("replay"))
def replay(
    file: RecordFile,
    at: Annotated[int | None, typer.Option(metavar="N", min=0, help=helps("cli-option-at"))] = None,
    lang: Lang = TONGUE,
) -> None:
    from comptoir.cli.records import replay

    replay(file, at, lang)


@app.command(cls=Command, **about("check"))
def check(
    files: Annotated[list[Path], typer.Argument(metavar="FILE", help=helps("cli-option-file"))],
    commitment: Annotated[
        str | None, typer.Option(metavar="HASH", help=helps("cli-option-commitment"))
    ] = None,
    part: Annotated[str | None, typer.Option(metavar="HEX", help=helps("cli-option-part"))] = None,
    lang: Lang = TONGUE,
) -> None:
    from comptoir.cli.records import check

    check(files, commitment, part, lang)


@app.command(cls=Command, **about("rules"))
def rules(
    game: GameName,
    clause: Annotated[str | None, typer.Argument(metavar="CLAUSE", help=helps("cli-option-clause"))] = None,
    lang: Lang = TONGUE,
) -> None:
    from comptoir.cli.book import rules

    rules(game, clause, lang)


@app.command(cls=Command, **about("games"))
def games(lang: Lang = TONGUE) -> None:
    from comptoir.cli.book import games

    games(lang)


@app.command(cls=Command, **about("arena"))
def arena(  # noqa: PLR0913, PLR0917 - each is an option of the command
    game: GameName,
    bots: Annotated[list[str], typer.Argument(metavar="BOT", help=helps("cli-option-bots"))],
    games: Annotated[int, typer.Option(metavar="N", min=1, help=helps("cli-option-games"))] = 100,
    seats: Annotated[int | None, typer.Option(metavar="N", help=helps("cli-option-arena-seats"))] = None,
    option: Variants = None,
    seed: Annotated[str, typer.Option(metavar="SEED", help=helps("cli-option-seed"))] = "arena",
    seconds: Annotated[float, typer.Option(metavar="N", min=0, help=helps("cli-option-thinking"))] = 0.0,
    patience: Annotated[float, typer.Option(metavar="N", min=0, help=helps("cli-option-patience"))] = 60.0,
    until_clear: Annotated[bool, typer.Option("--until-clear", help=helps("cli-option-until-clear"))] = False,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help=helps("cli-option-resume"))] = None,
    workers: Annotated[int | None, typer.Option(metavar="N", min=1, help=helps("cli-option-workers"))] = None,
    cluster: Annotated[str | None, typer.Option(metavar="ADDRESS", help=helps("cli-option-cluster"))] = None,
    local_cluster: Annotated[
        int | None, typer.Option(metavar="N", min=1, help=helps("cli-option-local-cluster"))
    ] = None,
    chart: Annotated[Path | None, typer.Option(metavar="FILE", help=helps("cli-option-chart"))] = None,
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
        patience,
        until_clear,
        resume,
        workers,
        cluster,
        local_cluster,
    )
    arena(wanted, json, chart, lang)


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


@bench.command("server", cls=Command, **about("load"))
def bench_server(
    tables: Annotated[int, typer.Option(metavar="N", min=1, help=helps("cli-option-tables"))] = 100,
    seconds: Annotated[float, typer.Option(metavar="N", min=1, help=helps("cli-option-played"))] = 10.0,
    json: Json = False,
    lang: Lang = TONGUE,
) -> None:
    from comptoir.cli.figures import load

    load(tables, seconds, json, lang)
