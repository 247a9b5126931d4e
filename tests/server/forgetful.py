"""A folder that forgets what was not synced, as a disk does when the power goes: `disk.py` in a process of its own."""

from __future__ import annotations

import ctypes.util
import os
import signal
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def missing() -> str:
    """Why there can be no such folder here; empty if there can."""
    if sys.platform != "linux":
        return f"power loss is tried on Linux only, this is {sys.platform}"
    if "FUSE_LIBRARY_PATH" not in os.environ and ctypes.util.find_library("fuse3") is None:
        return (
            "power loss was not tried: libfuse3 is not on this machine (Debian's packages: fuse3, libfuse3-3)"
        )
    if not os.access("/dev/fuse", os.R_OK | os.W_OK):
        return "power loss was not tried: /dev/fuse cannot be opened here"
    return ""


class Forgetful:
    """The folder, mounted; `cut` takes the power away."""

    def __init__(self, mounted: Path, kept: Path) -> None:
        self.mounted, self.kept = mounted, kept
        for folder in (mounted, kept):
            folder.mkdir(exist_ok=True)
        command = [sys.executable, "-m", "tests.server.disk", str(mounted), str(kept)]
        self._process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        assert self._process.stdout.readline() == "mounted\n", "FUSE does not mount here"

    def cut(self) -> None:
        """All that was not synced is gone."""
        self._process.send_signal(signal.SIGKILL)
        self._process.communicate()
        unmount = ["umount", "-l"] if os.geteuid() == 0 else ["fusermount3", "-u", "-z"]
        subprocess.run([*unmount, str(self.mounted)], check=True)
