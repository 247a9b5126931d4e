"""The table in the browser: a server of docs/protocol.md."""

from collections.abc import Callable

from comptoir.server.errors import CannotServe
from comptoir.server.settings import Settings

__all__ = ["CannotServe", "Settings", "serve"]


def announce(address: str, everywhere: bool) -> None:
    """Where the server listens; `everywhere`: on every address of this machine."""
    print(f"Comptoir listens on {'every address of this machine: ' * everywhere}{address}", flush=True)


def serve(
    settings: Settings,
    *,
    pace: float | None = None,
    ready: Callable[[str, bool], None] = announce,
    accept_loss: bool = False,
    end_old_games: bool = False,
) -> None:
    """Serve until Ctrl-C or SIGTERM; `CannotServe` if that is not possible.

    `pace`, if given, is the pace of the bots at all tables, in seconds. `ready` is told the address once it listens.
    With `accept_loss` the server starts although something that was kept is not there any more.
    With `end_old_games` games whose rules this version no longer has are ended as they stand."""
    from comptoir.server import run
    from comptoir.server.archives import archive

    run.serve(settings, archive(settings.where), pace, ready, accept_loss, end_old_games)
