"""Auf Heller und Pfennig for every reader: two languages, a phone, no mouse, no sight; and no secret for others."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e import shell_page
from tests.e2e.heller_table import Duel, Message, Player, camille, come, duel, played, signed

__all__ = ["camille", "come", "duel"]

BUYERS = [
    *("farmer", "maid", "baker", "weaver", "citizen", "goldsmith"),
    *("knight", "lady", "abbess", "merchant-prince", "king", "queen"),
]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "locale": "fr-FR"}


def faults(player: Player) -> list[str]:
    """What axe finds wrong with the page, briefly."""
    return shell_page.faults(player.page)


def fits(player: Player) -> bool:
    """Whether nothing can be scrolled sideways."""
    return shell_page.fits(player.page)


def choose(player: Player) -> None:
    """Take the first stall at hand and look at a space for it."""
    player.things.first.click()
    player.free.nth(2).click()
    expect(player.page.locator(".tag")).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nothing_stands_in_anybodys_way(come: Callable[..., Player], theme: str) -> None:
    camille = come(color_scheme=theme)
    camille.opens(camille.studies(played(12, seats=4)))
    choose(camille)
    assert faults(camille) == []
    camille.opens(camille.studies(played(1, round_=3, seats=4)))
    camille.ends_round()
    expect(camille.on).to_have_text("See the final standing")
    assert faults(camille) == []
    camille.on.click()
    expect(camille.page.locator(".ending")).to_be_visible()
    assert faults(camille) == []


def test_french_on_a_phone_with_a_thumb(come: Callable[..., Player]) -> None:
    camille = come(**PHONE)
    camille.opens(camille.studies(played(12, seats=4)))
    expect(camille.page.get_by_test_id("ask")).to_contain_text("À vous")
    camille.things.first.tap()
    space = camille.free.nth(1).get_attribute("data-space") or ""
    camille.space(space).tap()
    expect(camille.page.get_by_role("heading", name="Si on comptait maintenant")).to_be_visible()
    assert fits(camille)
    assert faults(camille) == []
    small = camille.page.evaluate(
        """[...document.querySelectorAll('.hold, .outcome button, [data-space]')]
             .filter(e => e.checkVisibility() && Math.min(e.offsetWidth, e.offsetHeight) < 44).length"""
    )
    assert small == 0
    camille.page.get_by_role("button", name=f"Poser en {space}").tap()
    expect(camille.space(space)).not_to_have_attribute("aria-label", re.compile("vide"))
    for sheet in ("Joueurs", "Journal", "Règles", "Jouer"):
        camille.page.get_by_role("tab", name=sheet).tap()
        assert fits(camille)
    camille.opens(camille.studies(played(1, seats=4)))
    camille.ends_round()
    expect(camille.on).to_have_text("Passer à la manche 2")
    assert fits(camille)
    assert faults(camille) == []


def test_a_long_press_tells_what_lies_there(come: Callable[..., Player]) -> None:
    camille = come(**PHONE)
    camille.opens(camille.studies(played(20)))
    taken = next(i for i, piece in enumerate(camille.view["market"]) if piece)
    cell = camille.page.locator("[data-space]").nth(taken)
    cell.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    tip = camille.page.get_by_test_id("explained")
    expect(tip).to_be_visible()
    cell.dispatch_event("pointerup", {"pointerType": "touch", "bubbles": True})
    expect(tip).to_be_visible()
    camille.page.locator("h1").dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    expect(tip).to_have_count(0)


def test_the_market_can_be_read_aloud(camille: Player) -> None:
    camille.opens(camille.studies(played(8)))
    rows = camille.grid.get_by_role("row")
    expect(rows).to_have_count(7)
    expect(camille.grid.get_by_role("columnheader").nth(3)).to_have_text("C")
    for row in range(5):
        expect(rows.nth(row + 1).get_by_role("rowheader")).to_have_text(str(row + 1))
        expect(rows.nth(row + 1).get_by_role("gridcell")).to_have_count(7)
    said = {part_said(camille.view, space): space for space in empty_spaces(camille.view)}
    for label, space in said.items():
        expect(camille.space(space)).to_have_attribute("aria-label", label)
    camille.page.get_by_role("button", name="Describe the market").focus()
    camille.page.keyboard.press("Enter")
    words = camille.page.get_by_role("region", name="The market in words")
    expect(words).to_be_focused()
    for text in ("Row 5 worth", "Column F worth", "A1 ", "has 50 and stands at"):
        expect(words).to_contain_text(text)


def empty_spaces(view: Message) -> list[str]:
    return [f"{'ABCDEF'[i % 6]}{i // 6 + 1}" for i, piece in enumerate(view["market"]) if piece is None]


def part_said(view: Message, space: str) -> str:
    """The label of an empty space, from what the server says of its two lines."""
    worths = [part["worth"] for part in view["parts"] if space in part["spaces"]]
    row, column = (f"minus {-n}" if n < 0 else f"plus {n}" if n else "0" for n in worths)
    return f"{space}, empty, row {space[1]} worth {row}, column {space[0]} worth {column}"


def test_each_move_is_announced(camille: Player, duel: Callable[..., Duel]) -> None:
    table = duel(camille)
    table.until_mine()
    camille.opens(table.table)
    choose(camille)
    heard = camille.page.locator("[aria-live=polite]")
    expect(heard).to_contain_text("If the market were scored now:")
    camille.confirm.click()
    expect(heard).to_contain_text(re.compile(r"puts a stall with \d wares? on"))


def places_of(value: Any, wanted: str, at: str = "") -> Iterator[str]:
    """Where a text occurs in a message, as paths without list positions."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from places_of(inner, wanted, f"{at}.{key}")
    elif isinstance(value, list):
        for inner in value:
            yield from places_of(inner, wanted, at)
    elif value == wanted:
        yield at


def test_nobody_else_is_told_a_secret(come: Callable[..., Player], duel: Callable[..., Duel]) -> None:
    camille, watcher = come(), come()
    table = duel(camille)
    camille.opens(table.table)
    watcher.opens(table.table)
    secret = table.rival.state["view"]["merchants"][1]["secret"]
    while table.asked() is not table.rival:
        table.moves("stall")
    drawn = table.moves("draw")["view"]["drawn"]
    for player in (camille, watcher):
        expect(player.page.get_by_text(re.compile("draws a square")).first).to_be_visible()
        for name in (secret, drawn):
            told = {place for message in player.heard for place in places_of(message, name)}
            assert told <= {".view.unseen"}
        assert player.view["merchants"][1]["secret"] == "hidden"
        expect(player.page.locator('[data-plate="1"] .secret use')).to_have_attribute("href", "#heller-back")
        shown = player.page.evaluate(
            """names => {
                 const page = document.documentElement.cloneNode(true)
                 for (const open of page.querySelectorAll('.drawings, .chip')) open.remove()
                 return names.filter(name => page.outerHTML.includes(`heller-${name}"`))
               }""",
            [secret, drawn],
        )
        assert shown == []
    table.moves("place")
    expect(camille.page.locator(f'[data-space] use[href="#heller-{drawn}"]')).to_be_attached()


def test_a_round_is_counted_line_by_line(come: Callable[..., Player]) -> None:
    camille = come(reduced_motion="no-preference")
    camille.opens(camille.studies(played(1, round_=3)))
    camille.ends_round()
    skip = camille.page.get_by_role("button", name="Show all at once")
    total = camille.count.get_by_role("row", name=re.compile("^In hand now"))
    expect(skip).to_be_enabled()
    expect(total).to_have_css("opacity", "0")
    camille.page.keyboard.press("x")
    expect(total).to_have_css("opacity", "1")
    event = camille.events("round-counted")[-1]
    expect(total.get_by_role("cell").filter(has_text=re.compile(r"\d"))).to_have_text(
        [f"{money}" for money in event["after"]]
    )
    parts = [part for part in event["parts"] if part["spaces"]]
    expect(camille.count.locator("td .worth")).to_have_text([signed(part["worth"]) for part in parts])
    for i in (0, len(parts) - 1):
        camille.count.locator("tbody th button").nth(i).focus()
        lit = camille.page.locator("[data-space].lit")
        expect(lit).to_have_count(len(parts[i]["spaces"]))
        assert sorted(str(s.get_attribute("data-space")) for s in lit.all()) == sorted(parts[i]["spaces"])
    camille.on.click()
    expect(camille.count).to_have_count(0)
    camille.page.get_by_role("button", name="Round 3").click()
    expect(camille.on).to_have_text("Back to the table")


@pytest.mark.parametrize("size", [(360, 640), (390, 844), (844, 390)])
def test_a_count_on_a_phone_shows_market_and_totals(
    come: Callable[..., Player], size: tuple[int, int]
) -> None:
    width, height = size
    camille = come(viewport={"width": width, "height": height}, has_touch=True, reduced_motion="reduce")
    camille.opens(camille.studies(played(1, seats=4)))
    camille.ends_round()
    expect(camille.count.get_by_role("row", name=re.compile("^In hand now"))).to_be_in_viewport(ratio=1)
    space = camille.page.locator("[data-space=A1]").bounding_box()
    assert space is not None and space["width"] > 20
    expect(camille.page.locator("[data-space=A1]")).to_be_in_viewport(ratio=1)
    # The next round has been opened already, and is not told of yet.
    expect(camille.page.locator(".rounds .on")).to_have_text("1")
    camille.on.click()
    expect(camille.page.locator(".rounds .on")).to_have_text("2")


def test_buyers_whom_the_eye_drives_away_are_struck_out(camille: Player) -> None:
    camille.opens(camille.studies(played(1, round_=3)))
    camille.ends_round()
    event = camille.events("round-counted")[-1]
    market = {f"{'ABCDEF'[i % 6]}{i // 6 + 1}": piece for i, piece in enumerate(event["market"])}
    seen = [market[space] for part in event["parts"] if part["eye"] for space in part["spaces"]]
    silenced = [piece for piece in seen if (piece or {}).get("square") in BUYERS]
    assert silenced
    expect(camille.count.locator("td.terms s")).to_have_count(len(silenced))


def test_the_replay_shows_the_market_and_its_counts(camille: Player) -> None:
    table = camille.studies(played(0, round_=4))
    camille.page.goto(f"/t/{table}/replay")
    expect(camille.grid).to_be_visible()
    expect(camille.free).to_have_count(0)
    camille.page.get_by_role("button", name="line by line").last.click()
    count = camille.page.get_by_role("dialog", name="Where the money came from")
    expect(count.get_by_role("button", name="Back to the table")).to_be_visible()
    camille.page.keyboard.press("Escape")
    expect(count).to_have_count(0)
