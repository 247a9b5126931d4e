"""Taking back: free, by consent, and never across something learned."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from comptoir.server import moves, requests, seats, undo
from comptoir.server.house import House
from comptoir.server.making import make
from comptoir.server.room import Room
from tests.server.clients import BOT, ME, OPEN, Chair, Guest, hot
from tests.server.test_bots import in_house
from tests.server.test_play import two_at_a_table


def test_my_own_last_move_is_taken_back_at_once(anna: Guest, ben: Guest) -> None:
    asked, other = two_at_a_table(anna, ben)
    before = asked.state["view"]
    assert asked.state["undo"] is None
    asked.moves("stall")
    assert asked.state["undo"] == {"to": 1, "free": True, "others": 0}
    seat = asked.state["seat"]
    assert asked.asks(t="undo", seat=seat, to=1)["version"] == 3
    state = asked.until(3)
    assert state["view"] == before
    assert state["ask"]["id"] == 3
    assert [(entry["n"], entry["kind"]) for entry in state["log"]] == [(1, "start"), (3, "undo")]
    assert state["from"] == 0
    told = other.until(3)
    assert told["from"] == 0
    assert told["ask"] is None
    asked.moves("stall")
    assert asked.version == 4


def test_coming_back_after_an_undo_replaces_what_was_taken_back(anna: Guest, ben: Guest) -> None:
    asked, _ = two_at_a_table(anna, ben)
    table, seat = asked.state["table"]["id"], asked.state["seat"]
    asked.moves("stall")
    asked.asks(t="undo", seat=seat, to=1)
    asked.until(3)
    asked.moves("stall")
    for since, first, numbers in [(1, 1, [3, 4]), (2, 0, [1, 3, 4]), (3, 3, [4])]:
        state = anna.looks(table, since=since).state
        assert (state["from"], [entry["n"] for entry in state["log"]]) == (first, numbers)


def test_a_draw_cannot_be_taken_back(anna: Guest, ben: Guest) -> None:
    asked, other = two_at_a_table(anna, ben)
    seat = asked.state["seat"]
    asked.moves("draw")
    assert asked.state["undo"] is None
    assert asked.asks(t="undo", seat=seat, to=1)["error"]["code"] == "undo-learned"
    asked.moves("place")
    assert asked.state["undo"] is None
    assert asked.asks(t="undo", seat=seat, to=2)["error"]["code"] == "undo-learned"
    assert [entry["kind"] for entry in asked.look(seat)["log"]] == ["start", "move", "move"]
    other.until(3)
    other.moves("secret")
    assert other.state["undo"] is None


def moved_twice(anna: Guest, ben: Guest) -> tuple[Chair, Chair]:
    """Two people, each of whom has placed a stall; the first would have to ask."""
    asked, other = two_at_a_table(anna, ben)
    asked.moves("stall")
    other.until(2)
    other.moves("stall")
    asked.until(3)
    assert asked.state["undo"] == {"to": 1, "free": False, "others": 1}
    assert other.state["undo"] == {"to": 2, "free": True, "others": 0}
    return asked, other


def test_beyond_anothers_move_it_takes_consent(anna: Guest, ben: Guest) -> None:
    asked, other = moved_twice(anna, ben)
    seat = asked.state["seat"]
    assert asked.asks(t="undo", seat=seat, to=1)["t"] == "done"
    wish = other.hear("table")["table"]["undo"]
    assert wish == {"seat": seat, "to": 1, "agreed": []}
    assert asked.asks(t="consent", seat=seat, yes=True)["error"]["code"] == "own-wish"
    assert other.asks(t="consent", seat=1 - seat, yes=True)["version"] == 4
    state = asked.until(4)
    assert state["table"]["undo"] is None
    assert [entry["kind"] for entry in state["log"]] == ["start", "undo"]
    assert state["ask"]["id"] == 4


def test_who_does_not_agree_ends_the_wish(anna: Guest, ben: Guest) -> None:
    asked, other = moved_twice(anna, ben)
    seat = asked.state["seat"]
    asked.asks(t="undo", seat=seat, to=1)
    other.hear("table")
    assert other.asks(t="undo", seat=1 - seat, to=1)["error"]["code"] == "undo-not-yours"
    assert other.asks(t="consent", seat=1 - seat, yes=False)["t"] == "done"
    assert other.hear("table")["table"]["undo"] is None
    assert other.asks(t="consent", seat=1 - seat, yes=True)["error"]["code"] == "no-wish"
    assert asked.version == 3


def test_a_wish_ends_when_the_game_goes_on(anna: Guest, ben: Guest) -> None:
    asked, other = moved_twice(anna, ben)
    asked.asks(t="undo", seat=asked.state["seat"], to=1)
    asked.moves("stall")
    state = other.until(4)
    assert state["table"]["undo"] is None


def test_who_wishes_may_think_again(anna: Guest, ben: Guest) -> None:
    asked, other = moved_twice(anna, ben)
    seat = asked.state["seat"]
    asked.asks(t="undo", seat=seat, to=1)
    assert asked.asks(t="undo", seat=seat, to=1)["error"]["code"] == "undo-pending"
    asked.asks(t="consent", seat=seat, yes=False)
    assert other.hear("table")["table"]["undo"] is not None
    assert other.hear("table")["table"]["undo"] is None


def test_three_people_must_all_agree(anna: Guest, ben: Guest, clara: Guest) -> None:
    table = anna.lays(ME, OPEN, OPEN)
    ben.joins(table)
    clara.joins(table)
    chairs = [guest.looks(table) for guest in (anna, ben, clara)]
    first = chairs[0].state["table"]["asked"][0]
    for i in range(2):
        chair = chairs[(first + i) % 3]
        chair.until(1 + i)
        chair.moves("stall")
    wisher, second, third = (chairs[(first + i) % 3] for i in range(3))
    wisher.asks(t="undo", seat=first, to=1)
    second.asks(t="consent", seat=second.state["seat"], yes=True)
    while not (told := third.hear("table")["table"]["undo"]) or not told["agreed"]:
        pass
    assert told["agreed"] == [second.state["seat"]]
    assert third.until(3)["version"] == 3
    third.asks(t="consent", seat=third.state["seat"], yes=True)
    assert wisher.until(4)["log"][-1]["kind"] == "undo"


def test_hot_seat_needs_nobodys_consent(anna: Guest) -> None:
    chair = anna.looks(anna.lays(ME, hot("Oma")))
    first = chair.state["table"]["asked"][0]
    chair.look(first)
    chair.moves("stall")
    chair.look(1 - first)
    chair.moves("stall")
    chair.look(first)
    assert chair.state["undo"] == {"to": 1, "free": True, "others": 0}
    assert chair.asks(t="undo", seat=first, to=1)["version"] == 4
    assert [entry["kind"] for entry in chair.until(4)["log"]] == ["start", "undo"]


def test_bots_agree(anna: Guest) -> None:
    chair = anna.looks(anna.lays(ME, BOT, options={"no_luck": True}))
    while not chair.state["ask"]:
        chair.hear("state")
    mine = chair.version
    chair.moves("stall")
    while not chair.state["ask"]:
        chair.hear("state")
    assert chair.state["undo"] == {"to": mine, "free": True, "others": chair.state["version"] - mine - 1}
    done = chair.asks(t="undo", seat=0, to=mine)
    state = chair.until(done["version"])
    assert state["log"][-1]["kind"] == "undo"
    assert state["ask"]["id"] == done["version"]
    if mine > 1:
        assert chair.asks(t="undo", seat=0, to=1)["error"]["code"] == "undo-not-yours"


def test_there_must_be_something_to_take_back(anna: Guest, ben: Guest) -> None:
    asked, other = two_at_a_table(anna, ben)
    seat = asked.state["seat"]
    assert asked.asks(t="undo", seat=seat, to=1)["error"]["code"] == "nothing-to-undo"
    assert asked.asks(t="undo", seat=seat, to=0)["error"]["code"] == "nothing-to-undo"
    asked.moves("stall")
    assert other.asks(t="undo", seat=1 - seat, to=1)["error"]["code"] == "undo-not-yours"


def test_what_was_offered_as_free_is_free_or_refused(anna: Guest, ben: Guest) -> None:
    """Somebody moves while I press the button: it does not silently become a wish."""
    asked, other = two_at_a_table(anna, ben)
    seat = asked.state["seat"]
    asked.moves("stall")
    assert asked.state["undo"] == {"to": 1, "free": True, "others": 0}
    other.until(2)
    other.moves("stall")
    no = asked.asks(t="undo", seat=seat, to=1, free=True)
    assert no["error"]["code"] == "undo-stale"
    assert anna.table(asked.state["table"]["id"])["undo"] is None
    asked.until(3)
    assert asked.asks(t="undo", seat=seat, to=1, free=False)["t"] == "done"
    assert anna.table(asked.state["table"]["id"])["undo"] == {"seat": seat, "to": 1, "agreed": []}


def test_what_is_free_is_done_at_once(anna: Guest, ben: Guest) -> None:
    asked, _ = two_at_a_table(anna, ben)
    asked.moves("stall")
    assert asked.asks(t="undo", seat=asked.state["seat"], to=1, free=True)["version"] == 3


def wished(folder: Path, act: Callable[[Room, list[str]], Awaitable[None]], **limits: float) -> None:
    """Three people, each of whom has placed a stall; the first wishes to take that back."""

    async def acted(house: House, person: str) -> None:
        people = [person, await house.people.make(), await house.people.make()]
        wanted = requests.NewTable(
            game="heller", seats=[requests.Me(), requests.Open(), requests.Open()], pace=0
        )
        room = await make(house, person, wanted)
        for each in people[1:]:
            await seats.join(room, each, requests.Join())
        for _ in range(3):
            seat = room.table.asked[0]
            await moves.play(room, seat, room.playing.game.parse(room.playing.texts(seat)[0]))
        first = room.playing.played[0].seat or 0
        order = people[first:] + people[:first]
        await undo.undo(room, order[0], requests.SayUndo("u", first, 1))
        room.tell()
        assert room.table.wish is not None and room.patience is not None
        await act(room, order)

    in_house(folder, acted, **limits)


def test_a_wish_that_nobody_answers_ends_by_itself(tmp_path: Path) -> None:
    async def act(room: Room, people: list[str]) -> None:
        edition = room.edition
        while room.table.wish is not None:
            await asyncio.sleep(0)
        async with room.lock:
            assert room.edition > edition
        assert room.patience is None
        table = await room.house.store.table(room.table.id)
        assert table is not None and table.wish is None

    wished(tmp_path, act, wish=0.01)


def test_an_answer_gives_the_others_their_time_again(tmp_path: Path) -> None:
    async def act(room: Room, people: list[str]) -> None:
        patience = room.patience
        seat = room.table.held_by(people[1])[0]
        await undo.consent(room, people[1], requests.SayConsent("c", seat, True))
        room.tell()
        assert room.patience not in (None, patience)
        assert room.idle_since is None

    wished(tmp_path, act)


def test_a_wish_ends_when_the_wisher_leaves(tmp_path: Path) -> None:
    async def act(room: Room, people: list[str]) -> None:
        await seats.leave(room, people[0])
        room.tell()
        assert room.table.wish is None
        assert room.patience is None

    wished(tmp_path, act)
