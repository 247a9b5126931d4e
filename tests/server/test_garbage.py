"""Nothing of ours ends as a cycle: what the collector no longer looks at is freed all the same."""

from __future__ import annotations

import asyncio
import gc
import json
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx2
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from comptoir.server import house as houses
from comptoir.server.garbage import Garbage
from comptoir.server.house import House
from comptoir.server.run import Listening, bound
from comptoir.server.settings import Limits
from comptoir.server.sqlite import SqliteDatabase
from tests.server.clients import BOT, ME, OPEN, hot

OURS = ("comptoir.", "uvicorn.protocols.", "starlette.")
TABLES = 12
WANTED: list[dict[str, Any]] = [
    {"game": "heller", "seats": [ME, hot("Oma")]},
    {"game": "karanor", "seats": [ME, BOT, BOT], "pause": 1},
    {"game": "jantaris", "seats": [ME, OPEN, OPEN]},
    {"game": "hermagor", "seats": [BOT, BOT]},
]


class Idle:
    """A collector that leaves everything where it is."""

    def rest(self) -> None: ...

    def stop(self) -> None: ...


@pytest.fixture
def uncollected(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(houses, "Garbage", Idle)
    gc.collect()
    gc.disable()
    yield
    gc.set_debug(0)
    gc.garbage.clear()
    gc.enable()
    gc.collect()


def served(folder: Path, act: Callable[[House, str], Awaitable[None]]) -> None:
    """Do something at a real server that runs in this process."""

    async def run() -> None:
        ready: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        house = House(SqliteDatabase(folder / "comptoir.sqlite"), b"k" * 32, 1)
        server = Listening(house, lambda address, _: ready.set_result(address))
        serving = asyncio.create_task(server.serve(bound("127.0.0.1", 0)))
        await act(house, await ready)
        server.should_exit = True
        await serving

    asyncio.run(run())


async def visited(address: str, number: int) -> None:
    """A table is made, looked at, played at, misused, and left."""
    headers = {"X-Forwarded-For": f"10.0.0.{number}"}
    async with httpx2.AsyncClient(base_url=f"{address}/api/v1", headers=headers) as http:
        made = await http.post("/tables", json={"pace": 0, **WANTED[number % len(WANTED)]})
        table = made.json()["id"]
        cookie = {"Cookie": f"comptoir={http.cookies['comptoir']}"}
        url = f"{address.replace('http', 'ws', 1)}/api/v1/tables/{table}/live"
        async with connect(url, additional_headers=cookie) as mine, connect(url) as watching:
            for socket in (mine, watching):
                await socket.send('{"t":"look"}')
            state: dict[str, Any] = json.loads(await mine.recv())
            await mine.send('{"t":"chat","id":"c","text":"Hello"}')
            await mine.send("nonsense")
            if state["ask"]:
                said = {"t": "move", "id": "m", "seat": 0, "ask": state["ask"]["id"]}
                await mine.send(json.dumps({**said, "move": state["ask"]["options"][0]}))
                await mine.send(json.dumps({"t": "undo", "id": "u", "seat": 0, "to": 1}))
            await mine.send('{"t":"ping"}')
            while json.loads(await mine.recv())["t"] != "pong":
                pass
            await http.get(f"/tables/{table}/frames")
            await http.get("/tables/nowhere/log")
            await watching.send("x" * (Limits().message + 1))
            with suppress(ConnectionClosed):
                while True:
                    await watching.recv()
        await http.post(f"/tables/{table}/leave", json={})


async def emptied(house: House) -> None:
    """Wait until the bots are done, then forget every room."""
    for room in house.rooms.all():
        if room.driver is not None:
            room.driver.cancel()
            await asyncio.gather(room.driver, return_exceptions=True)
        if room.pause is not None:
            room.pause.end()
            room.pause = None
    house.rooms.forget(float("inf"))
    assert not house.rooms.all()


def ours(found: list[Any]) -> Counter[str]:
    return Counter(type(thing).__qualname__ for thing in found if type(thing).__module__.startswith(OURS))


def test_tables_and_sockets_come_and_go_and_leave_no_cycle(uncollected: None, tmp_path: Path) -> None:
    async def act(house: House, address: str) -> None:
        for number in range(TABLES):
            await visited(address, number)
        while house.lines:
            await asyncio.sleep(0)
        await emptied(house)
        await asyncio.sleep(0)
        gc.set_debug(gc.DEBUG_SAVEALL)
        gc.collect()
        gc.set_debug(0)
        assert not ours(gc.garbage), ours(gc.garbage)

    served(tmp_path, act)


def test_what_is_new_is_looked_at_and_what_is_old_is_not(tmp_path: Path) -> None:
    async def act() -> None:
        garbage = Garbage()
        assert not gc.isenabled()
        assert gc.get_freeze_count() > 0
        garbage.stop()

    asyncio.run(act())
    assert gc.isenabled()
    assert gc.get_freeze_count() == 0
