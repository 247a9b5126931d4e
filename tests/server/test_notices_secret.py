"""A notice says nothing that its reader may not know."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from comptoir.server.letters import Way
from comptoir.server.tables import Table, now
from comptoir.table import games, options
from tests.server.test_secrecy import moves_to, speaker
from tests.server.worlds import Moves, World, in_world


class Lettered:
    """What the others are written once one who is asked has given the n-th of their secret answers."""

    def __init__(self, moves: Moves, n: int) -> None:
        self.moves, self.n = moves, n

    async def __call__(self, world: World) -> tuple[str, list[Any]]:
        house = world.house
        people = [str(seat.person) for seat in world.room.table.seats]
        ways = {person: Way(person, "ntfy", "ntfy", "http://ntfy.example", now()) for person in people}
        await house.store.write(*ways.values())
        house.notices.doubt()
        await world.forward(self.moves)
        s = world.room.playing.now
        seat = speaker(s)
        assert seat is not None
        text = options(s, seat)[self.n].text
        await world.everybody_looks()
        ask = world.room.playing.question(seat)
        await world.eyes[seat].says(t="move", id="secret", seat=seat, ask=ask, move=text)
        letters = await house.people.register.letters_due(now(timedelta(days=-2)), 1000)
        tables: dict[str, Table | None] = {world.table: world.room.table}
        others = [letter for letter in letters if letter.person != people[seat]]
        said = [house.postman._said(ways[letter.person], [letter], tables) for letter in others]
        assert said, "somebody is told something"
        return text, [*others, *said]


def test_no_notice_depends_on_what_its_reader_cannot_know(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In worlds that differ only in how somebody has voted in secret."""
    game = games()["jantaris"]

    def world(act: Any) -> Any:
        return in_world(tmp_path / "data", monkeypatch, game, 4, {}, act)

    async def led(world: World) -> Moves:
        tries = (moves_to(world, "vote", f"to {n}") for n in range(300))
        return next(filter(None, tries), [])

    moves = world(led)
    (one, told), (other, told_there) = [world(Lettered(moves, n)) for n in (0, 1)]
    assert one != other
    assert told == told_there
