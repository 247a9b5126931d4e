"""One server and two on one PostgreSQL, each as fast as it goes: how many moves, and what each of them costs.

python bench/processes.py [TABLES] [SECONDS]

Servers, database and load share the machine. Where it has few processors, the moves a second are what these leave over;
the moves in a second of the servers' own processor time tell what two machines would do.
"""

from __future__ import annotations

import sys
from contextlib import closing
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from comptoir.cli.load import Load, measured_load
from tests.server.clusters import Cluster


def main(tables: int, seconds: float) -> None:
    found: list[Load] = []
    with closing(Cluster()) as cluster:
        for processes in (1, 2):
            load = measured_load(tables, seconds, processes=processes, database=cluster.fresh(), beat=0)
            found.append(load)
            print(
                f"{processes} server{'s' * (processes > 1)}: {load.moves_per_s:.0f} moves a second, "
                f"p99 {load.p99_ms} ms, {load.errors} errors, {load.cpu_ms_per_move} ms of processor time a move: "
                f"{load.moves_per_cpu_s:.0f} moves a second with a processor for each",
                flush=True,
            )
    one, two = found
    print(
        f"two servers to one: {two.moves_per_s / one.moves_per_s:.2f} on this machine, "
        f"{two.moves_per_cpu_s / one.moves_per_cpu_s:.2f} with a processor for each"
    )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200, float(sys.argv[2]) if len(sys.argv) > 2 else 15)
