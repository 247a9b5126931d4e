"""Marchands de Karanor, played in a browser: the map, the actions, the cards."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.karanor_desk import Merchant, Shadow, drafted, eager, merchant, played
from tests.e2e.shell_page import ME, OPEN

__all__ = ["merchant"]
GREEDY = {"kind": "bot", "level": "greedy"}
People = Callable[..., Merchant]


def place(somebody: Merchant, name: str) -> Locator:
    return somebody.page.locator(f'[data-place="{name}"]')


def act(somebody: Merchant, name: str) -> Locator:
    return somebody.page.locator(f'[data-do="{name}"]')


def confirm(somebody: Merchant) -> Locator:
    return somebody.page.locator(".sure .primary")


@pytest.mark.parametrize(("seats", "far"), [(2, None), (6, 0)])
def test_a_game_is_played_to_its_end_and_the_page_shows_what_the_rules_say(
    merchant: People, seats: int, far: int | None
) -> None:
    """Two players from the first card of the draft on, six once somebody has all the prestige it takes."""
    ines, shadow = merchant(), Shadow(seats, far)
    ines.opens(ines.studies(shadow.record))
    used = ines.plays_out(shadow)
    assert {"move", "end"} <= used
    standing = ines.page.get_by_role("list", name="Final standing")
    expect(standing).to_be_visible()
    scores = sorted((player["prestige"] for player in ines.view["players"]), reverse=True)
    shown = standing.get_by_role("listitem").all_inner_texts()
    assert [int(re.findall(r"\d+", text)[-1]) for text in shown] == scores


UNASKED = ("play", "accept", "decline", "withdraw", "reopen")
"""Answers that need no question: a card, and whatever is said about a bot's offers."""


def test_bots_play_until_the_turn_comes_back(merchant: People) -> None:
    ines, dice = merchant(), random.Random(3)
    ines.opens(ines.lays(ME, GREEDY, GREEDY, GREEDY, GREEDY, GREEDY))
    mine = ines.page.locator('[data-ask]:not([data-ask=""])')
    while not ines.messages("state") or ines.view["turn"] < 8:
        expect(mine).to_be_visible(timeout=20_000)
        if ines.ask["step"] == "turn" and ines.view["turn"] >= 8:
            break
        ines.does(eager([move for move in ines.ask["options"] if not move.startswith(UNASKED)], dice))


def test_two_people_see_the_same_pawn_move(merchant: People) -> None:
    anna, ben = merchant(), merchant()
    table = anna.lays(ME, OPEN)
    ben.joins(table)
    anna.opens(table)
    ben.opens(table)
    drafted(anna, ben)
    mover = (anna, ben)[anna.view["active"]]
    way = next(way for way in mover.view["mine"]["routes"] if len(way["path"]) == 2)
    place(mover, way["to"]).click()
    confirm(mover).click()
    for reader in (anna, ben):
        expect(place(reader, way["to"])).to_have_attribute("aria-label", re.compile("pawn of"))


def test_a_territory_tapped_shows_the_way_and_its_price(merchant: People) -> None:
    ines = merchant()
    ines.opens(ines.studies(played("turn")))
    assert ines.view["mine"]["routes"]
    for way in ines.view["mine"]["routes"][:4]:
        place(ines, way["to"]).click()
        left = ines.me["gold"] - way["gold"]
        expect(ines.page.locator(".sure p")).to_contain_text(f"{left} gold left")
        expect(ines.page.locator(".pips .spending")).to_have_count(way["actions"])
        expect(ines.page.locator(".pawns .ghost")).to_have_count(1)
        expect(ines.page.locator("path.trail")).to_have_count(1)
        ines.page.keyboard.press("Escape")
        expect(ines.page.locator("path.trail")).to_have_count(0)


def test_an_action_that_cannot_be_taken_says_why(merchant: People) -> None:
    ines = merchant()
    ines.opens(ines.studies(played("turn")))
    blocked = ines.view["mine"]["blocked"]
    assert "build" in blocked
    act(ines, "build").click()
    expect(ines.page.get_by_text(blocked["build"]["clause"]).first).to_be_visible()
    before = ines.me["gold"]
    act(ines, "work").click()
    expect(ines.page.locator(".changes")).to_have_text(f"+{ines.view['mine']['gains']['work']}")
    confirm(ines).click()
    expect(ines.page.locator(".pips .spent")).to_have_count(1)
    assert ines.me["gold"] > before


def test_an_associate_is_chosen_then_confirmed(merchant: People) -> None:
    ines = merchant()
    ines.opens(ines.studies(played("turn", able="recruit wine")))
    gold = ines.me["gold"]
    act(ines, "recruit").click()
    ines.button("recruit wine").click()
    expect(ines.page.locator(".sure .changes")).to_have_text("−5")
    ines.hears(confirm(ines).click)
    assert ines.me["associates"] == {"wine": False}
    assert ines.me["gold"] == gold - 5


def test_the_map_is_walked_by_arrows_and_a_move_made_by_keyboard_alone(merchant: People) -> None:
    ines = merchant()
    ines.opens(ines.studies(played("turn")))
    place(ines, ines.me["at"]).focus()
    for key in ("ArrowUp", "ArrowLeft", "ArrowRight", "ArrowDown"):
        ines.page.keyboard.press(key)
        focused = ines.page.locator("[data-place]:focus").get_attribute("data-place") or ""
        if focused != ines.me["at"]:
            break
    ines.page.keyboard.press("Enter")
    expect(place(ines, focused)).to_have_attribute("aria-pressed", "true")
    ines.page.keyboard.press("Enter")
    expect(place(ines, focused)).to_have_attribute("aria-label", re.compile("pawn of"))


def test_the_map_comes_closer_and_moves(merchant: People) -> None:
    ines = merchant()
    ines.opens(ines.studies(played("turn")))
    land = ines.page.locator("svg.map")
    whole = land.get_attribute("viewBox") or ""
    place(ines, "kien").focus()
    ines.page.keyboard.press("+")
    expect(land).not_to_have_attribute("viewBox", whole)
    ines.page.keyboard.press("0")
    expect(land).to_have_attribute("viewBox", whole)
    place(ines, "port_feral").hover()
    ines.page.mouse.wheel(0, -400)
    expect(ines.page.get_by_role("button", name="The four islands in small")).to_be_visible()
    ines.page.get_by_role("button", name="The whole map").click()
    expect(land).to_have_attribute("viewBox", whole)


def test_a_card_says_what_is_still_lacking(merchant: People) -> None:
    ines = merchant()
    ines.opens(ines.studies(played("turn")))
    for held in ines.view["mine"]["commerces"]:
        card = ines.page.locator(f'.hold[data-card="{held["card"]}"]')
        expect(card.locator(".lack")).to_have_count(len(held["lacking"]))
        card.click()
        expect(ines.page.locator(".reading .lack")).to_have_count(len(held["lacking"]))
        ines.page.keyboard.press("Escape")
        expect(ines.page.locator(".reading")).to_have_count(0)


def test_the_map_can_be_read_aloud(merchant: People) -> None:
    ines = merchant()
    ines.opens(ines.studies(played("turn")))
    ines.page.get_by_role("button", name="Describe the map").focus()
    ines.page.keyboard.press("Enter")
    words = ines.page.get_by_role("region", name="The map in words")
    expect(words).to_be_focused()
    expect(words.get_by_role("listitem")).to_have_count(33 + 3)


def test_nobody_is_told_what_another_holds(merchant: People) -> None:
    anna, ben, watcher = merchant(), merchant(), merchant()
    table = anna.lays(ME, OPEN)
    ben.joins(table)
    anna.opens(table)
    ben.opens(table)
    watcher.opens(table)
    drafted(anna, ben)
    for reader, seat in ((anna, 0), (ben, 1), (watcher, None)):
        assert (reader.view["mine"] is None) == (seat is None)
        for event in reader.events("drafted"):
            assert ("commerce" in event) == (event["seat"] == seat)
