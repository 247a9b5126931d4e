"""A socket without a connection: what is said over it is put into it, what it sends is kept."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine
from types import SimpleNamespace
from typing import Any


class Fed:
    """As much of a `Socket` as those need who talk over one."""

    def __init__(self) -> None:
        self.flows = True
        self.held = self.closed = self.aborted = False
        self.transport = SimpleNamespace(is_closing=lambda: self.aborted)
        self.got: list[bytes] = []
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def sent(self) -> list[dict[str, Any]]:
        return [json.loads(text) for text in self.got]

    def work(self, work: Coroutine[Any, Any, None]) -> None:
        self._tasks.append(asyncio.create_task(work))

    async def answered(self) -> None:
        """All that was said."""
        while self._tasks:
            await self._tasks.pop()

    def send(self, text: bytes) -> None:
        self.got.append(text)

    def hold(self) -> None:
        self.held = True

    def release(self) -> None:
        self.held = False

    def abort(self) -> None:
        self.aborted = True

    def close(self, _: int) -> None:
        self.closed = True
