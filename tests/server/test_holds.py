"""The monitor names whatever holds the loop."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Iterator

import pytest
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from comptoir.server.holds import Holds, Report, loop_of

BUSY = 0.03


@pytest.fixture
def holds(monkeypatch: pytest.MonkeyPatch) -> Iterator[Holds]:
    """A monitor, of which nothing is left afterwards."""
    for protocol in (HttpToolsProtocol, WebSocketsSansIOProtocol):
        monkeypatch.setattr(protocol, "data_received", protocol.data_received)
    holds = Holds()
    yield holds
    gc.callbacks.remove(holds._garbage)


def busy() -> None:
    """Work on and on."""
    until = time.thread_time() + BUSY
    while time.thread_time() < until:
        pass


async def works() -> None:
    await asyncio.sleep(0)
    busy()


async def waits() -> None:
    await asyncio.to_thread(busy)


def measured(holds: Holds, *acts: object) -> Report:
    loop = loop_of(holds)()
    try:
        for act in acts:
            loop.run_until_complete(act())  # type: ignore[operator]
    finally:
        loop.run_until_complete(loop.shutdown_default_executor())
        loop.close()
    return holds.report()


def test_a_task_that_works_on_is_named(holds: Holds) -> None:
    report = measured(holds, works)
    assert report.longest[0].what == "works"
    assert report.longest[0].ms >= 1000 * BUSY
    assert measured(holds, waits).longest[0].ms < 1000 * BUSY


def test_what_works_in_a_thread_holds_nobody(holds: Holds) -> None:
    assert measured(holds, waits).longest[0].ms < 1000 * BUSY


def test_timers_and_garbage_count_too(holds: Holds) -> None:
    async def timed() -> None:
        asyncio.get_running_loop().call_later(0, busy)
        await asyncio.sleep(0.001)
        gc.collect()

    report = measured(holds, timed)
    assert "busy" in [hold.what for hold in report.longest]
    count, longest, together = report.garbage
    assert count >= 1 and 0 < longest <= together
    assert report.memory_kb > 1000 and report.cpu_s >= BUSY


def test_only_the_longest_are_named_and_a_report_begins_anew(holds: Holds) -> None:
    async def often() -> None:
        for _ in range(100):
            await asyncio.sleep(0)

    report = measured(holds, often)
    assert report.holds > 100
    assert len(report.longest) == 12
    assert report.longest == sorted(report.longest, reverse=True)
    assert holds.report().longest == []
