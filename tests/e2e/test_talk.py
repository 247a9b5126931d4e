"""Talk in the browser: a link says where it leads, a phrase is read in the reader's language, notes are kept."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.heller_table import Player
from tests.e2e.shell_page import ME, OPEN, camille, come, faults, nadia
from tests.server.clients import Guest

__all__ = ["camille", "come", "nadia"]


def test_links_phrases_and_notes(camille: Player, nadia: Guest) -> None:
    table = camille.lays(ME, OPEN)
    nadia.joins(table)
    rival = nadia.looks(table)
    camille.opens(table)
    page = camille.page
    page.get_by_role("tab", name="Chat").click()
    rival.asks(t="chat", text="Look: https://example.org/a and javascript:alert(1)")
    link = page.get_by_role("link", name="https://example.org/a")
    expect(link).to_have_attribute("rel", "noopener noreferrer nofollow")
    expect(link).to_have_attribute("href", "https://example.org/a")
    expect(page.get_by_text("(example.org)")).to_be_visible()
    expect(page.get_by_role("link", name="javascript")).to_have_count(0)
    page.get_by_role("button", name="Say in everybody’s language").click()
    page.get_by_role("button", name="Well played!").click()
    expect(page.get_by_role("list", name="Chat")).to_contain_text("Well played!")
    page.get_by_role("button", name="My notes").click()
    notes = page.get_by_role("textbox", name="My notes")
    expect(notes).to_be_enabled()
    notes.fill("He bluffs")
    notes.blur()
    expect(page.get_by_text("Saved")).to_be_visible()
    assert faults(page) == []
    page.reload()
    page.get_by_role("tab", name="Chat").click()
    page.get_by_role("button", name="My notes").click()
    expect(notes).to_have_value("He bluffs")
    camille.is_well()
