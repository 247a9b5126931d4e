"""What docs/security.md promises and no other test shows."""

from __future__ import annotations

import ast
import gzip
import hmac
import json
import socket
from pathlib import Path
from typing import Any

import httpx2
import pytest

import comptoir.server
from comptoir.server import people, tables
from comptoir.server.guard import is_ours
from comptoir.server.house import House
from tests.server.clients import ME, OPEN, Guest, Server, hot
from tests.server.test_bots import in_house
from tests.server.test_study import a_record

SOURCES = sorted(Path(comptoir.server.__file__).parent.glob("*.py"))


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        *(("192.168.1.7:8000", True), ("[fe80::1]:8000", True), ("", True), ("localhost:8000", True)),
        *(("table", True), ("Table.Local.", True), ("tables.club.org", True), ("TABLES.club.org:443", True)),
        *(("club.org", False), ("evil.com", False), ("evil.com:8000", False), ("local.evil.com", False)),
        *(("tables.club.org.evil.com", False), ("a b", False), ("[", False), ("192.168.1.7.evil.com", False)),
        *(("tables.club.org@evil.com", False), ("tables.club.org\t", False), ("999.1.1.1", False)),
    ],
)
def test_a_name_that_somebody_else_can_own_is_not_ours(host: str, ours: bool) -> None:
    assert is_ours(host, {"tables.club.org"}) is ours


def test_what_is_asked_under_anothers_name_is_refused(serve: Any, tmp_path: Path) -> None:
    server: Server = serve(tmp_path, terms={"hosts": "tables.club.org"})
    for name, status in (("evil.com", 421), ("tables.club.org", 200)):
        answer = httpx2.get(f"{server.address}/api/v1/hello", headers={"Host": name})
        assert answer.status_code == status
    answer = httpx2.get(server.address, headers={"Host": "evil.com"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (421, "bad-host")
    assert "hosts" in answer.json()["error"]["text"]


CLIENTS = {
    *("urllib.request", "urllib3", "http.client", "httpx", "httpx2", "aiohttp", "requests", "smtplib"),
    *("ftplib", "xmlrpc", "telnetlib"),
}
POSTING = {"outward.py": {"aiohttp"}}
"""Who may, after a look at where the socket leads."""
REACHING = {
    "create_connection",
    "open_connection",
    "open_unix_connection",
    "urlopen",
    "sendto",
    "getaddrinfo",
}


def imported(node: ast.AST) -> set[str]:
    if isinstance(node, ast.Import):
        return {alias.name for alias in node.names}
    if isinstance(node, ast.ImportFrom):
        return {str(node.module), *(f"{node.module}.{alias.name}" for alias in node.names)}
    return set()


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.stem)
def test_nothing_here_reaches_out(path: Path) -> None:
    """No module of the server knows how to ask another machine, but for the database and the mail server that its host
    has named, and for one that looks where a socket leads; and it looks up a name only to listen there."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        known = CLIENTS & imported(node)
        assert known <= POSTING.get(path.name, set()), f"{path.name} can ask other machines"
        assert "asyncpg" not in imported(node) or path.name == "postgres.py"
        if isinstance(node, ast.Attribute) and path.name != "run.py":
            assert node.attr not in REACHING, f"line {node.lineno}: {node.attr}"


def test_a_packed_body_is_not_unpacked(anna: Guest) -> None:
    bomb = gzip.compress(b'{"name": "' + b"a" * 5_000_000 + b'"}')
    assert len(bomb) < 10_000
    answer = anna.http.post("/me", content=bomb, headers={"Content-Encoding": "gzip"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad-json")


def test_messages_are_never_packed(anna: Guest) -> None:
    url = httpx2.URL(anna.address)
    table = anna.lays(ME, OPEN)
    asked = (
        f"GET /api/v1/tables/{table}/live HTTP/1.1\r\nHost: {url.host}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n\r\n"
    )
    with socket.create_connection((url.host, url.port), 30) as line:
        line.sendall(asked.encode())
        head = line.recv(4096).split(b"\r\n\r\n")[0].lower()
    assert b"101 switching protocols" in head
    assert b"sec-websocket-extensions" not in head


BREAKS = [
    "a\r\nX-Evil: 1",
    "a\nSet-Cookie: comptoir=x",
    "a%0d%0aX-Evil:%201",
    "../../key",
    "..%2f..%2fkey",
    "\0",
]


@pytest.mark.parametrize("text", BREAKS)
def test_no_line_of_a_head_and_no_path_is_made_of_what_was_sent(anna: Guest, text: str) -> None:
    quoted = "".join(f"%{byte:02x}" for byte in text.encode())
    answers = [
        anna.http.get(f"/tables/{quoted}"),
        anna.http.get(f"/rules/{quoted}", params={"lang": text}),
        anna.http.post("/me", json={"name": text}),
        anna.http.post("/import", json={"game": text, "seed": text}),
    ]
    for answer in answers:
        assert answer.status_code in (200, 400, 404), answer.text
        assert "x-evil" not in answer.headers
        assert len(answer.headers.get_list("set-cookie")) <= 1


def test_nobody_guesses_who_somebody_is_or_where_they_play(anna: Guest) -> None:
    anna.post("/me", {"name": "Anna"})
    assert anna.cookie is not None
    person, signature = anna.cookie.rsplit(".", 1)
    assert len(person) >= 16, "96 bits that nobody can guess"
    assert len(signature) >= 43, "signed by SHA-256"
    drawn = [tables.fresh_id() for _ in range(100)]
    assert len(set(drawn)) == 100
    letters = len(tables.LETTERS)
    assert letters ** len(drawn[0]) > 2**50, "a table that is not public is found by its link only"


def test_a_signature_is_compared_in_the_same_time_whatever_is_wrong_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compared: list[bytes] = []
    compare = hmac.compare_digest

    def heard(one: bytes, other: bytes) -> bool:
        compared.append(one)
        return compare(one, other)

    async def act(house: House, person: str) -> None:
        monkeypatch.setattr(hmac, "compare_digest", heard)
        cookie = house.people.cookie(person)
        assert await house.people.known({people.COOKIE: cookie}) == person
        forged = (
            f"{cookie[:-9]}{'AB'[cookie[-9] == 'A']}{cookie[-8:]}"  # the last sign has bits that mean nothing
        )
        assert await house.people.known({people.COOKIE: forged}) is None

    in_house(tmp_path, act)
    assert len(compared) == 2


def test_a_cookie_that_is_replayed_elsewhere_is_nobodys(
    anna: Guest, serve: Any, tmp_path: Path, come: Any
) -> None:
    anna.post("/me", {"name": "Anna"})
    other = come(serve(tmp_path), anna.cookie)
    assert other.get("/hello")["me"] is None


def test_who_looks_on_or_sits_elsewhere_can_act_for_nobody(anna: Guest, ben: Guest) -> None:
    table = anna.lays(ME, hot("Oma"))
    ben.post("/me", {"name": "Ben"})
    mine = anna.looks(table)
    theirs = ben.looks(table)
    assert theirs.state["seat"] is None and theirs.state["ask"] is None
    for seat in (0, 1):
        said = {"seat": seat, "ask": 1, "move": "draw"}
        assert theirs.asks(t="move", **said)["error"]["code"] == "not-your-seat"
    assert ben.refused(f"/tables/{table}/join")[0] == 409
    assert [message["t"] for message in mine.quiet() if message["t"] == "state"] == []
    assert (mine.version, anna.table(table)["version"]) == (1, 1)


def test_what_is_imported_is_shown_as_it_is_and_is_no_markup(anna: Guest) -> None:
    record = json.loads(a_record().to_json()) | {"names": ["<script>a()</script>", "\u202eOma"]}
    assert anna.refused("/import", record)[1] == "bad-name"
    record["names"] = ["<script>a()</script>", "Oma"]
    summary = anna.post("/import", record)
    assert summary["seats"][0]["name"] == "<script>a()</script>"
    answer = anna.http.get(f"/tables/{summary['id']}")
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"
