"""Karanor beside the map, in a browser: trading, draft, quests, windows, choices, the end."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from e2e.karanor_desk import Merchant, merchant, played
from e2e.shell_page import ME, OPEN, faults, fits
from playwright.sync_api import expect

__all__ = ["merchant"]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "locale": "fr-FR"}


def two_drafted(merchant: Callable[..., Merchant]) -> tuple[Merchant, Merchant]:
    """Two people at a table whose draft is over."""
    inès, bastien = merchant(), merchant()
    table = inès.lays(ME, OPEN)
    bastien.joins(table)
    for somebody in (inès, bastien):
        somebody.opens(table)
    for _ in range(2):
        for somebody in (inès, bastien):
            somebody.drafts() if somebody is inès else somebody.draft.locator(
                ".cards button:not(:disabled)"
            ).first.click()
        expect(inès.draft.locator(".cards button:not(:disabled)").or_(inès.page.locator("svg.map")).first).to_be_visible()
    return inès, bastien


def test_the_draft_is_simultaneous_and_nobody_hears_what_another_kept(merchant: Callable[..., Merchant]) -> None:
    inès, bastien = two_drafted(merchant)
    kept = [event["commerce"] for event in inès.events("drafted") if event["seat"] == 0]
    assert len(kept) == 2
    assert not [event for event in bastien.events("drafted") if event["seat"] == 0 and "commerce" in event]


def test_an_offer_is_countered_and_the_counter_accepted(merchant: Callable[..., Merchant]) -> None:
    inès, bastien = two_drafted(merchant)
    gold = [somebody.me["gold"] for somebody in (inès, bastien)]
    inès.sits_at_the_desk()
    inès.desk.get_by_role("radio").first.click()
    inès.half("You give").get_by_role("button", name="One gold more").click()
    inès.half("You give").get_by_role("button", name="One gold more").click()
    expect(inès.desk.get_by_role("row").nth(1).get_by_role("cell").first).to_contain_text(f"{gold[0] - 2}")
    inès.says("Offer to")
    bastien.sits_at_the_desk()
    bastien.desk.get_by_role("article").get_by_role("button", name="Counter").click()
    bastien.half("You give").get_by_role("button", name="One gold more").click()
    bastien.says("Counter to")
    inès.desk.get_by_role("article").get_by_role("button", name="Accept").click()
    expect(inès.desk.locator(".pill.traded")).to_have_count(1)
    expect(inès.desk.locator(".pill.countered")).to_have_count(1)
    expect(bastien.desk.locator(".pill.traded")).to_have_count(1)
    assert [somebody.me["gold"] for somebody in (inès, bastien)] == [gold[0] - 1, gold[1] + 1]


def test_offers_lie_side_by_side_and_a_sixth_is_not_sent(merchant: Callable[..., Merchant]) -> None:
    inès = merchant()
    inès.opens(inès.studies(played("turn")))
    inès.sits_at_the_desk()
    send = inès.desk.get_by_role("button", name=re.compile("^Offer to"))
    for n in range(1, 6):
        inès.half("You give").get_by_role("button", name="One gold more").click()
        send.click()
        expect(inès.desk.get_by_role("article")).to_have_count(n)
    inès.half("You give").get_by_role("button", name="One gold more").click()
    expect(send).to_be_disabled()
    expect(inès.desk).to_contain_text("You have 5 open offers")
    inès.desk.get_by_role("button", name="Withdraw").first.click()
    expect(inès.desk.get_by_role("article")).to_have_count(4)
    expect(send).to_be_enabled()
    expect(inès.desk.locator(".pill.withdrawn")).to_have_count(1)
    inès.page.keyboard.press("Escape")
    expect(inès.desk).to_have_count(0)


def test_a_quest_is_read_as_a_page_and_one_of_its_choices_taken(merchant: Callable[..., Merchant]) -> None:
    inès = merchant()
    inès.opens(inès.studies(played("immediate")))
    book = inès.page.get_by_role("dialog")
    expect(book.get_by_role("radio")).not_to_have_count(0)
    book.get_by_role("button", name="See the map").first.click()
    expect(book).to_have_count(0)
    inès.page.get_by_role("button", name="Read and decide").click()
    chosen = book.locator('[role="radio"]:not(:disabled)').last
    chosen.click()
    assert faults(inès.page) == []
    book.locator(".primary").click()
    expect(book).to_have_count(0)
    assert inès.events("chosen")


def test_a_window_shows_every_card_and_passing_closes_it(merchant: Callable[..., Merchant]) -> None:
    inès = merchant()
    inès.opens(inès.studies(played("window")))
    window = inès.page.get_by_role("region", name="A moment to answer")
    expect(window.locator(".black")).to_have_count(len({each["card"] for each in inès.view["mine"]["blacks"]}))
    expect(inès.page.locator("svg.map")).to_be_visible()
    assert faults(inès.page) == []
    window.get_by_label("Pass for the rest of this turn").check()
    window.get_by_role("button", name="Pass").click()
    expect(window).to_have_count(0)
    assert inès.events("silent")


@pytest.mark.parametrize(
    ("step", "seats", "luck"),
    [("take", 3, 0), ("discard", 3, 0), ("keep", 3, 0), ("steal", 3, 0), ("choose", 3, 0), ("place", 3, 0), ("poach", 4, 0)],
)
def test_a_question_inside_an_action_is_answered_in_the_tray(
    merchant: Callable[..., Merchant], step: str, seats: int, luck: int
) -> None:
    inès = merchant()
    inès.opens(inès.studies(played(step, seats, luck)))
    assert inès.ask["step"] == step
    ask = inès.page.locator("[data-ask]").get_attribute("data-ask")
    expect(inès.answers).not_to_have_count(0)
    assert faults(inès.page) == []
    inès.answers.first.click()
    expect(inès.page.locator(f'[data-ask="{ask}"]')).to_have_count(0)


def test_the_market_for_two_takes_two_deals_in_one_visit(merchant: Callable[..., Merchant]) -> None:
    inès = merchant()
    inès.opens(inès.studies(played("turn", seats=2)))
    gold = inès.me["gold"]
    inès.page.get_by_role("button", name=re.compile("Market")).click()
    market = inès.page.get_by_role("region", name="Market")
    market.get_by_role("button", name=re.compile("^Sell")).and_(market.locator(":not(:disabled)")).first.click()
    market.get_by_role("button", name="Visit the market").click()
    expect(market).to_have_count(0)
    assert inès.me["gold"] == gold + sum(event["n"] for event in inès.events("sold"))


def test_the_sources_of_prestige_add_up(merchant: Callable[..., Merchant]) -> None:
    inès = merchant()
    inès.opens(inès.studies(played("", seats=2)))
    table = inès.page.get_by_role("table", name="Where the prestige came from")
    for row in table.locator("tbody tr").all():
        *parts, total, _ = [int(text.replace("−", "-").replace("·", "0")) for text in row.locator("td").all_inner_texts()]
        assert sum(parts) == total


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_desk_and_the_draft_are_open_to_all_in_both_themes(merchant: Callable[..., Merchant], theme: str) -> None:
    inès = merchant(color_scheme=theme)
    inès.opens(inès.studies(played("draft")))
    expect(inès.draft).to_be_visible()
    assert faults(inès.page) == []
    inès.opens(inès.studies(played("turn")))
    inès.sits_at_the_desk()
    inès.half("You give").get_by_role("button", name="One gold more").click()
    assert faults(inès.page) == []


def test_in_french_on_a_phone_the_desk_fits(merchant: Callable[..., Merchant]) -> None:
    inès = merchant(**PHONE)
    inès.opens(inès.studies(played("turn")))
    inès.page.get_by_role("tab", name="Échanges").click()
    inès.page.get_by_role("button", name="Proposer un échange").click()
    inès.page.get_by_role("tab", name="Composer").click()
    expect(inès.desk.get_by_role("region", name="Vous donnez")).to_be_visible()
    assert fits(inès.page)
    inès.page.get_by_role("tab", name="Offres ouvertes").click()
    expect(inès.desk).to_contain_text("Aucune offre ouverte")
    assert fits(inès.page)
    assert faults(inès.page) == []
