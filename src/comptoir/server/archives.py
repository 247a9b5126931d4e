"""Where the tables are kept: in a folder of this machine, or in a PostgreSQL database that several servers share."""

from __future__ import annotations

import contextlib
import re
from pathlib import Path
from typing import Protocol

from comptoir.server import folder, sqlite
from comptoir.server.errors import CannotServe
from comptoir.server.statements import Fill, Rows
from comptoir.server.writer import Database

POSTGRES = ("postgresql://", "postgres://")
SQLITE = "sqlite://"


class Archive(Protocol):
    def claimed(self) -> contextlib.AbstractContextManager[None]:
        """Hold it as long as nobody else may use it."""

    def opened(self, accept_loss: bool) -> tuple[Database, bytes]:
        """The database and the key, made if there are none; `CannotServe` if that cannot be."""

    async def look(self) -> None:
        """There is something in it, or `CannotServe`."""

    async def served(self) -> bool:
        """Does a server use it now?"""

    def snapshot(self) -> contextlib.AbstractAsyncContextManager[Rows]:
        """All rows at one moment."""

    def filling(self) -> contextlib.AbstractAsyncContextManager[Fill]:
        """Put rows into it, all of them or none."""

    async def keep_key(self, key: bytes) -> None:
        """Sign cookies with this from now on."""


class Folder:
    """SQLite, for one server."""

    def __init__(self, data: Path) -> None:
        self._data = data

    def __str__(self) -> str:
        return str(self._data)

    def claimed(self) -> contextlib.AbstractContextManager[None]:
        return folder.claimed(self._data)

    def opened(self, accept_loss: bool) -> tuple[Database, bytes]:
        return folder.opened(self._data, accept_loss)

    async def look(self) -> None:
        if not self._file.exists():
            text = f"there are no tables in {self._data}: name the folder with --data, or a database with --database"
            raise CannotServe("data-none", text, args_={"folder": str(self._data)})

    async def served(self) -> bool:
        with sqlite.held(self._data / "lock") as ours:
            return not ours

    def snapshot(self) -> contextlib.AbstractAsyncContextManager[Rows]:
        return sqlite.snapshot(self._file)

    def filling(self) -> contextlib.AbstractAsyncContextManager[Fill]:
        return sqlite.filling(self._file)

    async def keep_key(self, key: bytes) -> None:
        folder.keep_key(self._data, key)

    @property
    def _file(self) -> Path:
        return self._data / "comptoir.sqlite"


class Shared:
    """PostgreSQL, for as many servers as there are."""

    def __init__(self, url: str) -> None:
        self._url = url

    def __str__(self) -> str:
        """The address without what is secret in it."""
        return shown(self._url)

    def claimed(self) -> contextlib.AbstractContextManager[None]:
        return contextlib.nullcontext()

    def opened(self, accept_loss: bool) -> tuple[Database, bytes]:
        try:
            from comptoir.server import postgres
        except ImportError as error:
            text = "PostgreSQL needs a package more: install comptoir[postgres]"
            raise CannotServe("database-extra", text) from error
        return postgres.opened(self._url, str(self))

    async def look(self) -> None:
        """Whoever can open it sees."""

    async def served(self) -> bool:
        from comptoir.server import postgres

        return await postgres.served(self._url)

    def snapshot(self) -> contextlib.AbstractAsyncContextManager[Rows]:
        from comptoir.server import postgres

        return postgres.snapshot(self._url)

    def filling(self) -> contextlib.AbstractAsyncContextManager[Fill]:
        from comptoir.server import postgres

        return postgres.filling(self._url)

    async def keep_key(self, key: bytes) -> None:
        from comptoir.server import postgres

        await postgres.keep_key(self._url, key)


def shown(url: str) -> str:
    """The address of a database without user, password and settings."""
    return re.sub(r"//[^/]*@", "//", url.partition("?")[0])


def archive(where: Path | str) -> Archive:
    """A data folder, by its path or as sqlite:///…, or the PostgreSQL database at an address."""
    if isinstance(where, Path):
        return Folder(where)
    if where.startswith(POSTGRES):
        return Shared(where)
    folder = where.removeprefix(SQLITE)
    if "://" in folder or not folder:
        scheme = where.partition("://")[0]
        text = f"a database is postgresql://… or a folder; {scheme} is neither"
        raise CannotServe("bad-database", text, args_={"scheme": scheme})
    return Folder(Path(folder))
