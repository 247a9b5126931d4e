"""How long a table with a long log takes to open: python bench/opening.py [MOVES]

For each game a log of so many moves is made (a game by chance, and where that ends sooner as much talk as the rules
allow: wishes, offers, taking them back), written into a database of its own, and opened by a house that has never seen
it, as after a restart: rows are read, the log is replayed, and one seat is told how it stands.
"""

from __future__ import annotations

import asyncio
import statistics
import sys
import tempfile
import time
from pathlib import Path

from msgspec.structs import replace

from comptoir.server import door
from comptoir.server.changes import KeepTable
from comptoir.server.house import House
from comptoir.server.seats import begun
from comptoir.server.sqlite import SqliteDatabase
from comptoir.server.tables import Seat, fresh_table
from comptoir.server.wire import encode
from comptoir.table import ComptoirError, Game, Move, State, act, asked, games, options, pick, seeded, welcome

KEY = b"k" * 32
TIMES = 7
TALK = 3
"""Of so many answers one is something that nobody waits for, where the rules know any."""


def talk(rules: Game, s: State, n: int) -> Move | None:
    """Something that nobody waits for: what is listed, or an offer in words."""
    for seat in welcome(s):
        if seat not in asked(s):
            listed = options(s, seat)
            if listed:
                return Move(seat, listed[n % len(listed)].text)
    for seat in welcome(s):
        text = f"offer {(seat + 1) % rules.most} want gold {1 + n % 5}"
        try:
            act(s.clone(), seat, rules.parse(text))
        except ComptoirError:
            continue
        return Move(seat, text)
    return None


def moves(rules: Game, most: int) -> list[Move]:
    """A game by chance with talk between, cut after so many moves; begun anew with more talk while it is too short."""
    for every in (0, TALK, 2, 1):
        found = attempt(rules, most, every)
        if len(found) >= most:
            return found
    return found


def attempt(rules: Game, most: int, every: int) -> list[Move]:
    luck = seeded("long")
    s = rules.start(rules.most, "long")
    found: list[Move] = []
    silent = 0
    while asked(s) and len(found) < most:
        said = (
            talk(rules, s, len(found))
            if every and (silent >= every or (every == 1 and len(found) % 8))
            else None
        )
        silent = 0 if said else silent + 1
        if said is None:
            seat = asked(s)[0]
            said = Move(seat, pick(s.agenda[-1], s, seat, luck).text)
        act(s, said.seat, rules.parse(said.action))
        found.append(said)
    return found


async def laid(data: Path, rules: Game, played: list[Move]) -> str:
    """A table with this log on disk."""
    house = House(SqliteDatabase(data / "comptoir.sqlite"), KEY, None)
    try:
        person = await house.people.make()
        seats = [Seat("person", person, name=f"Seat {n}") for n in range(rules.most)]
        table = fresh_table(rules, "Long", person, rules.complete({}), seats, "long", None)
        table, entries, _ = begun(replace(table, base=played, study=True))
        await house.store.write(KeepTable(table, entries, True))
        return table.id
    finally:
        await house.close()


async def opened(data: Path, table: str) -> float:
    """Seconds until a seat is told how it stands, in a house that has just begun."""
    house = House(SqliteDatabase(data / "comptoir.sqlite"), KEY, None)
    try:
        began = time.perf_counter()
        room = await house.rooms.open(table)
        history = room.playing
        encode([door.log(history, 0, 0), door.view(history.game, history.now, 0)])
        return time.perf_counter() - began
    finally:
        await house.close()


def main(most: int) -> None:
    print(f"{'game':10} {'moves':>6} {'median':>9} {'longest':>9}")
    for name, rules in games().items():
        played = moves(rules, most)
        with tempfile.TemporaryDirectory() as folder:
            table = asyncio.run(laid(Path(folder), rules, played))
            took = [1000 * asyncio.run(opened(Path(folder), table)) for _ in range(TIMES)]
        print(f"{name:10} {len(played):6} {statistics.median(took):6.0f} ms {max(took):6.0f} ms")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 2000)
