"""A change of rules strands no game: it moves on, is finished under its own rules, or ends by the host's word."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from comptoir.server import moves, requests
from comptoir.server.errors import NotNow
from comptoir.server.house import House
from comptoir.server.making import make
from comptoir.server.room import Room
from comptoir.server.sqlite import SqliteDatabase
from comptoir.table import Action, Game, Options, Place, Rng, State, games, options, settle, then
from tests.server.clients import BOT, ME, OPEN, Guest, Server, hot
from tests.server.votes import NO, SIGH, YES, Ballot, Vote, Votes

KEY = b"k" * 32
ALL_MINE = requests.NewTable("votes", [requests.Me(), requests.HotSeat("Ben"), requests.HotSeat("Cleo")])


class SecondVotes(Votes):
    """A new edition in which nothing changes for anybody."""

    version = 2


class Gag(Vote):
    """A new edition: who has voted may not sigh any more."""

    def may(self, s: State) -> tuple[int, ...]:
        return ()

    def options(self, s: State, seat: int) -> list[Action]:
        return [YES, NO] if seat in self.seats(s) else []

    def take(self, s: State, seat: int, action: Action) -> None:
        super().take(s, seat, action)
        s.agenda[-1] = self


class SilentVotes(Votes):
    version = 3

    def setup(self, seats: int, luck: Rng, options: Options) -> Ballot:
        s = Ballot(luck, seats)
        then(s, Gag())
        settle(s)
        return s


class SilentVotesWithThePast(SilentVotes):
    past = (Votes(),)


Act = Callable[[House], Awaitable[Any]]


def under(rules: Game, data: Path, monkeypatch: pytest.MonkeyPatch, act: Act, end: bool = False) -> Any:
    """Do something in a house whose box of votes has these rules."""

    async def within() -> Any:
        house = House(SqliteDatabase(data / "comptoir.sqlite"), KEY, None, end)
        try:
            await house.rooms.resume()
            return await act(house)
        finally:
            await house.close()

    with monkeypatch.context() as patched:
        patched.setitem(games(), "votes", rules)
        return asyncio.run(within())


async def say(room: Room, seat: int, text: str) -> None:
    await moves.play(room, seat, room.playing.game.parse(text))


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A game of the first edition: the first has voted."""

    async def begun(house: House) -> str:
        room = await make(house, await house.people.make(), ALL_MINE)
        await say(room, 0, "yes")
        return room.table.id

    return str(under(Votes(), tmp_path, monkeypatch, begun))


def texts(room: Room, seat: int) -> list[str]:
    return [action.text for action in options(room.playing.now, seat)]


def test_a_game_to_which_nothing_changes_moves_on_and_says_so(
    table: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def played(house: House) -> None:
        room = house.rooms.there(table)
        assert room is not None, "it was moved at the start"
        assert (room.table.rules, room.playing.game.version, room.table.version) == (2, 2, 3)
        entry = (await house.store.entries(table))[-1]
        assert (entry.n, entry.kind, entry.text) == (3, "rules", "1 2")
        await say(room, 1, "no")
        await say(room, 2, "no")

    async def again(house: House) -> None:
        room = await house.rooms.open(table)
        assert [(move.seat, move.action) for move in room.playing.moves()] == [
            (0, "yes"),
            (1, "no"),
            (2, "no"),
        ]
        assert [entry.kind for entry in await house.store.entries(table)].count("rules") == 1

    under(SecondVotes(), tmp_path, monkeypatch, played)
    under(SecondVotes(), tmp_path, monkeypatch, again)


def test_another_box_is_another_edition(table: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The number of the rules is the same, and yet it is looked at."""
    other = Votes()
    other.folder = tmp_path / "box"
    other.folder.mkdir()
    (other.folder / "box.toml").write_text("ballots = 3\n")
    with sqlite3.connect(tmp_path / "comptoir.sqlite") as database:
        database.execute("UPDATE tables SET data = json_set(data, '$.box', 'an older box')")
    database.close()

    async def played(house: House) -> None:
        room = await house.rooms.open(table)
        assert (room.table.rules, room.table.box) == (1, other.box_digest)
        assert (await house.store.entries(table))[-1].kind == "rules"

    under(other, tmp_path, monkeypatch, played)


def test_a_game_that_would_change_is_finished_under_its_own_rules(
    table: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def played(house: House) -> None:
        room = await house.rooms.open(table)
        assert (room.table.rules, room.playing.game.version, room.table.version) == (1, 1, 2)
        assert not room.table.halted
        assert texts(room, 0) == [SIGH.text], "as the first edition has it"
        for seat, text in ((0, "sigh"), (1, "no"), (2, "no"), (0, "no"), (1, "no"), (2, "yes")):
            await say(room, seat, text)
        assert (room.table.status, room.summary(None).halted) == ("over", False)

    under(SilentVotesWithThePast(), tmp_path, monkeypatch, played)


def test_a_game_whose_rules_are_gone_stands_still_in_sight_of_everybody(
    table: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def looked(house: House) -> None:
        room = await house.rooms.open(table)
        summary = room.summary(None)
        assert (summary.halted, summary.status, summary.standing, summary.version) == (
            True,
            "playing",
            None,
            2,
        )
        with pytest.raises(NotNow, match="no longer has"):
            await say(room, 1, "no")
        assert len(await house.store.entries(table)) == 2

    async def back(house: House) -> None:
        room = await house.rooms.open(table)
        await say(room, 1, "no")

    under(SilentVotes(), tmp_path, monkeypatch, looked)
    under(Votes(), tmp_path, monkeypatch, back)


def test_the_hosts_word_ends_it_as_it_stood(
    table: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def ended(house: House) -> None:
        room = house.rooms.there(table)
        assert room is not None, "it was ended at the start"
        assert (room.table.status, room.summary(None).halted) == ("over", True)
        assert room.summary(None).standing == [Place(0, 1, 1), Place(1, 2, 0), Place(2, 2, 0)]
        assert (await house.store.entries(table))[-1].kind == "ended"
        assert [(move.seat, move.action) for move in (await room.record()).moves] == [(0, "yes")]

    async def still(house: House) -> None:
        assert (await house.rooms.open(table)).table.status == "over"
        assert [entry.kind for entry in await house.store.entries(table)].count("ended") == 1

    under(SilentVotes(), tmp_path, monkeypatch, ended, end=True)
    under(SilentVotes(), tmp_path, monkeypatch, still)


def test_an_answer_that_is_no_longer_allowed_is_no_crash(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def begun(house: House) -> str:
        room = await make(house, await house.people.make(), ALL_MINE)
        await say(room, 0, "yes")
        await say(room, 0, "sigh")
        return room.table.id

    table = under(Votes(), tmp_path, monkeypatch, begun)

    async def looked(house: House) -> bool:
        return (await house.rooms.open(table)).table.halted

    assert under(SilentVotes(), tmp_path, monkeypatch, looked)


def aged(data: Path, **fields: Any) -> None:
    """As if all tables had been begun under other rules."""
    with sqlite3.connect(data / "comptoir.sqlite") as database:
        for name, text in database.execute("SELECT id, data FROM tables").fetchall():
            row = {**msgspec.json.decode(text), **fields}
            values = (row["status"], msgspec.json.encode(row).decode(), name)
            database.execute("UPDATE tables SET status = ?, data = ? WHERE id = ?", values)
    database.close()


def test_at_a_real_server_nothing_is_answered_with_a_dead_end(
    tmp_path: Path, serve: Callable[..., Server], come: Callable[..., Guest]
) -> None:
    server = serve(tmp_path)
    anna = come(server)
    table, bots = anna.lays(ME, hot("Oma")), anna.lays(BOT, BOT)
    server.kill()
    aged(tmp_path, rules=99, mark="another", status="playing", asked=[0])
    server = serve(tmp_path)
    anna = come(server, anna.cookie)
    assert {summary["id"] for summary in anna.get("/tables", list="mine")["tables"]} == {table, bots}
    state = anna.looks(table).state
    assert (state["view"], state["ask"], state["table"]["halted"]) == (None, None, True)
    assert anna.refused(f"/tables/{table}/record", method="GET") == (409, "not-over", "")
    assert server.stop() == 0
    server = serve(tmp_path, end_old_games=True)
    anna = come(server, anna.cookie)
    state = anna.looks(table).state
    assert (state["view"], state["table"]["status"]) == (None, "over")
    assert [place["score"] for place in state["table"]["standing"]] == [50, 50]
    assert anna.get(f"/tables/{table}/record")["version"] == 99


def test_a_game_that_stands_still_can_be_left_and_ends_with_the_last_who_leave(
    tmp_path: Path, serve: Callable[..., Server], come: Callable[..., Guest]
) -> None:
    server = serve(tmp_path)
    anna, ben = come(server), come(server)
    table = anna.lays(ME, OPEN)
    ben.joins(table)
    server.kill()
    aged(tmp_path, rules=99, mark="another")
    server = serve(tmp_path)
    anna, ben = come(server, anna.cookie), come(server, ben.cookie)
    chair = ben.looks(table)

    left = anna.post(f"/tables/{table}/leave")
    assert (left["status"], left["halted"], left["version"]) == ("playing", True, 2)
    assert [seat["away"] for seat in chair.hear("state")["table"]["seats"]] == [True, False]
    back = anna.post(f"/tables/{table}/return")
    assert [seat["away"] for seat in back["seats"]] == [False, False]

    anna.post(f"/tables/{table}/leave")
    over = ben.post(f"/tables/{table}/leave")
    assert (over["status"], [place["score"] for place in over["standing"]]) == ("over", [50, 50])
    assert anna.refused(f"/tables/{table}/return") == (409, "not-playing", "")
    server.kill()
    server = serve(tmp_path)
    assert come(server).table(table)["status"] == "over"


def test_whose_games_all_stand_still_can_make_room_for_another(
    tmp_path: Path, serve: Callable[..., Server], come: Callable[..., Guest]
) -> None:
    server = serve(tmp_path)
    anna = come(server)
    tables = [anna.lays(ME, hot("Oma")) for _ in range(20)]
    server.kill()
    aged(tmp_path, rules=99, mark="another")
    server = serve(tmp_path)
    anna = come(server, anna.cookie)
    wanted = {"game": "heller", "seats": [ME, BOT]}
    assert anna.refused("/tables", wanted)[1] == "too-many-tables"
    anna.post(f"/tables/{tables[0]}/leave")
    anna.post("/tables", wanted)
