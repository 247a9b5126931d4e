"""What brings people back: the bell of every page, what happened meanwhile, and orders that are seen and cancelled."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.e2e.heller_table import Player, played
from tests.e2e.shell_page import SMALL, camille, come, faults, fits, nadia
from tests.e2e.test_days import lays
from tests.server.clients import Guest

__all__ = ["camille", "come", "nadia"]
LONG_AGO = 25_000
"""Milliseconds after which the bell has asked again."""


def rings(page: Page, name: str) -> None:
    expect(page.get_by_role("button", name=name, exact=True)).to_be_visible()


def until(page: Page, path: str, said: str) -> None:
    """The server knows what the page has told it on its way out."""
    page.wait_for_function(
        "async ([path, said]) => JSON.stringify(await (await fetch(path)).json()) === said",
        arg=[f"/api/v1/me/{path}", said],
        polling=500,
    )


def test_the_bell_counts_what_waits_and_leads_there(camille: Player, nadia: Guest) -> None:
    page = camille.page
    page.goto("/")
    rings(page, "Nothing waits for you")
    lays(camille, nadia, "Linden", None)
    table = lays(camille, nadia, "Torun", None, mine=False)
    page.reload()
    rings(page, "1 table waits for you")
    expect(page).to_have_title("(1) " + str(page.evaluate("document.title.slice(4)")))
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", "/icon-turn.svg")
    page.clock.install()
    page.goto("/about")
    rings(page, "1 table waits for you")
    nadia.looks(table).moves()
    page.clock.fast_forward(LONG_AGO)
    rings(page, "2 tables wait for you")
    expect(page.locator("[aria-live=polite]").filter(has_text="Torun: Your turn")).to_have_count(1)
    page.get_by_role("button", name="2 tables wait for you").click()
    dialog = page.get_by_role("dialog", name="2 tables wait for you")
    expect(dialog.get_by_role("listitem")).to_have_count(2)
    assert faults(page) == []
    dialog.get_by_role("link", name="Torun").click()
    expect(camille.grid).to_be_visible()
    rings(page, "1 table waits for you")
    camille.is_well()


def test_the_bell_is_there_on_a_small_phone_in_german(come: Callable[..., Player], nadia: Guest) -> None:
    player = come(**SMALL, locale="de-DE", color_scheme="dark")
    page = player.page
    page.goto("/")
    lays(player, nadia, "Linden", None)
    table = lays(player, nadia, "Torun", None, mine=False)
    player.opens(table)
    rings(page, "1 Tisch wartet auf dich")
    assert fits(page)
    page.get_by_role("button", name="1 Tisch wartet auf dich").click()
    expect(page.get_by_role("dialog").get_by_role("listitem")).to_contain_text("Du bist dran")
    assert faults(page) == [] and fits(page)


def test_an_end_rings_until_it_is_looked_at(camille: Player, base_url: str) -> None:
    page = camille.page
    page.goto("/")
    table = camille.studies(played(free=1, round_=3))
    me = Guest(base_url, camille.cookie)
    chair = me.looks(table)
    while chair.state["table"]["status"] == "playing":
        if chair.state["seat"] not in chair.state["table"]["asked"]:
            chair.look(chair.state["table"]["asked"][0])
        chair.moves()
    me.leaves()
    page.reload()
    page.get_by_role("button", name="1 table waits for you").click()
    row = page.get_by_role("dialog").get_by_role("listitem")
    expect(row).to_contain_text("The game is over")
    row.get_by_role("link").click()
    expect(page.locator(".ending")).to_be_visible()
    until(page, "bell", '{"waiting":[]}')
    page.goto("/about")
    rings(page, "Nothing waits for you")


def test_what_happened_meanwhile_leads_to_the_strip_that_tells_it(camille: Player, nadia: Guest) -> None:
    page = camille.page
    page.goto("/")
    table = lays(camille, nadia, "Linden", None, mine=False)
    before = nadia.table(table)["version"]
    camille.opens(table)
    page.goto("/mine")
    rings(page, "Nothing waits for you")
    card = page.get_by_role("region", name="Since you were here")
    expect(card).to_have_count(0)
    nadia.looks(table).moves()
    until(
        page,
        "missed",
        f'{{"missed":[{{"table":"{table}","after":{before},"moved":[{{"seat":1,"moves":1}}]}}]}}',
    )
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(card).to_contain_text("Linden Nadège (1 move)")
    assert faults(page) == []
    card.get_by_role("link", name="Show me").click()
    expect(page.get_by_text("Since your last visit")).to_be_visible()
    camille.is_well()


def test_orders_are_seen_and_cancelled_where_all_my_tables_are(camille: Player, nadia: Guest) -> None:
    page = camille.page
    page.goto("/")
    table = lays(camille, nadia, "Linden", None, mine=False)
    me = Guest(nadia.address, camille.cookie)
    chair = me.looks(table)
    chair.asks(t="orders", seat=0, plan=[{"move": "stall 1 A1", "unless": ["B2"]}])
    page.goto("/mine")
    card = page.get_by_role("region", name="Standing orders")
    expect(card).to_contain_text("1 planned answer")
    assert faults(page) == []
    card.get_by_role("button", name="Cancel: Linden: 1 planned answer").click()
    expect(card).to_have_count(0)
    assert me.get("/me/orders")["ordered"][0]["plan"] == []
    me.leaves()
    camille.is_well()
