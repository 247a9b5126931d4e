"""An open socket, frame by frame: what is read of it, what is answered, and what it keeps while it is silent."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from websockets.frames import Close, CloseCode, Frame, Opcode

from comptoir.server.errors import NotNow
from comptoir.server.line import Line
from comptoir.server.settings import Limits
from comptoir.server.sockets import SHORT, SILENT, SLICE, Hall, Socket, alone, framed

TEXT, CONT, PING, PONG, CLOSE = Opcode.TEXT, Opcode.CONT, Opcode.PING, Opcode.PONG, Opcode.CLOSE
LIMITS = Limits(message=1000)


class Wire:
    """A transport that notes what is done to it."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.closing = False
        self.reading = True
        self.protocol: Any = None

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def is_closing(self) -> bool:
        return self.closing

    def close(self) -> None:
        self.closing = True

    abort = close

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def get_protocol(self) -> Any:
        return self.protocol


class Ear:
    """Somebody who listens, and notes it."""

    def __init__(self) -> None:
        self.heard: list[str | bytes] = []
        self.ended = 0
        self.line: Line | None = None

    def hears(self, message: str | bytes) -> None:
        self.heard.append(message)

    def goes_on(self) -> None:
        if self.line is not None:
            self.line.go_on()

    def ends(self) -> None:
        self.ended += 1


def meet(act: Callable[[Socket, Wire, Ear], None], early: bytes = b"") -> tuple[Wire, Ear]:
    """Do something with an open socket."""

    async def met() -> tuple[Wire, Ear]:
        wire, ear = Wire(), Ear()
        connections: set[Any] = set()
        socket = Socket(wire, Hall(LIMITS, connections, set(), Counter(here=1)), "here")  # type: ignore[arg-type]
        wire.protocol = socket
        socket.begin(ear, early)
        assert connections == {socket}
        act(socket, wire, ear)
        for _ in range(50):
            await asyncio.sleep(0)
        socket.connection_lost(None)
        assert not connections and ear.ended
        return wire, ear

    return asyncio.run(met())


def said(kind: Opcode, data: bytes, fin: bool = True) -> bytes:
    """A frame of a browser's."""
    return Frame(kind, data, fin).serialize(mask=True)


def closed(code: int) -> bytes:
    return framed(CLOSE, Close(code, "").serialize())


@pytest.mark.parametrize("size", [1, 3, 7, SLICE])
def test_frames_are_read_however_they_arrive(size: int) -> None:
    frames = [said(TEXT, b"one"), said(TEXT, b"tw", False), said(PING, b"?"), said(CONT, b"", False)]
    frames += [said(CONT, b"o"), said(Opcode.BINARY, b"\xff"), said(PONG, b""), said(TEXT, "drei €".encode())]
    sent = b"".join(frames)

    def act(socket: Socket, wire: Wire, ear: Ear) -> None:
        for at in range(0, len(sent), size):
            socket.data_received(sent[at : at + size])
        assert (socket._frame, socket._reader) == (None, None), "a silent socket keeps nothing"

    wire, ear = meet(act)
    assert ear.heard == ["one", "two", b"\xff", "drei €"]
    assert wire.written == [framed(PONG, b"?")]


def test_what_was_said_before_the_door_was_open_is_heard() -> None:
    _, ear = meet(lambda *_: None, early=said(TEXT, b"hasty"))
    assert ear.heard == ["hasty"]


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (said(CONT, b"x"), CloseCode.PROTOCOL_ERROR),
        (said(TEXT, b"x", False) + said(TEXT, b"y"), CloseCode.PROTOCOL_ERROR),
        (framed(TEXT, b"not masked"), CloseCode.PROTOCOL_ERROR),
        (b"\xc1\x80abcd", CloseCode.PROTOCOL_ERROR),
        (b"\x83\x80abcd", CloseCode.PROTOCOL_ERROR),
        (b"\x09\x80abcd", CloseCode.PROTOCOL_ERROR),
        (said(CLOSE, b"x"), CloseCode.PROTOCOL_ERROR),
        (said(TEXT, b"\xff"), CloseCode.INVALID_DATA),
        (said(TEXT, b"x" * 2001), CloseCode.MESSAGE_TOO_BIG),
        (said(TEXT, b"x" * 1500, False) + said(CONT, b"x" * 501), CloseCode.MESSAGE_TOO_BIG),
    ],
    ids=range(10),  # masks are random
)
def test_who_breaks_the_protocol_is_told_and_cut_off(sent: bytes, code: int) -> None:
    wire, ear = meet(lambda socket, *_: socket.data_received(sent + said(TEXT, b"more")))
    assert wire.written == [closed(code)]
    assert wire.closing and ear.heard == []


def test_leave_is_taken_once_whoever_begins() -> None:
    wire, ear = meet(lambda socket, *_: socket.data_received(said(CLOSE, Close(1000, "").serialize())))
    assert (wire.written, wire.closing) == ([closed(1000)], True)

    def act(socket: Socket, wire: Wire, ear: Ear) -> None:
        socket.hold()
        socket.close(1012)
        assert wire.reading, "their leave is waited for"
        socket.send(b"too late")
        socket.data_received(said(TEXT, b"too late") + said(PING, b"") + said(CLOSE, b""))

    wire, ear = meet(act)
    assert (wire.written, wire.closing, ear.heard) == ([closed(1012)], True, [])


def test_who_is_silent_is_asked_and_then_given_up() -> None:
    def act(socket: Socket, wire: Wire, ear: Ear) -> None:
        heard = socket._heard_at
        socket.look_after(heard + SILENT)
        assert wire.written == []
        socket.look_after(heard + SILENT + 1)
        assert wire.written == [framed(PING, b"")]
        socket.look_after(heard + 2 * SILENT + 1)
        assert wire.closing

    meet(act)


def test_a_flood_is_read_in_slices_and_not_beyond_what_is_taken() -> None:
    def act(socket: Socket, wire: Wire, ear: Ear) -> None:
        socket.data_received(said(TEXT, b"x" * 900) * 10)
        assert len(ear.heard) == 4 and not wire.reading
        socket.pause_writing()

    wire, ear = meet(act)
    assert len(ear.heard) == 10
    assert not wire.reading, "who does not take the answers is not listened to"


def test_what_waits_is_sent_in_order_once_it_is_taken_and_then_leave() -> None:
    def act(socket: Socket, wire: Wire, ear: Ear) -> None:
        ear.line = Line(socket, None)
        ear.line.post(b"one")
        socket.pause_writing()
        for word in (b"two", b"three"):
            ear.line.post(word)
        ear.line.bye(NotNow("server-stops", "it stops"))
        ear.line.post(b"never")
        assert not ear.line.is_sent and not wire.reading
        socket.resume_writing()
        assert ear.line.is_sent
        ear.line.stop()

    wire, _ = meet(act)
    assert wire.written[:3] == [framed(TEXT, word) for word in (b"one", b"two", b"three")]
    assert b'"t":"bye"' in wire.written[3] and wire.written[4:] == [closed(1008)]


@pytest.mark.parametrize("size", [0, 125, 126, 65535, 65536])
def test_a_frame_of_ours_is_as_the_protocol_wants_it(size: int) -> None:
    data = b"x" * size
    assert framed(TEXT, data) == Frame(TEXT, data).serialize(mask=False)


@pytest.mark.parametrize("size", [0, 1, 4, 61, SHORT, SHORT + 1, 0x85, 300])
def test_a_short_text_that_came_by_itself_is_what_the_protocol_reads(size: int) -> None:
    data = bytes(n % 251 for n in range(size))
    assert alone(said(TEXT, data)) == (data if size <= SHORT else None)


def test_nothing_else_is_taken_for_a_short_text() -> None:
    text = said(TEXT, b"word")
    others = [
        said(TEXT, b"word", False),
        said(CONT, b"word"),
        said(Opcode.BINARY, b"word"),
        said(PING, b"word"),
    ]
    others += [framed(TEXT, b"word"), text[:-1], text + b"?", text + text, text[:5], b""]
    # What says that its length follows, or is a piece of what is much longer, and has as many bytes as if it did not.
    others += [b"\x81\xfe" + bytes(4 + 0x7E), b"\x81\xff" + bytes(4 + 0x7F), b"\x81\x85" + bytes(4 + 0x85)]
    assert [alone(other) for other in others] == [None] * len(others)


def test_a_short_text_that_is_no_text_is_the_last() -> None:
    def act(socket: Socket, wire: Wire, ear: Ear) -> None:
        socket.data_received(said(TEXT, b"\xff"))
        socket.data_received(said(TEXT, b"unheard"))

    wire, ear = meet(act)
    assert wire.written == [closed(CloseCode.INVALID_DATA)] and not ear.heard
