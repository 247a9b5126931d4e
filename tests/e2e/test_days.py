"""My tables: what runs out first, whose turn it is and since when, and when I rest; clocks on the plates."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any

from playwright.sync_api import expect

from tests.e2e.heller_table import Player
from tests.e2e.shell_page import ME, OPEN, PHONE, camille, come, faults, fits, nadia
from tests.server.clients import Guest

__all__ = ["camille", "come", "nadia"]
DAY = 86_400
TODAY = datetime.now(UTC).date()


def lays(player: Player, rival: Guest, name: str, clock: dict[str, Any] | None, mine: bool = True) -> str:
    """A table of two at which I am asked, or the other is."""
    request = player.page.context.request
    wanted = {"game": "heller", "name": name, "seats": [ME, OPEN], "clock": clock}
    table = str(request.post("/api/v1/tables", data=wanted).json()["id"])
    rival.joins(table)
    me = Guest(rival.address, player.cookie)
    while (me.table(table)["asked"] == [0]) != mine:
        mover = (me, rival)[me.table(table)["asked"][0]]
        mover.looks(table).moves()
    me.leaves()
    return table


def test_my_tables_are_in_the_order_in_which_time_runs_out(camille: Player, nadia: Guest) -> None:
    page = camille.page
    page.goto("/")
    away = {"first": TODAY.isoformat(), "last": (TODAY + timedelta(days=3)).isoformat()}
    nadia.post("/me/habits", {"zone": "UTC", "vacations": [away]})
    lays(camille, nadia, "Ypres", None)
    lays(camille, nadia, "Linden", {"kind": "move", "seconds": 3 * DAY})
    lays(camille, nadia, "Salzburg", {"kind": "live", "seconds": 1200, "increment": 15})
    lays(camille, nadia, "Torun", {"kind": "bank", "seconds": 7 * DAY}, mine=False)
    kept = lays(camille, nadia, "Smyrna", {"kind": "move", "seconds": DAY})
    page.goto("/mine")
    mine = page.get_by_role("region", name="Waiting for you")
    expect(mine.get_by_role("listitem")).to_have_count(4)
    names = mine.get_by_role("listitem").locator(".name")
    expect(names).to_have_text(["Salzburg", "Smyrna", "Linden", "Ypres"])
    expect(mine.get_by_role("listitem").filter(has_text="Linden")).to_contain_text("2 days 23h")
    expect(mine.get_by_role("listitem").filter(has_text="Ypres")).to_contain_text("since")
    others = page.get_by_role("region", name="Waiting for others")
    expect(others.get_by_role("listitem")).to_contain_text("Nadège is away")
    expect(others.get_by_role("listitem")).to_contain_text("stands still")
    assert faults(page) == []
    me = Guest(nadia.address, camille.cookie)
    me.post(f"/tables/{kept}/leave")
    page.reload()
    row = mine.get_by_role("listitem").filter(has_text="Smyrna")
    expect(row).to_contain_text("A bot keeps your seat")
    row.get_by_role("button", name="Take my seat back").click()
    expect(camille.grid).to_be_visible()
    assert not me.table(kept)["seats"][0]["away"]
    me.leaves()
    me.leaves()


def test_quiet_hours_and_vacations_are_said_on_a_phone(come: Callable[..., Player]) -> None:
    player = come(**PHONE, color_scheme="dark", timezone_id="Asia/Tokyo")
    page = player.page
    page.goto("/mine")
    card = page.get_by_role("region", name="Quiet hours")
    expect(card).to_contain_text("your time, Tokyo")
    expect(card).to_contain_text("day and night")
    card.get_by_role("button", name="Change").click()
    window = page.get_by_role("dialog")
    window.get_by_role("switch", name="I have quiet hours").click()
    window.get_by_label("From").fill("23:30")
    window.get_by_label("To").fill("06:15")
    assert faults(page) == []
    window.get_by_role("button", name="Save").click()
    expect(window).to_be_hidden()
    expect(card).to_contain_text("From 23:30 to 06:15 no clock of yours runs")
    card.get_by_role("button", name="Vacation").click()
    first, last = TODAY + timedelta(days=20), TODAY + timedelta(days=25)
    window.get_by_label("First day").fill(first.isoformat())
    window.get_by_label("Last day").fill(last.isoformat())
    window.get_by_role("button", name="Add").click()
    expect(window.get_by_role("region", name="Planned").get_by_role("button")).to_have_count(1)
    assert faults(page) == []
    page.keyboard.press("Escape")
    expect(card).to_contain_text("Vacation from")
    said = page.context.request.get("/api/v1/me/habits").json()
    assert said == {
        "zone": "Asia/Tokyo",
        "quiet": {"begins": 23 * 60 + 30, "ends": 6 * 60 + 15},
        "vacations": [{"first": first.isoformat(), "last": last.isoformat()}],
    }
    assert faults(page) == [] and fits(page)


def test_a_clock_is_chosen_and_runs_on_the_plates(camille: Player, nadia: Guest) -> None:
    page = camille.page
    page.goto("/new?game=heller")
    page.get_by_text("2", exact=True).click()
    page.get_by_text("Time per move", exact=True).click()
    page.get_by_text("3 days", exact=True).click()
    page.get_by_role("button", name="Open a table").click()
    expect(page.get_by_text("Clock: 3 days per move")).to_be_visible()
    nadia.joins(page.url.rsplit("/", 1)[1])
    expect(camille.grid).to_be_visible()
    plates = page.locator("[data-plate]")
    expect(plates.filter(has_text="2 days 23h")).to_have_count(1)
    expect(plates.filter(has_text="3 days")).to_have_count(1)
    assert faults(page) == []
