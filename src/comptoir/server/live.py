"""The WebSocket of a table: what comes in, in order; what goes out is a `Line`."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, TypeVar

from starlette.websockets import WebSocket

from comptoir.server import errands, lessons, memos, moves, requests, talk, trials, undo, wire
from comptoir.server.errors import (
    UNREADABLE,
    Broken,
    DiskFull,
    NotNow,
    NotYours,
    TooLarge,
    TooMuch,
    deal_sealed,
    fault,
    report,
    unread,
)
from comptoir.server.history import PAGE
from comptoir.server.house import House
from comptoir.server.limits import MESSAGES, Bucket
from comptoir.server.line import Line
from comptoir.server.logs import logger
from comptoir.server.room import Room
from comptoir.server.sockets import Socket
from comptoir.server.telling import Telling
from comptoir.table import WATCHER, ComptoirError

log = logger("live")

Act = Callable[[Room, str, Any], Awaitable[None]]
ACTS: dict[type, Act] = {
    requests.SayMove: moves.move,
    requests.SayUndo: undo.undo,
    requests.SayConsent: undo.consent,
    requests.SayChat: talk.chat,
    requests.SayRematch: talk.rematch,
    requests.SayLesson: lessons.go_to,
    requests.SayOrders: errands.leave,
}


S = TypeVar("S", requests.SayHint, requests.SayTry, requests.SayMemo)
Answered = wire.HintTold | wire.TriedTold | wire.MemoTold
HINT_FAILED = NotNow("hint-failed", "no hint came of it this time")
MEMO_FAILED = NotNow("memo-failed", "your notes could not be read or kept")
TRIAL_FAILED = NotNow("trial-failed", "nothing came of trying this out")


async def live(websocket: WebSocket) -> None:
    """Let a socket in; from then on it is a visit, and nothing else is left of the request."""
    house: House = websocket.app.state.house
    person = await house.people.known(websocket.cookies)
    visitor = house.people.read(websocket.cookies)
    login = "" if visitor is None else visitor.login
    address = house.known_as(websocket.client)
    table: str = websocket.path_params["table"]
    await websocket.accept()
    websocket.scope["open"](lambda socket: Visit(house, socket, person, address, login).come(table))


class Visit:
    """One socket at one table. There is a task only while something is answered."""

    __slots__ = (
        *("line", "_house", "_room", "_socket", "_bucket", "_heard", "_works", "_entered", "_gone"),
        *("_silent", "_thinking", "_trying"),
    )

    def __init__(
        self, house: House, socket: Socket, person: str | None, address: str, login: str = ""
    ) -> None:
        self.line = Line(socket, person, address, house.limits, login)
        self._house = house
        self._room: Room | None = None
        self._socket = socket
        self._bucket = Bucket(*house.limits.messages_socket)
        self._heard: list[str | bytes] = []
        """What waits to be answered."""
        self._works = True
        """Is something answered now?"""
        self._entered = False
        self._gone = False
        self._silent: asyncio.TimerHandle | None = None
        self._thinking: asyncio.Task[None] | None = None
        """A hint on its way."""
        self._trying: asyncio.Task[None] | None = None
        """The last trial on its way."""

    @property
    def room(self) -> Room:
        assert self._room is not None, "nothing is answered before the table is found"
        return self._room

    def come(self, table: str) -> Visit:
        log.debug("socket came", table=table[:40], person=self.line.person, address=self.line.address)
        self._house.lines.add(self.line)
        self._silent = asyncio.get_running_loop().call_later(self._house.limits.first_look, self._hush)
        self._socket.work(self._work(table))
        return self

    def hears(self, message: str | bytes) -> None:
        self._heard.append(message)
        if self._works:
            self._socket.hold()
        else:
            self._works = True
            self._socket.work(self._work())

    def goes_on(self) -> None:
        self.line.go_on()

    def ends(self) -> None:
        """What was heard before is answered first."""
        self._gone = True
        if not self._works:
            self._leave()

    async def _work(self, table: str | None = None) -> None:
        """Find the table, if that is still to be done, then read and answer all that was said."""
        try:
            if table is not None:
                await self._enter(table)
            while self._heard:
                message = self._heard.pop(0)
                if not self.line.closing:
                    await self._hear(message)
                if self._heard:
                    # Messages that wait already would else be answered all in one go.
                    await asyncio.sleep(0)
        except ComptoirError as error:
            self.line.bye(error)
        except Exception as error:
            report("a socket", "a message broke something", error)
            self.line.cut()
        finally:
            self._heard.clear()
            self._works = False
            if self._gone:
                self._leave()
            else:
                self._socket.release()

    async def _enter(self, table: str) -> None:
        person, address = self.line.person, self.line.address
        self._house.notes.check(person, address)
        self._house.enter(person, address)
        self._entered = True
        self._room = await self._house.rooms.open(table)
        if self._room.table.hides_from(person):
            raise deal_sealed()
        self.line.at = table
        await self._house.acquaint(self.line)

    def _leave(self) -> None:
        """Once, whoever has taken leave."""
        self._quiet()
        if self.line in self._house.lines:
            self._house.lines.discard(self.line)
            log.debug("socket went", person=self.line.person)
            if self._entered:
                self._house.quit(self.line.person, self.line.address)
            self._part()
        if self._socket.transport.is_closing():
            self.line.stop()

    def _quiet(self) -> None:
        if self._silent is not None:
            self._silent.cancel()
            self._silent = None

    def _hush(self) -> None:
        """Who has not looked by now has come for nothing."""
        self._silent = None
        if not self._looks:
            self.line.bye(NotNow("look-late", "say `look` soon after you come"))

    @property
    def _looks(self) -> bool:
        return self._room is not None and self.line in self._room.lines

    def _part(self) -> None:
        if self._looks:
            before = self.room.present()
            self.room.lines.remove(self.line)
            self._compare(before)
            self.room.tell()

    def _compare(self, before: tuple[set[str], int]) -> None:
        """Did somebody come or go?"""
        if self.room.present() != before:
            self.room.changed()

    async def _hear(self, text: str | bytes) -> None:
        came = time.monotonic()
        if not self._bucket.take():
            raise TooMuch(*MESSAGES)
        self._house.budgets.messages.take(self.line.person, self.line.address)
        most = self._house.limits.message
        data = text if isinstance(text, bytes) else text.encode()
        if len(data) > most:
            raise TooLarge("message-too-large", f"a message has at most {most} bytes", most=most)
        try:
            requests.check_signs(data)
            said = requests.read_said(text)
        except UNREADABLE as error:
            self.line.say(wire.No(_id_of(text), fault(unread(error))))
            return
        try:
            await self._answer(said)
            if isinstance(said, requests.Lasting):
                self._house.metrics.told.observe(time.monotonic() - came)
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
        elif not self._looks:
            error = NotNow("look-first", "say `look` before anything else")
            self.line.say(wire.No(said.id, fault(error)))
        elif isinstance(said, requests.SayPreview):
            self._preview(said)
        elif isinstance(said, requests.SayHint):
            self._thinking = asyncio.create_task(self._beside(said, self._hint, HINT_FAILED))
        elif isinstance(said, requests.SayTry):
            self._trying = asyncio.create_task(self._beside(said, self._try, TRIAL_FAILED))
        elif isinstance(said, requests.SayMemo):
            await self._beside(said, self._memo, MEMO_FAILED)
        else:
            async with self.room.lock:
                await self._act(said)

    def _look(self, look: requests.Look) -> None:
        room, line = self.room, self.line
        self._house.budgets.entries.take(line.person, line.address, PAGE)
        before = self.room.present()
        line.wanted, line.wants_changes = look.seat, look.changes
        if look.seat is not None and look.seat not in room.table.held_by(line.person):
            line.wanted = None
            self.line.say(wire.No(None, fault(NotYours("not-your-seat", "this seat is not yours", "seat"))))
        eyes = line.looks_through(room.table)
        if line not in room.lines:
            self._check_crowd(eyes)
            room.lines.append(line)
            line.eyes = eyes
            self._quiet()
        self._compare(before)
        room.show(line, look.since or 0)
        room.tell()

    def _check_crowd(self, eyes: int) -> None:
        most = self._house.limits.watchers
        if eyes == WATCHER and self.room.present()[1] >= most:
            raise TooMuch("too-many-watchers", f"this table has {most} watchers already", most=most)

    def _preview(self, said: requests.SayPreview) -> None:
        try:
            self._house.budgets.previews.take(self._person(), self.line.address)
            shown = moves.preview(self.room, self._person(), said)
        except ComptoirError as error:
            self.line.say(wire.No(said.id, fault(error)))
            return
        self.line.say(wire.PreviewTold(said.id, shown))

    async def _hint(self, said: requests.SayHint) -> wire.HintTold:
        return await self._house.hints.take(self.room, self._person(), said, self.line.address)

    async def _memo(self, said: requests.SayMemo) -> wire.MemoTold:
        return await memos.memo(self.room, self._person(), said)

    async def _try(self, said: requests.SayTry) -> wire.TriedTold:
        person = self._person()
        self._house.budgets.trials.take(person, self.line.address)
        work = trials.prepared(self.room, person, said)
        return await self._house.tell_apart(person, work)

    async def _beside(self, said: S, answer: Callable[[S], Awaitable[Answered]], failed: NotNow) -> None:
        """Meanwhile whatever else comes is answered."""
        try:
            told: Answered | wire.No = await answer(said)
        except ComptoirError as error:
            told = wire.No(said.id, fault(error))
        except Exception as error:
            self.room.report(self.line.eyes, failed.text, error)
            told = wire.No(said.id, fault(failed))
        if not self.line.closing:
            self.line.say(told)

    async def _act(self, said: requests.Lasting) -> None:
        """Do it once: a message that comes again gets the answer it had."""
        try:
            await self.room.anew(partial(self._once, self._person(), said))
        except ComptoirError as error:
            self._refuse(said.id, error)

    async def _once(self, person: str, said: requests.Lasting) -> None:
        room = self.room
        # A question is answered once: a move that is done already is refused, and only then looked for.
        moves_on = isinstance(said, requests.SayMove)
        version = None if moves_on else await self._done_before(person, said)
        if version is None:
            earlier = room.refused.get((person, said.id))
            if earlier is not None:
                self._say_no(earlier)
                return
            if isinstance(said, requests.SayChat):
                self._house.budgets.talk.take(person, self.line.address)
            try:
                await ACTS[type(said)](room, person, said)
                version = room.table.version
            except ComptoirError:
                await room.settle()
                version = await self._done_before(person, said) if moves_on else None
                if version is None:
                    raise
        self.line.say_ahead(wire.Done(said.id, version))
        room.tell()
        self.line.flush()

    async def _done_before(self, person: str, said: requests.Lasting) -> int | None:
        """The version that was answered when the same was said before."""
        return await self.room.house.store.said(self.room.table.id, person, said.id)

    def _refuse(self, word: str, error: ComptoirError) -> None:
        no = wire.No(word, fault(error))
        self._say_no(no)
        if self.line.person is not None and not isinstance(error, DiskFull | Broken | TooMuch):
            self.room.refuse(self.line.person, no)

    def _say_no(self, no: wire.No) -> None:
        self._house.metrics.refusals.inc()
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
