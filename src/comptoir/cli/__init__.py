"""The command line. Each command opens its own room only when it is called, so that all of them start quickly."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from comptoir.cli.hosts import hosts
from comptoir.cli.manual import Command, Group
from comptoir.cli.parameters import (
    EXAMPLES,
    Data,
    DatabaseUrl,
    GameName,
    Lang,
    RecordFile,
    SettingsFile,
    SomeSettings,
    Variants,
    about,
)
from comptoir.cli.study import study
from comptoir.cli.tongue import TONGUE, helps

__all__ = ["EXAMPLES", "app"]

app = typer.Typer(
    cls=Group,
    help=helps("cli-comptoir"),
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


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
def serve(  # noqa: PLR0913, PLR0917 - each is an option of the command
    host: Annotated[str | None, typer.Option(metavar="HOST", help=helps("cli-option-host"))] = None,
    port: Annotated[
        int | None, typer.Option(metavar="PORT", min=0, max=65535, help=helps("cli-option-port"))
    ] = None,
    data: Data = None,
    database: DatabaseUrl = None,
    settings: SettingsFile = None,
    setting: SomeSettings = None,
    log: Annotated[str | None, typer.Option(metavar="human|json", help=helps("cli-option-log"))] = None,
    accept_loss: Annotated[bool, typer.Option("--accept-loss", help=helps("cli-option-accept-loss"))] = False,
    end_old_games: Annotated[
        bool, typer.Option("--end-old-games", help=helps("cli-option-end-old-games"))
    ] = False,
    lang: Lang = TONGUE,
) -> None:
    from comptoir.cli.serving import run

    chosen = {"host": host, "port": port, "data": data, "database": database, "log.format": log}
    run(chosen, settings, setting or [], accept_loss, end_old_games, lang)


@app.command(cls=Command, **about("settings"))
def settings(
    settings: SettingsFile = None,
    setting: SomeSettings = None,
    lang: Lang = TONGUE,
) -> None:
    from comptoir.cli.serving import show

    show(settings, setting or [], lang)


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


app.add_typer(study)
app.add_typer(hosts, name="admin", **about("admin"))
