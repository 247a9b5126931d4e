"""What hosts may do, on the command line or in their page: the same functions for both.

Whatever is changed is saved with the deed that says so. A host sees what everybody at a table may see, and its chat.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from datetime import timedelta
from functools import partial

from msgspec.structs import replace

from comptoir.server import entrants, names, renewal
from comptoir.server.changes import (
    Change,
    DropLines,
    DropPictures,
    DropTable,
    ForgetPerson,
    Note,
    RemoveNote,
    TakeInvitation,
)
from comptoir.server.errors import BadField, Broken, NotYours, Overtaken, Unknown
from comptoir.server.house import House
from comptoir.server.ledger import (
    Act,
    Deed,
    HostBan,
    HostComplaint,
    HostDid,
    HostPerson,
    HostSeat,
    HostTable,
    PersonFound,
    TableFound,
    Upkeep,
)
from comptoir.server.notes import network_of, ticket
from comptoir.server.opponents import KEEPER
from comptoir.server.personal import EndComplaint
from comptoir.server.position import Logged
from comptoir.server.room import Room
from comptoir.server.tables import Seat, Table, now

DAY = 86_400
INVITED = timedelta(hours=24)
"""How long an invitation is good."""
COMMAND_LINE = "command line"
ALL = 10_000
"""Tables of one person that are looked through."""


class BackOffice(House):
    """A house at which nobody is served: what is opened there neither waits nor lets bots think."""

    def mind(self, room: Room) -> None:
        """Servers do."""

    def drive(self, room: Room) -> None:
        """Servers do."""


class Desk:
    """Where a host sits: `host` is who."""

    def __init__(self, house: House, host: str = COMMAND_LINE) -> None:
        self._house = house
        self._host = host

    # What is there

    async def tables(self, status: str, most: int) -> list[HostTable]:
        return await self._told(await self._house.store.some_tables(status, most))

    async def people(self, name: str, most: int) -> list[HostPerson]:
        noted: dict[str, list[str]] = {}
        for note in await self._house.store.notes():
            noted.setdefault(note.who, []).append(note.what)
        rows = await self._house.store.people(name, most)
        return [HostPerson(person, called, at, noted.get(person, [])) for person, called, at in rows]

    async def table(self, table: str) -> TableFound:
        found = await self._house.store.table(table)
        if found is None:
            raise Unknown("unknown-table", "there is no such table", table=table[:40])
        (told,) = await self._told([found])
        return TableFound(told, [said.line for said in await self._house.store.chat(table)])

    async def person(self, person: str) -> PersonFound:
        found = next((each for each in await self.people(person, 2) if each.id == person), None)
        if found is None:
            raise Unknown("unknown-person", "there is no such person", person=person[:40])
        tables = await self._house.store.tables_of(person, self._house.limits.listed)
        return PersonFound(found, await self._told(tables))

    async def deeds(self, most: int) -> list[Deed]:
        """What hosts did, the latest first."""
        return await self._house.store.last_deeds(most)

    async def complaints(self, most: int) -> list[HostComplaint]:
        """What people tell the hosts of each other, the latest first."""
        people = self._house.people
        return [
            HostComplaint(
                n=each.n,
                at=each.at,
                by=await people.known_by_name(each.person),
                who=each.who,
                name=await people.known_by_name(each.who),
                table=each.table,
                text=each.text,
            )
            for each in await people.register.complaints(most)
        ]

    async def settle(self, number: int) -> None:
        """A complaint has been seen to."""
        await self._write("settle", "", EndComplaint(number))

    async def _told(self, tables: list[Table]) -> list[HostTable]:
        await self._house.people.learn(tables)
        return [self._told_of(table) for table in tables]

    def _told_of(self, table: Table) -> HostTable:
        called = self._house.people.names(table)
        seats = [
            HostSeat(seat.kind, seat.name or called.get(seat.person or "", ""), seat.person, seat.away)
            for seat in table.seats
        ]
        return HostTable(
            id=table.id,
            name=table.name,
            game=table.game,
            status=table.status,
            public=table.public,
            owner=table.owner,
            version=table.version,
            seats=seats,
            created=table.created,
            updated=table.updated,
        )

    # What is done

    async def close(self, table: str, why: str = "") -> HostDid:
        """End a game as it stands, or close a table that waits."""
        room = await self._house.rooms.open(table)
        async with room.lock:
            await room.anew(partial(self._close, room, self._deed("close", table=table, why=why)))
            room.tell()
        return await self._done("close", "", [table])

    async def _close(self, room: Room, deed: Change) -> None:
        if room.table.status == "playing":
            over, entry = renewal.ended(room.table)
            await room.save(over, [entry], also=[deed])
        elif room.table.status == "open":
            await room.save(replace(room.table, status="closed"), also=[deed])
        else:
            raise BadField("table-is-over", "this table is over already", table=room.table.id)

    async def kick(self, person: str, table: str = "", why: str = "") -> HostDid:
        """Take somebody's seats at a table, or at all of them; bots play on."""
        await self._check_person(person)
        return await self._away("kick", person, [], why, [table] if table else None)

    async def mute(self, person: str, why: str = "") -> HostDid:
        await self._check_person(person)
        await self._write("mute", person, Note(person, "mute", now(), why), DropPictures(person), why=why)
        return await self._done("mute", person, [])

    async def ban(self, who: str, why: str = "") -> HostDid:
        """Close the house to a person, or to an address or network."""
        network = network_of(who)
        if network is not None:
            who = str(network)
            await self._write("ban", who, Note(who, "ban", now(), why), why=why)
            return await self._done("ban", who, [])
        await self._check_person(who)
        await entrants.left(self._house, who)
        return await self._away("ban", who, [Note(who, "ban", now(), why), DropPictures(who)], why)

    async def pardon(self, who: str, why: str = "") -> HostDid:
        """Neither banned nor muted any more."""
        network = network_of(who)
        who = str(network) if network is not None else who
        gone = [note for note in await self._house.store.notes() if note.who == who]
        lifted = [RemoveNote(who, note.what) for note in gone if note.what in ("ban", "mute")]
        if not lifted:
            raise Unknown("not-banned", "nobody of that name is banned or muted", who=who[:60])
        await self._write("pardon", who, *lifted, why=why)
        return await self._done("pardon", who, [])

    async def delete(self, person: str, why: str = "") -> HostDid:
        """The games stay, the name goes: another is drawn for them, and what they said is gone."""
        await self._check_person(person)
        await entrants.left(self._house, person)
        name = await self._house.store.name_of(person) or ""
        forgotten: list[Change] = [ForgetPerson(person, name, names.guest()), Note(person, "gone", now(), "")]
        held = await self._house.store.tables_of(person, ALL)
        lines = [DropLines(table.id, seat) for table in held for seat in table.held_by(person)]
        return await self._away("delete", person, [*forgotten, *lines], why)

    async def prune(self, tables: Iterable[str], why: str = "") -> HostDid:
        """Forget tables for good, with their logs."""
        pruned = list(tables)
        for table in pruned:
            await self._house.store.write(DropTable(table), self._deed("prune", table=table, why=why))
        return await self._done("prune", "", pruned)

    async def old(self) -> dict[str, list[str]]:
        """The tables that the host's policy no longer keeps, by status."""
        keep = self._house.settings.keep
        days = {"over": keep.over, "closed": keep.closed, "playing": keep.playing}
        return {
            status: await self._house.store.tables_before(status, now(timedelta(days=most)))
            for status, most in days.items()
            if most
        }

    async def upkeep(self) -> Upkeep:
        """Addresses that are banned, the latest first, and how many tables are old."""
        notes = [note for note in await self._house.store.notes() if note.what == "ban"]
        banned = [HostBan(note.who, note.at, note.why) for note in notes if network_of(note.who) is not None]
        old = {status: len(tables) for status, tables in (await self.old()).items()}
        return Upkeep(sorted(banned, key=lambda ban: ban.at, reverse=True), old)

    async def prune_old(self, why: str = "") -> HostDid:
        """Forget all tables that the host's policy no longer keeps."""
        return await self.prune([table for tables in (await self.old()).values() for table in tables], why)

    async def invite(self) -> str:
        """A token with which somebody becomes a host, once, within a day."""
        token = secrets.token_urlsafe(24)
        until = now(-INVITED)
        note = Note(ticket(token), "invited", until, "")
        await self._write("invite", "", note)
        return token

    async def enter(self, token: str, person: str) -> None:
        """Become a host by an invitation, or `NotYours`."""
        wanted = ticket(token)
        notes = await self._house.store.notes()
        invited = {note.who: note.at for note in notes if note.what == "invited" and not note.why}
        refused = NotYours("bad-invitation", "this invitation is used, too old, or none", "token")
        if invited.get(wanted, "") < now():
            raise refused
        try:
            await self._write("enter", person, TakeInvitation(wanted), Note(person, "host", now(), ""))
        except Overtaken:
            raise refused from None
        await self._house.heed_hosts()

    # How it is done

    async def _check_person(self, person: str) -> None:
        if await self._house.store.name_of(person) is None:
            raise Unknown("unknown-person", "there is no such person", person=person[:40])

    async def _away(
        self, act: Act, person: str, also: list[Change], why: str, tables: list[str] | None = None
    ) -> HostDid:
        """Take somebody's seats where they play or wait, then do the rest."""
        if tables is None:
            held = await self._house.store.tables_of(person, ALL)
            tables = [table.id for table in held if table.status in ("open", "playing")]
        touched: list[str] = []
        for table in tables:
            try:
                room = await self._house.rooms.open(table)
            except Broken:
                continue  # nobody plays there any more, and nobody is kept in the house by it
            async with room.lock:
                before = room.table.revision
                await room.anew(partial(self._unseat, room, person, why))
                room.tell()
            touched += [table] * (room.table.revision > before)
        if also or not touched:
            await self._write(act, person, *also, why=why)
        return await self._done(act, person, touched)

    async def _unseat(self, room: Room, person: str, why: str) -> None:
        table = room.table
        held = table.held_by(person)
        deed = self._deed("kick", person, table.id, why)
        if table.status == "open":
            seats = table.seated(dict.fromkeys(held, Seat("open")))
            closed = table.owner == person
            if held or closed:
                changed = replace(table, seats=seats, status="closed" if closed else "open")
                await room.save(changed, also=[deed])
        elif table.status == "playing" and held:
            bots: dict[int, Seat] = {}
            for seat in held:
                taken = [each.name for each in (*table.seats, *bots.values())]
                bots[seat] = Seat("bot", name=names.bot(taken), level=KEEPER)
            at = now()
            entries = [Logged(table.version + i, at, "away", seat) for i, seat in enumerate(held, 1)]
            changed = replace(table, seats=table.seated(bots), version=entries[-1].n)
            await room.save(changed, entries, also=[deed])

    def _deed(self, act: Act, who: str = "", table: str = "", why: str = "") -> Deed:
        return Deed(0, now(), self._host, act, who, table, why)

    async def _write(self, act: Act, who: str, *changes: Change, why: str = "") -> None:
        await self._house.store.write(*changes, self._deed(act, who, why=why))

    async def _done(self, act: Act, who: str, tables: list[str]) -> HostDid:
        await self._house.heed_hosts()
        return HostDid(act, who, tables)
