"""What hosts do on the command line: it lasts, running servers hear of it, and everything can be copied and checked."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import comptoir
from tests.server.clients import ME, OPEN, Chair, Guest, Server, hot
from tests.server.clusters import Cluster

ATTENTIVE = {"house.HEED": 0.01}
KEPT_FIRST = ["--set", "keep.over=1", "--set", "keep.playing=1"]


class Admin:
    """`comptoir admin` for one archive."""

    def __init__(self, data: Path, url: str = "") -> None:
        self.where = ["--database", url] if url else ["--data", str(data)]

    def __call__(self, *words: str | Path, code: int = 0) -> str:
        done = comptoir("admin", *self.where, *words)
        assert done.exit_code == code, (done.stdout, done.stderr, done.exception)
        return done.stdout if code == 0 else done.stdout + done.stderr

    def json(self, *words: str | Path, code: int = 0) -> Any:
        return json.loads(self(*words, "--json", code=code))


@pytest.fixture
def admin(tmp_path: Path, url: str) -> Admin:
    return Admin(tmp_path, url)


def person_of(admin: Admin, guest: Guest) -> str:
    return person_of_name(admin, guest.get("/hello")["me"]["name"])


def person_of_name(admin: Admin, name: str) -> str:
    (found,) = admin.json("people", name)
    return str(found["id"])


def two(anna: Guest, ben: Guest) -> tuple[str, Chair, Chair]:
    """Anna and Ben at a table."""
    anna.post("/me", {"name": "Anna of Ulm"})
    ben.post("/me", {"name": "Ben of Ulm"})
    table = anna.lays(ME, OPEN)
    ben.joins(table)
    return table, anna.looks(table), ben.looks(table)


def until(chair: Chair, holds: Callable[[dict[str, Any]], bool]) -> None:
    """Wait until the table is as it should be."""
    while not holds(chair.hear("state", "table")["table"]):
        pass


def test_what_a_host_does_takes_effect_at_once(
    tmp_path: Path, serve: Any, come: Any, admin: Admin, url: str
) -> None:
    server: Server = serve(tmp_path, database=url, terms=ATTENTIVE)
    anna, ben = come(server), come(server)
    table, hers, his = two(anna, ben)
    him = person_of(admin, ben)

    (listed,) = admin.json("tables", "--status", "playing")
    assert listed["id"] == table and [seat["name"] for seat in listed["seats"]] == [
        "Anna of Ulm",
        "Ben of Ulm",
    ]
    assert not {"seed", "next_seed", "parts", "mark", "standing"} & listed.keys()
    assert table in admin("tables") and "Ben of Ulm" in admin("show", him)

    assert "is muted" in admin("mute", him, "--why", "shouts")
    heeded(ben)
    assert his.asks(t="chat", text="HELLO")["error"]["code"] == "muted"
    assert hers.asks(t="chat", text="hello")["t"] == "done"
    assert "hello" in admin("show", table)

    assert "one table" in admin("kick", him, "--table", table)
    until(hers, lambda told: told["seats"][1]["kind"] == "bot")
    assert ben.refused(f"/tables/{table}/return") == (403, "not-seated", "")

    admin("ban", him)
    assert his.bye()["error"]["code"] == "banned"
    assert ben.refused("/me", {"name": "Bertha"}) == (403, "banned", "")
    assert {"mute", "ban"} == set(admin.json("show", him)["person"]["notes"])
    admin("pardon", him)
    heeded(anna)
    ben.post("/me", {"name": "Bertha"})
    assert "Nobody of that name" in admin("pardon", him, code=1)

    assert ben.headers["X-Forwarded-For"].startswith("10.0.")
    admin("ban", f"{ben.headers['X-Forwarded-For']}/32")
    heeded(anna)
    assert ben.refused("/me", {"name": "Bertha"}) == (403, "banned", "")
    admin("pardon", ben.headers["X-Forwarded-For"])

    admin("close", table)
    until(hers, lambda told: told["status"] == "over")
    assert "over already" in admin("close", table, code=1)
    acts = [deed["act"] for deed in admin.json("deeds")]
    assert acts == ["close", "pardon", "ban", "pardon", "ban", "kick", "mute"]
    server.stop()
    assert server.said == ""


def heeded(guest: Guest) -> None:
    """Until the server has looked what hosts did: it does so all the time."""
    for _ in range(20):
        guest.get("/hello")


def test_a_number_that_begins_with_a_dash_is_no_option(
    tmp_path: Path, serve: Any, come: Any, admin: Admin, url: str
) -> None:
    """Those of former releases do, one in sixty-four."""
    anna = come(serve(tmp_path, database=url))
    anna.post("/me", {"name": "Anna of Ulm"})
    assert person_of(admin, anna).isalnum()

    former = "-3W8PRHNmHpoxH0R"
    for words in (("show", former), ("mute", former, "--why", "spam"), ("kick", "--why", "spam", former)):
        assert "There is no such person" in admin(*words, code=1)
    assert "There is no option" in admin("show", "--everything", code=2)


def test_who_is_deleted_leaves_their_games_and_nothing_else(
    tmp_path: Path, serve: Any, come: Any, admin: Admin, url: str
) -> None:
    server: Server = serve(tmp_path, database=url, terms=ATTENTIVE)
    anna, ben = come(server), come(server)
    table, hers, his = two(anna, ben)
    his.asks(t="chat", text="a word of mine")
    waiting = ben.lays(ME, OPEN)
    him = person_of(admin, ben)
    assert "say --yes" in admin("delete", him, code=2)
    admin("delete", him, "--yes")
    until(hers, lambda told: told["seats"][1]["kind"] == "bot")
    assert his.bye()["error"]["code"] == "gone", "the server has heard of it"
    assert come(server, ben.cookie).get("/hello")["me"] is None
    assert admin.json("people", "Ben of Ulm") == []
    assert "a word of mine" not in admin("show", table)
    assert anna.refused(f"/tables/{waiting}/join") == (409, "not-open", "")
    hers.look()
    assert hers.state["table"]["status"] == "playing"


def test_a_copy_is_whole_and_is_played_on(tmp_path: Path, serve: Any, come: Any, cluster: Cluster) -> None:
    """A backup of a running server, restored into PostgreSQL, and moved from there into a folder again."""
    server: Server = serve(tmp_path / "first")
    anna, ben = come(server), come(server)
    table, hers, _ = two(anna, ben)
    hers.asks(t="chat", text="before the copy")
    first = Admin(tmp_path / "first")
    assert "and compared: 1 tables, 2 people, 1 entries" in first("backup", tmp_path / "copy")
    assert "is not empty" in first("backup", tmp_path / "copy", code=1)
    assert "A server uses" in first("move", tmp_path / "elsewhere", code=1)
    server.stop()

    url = cluster.fresh()
    shared = Admin(tmp_path, url)
    assert "One game holds under the present rules." in shared("restore", tmp_path / "copy")
    with_moves(serve(tmp_path, database=url), come, [anna, ben], table)
    shared("mute", person_of_name(shared, "Ben of Ulm"))
    there = shared.json("move", tmp_path / "back")["rows"]
    assert (there["log"], there["deeds"], there["notes"]) == (2, 1, 1)
    assert [deed["act"] for deed in Admin(tmp_path / "back").json("deeds")] == ["mute"]
    with_moves(serve(tmp_path / "back"), come, [anna, ben], table)
    assert "before the copy" in Admin(tmp_path / "back")("show", table)


def with_moves(server: Server, come: Any, guests: list[Guest], table: str) -> None:
    """One more move by whoever is asked; then the server stops."""
    for guest in guests:
        chair = come(server, guest.cookie).looks(table)
        if chair.state["seat"] in chair.state["table"]["asked"]:
            chair.moves()
            break
    assert server.stop() == 0 and server.said == ""


def test_stored_games_are_replayed_and_what_is_wrong_is_named(tmp_path: Path, serve: Any, come: Any) -> None:
    server: Server = serve(tmp_path)
    anna = come(server)
    good, bad = anna.lays(ME, hot("Oma")), anna.lays(ME, hot("Oma"))
    for table in (good, bad):
        chair = anna.looks(table)
        chair.look(chair.state["table"]["asked"][0])
        chair.moves("stall")
    server.stop()
    admin = Admin(tmp_path)
    assert {each["verdict"] for each in admin.json("check")} == {"holds"}
    with closing(sqlite3.connect(tmp_path / "comptoir.sqlite", isolation_level=None)) as kept:
        kept.execute("UPDATE log SET text = 'stall 1 Z9' WHERE table_id = ? AND n = 2", (bad,))
    said = admin("check", code=1)
    assert "One game holds" in said and f"{bad} (heller): " in said and good not in said


def test_old_tables_are_named_first_and_forgotten_if_that_is_meant(
    tmp_path: Path, serve: Any, come: Any, admin: Admin, url: str, behind: Any
) -> None:
    server: Server = serve(tmp_path, database=url, terms=ATTENTIVE)
    anna = come(server)
    old, new = anna.lays(ME, hot("Oma")), anna.lays(ME, hot("Oma"))
    chair = anna.looks(old)
    aged = f"UPDATE tables SET updated = '2020-01-01T00:00:00.000Z' WHERE id = '{old}'"
    behind(tmp_path, aged)
    assert admin.json(*KEPT_FIRST, "prune") == {
        "pruned": False,
        "tables": {"closed": [], "over": [], "playing": [old]},
    }
    assert "Nothing has changed" in admin(*KEPT_FIRST, "prune")
    assert "One table is forgotten" in admin(*KEPT_FIRST, "prune", "--yes")
    assert chair.bye()["error"]["code"] == "unknown-table"
    assert anna.refused(f"/tables/{old}", method="GET") == (404, "unknown-table", "")
    assert anna.table(new)["status"] == "playing"
    assert [table["id"] for table in admin.json("tables")] == [new]


def test_where_nothing_is_kept_it_is_said_and_nothing_is_made(tmp_path: Path) -> None:
    assert "There are no tables in" in Admin(tmp_path / "none")("tables", code=1)
    assert not (tmp_path / "none").exists()
