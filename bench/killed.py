"""kill -9 under load: every acknowledged move must be in the database, once and in order, and no start may complain.

python bench/killed.py [KILLS] [sqlite | postgres] [SEED]

On PostgreSQL two servers run at any time: one is killed, all its tables go on at the other, and another is started.
"""

from __future__ import annotations

import sys
import time
from contextlib import ExitStack, closing
from functools import partial
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.server.clients import Nursery, Server
from tests.server.clusters import Cluster
from tests.server.killing import Killing, in_folder


def main(kills: int, kind: str, seed: str) -> None:
    began = time.monotonic()
    waits: list[float] = []
    with ExitStack() as held:
        nursery = held.enter_context(closing(Nursery()))
        folder = Path(held.enter_context(TemporaryDirectory()))
        url, reading = "", in_folder(folder)
        if kind == "postgres":
            cluster = held.enter_context(closing(Cluster()))
            url = cluster.fresh()
            reading = partial(cluster.rows, url)
        killing = Killing(reading, seed)
        serve = partial(Server, nursery, folder, database=url)
        other = serve() if url else None
        for number in range(1, kills + 1):
            server = serve()
            waits.append(killing.life(other or server, server if other else None))
            other = server if other else None
            if number % 25 == 0:
                longest = f", all went on within {max(waits):.2f} s" if url else ""
                print(f"{number} kills, {killing.acknowledged} moves acknowledged{longest}", flush=True)
        last = other or serve()
        assert last.stop() == 0 and not last.said, last.said
        tables = sum(len(screen.acknowledged) for screen in killing.screens)
        entries = sum(map(len, killing.log().values()))
    print(
        f"{kind}: {kills} kills in {time.monotonic() - began:.0f} s: {tables} tables of {len(killing.screens)} "
        f"games, {entries} entries, {killing.acknowledged} moves acknowledged; none lost, none twice, "
        "no start complained"
    )
    if url:
        print(
            f"until all four tables had gone on at the other server: {median(waits):.2f} s, "
            f"1 in 100 {quantiles(waits, n=100)[-1]:.2f} s, longest {max(waits):.2f} s"
        )


if __name__ == "__main__":
    given = dict(enumerate(sys.argv[1:]))
    main(int(given.get(0, "300")), given.get(1, "sqlite"), given.get(2, "killed"))
