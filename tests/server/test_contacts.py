"""People and each other: muted, blocked, told of to the hosts; and whose chat it is."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.server.clients import ME, OPEN, Chair, Guest, hot
from tests.server.test_accounts import Come, named
from tests.server.test_hosting import Admin


def lines(chair: Chair) -> list[str]:
    """What of the chat has arrived."""
    chair.quiet()
    return [line["text"] for message in chair.heard if message["t"] == "chat" for line in message["lines"]]


def says(chair: Chair, text: str) -> Any:
    return chair.asks(t="chat", text=text)


def test_the_chat_of_a_table_by_invitation_is_for_those_who_sit_there(anna: Guest, ben: Guest) -> None:
    table = anna.lays(ME, OPEN, OPEN)
    mine = anna.looks(table)
    says(mine, "among us")
    ben.post("/me", {"name": "Bertrada"})
    theirs = ben.looks(table)
    assert lines(theirs) == []
    assert says(theirs, "hello?")["error"]["code"] == "chat-private"
    ben.joins(table)
    assert lines(theirs) == ["among us"], "who sits down reads what was said before"
    assert says(theirs, "hello!")["t"] == "done"
    assert lines(mine)[-1] == "hello!"


def test_who_was_asked_to_come_reads_and_writes(anna: Guest, ben: Guest, clara: Guest) -> None:
    named(ben, "Bergljot")
    table = anna.lays(ME, hot("Oma"))
    mine = anna.looks(table)
    says(mine, "among us")
    theirs = ben.looks(table)
    assert lines(theirs) == []
    answers = [anna.post(f"/tables/{table}/invite", {"name": name}) for name in ("Bergljot", "No such name")]
    assert answers == [{"name": "Bergljot"}, {"name": "No such name"}], "who is here is not said"
    assert lines(ben.looks(table)) == ["among us"]
    assert says(theirs, "I am here")["t"] == "done"
    assert clara.refused(f"/tables/{table}/invite", {"name": "Bergljot"})[1] == "not-seated"


def test_at_a_public_table_everybody_talks(anna: Guest, ben: Guest) -> None:
    table = anna.lays(ME, OPEN, public=True)
    ben.post("/me", {"name": "Bertrada"})
    mine, theirs = anna.looks(table), ben.looks(table)
    assert says(theirs, "may I watch?")["t"] == "done"
    assert lines(mine) == ["may I watch?"]


def test_whom_somebody_has_muted_they_do_not_read(anna: Guest, ben: Guest) -> None:
    table = anna.lays(ME, OPEN, OPEN)
    ben.joins(table)
    mine, theirs = anna.looks(table), ben.looks(table)
    says(theirs, "one")
    told = anna.post(f"/tables/{table}/people", {"seat": 1, "how": "mute"})
    says(theirs, "two")
    says(mine, "three")
    assert lines(mine) == ["one", "three"]
    assert lines(theirs) == ["one", "two", "three"], "and who is muted does not notice"
    assert lines(anna.looks(table)) == ["three"]
    [shunned] = told["shunned"]
    assert (shunned["name"], shunned["how"]) == (ben.get("/hello")["me"]["name"], "mute")
    assert ben.refused("/me/people/end", {"id": shunned["id"]}) == (404, "unknown-shunned", "id")
    anna.post("/me/people/end", {"id": shunned["id"]})
    assert lines(anna.looks(table)) == ["one", "two", "three"]
    assert anna.refused(f"/tables/{table}/people", {"seat": 0, "how": "mute"}) == (
        404,
        "nobody-there",
        "seat",
    )


def test_who_looks_on_and_talks_is_muted_and_told_of_by_what_they_said(anna: Guest, ben: Guest) -> None:
    table = anna.lays(ME, hot("Oma"), public=True)
    ben.post("/me", {"name": "Bertrada"})
    mine, theirs = anna.looks(table), ben.looks(table)
    says(theirs, "one")
    says(mine, "two")
    people = f"/tables/{table}/people"
    for line in (2, 3):
        assert anna.refused(people, {"line": line, "how": "mute"}) == (404, "unknown-line", "line")
    assert anna.refused(people, {"how": "mute"}) == (404, "nobody-there", "seat")
    assert anna.post(f"/tables/{table}/report", {"line": 1, "text": "He shouts"})
    [shunned] = anna.post(people, {"line": 1, "how": "mute"})["shunned"]
    assert (shunned["name"], shunned["how"]) == ("Bertrada", "mute")
    says(theirs, "three")
    assert lines(mine) == ["one", "two"]
    assert lines(theirs) == ["one", "two", "three"]


def test_nobody_is_found_out_by_lines_that_may_not_be_read(anna: Guest, ben: Guest, clara: Guest) -> None:
    private = anna.lays(ME, OPEN)
    says(anna.looks(private), "among us")
    ben.post("/me", {"name": "Bertrada"})
    shun = {"line": 1, "how": "mute"}
    assert ben.refused(f"/tables/{private}/people", shun)[1] == "unknown-line"
    apart = anna.lays(ME, OPEN, public=True, apart=True)
    clara.joins(apart)
    says(ben.looks(apart), "they do not know")
    assert clara.refused(f"/tables/{apart}/people", shun)[1] == "unknown-line"


def test_whom_somebody_has_blocked_does_not_sit_down_at_their_tables(
    serve: Any, tmp_path: Path, come: Come, url: str
) -> None:
    server = serve(tmp_path, database=url)
    anna, ben, clara = come(server), come(server), come(server)
    table = anna.lays(ME, OPEN)
    ben.joins(table)
    anna.post(f"/tables/{table}/people", {"seat": 1, "how": "block"})
    other = anna.lays(ME, OPEN, OPEN, public=True)
    assert ben.refused(f"/tables/{other}/join", {})[:2] == (403, "not-welcome")
    clara.joins(other)
    assert ben.joins(clara.lays(ME, OPEN))["status"] == "playing"


def test_hosts_are_told_and_see_to_it(serve: Any, tmp_path: Path, come: Come, url: str) -> None:
    server = serve(tmp_path, database=url)
    anna, ben, host = come(server), come(server), come(server)
    table = anna.lays(ME, OPEN)
    ben.joins(table)
    ben.post("/me", {"name": "Ben"})
    anna.post(f"/tables/{table}/report", {"seat": 1, "text": "He is rude"})
    assert host.refused("/admin/complaints/end", {"n": 1})[:2] == (403, "not-a-host")
    admin = Admin(tmp_path, url)
    token = admin("invite").split("#")[-1].split()[0]
    host.post("/admin/enter", {"token": token})
    [told] = host.get("/admin")["complaints"]
    assert (told["name"], told["table"], told["text"]) == ("Ben", table, "He is rude")
    assert host.post("/admin/complaints/end", {"n": told["n"]})["complaints"] == []
    assert anna.refused(f"/tables/{table}/report", {"seat": 0})[1] == "nobody-there"
