"""Collecting garbage in small pieces.

Python looks for dead cycles among all that lives, and holds everything meanwhile: with a thousand tables, for most of a
second. Here it looks at what is new only, some times a second; what survives is not looked at again. What
dies later is freed all the same when the last reference goes, but a cycle is not: whatever lives long here breaks its
cycles when it ends, and a test (`tests/server/test_garbage.py`) keeps it so.
"""

from __future__ import annotations

import asyncio
import gc
import time

LOOK = 0.05
LONGEST = 1.0
"""Seconds between two collections, when there is little to do."""
SHORTEST = 0.1
ENOUGH = 0.002
"""Seconds of processor time that a collection may take; if it takes longer, the next one comes sooner."""
MANY = 5_000
"""More objects than before, which are worth a look before it is time."""


class Garbage:
    """The collector of one server, from its start to its stop."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._every = SHORTEST
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
        began = time.thread_time()
        gc.collect()
        gc.freeze()
        soon = time.thread_time() - began > ENOUGH
        self._every = max(SHORTEST, self._every / 2) if soon else min(LONGEST, self._every * 1.2)
        self._wait()

    def _wait(self) -> None:
        self._due = self._loop.time() + self._every
        self._timer = self._loop.call_later(LOOK, self._look)
