"""What is kept of people beside their names, as the house reads it."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from comptoir.server import clerk
from comptoir.server.letters import Letter, Wants, Way
from comptoir.server.personal import Account, Bidden, Complaint, Login, Passkey, Shunned, Ticket
from comptoir.server.statements import Row
from comptoir.server.store import Store, read_rows
from comptoir.server.tables import now

R = TypeVar("R", bound=msgspec.Struct)


class Register:
    """Who asks by a person, a name or a number gets what there is, or nothing."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def account(self, person: str) -> Account | None:
        return await self._first(Account, clerk.ACCOUNT, person)

    async def account_named(self, login: str) -> Account | None:
        return await self._first(Account, clerk.ACCOUNT_NAMED, login)

    async def logins(self, person: str) -> list[Login]:
        return await self._all(Login, clerk.LOGINS, person)

    async def passkeys(self, person: str) -> list[Passkey]:
        return await self._all(Passkey, clerk.PASSKEYS, person)

    async def passkey(self, number: str) -> Passkey | None:
        return await self._first(Passkey, clerk.PASSKEY, number)

    async def ticket(self, number: str) -> Ticket | None:
        """A ticket that is still good."""
        return await self._first(Ticket, clerk.TICKET, number, now())

    async def shunned(self, person: str) -> list[Shunned]:
        return await self._all(Shunned, clerk.SHUNNED, person)

    async def complaints(self, most: int) -> list[Complaint]:
        return await self._all(Complaint, clerk.COMPLAINTS, most)

    async def complaints_by(self, person: str) -> list[Complaint]:
        return await self._all(Complaint, clerk.COMPLAINTS_BY, person)

    async def bidden(self, table: str) -> set[str]:
        """Who was asked to come to a table."""
        return {str(person) for (person,) in await self._store.database.rows(clerk.BIDDEN, table)}

    async def biddings(self, person: str, most: int) -> list[Bidden]:
        """Where somebody was asked to come, the latest first."""
        return await self._all(Bidden, clerk.BIDDINGS, person, most)

    async def left(self, person: str) -> dict[str, list[dict[str, Any]]]:
        """What somebody has said and noted, where they belong, what they have tried."""
        found: dict[str, list[dict[str, Any]]] = {}
        for name, (fields, asked) in clerk.LEFT.items():
            rows = await self._store.database.many_rows(asked, person)
            found[name] = [dict(zip(fields, row, strict=True)) for row in rows]
        return found

    async def clubs_of(self, person: str) -> set[str]:
        """The clubs somebody belongs to."""
        return {str(row[0]) for row in await self._store.database.rows(clerk.LEFT["clubs"][1], person)}

    async def unfinished_tournaments(self) -> list[Row]:
        """Data and revision of those that are not over."""
        return await self._store.database.many_rows(clerk.UNFINISHED)

    async def ways(self, person: str) -> list[Way]:
        """How somebody is reached."""
        rows = await self._store.database.rows(clerk.WAYS, person)
        return [msgspec.json.decode(data, type=Way) for (data,) in rows]

    async def wants(self, person: str) -> Wants | None:
        rows = await self._store.database.rows(clerk.WANTED_BY, person)
        return msgspec.json.decode(rows[0][0], type=Wants) if rows else None

    async def letters_due(self, at: str, most: int) -> list[Letter]:
        """What is to be sent now and nobody sends."""
        return await self._all(Letter, clerk.LETTERS_DUE, at, at, most)

    async def claim_of(self, letter: Letter) -> str:
        """Who sends a letter now."""
        this = (letter.person, letter.way, letter.table, letter.kind)
        rows = await self._store.database.rows(clerk.CLAIM_OF, *this)
        return str(rows[0][0]) if rows else ""

    async def letters_waiting(self) -> int:
        rows = await self._store.database.rows(clerk.LETTERS_WAITING)
        return int(rows[0][0])

    async def guest(self, person: str) -> tuple[str, str]:
        """Name and first day."""
        rows = await self._store.database.rows(clerk.GUEST, person)
        return (str(rows[0][0]), str(rows[0][1])) if rows else ("", "")

    async def _all(self, kind: type[R], sql: str, *values: Any) -> list[R]:
        return read_rows(kind, await self._store.database.rows(sql, *values))

    async def _first(self, kind: type[R], sql: str, *values: Any) -> R | None:
        found = await self._all(kind, sql, *values)
        return found[0] if found else None
