"""Karanor beside the map, in a browser: trading, draft, quests, windows, choices, the end."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from comptoir.table import asked, game
from tests.e2e.karanor_desk import Merchant, Shadow, drafted, later, merchant, played
from tests.e2e.shell_page import ME, OPEN, faults, fits

__all__ = ["merchant"]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "locale": "fr-FR"}


def two_drafted(merchant: Callable[..., Merchant]) -> tuple[Merchant, Merchant]:
    """Two people at a table whose draft is over."""
    ines, bastien = merchant(), merchant()
    table = ines.lays(ME, OPEN)
    bastien.joins(table)
    for somebody in (ines, bastien):
        somebody.opens(table)
    drafted(ines, bastien)
    return ines, bastien


def test_the_draft_is_simultaneous_and_nobody_hears_what_another_kept(
    merchant: Callable[..., Merchant],
) -> None:
    ines, bastien = two_drafted(merchant)
    kept = [event["commerce"] for event in ines.events("drafted") if event["seat"] == 0]
    assert len(kept) == 2
    assert not [event for event in bastien.events("drafted") if event["seat"] == 0 and "commerce" in event]


def test_an_offer_is_countered_and_the_counter_accepted(merchant: Callable[..., Merchant]) -> None:
    """Whoever is at turn earns two gold and offers them; the other asks for one of them only."""
    people = two_drafted(merchant)
    giver, taker = people if people[0].view["active"] == 0 else reversed(people)
    giver.does("work")
    giver.does("work")
    gold = [somebody.me["gold"] for somebody in (giver, taker)]
    giver.sits_at_the_desk()
    giver.desk.get_by_role("radio").first.click()
    giver.half("You give").get_by_role("button", name="One gold more").click(click_count=2)
    expect(giver.desk.get_by_role("row").nth(1).get_by_role("cell").first).to_contain_text(f"{gold[0] - 2}")
    giver.says("Offer to")
    taker.sits_at_the_desk()
    taker.desk.get_by_role("article").get_by_role("button", name="Counter").click()
    taker.desk.locator(".half").nth(1).get_by_role("button", name="One gold less").click()
    taker.says("Counter to")
    giver.desk.get_by_role("article").get_by_role("button", name="Accept").click()
    expect(giver.desk.locator(".pill.traded")).to_have_count(1)
    expect(giver.desk.locator(".pill.countered")).to_have_count(1)
    expect(taker.desk.locator(".pill.traded")).to_have_count(1)
    assert [somebody.me["gold"] for somebody in (giver, taker)] == [gold[0] - 1, gold[1] + 1]


def test_a_countered_offer_can_be_reopened_and_the_log_says_what_answers_what(
    merchant: Callable[..., Merchant],
) -> None:
    ines = merchant()
    talk = [(0, "offer 1 give gold 1"), (1, "counter 1 want gold 2"), (1, "offer 0 give gold 1")]
    turn = played("turn")
    assert asked(turn.replay()) == (0,)
    ines.opens(ines.studies(later(turn, *talk)))
    ines.page.get_by_role("tab", name="Log").click()
    answer = ines.page.get_by_role("listitem").filter(has_text="answers offer 1 with offer 2")
    expect(answer.locator(".offered")).to_contain_text("nothing for 2")
    ines.sits_at_the_desk()
    ines.desk.get_by_role("button", name="Reopen").click()
    expect(ines.desk.get_by_role("button", name="Withdraw")).to_have_count(1)
    expect(ines.desk.get_by_role("article")).to_have_count(3)
    expect(ines.desk.locator(".pill.countered")).to_have_count(0)


@pytest.mark.parametrize(("key", "left", "gold"), [("a", 0, 1), ("x", 0, 0), ("Escape", 1, 0)])
def test_an_offer_to_me_hangs_over_the_map_and_is_answered_by_a_key(
    merchant: Callable[..., Merchant], key: str, left: int, gold: int
) -> None:
    ines = merchant()
    turn = played("turn")
    ines.opens(ines.studies(later(turn, (1, "offer 0 give gold 1"))))
    before = ines.me["gold"]
    strip = ines.page.get_by_role("region", name="Offer by")
    expect(strip).to_contain_text(f"{before} → {before + 1}")
    assert ines.page.title().startswith("Offer by")
    assert faults(ines.page) == []
    ines.page.keyboard.press(key)
    expect(strip).to_have_count(0)
    expect(ines.page.get_by_role("tab", name="Trade").locator(".badge")).to_have_count(left)
    assert ines.me["gold"] == before + gold
    assert not ines.page.title().startswith("Offer by")


def test_the_counter_to_an_offer_is_made_at_the_desk_beside_the_map(
    merchant: Callable[..., Merchant],
) -> None:
    ines = merchant()
    ines.opens(ines.studies(later(played("turn"), (1, "offer 0 want gold 1"))))
    ines.page.keyboard.press("c")
    expect(ines.desk).to_be_visible()
    expect(ines.page.get_by_role("region", name="Offer by")).to_have_count(0)
    expect(ines.page.locator("svg.map")).to_be_visible()  # the desk stands beside map and hand
    expect(ines.page.locator(".hold").first).to_be_visible()


def test_acceptances_wait_for_the_open_point_and_what_is_gone_by_then_is_void(
    merchant: Callable[..., Merchant],
) -> None:
    """Both others accept all the gold of one who is choosing a card: the second of them comes too late."""
    ines = merchant()
    taking = played("take")
    s = taking.replay()
    (seat,) = asked(s)
    first, second = (other for other in range(3) if other != seat)
    seen: Any = game("karanor").view(s, seat)
    gold = seen.players[seat].gold
    offers = [(seat, f"offer {other} give gold {gold}") for other in (first, second)]
    ines.opens(ines.studies(later(taking, *offers, (first, "accept 1"), (second, "accept 2"))))
    ines.sits_at_the_desk()
    waiting = ines.desk.get_by_role("article").filter(
        has_text="carried out as soon as the present step is done"
    )
    expect(waiting).to_have_count(2)
    assert faults(ines.page) == []
    ines.hears(ines.answers.first.click)
    expect(ines.desk.locator(".pill.traded")).to_have_count(1)
    expect(ines.desk.locator(".pill.void")).to_have_count(1)
    assert ines.me["gold"] == 0


def test_once_the_end_is_triggered_the_desk_is_closed(merchant: Callable[..., Merchant]) -> None:
    ines, shadow = merchant(), Shadow(3, far=0)
    while shadow.s.agenda[-1].name != "turn":
        seat = asked(shadow.s)[0]
        shadow.follows(seat, shadow.wise(seat))
    assert shadow.s.ending
    ines.opens(ines.studies(shadow.record))
    ines.sits_at_the_desk()
    expect(ines.desk.locator("header")).to_contain_text("no more trades")
    ines.half("You give").get_by_role("button", name="One gold more").click()
    expect(ines.desk.get_by_role("button", name=re.compile("^Offer to"))).to_be_disabled()
    assert faults(ines.page) == []


def test_offers_lie_side_by_side_and_a_sixth_is_not_sent(merchant: Callable[..., Merchant]) -> None:
    ines = merchant()
    ines.opens(ines.studies(played("turn")))
    ines.sits_at_the_desk()
    send = ines.desk.get_by_role("button", name=re.compile("^Offer to"))
    for n in range(1, 6):
        ines.half("You give").get_by_role("button", name="One gold more").click()
        send.click()
        expect(ines.desk.get_by_role("article")).to_have_count(n)
    ines.half("You give").get_by_role("button", name="One gold more").click()
    expect(send).to_be_disabled()
    expect(ines.desk).to_contain_text("You have 5 open offers")
    ines.desk.get_by_role("button", name="Withdraw").first.click()
    expect(ines.desk.get_by_role("article")).to_have_count(4)
    expect(send).to_be_enabled()
    expect(ines.desk.locator(".pill.withdrawn")).to_have_count(1)
    ines.page.keyboard.press("Escape")
    expect(ines.desk).to_have_count(0)


def test_a_quest_is_read_as_a_page_and_one_of_its_choices_taken(merchant: Callable[..., Merchant]) -> None:
    ines = merchant()
    ines.opens(ines.studies(played("immediate")))
    book = ines.page.get_by_role("dialog")
    expect(book.get_by_role("radio")).not_to_have_count(0)
    ines.page.set_viewport_size({"width": 768, "height": 1024})
    expect(ines.page.get_by_role("tablist", name="What to show")).to_be_attached()
    expect(book).to_be_visible()  # held the other way round, it is still asked
    book.get_by_role("button", name="See the map").first.click()
    expect(book).to_have_count(0)
    ines.page.get_by_role("button", name="Read and decide").click()
    chosen = book.locator('[role="radio"]:not(:disabled)').last
    chosen.click()
    assert faults(ines.page) == []
    ines.hears(book.locator(".primary").click)
    expect(book).to_have_count(0)
    assert ines.events("chosen")


def test_a_quest_of_the_hand_is_fulfilled_from_its_page(merchant: Callable[..., Merchant]) -> None:
    ines = merchant()
    ines.opens(ines.studies(played("turn", able="fulfil")))
    held = ines.me["quests"]
    ines.page.locator("[data-do=quest]").click()
    ines.page.locator(".below .btn").first.click()
    book = ines.page.get_by_role("dialog")
    book.locator('[role="radio"]:not(:disabled)').first.click()
    ines.hears(book.locator(".primary").click)
    assert ines.events("quest-fulfilled")
    assert ines.me["quests"] <= held


def test_a_window_shows_every_card_and_passing_closes_it(merchant: Callable[..., Merchant]) -> None:
    ines = merchant()
    ines.opens(ines.studies(played("window")))
    window = ines.page.get_by_role("region", name="A moment to answer")
    expect(window.locator(".cards li")).to_have_count(len(set(ines.view["mine"]["blacks"])))
    expect(ines.page.locator("svg.map")).to_be_visible()
    assert faults(ines.page) == []
    ines.does("pass turn")
    expect(window).to_have_count(0)
    assert ines.events("silent")


@pytest.mark.parametrize(
    ("step", "seats", "luck"),
    [
        ("take", 3, 0),
        ("discard", 3, 0),
        ("keep", 3, 0),
        ("steal", 3, 0),
        ("choose", 3, 0),
        ("place", 3, 0),
        ("poach", 4, 0),
    ],
)
def test_a_question_inside_an_action_is_answered_in_the_tray(
    merchant: Callable[..., Merchant], step: str, seats: int, luck: int
) -> None:
    ines = merchant()
    ines.opens(ines.studies(played(step, seats, luck)))
    assert ines.ask["step"] == step
    expect(ines.answers).not_to_have_count(0)
    ines.hears(ines.answers.first.click)


def test_the_market_for_two_takes_two_deals_in_one_visit(merchant: Callable[..., Merchant]) -> None:
    ines = merchant()
    ines.opens(ines.studies(played("turn", seats=2)))
    gold = ines.me["gold"]
    ines.page.get_by_role("button", name=re.compile("Market")).click()
    market = ines.page.get_by_role("region", name="Market")
    for word in ("Sell", "Buy"):
        market.locator("button:enabled").and_(
            market.get_by_role("button", name=re.compile(f"^{word}"))
        ).first.click()
    expect(market.locator(".pile button:enabled")).to_have_count(0)
    ines.hears(market.get_by_role("button", name="Visit the market").click)
    expect(market).to_have_count(0)
    (sold,), (bought,) = ines.events("sold"), ines.events("bought")
    assert ines.me["gold"] == gold + sold["n"] - bought["n"]


def test_the_sources_of_prestige_add_up(merchant: Callable[..., Merchant]) -> None:
    ines = merchant()
    ines.opens(ines.studies(played("", seats=2)))
    table = ines.page.get_by_role("table", name="How it adds up")
    rows = table.get_by_role("row")
    expect(rows.filter(has_text="Total")).to_have_count(1)
    figures = {
        row.get_by_role("rowheader").inner_text().lower(): [
            int(text.replace("−", "-")) for text in row.get_by_role("cell").all_inner_texts()
        ]
        for row in rows.filter(has=ines.page.get_by_role("rowheader")).all()
    }
    total, _ = figures.pop("total"), figures.pop("gold")
    assert total == [sum(column) for column in zip(*figures.values(), strict=True)]


def test_in_french_on_a_phone_the_desk_fits(merchant: Callable[..., Merchant]) -> None:
    ines = merchant(**PHONE)
    ines.opens(ines.studies(played("turn")))
    ines.page.get_by_role("tab", name="Échanges").click()
    ines.page.get_by_role("button", name="Proposer un échange").click()
    ines.page.get_by_role("tab", name="Composer").click()
    expect(ines.desk.get_by_role("region", name="Vous donnez")).to_be_visible()
    assert fits(ines.page)
    ines.page.get_by_role("tab", name="Offres").click()
    expect(ines.desk).to_contain_text("Aucune offre ouverte")
    assert fits(ines.page)
    assert faults(ines.page) == []
