"""Connections that do not say what they want: limited in number, in time and in bytes, on real sockets."""

from __future__ import annotations

import select
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx2
import pytest

from tests.server.clients import ME, OPEN, Server

PATIENCE = 30.0
GET = b"GET /api/v1/hello HTTP/1.1\r\nHost: here\r\n"
POST = b"POST /api/v1/me HTTP/1.1\r\nHost: here\r\nContent-Length: 60000\r\n\r\n"

Dial = Callable[..., socket.socket]


@pytest.fixture
def dial() -> Iterator[Dial]:
    """A new connection to a server, from any address of this machine."""
    with ExitStack() as lines:

        def dial(server: Server, source: str = "127.0.0.1") -> socket.socket:
            url = httpx2.URL(server.address)
            line = socket.create_connection((url.host, url.port), PATIENCE, (source, 0))
            return lines.enter_context(line)

        yield dial


def heard(line: socket.socket) -> bytes:
    """All that comes until the server hangs up; fails if it does not."""
    got = b""
    with suppress(ConnectionResetError):
        while more := line.recv(65536):
            got += more
    return got


def answered(line: socket.socket) -> bytes:
    """The first line of the answer."""
    return line.recv(65536).split(b"\r\n")[0]


@pytest.mark.parametrize(
    "said", [b"", b"G", GET, GET + b"X: " + b"x" * 1000, b"\r\n", GET + b"\r\n"[:1]], ids=range(6)
)
def test_who_does_not_say_what_they_want_is_cut_off(
    tmp_path: Path, serve: Any, dial: Dial, said: bytes
) -> None:
    server = serve(tmp_path, terms={"limits.head_time": 0.1})
    line = dial(server)
    line.sendall(said)
    assert heard(line) == b""
    assert httpx2.get(f"{server.address}/api/v1/health").status_code == 200
    server.stop()
    assert server.said == ""


def test_a_head_that_trickles_in_has_no_more_time(tmp_path: Path, serve: Any, dial: Dial) -> None:
    line = dial(serve(tmp_path, terms={"limits.head_time": 0.2}))
    line.settimeout(0.01)
    line.sendall(GET + b"X: ")
    got: bytes | None = None
    with suppress(ConnectionError):
        for _ in range(3000):
            with suppress(TimeoutError):
                line.sendall(b"x")
                got = line.recv(10)
                break
        assert got == b""


def test_empty_lines_after_an_answer_keep_no_connection_open(tmp_path: Path, serve: Any, dial: Dial) -> None:
    line = dial(serve(tmp_path, terms={"limits.head_time": 0.1}))
    line.sendall(GET + b"\r\n")
    assert answered(line) == b"HTTP/1.1 200 OK"
    line.sendall(b"\r\n")
    heard(line)


def test_an_upload_that_does_not_end_is_cut_off(tmp_path: Path, serve: Any, dial: Dial) -> None:
    server = serve(tmp_path, terms={"limits.body_time": 0.1})
    line = dial(server)
    line.sendall(POST + b'{"name": "')
    assert heard(line) == b""
    server.stop()
    assert server.said == ""


def test_an_answer_that_nobody_takes_is_dropped(tmp_path: Path, serve: Any) -> None:
    server = serve(tmp_path, terms={"limits.reading_time": 0.1})
    ask = b"GET /api/v1/rules/karanor HTTP/1.1\r\nHost: here\r\n\r\n"
    url = httpx2.URL(server.address)
    with socket.socket() as line:
        line.settimeout(PATIENCE)
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        line.connect((url.host, url.port))
        line.sendall(ask * 200)
        # What the system has still to deliver hides the end from who does not read: it shows to who goes on talking.
        watching = select.poll()
        watching.register(line, select.POLLHUP | select.POLLERR)
        gone = False
        with suppress(ConnectionError):
            for _ in range(int(100 * PATIENCE)):
                line.sendall(b"\r\n")
                gone = gone or bool(watching.poll(10))
                if gone:
                    break
            assert gone, "the connection is still open"
    server.stop()
    assert server.said == ""


PING = b"\x89\xfd\0\0\0\0" + b"x" * 125
PONG = b"\x8a\x7d" + b"x" * 125
MANY = 24_000_000


def pinging(line: socket.socket) -> int:
    """How many bytes of pings the server takes from somebody who reads none of its answers, of many."""
    sent = 0
    with suppress(TimeoutError):
        while sent < MANY:
            sent += line.send(PING * 100)
    return sent


def test_who_pings_and_does_not_take_the_answers_is_not_listened_to_until_they_do(
    tmp_path: Path, serve: Any, come: Any
) -> None:
    server = serve(tmp_path)
    with deaf(server, come(server).lays(ME, OPEN)) as line:
        line.settimeout(2)
        sent = pinging(line)
        assert sent < MANY
        line.settimeout(PATIENCE)
        due = sent // len(PING) * len(PONG)
        while due > 0:
            more = line.recv(65536)
            assert more, "the server has hung up"
            due -= len(more)
    server.stop()
    assert server.said == ""


def test_who_pings_and_does_not_take_the_answers_is_cut_off(tmp_path: Path, serve: Any, come: Any) -> None:
    server = serve(tmp_path, terms={"limits.reading_time": 0.1})
    with deaf(server, come(server).lays(ME, OPEN)) as line, pytest.raises(ConnectionError):
        pinging(line)
    server.stop()
    assert server.said == ""


@contextmanager
def deaf(server: Server, table: str) -> Iterator[socket.socket]:
    """A socket at a table whose other end takes next to nothing."""
    url = httpx2.URL(server.address)
    with socket.socket() as line:
        line.settimeout(PATIENCE)
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        line.connect((url.host, url.port))
        line.sendall(upgrade(table))
        assert answered(line) == b"HTTP/1.1 101 Switching Protocols"
        yield line


def upgrade(table: str) -> bytes:
    return (
        f"GET /api/v1/tables/{table}/live HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    ).encode()


@pytest.mark.parametrize(
    "head",
    [
        GET + b"X: " + b"x" * 40_000 + b"\r\n\r\n",
        GET + b"X: xxxxxxx\r\n" * 4_000 + b"\r\n",
        b"GET /" + b"a" * 40_000 + b" HTTP/1.1\r\nHost: here\r\n\r\n",
        GET + b"Upgrade: websocket\r\nConnection: Upgrade\r\nX: " + b"x" * 40_000 + b"\r\n\r\n",
    ],
    ids=["long", "many", "path", "websocket"],
)
def test_a_head_too_long_is_refused(server: Server, dial: Dial, head: bytes) -> None:
    whole, apart = dial(server), dial(server)
    whole.sendall(head)
    assert answered(whole) == b"HTTP/1.1 431 Request Header Fields Too Large"
    with suppress(ConnectionError):
        for at in range(0, len(head), 5000):
            apart.sendall(head[at : at + 5000])
    with suppress(ConnectionError):
        assert answered(apart) == b"HTTP/1.1 431 Request Header Fields Too Large"


def test_many_requests_at_once_are_no_long_head(server: Server, dial: Dial) -> None:
    line = dial(server)
    asked = GET + b"\r\n"
    line.sendall(asked * 1000 + asked[:20])
    line.sendall(asked[20:-2] + b"Connection: close\r\n\r\n")
    got = heard(line)
    assert got.count(b"HTTP/1.1 ") == 1001
    assert b"HTTP/1.1 4" not in got.replace(b"HTTP/1.1 429", b"")


def test_a_header_without_end_is_not_read_to_its_end(server: Server, dial: Dial) -> None:
    line = dial(server)
    line.sendall(GET + b"X: ")
    sent = 0
    with suppress(ConnectionError):
        while sent < 24_000_000:
            sent += line.send(b"x" * 65536)
    assert sent < 12_000_000, "the rest lies in the buffers of the system"


@pytest.mark.parametrize(
    ("source", "limit"),
    [("127.0.0.1", "limits.half_open_proxy"), ("127.0.0.2", "limits.half_open")],
    ids=["proxy", "guest"],
)
def test_an_address_has_so_many_half_open_connections(
    tmp_path: Path, serve: Any, dial: Dial, source: str, limit: str
) -> None:
    server = serve(tmp_path, terms={limit: 5})
    held = [dial(server, source) for _ in range(5)]
    assert heard(dial(server, source)) == b""
    other = dial(server, "127.0.0.3")
    other.sendall(GET + b"\r\n")
    assert answered(other) == b"HTTP/1.1 200 OK"
    held[0].sendall(GET + b"\r\n")
    assert answered(held[0]) == b"HTTP/1.1 200 OK"
    more = dial(server, source)
    more.sendall(GET + b"\r\n")
    assert answered(more) == b"HTTP/1.1 200 OK"


def test_what_somebody_says_of_their_address_is_believed_of_trusted_proxies_only(
    tmp_path: Path, serve: Any, dial: Dial
) -> None:
    server = serve(tmp_path, terms={"limits.requests_address": "0, 3"})
    told: dict[str, list[bool]] = {"127.0.0.2": [], "127.0.0.1": []}
    for source, known in told.items():
        for number in range(5):
            line = dial(server, source)
            says = b"X-Forwarded-For: 203.0.113.%d\r\nX-Forwarded-Proto: https\r\n" % number
            line.sendall(GET + says + b"Connection: close\r\n\r\n")
            answer = heard(line).lower()
            known.append(b" 200 ok" in answer)
            assert (b"strict-transport-security" in answer) == (source == "127.0.0.1")
    assert told == {"127.0.0.2": [True] * 3 + [False] * 2, "127.0.0.1": [True] * 5}


def test_an_address_has_so_many_connections_in_all_but_a_trusted_proxy_has_more(
    tmp_path: Path, serve: Any, dial: Dial
) -> None:
    server = serve(tmp_path, terms={"limits.connections": 3})
    for source, most in (("127.0.0.2", 3), ("127.0.0.1", 9)):
        for _ in range(most):
            line = dial(server, source)
            line.sendall(GET + b"\r\n")
            assert answered(line) == b"HTTP/1.1 200 OK"
    assert heard(dial(server, "127.0.0.2")) == b""


def test_sockets_count_as_connections_until_they_close(
    tmp_path: Path, serve: Any, dial: Dial, come: Any
) -> None:
    server = serve(tmp_path, terms={"limits.connections": 1})
    table = come(server).lays(ME, OPEN)
    first = dial(server, "127.0.0.2")
    first.sendall(upgrade(table))
    assert answered(first) == b"HTTP/1.1 101 Switching Protocols"
    assert heard(dial(server, "127.0.0.2")) == b""
    first.sendall(b"\x88\x80\0\0\0\0")
    heard(first)
    second = dial(server, "127.0.0.2")
    second.sendall(upgrade(table))
    assert answered(second) == b"HTTP/1.1 101 Switching Protocols"


def test_neither_sockets_nor_requests_are_taken_for_half_open(
    tmp_path: Path, serve: Any, dial: Dial, come: Any
) -> None:
    server = serve(
        tmp_path, terms={"limits.head_time": 0.1, "limits.body_time": 0.1, "limits.half_open_proxy": 3}
    )
    anna = come(server)
    table = anna.lays(ME, OPEN)
    chairs = [anna.looks(table) for _ in range(5)]
    for _ in range(5):
        line = dial(server)
        line.sendall(b"\r\n" + GET + b"\r\n")
        assert answered(line) == b"HTTP/1.1 200 OK"
    heard(dial(server))
    assert [chair.look()["version"] for chair in chairs] == [0] * 5


def test_a_body_that_says_it_is_too_large_is_not_read(server: Server, dial: Dial) -> None:
    for length in (b"64001000", b"9" * 18):
        line = dial(server)
        line.sendall(POST.replace(b"60000", length))
        assert answered(line).startswith(b"HTTP/1.1 413 ")
