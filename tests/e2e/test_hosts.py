"""For hosts: their desk in the browser, and a restart that nobody at a table notices but for a moment's wait."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.cli.running import process
from tests.e2e.heller_table import ME, OPEN, WIDE, Player
from tests.e2e.shell_page import SMALL, faults, fits
from tests.server.clients import Guest
from tests.serving import free_port, serving


def invitation(data: Path, address: str) -> str:
    made = process("admin", "--data", data, "invite", "--url", address, "--json")
    return str(json.loads(made.stdout)["link"])


def coming(browser: Browser, address: str, **more: Any) -> BrowserContext:
    """Somebody's browser, at this server."""
    return browser.new_context(base_url=address, **more)


def opened(page: Page, name: str) -> None:
    """Unfold a row of a list."""
    page.locator("summary", has_text=name).click()


def looks_after_the_house(page: Page, address: str) -> None:
    """Ban an address, invite another host."""
    page.get_by_role("tab", name="The house").click()
    page.get_by_label("An address or a network").fill("203.0.113.7")
    page.get_by_role("button", name="Ban").click()
    expect(page.get_by_role("dialog")).to_contain_text("Nobody may come here from 203.0.113.7")
    page.get_by_role("dialog").get_by_role("button", name="Ban").click()
    expect(page.get_by_role("listitem").filter(has_text="203.0.113.7")).to_contain_text("Pardon")
    page.get_by_role("button", name="Invite a host").click()
    expect(page.get_by_label("Whoever opens this link")).to_have_value(re.compile(f"^{address}/admin#.+"))
    assert faults(page) == []


def takes_the_seat(page: Page, table: str, name: str, why: str) -> None:
    opened(page, table)
    page.locator("li", has_text=name).get_by_role("button", name="Take the seat").last.click()
    expect(page.get_by_role("dialog")).to_contain_text(f"{name} loses the seat")
    assert faults(page) == []
    page.get_by_role("dialog").get_by_label(re.compile("^Why")).fill(why)
    page.get_by_role("dialog").get_by_role("button", name="Take the seat").click()
    expect(page.get_by_role("dialog")).to_be_hidden()
    expect(page.get_by_role("tabpanel")).not_to_contain_text(name)


def test_a_host_sees_and_does_what_hosts_may(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path) as address:
        anna, ben = Guest(address), Guest(address)
        ben.post("/me", {"name": "Ben of Ulm"})
        table = anna.lays(ME, OPEN, name="The long table")
        ben.joins(table)
        context = coming(browser, address, **WIDE)
        page = context.new_page()
        page.goto("/admin")
        expect(page.get_by_text("This page is for the hosts of this house.")).to_be_visible()
        page.goto("/about")
        page.goto(invitation(tmp_path, address))
        expect(page.get_by_role("heading", name="The host’s desk")).to_be_visible()
        assert page.url == f"{address}/admin", "the invitation is gone from sight"
        assert faults(page) == []

        takes_the_seat(page, "The long table", "Ben of Ulm", why="asleep")
        page.get_by_role("tab", name="People", exact=True).click()
        page.get_by_label("Name or number").fill("ben of")
        page.get_by_role("button", name="Find").click()
        opened(page, "Ben of Ulm")
        page.get_by_role("button", name="Ban", exact=True).click()
        page.get_by_role("dialog").get_by_role("button", name="Ban", exact=True).click()
        expect(page.locator("summary", has_text="Ben of Ulm")).to_contain_text("banned")
        assert faults(page) == []
        assert ben.refused("/me", {"name": "Bertha"}) == (403, "banned", "")
        looks_after_the_house(page, address)
        page.get_by_role("tab", name="What hosts did").click()
        expect(page.get_by_role("tabpanel")).to_contain_text("asleep")

        known = context.storage_state()
        phone = coming(browser, address, **SMALL, locale="fr-FR", color_scheme="dark", storage_state=known)
        small = phone.new_page()
        small.goto("/admin")
        expect(small.get_by_role("heading", name="Le bureau de l’hôte")).to_be_visible()
        opened(small, "The long table")
        expect(small.get_by_role("button", name="Fermer la table")).to_be_visible()
        assert fits(small) and faults(small) == []
        small.get_by_role("tab", name="Actes").click()
        expect(small.get_by_role("tabpanel")).to_contain_text("Inviter un hôte par la ligne de commande")
        for guest in (anna, ben):
            guest.leaves()
        context.close()
        phone.close()


def test_a_restart_loses_no_move_and_shows_no_error(browser: Browser, tmp_path: Path) -> None:
    port = free_port()
    context = coming(browser, f"http://127.0.0.1:{port}", **WIDE)
    player = Player(context.new_page())
    with serving(tmp_path, port=port) as address:
        ben = Guest(address)
        ben.post("/me", {"name": "Ben of Ulm"})
        ben.joins(table := player.lays(ME, OPEN))
        chair = ben.looks(table)
        if chair.state["ask"]:
            chair.moves("stall")
        version = chair.version
        player.opens(table)
        player.things.first.click()
        if not player.confirm.is_visible():
            player.free.first.click()
        expect(player.confirm).to_be_enabled()
        ben.leaves()
    expect(player.page.get_by_text("Connecting again…")).to_be_visible()
    assert player.messages("bye")[-1]["error"]["code"] == "server-stops"
    player.confirm.click()
    with serving(tmp_path, port=port):
        expect(player.page.get_by_test_id("ask")).to_contain_text("Ben of Ulm")
        told = context.request.get(f"/api/v1/tables/{table}").json()
        assert told["version"] == version + 1
        expect(player.page.locator(".note.refused")).to_have_count(0)
        expect(player.page.get_by_text("Connecting again…")).to_be_hidden()
    context.close()
