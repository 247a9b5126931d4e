"""One server and two on one PostgreSQL, each as fast as it goes: how many moves, and what each of them costs.

python bench/processes.py [TABLES] [SECONDS] [SHARE]

Servers, database and load share the machine. Where it has few processors, the moves a second are what these leave over;
the moves in a second of the servers' own processor time tell what two machines would do. With a share (0.2 of a
processor, say) each server has that and no more (`shares.py`): if it is small enough for the machine to have some left,
the moves a second are what servers of that size carry, and who has used up their share has not waited for the machine.
"""

from __future__ import annotations

import sys
from contextlib import closing
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench import shares
from comptoir.cli.load import SERVER, Load, measured_load
from tests.server.clusters import Cluster


def main(tables: int, seconds: float, share: float | None) -> None:
    command = SERVER if share is None else [sys.executable, shares.__file__, str(share), *SERVER]
    found: list[Load] = []
    with closing(Cluster()) as cluster:
        for processes in (1, 2):
            load = measured_load(
                tables, seconds, command, processes=processes, database=cluster.fresh(), beat=0
            )
            found.append(load)
            used = load.moves_per_s / load.moves_per_cpu_s
            print(
                f"{processes} server{'s' * (processes > 1)}: {load.moves_per_s:.0f} moves a second, "
                f"p99 {load.p99_ms} ms, {load.errors} errors, {load.cpu_ms_per_move} ms of processor time a move: "
                f"{load.moves_per_cpu_s:.0f} moves a second with a processor for each; "
                f"each used {used:.2f} of one",
                flush=True,
            )
            shares.cleared()
    one, two = found
    print(
        f"two servers to one: {two.moves_per_s / one.moves_per_s:.2f} on this machine, "
        f"{two.moves_per_cpu_s / one.moves_per_cpu_s:.2f} with a processor for each"
    )


if __name__ == "__main__":
    given = dict(enumerate(sys.argv[1:]))
    main(int(given.get(0, "200")), float(given.get(1, "15")), float(given[2]) if 2 in given else None)
