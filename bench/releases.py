"""This server and earlier ones in turns: what a move costs each in processor time, bytes and memory.

python bench/releases.py CHECKOUT[,CHECKOUT…] [TABLES] [SECONDS] [BEAT] [ROUNDS]

CHECKOUT is a folder in which an earlier one was checked out and built (`git worktree add /tmp/first b7007be`, then
`python3 dev.py build` there). All are loaded by the same sockets with moves drawn from the same luck; processor time
and memory are read from outside, from the system's own count of each process.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from comptoir.cli.load import AS_FAST_AS_IT_GOES, CHANGES, Played, played
from comptoir.server.holds import Report

HERE = Path(__file__).resolve().parent.parent
TICKS = os.sysconf("SC_CLK_TCK")


class Watched:
    """A server that is measured from outside."""

    def __init__(self, checkout: Path, data: Path, settings: list[str]) -> None:
        command: list[str | Path] = [checkout / ".venv/bin/python", "-m", "comptoir.server", *settings]
        self._process = subprocess.Popen(
            [*command, "127.0.0.1", "0", data, "1"], stdout=subprocess.PIPE, text=True, cwd=checkout
        )
        assert self._process.stdout is not None
        self.address = self._process.stdout.readline().split()[-1].removeprefix("http://")
        self.kernel: list[float] = []
        """What of it was spent there, at the start and at each report."""
        self._spent = self._cpu()

    def _cpu(self) -> float:
        """Seconds of user and of system time."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text("ascii").rpartition(")")[2].split()
        user, kernel = int(fields[11]) / TICKS, int(fields[12]) / TICKS
        self.kernel.append(kernel)
        return user + kernel

    def report(self) -> Report:
        before, self._spent = self._spent, self._cpu()
        status = Path(f"/proc/{self._process.pid}/status").read_text("ascii")
        memory = int(status.partition("VmRSS:")[2].split()[0])
        return Report(self._spent - before, memory, 0, 0.0, [], [])

    def stop(self) -> float:
        began = time.monotonic()
        self._process.terminate()
        self._process.wait()
        return time.monotonic() - began


def measured(checkout: Path, tables: int, seconds: float, beat: float) -> dict[str, float]:
    # The first release has neither settings nor what only tells of changes.
    has_settings = (checkout / "src/comptoir/server/settings.py").exists()
    settings, wants = (AS_FAST_AS_IT_GOES, CHANGES) if has_settings else ([], "")
    with TemporaryDirectory() as folder:
        server = Watched(checkout, Path(folder), settings)
        try:
            empty = server.report()
            rooms, (_, (playing,)), _ = asyncio.run(played([server], tables, seconds, beat, wants))
        finally:
            server.stop()
    moves = sum(len(room.latencies) for room in rooms)
    return {
        "ms of processor time a move": 1000 * playing.cpu_s / moves,
        "ms of it in the kernel": 1000 * (server.kernel[-1] - server.kernel[-2]) / moves,
        "kB a move": _bytes(rooms) / 1000 / moves,
        "kB of memory a table": (playing.memory_kb - empty.memory_kb) / tables,
        "moves a second": moves / seconds,
        "errors": sum(room.errors for room in rooms),
    }


def _bytes(rooms: list[Played]) -> int:
    return sum(room.heard_bytes for room in rooms)


def main(checkouts: list[Path], tables: int, seconds: float, beat: float, rounds: int) -> None:
    found: dict[Path, list[dict[str, float]]] = {folder: [] for folder in (*checkouts, HERE)}
    for number in range(rounds):
        for folder in found if number % 2 == 0 else reversed(found):
            found[folder].append(measured(folder, tables, seconds, beat))
            told = ", ".join(f"{value:.2f} {what}" for what, value in found[folder][-1].items())
            print(f"{_called(folder)}: {told}", flush=True)
    for what in found[HERE][0]:
        medians = {folder: median(each[what] for each in found[folder]) for folder in found}
        print(f"{what}: {', '.join(f'{value:.2f} {_called(folder)}' for folder, value in medians.items())}")


def _called(checkout: Path) -> str:
    return "this one" if checkout == HERE else checkout.name


if __name__ == "__main__":
    given = dict(enumerate(sys.argv[1:]))
    main(
        [Path(folder).resolve() for folder in given[0].split(",")],
        int(given.get(1, "200")),
        float(given.get(2, "15")),
        float(given.get(3, "1")),
        int(given.get(4, "3")),
    )
