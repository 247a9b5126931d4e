"""How long the event loop is held, and by what. For measuring only: `comptoir bench server`.

`python -m comptoir.server.holds HOST PORT DATA [PACE]` serves like `comptoir.server`, and answers every line on its
standard input with a `Report` of what happened since the line before. What counts is the processor time of the loop's
own thread: other threads, and other programs, do not.
"""

from __future__ import annotations

import asyncio
import gc
import heapq
import sys
import threading
import time
from array import array
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import uvicorn.loops.auto
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from comptoir.server.__main__ import main
from comptoir.server.sockets import Socket

try:
    from uvloop import Loop as FastLoop
except ImportError:
    from asyncio import SelectorEventLoop as FastLoop  # type: ignore[assignment]

NAMED = 12
"""The longest holds are kept with what they were."""
MS = 1000


class Hold(msgspec.Struct, frozen=True, order=True):
    ms: float
    what: str


class Report(msgspec.Struct, frozen=True):
    cpu_s: float
    """Of the whole process."""
    memory_kb: int
    holds: int
    p99_ms: float
    longest: list[Hold]
    garbage: list[float]
    """Collections of garbage, in milliseconds: how many, the longest, all together."""


class Holds:
    """Every callback of the loop, by the processor time it took."""

    def __init__(self) -> None:
        self._reset()
        gc.callbacks.append(self._garbage)

    def _reset(self) -> None:
        self._cpu = time.process_time()
        self._spent = array("f")  # kept small: what it takes is taken for the tables'
        self._longest: list[Hold] = []
        self._collected: list[float] = []

    def note(self, began: float, callback: object) -> None:
        spent = MS * (time.thread_time() - began)
        self._spent.append(spent)
        if len(self._longest) < NAMED:
            heapq.heappush(self._longest, Hold(round(spent, 2), called(callback)))
        elif spent > self._longest[0].ms:
            heapq.heapreplace(self._longest, Hold(round(spent, 2), called(callback)))

    def _garbage(self, phase: str, _: dict[str, int]) -> None:
        if phase == "start":
            self._began = time.thread_time()
        else:
            self._collected.append(MS * (time.thread_time() - self._began))

    def report(self) -> Report:
        """What happened since the last report."""
        spent, collected = sorted(self._spent) or [0.0], self._collected or [0.0]
        found = Report(
            cpu_s=time.process_time() - self._cpu,
            memory_kb=memory_kb(),
            holds=len(spent),
            p99_ms=spent[len(spent) * 99 // 100],
            longest=sorted(self._longest, reverse=True),
            garbage=[len(collected), max(collected), sum(collected)],
        )
        self._reset()
        return found


def memory_kb() -> int:
    """What the process has in memory now; where the system does not say, the most it ever had."""
    try:
        status = Path("/proc/self/status").read_text("ascii")
        return int(status.partition("VmRSS:")[2].split()[0])
    except OSError:
        import resource

        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def called(callback: object) -> str:
    """A callback by its name; a step of a task by its coroutine's."""
    owner = getattr(callback, "__self__", None)
    if isinstance(owner, asyncio.Task):
        return str(getattr(owner.get_coro(), "__qualname__", owner))
    return str(getattr(callback, "__qualname__", type(callback).__name__))


def loop_of(holds: Holds) -> type[asyncio.AbstractEventLoop]:
    """The loop of the server, with every callback measured."""

    def timed(callback: Callable[..., Any]) -> Callable[..., None]:
        def run(*args: Any) -> None:
            began = time.thread_time()
            try:
                callback(*args)
            finally:
                holds.note(began, callback)

        return run

    def scheduling(name: str, at: int) -> Callable[..., Any]:
        plain = getattr(FastLoop, name)

        def schedule(self: object, *args: Any, context: Any = None) -> Any:
            return plain(self, *args[:at], timed(args[at]), *args[at + 1 :], context=context)

        return schedule

    places = {"call_soon": 0, "call_soon_threadsafe": 0, "call_later": 1, "call_at": 1}
    methods = {name: scheduling(name, at) for name, at in places.items()}
    # What arrives is handed over without a callback of the loop.
    HttpToolsProtocol.data_received = timed_method(HttpToolsProtocol.data_received, holds)  # type: ignore[method-assign]
    Socket.take = timed_method(Socket.take, holds)  # type: ignore[method-assign]
    return type("Loop", (FastLoop,), methods)


def timed_method(method: Callable[..., Any], holds: Holds) -> Callable[..., None]:
    def run(self: Any, data: bytes) -> None:
        began = time.thread_time()
        try:
            method(self, data)
        finally:
            holds.note(began, method)

    return run


def answer_lines(holds: Holds) -> None:
    """A report for every line that comes in."""
    for _ in sys.stdin:
        print(msgspec.json.encode(holds.report()).decode(), flush=True)


def measure(arguments: list[str]) -> int:
    holds = Holds()
    loop = loop_of(holds)
    uvicorn.loops.auto.auto_loop_factory = lambda **_: loop
    threading.Thread(target=answer_lines, args=[holds], daemon=True).start()
    return main(arguments)


if __name__ == "__main__":
    sys.exit(measure(sys.argv[1:]))
