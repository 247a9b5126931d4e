"""Nothing that comes over the wire harms a game: it is exactly as it was."""

from __future__ import annotations

import json
import socket
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx2
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.clients import ME, OPEN, Chair, Guest, Server, hot


@pytest.fixture
def chair(anna: Guest) -> Chair:
    """A game of two on one screen, three moves old; this screen looks through the seat that is asked."""
    chair = anna.looks(anna.lays(ME, hot("Oma")))
    for _ in range(3):
        chair.look(chair.state["table"]["asked"][0])
        chair.moves("stall")
    chair.look(chair.state["table"]["asked"][0])
    return chair


def as_it_is(guest: Guest, table: str) -> Any:
    """All that can be seen of a game, through the eyes of all seats this guest holds."""
    frames = [guest.get(f"/tables/{table}/frames", eyes=seat) for seat in ("0", "1", "watch")]
    summary = guest.table(table)
    return frames, {
        name: summary[name] for name in ("version", "asked", "status", "undo", "headline", "rematch")
    }


MALFORMED = [
    "",
    "hello",
    "{",
    "[]",
    "null",
    "7",
    '"look"',
    "{}",
    '{"t": "dance"}',
    '{"t": 7}',
    '{"t": "look", "seat": "one"}',
    '{"t": "look", "seat": -1}',
    '{"t": "look", "seat": 1e9}',
    '{"t": "look", "since": -1}',
    '{"t": "look", "extra": 1}',
    '{"t": "move", "id": "a"}',
    '{"t": "move", "id": "a", "seat": 0, "ask": 1, "move": 3}',
    '{"t": "move", "id": "", "seat": 0, "ask": 1, "move": "draw"}',
    '{"t": "move", "id": "' + "a" * 41 + '", "seat": 0, "ask": 1, "move": "draw"}',
    '{"t": "move", "id": "a", "seat": 99999999999999999999, "ask": 1, "move": "draw"}',
    '{"t": "move", "id": "a", "seat": 0, "ask": 1, "move": "draw", "version": 1}',
    '{"t": "move", "id": "a", "seat": 0, "ask": 1, "move": "' + "x" * 1001 + '"}',
    '{"t": "undo", "id": "a", "seat": 0, "to": "start"}',
    '{"t": "chat", "id": "a", "text": "\\ud800"}',
    '{"t": "chat", "id": "a", "text": ' + "[" * 5000,
    '{"x": ' + "[" * 5000,
    "\x00",
]


@pytest.mark.parametrize("text", MALFORMED, ids=range(len(MALFORMED)))
def test_a_malformed_message_is_refused_and_the_game_goes_on(anna: Guest, chair: Chair, text: str) -> None:
    table = chair.state["table"]["id"]
    before = as_it_is(anna, table)
    chair.socket.send(text)
    no = chair.hear("no")
    assert no["error"]["code"] in ("bad-json", "bad-message", "bad-field")
    assert as_it_is(anna, table) == before
    chair.moves("stall")


def test_the_sign_of_number_0_is_refused_whichever_the_database(
    tmp_path: Path, serve: Any, come: Any, url: str
) -> None:
    """PostgreSQL keeps it in no text; what SQLite kept could not be moved there."""
    server: Server = serve(tmp_path, database=url)
    anna: Guest = come(server)
    table = anna.lays(ME, OPEN)
    come(server).joins(table)
    chair = anna.looks(table, 0)
    for message in ({"t": "chat", "text": "a", "id": "k\0"}, {"t": "memo", "text": "\\\0"}):
        assert chair.asks(**message)["error"]["code"] == "bad-message"
    told = {"seat": 1, "text": "bad\0words"}
    assert anna.refused(f"/tables/{table}/report", told) == (400, "bad-message", "")
    assert anna.refused("/tables/%00/seen", {"version": 1}) == (404, "unknown-page", "")
    assert chair.asks(t="chat", text=r"a path: \u0000")["t"] == "done", "six signs that spell it are not it"
    assert (server.stop(), server.said) == (0, "")


def test_a_wrong_field_is_named_and_so_is_the_message(chair: Chair) -> None:
    chair.socket.send('{"t": "move", "id": "k9", "seat": 0, "ask": "now", "move": "draw"}')
    no = chair.hear("no")
    assert (no["id"], no["error"]["code"], no["error"]["field"]) == ("k9", "bad-field", "ask")


def test_bytes_that_are_no_text_are_refused(chair: Chair) -> None:
    chair.socket.send(b"\xff\xfe")
    assert chair.hear("no")["error"]["code"] == "bad-json"
    chair.moves("stall")


def test_a_message_too_large_is_the_last(anna: Guest, chair: Chair) -> None:
    before = as_it_is(anna, chair.state["table"]["id"])
    chair.socket.send('{"t": "chat", "id": "a", "text": "' + "x" * 17_000 + '"}')
    assert chair.bye()["error"]["code"] == "message-too-large"
    other = anna.looks(chair.state["table"]["id"])
    other.socket.send("x" * 100_000)
    with pytest.raises(ConnectionClosed):
        other.hear("bye")
    assert as_it_is(anna, chair.state["table"]["id"]) == before


def test_a_flood_is_cut_off_and_nobody_else_notices(anna: Guest, chair: Chair) -> None:
    table = chair.state["table"]["id"]
    flooding = anna.looks(table)
    with suppress(ConnectionClosed):
        for _ in range(1000):
            flooding.socket.send('{"t": "ping"}')
    assert flooding.bye()["error"]["code"] == "too-many-messages"
    chair.moves("stall")


def test_a_flood_of_requests_is_refused(anna: Guest) -> None:
    anna.post("/me", {"name": "Anna"})
    url = httpx2.URL(anna.address)
    request = f"GET /api/v1/health HTTP/1.1\r\nHost: {url.host}\r\nCookie: comptoir={anna.cookie}\r\n"
    with socket.create_connection((url.host, url.port)) as line:
        line.sendall((request + "\r\n").encode() * 200 + (request + "Connection: close\r\n\r\n").encode())
        heard = b"".join(iter(lambda: line.recv(65536), b""))
    assert heard.count(b"HTTP/1.1 200") >= 50
    assert heard.count(b"HTTP/1.1 429") >= 50
    assert b"too-many-requests" in heard


def test_duplicated_and_stale_moves_change_nothing(anna: Guest, chair: Chair) -> None:
    table, seat, ask = chair.state["table"]["id"], chair.state["seat"], chair.ask["id"]
    message = {"t": "move", "id": "twice", "seat": seat, "ask": ask, "move": chair.ask["options"][0]}
    chair.asks(**message)
    before = as_it_is(anna, table)
    for number in range(5):
        assert chair.asks(**message)["t"] == "done"
        assert chair.asks(**{**message, "id": f"other{number}"})["error"]["code"] == "stale"
    assert as_it_is(anna, table) == before


def test_a_word_is_good_for_one_message(anna: Guest, chair: Chair) -> None:
    table, seat = chair.state["table"]["id"], chair.state["seat"]
    first = {"t": "move", "id": "word", "seat": seat, "ask": chair.ask["id"], "move": chair.ask["options"][0]}
    done = chair.asks(**first)
    chair.until(done["version"])
    chair.look(chair.state["table"]["asked"][0])
    before, asked = as_it_is(anna, table), chair.ask
    another = {**first, "seat": asked["seat"], "ask": asked["id"], "move": asked["options"][-1]}
    assert chair.asks(**another) == done, "it gets the answer of the first"
    assert as_it_is(anna, table) == before


def test_strangers_and_forged_cookies_touch_nothing(
    anna: Guest, ben: Guest, chair: Chair, server: Server, come: Any
) -> None:
    table, seat = chair.state["table"]["id"], chair.state["seat"]
    before = as_it_is(anna, table)
    assert anna.cookie is not None
    name, signature = anna.cookie.rsplit(".", 1)
    forged = [
        f"{name}.{signature[::-1]}",
        f"{name}.",
        name,
        "",
        f"{name[::-1]}.{signature}",
        "é.x"[1:],
        "." * 5000,
    ]
    for cookie in forged:
        thief = come(server, cookie)
        assert thief.get("/hello")["me"] is None
        stranger = thief.looks(table)
        assert stranger.state["seat"] is None
        answer = stranger.asks(t="move", seat=seat, ask=chair.ask["id"], move="draw")
        assert answer["error"]["code"] == "no-guest"
    ben.post("/me", {"name": "Ben"})
    stranger = ben.looks(table, seat=None)
    for message in [
        {"t": "move", "ask": chair.ask["id"], "move": "draw"},
        {"t": "preview", "move": "draw"},
        {"t": "undo", "to": 1},
        {"t": "consent", "yes": True},
        {"t": "rematch"},
    ]:
        assert stranger.asks(seat=seat, **message)["error"]["code"] == "not-your-seat"
    for path in ("leave", "return"):
        assert ben.refused(f"/tables/{table}/{path}") == (403, "not-seated", "")
    assert ben.refused(f"/tables/{table}/frames", method="GET", eyes="0") == (403, "not-your-seat", "eyes")
    assert ben.refused(f"/tables/{table}/frames", method="GET", eyes="all") == (409, "not-over", "eyes")
    assert ben.refused(f"/tables/{table}/record", method="GET") == (409, "not-over", "")
    assert as_it_is(anna, table) == before


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://127.0.0.1", "http://127.0.0.1:1"])
def test_other_pages_can_change_nothing(anna: Guest, chair: Chair, origin: str) -> None:
    answer = anna.http.post("/me", json={"name": "Eve"}, headers={"Origin": origin})
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "bad-origin")
    url = f"{anna.address.replace('http', 'ws', 1)}/api/v1/tables/{chair.state['table']['id']}/live"
    headers = {"Cookie": f"comptoir={anna.cookie}"}
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(url, origin=Origin(origin), additional_headers=headers),
    ):
        pass
    assert refused.value.response.status_code == 403


def test_our_own_page_may(anna: Guest, chair: Chair) -> None:
    assert anna.http.post("/me", json={"name": "Anna"}, headers={"Origin": anna.address}).status_code == 200
    url = f"{anna.address.replace('http', 'ws', 1)}/api/v1/tables/{chair.state['table']['id']}/live"
    with connect(url, origin=Origin(anna.address)) as own:
        own.send('{"t": "ping"}')
        assert json.loads(own.recv(timeout=30)) == {"t": "pong"}


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        (b"{", 400, "bad-json"),
        (b'{"name": "\xff"}', 400, "bad-json"),
        (b'{"name": ' + b"[" * 5000, 400, "bad-field"),
        (b'{"name": "' + b"x" * 70_000 + b'"}', 413, "body-too-large"),
        (b"", 400, "bad-field"),
    ],
)
def test_a_body_that_cannot_be_read_is_refused(anna: Guest, body: bytes, status: int, code: str) -> None:
    answer = anna.http.post("/me", content=body)
    assert (answer.status_code, answer.json()["error"]["code"]) == (status, code)


def test_a_guest_has_at_most_twenty_sockets(anna: Guest) -> None:
    table = anna.lays(ME, OPEN)
    chairs = [anna.looks(table) for _ in range(20)]
    assert anna.sits(table).bye()["error"]["code"] == "too-many-sockets"
    chairs[0].stands_up()
    chairs[1].hear("chat")
    assert anna.sits(table).look()["version"] == 0


def test_a_client_that_does_not_read_delays_nobody(anna: Guest, chair: Chair, server: Server) -> None:
    table = chair.state["table"]["id"]
    host, port = httpx2.URL(server.address).host, httpx2.URL(server.address).port
    with socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        deaf.connect((host, port))
        url = f"{server.address.replace('http', 'ws', 1)}/api/v1/tables/{table}/live"
        with connect(url, sock=deaf.dup(), max_queue=1, close_timeout=0) as socket_that_waits:
            for _ in range(35):
                socket_that_waits.send('{"t": "look", "seat": null, "since": null}')
            for _ in range(4):
                chair.look(chair.state["table"]["asked"][0])
                chair.moves("stall")
