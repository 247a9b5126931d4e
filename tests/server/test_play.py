"""A game over the wire: questions, answers, refusals, and coming back."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.server.clients import BOT, ME, OPEN, Chair, Guest, hot, play_on
from tests.server.clusters import DATABASES

pytestmark = pytest.mark.parametrize("server", DATABASES, indirect=True)


def two_at_a_table(anna: Guest, ben: Guest) -> tuple[Chair, Chair]:
    """The chairs of two people, the one who is asked first."""
    table = anna.lays(ME, OPEN)
    ben.joins(table)
    chairs = [anna.looks(table), ben.looks(table)]
    return (chairs[0], chairs[1]) if chairs[0].state["ask"] else (chairs[1], chairs[0])


def kinds(messages: list[dict[str, Any]]) -> list[str]:
    return [message["t"] for message in messages]


def test_a_move_is_done_before_anybody_hears_of_it(anna: Guest, ben: Guest) -> None:
    asked, other = two_at_a_table(anna, ben)
    seat = asked.state["seat"]
    asked.quiet()
    word = asked.say(t="move", seat=seat, ask=asked.ask["id"], move="stall 1 C4")
    first, second = asked.next(), asked.next()
    assert first == {"t": "done", "id": word, "version": 2}
    assert (second["t"], second["version"], second["from"]) == ("state", 2, 1)
    told = {"type": "stall-placed", "seat": seat, "wares": 1, "space": "C4"}
    assert told.items() <= second["log"][0]["events"][0].items()
    state = other.until(2)
    assert state["log"][0]["n"] == 2
    assert state["ask"] == {**other.ask, "id": 2, "seat": 1 - seat, "step": "turn", "clause": "A3.1"}
    assert "draw" in other.ask["options"]
    assert state["table"]["my_turn"] is True


def test_the_log_begins_with_what_the_setup_tells(anna: Guest) -> None:
    chair = anna.looks(anna.lays(ME, hot("Oma")), seat=1)
    start = chair.state["log"][0]
    assert (start["n"], start["kind"], start["seat"]) == (1, "start", None)
    kinds = [(event["type"], event["seat"]) for event in start["events"]]
    assert kinds == [("round-opened", chair.state["table"]["asked"][0]), ("secret-taken", 1)]


def test_a_refused_move_names_its_clause_and_changes_nothing(anna: Guest, ben: Guest) -> None:
    asked, other = two_at_a_table(anna, ben)
    asked.moves("stall")
    space = asked.state["log"][0]["events"][0]["space"]
    other.until(2)
    no = other.try_move(f"stall 1 {space}")
    assert no["t"] == "no"
    assert no["error"]["code"] == "heller-refused-taken"
    assert no["error"]["clause"] == "A3.4"
    assert no["error"]["args"] == {"space": space}
    assert other.quiet() == []
    assert asked.quiet() == []


def test_what_is_no_move_is_unreadable(anna: Guest) -> None:
    chair = anna.looks(anna.lays(ME, hot("Oma")))
    chair.look(chair.state["table"]["asked"][0])
    error = chair.try_move("castle kingside")["error"]
    assert (error["code"], error["args"]) == ("unreadable-action", {"action": "castle kingside"})


def test_out_of_turn_is_refused(anna: Guest, ben: Guest) -> None:
    _, other = two_at_a_table(anna, ben)
    no = other.try_move("draw", ask=other.version)
    assert no["error"]["code"] == "refused-not-your-turn"


def test_a_stale_answer_gets_the_fresh_state(anna: Guest, ben: Guest) -> None:
    asked, _ = two_at_a_table(anna, ben)
    old = asked.ask["id"]
    asked.moves("stall")
    no = asked.try_move("draw", ask=old)
    assert no["error"]["code"] == "stale"
    assert asked.next()["t"] == "state"
    assert asked.version == 2


def test_another_persons_seat_cannot_be_used(anna: Guest, ben: Guest) -> None:
    asked, other = two_at_a_table(anna, ben)
    seat = asked.state["seat"]
    assert other.try_move("draw", seat=seat, ask=1)["error"]["code"] == "not-your-seat"
    assert other.asks(t="preview", seat=seat, move="draw")["error"]["code"] == "not-your-seat"
    assert other.asks(t="undo", seat=seat, to=1)["error"]["code"] == "not-your-seat"
    assert other.try_move("draw", seat=7, ask=1)["error"]["code"] == "not-your-seat"
    other.say(t="look", seat=seat, since=None)
    assert other.hear("no")["error"]["code"] == "not-your-seat"
    assert other.hear("state")["seat"] == 1 - seat


def test_a_repeated_message_gets_the_same_answer_and_does_nothing_twice(anna: Guest, ben: Guest) -> None:
    asked, other = two_at_a_table(anna, ben)
    seat = asked.state["seat"]
    message = {"t": "move", "id": "once", "seat": seat, "ask": 1, "move": "stall 1 A1"}
    done = asked.asks(**message)
    assert asked.asks(**message) == done == {"t": "done", "id": "once", "version": 2}
    other.until(2)
    other.moves("stall")
    again = (anna if seat == 0 else ben).looks(asked.state["table"]["id"])
    assert again.asks(**message) == done
    assert again.quiet() == []


def test_a_repeated_refusal_is_refused_alike(anna: Guest, ben: Guest) -> None:
    asked, other = two_at_a_table(anna, ben)
    seat = other.state["seat"]
    early = {"t": "move", "id": "early", "seat": seat, "ask": 1, "move": "stall 1 A1"}
    no = other.asks(**early)
    assert no["error"]["code"] == "refused-not-your-turn"
    asked.moves("draw")
    assert other.asks(**early) == no


def test_the_same_word_of_two_people_is_two_messages(anna: Guest, ben: Guest) -> None:
    asked, other = two_at_a_table(anna, ben)
    assert asked.try_move("stall 1 A1", id="k")["version"] == 2
    other.until(2)
    assert other.try_move("stall 1 A2", id="k")["version"] == 3


def test_a_preview_shows_and_does_not_play(anna: Guest) -> None:
    chair = anna.looks(anna.lays(ME, hot("Oma")))
    seat = chair.state["table"]["asked"][0]
    chair.look(seat)
    preview = chair.asks(t="preview", seat=seat, move="stall 3 C4")["preview"]
    assert preview["piece"] == {"seat": seat, "wares": 3}
    assert chair.asks(t="preview", seat=seat, move="place C4")["error"]["clause"] == "A3.1"
    assert chair.quiet() == []


def test_coming_back_brings_exactly_the_gap(anna: Guest, ben: Guest) -> None:
    asked, other = two_at_a_table(anna, ben)
    table = asked.state["table"]["id"]
    for chair in (asked, other, asked):
        chair.until(max(asked.version, other.version))
        chair.moves("stall")
    assert asked.version == 4
    for since, numbers in [(1, [2, 3, 4]), (2, [3, 4]), (3, [4]), (4, [])]:
        state = anna.looks(table, since=since).state
        assert (state["from"], [entry["n"] for entry in state["log"]]) == (since, numbers)
    for unknown in (None, 0, 5, 999):
        state = anna.looks(table, since=unknown).state
        assert (state["from"], [entry["n"] for entry in state["log"]]) == (0, [1, 2, 3, 4])


def test_hot_seat_one_screen_looks_through_each_of_its_seats(anna: Guest) -> None:
    table = anna.lays(ME, hot("Oma"), hot("Opa"))
    chair = anna.looks(table)
    secrets = set()
    for seat in (0, 1, 2):
        view = chair.look(seat)["view"]
        assert view["seat"] == seat
        assert [merchant["secret"] == "hidden" for merchant in view["merchants"]] == [
            i != seat for i in (0, 1, 2)
        ]
        secrets.add(view["merchants"][seat]["secret"])
    assert len(secrets) == 3
    for _ in range(6):
        play_on(chair)
    assert chair.version == 7


def test_changing_seats_never_mixes_two_logs(anna: Guest) -> None:
    chair = anna.looks(anna.lays(ME, hot("Oma")))
    first = chair.state["table"]["asked"][0]
    chair.look(first)
    chair.moves("draw")
    assert "square" in chair.state["log"][0]["events"][0]
    state = chair.look(1 - first, since=chair.version)
    assert state["from"] == 0
    drawn = state["log"][-1]["events"][0]
    assert drawn == {"type": "square-drawn", "seat": first}


def test_watchers_see_no_secret(anna: Guest, ben: Guest, clara: Guest) -> None:
    asked, _ = two_at_a_table(anna, ben)
    table = asked.state["table"]["id"]
    watcher = clara.looks(table)
    asked.moves("draw")
    drawn = asked.state["view"]["drawn"]
    mine = [merchant["secret"] for merchant in asked.state["view"]["merchants"]]
    assert drawn
    state = watcher.until(2)
    assert state["seat"] is None
    assert state["ask"] is None
    assert state["undo"] is None
    assert state["view"]["drawn"] is None
    assert [merchant["secret"] for merchant in state["view"]["merchants"]] == ["hidden", "hidden"]
    assert state["table"]["deal"]["seed"] is None
    frames = clara.get(f"/tables/{table}/frames")
    told = json.dumps([{**message, "view": None} for message in watcher.heard if message["t"] == "state"])
    told += json.dumps([frame["entry"] for frame in frames["frames"]])
    assert not any(secret in told for secret in [drawn, *mine] if secret != "hidden")


def test_before_the_start_nothing_can_be_played(anna: Guest) -> None:
    chair = anna.looks(anna.lays(ME, OPEN))
    for message in [
        {"t": "move", "seat": 0, "ask": 0, "move": "draw"},
        {"t": "preview", "seat": 0, "move": "draw"},
        {"t": "undo", "seat": 0, "to": 0},
    ]:
        assert chair.asks(**message)["error"]["code"] == "not-started"
    assert chair.asks(t="rematch", seat=0)["error"]["code"] == "not-over"
    assert chair.asks(t="consent", seat=0, yes=True)["error"]["code"] == "no-wish"


def test_looking_comes_first(anna: Guest) -> None:
    chair = anna.sits(anna.lays(ME, hot("Oma")))
    assert chair.asks(t="chat", text="hello")["error"]["code"] == "look-first"
    chair.say(t="ping")
    assert chair.next() == {"t": "pong"}


def test_who_is_here_is_told(anna: Guest, ben: Guest) -> None:
    table = anna.lays(ME, OPEN, OPEN)
    ben.joins(table)
    chair = anna.looks(table)
    assert [seat["online"] for seat in chair.state["table"]["seats"]] == [True, False, False]
    first, second = ben.looks(table), ben.looks(table)
    assert chair.hear("table")["table"]["seats"][1]["online"] is True
    first.stands_up()
    second.stands_up()
    assert chair.hear("table")["table"]["seats"][1]["online"] is False


def test_how_many_look_on_is_told(anna: Guest, ben: Guest) -> None:
    table = anna.lays(ME, OPEN, OPEN)
    ben.post("/me", {"name": "Ben"})
    chair = anna.looks(table)
    assert chair.state["table"]["watchers"] == 0
    watcher = ben.looks(table)
    assert watcher.state["table"]["watchers"] == 1
    assert chair.hear("table")["table"]["watchers"] == 1
    ben.joins(table)
    assert chair.hear("table")["table"]["watchers"] == 0
    second = anna.looks(table)
    assert second.state["table"]["watchers"] == 0


def test_chat_is_told_to_all_and_kept(anna: Guest, ben: Guest) -> None:
    table = anna.lays(ME, OPEN, BOT, public=True)
    ben.post("/me", {"name": "Ben"})
    chair, watcher = anna.looks(table), ben.looks(table)
    assert watcher.asks(t="chat", text=" Well played ")["t"] == "done"
    line = chair.hear("chat")["lines"]
    if not line:
        line = chair.hear("chat")["lines"]
    assert [(said["n"], said["seat"], said["name"], said["text"]) for said in line] == [
        (1, None, "Ben", "Well played")
    ]
    assert chair.asks(t="chat", text="x" * 501)["error"]["code"] == "bad-chat"
    assert chair.asks(t="chat", text="")["error"]["code"] == "bad-chat"
    assert anna.looks(table).hear("chat")["lines"] == line


def test_chat_needs_a_guest(anna: Guest, ben: Guest) -> None:
    watcher = ben.looks(anna.lays(ME, OPEN))
    assert watcher.asks(t="chat", text="hello")["error"]["code"] == "no-guest"


def test_leaving_gives_the_seat_to_a_bot_and_returning_takes_it_back(anna: Guest, ben: Guest) -> None:
    asked, other = two_at_a_table(anna, ben)
    table = asked.state["table"]["id"]
    gone, stays = (anna, ben) if asked.state["seat"] == 0 else (ben, anna)
    summary = gone.post(f"/tables/{table}/leave")
    seat = asked.state["seat"]
    assert summary["seats"][seat]["away"] is True
    assert summary["seats"][seat]["kind"] == "person"
    state = other.until(3)
    while not state["ask"]:
        state = other.hear("state")
    log = anna.looks(table).state["log"]
    assert [entry["kind"] for entry in log[:3]] == ["start", "away", "move"]
    assert {entry["seat"] for entry in log[1:]} == {seat}
    error = asked.try_move("draw", ask=asked.version)["error"]
    assert error["code"] == "seat-away"
    back = gone.post(f"/tables/{table}/return")
    assert back["seats"][seat]["away"] is False
    assert other.hear("state")["log"][-1]["kind"] == "back"
    other.moves("stall")
    asked.until(other.version)
    asked.moves()
    assert stays.refused(f"/tables/{table}/join", {"seat": seat}) == (409, "already-seated", "seat")


def test_a_seat_is_found_again_by_its_cookie(anna: Guest, ben: Guest, come: Any, server: Any) -> None:
    asked, _ = two_at_a_table(anna, ben)
    owner = anna if asked.state["seat"] == 0 else ben
    elsewhere = come(server, owner.cookie)
    chair = elsewhere.looks(asked.state["table"]["id"])
    assert chair.state["seat"] == asked.state["seat"]
    chair.moves("stall")
    assert asked.until(2)["version"] == 2


def test_over_the_game_says_who_won_and_what_the_seed_was(anna: Guest) -> None:
    table = anna.lays(BOT, BOT)
    chair = anna.looks(table)
    while chair.state["table"]["status"] != "over":
        assert chair.state["table"]["deal"]["seed"] is None
        assert chair.state["table"]["standing"] is None
        chair.hear("state")
    summary = chair.state["table"]
    assert summary["deal"]["seed"]
    assert min(place["rank"] for place in summary["standing"]) == 1
    assert chair.state["log"][-1]["events"][-1]["type"] == "game-ended"
    assert summary["asked"] == []


def test_those_who_wait_are_told_what_is_asked(anna: Guest, ben: Guest) -> None:
    table = anna.lays(ME, OPEN)
    ben.joins(table)
    chairs = [anna.looks(table), ben.looks(table)]
    seat = chairs[0].state["table"]["asked"][0]
    assert [chair.state["table"]["step"] for chair in chairs] == ["turn", "turn"]
    done = chairs[seat].try_move("draw")
    assert chairs[1 - seat].until(done["version"])["table"]["step"] == "place"
