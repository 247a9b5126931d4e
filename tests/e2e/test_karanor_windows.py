"""Reaction windows of Karanor in a browser: a card out of turn, time that runs out, and wishes not to be asked."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from comptoir.table import Record, asked, game
from tests.e2e.karanor_desk import Merchant, merchant, played
from tests.e2e.shell_page import ME, OPEN, PHONE, faults, fits

__all__ = ["merchant"]
People = Callable[..., Merchant]
BOT = {"kind": "bot", "level": "random"}
LONG = 3600.0
SHORT = 5.0


class Moment:
    """A whole game, and where in it a window opens: who caused it, and who is asked."""

    def __init__(self, whole: Record, move: int, cause: int, asked: list[int]) -> None:
        self.whole, self.move, self.cause, self.asked = whole, move, cause, asked


@cache
def moment(waiting: int) -> Moment:
    """A window for so many, the first of whom has a card to play."""
    for luck in range(40):
        cut = played("window", luck=luck, able="play")
        s = cut.replay()
        view = game("karanor").view(s, 0)
        if view.window and view.window["asked"] == list(asked(s)) and len(asked(s)) == waiting:  # type: ignore[attr-defined]
            cause = view.window["cause"]  # type: ignore[attr-defined]
            return Moment(played("", luck=luck), len(cut.moves), cause, list(asked(s)))
    raise AssertionError("no such window was found")


def two_at(merchant: People, pause: float, waiting: int = 2, **settings: object) -> tuple[Merchant, Merchant]:
    """Who caused a window, and the first who is asked in it, each at their own browser; bots on the other seats."""
    cause, other = merchant(), merchant(**settings)
    at = moment(waiting)
    seats = [ME if i == at.cause else OPEN if i == at.asked[0] else BOT for i in range(at.whole.seats)]
    finished = cause.studies(at.whole)
    wanted = {"move": at.move, "seats": seats, "pause": pause}
    answer = cause.page.context.request.post(f"/api/v1/tables/{finished}/fork", data=wanted)
    assert answer.ok, answer.text()
    table = answer.json()["id"]
    for somebody in (cause, other):
        somebody.page.goto(f"/t/{table}")
        expect(somebody.page.locator("#main")).to_be_visible()
    other.page.locator("form .primary").click()
    expect(cause.page.locator("svg.map")).to_be_visible()
    expect(window(other)).to_be_visible()  # who still watches sees the map too, but is asked nothing
    return cause, other


def log(somebody: Merchant) -> Locator:
    somebody.page.get_by_role("tab", name="Log").click()
    return somebody.page.locator(".log")


def window(somebody: Merchant) -> Locator:
    return somebody.page.locator("section.window")


def test_a_black_market_card_is_played_out_of_turn_from_another_browser(merchant: People) -> None:
    ines, bastien = two_at(merchant, LONG)
    seat = bastien.view["seat"]
    assert bastien.view["active"] == ines.view["seat"] != seat
    name = window(bastien).locator("li:has(button) .name").first.inner_text()
    expect(ines.page.locator(".ask .countdown")).to_be_visible()
    bastien.hears(window(bastien).locator(".plays .btn").first.click)
    expect(log(ines)).to_contain_text(f"plays {name}")
    (told,) = ines.events("card-played")
    assert told["seat"] == seat


def test_who_is_asked_sees_the_time_the_others_and_every_card(merchant: People) -> None:
    _, bastien = two_at(merchant, LONG)
    shown = window(bastien)
    expect(shown.locator(".cards li")).to_have_count(len(set(bastien.view["mine"]["blacks"])))
    expect(shown.locator(".countdown .text")).to_have_text(re.compile(r"^(60 min|1 hr)$"))
    expect(shown.locator(".what")).to_contain_text("You have 1 hour")
    expect(shown.locator(".others li")).to_have_count(1)
    expect(shown.locator(".others .answered")).to_have_count(1)
    expect(shown.locator(".others")).to_contain_text("has answered")
    bastien.page.locator('[data-place="kien"]').focus()
    bastien.page.keyboard.press("+")
    bastien.page.get_by_role("tab", name="Trade").click()
    bastien.page.get_by_role("button", name="Make an offer").click()
    expect(bastien.desk).to_be_visible()
    expect(window(bastien).get_by_role("button", name="Pass", exact=True)).to_be_enabled()


def test_a_window_runs_out_for_who_does_not_answer(merchant: People) -> None:
    ines, bastien = two_at(merchant, SHORT, waiting=1)
    for somebody in (ines, bastien):
        expect(log(somebody)).to_contain_text("did not answer in time")
        expect(window(somebody)).to_have_count(0)
    entries = [entry for state in ines.messages("state") for entry in state["log"]]
    assert "late" in {entry["kind"] for entry in entries}


def test_a_wish_not_to_be_asked_is_seen_by_all_and_taken_back(merchant: People) -> None:
    ines, bastien = two_at(merchant, LONG)
    seat = bastien.view["seat"]
    window(bastien).get_by_role("button", name="When to ask me").click()
    dialog = bastien.page.get_by_role("dialog")
    builds = dialog.get_by_role("switch", name="When somebody builds")
    joins = dialog.get_by_role("switch", name="When somebody joins me")
    expect(builds).to_be_checked()
    builds.focus()
    bastien.page.keyboard.press("Space")
    joins.click()
    lines = log(ines)
    expect(lines).to_contain_text("wishes not to be asked any more: a building")
    expect(lines).to_contain_text("wishes not to be asked any more: a meeting")
    assert ines.view["players"][seat]["spared"] == ["meet", "build_declared"]
    assert faults(bastien.page) == []
    dialog.get_by_role("button", name="Always ask me").click()
    expect(builds).to_be_checked()
    expect(lines).to_contain_text("wishes to be asked again: every moment to react")
    dialog.get_by_role("button", name="Close").click()
    expect(window(bastien)).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("screen", [{}, {**PHONE, "locale": "fr-FR"}], ids=["wide", "phone in French"])
def test_a_window_is_open_to_all(merchant: People, theme: str, screen: dict[str, Any]) -> None:
    _, bastien = two_at(merchant, LONG, color_scheme=theme, **screen)
    expect(window(bastien)).to_be_visible()
    expect(window(bastien).locator(".countdown")).to_be_visible()
    assert faults(bastien.page) == []
    assert fits(bastien.page)


def test_the_time_to_react_is_chosen_with_the_table(merchant: People) -> None:
    ines = merchant()
    ines.page.goto("/new?game=karanor")
    times = ines.page.get_by_role("group", name="Time to react")
    expect(times.get_by_role("radio", name="10 seconds")).to_be_checked()
    times.get_by_text("12 hours").click()
    ines.page.get_by_role("button", name="Open a table").click()
    expect(ines.page.get_by_text("Time to react: 12 hours")).to_be_visible()
    ines.page.goto("/new?game=heller")
    expect(ines.page.get_by_role("heading", name="Variants")).to_be_visible()
    expect(times).to_have_count(0)
