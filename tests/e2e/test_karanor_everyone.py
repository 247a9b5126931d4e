"""Karanor for every reader: both themes, two languages, a thumb, a small window and a very large one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.karanor_desk import Merchant, later, merchant, played
from tests.e2e.phases import LONG
from tests.e2e.shell_page import PHONE, faults, fits

__all__ = ["merchant"]
People = Callable[..., Merchant]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nothing_stands_in_anybodys_way(merchant: People, theme: str) -> None:
    ines = merchant(color_scheme=theme)
    ines.opens(ines.studies(played("turn", seats=4)))
    assert faults(ines.page) == []
    ines.page.locator(f'[data-place="{ines.view["mine"]["routes"][0]["to"]}"]').click()
    expect(ines.page.locator(".sure .primary")).to_be_visible()
    assert faults(ines.page) == []
    ines.page.keyboard.press("Escape")
    ines.page.locator(".hold").first.click()
    assert faults(ines.page) == []
    ines.opens(ines.studies(played("never", seats=2)))
    assert faults(ines.page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_question_is_open_to_all(merchant: People, theme: str) -> None:
    ines = merchant(color_scheme=theme)
    for step in ("draft", "window", "take", "discard", "keep", "steal", "choose", "place"):
        ines.opens(ines.studies(played(step)))
        assert ines.ask["step"] == step
        assert faults(ines.page) == [], step


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_desk_and_the_book_are_open_to_all(merchant: People, theme: str) -> None:
    ines = merchant(color_scheme=theme)
    talk = [(0, "offer any give gold 1"), (1, "offer 0 want gold 1"), (2, "decline 1"), (0, "decline 2")]
    ines.opens(ines.studies(later(played("turn"), *talk, (1, "offer 0 give gold 1"))))
    ines.sits_at_the_desk()
    ines.half("You give").get_by_role("button", name="One gold more").click()
    assert faults(ines.page) == []
    ines.opens(ines.studies(played("immediate")))
    book = ines.page.get_by_role("dialog")
    book.locator('[role="radio"]:not(:disabled)').last.click()
    assert faults(ines.page) == []


def test_french_on_a_phone_with_a_thumb(merchant: People) -> None:
    ines = merchant(**PHONE, locale="fr-FR")
    ines.opens(ines.studies(played("turn", seats=4)))
    expect(ines.page.get_by_test_id("ask")).to_contain_text("Que faites-vous")
    assert fits(ines.page)
    assert faults(ines.page) == []
    ines.page.locator("[data-do=work]").tap()
    ines.page.locator(".sure .primary").tap()
    expect(ines.page.locator(".pips .spent")).to_have_count(1)
    for sheet in ("Joueurs", "Étalage", "Échanges", "Journal", "Règles", "Jouer"):
        ines.page.get_by_role("tab", name=sheet).tap()
        assert fits(ines.page)


def box(land: Locator) -> list[float]:
    return [float(n) for n in (land.get_attribute("viewBox") or "").split(" ")]


def test_the_map_follows_one_finger_and_two(merchant: People) -> None:
    """A pinch comes closer, a drag moves; neither chooses a territory."""
    ines = merchant(**PHONE)
    ines.opens(ines.studies(played("turn", seats=4)))
    land, touch = ines.page.locator("svg.map"), ines.page.context.new_cdp_session(ines.page)
    bounds = land.bounding_box()
    assert bounds is not None
    x, y = bounds["x"] + bounds["width"] / 2, bounds["y"] + bounds["height"] / 2

    def fingers(kind: str, *spots: tuple[float, float]) -> None:
        points: list[dict[str, Any]] = [
            {"x": x + dx, "y": y + dy, "id": i} for i, (dx, dy) in enumerate(spots)
        ]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    ines.page.get_by_role("button", name="The whole map").click()
    whole = box(land)
    fingers("touchStart", (-20, 0), (20, 0))
    for spread in (30, 45, 60):
        fingers("touchMove", (-spread, 0), (spread, 0))
    fingers("touchEnd")
    expect(ines.page.get_by_role("button", name="The four islands in small")).to_be_visible()
    close = box(land)
    assert close[2] < whole[2] / 2
    fingers("touchStart", (0, 0))
    for step in (20, 40, 60):
        fingers("touchMove", (-step, 0))
    fingers("touchEnd")
    expect(land).not_to_have_attribute("viewBox", " ".join(f"{n:g}" for n in close))
    assert box(land)[0] > close[0]
    assert box(land)[2] == close[2]
    expect(ines.page.locator('[data-place][aria-pressed="true"]')).to_have_count(0)
    ines.page.get_by_role("button", name="The whole map").click()
    ines.page.locator(f'[data-place="{ines.me["at"]}"]').click()
    expect(ines.page.locator('[data-place][aria-pressed="true"]')).to_have_count(1)


CUT = """() => [...document.querySelectorAll('.bar b, .bar small, .plates b, .hand .name, .hand .state')]
    .filter((each) => each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).display !== 'inline')
    .map((each) => each.textContent)"""


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
@pytest.mark.parametrize(
    ("width", "height"), [(360, 640), (700, 900), (899, 800), (900, 700), (1100, 720), (3840, 2160)]
)
def test_the_table_fits_every_window_and_no_word_is_cut(
    merchant: People, locale: str, width: int, height: int
) -> None:
    ines = merchant(viewport={"width": width, "height": height}, locale=locale)
    ines.opens(ines.studies(msgspec.structs.replace(played("turn", seats=4), names=[LONG] * 4)))
    ines.page.evaluate("document.fonts.ready")
    assert fits(ines.page)
    assert ines.page.evaluate(CUT) == []
    bounds = ines.page.locator("svg.map").bounding_box()
    assert bounds is not None and bounds["height"] > height * 0.3
