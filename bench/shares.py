"""Run a command with a share of one processor, so that the machine is not what limits it.

python bench/shares.py SHARE COMMAND…

The kernel (Linux, control groups of either version) lets it run, with all its threads and whatever it starts, for so
much of every ten milliseconds, and stops it until the next ten begin. To make such a group one must be root.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

GROUPS = Path("/sys/fs/cgroup")
NAME = "comptoir-bench-"
PERIOD = 10_000
"""Microseconds."""


def joined(share: float) -> None:
    """From now on this process belongs to a group of its own."""
    listed = GROUPS / "cgroup.subtree_control"
    newer = listed.exists() and "cpu" in listed.read_text("ascii").split()
    group = (GROUPS if newer else GROUPS / "cpu") / f"{NAME}{os.getpid()}"
    group.mkdir()
    quota = round(share * PERIOD)
    if newer:
        (group / "cpu.max").write_text(f"{quota} {PERIOD}")
    else:
        (group / "cpu.cfs_period_us").write_text(str(PERIOD))
        (group / "cpu.cfs_quota_us").write_text(str(quota))
    (group / "cgroup.procs").write_text(str(os.getpid()))


def cleared() -> None:
    """Take away the groups in which nothing runs any more."""
    for group in (*GROUPS.glob(f"{NAME}*"), *GROUPS.glob(f"cpu/{NAME}*")):
        if not (group / "cgroup.procs").read_text("ascii"):
            group.rmdir()


if __name__ == "__main__":
    joined(float(sys.argv[1]))
    os.execvp(sys.argv[2], sys.argv[2:])
