"""The server as a process: starting, being refused, a full disk, stopping."""

from __future__ import annotations

import resource
import signal
import socket
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx2
import pytest

from tests.server.clients import BOT, ME, Guest, Server, cannot_start, hot
from tests.server.clusters import Cluster


def test_it_runs_from_the_command_line(tmp_path: Path) -> None:
    """The other tests fork a process that has imported everything; this one starts from nothing."""
    command = [sys.executable, "-W", "ignore", "-m", "comptoir.server", "127.0.0.1", "0", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        address = server.stdout.readline().split()[-1]
        assert httpx2.get(f"{address}/api/v1/health").json()["ok"] is True
        refused = subprocess.run(command, capture_output=True, text=True, check=False)
        server.send_signal(signal.SIGINT)
        assert server.wait(timeout=30) == 0
    assert refused.returncode == 1
    assert "another server uses the data folder" in refused.stderr


def test_it_says_where_it_listens_and_stops_when_asked(tmp_path: Path, serve: Any, come: Any) -> None:
    server = serve(tmp_path)
    anna = come(server)
    chair = anna.looks(anna.lays(ME, hot("Oma")))
    assert server.stop() == 0
    assert chair.bye()["error"]["code"] == "server-stops"
    assert server.said == ""


@pytest.mark.parametrize(
    ("path", "times"),
    [("POST /api/v1/me", 1), ("GET /api/v1/rules/karanor", 200)],
    ids=["who has not said all", "who does not take the answers"],
)
def test_it_stops_though_requests_are_under_way(tmp_path: Path, serve: Any, path: str, times: int) -> None:
    server = serve(tmp_path, terms={"run.GRACE": 0.1})
    url = httpx2.URL(server.address)
    with socket.create_connection((url.host, url.port), 30) as line:
        asked = f"{path} HTTP/1.1\r\nHost: here\r\nContent-Length: {'9' if times == 1 else '0'}\r\n\r\n"
        line.sendall(asked.encode() * times)
        assert httpx2.get(f"{server.address}/api/v1/health").json()["ok"] is True
        assert server.stop() == 0
    assert server.said == ""


def test_the_key_is_for_nobody_else_and_survives(tmp_path: Path, serve: Any, come: Any) -> None:
    server = serve(tmp_path)
    anna = come(server)
    table = anna.lays(ME, hot("Oma"))
    mode = (tmp_path / "key").stat().st_mode
    assert stat.S_IMODE(mode) == 0o600
    server.stop()
    server = serve(tmp_path)
    again = come(server, anna.cookie)
    assert again.table(table)["mine"] is True
    server.stop()


def test_a_repeated_message_gets_the_same_answer_after_a_restart(
    tmp_path: Path, serve: Any, come: Any, url: str
) -> None:
    server = serve(tmp_path, database=url)
    anna = come(server)
    table = anna.lays(ME, hot("Oma"))
    chair = anna.looks(table)
    seat = chair.state["table"]["asked"][0]
    chair.look(seat)
    said: list[dict[str, Any]] = [
        {"t": "move", "id": "first", "seat": seat, "ask": 1, "move": "stall 1 A1"},
        {"t": "undo", "id": "second", "seat": seat, "to": 1},
        {"t": "chat", "id": "third", "text": "Oops"},
    ]
    answers = [chair.asks(**message) for message in said]
    server.kill()
    server = serve(tmp_path, database=url)
    chair = come(server, anna.cookie).looks(table)
    assert [chair.asks(**message) for message in said] == answers
    assert chair.version == 3
    lines = [line for message in chair.heard if message["t"] == "chat" for line in message["lines"]]
    assert [line["text"] for line in lines] == ["Oops"]
    server.stop()


@pytest.mark.parametrize(
    ("database", "sentence"),
    [
        ("mysql://somewhere/x", "a database is postgresql://… or a folder; mysql is neither\n"),
        ("sqlite://", "a database is postgresql://… or a folder; sqlite is neither\n"),
        ("postgresql://comptoir:hush@/x?host=/nowhere", "the database postgresql:///x cannot be used: "),
        ("postgresql://comptoir:hush@[/x", "the database postgresql://[/x cannot be used: "),
    ],
)
def test_a_database_that_will_not_do(tmp_path: Path, serve: Any, database: str, sentence: str) -> None:
    said = cannot_start(serve, tmp_path, database=database)
    assert said.startswith(sentence) and "hush" not in said


def test_a_database_that_is_not_there(tmp_path: Path, serve: Any, cluster: Cluster) -> None:
    said = cannot_start(serve, tmp_path, database=cluster.url("nowhere"))
    assert said == 'the database postgresql:///nowhere cannot be used: database "nowhere" does not exist\n'


def test_a_folder_may_be_named_as_a_database(tmp_path: Path, serve: Any) -> None:
    serve(tmp_path / "data", database=f"sqlite://{tmp_path}/named").stop()
    assert [path.name for path in tmp_path.iterdir()] == ["named"]


def test_one_server_a_data_folder(tmp_path: Path, serve: Any) -> None:
    server = serve(tmp_path)
    assert "another server uses the data folder" in cannot_start(serve, tmp_path)
    server.stop()
    serve(tmp_path).stop()


def test_a_port_that_is_taken(tmp_path: Path, serve: Any) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert (
            cannot_start(serve, tmp_path, port=port) == f"port {port} is taken: choose another with --port\n"
        )


def test_a_data_folder_that_is_a_file(tmp_path: Path, serve: Any) -> None:
    (tmp_path / "data").write_text("a file")
    assert "cannot be written" in cannot_start(serve, tmp_path / "data")
    assert "cannot be written" in cannot_start(serve, tmp_path / "data" / "below")


def test_a_database_that_is_none(tmp_path: Path, serve: Any) -> None:
    (tmp_path / "comptoir.sqlite").write_bytes(b"this is no database" * 100)
    assert "damaged" in cannot_start(serve, tmp_path)


def test_a_database_of_another_program(tmp_path: Path, serve: Any) -> None:
    with sqlite3.connect(tmp_path / "comptoir.sqlite") as other:
        other.execute("CREATE TABLE recipes (name)")
    other.close()
    assert "damaged or no database of Comptoir" in cannot_start(serve, tmp_path)


def test_a_database_with_a_damaged_page(tmp_path: Path, serve: Any, come: Any) -> None:
    server = serve(tmp_path)
    come(server).lays(ME, hot("Oma"))
    server.stop()
    path = tmp_path / "comptoir.sqlite"
    data = bytearray(path.read_bytes())
    data[4096:] = b"\xa5" * (len(data) - 4096)
    path.write_bytes(data)
    assert "damaged" in cannot_start(serve, tmp_path)


def test_a_database_of_a_newer_comptoir(tmp_path: Path, serve: Any) -> None:
    serve(tmp_path).stop()
    with sqlite3.connect(tmp_path / "comptoir.sqlite") as database:
        database.execute("PRAGMA user_version = 99")
    database.close()
    assert "newer Comptoir" in cannot_start(serve, tmp_path)


def room_on_disk(server: Server, limit: int) -> None:
    """No file of the server may grow beyond `limit` bytes."""
    hard = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)[1]
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (limit, hard))


def test_a_full_disk_changes_nothing_and_the_game_goes_on_when_there_is_room(
    tmp_path: Path, serve: Any, come: Any
) -> None:
    server = serve(tmp_path)
    anna = come(server)
    chair = anna.looks(anna.lays(ME, hot("Oma")))
    seat = chair.state["table"]["asked"][0]
    before = chair.look(seat)
    message = {"t": "move", "id": "again", "seat": seat, "ask": before["ask"]["id"], "move": "stall 1 A1"}
    room_on_disk(server, 1)
    assert chair.asks(**message)["error"]["code"] == "disk-full"
    assert chair.asks(t="chat", text="hello")["error"]["code"] == "disk-full"
    assert anna.refused("/tables", {"game": "heller", "seats": [ME, BOT]}) == (507, "disk-full", "")
    assert anna.refused("/me", {"name": "Anna"}) == (507, "disk-full", "")
    same = chair.look(seat)
    assert (same["view"], same["version"]) == (before["view"], before["version"])
    room_on_disk(server, resource.RLIM_INFINITY)
    assert chair.asks(**message) == {"t": "done", "id": "again", "version": 2}
    anna.post("/me", {"name": "Anna"})
    server.kill()
    server = serve(tmp_path)
    assert come(server, anna.cookie).looks(before["table"]["id"]).version == 2
    server.stop()


def test_bots_wait_for_room_on_a_full_disk(tmp_path: Path, serve: Any, come: Any) -> None:
    server = serve(tmp_path, pace=0.05)
    anna = come(server)
    chair = anna.looks(anna.lays(BOT, BOT))
    chair.until(3)
    room_on_disk(server, 1)
    assert anna.refused("/me", {"name": "Anna"})[1] == "disk-full"
    version = anna.table(chair.state["table"]["id"])["version"]
    assert anna.refused("/me", {"name": "Anna"})[1] == "disk-full"
    room_on_disk(server, resource.RLIM_INFINITY)
    chair.until(version + 5)
    server.kill()


def test_a_guest_is_not_lost_when_a_refused_request_made_it(anna: Guest) -> None:
    assert anna.refused("/tables", {"game": "chess", "seats": [ME, BOT]})[1] == "bad-game"
    assert anna.cookie
    assert anna.get("/hello")["me"]["name"]
