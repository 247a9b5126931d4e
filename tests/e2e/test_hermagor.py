"""Hermagor, played in a browser."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, FloatRect, expect

from comptoir.games.hermagor.box import NODE_NAMES, SELLS
from tests.e2e.hermagor_table import PHONE, Trader, gerda, played, signed, stored, stranded, trade
from tests.e2e.phases import fit, phases, sit_down
from tests.e2e.shell_page import BOT, ME, OPEN, faults, fits

__all__ = ["gerda", "trade"]


def test_a_whole_game_against_bots_ends_with_the_income_and_the_standing(gerda: Trader) -> None:
    gerda.opens(gerda.lays(ME, BOT, BOT))
    gerda.plays_to_the_income()
    paid = gerda.events("income-paid")
    total = gerda.income.locator("tfoot td")
    expect(total).to_have_text(
        [signed(event["cash"]) if event["cash"] < 0 else f"{event['cash']}" for event in paid]
    )
    for row, part in (("Production", "production"), ("Dukedoms", "dukedoms"), ("Principal route", "route")):
        cells = gerda.income.get_by_role("row", name=re.compile(f"^{row}")).locator(".change")
        expect(cells).to_have_text([signed(event[part]) for event in paid])
    gerda.page.get_by_role("button", name="See the final standing").click()
    standing = gerda.page.get_by_role("list", name="Final standing").get_by_role("listitem")
    scores = sorted((event["cash"] for event in paid), reverse=True)
    shown = [text.replace("−", "-") for text in standing.all_inner_texts()]
    assert [int(re.findall(r"-?\d+", text)[-1]) for text in shown] == scores
    gerda.page.get_by_role("button", name="Production").click()
    expect(gerda.income).to_be_visible()


def test_two_people_see_the_same_market(trade: Callable[..., Trader]) -> None:
    anna, ben = trade(), trade()
    table = anna.lays(ME, OPEN)
    ben.joins(table)
    anna.opens(table)
    ben.opens(table)
    order = (anna, ben) if anna.view["asked"] == [0] else (ben, anna)
    for i, trader in enumerate(order):
        name = (
            trader.page.locator('.junction[aria-disabled="false"]').nth(i).get_attribute("data-place") or ""
        )
        trader.place(name).click()
        trader.page.get_by_role("button", name=re.compile("^Place buyer")).click()
        for reader in (anna, ben):
            expect(reader.place(name)).to_have_attribute("aria-label", re.compile("buyer of"))
        skip = trader.page.get_by_role("button", name="Leave it")
        if "shared buyer" in str(trader.messages("state")[-1]["ask"]):
            skip.click()


def test_a_place_looked_at_tells_what_a_buyer_there_would_do(gerda: Trader) -> None:
    gerda.opens(gerda.studies(played("place", seats=4, round_=2)))
    for name in ("h3v2", "h2v2", "h4v1"):
        if gerda.place(name).get_attribute("aria-disabled") == "true":
            continue
        gerda.place(name).hover()
        expect(gerda.page.get_by_role("heading", name=f"Junction {name[:2]} × {name[2:]}")).to_be_visible()
        expect(gerda.confirm).to_contain_text(re.compile("Place buyer"))
        expect(gerda.page.locator(".effects li").first).to_be_visible()
        told = gerda.messages("preview")[-1]["preview"]
        assert told["place"] == name
        expect(gerda.page.locator(".effects li")).to_have_count(len(told["tiles"]) + bool(told["lines"]))
        changing = sum(tile["changes"] for tile in told["tiles"])
        expect(gerda.page.locator(".changes")).to_have_count(changing)
        expect(gerda.confirm).to_have_text(f"Place buyer {signed(-told['cost'])}")


def test_every_tile_says_who_gets_it_and_why(gerda: Trader) -> None:
    gerda.opens(gerda.studies(played("raise", seats=4)))
    words = {"majority": "(:|alone)", "tile": "on top", "edges": "edges", "tie": "stays", "nobody": "nobody"}
    for booth, tile in enumerate(gerda.view["market"]):
        if tile:
            place = gerda.place(f"r{booth // 4 + 1}c{booth % 4 + 1}")
            expect(place).to_have_attribute("aria-label", re.compile(words[tile["why"]]))
            expect(place.locator(".why")).to_have_text(re.compile(words[tile["why"]]))


def test_a_village_looked_at_shows_way_cost_price_and_gain(gerda: Trader) -> None:
    gerda.opens(gerda.studies(played("action", seats=3, luck=3)))
    sales = [
        option.split()[1] for option in gerda.messages("state")[-1]["ask"]["options"] if "sell " in option
    ]
    assert sales
    for journey in gerda.view["journeys"]:
        if journey["village"] in sales[:3]:
            village = gerda.village(journey["village"])
            expect(village.locator(".gain")).to_have_text(signed(journey["net"]))
            village.focus()
            gerda.page.keyboard.press("Enter")
            expect(gerda.page.locator(".net b")).to_have_text(str(abs(journey["net"])))
            price = gerda.view["prices"][SELLS[NODE_NAMES.index(journey["village"])]]["price"]
            lines = [signed(-journey["cost"]), signed(price)]
            expect(gerda.page.locator(".effects .change").nth(0)).to_have_text(lines[0])
            expect(gerda.page.locator(".effects .change").nth(1)).to_have_text(lines[1])
            expect(gerda.land.locator(".ghost")).to_have_count(1)
            expect(gerda.land.locator(".way circle")).to_have_count(len(journey["way"]) - 1)
            gerda.page.keyboard.press("Escape")


def test_who_can_only_stay_reads_why(gerda: Trader) -> None:
    gerda.opens(gerda.studies(stranded()))
    tray = gerda.page.locator("[data-ask]")
    expect(tray).to_contain_text("no way can be paid")
    expect(tray).not_to_contain_text("dashed")
    expect(tray.get_by_role("button")).to_have_count(2)


CUT = """[...document.querySelectorAll('[data-ask] *')].filter((one) => one.clientWidth &&
  one.scrollWidth > one.clientWidth + 1 && !one.classList.contains('sr')).map((one) => one.textContent.trim())"""


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768), (800, 1100), (390, 844), (3840, 2160)])
def test_what_a_choice_would_do_is_never_cut(trade: Callable[..., Trader], size: tuple[int, int]) -> None:
    gerda = trade(viewport={"width": size[0], "height": size[1]}, locale="fr-FR")
    gerda.opens(gerda.studies(played("action", seats=5)))
    gerda.page.locator(".sales button").first.click()
    expect(gerda.page.locator(".effects .change").first).to_be_visible()
    assert gerda.page.evaluate(CUT) == []
    gerda.opens(gerda.studies(played("place", seats=2, round_=2)))
    gerda.page.locator('.junction[aria-disabled="false"]').nth(3).click()
    expect(gerda.page.locator(".effects li").first).to_be_visible()
    assert gerda.page.evaluate(CUT) == []


def width(box: FloatRect) -> float:
    return box["width"]


def test_with_room_for_both_the_boards_stand_side_by_side_and_stay_where_they_are(
    trade: Callable[..., Trader],
) -> None:
    """The one that is played is the larger one; neither moves for a question, and the answers are all in sight."""
    gerda = trade(viewport={"width": 1680, "height": 950})
    slots = set()
    for step in ("place", "raise", "action"):
        gerda.opens(gerda.studies(played(step, seats=5)))
        boards = [gerda.page.locator(".twin > .market"), gerda.page.locator(".twin > .map")]
        slots.add(tuple(sorted(str(board.bounding_box()) for board in boards)))
        small, large = sorted((box for board in boards if (box := board.bounding_box())), key=width)
        assert (large == boards[1].bounding_box()) == (step == "action")
        assert small["height"] < large["height"] <= 950
        assert gerda.page.locator("[data-ask] .btn").last.bounding_box()["y"] < 900  # type: ignore[index]
    assert len(slots) == 1


def test_a_shared_station_is_offered_where_it_can_be_built(gerda: Trader) -> None:
    gerda.opens(gerda.studies(stored("hermagor-2", "share-station")))
    offered = [move for move in gerda.messages("state")[-1]["ask"]["options"] if move != "done"]
    expect(gerda.land.locator(".wanted")).to_have_count(len(offered))


def test_a_turn_at_the_market_by_keyboard_alone(gerda: Trader) -> None:
    gerda.opens(gerda.studies(played("place", seats=3)))
    gerda.page.keyboard.press("ArrowRight")
    focused = gerda.page.locator("[data-place]:focus")
    expect(focused).to_have_count(1)
    while focused.get_attribute("aria-disabled") == "true":
        gerda.page.keyboard.press("ArrowRight")
    name = focused.get_attribute("data-place") or ""
    gerda.page.keyboard.press("Enter")
    expect(gerda.place(name)).to_have_attribute("aria-pressed", "true")
    gerda.page.keyboard.press("Enter")
    expect(gerda.place(name)).to_have_attribute("aria-label", re.compile("buyer of"))


def test_the_map_is_walked_by_arrows_and_moved_by_wheel_and_keys(gerda: Trader) -> None:
    gerda.opens(gerda.studies(played("action", seats=3)))
    gerda.village("lindrach").focus()
    gerda.page.keyboard.press("ArrowRight")
    expect(gerda.village("rosstratt")).to_be_focused()
    whole = gerda.land.get_attribute("viewBox") or ""
    gerda.page.keyboard.press("+")
    expect(gerda.land).not_to_have_attribute("viewBox", whole)
    closer = gerda.land.get_attribute("viewBox") or ""
    gerda.page.keyboard.press("Shift+ArrowRight")
    expect(gerda.land).not_to_have_attribute("viewBox", closer)
    gerda.page.keyboard.press("0")
    expect(gerda.land).to_have_attribute("viewBox", whole)
    gerda.village("furtnitz").hover()
    gerda.page.mouse.wheel(0, -400)
    expect(gerda.page.get_by_role("button", name="The whole land in small")).to_be_visible()
    gerda.page.get_by_role("button", name="The whole map").click()
    expect(gerda.land).to_have_attribute("viewBox", whole)


def test_layers_are_remembered(gerda: Trader) -> None:
    table = gerda.studies(played("action", seats=3))
    gerda.opens(table)
    expect(gerda.page.locator(".region")).to_have_count(21)
    regions = gerda.page.get_by_role("button", name="Regions")
    regions.click()
    expect(gerda.page.locator(".region")).to_have_count(0)
    gerda.opens(table)
    expect(gerda.page.locator(".region")).to_have_count(0)
    regions.click()
    expect(gerda.page.locator(".region")).to_have_count(21)


def test_two_players_share_a_third_colour(gerda: Trader) -> None:
    gerda.opens(gerda.studies(played("place", seats=2)))
    expect(gerda.page.locator(".plates .shared")).to_contain_text("shared")
    name = gerda.page.locator('.edge[aria-disabled="false"]').first.get_attribute("data-place") or ""
    gerda.place(name).click()
    gerda.page.get_by_role("button", name="Place shared buyer").click()
    expect(gerda.place(name)).to_have_attribute("aria-label", re.compile("buyer of Green"))


QUESTIONS = {
    "declare": "hermagor-4-officer",
    "place": "hermagor-4",
    "share-buyer": "hermagor-2",
    "raise": "hermagor-4",
    "draw": "hermagor-3",
    "start": "hermagor-5",
    "action": "hermagor-5",
    "share-station": "hermagor-2",
    "build": "hermagor-4",
}


@pytest.mark.parametrize("step", QUESTIONS)
def test_every_question_can_be_answered(gerda: Trader, step: str) -> None:
    gerda.opens(gerda.studies(stored(QUESTIONS[step], step)))
    expect(gerda.buttons.first).to_be_visible()
    asked = gerda.messages("state")[-1]
    assert asked["ask"]["step"] == step
    gerda.turn()
    assert gerda.messages("state")[-1]["version"] > asked["version"]


def test_a_board_can_be_read_aloud(gerda: Trader) -> None:
    gerda.opens(gerda.studies(played("action", seats=3, round_=2)))
    gerda.page.get_by_role("button", name="Describe the board").focus()
    gerda.page.keyboard.press("Enter")
    words = gerda.page.get_by_role("region", name="The board in words")
    expect(words).to_be_focused()
    expect(words.get_by_role("listitem")).to_have_count(32 + 3)
    expect(words).to_contain_text("Steinhag, Falkenmark · principal route, buys weapons for")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nothing_stands_in_anybodys_way(trade: Callable[..., Trader], theme: str) -> None:
    gerda = trade(color_scheme=theme)
    for record in (played("place", 4, 2), played("raise", 3), played("action", 5, 2), played("never", 2)):
        gerda.opens(gerda.studies(record))
        if gerda.free.count():
            gerda.free.first.click()
            expect(gerda.confirm).to_be_visible()
        assert faults(gerda.page) == []
    gerda.page.get_by_role("button", name="Production").click()
    assert faults(gerda.page) == []


def test_french_on_a_phone_with_a_thumb(trade: Callable[..., Trader]) -> None:
    gerda = trade(**PHONE)
    gerda.opens(gerda.studies(played("place", seats=4)))
    expect(gerda.page.get_by_test_id("ask")).to_contain_text("Placez un acheteur")
    gerda.place("r3c2").tap()
    expect(gerda.page.get_by_role("button", name=re.compile("^Placer l’acheteur −2"))).to_be_visible()
    assert fits(gerda.page)
    assert faults(gerda.page) == []
    gerda.confirm.tap()
    expect(gerda.place("r3c2")).to_have_attribute("aria-label", re.compile("acheteur d[e’]"))
    gerda.page.get_by_role("button", name="Carte", exact=True).tap()
    expect(gerda.land).to_be_visible()
    assert faults(gerda.page) == []
    for sheet in ("Joueurs", "Prix", "Journal", "Règles", "Jouer"):
        gerda.page.get_by_role("tab", name=sheet).tap()
        assert fits(gerda.page)


def test_nobody_else_is_told_what_somebody_has(trade: Callable[..., Trader]) -> None:
    anna, ben, watcher = trade(), trade(), trade()
    for open_money in (False, True):
        table = anna.lays(ME, OPEN, open_money=open_money)
        ben.joins(table)
        for reader, seat in ((anna, 0), (ben, 1), (watcher, None)):
            reader.heard.clear()
            reader.opens(table)
            for state in reader.messages("state"):
                told = [
                    i for i, merchant in enumerate(state["view"]["merchants"]) if merchant["cash"] is not None
                ]
                assert told == ([0, 1] if open_money else [] if seat is None else [seat])
            hidden = reader.page.locator(".plates .hidden")
            expect(hidden).to_have_count(0 if open_money else 2 if seat is None else 1)


def test_what_is_longer_than_the_tray_shows_that_there_is_more(trade: Callable[..., Trader]) -> None:
    gerda = trade(viewport={"width": 1280, "height": 720}, locale="fr-FR")
    gerda.opens(gerda.studies(played("action", seats=5)))
    gerda.page.locator(".sales button").first.click()
    told = gerda.page.get_by_role("group", name="Ce que cela ferait")
    expect(told.locator(".change").first).to_be_visible()
    expect(told).to_have_attribute("data-more", "down")
    told.evaluate("box => box.scrollTo(0, box.scrollHeight)")
    expect(told).to_have_attribute("data-more", "up")


def test_the_final_income_of_five_fits_a_small_phone(browser: Browser, base_url: str) -> None:
    with browser.new_context(base_url=base_url, has_touch=True, reduced_motion="reduce") as context:
        page = context.new_page()
        *_, end = phases("hermagor")
        sit_down(page, end)
        fit(page, "phone")
        page.get_by_role("button", name="Production").first.click()
        income = page.locator(".income .sheet")
        expect(income.get_by_role("columnheader")).to_have_count(5)
        assert income.evaluate("(sheet) => sheet.scrollWidth - sheet.clientWidth") <= 0
