"""Orders at several servers on one database: each is carried out once, and so is the letter that follows."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from comptoir.server import errands, moves, postgres, requests, seats
from comptoir.server.house import House
from comptoir.server.letters import Way
from comptoir.server.making import make
from comptoir.server.ordered import PlannedAnswer
from comptoir.server.position import Logged
from comptoir.server.postgres import PostgresDatabase
from comptoir.server.tables import now
from comptoir.table import options
from tests.server.clients import ME, OPEN, PATIENCE
from tests.server.clusters import Cluster

NOWHERE = "http://192.0.2.1/hook"
"""Nobody is reached there, and nothing leaves before it has waited for what else comes."""
ROUNDS = 3


@pytest.fixture
def url(cluster: Cluster) -> str:
    return cluster.fresh()


def letters(cluster: Cluster, url: str) -> list[tuple[str, str, int]]:
    """What waits to be sent: to whom, about what, how many steps in one."""
    rows = cluster.rows(url, "SELECT person, kind, steps FROM outbox ORDER BY person, kind")
    return [(str(person), str(kind), int(steps)) for person, kind, steps in rows]


async def said(room: Any, seat: int) -> None:
    """A seat puts a stall where nobody has planned one."""
    async with room.lock:
        free = [
            option
            for option in options(room.playing.now, seat)
            if option.text.startswith("stall") and option.text[-2:] not in ("A1", "B1", "C1")
        ]
        await moves.play(room, seat, free[0])
        room.tell()


async def both_see_to_it(*places: tuple[House, Any]) -> None:
    """Each house goes on with the room as far as it may."""
    for house, room in places:
        house.drive(room)
    await asyncio.sleep(0)


def test_what_two_servers_could_carry_out_is_carried_out_once(cluster: Cluster, url: str) -> None:
    """Both have the room open, and each is asked again and again to see to it."""

    async def act() -> tuple[list[Logged], str, list[str]]:
        one, other = houses = [House(PostgresDatabase(url), key, 0) for _ in range(2)]
        for house in houses:
            house.open()
        anna, ben = [await one.people.make() for _ in range(2)]
        await one.store.write(Way(anna, "hook", "webhook", NOWHERE, now()))
        room = await make(one, anna, requests.NewTable("heller", [requests.Me(), requests.Open()]))
        await seats.join(room, ben, requests.Join())
        [mine], [his] = room.table.held_by(anna), room.table.held_by(ben)
        if room.table.asked == [his]:
            await said(room, his)
        again = await other.rooms.open(room.table.id)
        planned = [f"stall 1 {space}" for space in ("A1", "B1", "C1")]
        plan = [PlannedAnswer(text) for text in planned]
        async with room.lock:
            await errands.leave(room, ben, requests.SayOrders("o1", his, plan=plan))
        for _ in range(ROUNDS):
            before = room.table.version
            await said(room, mine)
            async with asyncio.timeout(PATIENCE):
                while min(room.table.version, again.table.version) < before + 2:
                    await both_see_to_it((one, room), (other, again))
        for _ in range(100):
            await both_see_to_it((one, room), (other, again))
        entries = await one.store.entries(room.table.id)
        left = await other.store.orders(room.table.id)
        assert left[his].plan == [] and left[his].dropped == []
        for house in houses:
            await house.close()
        return entries, anna, planned

    _, key = postgres.opened(url, "here")
    entries, anna, planned = asyncio.run(act())
    texts = [entry.text for entry in entries if entry.kind == "move"]
    assert [text for text in texts if text in planned] == planned
    assert len(texts) in (2 * ROUNDS, 2 * ROUNDS + 1), "and nothing else was said"
    assert letters(cluster, url) == [(anna, "turn", 1)]


def test_what_a_killed_server_was_about_to_carry_out_another_does_once(
    tmp_path: Path, serve: Any, come: Any, cluster: Cluster, url: str
) -> None:
    """It had claimed the table, and waited for its beat."""
    doomed = serve(tmp_path, database=url, pace=60)
    guests = come(doomed), come(doomed)
    for guest in guests:
        guest.post("/me", {"name": "Somebody"})
    for (person,) in cluster.rows(url, "SELECT id FROM people"):
        way = msgspec.json.encode(Way(str(person), "hook", "webhook", NOWHERE, now())).decode()
        cluster.sql(cluster.name(url), f"INSERT INTO ways VALUES ('{person}', 'hook', '{way}')")
    table = guests[0].lays(ME, OPEN)
    guests[1].joins(table)
    chairs = [guest.looks(table) for guest in guests]
    first = next(chair for chair in chairs if chair.state["seat"] in chair.state["table"]["asked"])
    first.until(1)
    planned = first.ask["options"][0]
    done = first.asks(t="orders", seat=first.state["seat"], plan=[{"move": planned}])
    assert done["t"] == "done"
    alive = serve(tmp_path, database=url, pace=0)
    watcher = come(alive).looks(table)
    assert watcher.state["table"]["version"] == 1
    [(asked, *_)] = letters(cluster, url)
    killed = time.monotonic()
    doomed.kill()
    assert watcher.until(2)["log"][-1]["kind"] == "move"
    assert time.monotonic() - killed < PATIENCE
    watcher.quiet()
    assert watcher.version == 2
    moved = cluster.rows(url, "SELECT text FROM log WHERE kind = 'move'")
    assert [str(text) for (text,) in moved] == [planned]
    [(other, kind, steps)] = letters(cluster, url)
    assert (kind, steps) == ("turn", 1) and other != asked
    assert alive.stop() == 0
