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
) -> None:
    """Serve until Ctrl-C or SIGTERM; `CannotServe` if that is not possible.

    `pace`, if given, is the pace of the bots at all tables, in seconds. `ready` is told the address once it listens."""
    from comptoir.server import run

    run.serve(host, port, data, pace, ready)
