"""What one guest can do to the others: bring long records, ask for their logs again and again.

python bench/guest.py [--records 19] [--moves 9900] [--server PYTHON]

Another guest asks for a small table all the while; the slowest answer is what the others notice. `--server` measures
the server of another checkout, by its interpreter.
"""

from __future__ import annotations

import argparse
import threading
import time
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from comptoir.cli.load import SERVER, Guest, Process, serving
from comptoir.server import holds
from comptoir.table import Move, Record, act, asked, game, options, seeded

LOOKERS = 3
LOOKS_A_SECOND = 6
SECONDS = 5.0
SOCKETS = ExitStack()


def long_record(moves: int) -> bytes:
    """A game of Karanor in which somebody only wishes to be asked, and not to be."""
    rules, luck = game("karanor"), seeded("bomb")
    played: list[Move] = []
    s = rules.start(4, "bomb")
    while len(asked(s)) > 1 or len(played) < 2 * 4:
        seat = asked(s)[0]
        answers = options(s, seat)
        played.append(Move(seat, answers[luck.below(len(answers))].text))
        act(s, seat, rules.parse(played[-1].action))
    played += [Move(1, f"ask all {'on' if n % 2 else 'off'}") for n in range(moves - len(played))]
    chosen = rules.complete({})
    return Record(
        game="karanor", version=rules.version, options=chosen, seats=4, seed="bomb", moves=played
    ).to_json()


class Other(threading.Thread):
    """Somebody else, who asks for a table of their own every few milliseconds."""

    def __init__(self, address: str) -> None:
        super().__init__(daemon=True)
        guest = Guest(address, 1)
        url = f"ws://{address}/api/v1/tables/{guest.lays('heller', 2)}/live"
        self._socket = SOCKETS.enter_context(connect(url, additional_headers=guest.headers))
        self._going = True
        self.slowest = 0.0

    def run(self) -> None:
        while self._going:
            began = time.monotonic()
            self._socket.send('{"t":"ping"}')
            while '"pong"' not in self._socket.recv():
                pass
            self.slowest = max(self.slowest, time.monotonic() - began)
            time.sleep(0.1)

    def stop(self) -> float:
        self._going = False
        self.join()
        return self.slowest


def looks(process: Process, guest: Guest, table: str) -> int:
    """Ask for the whole log again and again, through several sockets; how many answers there were."""
    url = f"ws://{process.address}/api/v1/tables/{table}/live"
    calls = [connect(url, additional_headers=guest.headers, max_size=None) for _ in range(LOOKERS)]
    sockets = [SOCKETS.enter_context(call) for call in calls]
    threads = [threading.Thread(target=drain, args=[socket], daemon=True) for socket in sockets]
    for thread in threads:
        thread.start()
    asked_for, until = 0, time.monotonic() + SECONDS
    while time.monotonic() < until:
        for socket in sockets:
            try:
                socket.send('{"t":"look","seat":null,"since":null}')
                asked_for += 1
            except ConnectionClosed:
                return asked_for
        time.sleep(1 / LOOKS_A_SECOND)
    return asked_for


def drain(socket: ClientConnection) -> None:
    for _ in socket:
        pass


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--records", type=int, default=19)
    parser.add_argument("--moves", type=int, default=9900)
    parser.add_argument("--server")
    chosen = parser.parse_args()
    record = msgspec.json.decode(long_record(chosen.moves))
    command = [chosen.server, holds.__file__] if chosen.server else SERVER
    with TemporaryDirectory() as folder, serving(command, Path(folder)) as process:
        other = Other(process.address)
        other.start()
        before = process.report()
        began = time.monotonic()
        for number in range(chosen.records):
            guest = Guest(process.address, number + 2)
            table = guest.post("/import", record)["id"]
        took = time.monotonic() - began
        slowest, after = other.stop(), process.report()
        grown = (after.memory_kb - before.memory_kb) / 1000
        print(f"{chosen.records} records of {chosen.moves} moves: {grown:.0f} MB, {took:.1f} s")
        print(f"  slowest answer to another: {1000 * slowest:.0f} ms; longest hold: {after.longest[:1]}")
        other = Other(process.address)
        other.start()
        count = looks(process, guest, table)
        slowest, after = other.stop(), process.report()
        print(f"{count} looks at the last of them in {SECONDS:.0f} s")
        print(f"  slowest answer to another: {1000 * slowest:.0f} ms; longest hold: {after.longest[:1]}")


if __name__ == "__main__":
    with SOCKETS:
        main()
