"""Rooms come and go; their tables stay."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from comptoir.server import moves, requests
from comptoir.server.errors import TooMuch, Unknown
from comptoir.server.house import House
from comptoir.server.live import Visit
from comptoir.server.making import make
from comptoir.table import WATCHER, dump, options
from tests.server.test_bots import in_house

HOT = requests.NewTable(game="heller", seats=[requests.Me(), requests.HotSeat("Oma")], pace=0)


async def some_moves(house: House, person: str) -> Any:
    """A room with a few moves in it."""
    room = await make(house, person, HOT)
    for _ in range(7):
        seat = room.table.asked[0]
        await moves.play(room, seat, options(room.playing.now, seat)[-1])
    return room


def test_an_idle_room_is_forgotten_and_opens_as_it_was(tmp_path: Path) -> None:
    async def act(house: House, person: str) -> None:
        room = await some_moves(house, person)
        house.rooms.forget(room.touched)
        there = house.rooms.there(room.table.id)
        assert there is not None and there is room
        house.rooms.forget(time.monotonic() + 1)
        assert house.rooms.there(room.table.id) is None
        again = await house.rooms.open(room.table.id)
        assert again is not None and again is not room
        assert again.table == room.table
        assert dump(again.playing.now) == dump(room.playing.now)
        assert again.playing.entries == room.playing.entries

    in_house(tmp_path, act)


def test_a_room_that_somebody_looks_at_is_kept(tmp_path: Path) -> None:
    async def act(house: House, person: str) -> None:
        room = await some_moves(house, person)
        line: Any = SimpleNamespace(person=None)
        room.lines.append(line)
        house.rooms.forget(time.monotonic() + 1)
        assert house.rooms.there(room.table.id) is room

    in_house(tmp_path, act)


def test_a_table_that_nobody_joins_closes_by_itself(tmp_path: Path) -> None:
    async def act(house: House, person: str) -> None:
        waiting = requests.NewTable(game="heller", seats=[requests.Me(), requests.Open()], public=True)
        left, watched = [await make(house, person, waiting) for _ in range(2)]
        begun = await make(house, person, HOT)
        await house.rooms.close_abandoned(left.table.created)
        assert {table.status for table in await house.store.lobby(9)} == {"open"}
        line: Any = SimpleNamespace(person=None)
        watched.lines.append(line)
        house.rooms.forget(time.monotonic() + 1)
        await house.rooms.close_abandoned("9999")
        assert [table.id for table in await house.store.lobby(9)] == [watched.table.id]
        assert (await house.rooms.open(left.table.id)).table.status == "closed"
        assert (await house.rooms.open(begun.table.id)).table.status == "playing"

    in_house(tmp_path, act)


def test_a_room_is_opened_once_for_all_who_come_together(tmp_path: Path) -> None:
    async def act(house: House, person: str) -> None:
        room = await some_moves(house, person)
        house.rooms.forget(time.monotonic() + 1)
        rooms = await asyncio.gather(*(house.rooms.open(room.table.id) for _ in range(5)))
        assert len(set(map(id, rooms))) == 1
        with pytest.raises(Unknown):
            await house.rooms.open("nowhere")

    in_house(tmp_path, act)


def test_a_table_has_at_most_two_hundred_watchers(tmp_path: Path) -> None:
    async def act(house: House, person: str) -> None:
        room = await some_moves(house, person)
        watcher: Any = SimpleNamespace(person=None, looks_through=lambda _: WATCHER)
        visit = Visit(house, watcher, None, "10.0.0.1")
        visit._room = room
        room.lines += [watcher] * (house.limits.watchers - 1)
        visit._check_crowd(WATCHER)
        room.lines.append(watcher)
        with pytest.raises(TooMuch):
            visit._check_crowd(WATCHER)
        visit._check_crowd(0)

    in_house(tmp_path, act)
