"""A cable between a server and its database, which can be cut and mended."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress
from pathlib import Path


class Cable:
    """Carries bytes from a port of this machine to the socket of a PostgreSQL server."""

    def __init__(self, home: Path) -> None:
        self._far = str(home / ".s.PGSQL.5432")
        self._whole = threading.Event()
        self._whole.set()
        self._near = socket.create_server(("127.0.0.1", 0))
        self._ends: list[tuple[socket.socket, socket.socket]] = []
        self._accepting = threading.Thread(target=self._accept, daemon=True)
        self._accepting.start()

    def url(self, database: str) -> str:
        return f"postgresql://comptoir@127.0.0.1:{self._near.getsockname()[1]}/{database}"

    def cut(self) -> None:
        """Nothing comes through any more, and nobody at the near end is told; the far end notices, as it does by asking
        whether anybody is still there."""
        self._whole.clear()
        for _, far in self._ends:
            with suppress(OSError):
                far.shutdown(socket.SHUT_RDWR)

    def mend(self) -> None:
        """What is plugged in from now on works; what was in the cable is gone."""
        self._hang_up()
        self._whole.set()

    def close(self) -> None:
        self._near.shutdown(socket.SHUT_RDWR)
        self._accepting.join()
        self._near.close()
        self._hang_up()

    def _hang_up(self) -> None:
        for ends in self._ends:
            for end in ends:
                with suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)
                end.close()
        self._ends.clear()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._near.accept()
                far = socket.socket(socket.AF_UNIX)
                self._ends.append((near, far))
                if self._whole.is_set():
                    far.connect(self._far)
                    for way in ((near, far), (far, near)):
                        threading.Thread(target=self._carry, args=way, daemon=True).start()

    def _carry(self, source: socket.socket, goal: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                if self._whole.is_set():
                    goal.sendall(data)
        if self._whole.is_set():
            for end in (source, goal):
                with suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)
