"""What a link shows before it is opened."""

from __future__ import annotations

import html
from pathlib import Path

import httpx2
from starlette.requests import Request

from comptoir.server.house import House
from comptoir.server.previewing import Seen, preview
from tests.server.clients import BOT, ME, OPEN, Guest, Server
from tests.server.test_bots import in_house
from tests.server.test_study import finished


def page(server: Server, path: str, lang: str = "en") -> str:
    answer = httpx2.get(f"{server.address}{path}", headers={"Accept-Language": lang})
    assert answer.status_code == 200
    return html.unescape(answer.text)


def test_a_public_game_that_is_over_tells_who_won_in_the_readers_language(
    server: Server, anna: Guest
) -> None:
    table = anna.lays(ME, BOT, public=True)
    assert "og:" not in page(server, f"/t/{table}"), "nothing while it is played"
    anna.post(f"/tables/{table}/leave")
    chair = anna.looks(table)
    while chair.state["table"]["status"] != "over":
        chair.hear("state")
    told = chair.state["table"]
    winner = told["seats"][next(place["seat"] for place in told["standing"] if place["rank"] == 1)]["name"]
    english, french = page(server, f"/t/{table}"), page(server, f"/t/{table}/replay", "fr-CH, en;q=0.5")
    assert f"{winner}" in english and "og:title" in english
    assert english.count('property="og:title"') == 1
    assert english.partition("og:title")[2][:80] != french.partition("og:title")[2][:80]
    for place in told["standing"]:
        assert str(place["score"]) in english.partition("og:description")[2][:200]


def test_private_tables_and_those_that_are_not_there_tell_nothing(server: Server, anna: Guest) -> None:
    private = finished(anna)["id"]
    waiting = anna.lays(ME, OPEN, public=True)
    for path in (f"/t/{private}", f"/t/{waiting}", "/t/nowhere", "/t/", "/"):
        assert "og:" not in page(server, path)


def test_a_name_is_no_markup_in_a_preview(server: Server, anna: Guest) -> None:
    anna.post("/me", {"name": '"><b>Anna</b>'})
    table = anna.lays(ME, BOT, public=True)
    anna.post(f"/tables/{table}/leave")
    chair = anna.looks(table)
    while chair.state["table"]["status"] != "over":
        chair.hear("state")
    raw = httpx2.get(f"{server.address}/t/{table}").text
    assert "og:title" in raw
    assert "<b>Anna" not in raw


def test_who_has_too_many_previews_made_is_given_the_page_without(tmp_path: Path) -> None:
    """A table is read for each: so many, and no more."""

    async def act(house: House, person: str) -> None:
        read: list[str] = []

        async def table(name: str) -> None:
            read.append(name)

        house.store.table = table  # type: ignore[method-assign, assignment]
        scope = {"type": "http", "path": "/t/somewhere", "headers": [], "client": ("10.0.0.1", 1)}
        for _ in range(5):
            assert await preview(house, Request(scope)) == Seen()
        assert len(read) == 2
        await preview(house, Request({**scope, "client": ("10.0.0.2", 1)}))
        assert len(read) == 3, "another address has previews of its own"

    in_house(tmp_path, act, links=(0.0, 2.0))
