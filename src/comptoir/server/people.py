"""Guests: a signed cookie and a name."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable, Mapping

from itsdangerous import BadSignature, Signer

from comptoir.server import names
from comptoir.server.changes import KeepGuest, RenameGuest
from comptoir.server.errors import NotNow
from comptoir.server.limits import LISTED
from comptoir.server.store import Store
from comptoir.server.tables import Table, now

COOKIE = "comptoir"
YEAR = 365 * 24 * 3600


class People:
    """All guests, their names remembered once read."""

    def __init__(self, store: Store, key: bytes) -> None:
        self._store = store
        self._signer = Signer(key, salt="comptoir.guest", digest_method=hashlib.sha256)
        self._names: dict[str, str] = {}
        self._doubtful: set[str] = set()

    async def known(self, cookies: Mapping[str, str]) -> str | None:
        """The guest a cookie stands for; None for no cookie, a forged one, or one of another data folder."""
        try:
            person = self._signer.unsign(cookies.get(COOKIE, "")).decode("ascii")
        except (BadSignature, UnicodeError):
            return None
        await self._learn({person})
        return person if self.name(person) else None

    async def learn(self, tables: Iterable[Table]) -> bool:
        """Read the names of those who sit at these tables, so that they are at hand; True if one was not known."""
        sitting = {seat.person for table in tables for seat in table.seats if seat.person is not None}
        return await self._learn(sitting)

    async def _learn(self, people: Iterable[str]) -> bool:
        new = False
        for person in people:
            if person not in self._names or person in self._doubtful:
                self._doubtful.discard(person)
                name = await self._store.name_of(person)
                if name is not None and name != self._names.get(person):
                    self._names[person] = name
                    new = True
        return new

    def doubt(self, people: Iterable[str] | None = None) -> None:
        """Names may have changed elsewhere, of these or of all: they are read again when they are needed."""
        self._doubtful.update(self._names if people is None else self._names.keys() & set(people))

    def name(self, person: str) -> str:
        """The name of a guest who is known, empty if there is none."""
        return self._names.get(person, "")

    def names(self, table: Table) -> dict[str, str]:
        """The names of those who sit at a table, told apart where they look alike."""
        people = dict.fromkeys(seat.person for seat in table.seats if seat.person is not None)
        fixed = [seat.name for seat in table.seats if seat.name]
        nameless = [seat.person for seat in table.seats if seat.person is not None and not seat.name]
        shown = {person: self.name(person) for person in people}
        return shown | dict(zip(nameless, names.told_apart(map(self.name, nameless), fixed), strict=True))

    def called(self, table: Table, person: str) -> str:
        """What somebody goes by at a table, on a seat or looking on."""
        held = table.held_by(person)
        shown = self.names(table)
        if held:
            return table.seats[held[0]].name or shown[person]
        others = [seat.name or shown.get(seat.person or "", "") for seat in table.seats]
        return names.told_apart([self.name(person)], others)[0]

    async def check_free(self, person: str, name: str) -> None:
        """No one else goes by a name that looks like this where `person` sits, or `NotNow`."""
        likeness = names.likeness(name)
        mine = await self._store.tables_of(person, LISTED)
        await self.learn(mine)
        for table in mine:
            if table.status not in ("open", "playing"):
                continue
            for seat in table.seats:
                called = seat.name or ("" if seat.person == person else self.name(seat.person or ""))
                if called and names.likeness(called) == likeness:
                    text = f"somebody at the table {table.name} goes by that name"
                    raise NotNow("name-taken", text, field="name", table=table.name)

    async def make(self) -> str:
        """A new guest, with a name drawn."""
        person = secrets.token_urlsafe(12)
        name = names.guest()
        await self._store.write(KeepGuest(person, name, now()))
        self._names[person] = name
        return person

    async def rename(self, person: str, name: str) -> None:
        await self._store.write(RenameGuest(person, name))
        self._names[person] = name

    def cookie(self, person: str) -> str:
        return self._signer.sign(person).decode()
