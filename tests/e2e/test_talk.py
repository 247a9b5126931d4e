"""Talk in the browser: a link says where it leads, a phrase is read in the reader's language, notes are kept."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.heller_table import Player
from tests.e2e.shell_page import ME, OPEN, camille, come, faults, nadia
from tests.server.clients import Guest

__all__ = ["camille", "come", "nadia"]


def test_links_phrases_and_notes(camille: Player, nadia: Guest) -> None:
    wanted = {"game": "heller", "seats": [ME, OPEN], "public": True}
    table = str(camille.page.context.request.post("/api/v1/tables", data=wanted).json()["id"])
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
    mutes_who_looks_on(camille, nadia, table)
    camille.is_well()


def mutes_who_looks_on(camille: Player, nadia: Guest, table: str) -> None:
    page = camille.page
    other = Guest(nadia.address)
    other.post("/me", {"name": "Philibert"})
    there = other.looks(table)
    there.asks(t="chat", text="Take the other one!")
    chat = page.get_by_role("list", name="Chat")
    expect(chat).to_contain_text("Take the other one!")
    page.get_by_role("button", name="Table", exact=True).click()
    dialog = page.get_by_role("dialog")
    dialog.locator("summary", has_text="Philibert").click()
    assert faults(page) == []
    dialog.get_by_role("button", name="Mute").click()
    expect(page.get_by_text("You do not read Philibert any more").first).to_be_visible()
    page.keyboard.press("Escape")
    there.asks(t="chat", text="No, that one!")
    nadia.chairs[-1].asks(t="chat", text="Peace at last")
    expect(chat).to_contain_text("Peace at last")
    expect(chat).not_to_contain_text("No, that one!")
    other.leaves()
