"""A guided game: the deal is prepared, the bots wait while something is explained and answer by the script."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from comptoir.server import lessons
from tests.server.clients import Chair, Guest, Server

FIRST = "/lessons/heller/first"
STEPS = [step.name for step in lessons.find("heller", "first").steps]


def step(name: str) -> int:
    return STEPS.index(name)


def learns(guest: Guest) -> tuple[str, Chair]:
    """A lesson is begun, and somebody sits at it."""
    table = guest.post(FIRST)
    return table["id"], guest.looks(table["id"])


def goes_to(chair: Chair, name: str) -> None:
    assert chair.asks(t="lesson", step=step(name))["t"] == "done"


def waits(chair: Chair, name: str) -> bool:
    """Does nobody move, however long somebody reads? As long as ten writes to the disk take."""
    version = chair.version
    for _ in range(10):
        goes_to(chair, name)
    return int(chair.look()["version"]) == version


def test_a_lesson_is_a_table_with_a_prepared_deal_and_bots_that_wait(server: Server, anna: Guest) -> None:
    assert "first" in {game["name"]: game for game in anna.get("/hello")["games"]}["heller"]["lessons"]
    table, chair = learns(anna)
    told = anna.table(table)
    assert told["lesson"] == {"name": "first", "step": 0, "steps": len(STEPS), "kind": "say"}
    assert told["study"] and told["deal"] is None and not told["public"]
    state = chair.look()
    assert state["view"]["merchants"][0]["secret"] == "tax-collector"
    chair.moves("stall 3 B5")
    assert waits(chair, "sure"), "nobody moves while something is explained"


def test_bots_go_by_the_script_when_they_are_let_and_wait_again(server: Server, anna: Guest) -> None:
    _, chair = learns(anna)
    chair.moves("stall 3 B5")
    version = chair.look()["version"]
    goes_to(chair, "others")
    market = chair.until(version + 2)["view"]["market"]
    assert market[8] == {"seat": 1, "wares": 2} and market[3] == {"seat": 2, "wares": 2}
    goes_to(chair, "secret")
    chair.moves("secret A3")
    assert waits(chair, "secret")


def test_after_its_last_step_a_lesson_is_a_game_like_others(server: Server, anna: Guest) -> None:
    table, chair = learns(anna)
    chair.asks(t="lesson", step=1000)
    over = {"name": "first", "step": len(STEPS), "steps": len(STEPS), "kind": "play"}
    assert anna.table(table)["lesson"] == over
    version = chair.moves("stall 3 B5")["version"]
    while not (chair.state["ask"] or {}).get("must"):
        chair.hear("state")
    assert chair.version > version, "and they answer"


def test_a_lesson_goes_on_where_it_was_after_a_kill(tmp_path: Path, serve: Any, come: Any) -> None:
    server = serve(tmp_path)
    anna = come(server)
    table, chair = learns(anna)
    chair.moves("stall 3 B5")
    goes_to(chair, "sure")
    version = chair.look()["version"]
    server.kill()
    again = serve(tmp_path)
    back = come(again, anna.cookie).looks(table)
    state = back.look()
    assert (state["version"], state["table"]["lesson"]["step"]) == (version, step("sure"))
    assert waits(back, "sure")
    goes_to(back, "others")
    assert back.until(version + 2)["view"]["market"][8] == {"seat": 1, "wares": 2}


def test_who_leaves_the_seat_ends_the_lesson(server: Server, anna: Guest) -> None:
    table, _ = learns(anna)
    anna.post(f"/tables/{table}/leave")
    assert anna.table(table)["lesson"] is None


def test_only_who_sits_there_goes_on_and_only_in_a_lesson(server: Server, anna: Guest, ben: Guest) -> None:
    table, _ = learns(anna)
    ben.post("/me", {"name": "Benedikta"})
    assert ben.looks(table).asks(t="lesson", step=3)["error"]["code"] == "not-seated"
    plain = anna.lays({"kind": "me"}, {"kind": "bot", "level": "random"})
    assert anna.looks(plain).asks(t="lesson", step=3)["error"]["code"] == "no-lesson"
    for path in ("/lessons/heller/none", "/lessons/nothing/first"):
        assert anna.refused(path, {})[:2] == (404, "unknown-lesson")
        assert anna.refused(path, method="GET")[:2] == (404, "unknown-lesson")
