"""The worked examples of the rulebook: pieces are changed, and the rules say what comes of it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.heller_table import Player
from tests.e2e.shell_page import PHONE, camille, come

__all__ = ["camille", "come"]


def example_of(player: Player, game: str, name: str) -> Locator:
    player.page.goto(f"/rules/{game}")
    figure = player.page.locator(f"figure[data-example={name}]")
    figure.scroll_into_view_if_needed()
    expect(figure.get_by_role("radio").first).to_be_attached()
    return figure


def touch(player: Player, spot: Locator, beside: float = 0) -> None:
    """Touches its middle, or so many pixels beside it."""
    spot.scroll_into_view_if_needed()
    box = spot.bounding_box()
    assert box is not None
    player.page.mouse.click(box["x"] + box["width"] / 2 + beside, box["y"] + box["height"] / 2)


def test_a_piece_that_is_touched_changes_and_the_sum_follows(come: Callable[..., Player]) -> None:
    nadia = come(**PHONE)
    figure = example_of(nadia, "heller", "eye")
    expect(figure.get_by_role("radio", name="Evil Eye")).to_be_checked()
    # 40 pixels are met by a finger, even where the piece is drawn smaller.
    touch(nadia, figure.locator("[data-space=B1]"), beside=19)
    expect(figure.get_by_role("radio", name="Gold Sack")).to_be_checked()
    expect(figure.locator(".told")).to_contain_text("+16")
    figure.get_by_role("button", name="As it was").click()
    expect(figure.get_by_role("radio", name="Evil Eye")).to_be_checked()
    expect(figure.get_by_role("button", name="As it was")).to_have_count(0)


def test_a_stall_is_moved_to_the_place_that_is_touched(camille: Player) -> None:
    figure = example_of(camille, "heller", "turn")
    touch(camille, figure.locator("[data-space=D3]"))
    expect(figure.get_by_role("radio").nth(4)).to_be_checked()


@pytest.mark.parametrize(
    ("game", "name"), [("hermagor", "sale"), ("jantaris", "alone"), ("karanor", "harvest"), ("heller", "eye")]
)
def test_an_example_is_changed_by_keyboard(camille: Player, game: str, name: str) -> None:
    figure = example_of(camille, game, name)
    before = figure.locator(".told").inner_text()
    group = figure.get_by_role("group").last
    group.get_by_role("radio").first.focus()
    camille.page.keyboard.press("ArrowRight")
    expect(group.get_by_role("radio").nth(1)).to_be_checked()
    expect(figure.get_by_role("button", name="As it was")).to_be_visible()
    expect(group.get_by_role("radio").nth(1)).to_be_focused()
    assert figure.locator(".told").inner_text() != before or name == "alone"
