"""Jantaris, played in a browser."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from comptoir.games.jantaris.state import City
from tests.e2e.heller_table import ME, OPEN
from tests.e2e.jantaris_table import GREEDY, Merchant, at, camille, come, played, plays_until, wire
from tests.server.clients import Guest

__all__ = ["camille", "come", "wire"]


def test_a_whole_game_against_bots_ends_with_the_final_standing(camille: Merchant) -> None:
    camille.opens(camille.lays(ME, GREEDY, GREEDY))
    for district, left in (("taira", 13), ("velisse", 12)):
        camille.waits("settle")
        camille.area(district).click()
        camille.confirm.click()
        expect(camille.page.locator('[data-plate="0"]')).to_contain_text(f"reserve {left}")
    ending = camille.page.locator(".ending")
    camille.waits()
    while not ending.is_visible():
        camille.answers()
        camille.waits()
    places = ending.get_by_role("list", name="Final standing").get_by_role("listitem")
    shown = [int(re.findall(r"\d+", text)[-1]) for text in places.all_inner_texts()]
    assert shown == sorted((player["prestige"] for player in camille.view["players"]), reverse=True)
    assert shown[0] >= 12
    sums = camille.page.get_by_role("table", name="How it adds up")
    rows = sums.get_by_role("row").all_inner_texts()[1:4]
    sources = [[int(n) for n in re.findall(r"\d+", row)] for row in rows]
    assert [sum(column) for column in zip(*sources, strict=True)] == shown


def test_two_vote_at_once_and_one_is_gone_when_the_cards_are_turned(
    come: Callable[..., Merchant], wire: Callable[..., Guest]
) -> None:
    anna, ben = come(), come()
    table = anna.lays(ME, OPEN, OPEN)
    ben.joins(table)
    third = wire()
    third.joins(table)
    chairs = [wire(person.cookie).looks(table) for person in (anna, ben)] + [third.looks(table)]
    plays_until(lambda state: state["ask"]["step"] == "vote", *chairs)
    chairs[2].moves("vote recruitment")
    anna.opens(table)
    ben.opens(table)
    ben.seals("black_market")
    expect(anna.page.locator(".voters li").nth(1)).to_contain_text("has voted")
    expect(anna.page.locator(".voters").get_by_role("img", name="Black Market")).to_have_count(0)
    ben.page.close()
    anna.seals("deal")
    expect(anna.voters).to_have_count(3)
    expect(anna.voters.and_(anna.page.locator('[data-voter="1"]'))).to_contain_text("Black Market")
    again = Merchant(ben.page.context.new_page())
    again.opens(table)
    expect(again.voters).to_have_count(3)
    expect(again.voters.and_(again.page.locator('[data-voter="0"]'))).to_contain_text("Deal")
    assert again.troubles == []


def test_each_vote_says_what_it_would_do_now(camille: Merchant) -> None:
    camille.opens(camille.studies(played(at("vote", 6))))
    camille.waits("vote")
    rows = camille.page.locator("[data-vote] .row")
    expect(rows).to_have_count(12)
    expect(camille.page.locator("[data-vote] .figure").first).to_be_visible()
    told = camille.messages("preview")[-1]["preview"]["outlook"]
    for vote, outlook in told.items():
        for row, shown in zip(outlook, camille.vote(vote).locator(".row").all(), strict=True):
            goods = row["red"] + row["black"] + row["any"]
            if goods and not row["cards"]:
                expect(shown.locator(".figure")).to_contain_text(f"+{goods}" if goods > 0 else f"−{-goods}")
            gold = "gold" in (shown.get_attribute("class") or "").split()
            assert gold == bool(row["fair"] or row["cards"])
            nothing = "nothing" in (shown.get_attribute("class") or "").split()
            assert nothing == row["lapses"]


def test_votes_are_sealed_one_by_one_and_turned_all_at_once(camille: Merchant) -> None:
    camille.opens(camille.studies(played(at("vote", 6))))
    votes = ["deal", "deal", "recruitment", "strengthen"]
    for vote in votes:
        expect(camille.voters).to_have_count(0)
        camille.seals(vote)
    expect(camille.voters).to_have_count(4)
    shown = camille.page.locator(".reveal [data-voter]")
    for seat, count in ((0, "2 votes"), (1, "2 votes"), (2, "alone"), (3, "alone")):
        expect(shown.and_(camille.page.locator(f'[data-voter="{seat}"]'))).to_contain_text(count)


def test_a_district_shows_what_a_merchant_there_would_change(camille: Merchant) -> None:
    camille.opens(camille.studies(played(at("city", 8))))
    camille.waits("city")
    me = camille.ask["seat"]
    name = camille.messages("state")[-1]["table"]["seats"][me]["name"]
    free = [option.split()[1] for option in camille.ask["options"] if option.startswith("place ")]
    where = next(area for area in camille.view["areas"] if area["area"] == free[0])
    camille.area(free[0]).click()
    expect(camille.area(free[0])).to_have_attribute("aria-pressed", "true")
    more = where["merchants"][me] + 1
    expect(camille.area(free[0])).to_have_attribute("aria-label", re.compile(f"{name} {more}"))
    camille.page.keyboard.press("Escape")
    expect(camille.area(free[0])).to_have_attribute("aria-pressed", "false")
    camille.area(free[0]).click()
    camille.confirm.click()
    camille.waits("marker")
    expect(camille.area(free[0])).to_have_attribute("aria-label", re.compile(f"{name} {more}"))


def test_the_table_bids_up_to_a_maximum_and_says_so(camille: Merchant) -> None:
    camille.opens(camille.studies(played(lambda step, s: step == "bid" and rich(s))))
    camille.waits("bid")
    me = camille.ask["seat"]
    lowest = camille.view["auction"]["lowest"][me]
    camille.page.locator(f'[data-rung="{lowest + 2}"]').click()
    maximum = camille.page.get_by_role("slider", name="Your maximum")
    expect(maximum).to_have_attribute("aria-valuenow", f"{lowest + 2}")
    camille.page.get_by_role("button", name=f"Bid {lowest}, up to {lowest + 2}").click()
    expect(camille.task).not_to_have_attribute("data-seat", f"{me}")
    camille.waits("bid")
    assert camille.view["auction"]["maximum"] is None
    expect(camille.page.locator(".rung.top")).to_have_count(0)
    says = f"Bid {lowest + 1}"
    while not [bid for bid in camille.events("bid-raised") if bid["how"] == "standing"]:
        before = camille.marks()
        camille.page.get_by_role("button", name=says, exact=True).click()
        camille.moves_on(before)
        camille.waits()
        says = "Pass"
    camille.page.get_by_role("tab", name="Log").click()
    expect(camille.page.get_by_text(f"bids {lowest + 2} (by a maximum)").first).to_be_visible()
    for state in camille.messages("state"):
        told = [
            event for entry in state["log"] for event in entry["events"] if event["type"] == "maximum-set"
        ]
        assert state["seat"] == me or not told


def rich(s: City) -> bool:
    """Two can go on for a while, and neither may equal."""
    auction = s.auction
    assert auction is not None
    able = [o for o in range(4) if s.can_raise(o) and o != auction.leader and s.total(o) > auction.bid + 3]
    return len(able) == 2 and auction.leader not in able and s.active not in able


def test_a_turn_by_keyboard_alone(camille: Merchant) -> None:
    camille.opens(camille.studies(played(at("marker", 6))))
    camille.waits("marker")
    keyboard = camille.page.keyboard
    keyboard.press("ArrowRight")
    while camille.page.evaluate("document.activeElement.getAttribute('aria-disabled')") != "false":
        keyboard.press("ArrowRight")
    area = str(camille.page.evaluate("document.activeElement.dataset.area"))
    keyboard.press("Enter")
    expect(camille.page.locator("[data-vote] .figure").first).to_be_visible()
    keyboard.press("Enter")
    camille.waits("vote")
    expect(camille.area(area)).to_have_attribute("aria-label", re.compile("active district"))
    keyboard.press("4")
    expect(camille.vote("black_market")).to_have_attribute("aria-pressed", "true")
    keyboard.press("2")
    expect(camille.vote("strengthen")).to_have_attribute("aria-pressed", "true")
    keyboard.press("Enter")
    expect(camille.page.locator(".voters li").filter(has_text="has voted")).to_have_count(1)


def test_a_control_card_lights_its_districts_and_says_what_lacks(camille: Merchant) -> None:
    camille.opens(camille.studies(played(at("city", 8))))
    card = camille.view["cards"][1]
    camille.page.locator(f'[data-card="{card["card"]}"]').hover()
    expect(camille.page.locator("path.lit")).to_have_count(3)
    expect(camille.page.locator(".control h2")).to_contain_text("you lack")
    camille.page.get_by_test_id("ask").hover()
    expect(camille.page.locator("path.lit")).to_have_count(0)


def test_the_fair_shows_its_price_and_who_can_trade(camille: Merchant) -> None:
    camille.opens(camille.studies(played(at("trade", 1))))
    camille.waits("trade")
    goods, prestige = camille.view["fair"]["card"]
    fair = camille.page.get_by_role("region", name="Great fair")
    expect(fair.get_by_role("img", name=f"{goods} goods → {prestige} prestige")).to_be_visible()
    before = camille.view["players"][camille.ask["seat"]]["prestige"]
    me = camille.ask["seat"]
    camille.option(camille.ask["options"][0]).click()
    expect(camille.page.get_by_text(f"Prestige +{prestige}")).to_be_visible()
    camille.confirm.click()
    camille.waits("leave")
    assert camille.view["players"][me]["prestige"] == before + prestige


def test_a_watcher_sees_the_city_and_is_asked_nothing(
    come: Callable[..., Merchant], wire: Callable[..., Guest]
) -> None:
    camille, watcher = come(), come()
    table = camille.lays(ME, GREEDY, GREEDY)
    plays_until(lambda state: state["ask"]["step"] == "vote", wire(camille.cookie).looks(table))
    watcher.opens(table)
    assert watcher.view["seat"] == -1
    expect(watcher.page.locator("[data-vote]")).to_have_count(4)
    expect(watcher.page.locator("button[data-vote], [data-task] .btn.primary")).to_have_count(0)
    expect(watcher.page.locator("[data-area][aria-disabled=false]")).to_have_count(0)
