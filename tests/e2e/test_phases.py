"""Every phase of every game fits every window, in every language, with as many players as the game can seat; and the
board stays where it is."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from comptoir.languages import LANGUAGES
from tests.e2e.phases import CROWDS, FINGERS, SIZES, fit, phases, sit_down
from tests.e2e.shell_page import faults as axe_faults

LISTENED = {True: ("phone", ""), False: ("", "laptop")}
"""Where axe looks: at every phase once, in one of these windows by turns."""
STANDING = ("[role=grid]", "svg.market", "svg.land", "svg.city", "svg.map")
"""The boards; what a phone lays over one of them does not move it."""
STEADY = ("heller", "jantaris", "karanor")
"""Games whose board has one place and one size at a given window; where there is room for both, the two of Hermagor
change places."""
PLACES = """(boards) => Object.fromEntries(boards.flatMap((board) => {
  const seen = [...document.querySelectorAll(board)].find((each) => each.getBoundingClientRect().width > 0)
  if (!seen) return []
  const { x, y, width, height } = seen.getBoundingClientRect()
  return [[board, [x, y, width, height].map(Math.round).join(' ')]]
}))"""
FAULTS = Path(__file__).with_name("faults.js").read_text(encoding="utf-8")
OVERLAPS = Path(__file__).with_name("overlaps.js").read_text(encoding="utf-8")


@pytest.mark.parametrize("touch", [True, False], ids=["finger", "mouse"])
@pytest.mark.parametrize("name", CROWDS)
def test_nothing_is_cut_off_or_too_small(browser: Browser, base_url: str, name: str, touch: bool) -> None:
    """Languages take turns, phase by phase: each is seen at every size, and every phase in one of them for fingers and
    in the next for a mouse. Another language is not another run; `python3 dev.py pictures --all` has all of them."""
    looks: dict[str, Any] = {"has_touch": touch, "is_mobile": touch, "reduced_motion": "reduce"}
    pages = [browser.new_page(base_url=base_url, locale=language, **looks) for language in LANGUAGES]
    found = []
    places: dict[tuple[str, str], dict[str, str]] = {}
    for n, phase in enumerate(phases(name)):
        turn = (n + touch) % len(LANGUAGES)
        page, language = pages[turn], LANGUAGES[turn]
        sit_down(page, phase)
        for size in SIZES:
            if (size in FINGERS) == touch and (size != "4k" or n % 3 == 0):  # the largest is dear to draw
                fit(page, size)
                faults = page.evaluate(FAULTS, touch) + page.evaluate(OVERLAPS)
                for board, place in page.evaluate(PLACES, STANDING).items() if name in STEADY else ():
                    places.setdefault((size, board), {}).setdefault(place, f"{phase.name} in {language}")
                if size == LISTENED[touch][n % 2]:
                    faults += axe_faults(page)
                found += [f"{phase.name}, {size}, {language}: {fault}" for fault in faults]
    for page in pages:
        page.close()
    assert found == []
    assert {board: seen for board, seen in places.items() if len(seen) > 1} == {}


@pytest.mark.parametrize(
    ("where", "style", "fault"),
    [
        ("[data-testid=ask]", "height: 9px; overflow: hidden", "cut off: p"),
        (".ask button", "width: 20px; height: 20px; min-height: 0", "too small for a finger: button"),
        ("[data-testid=ask]", "min-width: 500px", "cut off: p"),
        ("[data-testid=ask]", "overflow: auto; width: 9px; height: 9px", "scrolls both ways: p"),
        (".rounds", "translate: -160px 0", "written over: "),
    ],
)
def test_what_is_spoiled_is_found(
    browser: Browser, base_url: str, where: str, style: str, fault: str
) -> None:
    with browser.new_context(base_url=base_url, has_touch=True, is_mobile=True) as context:
        page = context.new_page()
        sit_down(page, next(phases("heller")))
        fit(page, "phone")
        assert page.evaluate(FAULTS, True) + page.evaluate(OVERLAPS) == []
        page.locator(where).first.evaluate("(thing, style) => (thing.style.cssText = style)", style)
        found = page.evaluate(FAULTS, True) + page.evaluate(OVERLAPS)
        assert any(each.startswith(fault) for each in found), found
