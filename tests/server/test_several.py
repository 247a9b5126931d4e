"""Several servers on one database: any of them serves any table, and what one does the others tell."""

from __future__ import annotations

import asyncio
import contextlib
import threading
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from comptoir import bots
from comptoir.server import postgres
from comptoir.server.errors import DatabaseGone
from comptoir.server.house import House
from comptoir.server.making import make
from comptoir.server.position import Logged
from comptoir.server.postgres import PostgresDatabase
from comptoir.table import Action, Game, State
from tests.server.clients import BOT, ME, OPEN, PATIENCE, Chair, Server, hot
from tests.server.clusters import Cluster
from tests.server.killing import Killing
from tests.server.test_bots import BOTS

SOON = 2.0
CUT = """SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = 'comptoir' AND datname = current_database()"""
KILLS = 4
Servers = tuple[Server, Server]


@pytest.fixture
def url(cluster: Cluster) -> str:
    return cluster.fresh()


@pytest.fixture
def servers(tmp_path: Path, serve: Any, url: str) -> Servers:
    return serve(tmp_path, database=url), serve(tmp_path, database=url)


@pytest.fixture
def two(servers: Servers, come: Any) -> tuple[str, Chair, Chair]:
    """A table at which two people sit, each at another server."""
    first, second = servers
    anna, ben = come(first), come(second)
    table = anna.lays(ME, OPEN)
    ben.joins(table)
    chairs = [anna.looks(table), ben.looks(table)]
    for chair in chairs:
        chair.until(1)
    return table, chairs[0], chairs[1]


def asked(*chairs: Chair) -> Chair:
    """Whose turn it is."""
    return next(chair for chair in chairs if chair.state["ask"] is not None)


def through(chair: Chair, seat: int, version: int) -> None:
    """Look through a seat, at a version."""
    chair.look(seat)
    while (chair.state["seat"], chair.version) != (seat, version):
        chair.hear("state")


def test_a_table_is_played_across_two_servers(two: tuple[str, Chair, Chair]) -> None:
    _, anna, ben = two
    for version in range(2, 12):
        asked(anna, ben).moves()
        for chair in (anna, ben):
            chair.until(version)
    assert anna.state["log"][-1]["n"] == ben.state["log"][-1]["n"] == 11
    assert anna.state["table"]["asked"] == ben.state["table"]["asked"]


def test_a_deal_that_one_server_has_promised_another_keeps_once(servers: Servers, come: Any) -> None:
    first, second = servers
    anna = come(first)
    deal = anna.post("/deal")["commitment"]
    again = come(second, anna.cookie)
    wanted = {"game": "heller", "seats": [ME, OPEN], "deal": deal, "part": "0" * 32}
    answers = together([partial(guest.http.post, "/tables", json=wanted) for guest in (anna, again)])
    assert sorted(answer.status_code for answer in answers) == [200, 409]
    (laid,) = (answer.json() for answer in answers if answer.status_code == 200)
    assert laid["deal"]["commitment"] == deal
    assert anna.refused("/tables", wanted) == (409, "deal-gone", "deal")


def test_a_seat_is_taken_once_wherever_it_is_asked_for(servers: Servers, come: Any) -> None:
    first, second = servers
    table = come(first).lays(ME, OPEN)
    guests = [come(server) for server in (first, second) * 3]
    for guest in guests:
        guest.post("/me", {"name": "Somebody"})
        guest.looks(table)
    answers = together([partial(guest.http.post, f"/tables/{table}/join", json={}) for guest in guests])
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409, 409, 409]
    assert {answer.json()["error"]["code"] for answer in answers if answer.status_code != 200} == {"not-open"}


def test_two_answers_to_one_question_at_two_servers_are_one_answer(
    servers: Servers, come: Any, cluster: Cluster, url: str
) -> None:
    first, second = servers
    anna = come(first)
    table = anna.lays(ME, hot("Oma"))
    again = come(second, anna.cookie)
    chairs = [anna.looks(table), again.looks(table)]
    for version in range(1, 21):
        seat = chairs[0].until(version)["table"]["asked"][0]
        for chair in chairs:
            through(chair, seat, version)
        ask = chairs[0].ask
        said = {"t": "move", "seat": seat, "ask": ask["id"]}
        answers = together(
            [
                partial(chair.asks, **said, move=move)
                for chair, move in zip(chairs, ask["options"], strict=False)
            ]
        )
        kinds = sorted(
            answer["t"] if answer["t"] == "done" else answer["error"]["code"] for answer in answers
        )
        assert kinds == ["done", "stale"]
    log = cluster.rows(url, "SELECT n FROM log ORDER BY n")
    assert [n for (n,) in log] == list(range(1, 22))


def test_one_message_at_two_servers_is_done_once(
    servers: Servers, come: Any, cluster: Cluster, url: str
) -> None:
    first, second = servers
    anna = come(first)
    table = anna.lays(ME, hot("Oma"))
    chairs = [anna.looks(table), come(second, anna.cookie).looks(table)]
    for number in range(10):
        chat = {"t": "chat", "id": f"c{number}", "text": "Hello"}
        one, other = together([partial(chair.asks, **chat) for chair in chairs])
        assert one == other
    assert [n for (n,) in cluster.rows(url, "SELECT n FROM chat ORDER BY n")] == list(range(1, 11))


def test_chat_and_names_are_told_at_every_server(
    two: tuple[str, Chair, Chair], servers: Servers, come: Any
) -> None:
    table, anna, ben = two
    anna.asks(t="chat", text="Hello")
    while not any(line["text"] == "Hello" for line in ben.hear("chat")["lines"]):
        pass
    clara = come(servers[0])
    clara.post("/me", {"name": "Clara"})
    mine = clara.lays(ME, OPEN)
    chair = come(servers[1]).looks(mine)
    clara.post("/me", {"name": "Chloe"})
    while chair.hear("table")["table"]["seats"][0]["name"] != "Chloe":
        pass
    assert come(servers[1], clara.cookie).get("/hello")["me"] == {"name": "Chloe"}
    assert table


def test_a_killed_server_loses_nothing_and_its_tables_go_on_at_another(
    tmp_path: Path, serve: Any, cluster: Cluster, url: str
) -> None:
    killing = Killing(partial(cluster.rows, url), "several")
    alive = serve(tmp_path, database=url)
    for _ in range(KILLS):
        doomed, alive = alive, serve(tmp_path, database=url)
        assert killing.life(doomed, alive) < SOON
    assert killing.acknowledged > KILLS
    assert alive.stop() == 0
    assert not alive.said, alive.said


def test_of_two_servers_one_lets_a_bot_think(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both have the room open, and each is asked to let its bots answer; what one has thought the other does not."""
    thoughts: list[int] = []
    choose = bots.choose

    def counted(level: str, rules: Game, s: State, seat: int, *rest: Any) -> Action:
        thoughts.append(seat)
        return choose(level, rules, s, seat, *rest)

    async def act() -> list[Logged]:
        houses = [House(PostgresDatabase(url), key, 0) for _ in range(2)]
        for house in houses:
            house.open()
        one, other = houses
        room = await make(one, await one.people.make(), BOTS)
        while room.table.status != "over":
            again = await other.rooms.open(room.table.id)
            other.drive(again)
            await asyncio.sleep(0)
        entries = await one.store.entries(room.table.id)
        for house in houses:
            await house.close()
        return entries

    monkeypatch.setattr(bots, "choose", counted)
    _, key = postgres.opened(url, "here")
    entries = asyncio.run(act())
    assert [entry.seat for entry in entries if entry.kind == "move"] == thoughts


def test_a_claim_ends_with_the_connection_that_made_it(url: str, cluster: Cluster) -> None:
    async def act() -> None:
        one, other = PostgresDatabase(url), PostgresDatabase(url)
        assert await one.claim("table") and not await other.claim("table")
        await one.release("table")
        assert await other.claim("table") and not await one.claim("table")
        await asyncio.to_thread(cluster.sql, cluster.name(url), CUT)
        async with asyncio.timeout(SOON):
            while True:
                with contextlib.suppress(DatabaseGone):
                    if await one.claim("table"):
                        break
        for database in (one, other):
            await database.close()

    postgres.opened(url, "here")
    asyncio.run(act())


def test_the_bots_of_a_killed_server_go_on_at_another(
    servers: Servers, come: Any, cluster: Cluster, url: str
) -> None:
    doomed, alive = servers
    come(doomed).lays(BOT, BOT, game="karanor")
    known = entries_of(cluster, url)
    while (now := entries_of(cluster, url)) < known + 3:
        pass
    killed = time.monotonic()
    doomed.kill()
    left = entries_of(cluster, url)
    assert left >= now
    while entries_of(cluster, url) < left + 3:
        assert time.monotonic() - killed < PATIENCE
    moment = time.monotonic() - killed
    assert moment < SOON, f"the bots went on after {moment:.1f} s"
    assert alive.stop() == 0


def entries_of(cluster: Cluster, url: str) -> int:
    return int(cluster.rows(url, "SELECT count(*) FROM log")[0][0])


def test_connections_that_are_cut_are_made_again_and_nothing_is_missed(
    two: tuple[str, Chair, Chair], cluster: Cluster, url: str
) -> None:
    _, anna, ben = two
    for version in range(2, 6):
        cluster.sql(cluster.name(url), CUT)
        mover = asked(anna, ben)
        ask = mover.ask
        said = {
            "t": "move",
            "id": f"m{version}",
            "seat": ask["seat"],
            "ask": ask["id"],
            "move": ask["options"][0],
        }
        while (answer := mover.asks(**said))["t"] == "no":
            assert answer["error"]["code"] == "database-gone"
        assert answer["version"] == version
        for chair in (anna, ben):
            chair.until(version)


def test_who_is_here_is_told_at_every_server(
    two: tuple[str, Chair, Chair], servers: Servers, come: Any
) -> None:
    table, anna, ben = two

    def until(chair: Chair, online: list[bool], watchers: int) -> None:
        seen = chair.state["table"]
        while ([seat["online"] for seat in seen["seats"]], seen["watchers"]) != (online, watchers):
            seen = chair.hear("table", "state")["table"]

    until(anna, [True, True], 0)
    until(ben, [True, True], 0)
    clara = come(servers[1])
    clara.looks(table)
    until(anna, [True, True], 1)
    until(ben, [True, True], 1)
    clara.leaves()
    until(anna, [True, True], 0)
    ben.socket.close()
    until(anna, [True, False], 0)


def test_those_at_a_killed_server_are_gone_after_a_while(
    tmp_path: Path, serve: Any, come: Any, url: str
) -> None:
    doomed, alive = (
        serve(tmp_path, database=url, terms={"presence.AGAIN": 0.3, "presence.SILENCE": 3}) for _ in range(2)
    )
    anna, ben = come(alive), come(doomed)
    table = anna.lays(ME, OPEN)
    ben.joins(table)
    chair = anna.looks(table)
    ben.looks(table)
    while not chair.state["table"]["seats"][1]["online"]:
        chair.state["table"] = chair.hear("table", "state")["table"]
    doomed.kill()
    while chair.hear("table", "state")["table"]["seats"][1]["online"]:
        pass


def together(acts: list[Callable[[], Any]]) -> list[Any]:
    """Do all of it at once; what comes of each."""
    found: list[Any] = [None] * len(acts)
    gate = threading.Barrier(len(acts))

    def act(number: int) -> None:
        gate.wait()
        found[number] = acts[number]()

    threads = [threading.Thread(target=act, args=[number]) for number in range(len(acts))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return found
