"""What a browser keeps of the house: the worker, its files, the page for bad days; and newer editions of the page."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.e2e.heller_table import BOT, ME, Player, camille, come
from tests.e2e.shell_page import faults
from tests.serving import serving

__all__ = ["camille", "come"]
KEPT = """async function kept(part) {
  const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
  const requests = (await Promise.all(stores.map((store) => store.keys()))).flat()
  const paths = requests.map((request) => new URL(request.url).pathname)
  const settled = navigator.serviceWorker.controller && paths.some((path) => path.startsWith(part))
  return settled ? paths : new Promise(requestAnimationFrame).then(() => kept(part))
}"""
AN_HOUR_LATER = """() => {
  const now = Date.now
  Date.now = () => now() + 3_600_000
  globalThis.stayed = true
  dispatchEvent(new Event('online'))
}"""


def settled(page: Page) -> list[str]:
    """What is kept, once the worker is there and has had a table to look at."""
    page.goto("/")
    page.evaluate(KEPT, "/offline")
    answer = page.context.request.post("/api/v1/tables", data={"game": "heller", "seats": [ME, BOT]})
    page.goto(f"/t/{answer.json()['id']}")
    expect(page.get_by_role("grid")).to_be_visible()
    kept: list[str] = page.evaluate(KEPT, "/assets/table")
    return kept


def test_only_files_and_the_offline_page_are_kept_and_it_speaks_the_readers_language(
    browser: Browser, tmp_path: Path
) -> None:
    with serving(tmp_path) as address:
        context = browser.new_context(base_url=address, locale="fr-FR", service_workers="allow")
        page = context.new_page()
        told: list[str] = []
        page.on("console", lambda line: told.append(line.text) if line.type == "error" else None)
        kept = settled(page)
        assert told == [], "the worker is within the policy"
        assert "/offline" in kept
        assert {path.split("/")[1] for path in kept} == {"assets", "offline"}
    # Nobody answers any more.
    page.goto("/t/whatever")
    expect(page.get_by_role("heading", name="Cela n’a pas marché")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    paper = "getComputedStyle(document.documentElement).getPropertyValue('--paper')"
    assert page.evaluate(paper), "the styles come from what is kept"
    assert faults(page) == []
    context.close()


def test_a_newer_page_waits_until_the_reader_goes_to_another_one(camille: Player) -> None:
    page = camille.page
    camille.opens(camille.lays(ME, BOT))
    camille.things.first.click()
    chosen = page.locator(".hold[aria-pressed=true]")
    expect(chosen).to_have_count(1)
    newer = '<script type="module" src="/assets/newer.js"></script>'
    page.route(lambda url: url.endswith("/"), lambda route: route.fulfill(body=newer), times=1)
    page.evaluate(AN_HOUR_LATER)
    expect(page.get_by_role("button", name="Load it")).to_be_visible()
    expect(chosen).to_have_count(1)
    assert page.evaluate("globalThis.stayed")
    with page.expect_event("load"):
        page.locator("header a[href='/']").first.click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.evaluate("globalThis.stayed") is None, "that is the newer page"
