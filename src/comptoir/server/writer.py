"""The thread that writes: it takes what is waiting, commits it at once, then answers.

Every commit raises a number that is kept twice: in the database with it, and beside it, once it is on disk. A database
that is behind the number beside it has lost what somebody was told of.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import queue
import threading
import time
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path

from comptoir.server.changes import Change
from comptoir.server.errors import DiskFull
from comptoir.server.sqlite import DiskFailure, Failure, connected

BATCH = 500
MARK_SYNC = 1.0

log = logging.getLogger("comptoir.store")


class Write:
    """Some changes, and who waits for them."""

    def __init__(self, changes: Sequence[Change]) -> None:
        self.changes = changes
        self.since = time.monotonic()
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[None] = self.loop.create_future()

    def answer(self, error: Exception | None) -> None:
        if self.done.cancelled():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class Writer(threading.Thread):
    """The only one who writes."""

    def __init__(self, path: Path) -> None:
        super().__init__(name="comptoir-writer", daemon=True)
        self._path = path
        self._waiting: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self._unanswered: dict[Write, None] = {}
        self._database = connected(path)
        self._order = Order(self._database.latest())
        self._mark = Mark(path)
        self._mark.set(self._database.commits())

    async def write(self, changes: Sequence[Change]) -> None:
        write = Write(changes)
        self._unanswered[write] = None
        self._waiting.put(write)
        try:
            await write.done
        finally:
            del self._unanswered[write]

    @property
    def unanswered(self) -> int:
        """How many wait for the disk."""
        return len(self._unanswered)

    @property
    def oldest(self) -> float:
        """Since how many seconds the first of them waits."""
        first = next(iter(self._unanswered), None)
        return 0.0 if first is None else time.monotonic() - first.since

    def finish(self) -> None:
        self._waiting.put(None)
        self.join()
        self._database.close()
        self._mark.close()

    def run(self) -> None:
        going = True
        while going:
            batch, going = self._drain()
            if batch:
                self._commit(batch)

    def _drain(self) -> tuple[list[Write], bool]:
        """All that is waiting, at least one; False after the last."""
        batch: list[Write] = []
        first = self._waiting.get()
        while first is not None:
            batch.append(first)
            if len(batch) == BATCH or self._waiting.empty():
                return batch, True
            first = self._waiting.get()
        return batch, False

    def _commit(self, batch: list[Write]) -> None:
        error = self._try(batch)
        if error is not None and len(batch) > 1:
            # One that cannot be written must not take the others with it.
            for write in batch:
                self._answer([write], self._try([write]))
            return
        self._answer(batch, error)

    def _try(self, batch: list[Write]) -> Exception | None:
        """Write in one transaction; what went wrong, if anything, with nothing written."""
        try:
            changes = [change for write in batch for change in write.changes]
            number = self._database.commit(changes, self._order.later)
        except Exception as error:
            # Whatever it is, the next write must find somebody who writes.
            if self._recover() and not isinstance(error, DiskFailure):
                return error
            log.error("nothing was written: %s", error)
            return DiskFull()
        self._mark.set(number)
        return None

    def _recover(self) -> bool:
        """After a failed transaction: forget it; after a failed disk, begin with a new connection, now or later."""
        try:
            self._database.forget()
        except Failure as error:
            log.error("opening the database again: %s", error)
            self._database.close()
            with contextlib.suppress(Failure):
                self._database = connected(self._path)
            return False
        return True

    @staticmethod
    def _answer(batch: list[Write], error: Exception | None) -> None:
        def answer() -> None:
            for write in batch:
                write.answer(error)

        batch[0].loop.call_soon_threadsafe(answer)


AHEAD = timedelta(days=366)


class Order:
    """Times that only go forward, whatever the system's clock does: what changes later sorts later."""

    def __init__(self, latest: str) -> None:
        try:
            known = datetime.fromisoformat(latest).replace(tzinfo=UTC)
        except ValueError:
            known = None
        # A time that is far ahead comes from a damaged row: nothing could ever be later.
        self._latest = latest if known is not None and known < datetime.now(UTC) + AHEAD else ""

    def later(self, at: str) -> str:
        """`at`, or a moment after the latest if that is not later."""
        if at <= self._latest:
            after = datetime.fromisoformat(self._latest) + timedelta(milliseconds=1)
            at = after.isoformat(timespec="milliseconds").removesuffix("+00:00") + "Z"
        self._latest = at
        return at


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
