"""Auf Heller und Pfennig, played in a browser."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.e2e.heller_table import BOT, ME, OPEN, Duel, Player, camille, come, duel, played, signed

__all__ = ["camille", "come", "duel"]


def test_a_whole_game_by_keyboard_alone_ends_with_the_final_standing(camille: Player) -> None:
    camille.opens(camille.lays(ME, BOT, BOT, BOT))
    assert camille.plays_through() == 3
    standing = camille.page.get_by_role("list", name="Final standing").get_by_role("listitem")
    money = camille.events("game-ended")[-1]["money"]
    assert [int(re.findall(r"-?\d+", text)[-1]) for text in standing.all_inner_texts()] == sorted(money)[::-1]
    rounds = camille.page.get_by_role("table", name="How it adds up").get_by_role("row")
    expect(rounds).to_have_count(6)
    start, *gains, total = [re.findall(r"[+−]?\d+", text)[-4:] for text in rounds.all_inner_texts()[1:]]
    order = sorted(range(4), key=lambda seat: (-money[seat], seat))
    assert total == [str(money[seat]) for seat in order]
    assert start == [str(camille.events("round-counted")[0]["before"][seat]) for seat in order]
    for event, told in zip(camille.events("round-counted"), gains, strict=True):
        assert told == [signed(event["after"][seat] - event["before"][seat]) for seat in order]


def test_two_people_at_one_table_see_the_same_market(come: Callable[..., Player]) -> None:
    anna, ben = come(), come()
    table = anna.lays(ME, OPEN)
    ben.joins(table)
    anna.opens(table)
    ben.opens(table)
    order = (anna, ben) if anna.view["asked"] == [0] else (ben, anna)
    for player in order * 2:
        player.things.first.click()
        space = player.free.nth(5).get_attribute("data-space") or ""
        player.space(space).click()
        player.confirm.click()
        for page in (anna, ben):
            expect(page.space(space)).to_have_attribute(
                "aria-label", re.compile(f"^{space}, .*stall with 1 ware")
            )


def test_a_stall_can_be_taken_back_while_nobody_else_has_moved(
    camille: Player, duel: Callable[..., Duel]
) -> None:
    table = duel(camille)
    table.until_mine()
    camille.opens(table.table)
    stall = camille.page.get_by_role("button", name="Stalls with 4 wares: 1 left")
    stall.click()
    space = camille.free.nth(3).get_attribute("data-space") or ""
    camille.space(space).click()
    camille.confirm.click()
    expect(camille.page.get_by_role("button", name="Stalls with 4 wares: 0 left")).to_be_disabled()
    camille.page.locator('[data-undo="free"]').click()
    expect(camille.space(space)).to_have_attribute("aria-label", re.compile(f"^{space}, empty"))
    expect(stall).to_be_enabled()


def test_a_square_once_drawn_must_be_placed(camille: Player, duel: Callable[..., Duel]) -> None:
    table = duel(camille)
    table.until_mine()
    camille.opens(table.table)
    camille.page.get_by_role("button", name="Draw a square from the pile").click()
    camille.page.get_by_role("button", name="Draw a square", exact=True).click()
    drawn = camille.page.get_by_role("button", name=re.compile("^Drawn: "))
    expect(drawn).to_be_visible()
    camille.page.keyboard.press("Escape")
    expect(drawn).to_have_attribute("aria-pressed", "true")
    expect(camille.things).to_have_count(1)
    expect(camille.page.get_by_role("button", name="Cancel")).to_have_count(0)
    expect(camille.page.locator('[data-undo="free"]')).to_have_count(0)
    name = (drawn.get_attribute("aria-label") or "").removeprefix("Drawn: ")
    space = camille.free.first.get_attribute("data-space") or ""
    camille.space(space).click()
    expect(camille.page.get_by_role("button", name="Cancel")).to_be_visible()
    camille.confirm.click()
    expect(camille.space(space)).to_have_attribute("aria-label", re.compile(re.escape(f"{space}, {name}")))


def test_a_preview_shows_what_the_server_says(camille: Player) -> None:
    camille.opens(camille.studies(played(12)))
    seat = camille.view["asked"][0]
    before = [merchant["stands"] for merchant in camille.view["merchants"]]
    for thing in range(camille.things.count()):
        camille.things.nth(thing).click()
        if camille.confirm.is_visible() and "Draw" in camille.confirm.inner_text():
            continue
        space = camille.free.nth(thing).get_attribute("data-space") or ""
        camille.space(space).click()
        expect(camille.space(space).locator(".tag")).to_be_visible()
        told = camille.messages("preview")[-1]["preview"]
        mine = signed(told["stands"][seat] - before[seat])
        expect(camille.space(space).locator(".tag")).to_have_text(mine)
        expect(camille.page.locator(".mine .big")).to_have_text(mine)
        worths = [signed(part["worth"]) for part in told["parts"] if part["spaces"]]
        expect(camille.page.locator(".board .worth")).to_have_text(worths)
        camille.page.mouse.move(0, 0)  # else Escape may end what explains the space first
        camille.page.keyboard.press("Escape")
        expect(camille.page.locator(".tag")).to_have_count(0)


def test_a_pointer_at_rest_asks_what_would_be(camille: Player) -> None:
    camille.opens(camille.studies(played(12)))
    camille.things.first.click()
    camille.free.first.hover()
    expect(camille.page.locator(".cell.hovered .tag")).to_be_visible()
    expect(camille.confirm).to_have_count(0)
    camille.page.get_by_test_id("ask").hover()
    expect(camille.page.locator(".tag")).to_have_count(0)


def test_a_turn_by_keyboard_alone(camille: Player, duel: Callable[..., Duel]) -> None:
    table = duel(camille)
    table.until_mine()
    camille.opens(table.table)
    keyboard = camille.page.keyboard
    keyboard.press("4")
    expect(camille.page.get_by_role("button", name="Stalls with 4 wares")).to_have_attribute(
        "aria-pressed", "true"
    )
    keyboard.press("s")
    expect(camille.page.get_by_role("button", name="Your secret square")).to_have_attribute(
        "aria-pressed", "true"
    )
    keyboard.press("2")
    keyboard.press("ArrowRight")
    keyboard.press("ArrowDown")
    while camille.page.evaluate("document.activeElement.getAttribute('aria-disabled')") == "true":
        keyboard.press("ArrowDown")
    space = str(camille.page.evaluate("document.activeElement.dataset.space"))
    assert space.startswith("B")
    keyboard.press("Enter")
    expect(camille.space(space).locator(".tag")).to_be_visible()
    keyboard.press("Escape")
    expect(camille.page.locator(".tag")).to_have_count(0)
    keyboard.press("Enter")
    expect(camille.space(space).locator(".tag")).to_be_visible()
    keyboard.press("Enter")
    expect(camille.space(space)).to_have_attribute("aria-label", re.compile("stall with 2 wares, row"))
    expect(camille.space(space)).to_be_focused()


def test_who_needs_no_confirmation_places_with_one_tap(
    come: Callable[..., Player], duel: Callable[..., Duel]
) -> None:
    camille = come()
    camille.page.add_init_script("localStorage.comptoir = JSON.stringify({ confirm: false, tempo: 0 })")
    table = duel(camille)
    table.until_mine()
    camille.opens(table.table)
    camille.page.get_by_role("button", name="Stalls with 3 wares").click()
    space = camille.free.nth(2).get_attribute("data-space") or ""
    camille.space(space).click()
    expect(camille.space(space)).to_have_attribute("aria-label", re.compile("stall with 3 wares, row"))


def test_without_luck_the_squares_lie_open(camille: Player, duel: Callable[..., Duel]) -> None:
    table = duel(camille, no_luck=True)
    table.until_mine()
    camille.opens(table.table)
    left = len(camille.view["open"])
    expect(camille.page.get_by_text(f"Still open: {left}")).to_be_visible()
    expect(camille.page.get_by_role("button", name="Draw a square")).to_have_count(0)
    expect(camille.page.get_by_text("secret square")).to_have_count(0)
    camille.page.get_by_role("button", name=re.compile("^(King|Queen) ")).click()
    space = camille.free.nth(2).get_attribute("data-space") or ""
    camille.space(space).click()
    camille.confirm.click()
    expect(camille.space(space)).to_have_attribute("aria-label", re.compile(f"^{space}, (King|Queen) "))
    expect(camille.page.get_by_text(f"Still open: {left - 1}")).to_be_visible()


def test_an_open_end_counts_rounds_without_saying_how_many(camille: Player) -> None:
    camille.opens(camille.studies(played(1, seats=4, open_end=True)))
    camille.ends_round()
    expect(camille.count.get_by_text("Round 1", exact=True)).to_be_visible()
    camille.on.click()
    expect(camille.page.locator(".rounds i")).to_have_text(["2"])


def test_debts_are_shown_below_zero(camille: Player) -> None:
    camille.opens(camille.studies(played(29, round_=2, seats=4, luck=1, debts=True)))
    money = [merchant["money"] for merchant in camille.view["merchants"]]
    shown = [f"−{-each}" if each < 0 else f"{each}" for each in money]
    assert min(money) < 0
    expect(camille.page.locator(".plate .money b")).to_have_text(shown)


def test_one_who_plays_every_seat_still_sees_the_count(camille: Player) -> None:
    camille.opens(camille.studies(played(1, seats=3)))
    camille.ends_round()
    expect(camille.on).to_have_text("On to round 2")
    camille.on.click()
    expect(camille.count).to_have_count(0)
    expect(camille.things.first).to_be_visible()


def test_a_watcher_sees_the_market_and_no_tray(
    come: Callable[..., Player], duel: Callable[..., Duel]
) -> None:
    camille, watcher = come(), come()
    table = duel(camille)
    table.until_free(20)
    watcher.opens(table.table)
    assert watcher.view["seat"] == -1
    expect(watcher.page.locator(".hold")).to_have_count(0)
    expect(watcher.free).to_have_count(0)
    move = table.mine.ask["options"][0]
    space = move.split()[-1]
    table.moves(move)
    expect(watcher.space(space)).not_to_have_attribute("aria-label", re.compile("empty"))
