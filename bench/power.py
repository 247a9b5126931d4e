"""The power goes under load: every acknowledged move must have reached the disk, and no start may complain.

python bench/power.py [CUTS] [SEED]

The disk is a FUSE folder that forgets what was not synced (Linux, libfuse3; as root, or with fusermount3).
"""

from __future__ import annotations

import sys
import time
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.server.clients import Nursery
from tests.server.forgetful import missing
from tests.server.killing import PowerCuts


def main(cuts: int, seed: str) -> None:
    if missing():
        sys.exit(missing())
    began = time.monotonic()
    with closing(Nursery()) as nursery, TemporaryDirectory() as folder:
        power = PowerCuts(nursery, Path(folder), seed)
        for number in range(1, cuts + 1):
            power.life()
            if number % 10 == 0:
                print(f"{number} cuts, {power.killing.acknowledged} moves acknowledged", flush=True)
        assert not power.last()
    print(
        f"{cuts} cuts in {time.monotonic() - began:.0f} s, {power.killing.acknowledged} moves acknowledged: "
        "none lost, none twice, no start complained"
    )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 50, sys.argv[2] if len(sys.argv) > 2 else "power")
