"""Jantaris for every reader: two languages, a phone, no mouse, no sight, no motion; and no secret for others."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.heller_table import ME, OPEN, prefers
from tests.e2e.jantaris_table import PHONE, Merchant, at, camille, come, never, played, plays_until, wire
from tests.e2e.shell_page import faults, fits
from tests.server.clients import Guest

__all__ = ["camille", "come", "wire"]

PHASES = [("settle", 0), ("city", 8), ("marker", 6), ("vote", 6), ("open", 1), ("bid", 1), ("trade", 1)]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nothing_stands_in_anybodys_way(come: Callable[..., Merchant], theme: str) -> None:
    camille = come(color_scheme=theme)
    for step, turn in PHASES:
        camille.opens(camille.studies(played(at(step, turn))))
        camille.waits(step)
        if step == "city":
            camille.page.get_by_role("button", name="Place", exact=True).click()
        if step == "marker":
            camille.page.locator("[data-area][aria-disabled=false]").first.click()
            expect(camille.page.locator("[data-vote] .figure").first).to_be_visible()
        assert (step, faults(camille.page)) == (step, [])
    camille.opens(camille.studies(played(never)))
    expect(camille.page.locator(".ending")).to_be_visible()
    assert faults(camille.page) == []


def small_targets(player: Merchant) -> list[str]:
    """What can be touched and is smaller than a thumb."""
    found: list[str] = player.page.evaluate(
        """[...document.querySelectorAll('.phone button:enabled, [data-task] button:enabled')]
             .filter(e => e.checkVisibility() && Math.min(e.offsetWidth, e.offsetHeight) < 44)
             .map(e => e.outerHTML.slice(0, 120))"""
    )
    return found


def test_french_on_a_phone_with_a_thumb(come: Callable[..., Merchant]) -> None:
    camille = come(**PHONE)
    camille.opens(camille.studies(played(at("marker", 6))))
    expect(camille.page.get_by_test_id("ask")).to_contain_text("Déplacez un marqueur")
    camille.page.locator("[data-area][aria-disabled=false]").first.tap()
    expect(camille.confirm).to_have_text(re.compile("^Déplacer le marqueur (rouge|noir) à "))
    assert fits(camille.page) and small_targets(camille) == []
    camille.confirm.tap()
    camille.vote("recruitment").tap()
    expect(camille.confirm).to_have_text("Sceller «\u00a0Recrutement\u00a0»")
    assert fits(camille.page) and small_targets(camille) == []
    assert faults(camille.page) == []
    camille.confirm.tap()
    for sheet in ("Joueurs", "Objets", "Journal", "Règles", "Jouer"):
        camille.page.get_by_role("tab", name=sheet).tap()
        assert fits(camille.page)
    for step in ("city", "bid", "trade"):
        camille.opens(camille.studies(played(at(step, 1))))
        camille.waits(step)
        assert (step, fits(camille.page), small_targets(camille)) == (step, True, [])
        assert (step, faults(camille.page)) == (step, [])


def test_a_vote_card_shows_all_that_it_would_do(camille: Merchant) -> None:
    camille.opens(camille.studies(played(at("vote", 13))))
    for vote in ("deal", "strengthen", "recruitment", "black_market"):
        expect(camille.vote(vote).locator(".row")).to_have_count(3)
        assert camille.vote(vote).evaluate("card => card.scrollHeight <= card.clientHeight + 1")


def test_who_carries_out_a_vote_on_a_phone_sees_all_votes(come: Callable[..., Merchant]) -> None:
    camille = come(**PHONE)
    camille.opens(camille.studies(played(at("banish"))))
    votes = [card for card in camille.view["diplomacy"]["votes"] if card]
    expect(camille.voters).to_have_count(len(votes))


def test_the_smallest_phone_shows_the_whole_city(come: Callable[..., Merchant]) -> None:
    camille = come(**{**PHONE, "viewport": {"width": 360, "height": 740}})
    camille.opens(camille.studies(played(at("city", 8))))
    box = camille.page.locator(".city").bounding_box()
    assert box is not None and box["width"] <= 360 and box["height"] >= 240
    tray = camille.page.locator("[data-task]").bounding_box()
    assert tray is not None and box["y"] + box["height"] <= tray["y"]


def test_the_table_can_be_read_aloud(camille: Merchant) -> None:
    camille.opens(camille.studies(played(at("city", 8))))
    camille.waits("city")
    names = [seat["name"] for seat in camille.messages("state")[-1]["table"]["seats"]]
    for area in camille.view["areas"]:
        there = [f"{name} {n}" for name, n in zip(names, area["merchants"], strict=True) if n]
        label = camille.area(area["area"]).get_attribute("aria-label") or ""
        assert all(text in label for text in there) and (there or "nobody" in label)
        if area["ruler"] is not None:
            assert f"{names[area['ruler']]} dominates" in label
    camille.page.get_by_role("button", name="Describe the table").focus()
    camille.page.keyboard.press("Enter")
    words = camille.page.get_by_role("region", name="The table in words")
    expect(words).to_be_focused()
    for text in ("Turn 8", "merchants in the Centre", "Control card", "In the bazaar: ", "reserve "):
        expect(words).to_contain_text(text)


def test_the_cards_are_turned_one_by_one_on_the_open_board(
    come: Callable[..., Merchant], base_url: str
) -> None:
    camille = come(storage_state=prefers(base_url, tempo=0.5))
    camille.opens(camille.studies(played(at("vote", 6))))
    for vote in ("deal", "deal", "recruitment", "strengthen"):
        camille.seals(vote)
    turned = camille.page.locator("[data-ballot].open")
    told = camille.page.get_by_test_id("ask")
    expect(turned).to_have_count(1)
    expect(told).to_contain_text("opens")
    expect(camille.page.locator("[data-voter]:has-text('sealed')")).to_have_count(3)
    expect(camille.page.locator("[data-ask]")).to_have_count(0)
    camille.page.keyboard.press("Escape")
    expect(turned).to_have_count(4)
    expect(camille.page.locator("[data-ask]")).to_have_count(1)
    expect(told).not_to_contain_text("opens")


def test_nobody_else_is_told_a_vote(come: Callable[..., Merchant], wire: Callable[..., Guest]) -> None:
    anna, watcher = come(), come()
    table = anna.lays(ME, OPEN, OPEN)
    others = [wire(), wire()]
    for guest in others:
        guest.joins(table)
    chairs = [wire(anna.cookie).looks(table), *(guest.looks(table) for guest in others)]
    plays_until(lambda state: state["ask"]["step"] == "vote", *chairs)
    anna.opens(table)
    watcher.opens(table)
    for chair in chairs[1:]:
        chair.moves("vote black_market")
    for player in (anna, watcher):
        expect(player.page.locator(".voters li").filter(has_text="has voted")).to_have_count(2)
        told = [(state["log"], state["view"]["diplomacy"]) for state in player.messages("state")]
        assert '"black_market"' not in json.dumps(told)
        expect(player.page.get_by_role("img", name="Black Market")).to_have_count(0)
