"""The WebSocket of a table: what comes in, in order; what goes out is a `Line`."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from starlette.websockets import WebSocket

from comptoir.server import limits, moves, requests, talk, undo, wire
from comptoir.server.errors import (
    UNREADABLE,
    Broken,
    DiskFull,
    NotNow,
    NotYours,
    TooLarge,
    TooMuch,
    fault,
    unread,
)
from comptoir.server.history import PAGE
from comptoir.server.house import House
from comptoir.server.line import Line
from comptoir.server.room import Room, Telling
from comptoir.table import WATCHER, ComptoirError

Act = Callable[[Room, str, Any], Awaitable[None]]
ACTS: dict[type, Act] = {
    requests.SayMove: moves.move,
    requests.SayUndo: undo.undo,
    requests.SayConsent: undo.consent,
    requests.SayChat: talk.chat,
    requests.SayRematch: talk.rematch,
}


async def live(websocket: WebSocket) -> None:
    """Accept, say why not if not, else talk until the other end goes."""
    house: House = websocket.app.state.house
    person = await house.people.known(websocket.cookies)
    address = websocket.client.host if websocket.client else ""
    await websocket.accept()
    line = Line(websocket, person, address)
    house.lines.add(line)
    entered = False
    try:
        house.enter(person, address)
        entered = True
        await Visit(await house.rooms.open(websocket.path_params["table"]), line, websocket).listen()
    except ComptoirError as error:
        line.bye(error)
        await line.sent()
    finally:
        line.stop()
        house.lines.discard(line)
        if entered:
            house.quit(person, address)


class Visit:
    """One socket at one table."""

    def __init__(self, room: Room, line: Line, websocket: WebSocket) -> None:
        self.room = room
        self.line = line
        self._websocket = websocket
        self._bucket = limits.Bucket(20, 40)
        self._budgets = room.house.budgets

    async def listen(self) -> None:
        """Read and answer until the other end is gone, or is sent away."""
        silent = asyncio.get_running_loop().call_later(limits.FIRST_LOOK, self._hush)
        try:
            while True:
                message = await self._websocket.receive()
                if message["type"] == "websocket.disconnect":
                    return
                if not self.line.closing:
                    await self._hear(message.get("text") or message.get("bytes") or "")
                # Messages that wait already would else be answered all in one go.
                await asyncio.sleep(0)
        finally:
            silent.cancel()
            self._part()

    def _hush(self) -> None:
        """Who has not looked by now has come for nothing."""
        if self.line not in self.room.lines:
            self.line.bye(NotNow("look-late", "say `look` soon after you come"))

    def _part(self) -> None:
        if self.line in self.room.lines:
            before = self._present()
            self.room.lines.remove(self.line)
            self._compare(before)
            self.room.tell()

    def _present(self) -> tuple[set[str], int]:
        return self.room.online(), self.room.watchers()

    def _compare(self, before: tuple[set[str], int]) -> None:
        """Did somebody come or go?"""
        if self._present() != before:
            self.room.changed()

    async def _hear(self, text: str | bytes) -> None:
        if not self._bucket.take():
            raise TooMuch(*limits.MESSAGES)
        self._budgets.messages.take(self.line.person, self.line.address)
        if len(text if isinstance(text, bytes) else text.encode()) > limits.MESSAGE:
            raise TooLarge(
                "message-too-large", f"a message has at most {limits.MESSAGE} bytes", most=limits.MESSAGE
            )
        try:
            said = requests.read_said(text)
        except UNREADABLE as error:
            self.line.say(wire.No(_id_of(text), fault(unread(error))))
            return
        try:
            await self._answer(said)
        except ComptoirError:
            raise
        except Exception as error:
            self.room.report(self.line.eyes, "a message could not be answered", error)
            broken = Broken("broken", "something broke here; it has been reported")
            self.line.say(wire.No(getattr(said, "id", None), fault(broken)))

    async def _answer(self, said: requests.Said) -> None:
        if isinstance(said, requests.Ping):
            self.line.say(wire.Pong())
        elif isinstance(said, requests.Look):
            async with self.room.lock:
                self._look(said)
        elif self.line not in self.room.lines:
            error = NotNow("look-first", "say `look` before anything else")
            self.line.say(wire.No(said.id, fault(error)))
        elif isinstance(said, requests.SayPreview):
            self._preview(said)
        else:
            async with self.room.lock:
                await self._act(said)

    def _look(self, look: requests.Look) -> None:
        room, line = self.room, self.line
        self._budgets.entries.take(line.person, line.address, PAGE)
        before = self._present()
        line.wanted = look.seat
        if look.seat is not None and look.seat not in room.table.held_by(line.person):
            line.wanted = None
            self.line.say(wire.No(None, fault(NotYours("not-your-seat", "this seat is not yours", "seat"))))
        eyes = line.looks_through(room.table)
        if line not in room.lines:
            self._check_crowd(eyes)
            room.lines.append(line)
            line.eyes = eyes
        self._compare(before)
        room.show(line, look.since or 0)
        room.tell()

    def _check_crowd(self, eyes: int) -> None:
        if eyes == WATCHER and self.room.watchers() >= limits.WATCHERS:
            text = f"this table has {limits.WATCHERS} watchers already"
            raise TooMuch("too-many-watchers", text, most=limits.WATCHERS)

    def _preview(self, said: requests.SayPreview) -> None:
        try:
            self._budgets.previews.take(self._person(), self.line.address)
            shown = moves.preview(self.room, self._person(), said)
        except ComptoirError as error:
            self.line.say(wire.No(said.id, fault(error)))
            return
        self.line.say(wire.PreviewTold(said.id, shown))

    async def _act(self, said: requests.Lasting) -> None:
        """Do it once: a message that comes again gets the answer it had."""
        try:
            await self.room.anew(partial(self._once, self._person(), said))
        except ComptoirError as error:
            self._refuse(said.id, error)

    async def _once(self, person: str, said: requests.Lasting) -> None:
        room = self.room
        version = await room.house.store.said(room.table.id, person, said.id)
        if version is None:
            earlier = room.refused.get((person, said.id))
            if earlier is not None:
                self._say_no(earlier)
                return
            if isinstance(said, requests.SayChat):
                self._budgets.talk.take(person, self.line.address)
            await ACTS[type(said)](room, person, said)
            version = room.table.version
        self.line.say(wire.Done(said.id, version))
        room.tell()

    def _refuse(self, word: str, error: ComptoirError) -> None:
        no = wire.No(word, fault(error))
        self._say_no(no)
        if self.line.person is not None and not isinstance(error, DiskFull | Broken | TooMuch):
            self.room.refuse(self.line.person, no)

    def _say_no(self, no: wire.No) -> None:
        self.line.say(no)
        if no.error.code == "stale":
            self.line.post(Telling(self.room).state(self.line, self.line.seen))

    def _person(self) -> str:
        if self.line.person is None:
            raise NotYours("no-guest", "the server does not know you: reload the page")
        return self.line.person


def _id_of(text: str | bytes) -> str | None:
    """The id of a message that is otherwise unreadable, so that its sender knows which it was."""
    try:
        return requests.read_id(text).id
    except UNREADABLE:
        return None
