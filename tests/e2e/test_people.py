"""A guest becomes somebody, and is known in a second browser: with their games, until that is ended."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.e2e.heller_table import BOT, ME, WIDE
from tests.e2e.shell_page import SMALL, faults, fits
from tests.e2e.test_hosts import coming
from tests.server.clients import Guest, hot


def known_as(guest: Guest, browser: Browser, base_url: str, **more: Any) -> Page:
    """A browser in which a guest is known already."""
    context = coming(browser, base_url, locale="en-GB", **more)
    context.add_cookies([{"name": "comptoir", "value": guest.cookie or "", "url": base_url}])
    return context.new_page()


def test_a_guest_becomes_an_account_and_plays_on_in_a_second_browser(browser: Browser, base_url: str) -> None:
    guest = Guest(base_url)
    guest.lays(ME, hot("Oma"), name="Aboard")
    guest.post("/me", {"name": "Philippa"})
    page = known_as(guest, browser, base_url, **WIDE)
    page.goto("/account")
    expect(page.get_by_text(re.compile("A guest since .*: one game, 1 running"))).to_be_visible()
    assert faults(page) == []
    page.get_by_role("button", name="Make the account").click()
    page.get_by_label("Password", exact=True).fill("correct horse")
    assert faults(page) == []
    page.get_by_role("button", name="Make the account").last.click()
    expect(page.get_by_text(re.compile("An account since"))).to_be_visible()
    expect(page.get_by_text("Chromium on Linux")).to_be_visible()

    phone = coming(browser, base_url, locale="en-GB", **SMALL).new_page()
    phone.goto("/account")
    phone.get_by_role("button", name="I have an account").click()
    phone.get_by_label("Name", exact=True).fill("philippa")
    phone.get_by_label("Password", exact=True).fill("correct horse")
    phone.get_by_role("button", name="Log in").click()
    expect(phone.get_by_role("heading", name="Philippa")).to_be_visible()
    assert faults(phone) == [] and fits(phone)
    phone.goto("/")
    expect(phone.get_by_role("link", name=re.compile("Aboard"))).to_be_visible()
    phone.goto("/account")
    phone.get_by_role("button", name="Show a code").click()
    address = phone.get_by_label("Link for another device").input_value()
    assert faults(phone) == [] and fits(phone)

    third = coming(browser, base_url, locale="en-GB", **SMALL).new_page()
    third.goto(address)
    third.get_by_role("button", name="Go on here").click()
    assert third.url.endswith("/account"), "the link is gone from sight"
    expect(third.get_by_role("heading", name="Philippa")).to_be_visible()
    page.reload()
    logins = page.get_by_role("region", name="Where you are logged in").get_by_role("listitem")
    expect(logins).to_have_count(3)
    logins.nth(2).get_by_role("button").click()
    expect(logins).to_have_count(2)
    third.reload()
    expect(third.get_by_text("Nobody knows you here yet", exact=False)).to_be_visible()

    page.goto("/account/people")
    expect(page.get_by_text("You have muted or blocked nobody", exact=False)).to_be_visible()
    assert faults(page) == []
    guest.leaves()


def test_a_guest_goes_on_with_the_phone_and_becomes_an_account_there(browser: Browser, base_url: str) -> None:
    """By a link, with the same seat; the phone's own games come along, and both browsers stay known."""
    guest, stranger = Guest(base_url), Guest(base_url)
    guest.post("/me", {"name": "Leonor"})
    table = guest.lays(ME, BOT, name="Ashore")
    stranger.lays(ME, hot("Opa"), name="Adrift")
    first = known_as(guest, browser, base_url, **WIDE)
    first.goto("/account")
    first.get_by_role("button", name="Show a code").click()
    expect(first.get_by_role("img", name=re.compile("code", re.IGNORECASE))).to_be_visible()
    address = first.get_by_label("Link for another device").input_value()

    phone = known_as(stranger, browser, base_url, **SMALL)
    phone.goto(address)
    expect(phone.get_by_role("switch")).to_be_checked()
    assert faults(phone) == [] and fits(phone)
    phone.get_by_role("button", name="Go on here").click()
    expect(phone.get_by_text(re.compile("A guest since .*: 2 games, 2 running"))).to_be_visible()
    phone.get_by_role("button", name="Make the account").click()
    phone.get_by_label("Password", exact=True).fill("correct horse")
    phone.get_by_role("button", name="Make the account").last.click()
    expect(phone.get_by_text(re.compile("An account since .*: 2 games"))).to_be_visible()
    expect(phone.get_by_role("heading", name="Leonor")).to_be_visible()

    first.reload()
    expect(first.get_by_text(re.compile("An account since .*: 2 games"))).to_be_visible()
    for page in (first, phone):
        page.goto("/")
        for name in ("Ashore", "Adrift"):
            expect(page.get_by_role("link", name=re.compile(name)).first).to_be_visible()
        page.goto(f"/t/{table}")
        expect(page.get_by_role("grid")).to_be_visible()
        assert page.evaluate("document.querySelectorAll('.hold').length") > 0, "both sit there"
    used = coming(browser, base_url, locale="en-GB", **SMALL).new_page()
    used.goto(address)
    used.get_by_role("button", name="Go on here").click()
    expect(used.get_by_text("Nobody knows you here yet", exact=False)).to_be_visible()
    for each in (guest, stranger):
        each.leaves()


def test_a_notice_is_set_up_tried_and_chosen(browser: Browser, base_url: str) -> None:
    guest = Guest(base_url)
    guest.post("/me", {"name": "Rosamund"})
    page = known_as(guest, browser, base_url, **WIDE)
    page.goto("/account/notices")
    page.get_by_role("button", name="Set up: Webhook").click()
    page.get_by_label("Address").fill("http://127.0.0.1:9/hook")
    page.get_by_role("button", name="Save").click()
    page.get_by_role("button", name="Send a test: Webhook").click()
    expect(page.get_by_text("leads into a private network", exact=False)).to_be_visible()
    page.get_by_label("It is my turn, Webhook").select_option("after 6 h")
    assert faults(page) == []
    page.set_viewport_size({"width": 360, "height": 640})
    assert fits(page)
    guest.leaves()
