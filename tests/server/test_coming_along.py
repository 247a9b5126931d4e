"""What comes along when a guest turns out to be somebody, and what goes with who leaves the house."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.clients import BOT, ME, OPEN, Guest, Nursery, Server, hot
from tests.server.receivers import a_box
from tests.server.swift import SWIFT, finished, finished_by
from tests.server.test_accounts import Come, logs_in, named
from tests.server.test_notices import SOON, apart, reached, told
from tests.server.test_tournaments import TERMS, announced, at


@pytest.fixture(scope="module")
def server(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(nursery, tmp_path_factory.mktemp("along"), terms={**TERMS, **SWIFT})
    yield server
    assert server.stop() == 0
    assert not server.said, server.said


def test_the_deal_of_the_day_of_a_guest_is_that_of_who_logs_in(anna: Guest, ben: Guest) -> None:
    """It is not played twice, counts as it did, and stands among their games."""
    named(anna, "Ingrid")
    table = ben.post("/daily/heller")["table"]["id"]
    finished(ben, table)
    ben.post(f"/tables/{table}/seen", {"version": ben.table(table)["version"]})
    logs_in(ben, "Ingrid", bring=True)
    again = anna.post("/daily/heller")
    assert (again["table"]["id"], again["fresh"]) == (table, False)
    (deal,) = [deal for deal in anna.get("/daily")["deals"] if deal["game"] == "heller"]
    assert (deal["mine"], deal["done"]) == (table, True)
    assert [(each["mine"], each["counts"]) for each in deal["tables"]] == [(True, True)]
    told = anna.get("/people/me")
    assert [(each["game"], each["played"]) for each in told["games"]] == [("heller", 1)]
    assert [result["table"] for result in told["results"]] == [table]
    assert anna.get("/me/bell")["waiting"] == [], "nothing of it is news"


def test_notes_and_orders_of_a_guest_go_on(anna: Guest, ben: Guest) -> None:
    named(anna, "Sigrid")
    table = ben.lays(ME, hot("Oma"))
    chair = ben.looks(table)
    chair.say(t="memo", text="Mind the gap")
    chair.hear("memo")
    chair.asks(t="orders", seat=0, plan=[{"move": "stall 1 A1", "step": "another"}])
    logs_in(ben, "Sigrid", bring=True)
    (ordered,) = anna.get("/me/orders")["ordered"]
    assert (ordered["table"], ordered["plan"][0]["move"]) == (table, "stall 1 A1")
    here = anna.looks(table)
    here.say(t="memo")
    assert here.hear("memo")["text"] == "Mind the gap"


def test_who_took_part_as_a_guest_goes_on_in_the_tournament(anna: Guest, ben: Guest, clara: Guest) -> None:
    named(anna, "Astrid of Aalborg")
    fair = announced(ben, rounds=1)
    for guest in (ben, clara):
        guest.post(f"/tournaments/{fair}/enter")
    ben.post(f"/tournaments/{fair}/bot", {"level": "random"})
    logs_in(ben, "Astrid of Aalborg", bring=True)
    told = at(anna, fair)
    assert (told["mine"], told["me"]) == (True, 0)
    told = anna.post(f"/tournaments/{fair}/begin")
    seatings = [table["seating"] for table in told["drawn"][0]["tables"]] + [told["drawn"][0]["byes"]]
    assert any(0 in seating for seating in seatings)
    if told["table"]:
        assert anna.looks(told["table"]).state["seat"] is not None


def test_who_takes_part_already_is_not_drawn_twice(anna: Guest, ben: Guest, clara: Guest) -> None:
    named(anna, "Thora")
    fair = announced(clara, rounds=1)
    for guest in (anna, ben, clara):
        guest.post(f"/tournaments/{fair}/enter")
    logs_in(ben, "Thora", bring=True)
    assert [each["out"] for each in at(clara, fair)["entrants"]] == [False, True, False]


def sits_at(guest: Guest, table: str) -> bool:
    return any(seat["me"] for seat in guest.table(table)["seats"])


def test_who_has_left_the_house_is_not_drawn_any_more(anna: Guest, ben: Guest, clara: Guest) -> None:
    ben.post("/me", {"name": "Going"})
    fair, other, own = announced(anna, rounds=2), announced(anna), announced(ben)
    for guest in (anna, ben, clara):
        guest.post(f"/tournaments/{fair}/enter")
        guest.post(f"/tournaments/{other}/enter")
        guest.post(f"/tournaments/{own}/enter")
    told = anna.post(f"/tournaments/{fair}/begin")
    ben.post("/me/delete", {"name": "Going"})
    assert len(at(anna, other)["entrants"]) == 2
    assert at(anna, own)["status"] == "closed", "nobody is left to begin it"
    (gone,) = [i for i, each in enumerate(at(anna, fair)["entrants"]) if each["out"]]
    while (told := at(anna, fair))["status"] == "running":
        for table in told["drawn"][-1]["tables"]:
            here = [guest for guest in (anna, clara) if sits_at(guest, table["table"])]
            if not table["over"] and here:
                finished_by(here, table["table"])
    marks = [mark["what"] for row in told["rows"] if row["entrant"] == gone for mark in row["marks"]]
    assert marks[0] in ("forfeit", "bye") and marks[1:] == ["out"], "a bot wins nothing for who has gone"
    assert "Going" not in str(told)


def test_a_game_that_is_over_was_so_at_one_time(anna: Guest) -> None:
    """Whoever asks for another one later makes it no later."""
    table = anna.lays(ME, BOT, name="Ulm")
    finished(anna, table)
    before = anna.table(table)
    done = anna.looks(table).asks(t="rematch", seat=0)
    assert done["t"] == "done"
    after = anna.table(table)
    assert after["rematch"] != before["rematch"] and after["updated"] == before["updated"]


def test_nobody_is_left_behind_at_a_table_that_waits(serve: Any, come: Any, tmp_path: Path, url: str) -> None:
    """On both databases: what a guest has is somebody's after a restart too."""
    server: Server = serve(tmp_path, database=url)
    anna, ben = come(server), come(server)
    named(anna, "Ragnhild")
    table = ben.lays(ME, OPEN)
    logs_in(ben, "Ragnhild", bring=True)
    server.stop()
    server = serve(tmp_path, database=url)
    anna = come(server, anna.cookie)
    seats = anna.table(table)["seats"]
    assert (seats[0]["me"], seats[0]["name"]) == (True, "Ragnhild")


def test_a_browser_hears_of_who_is_logged_in_there_and_of_nobody_before(
    serve: Any, tmp_path: Path, come: Come, url: str
) -> None:
    """A guest makes an account there and goes on hearing; their log-in is ended from elsewhere; somebody else comes."""
    server: Server = serve(tmp_path, terms={**SOON, "database": url})

    async def scene() -> None:
        async with a_box() as box, a_box() as hook:
            anna, phone, ben = come(server), come(server), come(server)
            await apart(lambda: reached(anna, box, "push", keys=box.keys))
            await apart(named, anna, "Walburg")
            assert len((await apart(anna.get, "/me/notices"))["ways"]) == 1
            await apart(logs_in, phone, "Walburg")
            await apart(lambda: reached(phone, hook))
            [here] = [each for each in (await apart(phone.get, "/me"))["logins"] if not each["here"]]
            await apart(phone.post, "/me/logins/end", {"id": here["id"]})
            assert [way["kind"] for way in (await apart(phone.get, "/me/notices"))["ways"]] == ["webhook"]
            other = come(server, None)
            await apart(lambda: reached(phone, box, "push", keys=box.keys))
            await apart(lambda: reached(other, box, "push", keys=box.keys))
            assert [way["kind"] for way in (await apart(phone.get, "/me/notices"))["ways"]] == ["webhook"]
            table = await apart(lambda: phone.lays(ME, OPEN))
            await apart(ben.joins, table)
            if (await apart(phone.table, table))["asked"] == [1]:
                chair = await apart(ben.looks, table)
                while (await apart(phone.table, table))["asked"] == [1]:
                    await apart(chair.moves)
            assert await told(hook) == {"turn": table}
            assert box.posts.empty()

    asyncio.run(scene())
