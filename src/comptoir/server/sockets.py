"""A WebSocket that is open, as small as can be: thousands of them wait at one server, and most are silent.

uvicorn and Starlette let it in (`connections.py`, `guard.py`, `live.py`), then it is handed over to this protocol, and
all that they needed is forgotten. A silent socket has no task, no timer and no buffer.
"""

from __future__ import annotations

import asyncio
import struct
from asyncio import Task, TimerHandle
from collections import Counter
from collections.abc import Coroutine, Generator
from typing import Any, Protocol

from websockets.exceptions import PayloadTooBig, ProtocolError
from websockets.frames import Close, CloseCode, Frame, Opcode
from websockets.streams import StreamReader

from comptoir.server.settings import Limits

SLICE = 4 * 1024
"""Bytes that are read in one round of the loop."""
SILENT = 20.0
"""Seconds after which it is asked whether anybody is there; after twice as many there is nobody."""
PING = b"\x89\x00"
WHOLE_TEXT = 0x80 | Opcode.TEXT
"""The first byte of a text that is not cut into pieces."""
HEAD = 6
"""Bytes before what a guest says, if it is short: what it is, how long, and by what it is masked."""
SHORT = 125
"""Bytes whose number stands in the second byte."""


class Sliced(asyncio.Protocol):
    """Reads what came in slices, with a round of the loop between two: one guest's flood is not everybody's pause.

    Who does not take what they are sent is not waited for long."""

    __slots__ = ("_deaf", "_rest", "limits", "loop", "transport")

    limits: Limits
    transport: asyncio.Transport
    loop: asyncio.AbstractEventLoop
    _rest: bytes
    _deaf: TimerHandle | None

    def take(self, data: bytes) -> None:
        """What the protocol does with a slice."""
        raise AssertionError("each protocol says it")

    def can_wait(self) -> bool:
        """May what came be read piece by piece?"""
        return True

    def listens(self) -> bool:
        """May more be read once this is?"""
        return True

    def data_received(self, data: bytes) -> None:
        if self._rest:
            self._rest += data
            return
        size = SLICE if self.can_wait() else len(data)
        self.take(data[:size])
        self._rest = data[size:]
        if self._rest and not self.transport.is_closing():
            self.transport.pause_reading()
            self.loop.call_soon(self._go_on)

    def _go_on(self) -> None:
        rest, self._rest = self._rest, b""
        if self.transport.is_closing():
            return
        if self.listens():
            self.transport.resume_reading()
        # A WebSocket may have taken over the connection meanwhile.
        self.transport.get_protocol().data_received(rest)  # type: ignore[attr-defined]

    def pause_writing(self) -> None:
        super().pause_writing()
        self.takes_nothing()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.takes_all()

    def takes_nothing(self) -> None:
        if self._deaf is None:
            self._deaf = self.loop.call_later(self.limits.reading_time, self.transport.abort)

    def takes_all(self) -> None:
        """What there was is taken, or there is nobody left to take it."""
        if self._deaf is not None:
            self._deaf.cancel()
            self._deaf = None


class Listener(Protocol):
    """Who is at our end of a socket."""

    def hears(self, message: str | bytes) -> None: ...

    def goes_on(self) -> None:
        """The other end takes again what it is sent."""

    def ends(self) -> None:
        """Nothing more is heard: one of both has taken leave, or the connection is gone. It may be said twice."""


class Hall:
    """What all sockets of a server share."""

    def __init__(
        self, limits: Limits, connections: set[Any], tasks: set[Task[None]], counted: Counter[str]
    ) -> None:
        self.limits = limits
        self.loop = asyncio.get_running_loop()
        self._connections = connections
        self._tasks = tasks
        self._counted = counted

    def came(self, socket: Socket) -> None:
        self._connections.add(socket)

    def went(self, socket: Socket, address: str) -> None:
        self._connections.discard(socket)
        less(self._counted, address)

    def work(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something be done that the server waits for before it stops."""
        task = self.loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def less(counter: Counter[str], address: str) -> None:
    counter[address] -= 1
    if not counter[address]:
        del counter[address]


class Socket(Sliced):
    """The frames of one connection."""

    __slots__ = (
        *("flows", "_listener", "_hall", "_address", "_held", "_closed", "_heard_at"),
        *("_reader", "_frame", "_kind", "_message"),
    )

    def __init__(self, transport: asyncio.Transport, hall: Hall, address: str) -> None:
        self.loop = hall.loop
        self.transport = transport
        self.limits = hall.limits
        self.flows = True
        """Does the other end take what it is sent?"""
        self._listener: Listener | None = None
        self._hall = hall
        self._address = address
        self._rest = b""
        self._deaf = None
        self._held = False
        """Has who listens enough to do?"""
        self._closed = False
        """Have we taken leave?"""
        self._heard_at = self.loop.time()
        self._reader: StreamReader | None = None
        self._frame: Generator[None, None, Frame] | None = None
        """While a frame is there in part."""
        self._kind: Opcode | None = None
        self._message = b""
        """While a message is there in part."""
        hall.came(self)

    def begin(self, listener: Listener, early: bytes) -> None:
        """Read from now on; some may have come already."""
        self._listener = listener
        if early:
            self.transport.resume_reading()
            self.data_received(early)

    def work(self, work: Coroutine[Any, Any, None]) -> None:
        self._hall.work(work)

    # What is sent

    def send(self, *texts: bytes) -> None:
        """Some messages, in one piece."""
        if not self._closed:
            self.transport.write(b"".join([framed(Opcode.TEXT, text) for text in texts]))

    def close(self, code: int) -> None:
        """Take leave; whoever listens hears no more."""
        if not self._closed:
            self._closed = True
            self.transport.write(framed(Opcode.CLOSE, Close(code, "").serialize()))
            if not self.flows or self._held:
                self._listen_again()
            self.loop.call_soon(self._end)

    def abort(self) -> None:
        self.transport.abort()

    def shutdown(self) -> None:
        """The server stops."""
        self.close(CloseCode.SERVICE_RESTART)
        self.transport.close()

    def look_after(self, now: float) -> None:
        """Is anybody there?"""
        silent = now - self._heard_at
        if silent > 2 * SILENT:
            self._fail(CloseCode.INTERNAL_ERROR)
        elif silent > SILENT and self.flows and not self._closed:
            self.transport.write(PING)

    def pause_writing(self) -> None:
        """Who does not take what they are sent, answers to pings among it, is not listened to either."""
        super().pause_writing()
        self.flows = False
        self._pause()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.flows = True
        self._listen_again()
        if self._listener is not None:
            self._listener.goes_on()

    # What is heard

    def hold(self) -> None:
        """Read no more for now."""
        self._held = True
        self._pause()

    def release(self) -> None:
        if self._held:
            self._held = False
            self._listen_again()

    def listens(self) -> bool:
        """Not to who does not take the answers, nor to more than can be answered; but for a last word."""
        return self._closed or (self.flows and not self._held)

    def _pause(self) -> None:
        if not self.transport.is_closing():
            self.transport.pause_reading()

    def _listen_again(self) -> None:
        if self.listens() and not self._rest and not self.transport.is_closing():
            self.transport.resume_reading()

    def take(self, data: bytes) -> None:
        self._heard_at = self.loop.time()
        if self._frame is None and self._kind is None and (text := alone(data)) is not None:
            self._whole(text)
            return
        reader = self._reader or StreamReader()
        reader.feed_data(data)
        try:
            self._read(reader)
        except ProtocolError:
            self._fail(CloseCode.PROTOCOL_ERROR)
        except PayloadTooBig:
            self._fail(CloseCode.MESSAGE_TOO_BIG)
        except UnicodeDecodeError:
            self._fail(CloseCode.INVALID_DATA)
        self._reader = reader if self._frame is not None else None

    def _whole(self, text: bytes) -> None:
        """A short message that came by itself, as most do."""
        try:
            said = text.decode()
        except UnicodeDecodeError:
            self._fail(CloseCode.INVALID_DATA)
            return
        if self._listener is not None and not self._closed and not self.transport.is_closing():
            self._listener.hears(said)

    def _read(self, reader: StreamReader) -> None:
        """All frames that are there."""
        while (self._frame is not None or reader.buffer) and not self.transport.is_closing():
            # Twice as large as allowed is refused with a sentence, more is cut off.
            most = 2 * self.limits.message - len(self._message)
            frame = self._frame or Frame.parse(reader.read_exact, mask=True, max_size=most)
            self._frame = None
            try:
                next(frame)
            except StopIteration as read:
                self._came(read.value)
            else:
                self._frame = frame
                return

    def _came(self, frame: Frame) -> None:
        if frame.opcode is Opcode.CLOSE:
            Close.parse(frame.data)
            self._answer_close(bytes(frame.data))
        elif frame.opcode is Opcode.PING:
            if not self._closed:
                self.transport.write(framed(Opcode.PONG, bytes(frame.data)))
        elif frame.opcode is not Opcode.PONG:
            self._piece(frame)

    def _piece(self, frame: Frame) -> None:
        """A message, or part of one."""
        if (frame.opcode is Opcode.CONT) != (self._kind is not None):
            raise ProtocolError("a message begins in the middle of another, or goes on without a beginning")
        kind = frame.opcode if self._kind is None else self._kind
        message = self._message + bytes(frame.data)
        if not frame.fin:
            self._kind, self._message = kind, message
            return
        self._kind, self._message = None, b""
        said = message.decode() if kind is Opcode.TEXT else message
        if self._listener is not None and not self._closed:
            self._listener.hears(said)

    def _answer_close(self, reason: bytes) -> None:
        if not self._closed:
            self._closed = True
            self.transport.write(framed(Opcode.CLOSE, reason))
        self._end()
        self.transport.close()

    def _fail(self, code: CloseCode) -> None:
        self.close(code)
        self.transport.close()

    def _end(self) -> None:
        if self._listener is not None:
            self._listener.ends()

    def connection_lost(self, exc: Exception | None) -> None:
        self._closed = True
        self.takes_all()
        self._reader = self._frame = None
        self._end()
        self._listener = None
        self._hall.went(self, self._address)


def alone(data: bytes) -> bytes | None:
    """What a short text says that is there whole, with nothing after it; None if it is anything else."""
    size = len(data) - HEAD
    if not 0 <= size <= SHORT or data[0] != WHOLE_TEXT or data[1] != 0x80 | size:
        return None
    mask = int.from_bytes((data[2:HEAD] * (size // 4 + 1))[:size], "little")
    return (int.from_bytes(data[HEAD:], "little") ^ mask).to_bytes(size, "little")


def framed(kind: Opcode, data: bytes) -> bytes:
    """A whole message of ours, as one frame."""
    size = len(data)
    if size <= SHORT:
        return struct.pack("!BB", 0x80 | kind, size) + data
    if size < 1 << 16:
        return struct.pack("!BBH", 0x80 | kind, 126, size) + data
    return struct.pack("!BBQ", 0x80 | kind, 127, size) + data
