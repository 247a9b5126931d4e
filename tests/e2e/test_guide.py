"""A table says what wins, what can be done now and why not, and what each thing on it is."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.e2e.phases import fit, phases, sit_down
from tests.e2e.shell_page import faults

MOMENTS = {"heller": "early", "hermagor": "action", "jantaris": "city", "karanor": "turn"}


def sits(page: Page, name: str) -> None:
    sit_down(page, next(phase for phase in phases(name) if phase.name == MOMENTS[name]))


def list_of(page: Page) -> Locator:
    return page.get_by_role("dialog", name="What can I do?")


@pytest.mark.parametrize("name", MOMENTS)
def test_a_table_says_what_can_be_done_and_why_not(browser: Browser, base_url: str, name: str) -> None:
    with browser.new_context(base_url=base_url, locale="en", reduced_motion="reduce") as context:
        page = context.new_page()
        fit(page, "wide")
        sits(page, name)
        expect(page.get_by_test_id("aim").first).to_contain_text("To win:")
        expect(page.get_by_test_id("goal")).to_be_visible()
        page.keyboard.press("w")
        possible = list_of(page)
        expect(possible).to_be_focused()
        expect(possible.get_by_text("Not now, and why")).to_be_visible()
        assert faults(page) == []
        page.keyboard.press("Escape")
        expect(possible).to_be_hidden()
        fit(page, "phone")
        page.get_by_role("button", name="What can I do?").click()
        possible.get_by_role("list", name="What you can do now").get_by_role("button").first.click()
        expect(possible).to_be_hidden()
        expect(page.locator("[data-pointed]").first).to_be_visible()
        page.get_by_role("button", name="What can I do?").click()
        possible.get_by_role("button", name="Rule").first.click()
        expect(page.locator(".lit")).to_be_visible()


KINDS = """things => {
  const first = new Map()
  for (const thing of things) {
    const [kind] = thing.dataset.explain.split(' ')
    const { width, height } = thing.getBoundingClientRect()
    if (!first.has(kind) && width > 1 && height > 1) first.set(kind, thing.dataset.explain)
  }
  return [...first.values()]
}"""


@pytest.mark.parametrize("name", MOMENTS)
def test_everything_on_a_table_explains_itself(browser: Browser, base_url: str, name: str) -> None:
    """By asking for it, by resting on it, by the keyboard and by holding a finger on it; Escape ends it."""
    with browser.new_context(
        base_url=base_url, locale="fr", reduced_motion="reduce", has_touch=True
    ) as context:
        page = context.new_page()
        fit(page, "wide")
        sits(page, name)
        explained = page.get_by_test_id("explained")
        things = page.locator("[data-explain]")
        page.keyboard.press("e")
        kinds = things.evaluate_all(KINDS)
        assert len(kinds) > 5
        for key in kinds:
            page.locator(f'[data-explain="{key}"]').first.dispatch_event("click")
            expect(explained).to_be_visible()
            assert not re.search(rf"{name}-|explain-|undefined", explained.inner_text()), key
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
        expect(explained).to_be_hidden()
        page.keyboard.press("ArrowRight")
        expect(explained).to_be_visible()
        page.keyboard.press("Escape")
        expect(explained).to_be_hidden()
        plate = page.locator("[data-plate] [data-explain]").first
        plate.hover()
        explained.element_handle().wait_for_element_state("stable")
        box = explained.bounding_box()
        assert box is not None
        # In one step, since it waits a quarter of a second for a pointer on its way and a busy machine may not;
        # at its edge, since what lies under it could be pressed.
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 4)
        expect(explained).to_be_visible()
        explained.get_by_role("button").click()
        expect(page.locator(".lit")).to_be_visible()
        expect(explained).to_be_hidden()
        holds(page, plate)
        expect(explained).to_be_visible()


def holds(page: Page, thing: Locator) -> None:
    """A finger that stays where it is."""
    page.mouse.move(0, 0)
    box = thing.bounding_box()
    assert box
    where = {"clientX": box["x"] + 3, "clientY": box["y"] + 3, "pointerType": "touch"}
    thing.dispatch_event("pointerdown", where)
