"""Who has things written: takes what is waiting, has it committed at once, then answers."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from typing import Protocol

from comptoir.server.changes import Change, News, Present
from comptoir.server.errors import DatabaseGone
from comptoir.server.metrics import Metrics
from comptoir.server.statements import LATEST, Row

BATCH = 500


class Heeding(Protocol):
    """Who wants to know what other servers do."""

    def heard(self, news: News) -> None:
        """Another server has changed something, or somebody came or went there."""

    def missed(self) -> None:
        """Others may have changed anything: nothing was heard for a while."""


class Database(Protocol):
    """What is asked of a database, whichever it is. `DatabaseGone` if it does not answer."""

    shared: bool
    """Do other servers use it too?"""

    async def rows(self, sql: str, *values: str | int) -> list[Row]:
        """What is found at once: few rows, by an index."""

    async def many_rows(self, sql: str, *values: str | int) -> list[Row]:
        """What may take a while to find."""

    async def commit(self, changes: Sequence[Change], later: Callable[[str], str]) -> None:
        """Carry out all of it or nothing, and return once it is on disk.

        `later` stamps what is kept in the order in which it changed. `Overtaken` if somebody else was quicker."""

    async def listen(self, heard: Heeding) -> None:
        """For ever: hear what other servers have changed."""

    async def announce(self, present: Sequence[Present]) -> None:
        """Tell the other servers who is here."""

    async def claim(self, table: str) -> bool:
        """Let the bots of a table be this server's until it releases them, or ends; False if they are another's."""

    async def release(self, table: str) -> None: ...

    async def unclaimed(self, since: str) -> list[str]:
        """Tables that have not gone on since a time, though they go on alone, and that no server has claimed."""

    def free(self) -> int | None:
        """The bytes that are left for it; None if it is not on this machine."""

    async def close(self) -> None: ...


class Write:
    """Some changes, and who waits for them."""

    def __init__(self, changes: Sequence[Change]) -> None:
        self.changes = changes
        self.since = time.monotonic()
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def answer(self, error: Exception | None) -> None:
        if self.done.cancelled():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class Writer:
    """The only one in this process who has things written, one commit after the other."""

    def __init__(self, database: Database, metrics: Metrics) -> None:
        self._database = database
        self._metrics = metrics
        self._waiting: deque[Write] = deque()
        self._unanswered: dict[Write, None] = {}
        self._working: asyncio.Task[None] | None = None
        self._order: Order | None = None

    async def write(self, changes: Sequence[Change]) -> None:
        """Returns once it is on disk."""
        write = Write(changes)
        self._unanswered[write] = None
        self._waiting.append(write)
        if self._working is None:
            self._working = asyncio.create_task(self._work())
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

    async def finish(self) -> None:
        """Wait until everything asked for is written."""
        while self._working is not None:
            await asyncio.wait([self._working])

    async def _work(self) -> None:
        try:
            while self._waiting:
                await self._commit([self._waiting.popleft() for _ in range(min(BATCH, len(self._waiting)))])
        finally:
            self._working = None

    async def _commit(self, batch: list[Write]) -> None:
        error = await self._try(batch)
        alone = len(batch) == 1 or error is None or isinstance(error, DatabaseGone)
        for write in batch:
            # One that cannot be written must not take the others with it.
            write.answer(error if alone else await self._try([write]))

    async def _try(self, batch: list[Write]) -> Exception | None:
        """Write in one transaction; what went wrong, if anything, with nothing written."""
        try:
            if self._order is None:
                ((latest,),) = await self._database.rows(LATEST)
                self._order = Order(latest or "")
            changes = [change for write in batch for change in write.changes]
            began = time.monotonic()
            await self._database.commit(changes, self._order.later)
        except Exception as error:
            self._metrics.commit_failures.inc()
            return error
        self._metrics.commits.observe(time.monotonic() - began)
        self._metrics.commit_changes.observe(len(changes))
        return None


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
