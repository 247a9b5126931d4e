"""A thread that does one thing after the other."""

from __future__ import annotations

import asyncio
import threading

import pytest

from comptoir.server.porter import Porter


def test_what_is_asked_is_done_in_order_in_one_thread_and_answered() -> None:
    async def ask() -> list[tuple[int, str]]:
        porter = Porter("a-porter")
        found = await asyncio.gather(
            *(porter.does(lambda n: (n, threading.current_thread().name), n) for n in range(20))
        )
        porter.rest()
        return found

    assert asyncio.run(ask()) == [(n, "a-porter") for n in range(20)]


def test_what_breaks_breaks_for_who_asked_and_for_nobody_else() -> None:
    async def ask() -> int:
        porter = Porter("a-porter")
        with pytest.raises(ZeroDivisionError):
            await porter.does(lambda: 1 // 0)
        found = await porter.does(int, "7")
        porter.rest()
        return found

    assert asyncio.run(ask()) == 7


def test_who_stops_waiting_stops_nothing() -> None:
    begun, go_on, done = threading.Event(), threading.Event(), threading.Event()

    def work() -> None:
        begun.set()
        go_on.wait()
        done.set()

    async def ask() -> None:
        porter = Porter("a-porter")
        waiting = asyncio.create_task(porter.does(work))
        await asyncio.to_thread(begun.wait)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        later = asyncio.create_task(porter.does(lambda: None))
        go_on.set()
        await later
        porter.rest()

    asyncio.run(ask())
    assert done.is_set()


def test_what_was_asked_before_it_rests_is_done_though_the_loop_is_gone() -> None:
    done: list[int] = []
    porters: list[Porter] = []

    async def ask() -> None:
        porters.append(Porter("a-porter"))
        asked = [asyncio.create_task(porters[0].does(done.append, n)) for n in range(3)]
        await asyncio.wait(asked, timeout=0)

    asyncio.run(ask())
    porters[0].rest()
    assert done == [0, 1, 2]
