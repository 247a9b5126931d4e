"""Looking back: replay, fair deal, records, rules, and addresses that lead nowhere."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from comptoir.table import commitment, read_record
from tests.e2e.heller_table import Player
from tests.e2e.shell_page import PHONE, brings, camille, come, nadia, played, review
from tests.server.clients import Guest

__all__ = ["camille", "come", "nadia", "review"]


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
    assert page.url.endswith("move=12&eyes=0")


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


def bots_finish(camille: Player, nadia: Guest) -> str:
    """The id of a table that Camille has laid and left to quick bots, while Nadège looks on."""

    def hurry(route: Route) -> None:
        route.continue_(post_data={**(route.request.post_data_json or {}), "pace": 0})

    camille.page.route("**/api/v1/tables", hurry)
    camille.page.goto("/")
    camille.page.get_by_role("button", name="Play now against bots").first.click()
    camille.page.get_by_role("button", name="Sit down").click()
    expect(camille.grid).to_be_visible()
    table = camille.page.url.rpartition("/")[2]
    camille.page.request.post(f"/api/v1/tables/{table}/leave", data={})
    watching = nadia.looks(table)
    while watching.state["table"]["status"] != "over":
        watching.hear("state")
    return table


def test_the_fair_deal_is_worked_out_in_the_browser(camille: Player, nadia: Guest) -> None:
    table = bots_finish(camille, nadia)
    camille.page.goto(f"/t/{table}/fair")
    seed = camille.page.get_by_test_id("seed").inner_text()
    expect(camille.page.get_by_test_id("commitment")).to_have_text(commitment(seed))
    expect(camille.page.get_by_test_id("computed")).to_have_text(commitment(seed))
    expect(camille.page.get_by_test_id("parts")).to_contain_text("this browser")
    for proof in ("seed", "promise", "part"):
        expect(camille.page.get_by_test_id(f"verdict-{proof}")).to_have_class(re.compile("fits"))


@pytest.mark.parametrize(
    ("changed", "proof"),
    [
        ({"seed": "0" * 64}, "seed"),
        ({"commitment": commitment("0" * 64), "seed": "0" * 64}, "promise"),
        ({"parts": ["0" * 32, "", "", ""]}, "part"),
    ],
)
def test_a_changed_deal_is_found_out(
    camille: Player, nadia: Guest, changed: dict[str, object], proof: str
) -> None:
    table = bots_finish(camille, nadia)

    def lie(route: Route) -> None:
        answer = route.fetch()
        told = answer.json()
        route.fulfill(response=answer, json={**told, "deal": {**told["deal"], **changed}})

    camille.page.route(f"**/api/v1/tables/{table}", lie)
    camille.page.goto(f"/t/{table}/fair")
    expect(camille.page.get_by_test_id(f"verdict-{proof}")).to_be_visible()
    expect(camille.page.get_by_test_id(f"verdict-{proof}")).not_to_have_class(re.compile("fits"))


def age(route: Route) -> None:
    """As if the rules of this table were gone."""
    answer = route.fetch()
    route.fulfill(response=answer, json={**answer.json(), "halted": True})


def test_a_game_whose_rules_are_gone_says_so_and_shows_its_result(camille: Player, review: str) -> None:
    camille.page.route(f"**/api/v1/tables/{review}", age)
    camille.page.route_web_socket(re.compile("live$"), lambda _: None)
    camille.page.goto(f"/t/{review}")
    expect(camille.page.get_by_role("heading", name="This game can no longer be shown")).to_be_visible()
    expect(camille.page.get_by_role("list", name="Standing").get_by_role("listitem")).to_have_count(2)
    expect(camille.page.get_by_role("link", name="Record")).to_be_visible()


def test_a_game_that_stands_still_can_be_left(camille: Player) -> None:
    table = brings(camille, played(4))

    camille.page.route(re.compile(f"/api/v1/tables/{table}(/leave)?$"), age)
    camille.page.route_web_socket(re.compile("live$"), lambda _: None)
    camille.page.goto(f"/t/{table}")
    expect(camille.page.get_by_role("heading", name="This game stands still")).to_be_visible()
    camille.page.get_by_role("button", name="Leave the game").click()
    expect(camille.page.get_by_role("button", name="Leave the game")).to_have_count(0)
    seats = camille.page.context.request.get(f"/api/v1/tables/{table}").json()["seats"]
    assert [seat["away"] for seat in seats] == [True, True]


def test_a_recorded_game_has_nothing_to_prove(camille: Player, review: str) -> None:
    camille.page.goto(f"/t/{review}/fair")
    expect(camille.page.get_by_test_id("unproved")).to_contain_text("nothing to prove")


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
    nadia.page.get_by_role("button", name="Next move", exact=True).click()
    expect(nadia.page.get_by_test_id("position")).to_contain_text("4 of")
    nadia.page.get_by_role("button", name="Moves").click()
    nadia.page.locator("[data-frame='7']").click()
    nadia.page.get_by_role("button", name="Back to the board").click()
    expect(nadia.page.get_by_test_id("position")).to_contain_text("7 of")
