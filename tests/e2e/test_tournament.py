"""A Swiss tournament of people at their browsers and bots, from its announcement to its winner."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Browser, Page, expect

from tests.e2e.heller_table import WIDE, Player
from tests.e2e.shell_page import PHONE, faults, fits
from tests.e2e.test_hosts import coming
from tests.server.clients import Guest, Server
from tests.server.swift import SWIFT, finished_by

ROUNDS = 2


def entered(browser: Browser, base_url: str, name: str, **more: object) -> Player:
    """Somebody's browser, in which they go by a name."""
    page = coming(browser, base_url, locale="en-GB", **more).new_page()
    assert page.context.request.post("/api/v1/me", data={"name": name}).ok
    return Player(page)


def announced(page: Page) -> str:
    """Nadia announces a tournament whose bots answer at once, and it is open."""
    wanted = {
        "name": "Autumn fair",
        "game": "heller",
        "size": 2,
        "rounds": ROUNDS,
        "pace": 0,
        "level": "random",
    }
    answer = page.context.request.post("/api/v1/tournaments", data=wanted)
    assert answer.ok, answer.text()
    page.goto(f"/tournament/{answer.json()['id']}")
    return str(answer.json()["id"])


def shows_all_of_its_table(page: Page) -> bool:
    """No column of the standings has to be scrolled for."""
    cut = "table => table.offsetWidth > table.parentElement.clientWidth"
    return not page.get_by_role("table").evaluate(cut)


def moves(player: Player) -> None:
    """One move by the page, once it is asked for."""
    expect(player.things.first).to_be_enabled()
    player.things.first.click()
    player.free.first.click()
    player.confirm.click()


def play(players: list[Player], base_url: str) -> None:
    """Each makes a move by the page, and the rest over the wire under the same name, at one table or at two."""
    at: dict[str, list[Player]] = {}
    for player in players:
        player.page.get_by_role("link", name="Go to the table").click()
        expect(player.grid).to_be_visible()
        at.setdefault(player.page.url.rpartition("/")[2], []).append(player)
    for table, there in at.items():
        for player in sorted(
            there, key=lambda player: player.view["asked"] != [player.messages("state")[-1]["seat"]]
        ):
            moves(player)
        guests = [Guest(base_url, player.cookie) for player in there]
        finished_by(guests, table)
        for guest, player in zip(guests, there, strict=True):
            player.page.locator(".acts .primary").click()
            expect(player.page.get_by_role("link", name="Tournament").first).to_be_visible()
            guest.leaves()


def test_a_swiss_tournament_of_bots_and_browsers_to_its_end(
    browser: Browser, house: Callable[..., Server]
) -> None:
    base_url = house(**SWIFT).address
    nadia = entered(browser, base_url, "Nadia", **WIDE)
    tom = entered(browser, base_url, "Tomás", **PHONE)
    fair = announced(nadia.page)
    tom.page.goto(f"/tournament/{fair}")
    for player in (nadia, tom):
        player.page.get_by_role("button", name="Take part").click()
        expect(player.page.get_by_role("row", name="you")).to_be_visible()
    for _ in range(2):
        nadia.page.get_by_role("button", name="Add a bot").click()
    rows = nadia.page.get_by_role("table").get_by_role("row")
    expect(rows).to_have_count(5)
    assert faults(nadia.page) == []
    nadia.page.get_by_role("button", name="Draw the first round").click()
    expect(nadia.page.get_by_role("link", name="Go to the table")).to_be_visible()
    nadia.page.goto("/mine")
    expect(nadia.page.get_by_role("listitem").filter(has_text="Autumn fair")).to_contain_text("2 days 23h")
    for number in range(1, ROUNDS + 1):
        for player in (nadia, tom):
            player.page.goto(f"/tournament/{fair}")
            expect(player.page.get_by_text(f"round {number} is on")).to_be_visible()
            expect(player.page.get_by_role("heading", name="To reach first place")).to_be_visible()
            assert faults(player.page) == [] and fits(player.page)
        play([nadia, tom], base_url)
    tells_the_end(nadia, tom, fair)
    stranger = coming(browser, base_url, locale="de-DE", **PHONE).new_page()
    stranger.goto(f"/tournament/{fair}")
    expect(stranger.get_by_role("columnheader", name="Gegnerstärke")).to_be_visible()
    assert shows_all_of_its_table(stranger), "long words, bots with their faces, several rounds"
    stranger.context.close()
    for player in (nadia, tom):
        player.is_well()
        player.page.context.close()


def tells_the_end(nadia: Player, tom: Player, fair: str) -> None:
    """Both read the same standings: all places and points of both rounds, and who is first."""
    told: list[str] = []
    for player in (nadia, tom):
        player.page.goto(f"/tournament/{fair}")
        expect(player.page.get_by_role("status")).to_contain_text(re.compile("wins|win"))
        rows = player.page.get_by_role("table").get_by_role("row")
        expect(rows).to_have_count(5)
        expect(player.page.get_by_role("link", name="Go to the table")).to_have_count(0)
        assert faults(player.page) == [] and fits(player.page)
        told.append(player.page.get_by_role("status").inner_text())
    assert told[0] == told[1]
    final = nadia.page.context.request.get(f"/api/v1/tournaments/{fair}").json()
    assert final["status"] == "over" and len(final["drawn"]) == ROUNDS
    first = [final["entrants"][row["entrant"]]["name"] for row in final["rows"] if row["place"] == 1]
    assert all(name in told[0] for name in first)
    assert all(mark["what"] == "place" for row in final["rows"] for mark in row["marks"]), (
        "nobody has forfeited"
    )
    assert sum(row["points"] for row in final["rows"]) == 2 * ROUNDS * sum(final["scale"])
