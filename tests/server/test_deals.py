"""One deal at several tables: nobody sees another's before their own is over, nobody plays it twice."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from comptoir.server import dealing, requests, sharing
from comptoir.server.house import House
from comptoir.table import read_record
from tests.server.clients import BOT, ME, OPEN, Guest, Nursery, Server
from tests.server.swift import SWIFT, finished
from tests.server.windows import Clock, in_house

BOTS = requests.Bot("random")
HERE = {"game": "heller", "seats": [ME, BOT], "pace": 0, "name": "Friday"}


@pytest.fixture(scope="module")
def server(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(nursery, tmp_path_factory.mktemp("deals"), terms=SWIFT)
    yield server
    assert server.stop() == 0
    assert not server.said, server.said


def begun(guest: Guest, deal: str) -> str:
    made = guest.post(f"/deals/{deal}/play")
    assert made["fresh"]
    return str(made["table"]["id"])


def views(guest: Guest, table: str) -> list[Any]:
    """What lies there at the beginning, as whoever has a seat sees it."""
    page = guest.get(f"/tables/{table}/frames", **{"from": 0, "to": 1})
    return [frame["view"] for frame in page["frames"][:1]]


def test_the_same_deal_lies_at_every_table(anna: Guest, ben: Guest) -> None:
    deal = anna.post("/deals", HERE)
    first, second = begun(anna, deal["id"]), begun(ben, deal["id"])
    assert first != second
    assert views(anna, first) == views(ben, second)
    assert anna.table(first)["deal"]["commitment"] == ben.table(second)["deal"]["commitment"]
    assert deal["commitment"] == anna.table(first)["deal"]["commitment"]
    other = begun(anna, anna.post("/deals", HERE)["id"])
    assert anna.table(other)["deal"]["commitment"] != deal["commitment"]


def test_nobody_sees_anothers_table_of_a_deal_before_their_own_is_over(
    anna: Guest, ben: Guest, clara: Guest
) -> None:
    """However it is asked for, while one plays and once one is done; also by who has no table of it at all."""
    deal = anna.post("/deals", HERE)["id"]
    first, second = begun(anna, deal), begun(ben, deal)
    for over in (False, True):
        if over:
            finished(anna, first)
        for guest in (ben, clara):
            for path in ("", "/frames", "/log", "/record", "/review", "/then", "/foreseen"):
                assert guest.refused(f"/tables/{first}{path}", method="GET")[1] == "deal-not-yours"
            assert guest.refused(f"/tables/{first}/fork", {"move": 0, "seats": [ME, BOT]})[0] == 403
            assert guest.sits(first).bye()["error"]["code"] == "deal-not-yours"
            told = guest.get(f"/deals/{deal}")
            assert (told["open"], told["tables"], told["over"]) == (False, [], int(over))
    finished(ben, second)
    assert ben.get(f"/tables/{first}/frames")["frames"]
    assert len(ben.get(f"/deals/{deal}")["tables"]) == 2
    assert clara.get(f"/deals/{deal}")["tables"] == []


def test_not_even_the_seed_of_ones_own_table_is_told_while_others_play(anna: Guest) -> None:
    table = begun(anna, anna.post("/deals", HERE)["id"])
    finished(anna, table)
    assert anna.table(table)["deal"]["seed"] is None
    assert anna.refused(f"/tables/{table}/record", method="GET")[1] == "deal-sealed"
    assert anna.refused(f"/tables/{table}/fork", {"move": 0, "seats": [ME, BOT]})[1] == "deal-sealed"
    assert anna.http.get("/me/games").text == ""


def test_no_list_of_results_tells_of_a_deal_that_others_play(anna: Guest, ben: Guest) -> None:
    table = begun(anna, anna.post("/deals", HERE)["id"])
    finished(anna, table)
    mine = anna.get("/people/me")
    assert [result["table"] for result in mine["results"]] == [table]
    told = ben.get(f"/people/{mine['face']}")
    assert (told["results"], told["games"]) == ([], [])
    assert not any(
        seat["face"] == mine["face"] for each in ben.get("/club")["results"] for seat in each["seats"]
    )


def test_once_a_deal_is_closed_all_of_it_is_open(serve: Any, come: Any, tmp_path: Path) -> None:
    server: Server = serve(tmp_path, terms={"dealing.DAY": 0})
    anna, ben = come(server), come(server)
    deal = anna.post("/deals", HERE)["id"]
    assert anna.refused(f"/deals/{deal}/play", {})[1] == "deal-over"
    assert ben.get(f"/deals/{deal}")["open"]


def test_a_deal_is_played_once_by_each(anna: Guest, ben: Guest) -> None:
    deal = anna.post("/deals", {**HERE, "seats": [ME, OPEN]})["id"]
    first, second = begun(anna, deal), begun(ben, deal)
    again = anna.post(f"/deals/{deal}/play")
    assert (again["table"]["id"], again["fresh"]) == (first, False)
    assert anna.refused(f"/tables/{second}/join", {})[1] == "deal-played"
    ben.post(f"/tables/{second}/leave")
    assert ben.joins(first)["status"] == "playing", "who got up before anything was dealt may sit elsewhere"


def test_who_watches_an_open_table_sees_nothing_once_it_is_dealt(
    anna: Guest, ben: Guest, clara: Guest
) -> None:
    deal = anna.post("/deals", {**HERE, "seats": [ME, OPEN]})["id"]
    table = begun(anna, deal)
    chair = clara.looks(table)
    ben.joins(table)
    assert chair.bye()["error"]["code"] == "deal-not-yours"
    assert not any(message.get("view") for message in chair.heard)


def test_results_are_compared_seat_by_seat(anna: Guest, ben: Guest) -> None:
    deal = anna.post("/deals", HERE)["id"]
    tables = [begun(anna, deal), begun(ben, deal)]
    for guest, table in zip((anna, ben), tables, strict=True):
        finished(guest, table)
    shown = anna.get(f"/deals/{deal}")["tables"]
    assert sorted(table["table"] for table in shown) == sorted(tables)
    scores = [table["seats"][0]["score"] for table in shown]
    assert scores == sorted(scores, reverse=True)
    assert [table["seats"][0]["against"] for table in shown] == [scores[0] - scores[1], scores[1] - scores[0]]
    assert shown[0]["place"] == 1
    assert [table["mine"] for table in shown if table["table"] == tables[0]] == [True]
    assert not any("seed" in json.dumps(table) for table in shown)


def test_the_deal_of_the_day_is_the_same_for_all_and_counts_once(anna: Guest, ben: Guest) -> None:
    (before,) = [deal for deal in anna.get("/daily")["deals"] if deal["game"] == "heller"]
    table = anna.post("/daily/heller")["table"]["id"]
    again = anna.post("/daily/heller")
    assert (again["table"]["id"], again["fresh"]) == (table, False)
    other = ben.post("/daily/heller")["table"]["id"]
    assert views(anna, table) == views(ben, other)
    deal = ben.table(other)["shared"]["deal"]
    assert deal == anna.table(table)["shared"]["deal"] == before["id"]
    finished(anna, table)
    finished(ben, other)
    shown = ben.get(f"/deals/{deal}")["tables"]
    assert {table, other} <= {each["table"] for each in shown}
    assert all(each["counts"] and each["place"] for each in shown if each["table"] in (table, other))


def test_another_guest_of_the_same_address_plays_the_day_without_counting(
    serve: Any, come: Any, tmp_path: Path
) -> None:
    server: Server = serve(tmp_path, terms=SWIFT)
    anna, again = come(server), come(server)
    again.http.headers.update(anna.headers)
    again.headers = anna.headers
    for guest in (anna, again):
        finished(guest, guest.post("/daily/heller")["table"]["id"])
    day = anna.get("/daily")["deals"][0]["id"]
    shown = anna.get(f"/deals/{day}")["tables"]
    assert {table["mine"]: (table["counts"], table["place"]) for table in shown} == {
        True: (True, 1),
        False: (False, None),
    }


def test_where_somebody_came_from_is_forgotten_once_a_deal_is_closed(tmp_path: Path) -> None:
    """And among friends it is never asked."""

    async def played(house: House, _: Clock) -> None:
        person, day = await house.people.make(), sharing.today()
        for deal in (
            await dealing.drawn(house, "heller", day),
            await dealing.share(house, person, requests.NewDeal("heller", [requests.Me(), BOTS]), ""),
        ):
            await dealing.play(house, person, deal, "203.0.113.7")

        async def homes() -> list[bool]:
            return sorted(bool(home) for (home,) in await house.store.database.rows("SELECT home FROM tries"))

        assert await homes() == [False, True]
        await dealing.drawn(house, "heller", day + timedelta(days=1))
        assert await homes() == [False, True], "a second guest of that address is still known"
        await dealing.drawn(house, "heller", day + timedelta(days=2))
        assert await homes() == [False, False]

    in_house(tmp_path, played)


def test_who_begins_the_day_many_times_crowds_nobody_out(
    serve: Any, come: Any, tmp_path: Path, url: str
) -> None:
    """A list has an end; those who have finished are in it, and whoever asks."""
    server: Server = serve(tmp_path, database=url, terms={**SWIFT, "limits.listed": 2})
    crowd, anna, ben, clara = [come(server) for _ in range(3)], come(server), come(server), come(server)
    for guest in crowd:
        guest.http.headers.update(crowd[0].headers)
        guest.post("/daily/heller")
    for guest in (anna, ben, clara):
        finished(guest, guest.post("/daily/heller")["table"]["id"])
        day = guest.get("/daily")["deals"][0]
        assert day["done"] and day["open"]
        assert any(table["mine"] and table["counts"] for table in day["tables"])


@pytest.mark.parametrize(
    ("wanted", "code", "field"),
    [
        ({"seats": [BOT, BOT]}, "deal-needs-me", "seats"),
        ({"seats": [ME, {"kind": "hotseat", "name": "Oma"}]}, "deal-no-hotseat", "seats[1]"),
        ({"seats": [ME, {"kind": "bot", "level": "oracle"}]}, "bad-level", "seats[1].level"),
        ({"seats": [ME]}, "bad-seats", "seats"),
        ({"days": 31}, "bad-field", "days"),
        ({"days": 0}, "bad-field", "days"),
        ({"game": "chess"}, "bad-game", "game"),
        ({"name": "x" * 25}, "bad-name", "name"),
        ({"options": {"turbo": True}}, "bad-option", "options"),
        ({"seed": "ff"}, "bad-field", "seed"),
    ],
)
def test_a_deal_that_will_not_do_is_refused(anna: Guest, wanted: Any, code: str, field: str) -> None:
    status, *why = anna.refused("/deals", {**HERE, **wanted})
    assert (status, why) == (400, [code, field])


def test_deals_have_a_number_and_unknown_ones_are_unknown(serve: Any, come: Any, tmp_path: Path) -> None:
    server: Server = serve(tmp_path, terms={"limits.deals": 2, "club.daily": "false"})
    anna = come(server)
    for _ in range(2):
        anna.post("/deals", HERE)
    assert anna.refused("/deals", HERE)[:2] == (429, "too-many-deals")
    assert anna.refused("/deals/nowhere", method="GET")[:2] == (404, "unknown-deal")
    assert anna.refused("/deals/nowhere/play", {})[:2] == (404, "unknown-deal")
    assert anna.refused("/daily/chess", {})[:2] == (404, "unknown-game")
    assert anna.refused("/daily/heller", {})[:2] == (409, "no-daily")
    assert anna.get("/daily")["deals"] == []


def test_all_my_games_are_one_file(anna: Guest, ben: Guest) -> None:
    for seats in ([ME, BOT], [ME, BOT]):
        finished(anna, anna.lays(*seats))
    anna.lays(ME, BOT)
    answer = anna.http.get("/me/games")
    assert answer.headers["content-disposition"] == 'attachment; filename="comptoir-games.jsonl"'
    lines = answer.content.splitlines()
    assert len(lines) == 2, "a game that is not over has no record yet"
    for line in lines:
        read_record(line).check()
    assert ben.http.get("/me/games").text == ""


def test_all_games_as_a_file_is_asked_now_and_then_only(anna: Guest) -> None:
    anna.lays(ME, OPEN)
    answers = [anna.http.get("/me/games").status_code for _ in range(6)]
    assert answers == [200] * 5 + [429]
