"""What is printed: two pages a game in every language, large enough to read."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser

from comptoir.languages import LANGUAGES
from tests.e2e.phases import CROWDS

PAGE = re.compile(rb"/Type /Page\b")
READABLE = 8.0
"""In points: what is smaller wants a lens."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_of_every_game_is_two_pages_that_can_be_read(
    browser: Browser, base_url: str, language: str
) -> None:
    with browser.new_context(base_url=base_url, locale=language, color_scheme="dark") as context:
        page = context.new_page()
        for game in CROWDS:
            page.goto(f"/rules/{game}/print")
            page.locator(".sheet.ready").wait_for()
            pages = page.locator(".sheet > section")
            letters = pages.evaluate_all("all => all.map(page => parseFloat(page.style.fontSize))")
            assert min(letters) >= READABLE, (game, letters)
            wide = pages.evaluate_all("all => all.map(page => page.scrollWidth - page.clientWidth)")
            assert max(wide) <= 1, game
            drawn = page.locator(".sheet figure").evaluate_all("all => all.map(one => one.children.length)")
            assert drawn and min(drawn) > 1, game
            assert len(PAGE.findall(page.pdf(prefer_css_page_size=True))) == 2, game
