"""A real server, in a process of its own."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

COMPTOIR = Path(sys.executable).with_name("comptoir")
PATIENCE = 30.0


@contextmanager
def serving(data: Path, *arguments: str, port: int | None = None) -> Iterator[str]:
    """Serve from the folder `data` for as long as the block runs; gives the address."""
    port = port or free_port()
    address = f"http://127.0.0.1:{port}"
    data.mkdir(parents=True, exist_ok=True)
    command = [
        str(COMPTOIR),
        "serve",
        "--host",
        "127.0.0.1",
        "--port",
        str(port),
        "--data",
        str(data),
        *arguments,
    ]
    with (data / "server.log").open("ab") as log:
        server = subprocess.Popen(command, stdout=log, stderr=subprocess.STDOUT)
        try:
            _wait_until_ready(server, address, Path(log.name))
            yield address
        finally:
            _stop(server)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _wait_until_ready(server: subprocess.Popen[bytes], address: str, log: Path) -> None:
    deadline = time.monotonic() + PATIENCE
    while server.poll() is None and time.monotonic() < deadline:
        try:
            with urllib.request.urlopen(f"{address}/api/v1/health", timeout=1) as answer:
                if answer.status == 200:
                    return
        except (urllib.error.URLError, OSError):
            time.sleep(0.05)
    told = log.read_text(encoding="utf-8", errors="replace")
    raise AssertionError(f"The server did not get ready within {PATIENCE:.0f} s; it said:\n{told}")


def _stop(server: subprocess.Popen[bytes]) -> None:
    server.terminate()
    try:
        server.wait(timeout=10)
    except subprocess.TimeoutExpired:
        server.kill()
        server.wait()
