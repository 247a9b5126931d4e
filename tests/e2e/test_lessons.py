"""The guided first games, played to their end as people do: with the mouse and by keyboard, wide and on a phone, in
French and in English, with wrong tries, left and taken up again."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from comptoir.server import lessons
from tests.e2e.heller_table import Player

WIDE = {"viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce", "locale": "en"}
PHONE = {
    "viewport": {"width": 390, "height": 844},
    "reduced_motion": "reduce",
    "locale": "fr",
    "has_touch": True,
}
LOOKS = [{**window, "locale": language} for window in (WIDE, PHONE) for language in ("en", "fr")]
POINTLESS = ("raise", "end")
"""Steps that point at something a phone does not show while they are read: the price table of Hermagor."""
COVERED = """() => {
  const bubble = document.querySelector('[data-testid=lesson]').getBoundingClientRect()
  return [...document.querySelectorAll('[data-testid=veil] rect')].map((frame) => frame.getBoundingClientRect())
    .filter((f) => Math.min(f.right, bubble.right) - Math.max(f.left, bubble.left) > 3
      && Math.min(f.bottom, bubble.bottom) - Math.max(f.top, bubble.top) > 3).length
}"""


class Pupil(Player):
    """Somebody in a guided game."""

    def begins(self, game: str, does: Callable[[Page, str], None]) -> None:
        self.does = does
        self.lesson = lessons.find(game, "first")
        answer = self.page.context.request.post(f"/api/v1/lessons/{game}/first", data={})
        self.page.goto(f"/t/{answer.json()['id']}")

    @property
    def wide(self) -> bool:
        return bool(self.page.evaluate("innerWidth > 900"))

    def at(self, name: str) -> None:
        expect(self.page.locator(f'[data-testid=lesson][data-step="{name}"]')).to_be_visible()

    def button(self, *names: str) -> None:
        for name in names:
            self.page.get_by_test_id("lesson").get_by_role("button", name=name).click()

    def goes_through(self, first: str, last: str, wide: bool) -> None:
        """Every step from one to another; each thing that it speaks of is there, and not under the bubble."""
        names = [step.name for step in self.lesson.steps]
        for step in self.lesson.steps[names.index(first) : names.index(last) + 1]:
            if step.kind == "watch":
                continue  # they may be quicker than we look
            self.at(step.name)
            if step.light and (wide or step.name not in POINTLESS):
                lit = self.page.locator("[data-testid=veil] rect")
                expect(lit, f"what step {step.name} speaks of").to_have_count(len(step.light))
                if wide:
                    self.page.wait_for_function(f"() => ({COVERED})() === 0")
            if step.answer and not wide:
                self.page.locator("[data-testid=lesson] .task").click()  # out of the thumb's way
            for move in step.answer:
                self.does(self.page, move)
            if step.kind == "say":
                self.page.locator("[data-testid=lesson] .primary").click()


@pytest.fixture
def pupil(browser: Browser, base_url: str, request: pytest.FixtureRequest) -> Iterator[Pupil]:
    context = browser.new_context(base_url=base_url, **request.param)
    yield Pupil(context.new_page())
    context.close()


def heller(page: Page, move: str) -> None:
    *verb, space = move.split()
    if move == "draw":
        page.locator("[data-lesson=pile]").click()
    else:
        if verb != ["place"]:
            page.locator(f'[data-lesson="{" ".join(verb)}"]').click()
        page.locator(f'[data-space="{space}"]').click()
    page.locator(".outcome .primary").click()


def hermagor(page: Page, move: str) -> None:
    verb, _, spot = move.partition(" ")
    if verb == "place":
        page.locator(f'[data-place="{spot}"]').click()
    elif verb in ("sell", "shortcut"):
        page.locator(f'[data-village="{spot}"]').click()
    page.locator(f'[data-move="{move}"]').click()


def karanor(page: Page, move: str) -> None:
    verb, _, place = move.partition(" ")
    if verb == "move":
        page.locator(f'[data-place="{place}"]').click()
        page.locator(".sure .primary").click()
    elif verb in ("harvest", "work", "end"):
        page.locator(f'[data-do="{verb}"]').click()
        page.locator(".sure .primary").click()
    else:
        if verb == "build":
            page.locator(f'.hold[data-card="{place}"]').click()
        page.locator(f'[data-move="{move}"]').click()


def jantaris(page: Page, move: str) -> None:
    verb, thing, *rest = move.split()
    if verb == "move":
        page.locator(f'[data-lesson="marker {thing}"]').click()
        page.locator(f'[data-area="{rest[0]}"]').click()
    elif verb in ("place", "vote"):
        page.locator(f'[data-{"area" if verb == "place" else verb}="{thing}"]').click()
    else:
        page.locator(f'[data-option="{move}"]').click()
    page.locator("[data-task] .btn.primary").click()


@pytest.mark.parametrize("pupil", LOOKS, indirect=True)
@pytest.mark.parametrize(
    ("game", "does"), [("hermagor", hermagor), ("jantaris", jantaris), ("karanor", karanor)]
)
def test_a_first_game_is_played_to_its_end(
    pupil: Pupil, game: str, does: Callable[[Page, str], None]
) -> None:
    """In both languages and both windows (that of Heller below)."""
    pupil.begins(game, does)
    pupil.goes_through(pupil.lesson.steps[0].name, pupil.lesson.steps[-1].name, wide=pupil.wide)
    expect(pupil.page.get_by_test_id("lesson")).to_have_count(0)
    pupil.is_well()


@pytest.mark.parametrize("pupil", [WIDE], indirect=True)
def test_the_first_market_with_wrong_tries_left_and_taken_up_again(pupil: Pupil) -> None:
    page = pupil.page
    page.goto("/")
    page.get_by_role("button", name="Play now against bots, Auf Heller und Pfennig").click()
    begin = page.get_by_role("button", name="Begin the guided game")
    expect(begin).to_be_focused()
    page.keyboard.press("Enter")
    pupil.lesson, pupil.does = lessons.find("heller", "first"), heller
    pupil.goes_through("aim", "street", wide=True)
    pupil.at("stall")
    expect(page.get_by_test_id("ask")).to_have_text("Put your stall with 3 wares on B5")
    heller(page, "stall 3 E5")
    wrong = page.locator("[data-testid=lesson][data-kind=wrong]")
    expect(wrong).to_contain_text("Nearly")
    expect(wrong.get_by_test_id("lesson-sum")).to_contain_text("+21")
    expect(page.get_by_role("button", name="Try again")).to_be_focused()
    expect(page.locator("[data-space=E5].ghost")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-space=E5].ghost")).to_have_count(0)
    heller(page, "draw")
    expect(page.get_by_test_id("lesson-later")).to_have_text("That comes later, in step 8.")
    heller(page, "stall 1 B5")
    pupil.button("Show me")
    pupil.at("sure")
    page.get_by_role("link", name="Leave").click()
    page.get_by_role("button", name="Play now against bots, Auf Heller und Pfennig").click()
    expect(page.get_by_text("Pica waits for you at step 5 of 13.")).to_be_visible()
    page.get_by_role("button", name="Go on with the guided game").click()
    pupil.goes_through("sure", "stalls", wide=True)
    ends(pupil)


@pytest.mark.parametrize("pupil", LOOKS[1:], indirect=True)
def test_the_first_market_in_another_window_and_language(pupil: Pupil) -> None:
    """The one above is wide, in English."""
    pupil.begins("heller", heller)
    pupil.goes_through("aim", "stalls", wide=pupil.wide)
    ends(pupil)


def ends(pupil: Pupil) -> None:
    """The rest of the round by myself, the count, and on without Pica."""
    pupil.at("free")
    pupil.page.locator("[data-testid=lesson] .primary").click()
    pupil.ends_round()
    pupil.at("count")
    if pupil.page.locator("[data-testid=lesson] button.task").is_visible():
        pupil.page.locator("[data-testid=lesson] .task").click()
    pupil.on.click()
    pupil.at("on")
    pupil.page.locator("[data-testid=lesson] .primary").click()
    expect(pupil.page.get_by_test_id("lesson")).to_have_count(0)
    expect(pupil.things.first).to_be_visible()
    pupil.is_well()


@pytest.mark.parametrize("pupil", [WIDE], indirect=True)
def test_a_step_is_done_by_keyboard_alone_and_what_is_dim_answers(pupil: Pupil) -> None:
    pupil.begins("heller", heller)
    page = pupil.page
    pupil.at("aim")
    page.locator("[data-lesson=pile]").click(force=True)
    expect(page.get_by_test_id("lesson-later")).to_have_text("That comes later, in step 8.")
    for step in ("turn", "street", "stall"):
        page.keyboard.press("Enter")
        pupil.at(step)
    page.keyboard.press("3")
    page.locator("[data-space=B5]").focus()
    page.keyboard.press("Enter")
    # Enter places once it is seen what that would do; before, it looks again.
    expect(page.locator("[data-space=B5] .tag")).to_be_visible()
    expect(page.locator(".outcome .primary")).to_be_enabled()
    page.keyboard.press("Enter")
    pupil.at("sure")
    page.get_by_role("button", name="Take back").focus()
    page.keyboard.press("Enter")
    pupil.at("stall")
    pupil.is_well()
