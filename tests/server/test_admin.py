"""The page of the hosts over HTTP: for hosts only, by the same desk as the command line."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from comptoir.server.admin import ROUTES
from tests.server.clients import ME, OPEN, Guest, Server
from tests.server.test_hosting import ATTENTIVE, Admin, person_of_name, two


@pytest.fixture
def house(tmp_path: Path, serve: Any, url: str) -> tuple[Server, Admin]:
    return serve(tmp_path, database=url, terms=ATTENTIVE), Admin(tmp_path, url)


def invited(admin: Admin) -> str:
    """The token of an invitation."""
    return str(admin.json("invite", "--url", "https://tables.example/")["link"]).partition("/admin#")[2]


def test_a_host_by_invitation_does_what_the_command_line_does(house: tuple[Server, Admin], come: Any) -> None:
    server, admin = house
    cora, anna, ben = come(server), come(server), come(server)
    table, hers, his = two(anna, ben)
    assert cora.refused("/admin", method="GET") == (403, "not-a-host", "")
    assert cora.refused("/admin/enter", {"token": "guess"}) == (403, "bad-invitation", "token")
    token = invited(admin)
    cora.post("/admin/enter", {"token": token})
    assert anna.refused("/admin/enter", {"token": token}) == (403, "bad-invitation", "token")

    view = cora.get("/admin")
    assert view["figures"]["ready"] is True and view["figures"]["sockets"] == 2
    assert [deed["act"] for deed in view["deeds"]] == ["enter", "invite"]
    (listed,) = cora.get("/admin/tables", status="playing")["tables"]
    assert listed["id"] == table
    assert cora.refused("/admin/tables", method="GET", status="lost")[1] == "bad-status"
    him = person_of_name(admin, "Ben of Ulm")
    assert cora.get("/admin/people", name="ben OF")["people"][0]["id"] == him
    assert cora.get(f"/admin/people/{him}")["tables"][0]["id"] == table
    assert cora.refused("/admin/people/nobody", method="GET") == (404, "unknown-person", "")

    assert cora.post("/admin/acts", {"act": "kick", "who": him, "table": table})["tables"] == [table]
    while hers.hear("state", "table")["table"]["seats"][1]["kind"] != "bot":
        pass
    cora.post("/admin/acts", {"act": "ban", "who": him, "why": "shouts"})
    assert his.bye()["error"]["code"] == "banned"
    cora.post("/admin/acts", {"act": "close", "table": table})
    assert anna.table(table)["status"] == "over"
    assert cora.get(f"/admin/tables/{table}")["table"]["status"] == "over"
    deeds = cora.get("/admin")["deeds"]
    assert (deeds[1]["act"], deeds[1]["who"], deeds[1]["why"]) == ("ban", him, "shouts")
    server.stop()
    assert token not in server.said


def test_a_host_looks_after_addresses_old_tables_and_other_hosts(
    tmp_path: Path, serve: Any, url: str, come: Any, behind: Any
) -> None:
    server = serve(tmp_path, database=url, terms=ATTENTIVE)
    admin, cora, anna = Admin(tmp_path, url), come(server), come(server)
    cora.post("/admin/enter", {"token": invited(admin)})
    assert cora.get("/admin/upkeep") == {"banned": [], "old": {"closed": 0}}

    cora.post("/admin/acts", {"act": "ban", "who": "203.0.113.7", "why": "floods"})
    (banned,) = cora.get("/admin/upkeep")["banned"]
    assert (banned["who"], banned["why"]) == ("203.0.113.7/32", "floods")
    cora.post("/admin/acts", {"act": "pardon", "who": banned["who"]})
    assert cora.get("/admin/upkeep")["banned"] == []

    table = anna.lays(ME, OPEN)
    cora.post("/admin/acts", {"act": "close", "table": table})
    assert cora.post("/admin/acts", {"act": "prune"})["tables"] == [], "it was closed a moment ago"
    behind(tmp_path, f"UPDATE tables SET updated = '2020-01-01T00:00:00.000Z' WHERE id = '{table}'")
    anna.post("/admin/enter", {"token": cora.post("/admin/invitations", {})["token"]})
    assert anna.get("/admin/upkeep")["old"] == {"closed": 1}
    assert anna.post("/admin/acts", {"act": "prune"})["tables"] == [table]
    assert anna.refused(f"/tables/{table}", method="GET") == (404, "unknown-table", "")


def test_nobody_else_sees_or_does_anything(server: Server, anna: Guest) -> None:
    anna.lays(ME, OPEN)
    for route in ROUTES:
        path = route.path.replace("{table}", "x").replace("{person}", "x")
        method = "GET" if "GET" in (route.methods or ()) else "POST"
        body = {"token": "guess"} if path.endswith("enter") else {"act": "close", "table": "x"}
        status, code, _ = anna.refused(path, None if method == "GET" else body, method=method)
        assert (status, code in ("not-a-host", "bad-invitation")) == (403, True)
    foreign = anna.http.post("/admin/acts", json={"act": "close"}, headers={"Origin": "https://evil.example"})
    assert foreign.json()["error"]["code"] == "bad-origin"


def test_a_host_may_be_named_in_the_settings(tmp_path: Path, serve: Any, come: Any) -> None:
    server = serve(tmp_path)
    anna = come(server)
    anna.post("/me", {"name": "Anna of Ulm"})
    server.stop()
    her = person_of_name(Admin(tmp_path), "Anna of Ulm")
    server = serve(tmp_path, terms={"admin.people": her})
    assert come(server, anna.cookie).get("/admin")["deeds"] == []
