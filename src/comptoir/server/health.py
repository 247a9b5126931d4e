"""How the server is: whether the disk takes what is written, whether it is written, whether the bots go on."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import msgspec

import comptoir
from comptoir.server.errors import DiskFull
from comptoir.server.opponents import Opponents
from comptoir.server.store import Store

FRESH = 2.0
"""Seconds for which a probe of the disk is good."""
PATIENCE = 5.0
"""Seconds that a write may take before something is wrong with who writes."""


class DiskHealth(msgspec.Struct, frozen=True):
    """Does a write arrive? And the bytes that are free, if the database is on this machine."""

    ok: bool
    free: int | None


class WriterHealth(msgspec.Struct, frozen=True):
    """Who waits for the disk, and since how many seconds the first of them."""

    ok: bool
    waiting: int
    oldest: float


class BotsHealth(msgspec.Struct, frozen=True):
    """How often luck answered for a bot, and at how many tables they stopped."""

    ok: bool
    failures: int
    stopped: int


class TablesHealth(msgspec.Struct, frozen=True):
    """Tables that cannot be read or replayed; the server's log names them."""

    broken: int


class Health(msgspec.Struct, frozen=True):
    ok: bool
    version: str
    compiled: bool
    disk: DiskHealth
    writer: WriterHealth
    bots: BotsHealth
    tables: TablesHealth


class Checkup:
    """What one server knows of itself."""

    def __init__(self, store: Store, opponents: Opponents, works: Callable[[], bool]) -> None:
        self._store = store
        self._opponents = opponents
        self._works = works
        self._probe: asyncio.Task[bool] | None = None
        self._asked = 0.0

    async def now(self) -> Health:
        """Every part, and whether all of them are well; what harms single tables is counted."""
        store, writer, opponents = self._store, self._store.writer, self._opponents
        written = await self._written()
        disk = DiskHealth(written, store.database.free())
        oldest = round(writer.oldest, 3)
        pen = WriterHealth(oldest < PATIENCE, writer.unanswered, oldest)
        bots = BotsHealth(self._works(), opponents.failures, len(opponents.stopped))
        return Health(
            ok=disk.ok and pen.ok and bots.ok,
            version=comptoir.__version__,
            compiled=comptoir.compiled(),
            disk=disk,
            writer=pen,
            bots=bots,
            tables=TablesHealth(len(store.broken)),
        )

    async def _written(self) -> bool:
        """Does a write arrive on the disk? Whoever asks meanwhile, or a moment later, shares the answer."""
        if self._probe is None or (self._probe.done() and time.monotonic() - self._asked > FRESH):
            self._asked = time.monotonic()
            self._probe = asyncio.create_task(self._write())
        try:
            return await asyncio.wait_for(asyncio.shield(self._probe), PATIENCE)
        except TimeoutError:
            return False

    async def _write(self) -> bool:
        try:
            await self._store.write()
        except DiskFull:
            return False
        return True
