"""kill -9 under load: every acknowledged move must be on disk, once and in order, and no start may complain.

python bench/killed.py [KILLS] [SEED]
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.server.clients import Nursery, Server
from tests.server.killing import Killing, in_folder


def main(kills: int, seed: str) -> None:
    nursery = Nursery()
    began = time.monotonic()
    with TemporaryDirectory() as folder:
        killing = Killing(in_folder(Path(folder)), seed)
        for number in range(1, kills + 1):
            killing.life(Server(nursery, Path(folder)))
            if number % 25 == 0:
                print(f"{number} kills, {killing.acknowledged} moves acknowledged", flush=True)
        last = Server(nursery, Path(folder))
        assert last.stop() == 0 and not last.said, last.said
        tables = sum(len(screen.acknowledged) for screen in killing.screens)
        entries = sum(map(len, killing.log().values()))
    nursery.close()
    print(
        f"{kills} kills in {time.monotonic() - began:.0f} s: {tables} tables of {len(killing.screens)} games, "
        f"{entries} entries, {killing.acknowledged} moves acknowledged; none lost, none twice, no start complained"
    )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 300, sys.argv[2] if len(sys.argv) > 2 else "killed")
