"""The table in the browser: a server of docs/protocol.md."""

from collections.abc import Callable
from pathlib import Path

from comptoir.server.errors import CannotServe

__all__ = ["CannotServe", "serve"]


def announce(address: str, everywhere: bool) -> None:
    """Where the server listens; `everywhere`: on every address of this machine."""
    print(f"Comptoir listens on {'every address of this machine: ' * everywhere}{address}", flush=True)


def serve(
    host: str,
    port: int,
    data: Path,
    *,
    pace: float | None = None,
    ready: Callable[[str, bool], None] = announce,
    accept_loss: bool = False,
    end_old_games: bool = False,
) -> None:
    """Serve until Ctrl-C or SIGTERM; `CannotServe` if that is not possible.

    `pace`, if given, is the pace of the bots at all tables, in seconds. `ready` is told the address once it listens.
    With `accept_loss` the server starts although something that was kept in `data` is not there any more.
    With `end_old_games` games whose rules this version no longer has are ended as they stand."""
    from comptoir.server import run

    run.serve(host, port, data, pace, ready, accept_loss, end_old_games)
