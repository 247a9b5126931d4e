"""The number of the last commit, kept beside the database.

Every commit raises a number that is kept twice: in the database with it, and beside it, once it is on disk. A database
that is behind the number beside it has lost what somebody was told of.
"""

from __future__ import annotations

import contextlib
import os
import time
from pathlib import Path

MARK_SYNC = 1.0


class Mark:
    """The number of the last commit, in a file beside the database.

    It is written after the commit, so that it can be behind the database and never ahead of it."""

    def __init__(self, database: Path) -> None:
        path = Mark.beside(database)
        self._file = os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, 0o600), "r+b", buffering=0)
        self._synced = 0.0

    @staticmethod
    def beside(database: Path) -> Path:
        return database.with_name(f"{database.name}-mark")

    @staticmethod
    def read(database: Path) -> int:
        """The number of the last commit that was answered; 0 if it is not known."""
        try:
            return int(Mark.beside(database).read_bytes())
        except (OSError, ValueError):
            return 0

    def set(self, number: int) -> None:
        # A mark that lags behind raises no alarm: what it could not note is on disk all the same.
        with contextlib.suppress(OSError):
            self._file.seek(0)
            self._file.write(b"%020d\n" % number)
            at = time.monotonic()
            if at - self._synced > MARK_SYNC:
                os.fsync(self._file.fileno())
                self._synced = at

    def close(self) -> None:
        with contextlib.suppress(OSError):
            os.fsync(self._file.fileno())
        self._file.close()
