"""The table in the browser: a server of docs/protocol.md."""

from pathlib import Path

from comptoir.server.errors import CannotServe

__all__ = ["CannotServe", "serve"]


def serve(host: str, port: int, data: Path, *, pace: float | None = None) -> None:
    """Serve until Ctrl-C or SIGTERM; `CannotServe` if that is not possible.

    `pace`, if given, is the pace of the bots at all tables, in seconds."""
    from comptoir.server import run

    run.serve(host, port, data, pace=pace)
