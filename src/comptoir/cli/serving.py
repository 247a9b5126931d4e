"""`comptoir serve` and `comptoir settings`: where settings come from, and a clear word when it cannot start."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from comptoir.cli import screen
from comptoir.words import Words

if TYPE_CHECKING:
    from comptoir.server import Settings


def run(
    chosen: Mapping[str, object],
    file: Path | None,
    given: Sequence[str],
    accept_loss: bool,
    end_old_games: bool,
    lang: str,
) -> None:
    from comptoir.server import serve
    from comptoir.server.archives import archive

    words = Words(lang)
    with screen.plainly(words):
        settings = wished(chosen, file, given)

        def ready(address: str, everywhere: bool) -> None:
            typer.echo(words.say("cli-listens.everywhere" if everywhere else "cli-listens", address=address))
            typer.echo(words.say("cli-serving", data=str(archive(settings.where))))
            sys.stdout.flush()

        serve(settings, ready=ready, accept_loss=accept_loss, end_old_games=end_old_games)


def show(file: Path | None, given: Sequence[str], lang: str) -> None:
    from comptoir.server.sources import as_file, gathered

    with screen.plainly(Words(lang)):
        typer.echo(as_file(gathered(file, os.environ, given)), nl=False)


def wished(chosen: Mapping[str, object], file: Path | None, given: Sequence[str]) -> Settings:
    """The settings, with those that have options of their own; a data folder is found if none is named."""
    from msgspec.structs import replace

    from comptoir.server.sources import gathered

    options = {name: str(value) for name, value in chosen.items() if value is not None}
    if "data" in options and "database" not in options:
        options["database"] = ""  # who names a folder wants no database that is named elsewhere
    settings = gathered(file, os.environ, [*given, *(f"{name}={value}" for name, value in options.items())])
    return settings if settings.data else replace(settings, data=str(default_data()))


def default_data() -> Path:
    """Where this system keeps a person's data."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "Comptoir"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Comptoir"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "comptoir"
