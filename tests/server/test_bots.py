"""Bots play on the server, with nobody watching."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest

from comptoir import bots
from comptoir.server import renewal, requests, tables
from comptoir.server.house import House
from comptoir.server.making import make
from comptoir.server.opponents import KEEPER
from comptoir.server.room import Room
from comptoir.server.settings import Limits, Settings
from comptoir.server.sqlite import SqliteDatabase
from comptoir.table import discovery
from tests.server.clients import BOT, ME, OPEN, Guest, hot
from tests.server.votes import SIGH, Votes

BOTS = requests.NewTable(game="heller", seats=[requests.Bot("random"), requests.Bot("greedy")], pace=0)


def ended(guest: Guest, table: str) -> dict[str, Any]:
    """The table once its game is over; whoever looks is told every move, so this waits on messages."""
    chair = guest.looks(table)
    while chair.state["table"]["status"] != "over":
        chair.hear("state")
    return dict(chair.state["table"])


def test_the_keeper_of_left_seats_exists() -> None:
    assert KEEPER in bots.levels()


def test_bots_finish_a_game_that_nobody_looks_at(tmp_path: Path) -> None:
    async def played(house: House, person: str) -> Room:
        room = await make(house, person, BOTS)
        assert room.driver is not None
        await room.driver
        return room

    room = in_house(tmp_path, played)
    assert room.table.status == "over"
    assert room.lines == []


def test_bots_go_on_after_a_restart(tmp_path: Path, serve: Any, come: Any) -> None:
    first = serve(tmp_path, pace=3600)
    anna = come(first)
    waiting = anna.lays(BOT, BOT)
    left = anna.lays(ME, hot("Oma"))
    anna.post(f"/tables/{left}/leave")
    assert anna.table(waiting)["version"] == 1
    first.kill()
    second = serve(tmp_path, pace=0)
    anna = come(second, anna.cookie)
    assert ended(anna, waiting)["standing"]
    over = ended(anna, left)
    assert [seat["away"] for seat in over["seats"]] == [True, True]
    assert second.stop() == 0


def test_bots_keep_the_pace_of_the_table(tmp_path: Path, serve: Any, come: Any) -> None:
    """Ten seconds before the first move: nothing has moved, and stopping does not wait for it."""
    server = serve(tmp_path, pace=None)
    guest = come(server)
    table = guest.lays(BOT, BOT, pace=10)
    assert guest.table(table)["version"] == 1
    assert guest.table(table)["pace"] == 10
    mine = guest.lays(ME, BOT, pace=10)
    assert come(server).refused(f"/tables/{mine}/pace", {"pace": 0}) == (403, "not-seated", "")
    assert guest.refused(f"/tables/{mine}/pace", {"pace": 11})[0] == 400
    assert guest.post(f"/tables/{mine}/pace", {"pace": 0.5})["pace"] == guest.table(mine)["pace"] == 0.5
    assert server.stop() == 0


def test_a_move_taken_back_while_a_bot_waits_is_asked_again(tmp_path: Path, serve: Any, come: Any) -> None:
    server = serve(tmp_path, pace=0.3)
    chair = (guest := come(server)).looks(guest.lays(ME, BOT, options={"no_luck": True}))
    while not chair.state["ask"]:
        chair.hear("state")
    before = chair.version
    chair.moves("stall")
    done = chair.asks(t="undo", seat=0, to=before)
    chair.until(done["version"])
    while not chair.state["ask"]:
        chair.hear("state")
    mine = chair.moves("stall")["version"]
    chair.until(mine + 1)
    assert server.stop() == 0
    assert server.said == ""


def in_house(data: Path, act: Any, **limits: Any) -> Any:
    """Do something in a house of its own, in this process, with some other limits."""

    async def within() -> Any:
        settings = Settings(limits=Limits(**limits))
        database = SqliteDatabase(data / "comptoir.sqlite")
        house = House(database, b"k" * 32, None, settings=settings)
        try:
            return await act(house, await house.people.make())
        finally:
            await house.close()

    return asyncio.run(within())


@pytest.mark.parametrize("fault", ["raises", "cheats"])
def test_a_bot_that_fails_does_not_stop_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, fault: str
) -> None:
    def failing(level: str, game: Any, *rest: Any) -> Any:
        if fault == "raises":
            raise ZeroDivisionError("a bot divided by nothing")
        return game.parse("place C4")

    monkeypatch.setattr(bots, "choose", failing)

    async def played(house: House, person: str) -> Room:
        room = await make(house, person, BOTS)
        assert room.driver is not None
        await room.driver
        return room

    with caplog.at_level(logging.ERROR):
        room = in_house(tmp_path, played)
    assert room.table.status == "over"
    assert caplog.messages[0].startswith(f"table {room.table.id}, version 1, seat ")
    assert "failed: ZeroDivisionError at " in caplog.messages[0] or "IllegalAction at " in caplog.messages[0]
    assert room.table.seed not in caplog.text
    assert not any(move.action in caplog.text for move in room.playing.moves() if " " in move.action)


def test_a_bot_waits_while_somebody_wishes_to_take_back(anna: Guest, ben: Guest) -> None:
    """Else its move would end the wish."""
    table = anna.lays(ME, OPEN, BOT, options={"no_luck": True}, pace=0)
    ben.joins(table)
    chairs = {0: anna.looks(table), 1: ben.looks(table)}
    while (asked := chairs[0].state["table"]["asked"]) != [0]:
        if asked == [1]:
            chairs[1].until(chairs[0].version)
            chairs[1].moves("stall")
        chairs[0].hear("state")
    chairs[0].moves("stall")
    mine = chairs[0].version
    chairs[1].until(mine)
    chairs[1].moves("stall")
    # Seat 2 is a bot and may have answered already: what matters is that it stands still once the wish is there.
    if chairs[0].asks(t="undo", seat=0, to=mine - 1)["t"] == "done":
        chairs[0].quiet()
        version = anna.table(table)["version"]
        assert anna.table(table)["undo"] == {"seat": 0, "to": mine - 1, "agreed": []}
        assert chairs[1].asks(t="consent", seat=1, yes=True)["version"] == version + 1
        assert chairs[0].until(version + 1)["log"][-1]["kind"] == "undo"


def only_votes(monkeypatch: pytest.MonkeyPatch) -> None:
    """A house with one game, in which who has answered may go on speaking."""
    found = {"votes": Votes()}
    for module in (discovery, tables, renewal):
        monkeypatch.setattr(module, "games", lambda: found)


def test_bots_that_may_speak_are_heard_out_and_the_game_waits_for_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who has voted may sigh: the first bot sighs twice while a person thinks, then has no more to say."""
    only_votes(monkeypatch)
    sighs = [SIGH, SIGH]

    def sighing(level: str, game: Any, state: Any, seat: int, rng: Any) -> Any:
        return sighs.pop() if sighs else None

    monkeypatch.setattr(bots, "speak", sighing)

    async def played(house: House, person: str) -> Room:
        seats: list[requests.NewSeat] = [requests.Bot("random"), requests.Me()]
        room = await make(house, person, requests.NewTable(game="votes", seats=seats, pace=0))
        assert room.driver is not None
        await room.driver
        return room

    room = in_house(tmp_path, played)
    words = [move.action for move in room.playing.moves()]
    assert words[1:] == ["sigh", "sigh"] and words[0] in ("yes", "no")
    assert room.table.asked == [1]


def test_a_bot_that_stumbles_over_its_words_still_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    only_votes(monkeypatch)

    def stumbling(*_: Any) -> Any:
        raise ZeroDivisionError("a bot divided by nothing")

    monkeypatch.setattr(bots, "speak", stumbling)

    async def played(house: House, person: str) -> Room:
        seats: list[requests.NewSeat] = [requests.Bot("random"), requests.Bot("random")]
        room = await make(house, person, requests.NewTable(game="votes", seats=seats, pace=0))
        assert room.driver is not None
        await room.driver
        return room

    with caplog.at_level(logging.ERROR):
        room = in_house(tmp_path, played)
    assert room.table.status == "over"
    assert "failed to speak" in caplog.messages[0]
