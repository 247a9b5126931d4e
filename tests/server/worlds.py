"""Whole servers without a network, alike to the last random byte: to compare all that leaves them."""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
import secrets
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from comptoir.server import limits, tables
from comptoir.server.app import application
from comptoir.server.history import replayed
from comptoir.server.house import House
from comptoir.server.live import Visit
from comptoir.server.moves import advanced
from comptoir.server.position import Logged, Position
from comptoir.server.room import Room
from comptoir.table import WATCHER, Game, State, asked, options, play, seeded
from tests.server.fed import Fed
from tests.server.windows import Clock, eager, in_house

Moves = list[tuple[int, str]]
AT = "2026-01-01T00:00:00.000Z"
HEADERS = [(b"host", b"comptoir.test")]


class Noon(datetime):
    """A clock on the wall that stands still."""

    @classmethod
    def now(cls, tz: Any = None) -> Noon:  # noqa: ARG003
        return cls(2026, 1, 1, 12, tzinfo=UTC)


def same_chances(monkeypatch: pytest.MonkeyPatch) -> None:
    """From here on whatever the server draws is drawn alike again."""
    count = 0

    def drawn(size: int | None = None) -> bytes:
        nonlocal count
        count += 1
        return hashlib.shake_128(f"chance {count}".encode()).digest(size or 32)

    monkeypatch.setattr(secrets, "token_bytes", drawn)
    monkeypatch.setattr(secrets, "token_hex", lambda size=None: drawn(size).hex())
    monkeypatch.setattr(secrets, "token_urlsafe", lambda size=None: drawn(size).hex())
    monkeypatch.setattr(secrets, "choice", lambda things: things[int.from_bytes(drawn(4)) % len(things)])
    monkeypatch.setattr(tables, "datetime", Noon)
    monkeypatch.setattr(limits.Bucket, "take", lambda *_: True)


class Listener(Fed):
    """Somebody at the table, or nobody in particular; every byte they get is kept."""

    def __init__(self, world: World, cookie: str | None) -> None:
        super().__init__()
        self._app = world.app
        self._headers = HEADERS + ([(b"cookie", f"comptoir={cookie}".encode())] if cookie else [])
        self.visit: Visit | None = None
        self.cookie = cookie
        self.frames: list[dict[str, Any]] = []

    def scope(self, kind: str, path: str) -> dict[str, Any]:
        path, _, query = path.partition("?")
        return {
            "type": kind,
            "http_version": "1.1",
            "path": f"/api/v1{path}",
            "raw_path": f"/api/v1{path}".encode(),
            "root_path": "",
            "query_string": query.encode(),
            "headers": self._headers,
            "client": ("10.0.0.1", 1),
            "server": ("comptoir.test", 80),
            "scheme": "http" if kind == "http" else "ws",
            "subprotocols": [],
        }

    async def asks(self, method: str, path: str, body: Any = None) -> Any:
        """An HTTP request: status, headers and body are kept, the body is returned."""
        data = b"" if body is None else json.dumps(body).encode()
        answer: list[dict[str, Any]] = []
        heard = [{"type": "http.request", "body": data, "more_body": False}]

        async def receive() -> dict[str, Any]:
            return heard.pop() if heard else {"type": "http.disconnect"}

        async def send(message: dict[str, Any]) -> None:
            answer.append(message)

        await self._app({**self.scope("http", path), "method": method}, receive, send)
        text = b"".join(message.get("body", b"") for message in answer)
        headers = sorted(answer[0]["headers"])
        self.got.append(f"{method} {path} {answer[0]['status']} {headers}".encode() + text)
        for name, value in headers:
            if name == b"set-cookie":
                self.cookie = value.decode().partition("=")[2].partition(";")[0]
                self._headers = [*HEADERS, (b"cookie", f"comptoir={self.cookie}".encode())]
        return json.loads(text)

    async def sits(self, table: str) -> None:
        """Open a socket and look."""

        async def receive() -> dict[str, Any]:
            return {"type": "websocket.connect"}

        async def send(message: dict[str, Any]) -> None:
            self.got.append(repr(message).encode())

        scope = {**self.scope("websocket", f"/tables/{table}/live"), "open": self._open}
        await self._app(scope, receive, send)
        await self.says(t="look", seat=None, since=None, changes=True)

    def _open(self, meet: Callable[[Any], Visit]) -> None:
        self.visit = meet(self)

    def send(self, text: bytes) -> None:
        super().send(text)
        self.frames.append(json.loads(text))

    async def says(self, **message: Any) -> None:
        """Send a message; everything that was sent before the answer to a ping has come."""
        for said in (message, {"t": "ping"}):
            assert self.visit is not None
            self.visit.hears(json.dumps(said))
        await self._pong()

    async def hears(self) -> None:
        """Everything that is on its way."""
        assert self.visit is not None
        self.visit.hears(json.dumps({"t": "ping"}))
        await self._pong()

    async def _pong(self) -> None:
        heard = self._pongs()
        while self._pongs() == heard:
            assert not self.closed and not self.aborted, self.frames[-1]
            await asyncio.sleep(0)

    def _pongs(self) -> int:
        return sum(frame["t"] == "pong" for frame in self.frames)

    async def goes(self) -> None:
        if self.visit is not None:
            self.visit.ends()
            await self.answered()


class World:
    """A table with a person on every seat, somebody who watches, and all they were sent."""

    def __init__(self, house: House, clock: Clock, game: Game, seats: int) -> None:
        self.house = house
        self.clock = clock
        self.game = game
        self.seats = seats
        self.app: Any = application(house)
        self.eyes: dict[int, Listener] = {}

    @property
    def room(self) -> Room:
        room = self.house.rooms.there(self.table)
        assert room is not None
        return room

    async def lay(self, chosen: dict[str, Any], bots: bool) -> None:
        """Lay a table, and let everybody sit down; or bots beside the first."""
        people = [Listener(self, None) for _ in range(1 if bots else self.seats)]
        owner = people[0]
        other = {"kind": "bot", "level": "greedy"} if bots else {"kind": "open"}
        await owner.asks("POST", "/me", {"name": "P0"})
        promise = (await owner.asks("POST", "/deal", {}))["commitment"]
        wanted = {
            "game": self.game.name,
            "options": chosen,
            "seats": [{"kind": "me"}, *[other] * (self.seats - 1)],
            "public": True,
            "deal": promise,
            "part": "0" * 32,
        }
        self.table: str = (await owner.asks("POST", "/tables", wanted))["id"]
        for n, person in enumerate(people[1:], 1):
            await person.asks("POST", "/me", {"name": f"P{n}"})
            await person.asks("POST", f"/tables/{self.table}/join", {"seat": n, "part": f"{n}" * 32})
        self.eyes = {WATCHER: Listener(self, None), **dict(enumerate(people))}

    async def forward(self, moves: Moves) -> None:
        room = self.room
        first = room.playing.entries[0]
        entries = [Logged(n, AT, "move", seat, text) for n, (seat, text) in enumerate(moves, 2)]
        if entries:
            history = replayed(self.game, room.table.opening(), [first, *entries])
            await room.save(advanced(room.table, self.game, history.now), entries, history=history)

    async def imagine(self, eyes: int) -> None:
        """From here on things are as these eyes may imagine them, in memory and on disk."""
        room, history = self.room, self.room.playing
        other = self.game.redeal(history.now, eyes, seeded("another world"))
        history._position = Position(history.version, len(history.played), other, history._position.since)
        await room.save(advanced(room.table, self.game, other))

    async def everybody_looks(self) -> None:
        for listener in self.eyes.values():
            await listener.sits(self.table)
        for listener in self.eyes.values():
            await listener.hears()

    async def probe(self, eyes: int, tries: list[str]) -> None:
        """Ask for everything that these eyes can ask for."""
        listener, table = self.eyes[eyes], self.table
        for path in (
            "/tables?list=lobby",
            "/tables?list=mine",
            f"/tables/{table}",
            f"/tables/{table}/frames?from=0&to=3",
            f"/tables/{table}/frames?from={max(0, len(self.room.playing.moves()) - 5)}",
            f"/tables/{table}/log?before=1000",
            f"/tables/{table}/log?before=3",
            f"/tables/{table}/frames?eyes=all",
            f"/tables/{table}/frames?eyes={(eyes + 1) % self.seats}",
            f"/tables/{table}/record",
            "/hello",
        ):
            await listener.asks("GET", path)
        await listener.asks("POST", f"/tables/{table}/join", {})
        await listener.asks("POST", f"/tables/{table}/fork", {"move": 0, "seats": [{"kind": "me"}]})
        await listener.says(t="look", seat=None, since=1)
        await listener.says(t="look", seat=(eyes + 1) % self.seats, since=None)
        await listener.says(t="look", seat=None if eyes == WATCHER else eyes, since=None, changes=True)
        for n, text in enumerate(tries):
            await listener.says(t="preview", id=f"p{n}", seat=max(eyes, 0), move=text)
        ask = self.room.playing.version if eyes == WATCHER else self.room.playing.question(eyes)
        await listener.says(t="move", id="m1", seat=max(eyes, 0), ask=ask or 0, move="nonsense")
        await listener.says(t="move", id="m2", seat=(eyes + 1) % self.seats, ask=ask or 0, move="pass")
        await listener.says(t="undo", id="u1", seat=max(eyes, 0), to=1)
        await listener.says(t="chat", id="c1", text="Hello")
        await listener.hears()


def random_moves(
    world: World, length: int, luck_of: str, stop: Callable[[State], bool] | None = None
) -> Moves:
    """So many random answers from the start of a world's own game, or as many as lead to where `stop` holds."""
    s, dice = world.room.table.opening()[0], random.Random(luck_of)
    moves: Moves = []
    while asked(s) and len(moves) < length and not (stop is not None and stop(s)):
        seat = dice.choice(asked(s))
        text = eager([action.text for action in options(s, seat)], dice)
        moves.append((seat, text))
        play(s, seat, world.game.parse(text))
    return moves


Act = Callable[[World], Awaitable[Any]]


def in_world(
    data: Path,
    monkeypatch: pytest.MonkeyPatch,
    game: Game,
    seats: int,
    chosen: dict[str, Any],
    act: Act,
    bots: bool = False,
) -> Any:
    """Do something in a world of its own; two that do the same are the same."""
    data.mkdir(exist_ok=True)
    for old in data.iterdir():
        old.unlink()

    async def within(house: House, clock: Clock) -> Any:
        world = World(house, clock, game, seats)
        await world.lay(chosen, bots)
        try:
            return await act(world)
        finally:
            for listener in world.eyes.values():
                await listener.goes()

    with monkeypatch.context() as patched:
        same_chances(patched)
        return in_house(data, within)
