"""How the server is: whether the disk takes what is written, whether it is written, whether the bots go on."""

from __future__ import annotations

import asyncio
import shutil
import time
from typing import TYPE_CHECKING

import comptoir
from comptoir.server import wire
from comptoir.server.errors import DiskFull

if TYPE_CHECKING:
    from comptoir.server.house import House

FRESH = 2.0
"""Seconds for which a probe of the disk is good."""
PATIENCE = 5.0
"""Seconds that a write may take before something is wrong with who writes."""


class Health:
    """What one server knows of itself."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._probe: asyncio.Task[bool] | None = None
        self._asked = 0.0

    async def now(self) -> wire.Health:
        """Every part, and whether all of them are well; what harms single tables is counted."""
        house, writer = self._house, self._house.store.writer
        written = await self._written()
        disk = wire.DiskHealth(written, shutil.disk_usage(house.store.path.parent).free)
        oldest = round(writer.oldest, 3)
        pen = wire.WriterHealth(writer.is_alive() and oldest < PATIENCE, writer.unanswered, oldest)
        opponents = house.opponents
        bots = wire.BotsHealth(house.works, opponents.failures, len(opponents.stopped))
        return wire.Health(
            ok=disk.ok and pen.ok and bots.ok,
            version=comptoir.__version__,
            compiled=comptoir.compiled(),
            disk=disk,
            writer=pen,
            bots=bots,
            tables=wire.TablesHealth(len(house.store.broken)),
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
            await self._house.store.write()
        except DiskFull:
            return False
        return True
