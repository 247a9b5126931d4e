"""boardgame.io's own server beside Comptoir's, with tables of Auf Heller und Pfennig, four sockets at each.

python bench/peers_server.py [TABLES] [SECONDS] [BEAT] [ROUNDS]

boardgame.io is installed into a temporary folder by npm. It is spared the rules: its moves look up what Comptoir's
rules have made of random games beforehand. It keeps matches in memory, as it does by default, while Comptoir has every
move on disk before it is told. It is measured twice, sending whole states (its default) and patches (`deltaState`).
"""

from __future__ import annotations

import asyncio
import json
import random
import socket
import subprocess
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

import msgspec

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.releases import HERE, Watched
from comptoir.cli.load import AS_FAST_AS_IT_GOES, played
from comptoir.table import act, asked, game, options
from workshop.client import NODE, NPM

PACKAGES = ("boardgame.io@0.50.2", "socket.io-client@4.8.4")
RECORDED = 20
SEATS = 4
Figures = dict[str, float]


def recorded(seed: int) -> dict[str, object]:
    """A random game: its moves, and what each seat sees before and after each of them."""
    heller, luck = game("heller"), random.Random(seed)
    s = heller.start(SEATS, f"bench {seed}", {})
    moves: list[tuple[int, str]] = []
    views = [[heller.view(s, seat) for seat in range(SEATS)]]
    while s.agenda:
        seat = luck.choice(list(asked(s)))
        action = luck.choice(options(s, seat))
        act(s, seat, action)
        moves.append((seat, action.text))
        views.append([heller.view(s, seat) for seat in range(SEATS)])
    return {"moves": moves, "views": views}


def install(folder: Path) -> None:
    for script in ("server.cjs", "load.cjs"):
        (folder / script).write_text((HERE / "bench/boardgameio" / script).read_text("utf-8"), "utf-8")
    (folder / "package.json").write_text("{}", "utf-8")
    (folder / "games.json").write_bytes(msgspec.json.encode([recorded(seed) for seed in range(RECORDED)]))
    install: list[str | Path] = [
        NODE,
        NPM,
        "install",
        "--no-audit",
        "--no-fund",
        "--ignore-scripts",
        "--loglevel=error",
    ]
    subprocess.run([*install, *PACKAGES], cwd=folder, check=True)


class Board(Watched):
    """boardgame.io's server, measured from outside."""

    def __init__(self, folder: Path, mode: str) -> None:
        with socket.create_server(("127.0.0.1", 0)) as one, socket.create_server(("127.0.0.1", 0)) as other:
            self.ports = [str(free.getsockname()[1]) for free in (one, other)]
        command: list[str | Path] = [NODE, "server.cjs", *self.ports, mode]
        self._process = subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        while "ready" not in self._process.stdout.readline():
            pass
        self._spent = self._cpu()


def board(folder: Path, mode: str, tables: int, seconds: float, beat: float) -> Figures:
    server = Board(folder, mode)
    empty = server.report().memory_kb
    command: list[str | Path] = [NODE, "load.cjs", *server.ports, *map(str, (tables, seconds, beat))]
    pipe = subprocess.PIPE
    load = subprocess.Popen(command, cwd=folder, stdin=pipe, stdout=pipe, text=True, bufsize=1)
    assert load.stdin is not None and load.stdout is not None
    try:
        assert load.stdout.readline() == "seated\n"
        server.report()
        load.stdin.write("go\n")
        found = json.loads(load.stdout.readline())
        spent = server.report()
    finally:
        load.wait()
        server.stop()
    memory = (spent.memory_kb - empty) / tables
    return figures(found["latencies"], spent.cpu_s, found["bytes"], memory, seconds)


def comptoir(tables: int, seconds: float, beat: float) -> Figures:
    with TemporaryDirectory() as folder:
        server = Watched(HERE, Path(folder), AS_FAST_AS_IT_GOES)
        try:
            empty = server.report().memory_kb
            rooms, (_, (spent,)), _ = asyncio.run(
                played([server], tables, seconds, beat, names=[game("heller")])
            )
        finally:
            server.stop()
    latencies = sorted(1000 * each for room in rooms for each in room.latencies)
    heard = sum(room.heard_bytes for room in rooms)
    return figures(latencies, spent.cpu_s, heard, (spent.memory_kb - empty) / tables, seconds)


def figures(latencies: list[float], cpu_s: float, heard: int, memory: float, seconds: float) -> Figures:
    moves = len(latencies)
    return {
        "moves a second": moves / seconds,
        "ms until all have heard (median)": latencies[moves // 2],
        "ms (99 of 100)": latencies[moves * 99 // 100],
        "ms of processor time a move": 1000 * cpu_s / moves,
        "kB sent a move": heard / 1000 / moves,
        "kB of memory a table": memory,
    }


def main(tables: int, seconds: float, beat: float, rounds: int) -> None:
    found: dict[str, list[Figures]] = {"Comptoir": [], "boardgame.io": [], "boardgame.io, patches": []}
    with TemporaryDirectory() as temporary:
        folder = Path(temporary)
        install(folder)
        for _ in range(rounds):
            found["Comptoir"].append(comptoir(tables, seconds, beat))
            found["boardgame.io"].append(board(folder, "whole", tables, seconds, beat))
            found["boardgame.io, patches"].append(board(folder, "delta", tables, seconds, beat))
    print(f"{tables} tables of Heller, {SEATS} sockets each, medians of {rounds} rounds")
    ours = {what: median(each[what] for each in found["Comptoir"]) for what in found["Comptoir"][0]}
    for name, rows in found.items():
        theirs = {what: median(each[what] for each in rows) for what in ours}
        print(name + ": " + ", ".join(f"{v:.2f} {k} ({v / ours[k]:.2f})" for k, v in theirs.items()))


if __name__ == "__main__":
    given = dict(enumerate(sys.argv[1:]))
    main(
        int(given.get(0, "100")), float(given.get(1, "15")), float(given.get(2, "1")), int(given.get(3, "3"))
    )
