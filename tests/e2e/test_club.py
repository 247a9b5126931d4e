"""The pages of the club: a deal of the day, tournaments, people; for every eye, wide and on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.shell_page import ME, OPEN, PHONE, faults, fits
from tests.e2e.test_hosts import coming
from tests.server.clients import Guest, Server


@pytest.fixture
def come(base_url: str) -> Iterator[Callable[[], Guest]]:
    """People on the wire."""
    guests: list[Guest] = []

    def come() -> Guest:
        guests.append(Guest(base_url))
        return guests[-1]

    yield come
    for guest in guests:
        guest.leaves()


def ended(guest: Guest, table: str) -> None:
    """Bots play on to the end."""
    guest.post(f"/tables/{table}/pace", {"pace": 0})
    guest.post(f"/tables/{table}/leave")
    chair = guest.looks(table)
    while chair.state["table"]["status"] != "over":
        chair.hear("state", "change", "table")


def scene(come: Callable[[], Guest]) -> dict[str, str]:
    """What a small club has after an evening: a deal compared, a tournament in its last round, a game of two."""
    nadia, tom = come(), come()
    nadia.post("/me", {"name": "Nadia"})
    tom.post("/me", {"name": "Tomás"})
    for guest in (nadia, tom):
        ended(guest, guest.post("/daily/heller")["table"]["id"])
    day = nadia.get("/daily")["deals"][0]["id"]
    table = nadia.lays(ME, OPEN, public=True)
    tom.joins(table)
    tom.post(f"/tables/{table}/leave")
    ended(nadia, table)
    fair = nadia.post(
        "/tournaments", {"name": "Autumn fair", "game": "heller", "size": 2, "rounds": 2, "pace": 0}
    )["id"]
    for guest in (nadia, tom):
        guest.post(f"/tournaments/{fair}/enter")
    for _ in range(3):
        nadia.post(f"/tournaments/{fair}/bot", {"level": "greedy"})
    nadia.post(f"/tournaments/{fair}/begin")
    nadia.lays(ME, OPEN, public=True, name="Torun")
    face = nadia.get("/people/me")["face"]
    return {
        "cookie": nadia.cookie or "",
        "daily": "/daily",
        "deal": f"/d/{day}",
        "tournament": f"/tournament/{fair}",
        "club": "/club",
        "person": f"/p/{face}",
        "replay": f"/t/{table}/replay?move=7&eyes=1",
        "table": f"/t/{table}",
    }


PAGES = ("daily", "deal", "tournament", "club", "person")


def test_every_page_of_the_club_is_for_everyone(
    browser: Browser, base_url: str, come: Callable[[], Guest]
) -> None:
    there = scene(come)
    wide = {"viewport": {"width": 1440, "height": 900}, "locale": "en-GB", "color_scheme": "light"}
    small = {**PHONE, "locale": "de-DE", "color_scheme": "dark"}
    for look in (wide, small):
        context = browser.new_context(base_url=base_url, **look)
        context.add_cookies([{"name": "comptoir", "value": there["cookie"], "url": base_url}])
        page = context.new_page()
        for name in PAGES:
            page.goto(there[name])
            expect(page.locator("h1")).to_be_visible()
            assert (name, faults(page)) == (name, [])
            assert fits(page), name
        context.close()


def test_the_last_move_of_a_replay_is_read_in_the_dark(
    browser: Browser, base_url: str, come: Callable[[], Guest]
) -> None:
    there = scene(come)
    context = browser.new_context(
        base_url=base_url,
        viewport={"width": 1440, "height": 900},
        locale="fr-FR",
        color_scheme="dark",
        reduced_motion="reduce",
    )
    context.add_cookies([{"name": "comptoir", "value": there["cookie"], "url": base_url}])
    page = context.new_page()
    page.goto(there["table"] + "/replay")
    expect(page.get_by_role("button", name="ligne par ligne").last).to_be_visible()
    assert faults(page) == []
    context.close()


def test_a_tournament_and_the_deal_of_the_day_are_joined_in_the_browser(
    page: Page, come: Callable[[], Guest]
) -> None:
    there = scene(come)
    page.goto("/daily")
    page.get_by_role("button", name="Play today’s deal, Auf Heller und Pfennig").click()
    expect(page).to_have_url(re.compile("/t/"))
    page.goto(there["deal"])
    expect(page.get_by_text("once your own table is over")).to_be_visible()
    page.goto(there["tournament"])
    expect(page.get_by_role("heading", name="Autumn fair")).to_be_visible()
    expect(page.get_by_role("row", name="Nadia")).to_be_visible()
    page.goto("/club")
    page.get_by_role("button", name="Announce a tournament").click()
    page.get_by_role("textbox", name="Name").fill("Spring fair")
    page.get_by_role("button", name="Announce it").click()
    page.get_by_role("button", name="Take part").click()
    expect(page.get_by_role("row", name="you")).to_be_visible()
    page.get_by_role("button", name="Call it off").click()
    assert faults(page) == []
    page.get_by_role("button", name="Leave it as it is").click()
    expect(page.get_by_role("button", name="Draw the first round")).to_be_visible()
    page.get_by_role("button", name="Call it off").click()
    page.get_by_role("dialog").get_by_role("button", name="Call it off").click()
    expect(page.get_by_text("called off", exact=False)).to_be_visible()


def test_who_founded_a_club_removes_somebody_who_reads_it_in_their_language(
    browser: Browser, house: Callable[..., Server]
) -> None:
    server = house()
    nadia, tom = Guest(server.address), Guest(server.address)
    nadia.post("/me", {"name": "Nadia"})
    tom.post("/me", {"name": "Tomás"})
    number = (nadia.cookie or "").rpartition(".")[0]
    server.stop()
    address = house(**{"admin.people": number}).address
    founder, member = Guest(address, nadia.cookie), Guest(address, tom.cookie)
    club = founder.post("/clubs", {"name": "Hansa"})["id"]
    member.post(f"/clubs/{club}/join")
    ours = coming(browser, address, locale="en-GB", viewport={"width": 1440, "height": 900}).new_page()
    theirs = coming(browser, address, locale="fr-FR", color_scheme="dark", **PHONE).new_page()
    for page, guest in ((ours, founder), (theirs, member)):
        page.context.add_cookies([{"name": "comptoir", "value": guest.cookie or "", "url": address}])
        page.goto(f"/club/{club}")
    ours.get_by_role("button", name="Remove Tomás from the club").click()
    expect(ours.get_by_text("the club’s link lets them in no more", exact=False)).to_be_visible()
    assert faults(ours) == []
    ours.get_by_role("button", name="Keep them").click()
    ours.get_by_role("button", name="Remove Tomás from the club").click()
    ours.get_by_role("button", name="Remove", exact=True).click()
    expect(ours.get_by_role("button", name="Let Tomás in again")).to_be_visible()
    assert faults(ours) == []
    theirs.reload()
    expect(theirs.get_by_text("Ce club vous a exclu", exact=False)).to_be_visible()
    expect(theirs.get_by_role("button", name="Rejoindre le club")).to_have_count(0)
    assert faults(theirs) == [] and fits(theirs)
    ours.get_by_role("button", name="Let Tomás in again").click()
    expect(ours.get_by_role("heading", name="Removed")).to_have_count(0)
    theirs.reload()
    theirs.get_by_role("button", name="Rejoindre le club").click()
    expect(theirs.get_by_role("heading", name="Membres")).to_be_visible()
    theirs.goto("/")
    theirs.get_by_role("link", name="Le club").click()
    theirs.get_by_role("link", name="Hansa").click()
    expect(theirs).to_have_url(re.compile(f"/club/{club}$"))
    for guest in (nadia, tom, founder, member):
        guest.leaves()


def test_a_position_has_an_address_with_its_eyes_and_a_game_a_picture(
    page: Page, come: Callable[[], Guest]
) -> None:
    there = scene(come)
    page.goto(there["replay"])
    expect(page.get_by_test_id("position")).to_contain_text("7 of")
    expect(page.get_by_label("Whose eyes")).to_have_value("1")
    page.get_by_label("Whose moves").select_option("1")
    page.get_by_role("button", name="Next move of this player").click()
    expect(page).not_to_have_url(re.compile("move=7&"))
    page.goto(there["table"])
    page.get_by_role("button", name="Share", exact=True).first.click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the picture").click()
    path = saved.value.path()
    assert path.read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"
    assert faults(page) == []
