"""Whatever is asked: an answer that says what is wrong, never that we broke, and no word in the server's log."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import closing, suppress
from typing import Any

import httpx2
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from websockets.sync.client import connect

from tests.server.clients import ME, OPEN, Guest, Server

HASTE = {"limits.head_time": 0.2, "limits.body_time": 0.2, "limits.keep_alive": 0.2}
HEAD = "Host: here\r\nConnection: close\r\n"


def answer(server: Server, request: bytes, cut: bool = False) -> bytes:
    """What the server says to these bytes; `cut`: who sent them is gone before the answer."""
    url = httpx2.URL(server.address)
    with closing(socket.create_connection((url.host, url.port), 30)) as line, suppress(ConnectionError):
        line.sendall(request)
        if cut:
            return b""
        return b"".join(iter(lambda: line.recv(65536), b""))
    return b""


def status(server: Server, request: str | bytes) -> int:
    raw = request if isinstance(request, bytes) else request.encode("latin-1")
    return int(answer(server, raw).split()[1])


@pytest.fixture
def quiet(serve: Any, tmp_path: Any) -> Iterator[Server]:
    """A server that has nothing to complain of."""
    server: Server = serve(tmp_path, terms=HASTE)
    yield server
    assert httpx2.get(f"{server.address}/api/v1/health").status_code == 200
    assert server.stop() == 0
    assert server.said == ""


ODD = {
    "an origin that is no address": ("POST /api/v1/me HTTP/1.1\r\nOrigin: http://[\r\n" + HEAD, 403),
    "an origin that is nothing": ("POST /api/v1/me HTTP/1.1\r\nOrigin:\r\n" + HEAD, 403),
    "from another site": ("POST /api/v1/me HTTP/1.1\r\nSec-Fetch-Site: cross-site\r\n" + HEAD, 403),
    "from a neighbouring site": ("POST /api/v1/me HTTP/1.1\r\nSec-Fetch-Site: same-site\r\n" + HEAD, 403),
    "from our own page": ("POST /api/v1/me HTTP/1.1\r\nSec-Fetch-Site: same-origin\r\n" + HEAD, 400),
    "a very long path": (f"GET /{'a' * 5000} HTTP/1.1\r\n{HEAD}", 200),
    "a very long path of the API": (f"GET /api/v1/{'a' * 5000} HTTP/1.1\r\n{HEAD}", 404),
    "a very long file": (f"GET /assets/{'a' * 5000} HTTP/1.1\r\n{HEAD}", 404),
    "a path of many parts": (f"GET /{'a/' * 8000} HTTP/1.1\r\n{HEAD}", 200),
    "a host that is no host": ("GET / HTTP/1.1\r\nHost: [\r\nConnection: close\r\n", 421),
    "another host that is none": ("POST /api/v1/me HTTP/1.1\r\nHost: [::1\r\nConnection: close\r\n", 421),
    "an unknown address at no host": ("GET /api/x HTTP/1.1\r\nHost: ]/[\r\nConnection: close\r\n", 421),
    "somebody else's name": ("GET / HTTP/1.1\r\nHost: evil.com\r\nConnection: close\r\n", 421),
    "a name of this network": ("GET / HTTP/1.1\r\nHost: TABLE.local:80\r\nConnection: close\r\n", 200),
    "no host": ("GET /api/v1/hello HTTP/1.0\r\n", 200),
    "NUL in the path": (f"GET /api/v1/tables/a%00b HTTP/1.1\r\n{HEAD}", 404),
    "NUL in a file": (f"GET /a%00b HTTP/1.1\r\n{HEAD}", 404),
    "half an escape": (f"GET /api/v1/tables/%f%zz%c3 HTTP/1.1\r\n{HEAD}", 404),
    "bytes in the path": (f"GET /api/v1/tables/\xff\xfe HTTP/1.1\r\n{HEAD}", 400),
    "an odd query": (f"GET /api/v1/tables?list=%ff&&=&%00=%00;a HTTP/1.1\r\n{HEAD}", 400),
    "an odd number": (f"GET /api/v1/tables/a/frames?from=%D9%A3 HTTP/1.1\r\n{HEAD}", 404),
    "an odd language": (f"GET /api/v1/rules/heller?lang=../../x%00 HTTP/1.1\r\n{HEAD}", 200),
    "odd cookies": (
        f'GET /api/v1/hello HTTP/1.1\r\nCookie: comptoir=\xff; =; comptoir; a="\\\r\n{HEAD}',
        200,
    ),
    "a cookie that is signed by nobody": (f"GET /api/v1/hello HTTP/1.1\r\nCookie: comptoir=.\r\n{HEAD}", 200),
    "another method": (f"DELETE /api/v1/tables HTTP/1.1\r\n{HEAD}", 405),
    "another method at a page": (f"PUT / HTTP/1.1\r\n{HEAD}", 405),
    "a POST to what is read": (f"POST /api/v1/hello HTTP/1.1\r\n{HEAD}", 405),
    "a GET of what is changed": (f"GET /api/v1/deal HTTP/1.1\r\n{HEAD}", 405),
    "a POST to nothing": (f"POST /api/v1/nothing HTTP/1.1\r\n{HEAD}", 404),
    "OPTIONS": (f"OPTIONS /api/v1/tables HTTP/1.1\r\n{HEAD}", 405),
    "OPTIONS of all": (f"OPTIONS * HTTP/1.1\r\n{HEAD}", 404),
    "HEAD": (f"HEAD /api/v1/hello HTTP/1.1\r\n{HEAD}", 200),
    "HEAD of a page": (f"HEAD / HTTP/1.1\r\n{HEAD}", 200),
    "TRACE": (f"TRACE / HTTP/1.1\r\n{HEAD}", 405),
    "CONNECT": (f"CONNECT here:80 HTTP/1.1\r\n{HEAD}", 400),
    "no method": (f"DANCE / HTTP/1.1\r\n{HEAD}", 400),
    "no HTTP": ("hello", 400),
    "two lengths": (f"POST /api/v1/me HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n{HEAD}", 400),
    "an odd length": (f"POST /api/v1/me HTTP/1.1\r\nContent-Length: many\r\n{HEAD}", 400),
    "another protocol": (f"GET / HTTP/1.1\r\nUpgrade: h2c\r\n{HEAD.replace('close', 'Upgrade, close')}", 200),
    "a whole address": (f"GET http://[/ HTTP/1.1\r\n{HEAD}", 400),
    "odd types": (
        f"POST /api/v1/me HTTP/1.1\r\nContent-Type: \xff;;=\r\nAccept-Encoding: \xff\r\n{HEAD}",
        400,
    ),
    "a range": (f"GET /icon.svg HTTP/1.1\r\nRange: bytes=9-2,x\r\n{HEAD}", 400),
    "a range beyond": (f"GET /icon.svg HTTP/1.1\r\nRange: bytes=99999999-\r\n{HEAD}", 416),
}


def test_odd_requests_are_answered(quiet: Server) -> None:
    """503 is a page of a client that is not built."""
    found = {name: status(quiet, request + "\r\n") for name, (request, _) in ODD.items()}
    assert {name: code for name, code in found.items() if code not in (ODD[name][1], 503)} == {}


UPGRADE = "Upgrade: websocket\r\nConnection: Upgrade\r\nHost: here\r\nSec-WebSocket-Version: 13\r\n"
KEY = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
HANDSHAKES = [
    f"GET /api/v1/tables/x/live HTTP/1.1\r\n{UPGRADE}\r\n",
    f"GET /api/v1/tables/x/live HTTP/1.1\r\n{UPGRADE}{KEY}Sec-Fetch-Site: cross-site\r\n\r\n",
    f"GET /api/v1/tables/x/live HTTP/1.1\r\n{UPGRADE}{KEY}Origin: http://[\r\n\r\n",
    f"GET /api/v1/tables/\xff/live HTTP/1.1\r\n{UPGRADE}{KEY}\r\n",
    f"GET /api/v1/tables/%00%ff/live?%ff HTTP/1.1\r\n{UPGRADE}{KEY}Cookie: comptoir=\xff\r\n\r\n",
    f"GET /nowhere HTTP/1.1\r\n{UPGRADE}{KEY}\r\n",
    f"POST /api/v1/tables/x/live HTTP/1.1\r\n{UPGRADE}{KEY}\r\n",
    f"GET /api/v1/tables/x/live HTTP/1.1\r\n{UPGRADE}{KEY}" + "X: y\r\n" * 300 + "\r\n",
    f"GET /api/v1/tables/x/live HTTP/1.1\r\n{UPGRADE}{KEY}X: {'y' * 9000}\r\n\r\n",
    f"GET /{'x' * 9000} HTTP/1.1\r\n{UPGRADE}{KEY}\r\n",
    f"GET /api/v1/tables/x/live HTTP/1.1\r\n{UPGRADE}{KEY}Content-Length: 5\r\n\r\nhello",
    f"GET /api/v1/tables/x/live HTTP/1.0\r\n{UPGRADE}{KEY}\r\n",
    f"GET /api/v1/tables/x/live HTTP/1.1\r\n{UPGRADE}{KEY}\r\n\xff\xff\xff\xff",
]


def test_odd_handshakes_are_answered_or_dropped(quiet: Server) -> None:
    url = httpx2.URL(quiet.address)
    found: list[bytes] = []
    for request in HANDSHAKES:
        with closing(socket.create_connection((url.host, url.port), 30)) as line:
            line.sendall(request.encode("latin-1"))
            found.append(line.recv(65536).split()[1])
    assert found == b"400 403 403 400 403 403 405 400 400 400 400 101 101".split()


def test_uploads_that_break_off_say_nothing_in_the_log(quiet: Server) -> None:
    for path in ("/me", "/tables", "/import", "/tables/x/join"):
        head = f"POST /api/v1{path} HTTP/1.1\r\nHost: here\r\nContent-Length: 9000\r\n\r\n".encode()
        for _ in range(5):
            answer(quiet, head + b'{"name"', cut=True)
    chunked = b"POST /api/v1/import HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\nff\r\n{"
    answer(quiet, chunked, cut=True)
    assert status(quiet, chunked.replace(b"ff\r\n", b"xyz\r\n")) == 400


def test_text_that_is_no_text_ends_a_socket_and_nothing_else(quiet: Server, come: Any) -> None:
    anna: Guest = come(quiet)
    table = anna.lays(ME, OPEN)
    url = f"{quiet.address.replace('http', 'ws', 1)}/api/v1/tables/{table}/live"
    with connect(url) as odd:
        odd.socket.sendall(b"\x81\x82\0\0\0\0\xff\xfe")
        assert odd.close_code in (None, 1007)
        with suppress(Exception):
            odd.recv(timeout=30)
    assert odd.close_code == 1007
    assert anna.looks(table).version == 0


WORDS = st.text(st.characters(min_codepoint=0, max_codepoint=255), max_size=30)
METHODS = st.sampled_from(["GET", "POST", "HEAD", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "M-SEARCH"])
PARTS = st.sampled_from(
    [
        "api",
        "v1",
        "tables",
        "live",
        "me",
        "hello",
        "assets",
        "rules",
        "heller",
        "import",
        "frames",
        "..",
        ".",
        "",
    ]
)
PATHS = st.lists(PARTS | WORDS.map(lambda word: "".join(f"%{ord(c):02x}" for c in word)), max_size=6)
HEADERS = st.lists(
    st.tuples(
        st.sampled_from(
            [
                *(
                    "Origin",
                    "Cookie",
                    "Host",
                    "Content-Type",
                    "Accept-Encoding",
                    "Range",
                    "Referer",
                    "Upgrade",
                ),
                *("Connection", "Expect", "Transfer-Encoding", "X-Forwarded-For", "Sec-Fetch-Site"),
            ]
        ),
        WORDS
        | st.sampled_from(
            ["http://[", "[", "comptoir=x.y", "chunked", "100-continue", "websocket", "upgrade"]
        ),
    ),
    max_size=4,
)


@pytest.fixture(scope="module")
def fuzzed(nursery: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all that luck thinks of."""
    server = Server(nursery, tmp_path_factory.mktemp("fuzzed"), terms=HASTE)
    yield server
    assert server.stop() == 0
    assert server.said == ""


@settings(
    max_examples=300,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(METHODS, PATHS, WORDS, HEADERS, st.binary(max_size=60))
@example("POST", ["api", "v1", "me"], "", [("Origin", "http://[")], b"")
def test_nothing_that_is_asked_breaks_anything(
    fuzzed: Server, method: str, path: list[str], query: str, headers: list[tuple[str, str]], body: bytes
) -> None:
    lines = "".join(f"{name}: {value}\r\n" for name, value in headers)
    where = f"/{'/'.join(path)}" + (f"?{query}" if query else "")
    head = f"{method} {where} HTTP/1.1\r\n{lines}Content-Length: {len(body)}\r\nConnection: close\r\n\r\n"
    heard = answer(fuzzed, head.encode("latin-1") + body)
    assert b" 500 " not in heard.split(b"\r\n")[0]
