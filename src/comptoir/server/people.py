"""Guests: a signed cookie and a name. What else there may be of a person, and in which browsers they are known."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from itsdangerous import BadSignature, Signer

from comptoir.server import names
from comptoir.server.changes import KeepGuest
from comptoir.server.errors import NotNow
from comptoir.server.register import Register
from comptoir.server.settings import AS_USUAL
from comptoir.server.store import Store
from comptoir.server.tables import Table, now

COOKIE = "comptoir"
YEAR = 365 * 24 * 3600
BARE = ""
"""The log-in of a cookie that names none: a guest's, in the only browser that knows them."""


class Visitor(NamedTuple):
    """Who a cookie says it is, and by which log-in."""

    person: str
    login: str


class People:
    """All guests, their names remembered once read."""

    def __init__(
        self,
        store: Store,
        key: bytes,
        listed: int = AS_USUAL.limits.listed,
        gone: Callable[[str], bool] = lambda _: False,
    ) -> None:
        self._store = store
        self._listed = listed
        self.key = key
        self._gone = gone
        self._key = hashlib.sha256(key).digest()
        self._signer = Signer(key, salt="comptoir.guest", digest_method=hashlib.sha256)
        self._names: dict[str, str] = {}
        self._doubtful: set[str] = set()
        self.register = Register(store)
        self._entrances: dict[str, frozenset[str]] = {}
        """By which log-ins each is known; `BARE` among them for a guest who has no other."""
        self._doubts = 0

    def read(self, cookies: Mapping[str, str]) -> Visitor | None:
        """What a cookie says, if it was signed here."""
        try:
            person, _, login = self._signer.unsign(cookies.get(COOKIE, "")).decode("ascii").partition(".")
        except (BadSignature, UnicodeError):
            return None
        return Visitor(person, login)

    async def known(self, cookies: Mapping[str, str]) -> str | None:
        """The person a cookie stands for; None for no cookie, a forged one, one of another data folder, or one whose
        log-in has ended."""
        visitor = self.read(cookies)
        if visitor is None:
            return None
        await self._learn({visitor.person})
        well = self.name(visitor.person) and not self._gone(visitor.person)
        return visitor.person if well and await self.is_in(visitor) else None

    async def is_in(self, visitor: Visitor) -> bool:
        """Has this log-in not ended?"""
        known, doubts = self._entrances.get(visitor.person), self._doubts
        if known is None:
            logins = [login.id for login in await self.register.logins(visitor.person)]
            alone = not logins and await self.register.account(visitor.person) is None
            known = frozenset([BARE] if alone else logins)
            if doubts == self._doubts:  # nothing has changed while it was read
                self._entrances[visitor.person] = known
        return visitor.login in known

    async def learn(self, tables: Iterable[Table]) -> bool:
        """Read the names of those who sit at these tables, so that they are at hand; True if one was not known."""
        sitting = {seat.person for table in tables for seat in table.seats if seat.person is not None}
        return await self._learn(sitting)

    async def known_by_name(self, person: str) -> str:
        """The name of somebody, read if it is not at hand."""
        await self._learn({person})
        return self.name(person)

    async def know(self, people: Iterable[str]) -> None:
        """Read the names of these, so that they are at hand."""
        await self._learn(people)

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
        self._doubts += 1
        if people is None:
            self._doubtful.update(self._names)
            self._entrances.clear()
            return
        for person in people:
            self._entrances.pop(person, None)
            if person in self._names:
                self._doubtful.add(person)

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
        mine = await self._store.tables_of(person, self._listed)
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
        person = secrets.token_hex(12)
        name = names.guest()
        await self._store.write(KeepGuest(person, name, now()))
        self._names[person] = name
        return person

    def alias(self, person: str, other: str) -> str:
        """By what somebody knows another, without knowing who that is: it says nothing to anybody else."""
        both = f"{person} {other}".encode()
        return hashlib.blake2b(both, digest_size=12, key=self._key, person=b"comptoir-alias").hexdigest()

    def face(self, person: str) -> str:
        """By which others know somebody: who sees it cannot tell the number of a guest from it."""
        return hashlib.blake2b(
            person.encode(), key=self._key, person=b"comptoir.face", digest_size=8
        ).hexdigest()

    def cookie(self, person: str, login: str = BARE) -> str:
        return self._signer.sign(f"{person}.{login}" if login else person).decode()
