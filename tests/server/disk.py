"""A file system that keeps what is written in memory until `fsync`, and forgets it when it is killed.

python -m tests.server.disk MOUNTED KEPT     shows the folder KEPT at MOUNTED

Names (new, renamed, removed) are kept at once: that a folder forgets them is not shown here.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

import mfusepy


class Disk(mfusepy.Operations):
    """The files by their paths: what they hold, and of which of them the disk does not know all."""

    use_ns = True

    def __init__(self, kept: Path) -> None:
        self._kept = kept
        self._held: dict[str, bytearray] = {}

    def init(self, path: str) -> None:
        print("mounted", flush=True)

    def _at(self, path: str) -> Path:
        return self._kept / path.lstrip("/")

    def _holds(self, path: str) -> bytearray:
        if path not in self._held:
            self._held[path] = bytearray(self._at(path).read_bytes())
        return self._held[path]

    def getattr(self, path: str, fh: int | None = None) -> dict[str, Any]:
        found = os.lstat(self._at(path))
        told = {name: getattr(found, name) for name in ("st_mode", "st_nlink", "st_uid", "st_gid", "st_ino")}
        told |= {f"st_{each}time": getattr(found, f"st_{each}time_ns") for each in "amc"}
        return {**told, "st_size": len(self._held[path]) if path in self._held else found.st_size}

    def readdir(self, path: str, fh: int) -> list[str]:
        return [".", "..", *os.listdir(self._at(path))]

    def create(self, path: str, mode: int, fi: Any = None) -> int:
        os.close(os.open(self._at(path), os.O_CREAT | os.O_RDWR, mode))
        self._held.setdefault(path, bytearray())
        return 0

    def open(self, path: str, flags: int) -> int:
        self._holds(path)
        return 0

    def read(self, path: str, size: int, offset: int, fh: int) -> bytes:
        return bytes(self._holds(path)[offset : offset + size])

    def write(self, path: str, data: bytes, offset: int, fh: int) -> int:
        held = self._holds(path)
        held.extend(bytes(max(0, offset - len(held))))
        held[offset : offset + len(data)] = data
        return len(data)

    def truncate(self, path: str, length: int, fh: int | None = None) -> int:
        held = self._holds(path)
        held.extend(bytes(max(0, length - len(held))))
        del held[length:]
        return 0

    def fsync(self, path: str, datasync: int, fh: int) -> int:
        self._at(path).write_bytes(self._holds(path))
        return 0

    def fsyncdir(self, path: str, datasync: int, fh: int) -> int:
        return 0

    def rename(self, old: str, new: str, flags: int = 0) -> int:
        os.rename(self._at(old), self._at(new))
        self._held.pop(new, None)
        if old in self._held:
            self._held[new] = self._held.pop(old)
        return 0

    def unlink(self, path: str) -> int:
        os.unlink(self._at(path))
        self._held.pop(path, None)
        return 0

    def mkdir(self, path: str, mode: int) -> int:
        os.mkdir(self._at(path), mode)
        return 0

    def chmod(self, path: str, mode: int) -> int:
        os.chmod(self._at(path), mode)
        return 0

    def chown(self, path: str, uid: int, gid: int) -> int:
        return 0

    def utimens(self, path: str, times: Any = None) -> int:
        return 0

    def statfs(self, path: str) -> dict[str, int]:
        found = os.statvfs(self._kept)
        return {
            name: getattr(found, name) for name in ("f_bsize", "f_blocks", "f_bavail", "f_bfree", "f_namemax")
        }


if __name__ == "__main__":
    mfusepy.FUSE(Disk(Path(sys.argv[2])), sys.argv[1], foreground=True, nothreads=True)
