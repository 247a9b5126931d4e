"""The shell for every reader: two languages, two themes, a phone, no mouse, no sight, little patience."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.e2e.heller_table import Player
from tests.e2e.shell_page import (
    BOT,
    ME,
    OPEN,
    PHONE,
    SMALL,
    brings,
    camille,
    come,
    faults,
    fits,
    hot,
    played,
    scripts,
)

__all__ = ["camille", "come"]
FIRST_PAGE = 61_000


def arrive(page: Page, path: str) -> None:
    """Go there, and wait until it says something."""
    page.goto(path)
    expect(page.locator("h1, h2").first).to_be_visible()
    expect(page.get_by_text(re.compile("^(One moment|Un instant)…$"))).to_have_count(0)


def every_page(player: Player) -> list[str]:
    over = brings(player, played())
    waiting, device = player.lays(ME, OPEN), player.lays(ME, hot("Yvette"))
    tables = [f"/t/{waiting}", f"/t/{device}", f"/t/{over}", f"/t/{over}/replay?move=30", f"/t/{over}/fair"]
    return ["/", "/new", "/about", "/rules/heller", "/rules/heller/print", "/nowhere", *tables]


def test_no_page_stands_in_anybodys_way(camille: Player) -> None:
    for path in every_page(camille):
        arrive(camille.page, path)
        assert faults(camille.page) == [], path


def test_every_page_can_be_read_in_the_dark(come: Callable[..., Player]) -> None:
    player = come(color_scheme="dark")
    for path in every_page(player):
        arrive(player.page, path)
        assert faults(player.page, "color-contrast", "link-in-text-block") == [], path


def test_windows_are_open_to_everybody_too(camille: Player) -> None:
    page, window = camille.page, camille.page.get_by_role("dialog")
    camille.opens(camille.lays(ME, BOT))
    for button in ("Settings", "Table"):
        page.get_by_role("button", name=button, exact=True).click()
        expect(window).to_be_visible()
        assert faults(page) == [], button
        page.keyboard.press("Escape")
        expect(window).to_be_hidden()
    page.get_by_role("button", name="Table", exact=True).click()
    window.get_by_role("button", name="Keys").click()
    keys = page.get_by_test_id("keys")
    for place in ("Everywhere", "At the table", "On the board", "Heller"):
        expect(keys.get_by_role("heading", name=place)).to_be_visible()
    for said in ("this list", "what can I do?", "a hint", "take back, when it is allowed", "draw a square"):
        expect(keys.get_by_role("definition").filter(has_text=said)).to_be_visible()
    assert faults(page) == []
    page.keyboard.press("Escape")
    expect(keys).to_be_hidden()
    page.keyboard.press("?")
    expect(keys).to_be_visible()


def test_no_page_scrolls_sideways_on_a_small_french_phone(come: Callable[..., Player]) -> None:
    player = come(**SMALL, locale="fr-FR")
    for path in every_page(player):
        arrive(player.page, path)
        assert fits(player.page), path


def test_french_on_a_phone_and_every_sheet_of_it(come: Callable[..., Player]) -> None:
    player = come(**PHONE, locale="fr-FR", color_scheme="dark")
    page = player.page
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.get_by_role("button", name="Jouer contre les bots", exact=True).click()
    assert faults(page) == []
    page.get_by_role("button", name="S’asseoir").click()
    expect(player.grid).to_be_visible()
    expect(page.get_by_test_id("ask")).to_contain_text("À vous")
    for tab in ("Joueurs", "Journal", "Règles"):
        page.get_by_role("tab", name=tab).click()
        expect(player.grid).to_be_hidden()
        assert faults(page) == [], tab
    page.get_by_role("tab", name="Jouer", exact=True).click()
    expect(player.grid).to_be_visible()
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_the_language_changes_without_a_reload_and_is_kept(camille: Player) -> None:
    page = camille.page
    camille.opens(camille.lays(ME, BOT))
    page.evaluate("window.here = true")
    page.get_by_label("Language").select_option(label="Français")
    expect(page.get_by_test_id("ask")).to_contain_text("À vous")
    expect(page.get_by_role("tab", name="Journal")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    assert page.evaluate("window.here")
    page.reload()
    expect(page.get_by_test_id("ask")).to_contain_text("À vous")


def test_the_theme_follows_the_device_until_it_is_chosen(come: Callable[..., Player]) -> None:
    page = come(color_scheme="dark").page
    page.goto("/")
    html = page.locator("html")
    expect(html).to_have_attribute("data-theme", "dark")
    page.emulate_media(color_scheme="light")
    expect(html).to_have_attribute("data-theme", "light")
    page.get_by_role("button", name="Dark colours").click()
    expect(html).to_have_attribute("data-theme", "dark")
    page.reload()
    expect(html).to_have_attribute("data-theme", "dark")


def focused(page: Page) -> str:
    """What has the focus, by name."""
    return str(
        page.evaluate("(e => e.getAttribute('aria-label') || e.innerText)(document.activeElement)")
    ).strip()


def tab_to(page: Page, name: str) -> None:
    for _ in range(40):
        page.keyboard.press("Tab")
        if focused(page) == name:
            outline = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
            assert outline != "none", f"the focus on “{name}” cannot be seen"
            return
    raise AssertionError(f"no Tab leads to “{name}”")


def test_everything_is_done_from_the_keyboard(camille: Player) -> None:
    page = camille.page
    page.goto("/")
    expect(page.get_by_role("button", name="Play now against bots", exact=True)).to_be_enabled()
    page.keyboard.press("Tab")
    assert focused(page) == "Skip to the content"
    page.keyboard.press("Enter")
    tab_to(page, "Open a table")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Open a table")).to_be_visible()
    page.get_by_label("Who plays Blue").focus()
    page.keyboard.type("Bot")
    for colour in ("Green", "Yellow"):
        page.get_by_label(f"Who plays {colour}").focus()
        page.keyboard.type("Bot")
    tab_to(page, "Start the game")
    page.keyboard.press("Enter")
    expect(camille.grid).to_be_visible()
    tab_to(page, "Settings")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    assert focused(page) == "Settings"
    tab_to(page, "Log")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")


def test_ears_hear_what_happens_and_whose_turn_it_is(camille: Player) -> None:
    camille.opens(camille.lays(ME, BOT))
    expect(camille.page.get_by_test_id("ask")).to_contain_text("Your turn")
    camille.turn()
    announcer = camille.page.get_by_test_id("announcer")
    expect(announcer).to_contain_text("puts")
    expect(announcer).to_contain_text("Your turn")


def test_the_first_page_is_light(camille: Player) -> None:
    weight = scripts(camille.page)
    camille.page.goto("/")
    expect(camille.page.get_by_text("A game by Reiner Knizia")).to_be_visible()
    camille.page.wait_for_load_state("networkidle")
    assert 10_000 < weight() < FIRST_PAGE


def test_the_way_past_the_toolbar_is_out_of_sight_until_a_key_comes_to_it(camille: Player) -> None:
    """On the smallest screen and on the largest, where everything is nearly twice as large."""
    for width, height in ((360, 640), (3840, 2160)):
        camille.page.set_viewport_size({"width": width, "height": height})
        arrive(camille.page, "/about")
        skip = camille.page.get_by_role("link", name="Skip to the content")
        expect(skip).not_to_be_in_viewport()
        camille.page.keyboard.press("Tab")
        expect(skip).to_be_focused()
        expect(skip).to_be_in_viewport(ratio=1)
