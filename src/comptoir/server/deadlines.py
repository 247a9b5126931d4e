"""Deadlines: what does not wait for ever at a table. When the time is up, something is done about it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from comptoir.server.errors import DiskFull

DISK_RETRY = 1.0
"""Seconds after which it is tried again to write on a full disk."""


class Deadline:
    """How long one thing is waited for, by the clock of the loop."""

    def __init__(
        self,
        seconds: float,
        lasts: Callable[[], bool],
        act: Callable[[Deadline], Awaitable[None]],
        broke: Callable[[Exception], None],
    ) -> None:
        self.lasts = lasts
        """Is it still the same that is waited for?"""
        self._act = act
        self._broke = broke
        self._loop = asyncio.get_running_loop()
        self._until = self._loop.time() + seconds
        self._timer = self._loop.call_at(self._until, self._run_out)
        self._acting: asyncio.Task[None] | None = None

    @property
    def left(self) -> float:
        """Seconds until it runs out."""
        return max(0.0, self._until - self._loop.time())

    def end(self) -> None:
        """Nobody need wait for it any more."""
        self._timer.cancel()

    async def stop(self) -> None:
        self.end()
        if self._acting is not None:
            self._acting.cancel()
            await asyncio.gather(self._acting, return_exceptions=True)

    def _run_out(self) -> None:
        self._acting = asyncio.create_task(self._do())

    async def _do(self) -> None:
        try:
            await self._act(self)
        except DiskFull:
            self._timer = self._loop.call_later(DISK_RETRY, self._run_out)
        except Exception as error:
            self._broke(error)


def minded(running: Deadline | None, stands: bool, begin: Callable[[], Deadline]) -> Deadline | None:
    """The deadline of now: the one that runs, if what it waits for lasts; a new one if something else is waited for."""
    if running is not None and not (stands and running.lasts()):
        running.end()
        running = None
    return begin() if stands and running is None else running
