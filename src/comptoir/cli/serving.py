"""`comptoir serve`: where the tables are kept, and a clear word when the server cannot start."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import typer

from comptoir.cli import screen
from comptoir.words import Words


def run(
    host: str,
    port: int,
    data: Path | None,
    database: str,
    accept_loss: bool,
    end_old_games: bool,
    lang: str,
) -> None:
    from comptoir.server import serve
    from comptoir.server.archives import archive

    words = Words(lang)
    where = database or data or os.environ.get("COMPTOIR_DATABASE") or default_data()

    def ready(address: str, everywhere: bool) -> None:
        typer.echo(words.say("cli-listens.everywhere" if everywhere else "cli-listens", address=address))
        typer.echo(words.say("cli-serving", data=str(archive(where))))
        sys.stdout.flush()

    with screen.plainly(words):
        serve(host, port, where, ready=ready, accept_loss=accept_loss, end_old_games=end_old_games)


def default_data() -> Path:
    """COMPTOIR_DATA, else where this system keeps a person's data."""
    named = os.environ.get("COMPTOIR_DATA")
    if named:
        return Path(named)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "Comptoir"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Comptoir"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "comptoir"
