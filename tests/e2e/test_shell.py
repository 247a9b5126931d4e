"""The shell: home, opening and joining tables, what is said there, and coming back."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import WebSocketRoute, expect

from tests.e2e.heller_table import Player
from tests.e2e.shell_page import BOT, ME, OPEN, camille, come, faults, hot, nadia, plays_out
from tests.server.clients import Guest

__all__ = ["camille", "come", "nadia"]


def test_a_click_and_enter_start_a_game_against_bots(camille: Player) -> None:
    camille.page.goto("/")
    expect(camille.page.get_by_role("heading", level=1)).to_contain_text("one good table")
    expect(camille.page.get_by_text("A game by Reiner Knizia")).to_be_visible()
    camille.page.get_by_role("button", name="Play now against bots", exact=True).click()
    camille.page.get_by_role("button", name="Sit down").click()
    expect(camille.grid).to_be_visible()
    camille.page.goto("/")
    camille.page.get_by_role("button", name="Play now against bots", exact=True).click()
    expect(camille.page.get_by_role("button", name="Sit down")).to_be_focused()
    camille.page.keyboard.press("Enter")
    expect(camille.grid).to_be_visible()
    expect(camille.page.get_by_test_id("ask")).to_contain_text("Your turn")
    expect(camille.page).to_have_title(re.compile("Your turn"))
    camille.page.goto("/")
    mine = camille.page.get_by_role("region", name="My tables")
    expect(mine).to_contain_text("2 wait for you")
    mine.get_by_role("link").first.click()
    expect(camille.grid).to_be_visible()


def test_game_number_and_level_are_chosen_in_one_step_and_remembered(camille: Player) -> None:
    page = camille.page
    window = page.get_by_role("dialog", name="Play now")
    page.goto("/")
    page.get_by_role("button", name="Play now against bots, Jantaris").click()
    expect(window.get_by_role("radio", name="Jantaris")).to_be_checked()
    expect(window.get_by_role("radio", name="2", exact=True)).to_be_disabled()
    window.get_by_role("radio", name="3", exact=True).check(force=True)
    window.get_by_role("radio", name="Guildmaster").check(force=True)
    assert faults(page) == []
    window.get_by_role("button", name="Sit down").click()
    expect(page.locator("[data-plate]")).to_have_count(3)
    expect(page.locator("[data-plate]").get_by_text("Guildmaster, a bot")).to_have_count(2)
    page.goto("/")
    page.get_by_role("button", name="Play now against bots", exact=True).click()
    for chosen in ("Jantaris", "3", "Guildmaster"):
        expect(window.get_by_role("radio", name=re.compile(rf"^{chosen}\b"))).to_be_checked()
    window.get_by_role("radio", name="Karanor").check(force=True)
    for usual in ("4", "Journeyman"):
        expect(window.get_by_role("radio", name=re.compile(rf"^{usual}\b"))).to_be_checked()


def test_a_table_is_opened_as_wished_and_joined_by_link(camille: Player, come: Callable[..., Player]) -> None:
    page = camille.page
    page.goto("/new?game=heller")
    page.get_by_role("radio", name="2", exact=True).check(force=True)
    page.get_by_label("My name").fill("Camille")
    page.get_by_label("Debts").check()
    page.get_by_label("Name of the table").fill("Lindentor")
    page.get_by_label("Public").check()
    page.get_by_role("button", name="Open a table").click()
    expect(page.get_by_role("heading", name="Table “Lindentor”")).to_be_visible()
    expect(page.get_by_text("Debts")).to_be_visible()
    link = page.get_by_label("Send this link to your friends").input_value()
    wanted: list[str] = []
    page.on("request", lambda request: wanted.append(request.url))
    page.go_back()
    expect(page.get_by_label("Name of the table")).to_be_visible()
    page.go_forward()
    expect(page.get_by_role("heading", name="Table “Lindentor”")).to_be_visible()
    assert [url for url in wanted if "undefined" in url] == []

    nadia = come()
    nadia.page.goto("/")
    expect(nadia.page.get_by_role("region", name="Public tables")).to_contain_text("Lindentor")
    nadia.page.goto(link)
    nadia.page.get_by_label("My name").fill("Nadège")
    nadia.page.get_by_role("button", name="Join").click()
    expect(nadia.grid).to_be_visible()
    expect(camille.grid).to_be_visible()
    assert camille.messages("state")[-1]["table"]["options"]["debts"] is True
    for player in (camille, nadia):
        expect(player.page.get_by_role("complementary")).to_contain_text("Camille")
        expect(player.page.get_by_role("complementary")).to_contain_text("Nadège")

    watcher = come()
    watcher.page.goto(link)
    expect(watcher.grid).to_be_visible()
    expect(watcher.page.get_by_text("You are watching")).to_be_visible()


def test_free_seats_are_filled_with_bots(camille: Player) -> None:
    camille.page.goto(f"/t/{camille.lays(ME, OPEN, OPEN)}")
    expect(camille.page.get_by_text("The game starts when 2 more players sit down.")).to_be_visible()
    camille.page.get_by_role("button", name="Fill with bots and start").click()
    expect(camille.grid).to_be_visible()


def test_a_table_is_closed_before_the_game(camille: Player, nadia: Guest) -> None:
    table = camille.lays(ME, OPEN)
    camille.page.goto(f"/t/{table}")
    camille.page.get_by_role("button", name="Close the table").click()
    expect(camille.page.get_by_role("button", name="Play now against bots", exact=True)).to_be_visible()
    assert nadia.table(table)["status"] == "closed"
    camille.page.goto(f"/t/{table}")
    expect(camille.page.get_by_role("heading", name="This table is closed")).to_be_visible()


def test_my_name_can_be_changed(camille: Player, nadia: Guest) -> None:
    table = camille.lays(ME, OPEN)
    nadia.joins(table)
    camille.opens(table)
    camille.page.get_by_role("button", name="Settings").click()
    camille.page.get_by_label("My name").fill("Renée")
    camille.page.get_by_role("button", name="Save").click()
    expect(camille.page.get_by_text("Your name is saved.").first).to_be_visible()
    assert "Renée" in [seat["name"] for seat in nadia.table(table)["seats"]]


def test_people_talk_and_unread_lines_are_counted(camille: Player, nadia: Guest) -> None:
    table = camille.lays(ME, OPEN)
    nadia.joins(table)
    camille.opens(table)
    nadia.looks(table).asks(t="chat", text="Good evening")
    chat = camille.page.get_by_role("tab", name="Chat")
    expect(chat).to_contain_text("1")
    expect(camille.page.get_by_test_id("announcer")).to_contain_text("Nadège says: Good evening")
    chat.click()
    expect(camille.page.get_by_role("list", name="Chat")).to_contain_text("Good evening")
    expect(chat).to_have_text("Chat")
    camille.page.get_by_label("Say something").fill("<b>Well</b> met")
    camille.page.keyboard.press("Enter")
    expect(camille.page.get_by_role("list", name="Chat")).to_contain_text("<b>Well</b> met")


def test_a_cut_line_heals_and_nothing_is_missed(camille: Player, nadia: Guest) -> None:
    table = camille.lays(ME, OPEN)
    nadia.joins(table)
    camille.opens(table)
    chair = nadia.looks(table)
    if not chair.state["ask"]:
        camille.turn()
        if not chair.hear("state")["ask"]:
            camille.turn()
    camille.page.context.set_offline(True)
    expect(camille.page.get_by_text("Connecting again…")).to_be_visible()
    chair.until(camille.messages("state")[-1]["version"])
    while chair.state["ask"]:
        chair.moves()
    camille.page.context.set_offline(False)
    expect(camille.page.get_by_text("Connecting again…")).to_be_hidden()
    expect(camille.page.get_by_test_id("ask")).to_contain_text("Your turn")
    shown = {entry["n"] for state in camille.messages("state") for entry in state["log"]}
    assert shown == set(range(1, chair.version + 1))
    camille.turn()
    camille.troubles.clear()  # the browser complains of the calls that did not get through


def test_a_seat_is_left_to_a_bot_and_taken_back(camille: Player, nadia: Guest) -> None:
    table = camille.lays(ME, OPEN)
    nadia.joins(table)
    camille.opens(table)
    camille.page.get_by_role("button", name="Table", exact=True).click()
    camille.page.get_by_role("button", name="Leave the game").click()
    expect(camille.page.get_by_role("region", name="My tables")).to_be_visible()
    assert nadia.table(table)["seats"][0]["away"]
    camille.page.get_by_role("region", name="My tables").get_by_role("link").first.click()
    expect(camille.page.get_by_test_id("ask")).to_contain_text("A bot keeps your seat")
    camille.page.get_by_role("button", name="Take my seat back").click()
    expect(camille.page.get_by_role("button", name="Take my seat back")).to_be_hidden()
    assert not nadia.table(table)["seats"][0]["away"]


def test_taking_back_is_free_while_nobody_moved_and_by_consent_afterwards(
    camille: Player, come: Callable[..., Player]
) -> None:
    table = camille.lays(ME, OPEN)
    nadia = come()
    nadia.joins(table)
    camille.opens(table)
    nadia.opens(table)
    if "Your turn" in nadia.page.get_by_test_id("ask").inner_text():
        camille, nadia = nadia, camille
    undo = camille.page.locator("[data-undo]")
    camille.turn()
    expect(undo).to_have_attribute("data-undo", "free")
    undo.click()
    expect(camille.page.get_by_test_id("ask")).to_contain_text("Your turn")
    camille.turn()
    expect(nadia.page.get_by_test_id("ask")).to_contain_text("Your turn")
    nadia.turn()
    expect(undo).to_have_attribute("data-undo", "consent")
    undo.click()
    expect(undo).to_have_text("Withdraw my wish")
    asked = nadia.page.get_by_role("dialog")
    expect(asked.locator("blockquote")).to_have_text(re.compile("[A-F][1-6]"))
    expect(asked).to_contain_text("The move made since would go with it.")
    asked.get_by_role("button", name="Refuse").click()
    expect(camille.page.locator(".note", has_text="not everybody has agreed")).to_be_visible()
    undo.click()
    nadia.page.get_by_role("dialog").get_by_role("button", name="Agree").click()
    expect(nadia.page.get_by_role("dialog")).to_be_hidden()
    expect(undo).to_have_attribute("data-undo", "none")
    expect(camille.page.get_by_test_id("ask")).to_contain_text("Your turn")
    expect(camille.page.get_by_role("log", name="Log")).to_contain_text("takes back")


def test_a_refused_move_says_why_and_opens_its_rule(camille: Player, nadia: Guest) -> None:
    def spoil(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(
            lambda text: server.send(re.sub(r'"move":"stall .*?"', f'"move":"stall 4 {taken}"', str(text)))
        )

    table = camille.lays(ME, OPEN)
    nadia.joins(table)
    chair = nadia.looks(table)
    camille.opens(table)
    if not chair.state["ask"]:
        camille.turn()
        chair.hear("state")
    taken = chair.moves("stall")["log"][0]["events"][0]["space"]
    camille.page.route_web_socket(re.compile("/live$"), spoil)
    camille.opens(table)
    expect(camille.page.get_by_test_id("ask")).to_contain_text("Your turn")
    camille.things.first.click()
    camille.free.first.click()
    note = camille.page.get_by_role("status").filter(has_text=f"{taken} is not empty")
    note.get_by_role("button", name="Rule A3.4").click()
    expect(camille.page.locator("[id='A3.4']")).to_be_in_viewport()
    expect(camille.page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")


def test_a_curtain_falls_between_two_players_on_one_device(camille: Player) -> None:
    table = camille.lays(ME, hot("Yvette"))
    camille.page.goto(f"/t/{table}")
    title = camille.page.get_by_role("heading", level=1)
    expect(title).to_contain_text("Pass the device to")
    expect(camille.grid).to_be_hidden()
    first = title.inner_text()
    camille.page.get_by_role("button", name="I am").click()
    expect(camille.grid).to_be_visible()
    camille.turn()
    expect(title).to_contain_text("Pass the device to")
    expect(camille.grid).to_be_hidden()
    assert title.inner_text() != first
    camille.page.get_by_role("button", name="I am").click()
    camille.turn()
    expect(title).to_have_text(first)


def test_the_curtain_is_down_when_a_game_begins(camille: Player, nadia: Guest) -> None:
    table = camille.lays(ME, hot("Yvette"), OPEN)
    camille.page.goto(f"/t/{table}")
    expect(camille.page.get_by_text("The game starts when 1 more player sits down.")).to_be_visible()
    expect(camille.page.get_by_role("listitem").filter(has_text="Yvette")).to_contain_text("on your screen")
    nadia.joins(table)
    expect(camille.page.get_by_role("heading", level=1)).to_contain_text("Pass the device to")
    expect(camille.grid).to_be_hidden()


def test_the_page_about_leads_to_the_licences_of_what_it_carries(camille: Player) -> None:
    camille.page.goto("/about")
    camille.page.get_by_role("link", name="licences").click()
    expect(camille.page.get_by_text("SIL OPEN FONT LICENSE").first).to_be_visible()


def ended(camille: Player, nadia: Guest) -> str:
    """A game that Camille and Nadège have played to its end, and that Camille looks at; its table."""
    table = camille.lays(ME, OPEN, BOT, BOT)
    nadia.joins(table)
    me = Guest(nadia.address, camille.cookie)
    plays_out(table, me, nadia)
    me.leaves()
    camille.page.goto(f"/t/{table}")
    return table


def test_a_rematch_is_made_when_everybody_wants_one(camille: Player, nadia: Guest) -> None:
    table = ended(camille, nadia)
    standing = camille.page.get_by_role("list", name="Final standing")
    expect(standing.get_by_role("listitem")).to_have_count(4)
    camille.page.get_by_role("button", name="Rematch").click()
    expect(camille.page.get_by_role("button", name="Waiting for the others…")).to_be_disabled()
    nadia.looks(table).asks(t="rematch", seat=1)
    expect(camille.page).not_to_have_url(re.compile(table))
    expect(camille.grid).to_be_visible()
    camille.page.go_back()
    expect(standing.get_by_role("listitem")).to_have_count(4)
    expect(camille.page.get_by_role("link", name="To the new game")).to_be_visible()


def test_a_rematch_can_begin_without_who_does_not_answer(camille: Player, nadia: Guest) -> None:
    ended(camille, nadia)
    camille.page.get_by_role("button", name="Rematch").click()
    camille.page.get_by_role("button", name="Start without them").click()
    expect(camille.page.get_by_text("The game starts when 1 more player sits down.")).to_be_visible()
    camille.page.get_by_role("button", name="Fill with bots and start").click()
    expect(camille.grid).to_be_visible()


def test_the_log_says_what_happened_since_my_last_visit(camille: Player, nadia: Guest) -> None:
    table = camille.lays(ME, OPEN)
    nadia.joins(table)
    me = Guest(nadia.address, camille.cookie)
    chairs = [me.looks(table), nadia.looks(table)]
    if chairs[1].state["ask"]:
        chairs[1].moves("stall")
        chairs[0].hear("state")
    camille.page.goto(f"/t/{table}")
    expect(camille.grid).to_be_visible()
    expect(camille.page.get_by_text("Since your last visit")).to_have_count(0)
    camille.page.goto("/")
    chairs[1].until(chairs[0].moves("stall")["version"])
    chairs[1].moves("stall")
    camille.page.goto(f"/t/{table}")
    log = camille.page.get_by_role("log", name="Log").get_by_role("listitem")
    expect(log.nth(2)).to_have_text("Since your last visit")
    camille.page.reload()
    expect(camille.grid).to_be_visible()
    expect(camille.page.get_by_text("Since your last visit")).to_have_count(0)


def test_who_waits_reads_what_the_other_is_about_to_do(camille: Player, nadia: Guest) -> None:
    table = camille.lays(ME, OPEN)
    nadia.joins(table)
    chair = nadia.looks(table)
    me = Guest(nadia.address, camille.cookie)
    if not chair.state["ask"]:
        me.looks(table).moves("stall")
        chair.hear("state")
    camille.page.goto(f"/t/{table}")
    ask = camille.page.get_by_test_id("ask")
    name = chair.state["table"]["seats"][1]["name"]
    expect(ask).to_have_text(f"{name} is about to put a stall or a square on the market")
    chair.moves("draw")
    expect(ask).to_have_text(f"{name} has drawn a square and is about to place it")
