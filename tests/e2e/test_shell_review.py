"""Looking back: replay, fair deal, records, rules, and addresses that lead nowhere."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path

from e2e.heller_table import Player
from e2e.shell_page import PHONE, brings, camille, come, played, review
from playwright.sync_api import Route, expect

from comptoir.table import read_record

__all__ = ["camille", "come", "review"]


def test_a_game_is_replayed_with_the_keyboard(camille: Player, review: str) -> None:
    page, total = camille.page, len(read_record(played().encode()).moves)
    page.goto(f"/t/{review}/replay?move=0")
    position = page.get_by_test_id("position")
    expect(position).to_have_text(f"0 of {total}")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(position).to_have_text(f"2 of {total}")
    page.keyboard.press("ArrowLeft")
    expect(position).to_have_text(f"1 of {total}")
    page.keyboard.press("End")
    expect(position).to_have_text(f"{total} of {total}")
    page.keyboard.press("Home")
    expect(position).to_have_text(f"0 of {total}")
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(position).to_have_text(f"1 of {total}")
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.get_by_label("Move", exact=True).fill("12")
    expect(position).to_have_text(f"12 of {total}")
    expect(page.locator("[aria-current=step]")).to_contain_text("12")
    assert page.url.endswith("move=12")


def test_everyones_secrets_are_shown_once_the_game_is_over(camille: Player, review: str) -> None:
    camille.page.goto(f"/t/{review}/replay?move=0")
    eyes = camille.page.get_by_label("Whose eyes")
    drawn = camille.page.get_by_role("button").filter(has_text="draws a square")
    known = camille.page.get_by_role("button").filter(has_text="draws a square:")
    eyes.select_option("watch")
    expect(known).to_have_count(0)
    eyes.select_option("all")
    expect(known).to_have_count(drawn.count())
    assert drawn.count() > 5


def test_one_may_play_on_from_any_move(camille: Player, review: str) -> None:
    camille.page.goto(f"/t/{review}/replay?move=20")
    camille.page.get_by_role("button", name="Play on from here").click()
    camille.page.get_by_role("button", name="Play on", exact=True).click()
    expect(camille.grid).to_be_visible()
    expect(camille.things.first).to_be_visible()
    assert review not in camille.page.url


def test_the_fair_deal_is_computed_in_the_browser(camille: Player, review: str) -> None:
    camille.page.goto(f"/t/{review}/fair")
    print_ = hashlib.sha256(b"linden").hexdigest()
    expect(camille.page.get_by_test_id("seed")).to_have_text("linden")
    expect(camille.page.get_by_test_id("commitment")).to_have_text(print_)
    expect(camille.page.get_by_test_id("computed")).to_have_text(print_)
    expect(camille.page.get_by_test_id("verdict")).to_contain_text("They are the same")


def test_a_changed_seed_is_found_out(camille: Player, review: str) -> None:
    def lie(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json={**answer.json(), "seed": "lime"})

    camille.page.route(f"**/api/v1/tables/{review}", lie)
    camille.page.goto(f"/t/{review}/fair")
    expect(camille.page.get_by_test_id("verdict")).to_contain_text("this deal was changed")


def test_an_exported_record_comes_back_as_the_same_game(camille: Player, review: str, tmp_path: Path) -> None:
    camille.page.goto(f"/t/{review}")
    with camille.page.expect_download() as download:
        camille.page.get_by_role("link", name="Record").click()
    file = tmp_path / "game.json"
    download.value.save_as(file)
    assert read_record(file.read_bytes()).moves == read_record(played().encode()).moves
    camille.page.goto("/")
    camille.page.get_by_label("Choose a file").set_input_files(file)
    expect(camille.page.get_by_test_id("position")).to_be_visible()
    assert review not in camille.page.url


def test_an_unfinished_record_is_played_on_from_every_seat(camille: Player) -> None:
    camille.opens(brings(camille, played(10)))
    expect(camille.page.get_by_test_id("ask")).to_contain_text("Your turn")
    camille.turn()
    expect(camille.page.get_by_test_id("ask")).to_contain_text("Your turn")


def test_a_file_that_is_no_record_is_refused_in_words(camille: Player, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text('{"game": "heller"}')
    camille.page.goto("/")
    camille.page.get_by_label("Choose a file").set_input_files(file)
    expect(camille.page.get_by_role("status").filter(has_text="record")).to_be_visible()
    camille.troubles.clear()  # the browser notes the refusal


def test_the_rules_are_searched_and_every_clause_has_its_address(camille: Player) -> None:
    page = camille.page
    page.goto("/rules/heller#A3.2")
    expect(page.locator("[id='A3.2']")).to_be_in_viewport()
    link = page.get_by_role("link", name="Link to rule A3.4")
    assert (link.get_attribute("href") or "").endswith("/rules/heller#A3.4")
    page.get_by_label("Search the rules").fill("draw")
    expect(page.get_by_text("passages")).to_be_visible()
    expect(page.locator("[id='A3.2']")).to_be_visible()
    expect(page.locator("[id='A3.4']")).to_be_hidden()


def test_an_address_that_leads_nowhere_says_so(camille: Player) -> None:
    camille.page.goto("/nowhere")
    expect(camille.page.get_by_role("heading", name="There is no such page")).to_be_visible()
    camille.page.goto("/t/nosuchtable")
    expect(camille.page.get_by_role("heading", name="That did not work")).to_be_visible()
    camille.page.get_by_role("main").get_by_role("link", name="Home").click()
    expect(camille.page.get_by_role("button", name="Play now against bots", exact=True)).to_be_visible()
    camille.troubles.clear()  # the browser notes that there is no such table


def test_the_replay_works_on_a_phone(come: Callable[..., Player]) -> None:
    nadia = come(**PHONE)
    nadia.page.goto(f"/t/{brings(nadia, played())}/replay?move=3")
    nadia.page.get_by_role("button", name="Next move").click()
    expect(nadia.page.get_by_test_id("position")).to_contain_text("4 of")
    nadia.page.get_by_role("button", name="Moves").click()
    nadia.page.locator("[data-frame='7']").click()
    nadia.page.get_by_role("button", name="Back to the board").click()
    expect(nadia.page.get_by_test_id("position")).to_contain_text("7 of")
