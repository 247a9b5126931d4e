"""A server starts with many games under way: does it answer meanwhile, what do they weigh, how soon does it stop?

python bench/restart.py [--tables 300] [--moves 300] [--pace 10] [--seconds 20] [--server PYTHON]

The tables are Karanor among bots, so that all of them go on at once. `--server` measures the server of another
checkout, by its interpreter; the data are made by this one.
"""

from __future__ import annotations

import argparse
import asyncio
import time
from http.client import HTTPConnection
from pathlib import Path
from tempfile import TemporaryDirectory

from comptoir.bots import choose
from comptoir.cli.load import SERVER, serving
from comptoir.server import holds
from comptoir.server.changes import KeepTable
from comptoir.server.seats import begun
from comptoir.server.sqlite import SqliteDatabase
from comptoir.server.store import Store
from comptoir.server.tables import Seat, Table, fresh_id, now
from comptoir.table import Move, act, asked, game, options, seeded

SEATS = 4
GAMES = 10
"""Different games; the tables share them."""
SLOW = 0.5


def moves_of(seed: str, count: int) -> list[Move]:
    """The beginning of a game among greedy bots; random ones go on where that is too short."""
    rules, luck = game("karanor"), seeded(seed)
    moves: list[Move] = []
    s = rules.start(SEATS, seed)
    while s.agenda and len(moves) < count:
        seat = asked(s)[0]
        answers = options(s, seat)
        action = (
            choose("greedy", rules, s, seat, luck) if len(moves) % 2 else answers[luck.below(len(answers))]
        )
        moves.append(Move(seat, action.text))
        act(s, seat, action)
    return moves


async def lay(data: Path, tables: int, count: int, pace: float) -> None:
    """Write the tables as a server would have left them."""
    store = Store(SqliteDatabase(data / "comptoir.sqlite"))
    rules, at = game("karanor"), now()
    seats = [Seat("bot", name=f"Bot {seat}", level="greedy") for seat in range(SEATS)]
    bases = {f"restart {n}": moves_of(f"restart {n}", count) for n in range(GAMES)}
    for n in range(tables):
        seed = f"restart {n % GAMES}"
        table = Table(
            id=fresh_id(),
            name="Lyon",
            game=rules.name,
            rules=rules.version,
            options=rules.complete({}),
            seats=seats,
            seed=seed,
            owner="nobody",
            public=False,
            pace=pace,
            base=bases[seed],
            created=at,
            updated=at,
        )
        table, entries, _ = begun(table)
        await store.write(KeepTable(table, entries, seated=True))
    await store.close()


def answers(address: str, seconds: float) -> list[float]:
    """How long each of many small requests took."""
    http, found = HTTPConnection(address), []
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        began = time.monotonic()
        http.request("GET", "/api/v1/health", headers={"X-Forwarded-For": "10.9.9.9"})
        http.getresponse().read()
        found.append(time.monotonic() - began)
        time.sleep(0.05)
    return found


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--moves", type=int, default=300)
    parser.add_argument("--pace", type=float, default=10)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--server")
    chosen = parser.parse_args()
    command = [chosen.server, holds.__file__] if chosen.server else SERVER
    with TemporaryDirectory() as folder:
        with serving(command, Path(folder)) as process:
            empty = process.report()
        asyncio.run(lay(Path(folder), chosen.tables, chosen.moves, chosen.pace))
        with serving(command, Path(folder), str(chosen.pace)) as process:
            took = answers(process.address, chosen.seconds)
            report = process.report()
            stopped = process.stop()
    weight = (report.memory_kb - empty.memory_kb) / chosen.tables
    slow = sum(spent > SLOW for spent in took)
    print(f"{chosen.tables} tables at move {chosen.moves}, pace {chosen.pace:g}: {weight:.0f} kB each")
    print(f"  slowest answer {1000 * max(took):.0f} ms, {slow} of {len(took)} above {1000 * SLOW:.0f} ms")
    print(f"  {report.cpu_s:.1f} s of processor time in {chosen.seconds:.0f} s; stopped in {stopped:.2f} s")
    print(f"  longest holds: {', '.join(f'{hold.ms} ms {hold.what}' for hold in report.longest[:3])}")


if __name__ == "__main__":
    main()
