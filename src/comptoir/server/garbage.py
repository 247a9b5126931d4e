"""Collecting garbage in small pieces.

Python looks for dead cycles among all that lives, and holds everything meanwhile: with a thousand tables, for most of a
second. Here it looks at what is new only, each second or when much is new; what survives is not looked at again. What
dies later is freed all the same when the last reference goes, but a cycle is not: whatever lives long here breaks its
cycles when it ends, and a test (`tests/server/test_garbage.py`) keeps it so.
"""

from __future__ import annotations

import asyncio
import gc

LOOK = 0.02
EVERY = 1.0
MANY = 5_000
"""New objects that are worth a look before the second is over."""


class Garbage:
    """The collector of one server, from its start to its stop."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        gc.disable()
        gc.freeze()
        self._wait()

    def rest(self) -> None:
        """Look no more; what is there is about to go."""
        self._timer.cancel()

    def stop(self) -> None:
        """Leave the collector as it was found."""
        self.rest()
        gc.unfreeze()
        gc.enable()

    def _look(self) -> None:
        if self._loop.time() >= self._due or gc.get_count()[0] > MANY:
            self._collect()
        else:
            self._timer = self._loop.call_later(LOOK, self._look)

    def _collect(self) -> None:
        gc.collect()
        gc.freeze()
        self._wait()

    def _wait(self) -> None:
        self._due = self._loop.time() + EVERY
        self._timer = self._loop.call_later(LOOK, self._look)
