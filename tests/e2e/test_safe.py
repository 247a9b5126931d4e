"""What people type is shown and never obeyed, on every page, under the policy that the server gives browsers."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from comptoir.table import games
from tests.e2e.heller_table import Player
from tests.e2e.shell_page import BOT, ME, OPEN, brings, camille, come, nadia, played
from tests.server.clients import Guest

__all__ = ["camille", "come", "nadia"]
MARKUP = "<img src=x onerror=a()>"
SCRIPT = f"{MARKUP}<script>a()</script><svg onload=a()> javascript:a() {{@html a}}"
WATCH = """addEventListener('securitypolicyviolation', (e) => told(`${e.violatedDirective}: ${e.sample}`))
globalThis.a = () => told('a script of a guest has run')"""
FORBIDDEN = "() => { try { document.body.innerHTML = '<b>taken</b>' } catch (error) { return error.name } }"


@pytest.fixture
def told(camille: Player) -> list[str]:
    """What the browser would not do, and what no browser should have done."""
    found: list[str] = []
    camille.page.expose_function("told", lambda text: found.append(str(text)))
    camille.page.add_init_script(WATCH)
    camille.page.on("pageerror", lambda error: found.append(str(error)))
    return found


def opened(page: Page, path: str) -> None:
    page.goto(path)
    expect(page.get_by_role("heading", level=1).first).to_be_attached()
    assert page.locator("img[src=x], [onload], [onerror]").count() == 0


def test_no_page_breaks_the_policy_and_nothing_typed_is_obeyed(
    camille: Player, nadia: Guest, told: list[str]
) -> None:
    page = camille.page
    nadia.post("/me", {"name": MARKUP})
    table = nadia.lays(ME, OPEN, name=MARKUP, public=True)
    opened(page, "/")
    expect(page.get_by_role("region", name="Public tables")).to_contain_text(MARKUP)
    camille.joins(table)
    nadia.looks(table).asks(t="chat", text=SCRIPT)
    opened(page, f"/t/{table}")
    page.get_by_role("tab", name="Chat").click()
    expect(page.get_by_role("list", name="Chat")).to_contain_text(SCRIPT)
    assert page.locator("img[src=x]").count() == 0

    brought = brings(camille, json.dumps({**json.loads(played()), "names": [MARKUP, "<b>Oma</b>"]}))
    for path in (f"/t/{brought}", f"/t/{brought}/replay", f"/t/{brought}/fair", "/new", "/about", "/nowhere"):
        opened(page, path)
    opened(page, f"/t/{brought}/replay")
    expect(page.locator("body")).to_contain_text(MARKUP)
    for game in games():
        opened(page, f"/rules/{game}")
        expect(page.locator("li[id]").first).to_be_visible()
        seats = [ME, *[BOT] * (games()[game].fewest - 1)]
        laid = page.context.request.post("/api/v1/tables", data={"game": game, "seats": seats})
        opened(page, f"/t/{laid.json()['id']}")
        expect(page.get_by_test_id("ask")).to_be_visible()
    assert told == []

    assert page.evaluate(FORBIDDEN) == "TypeError"
    page.wait_for_function("true")
    camille.troubles.clear()  # that was the test itself
    assert told == ["require-trusted-types-for: Element innerHTML|<b>taken</b>"]
