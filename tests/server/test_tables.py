"""Laying tables, and who sits where."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.clients import BOT, ME, OPEN, Guest, hot
from tests.server.clusters import DATABASES

pytestmark = pytest.mark.parametrize("server", DATABASES, indirect=True)


def test_the_server_is_well(anna: Guest) -> None:
    health = anna.get("/health")
    assert health["ok"] is True
    assert set(health) == {"ok", "version", "compiled", "disk", "writer", "bots", "tables"}


def test_hello_lists_every_game_with_its_options_and_bots(anna: Guest) -> None:
    hello = anna.get("/hello")
    heller = next(game for game in hello["games"] if game["name"] == "heller")
    assert hello["me"] is None
    assert heller["seats"] == [2, 4]
    assert heller["options"][0] == {
        "name": "open_end", "default": False, "choices": [False, True], "clause": "A6.1",
    }  # fmt: skip
    assert "random" in heller["bots"]


def test_reading_makes_no_guest_and_changing_makes_one(anna: Guest) -> None:
    anna.get("/tables", list="lobby")
    assert anna.cookie is None
    anna.lays(ME, BOT)
    assert anna.cookie is not None
    assert anna.get("/hello")["me"]["name"]


def test_the_cookie_is_for_the_server_alone(anna: Guest) -> None:
    cookie = anna.http.post("/me", json={"name": "Anna"}).headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Max-Age=31536000" in cookie
    assert "Secure" not in cookie


def test_the_cookie_is_secure_behind_https(anna: Guest) -> None:
    answer = anna.http.post("/me", json={"name": "Anna"}, headers={"X-Forwarded-Proto": "https"})
    assert "Secure" in answer.headers["set-cookie"]


def test_a_name_is_kept_and_shown_at_the_table(anna: Guest, ben: Guest) -> None:
    table = anna.lays(ME, OPEN)
    chair = anna.looks(table)
    assert anna.post("/me", {"name": "  Anna  "}) == {"name": "Anna"}
    assert chair.hear("table")["table"]["seats"][0]["name"] == "Anna"
    assert ben.table(table)["seats"][0]["name"] == "Anna"
    assert anna.get("/hello")["me"] == {"name": "Anna"}


@pytest.mark.parametrize(
    "name", ["", "   ", "x" * 25, "a\tb", "a\x01b", "\u202eevil", "\u200b", "e" + 9 * "\u0301"]
)
def test_a_name_that_cannot_be_read_is_refused(anna: Guest, name: str) -> None:
    assert anna.refused("/me", {"name": name}) == (400, "bad-name", "name")


def test_a_table_without_open_seats_starts_at_once(anna: Guest) -> None:
    summary = anna.table(anna.lays(ME, hot("Oma")))
    assert summary["status"] == "playing"
    assert summary["mine"] is True
    assert summary["name"]
    assert [seat["me"] for seat in summary["seats"]] == [True, True]
    assert summary["seats"][1]["name"] == "Oma"
    assert summary["asked"]


def test_a_table_starts_by_itself_when_the_last_seat_is_taken(anna: Guest, ben: Guest) -> None:
    table = anna.lays(ME, OPEN)
    chair = anna.looks(table)
    assert chair.state["view"] is None
    assert (chair.version, chair.state["seat"]) == (0, 0)
    summary = ben.joins(table)
    assert summary["status"] == "playing"
    assert summary["seats"][1]["me"] is True
    state = chair.until(1)
    assert state["from"] == 0
    assert state["view"]["seat"] == 0
    assert [entry["kind"] for entry in state["log"]] == ["start"]


def test_a_watcher_who_joins_sees_through_the_seat_taken(anna: Guest, ben: Guest) -> None:
    table = anna.lays(ME, OPEN)
    ben.post("/me", {"name": "Ben"})
    chair = ben.looks(table)
    assert chair.state["seat"] is None
    ben.joins(table)
    assert chair.until(1)["seat"] == 1


def test_a_seat_is_taken_once(anna: Guest, ben: Guest, clara: Guest) -> None:
    table = anna.lays(ME, OPEN, OPEN)
    assert ben.post(f"/tables/{table}/join", {"seat": 2})["seats"][2]["me"]
    assert clara.refused(f"/tables/{table}/join", {"seat": 2}) == (409, "seat-taken", "seat")
    assert clara.refused(f"/tables/{table}/join", {"seat": 3}) == (400, "bad-seat", "seat")
    assert ben.refused(f"/tables/{table}/join", {"seat": 1}) == (409, "already-seated", "seat")
    assert ben.joins(table)["seats"][1]["kind"] == "open"
    clara.joins(table)
    assert Guest.refused(clara, f"/tables/{table}/fill", {"level": "random"}) == (403, "not-owner", "")


def test_the_owner_fills_a_table_with_bots(anna: Guest, ben: Guest) -> None:
    table = anna.lays(ME, OPEN, OPEN)
    assert ben.refused(f"/tables/{table}/fill", {"level": "random"}) == (403, "not-owner", "")
    assert anna.refused(f"/tables/{table}/fill", {"level": "genius"}) == (400, "bad-level", "level")
    summary = anna.post(f"/tables/{table}/fill", {"level": "random"})
    assert [seat["kind"] for seat in summary["seats"]] == ["person", "bot", "bot"]
    assert len({seat["name"] for seat in summary["seats"]}) == 3
    assert summary["status"] == "playing"


def test_the_owner_closes_a_table_before_the_start(anna: Guest, ben: Guest) -> None:
    table = anna.lays(ME, OPEN, public=True)
    assert ben.refused(f"/tables/{table}/close") == (403, "not-owner", "")
    assert anna.post(f"/tables/{table}/close")["status"] == "closed"
    assert ben.refused(f"/tables/{table}/join") == (409, "not-open", "")
    assert table not in [t["id"] for t in ben.get("/tables", list="lobby")["tables"]]
    started = anna.lays(ME, hot("Oma"))
    assert anna.refused(f"/tables/{started}/close") == (409, "not-open", "")


def test_before_the_start_a_seat_that_is_left_is_open_again(anna: Guest, ben: Guest) -> None:
    table = anna.lays(ME, OPEN, OPEN)
    ben.joins(table)
    assert ben.post(f"/tables/{table}/leave")["seats"][1]["kind"] == "open"
    assert ben.refused(f"/tables/{table}/leave") == (403, "not-seated", "")


def test_the_lobby_shows_public_tables_open_ones_first(anna: Guest, ben: Guest) -> None:
    hidden = anna.lays(ME, OPEN)
    playing = anna.lays(ME, hot("Oma"), public=True)
    waiting = anna.lays(ME, OPEN, public=True)
    lobby = [table["id"] for table in ben.get("/tables", list="lobby")["tables"]]
    assert hidden not in lobby
    assert lobby.index(waiting) < lobby.index(playing)


def test_my_tables_begin_with_those_that_wait_for_me(anna: Guest, ben: Guest) -> None:
    waiting = anna.lays(ME, hot("Oma"))
    still = anna.lays(ME, OPEN)
    mine = anna.get("/tables", list="mine")["tables"]
    assert [table["id"] for table in mine] == [waiting, still]
    assert [table["my_turn"] for table in mine] == [True, False]
    assert ben.get("/tables", list="mine")["tables"] == []
    ben.joins(still)
    ben.post(f"/tables/{still}/leave") if ben.table(still)["status"] == "open" else None
    assert still in [table["id"] for table in ben.get("/tables", list="mine")["tables"]]


def test_a_guest_may_own_twenty_unfinished_tables(anna: Guest) -> None:
    tables = [anna.lays(ME, OPEN) for _ in range(20)]
    wanted = {"game": "heller", "seats": [ME, OPEN]}
    assert anna.refused("/tables", wanted) == (429, "too-many-tables", "")
    anna.post(f"/tables/{tables[0]}/close")
    anna.post("/tables", wanted)


TABLE = {"game": "heller", "seats": [ME, BOT]}


@pytest.mark.parametrize(
    ("body", "code", "field"),
    [
        ({}, "bad-field", "game"),
        ({"game": "heller"}, "bad-field", "seats"),
        ({**TABLE, "game": 7}, "bad-field", "game"),
        ({**TABLE, "game": "chess"}, "bad-game", "game"),
        ({**TABLE, "seats": [ME]}, "bad-seats", "seats"),
        ({**TABLE, "seats": [ME, BOT, BOT, BOT, BOT]}, "bad-seats", "seats"),
        ({**TABLE, "seats": [ME, ME]}, "two-me", "seats"),
        ({**TABLE, "seats": [ME, {"kind": "cat"}]}, "bad-field", "seats[1].kind"),
        ({**TABLE, "seats": [ME, {"kind": "bot", "level": "genius"}]}, "bad-level", "seats[1].level"),
        ({**TABLE, "seats": [ME, hot("")]}, "bad-name", "seats[1].name"),
        ({**TABLE, "options": {"turbo": True}}, "bad-option", "options"),
        ({**TABLE, "options": {"debts": 1}}, "bad-choice", "options"),
        ({**TABLE, "pace": 11}, "bad-field", "pace"),
        ({**TABLE, "pace": "fast"}, "bad-field", "pace"),
        ({**TABLE, "name": "x" * 25}, "bad-name", "name"),
        ({**TABLE, "seed": "mine"}, "bad-field", "seed"),
        ([], "bad-message", ""),
    ],
)
def test_a_table_that_cannot_be_laid_says_which_field(anna: Guest, body: Any, code: str, field: str) -> None:
    assert anna.refused("/tables", body) == (400, code, field)
    assert anna.get("/tables", list="mine")["tables"] == []


def test_unknown_tables_games_and_pages_are_not_found(anna: Guest) -> None:
    assert anna.refused("/tables/nowhere", method="GET") == (404, "unknown-table", "")
    assert anna.refused("/tables/nowhere/join") == (404, "unknown-table", "")
    assert anna.refused("/rules/chess", method="GET") == (404, "unknown-game", "")
    assert anna.refused("/nothing", method="GET") == (404, "unknown-page", "")
    assert anna.refused("/tables", method="GET", list="all") == (400, "bad-list", "list")
    assert anna.refused("/tables", method="DELETE") == (405, "bad-method", "")
    assert anna.sits("nowhere").bye()["error"]["code"] == "unknown-table"
