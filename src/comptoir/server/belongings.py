"""What somebody is told of themselves: who they are here, and all that is kept of them, as a file."""

from __future__ import annotations

from functools import partial
from typing import Any

import msgspec

from comptoir.server.house import House
from comptoir.server.people import Visitor
from comptoir.server.personal import Entrance, Shunning
from comptoir.server.tables import Table, now

EXPORTED = 10_000
"""Tables in one file."""


class LoginInfo(msgspec.Struct, frozen=True):
    """A browser I am known in: `Firefox/Linux`, or nothing known."""

    id: str
    device: str
    way: Entrance
    at: str
    here: bool


class PasskeyInfo(msgspec.Struct, frozen=True):
    id: str
    device: str
    at: str


class ShunnedInfo(msgspec.Struct, frozen=True):
    """Somebody whom I have muted or blocked; `id` is good to take it back, and for nothing else."""

    id: str
    name: str
    how: Shunning
    at: str


class MyAccount(msgspec.Struct, frozen=True):
    """Who I am here. Somebody whom the server does not know yet has an empty name."""

    name: str
    since: str
    """The first day of a guest, or of an account."""
    account: bool
    password: bool
    """Is there one?"""
    playing: int
    games: int
    logins: list[LoginInfo]
    passkeys: list[PasskeyInfo]
    shunned: list[ShunnedInfo]
    host: bool


class Handover(msgspec.Struct, frozen=True):
    """The way to another device: an address of this page, and a picture of it."""

    address: str
    picture: str
    seconds: int


class PasskeyOffer(msgspec.Struct, frozen=True):
    """What a device is asked, as browsers read it; the token comes back with its answer."""

    token: str
    options: dict[str, Any]


NOBODY = MyAccount("", "", False, False, 0, 0, [], [], [], False)


async def told(house: House, visitor: Visitor | None) -> MyAccount:
    if visitor is None:
        return NOBODY
    person, register = visitor.person, house.people.register
    name, created = await register.guest(person)
    account = await register.account(person)
    tables = await house.store.tables_of(person, EXPORTED, partial(house.tell_apart, person))
    begun = [table for table in tables if table.version and not table.lesson]
    return MyAccount(
        name=name,
        since=created if account is None else account.at,
        account=account is not None,
        password=account is not None and bool(account.password),
        playing=sum(table.status == "playing" for table in begun),
        games=len(begun),
        logins=[
            LoginInfo(each.id, each.device, each.way, each.at, each.id == visitor.login)
            for each in await register.logins(person)
        ],
        passkeys=[PasskeyInfo(each.id, each.device, each.at) for each in await register.passkeys(person)],
        shunned=[
            ShunnedInfo(
                house.people.alias(person, each.other),
                await house.people.known_by_name(each.other),
                each.how,
                each.at,
            )
            for each in await register.shunned(person)
        ],
        host=house.notes.is_host(person),
    )


async def export(house: House, visitor: Visitor) -> dict[str, Any]:
    """All that is kept of somebody, but for what is hidden in games under way and for hashes of passwords."""
    person, register = visitor.person, house.people.register
    tables = await house.store.tables_of(person, EXPORTED, partial(house.tell_apart, person))
    return {
        "comptoir": 1,
        "made": now(),
        "me": msgspec.to_builtins(await told(house, visitor)),
        "notices": {
            "ways": [msgspec.to_builtins(way) for way in await register.ways(person)],
            "wants": msgspec.to_builtins(await house.notices.wants(person)),
        },
        "habits": msgspec.to_builtins(await house.habits.of(person)),
        "complaints": [
            {"at": each.at, "table": each.table, "text": each.text}
            for each in await register.complaints_by(person)
        ],
        "invitations": [
            {"at": each.at, "table": each.table} for each in await register.biddings(person, EXPORTED)
        ],
        "tables": [await _table(house, table, person) for table in tables],
        "orders": [
            {"table": table, "seat": seat, **msgspec.to_builtins(left)}
            for table, seat, left in await house.store.orders_of(person)
        ],
        **await register.left(person),
    }


async def _table(house: House, table: Table, person: str) -> dict[str, Any]:
    held = table.held_by(person)
    await house.people.learn([table])
    called = house.people.names(table)
    return {
        "id": table.id,
        "name": table.name,
        "game": table.game,
        "options": table.options,
        "status": table.status,
        "created": table.created,
        "updated": table.updated,
        "seats": [seat.name or called.get(seat.person or "", "") for seat in table.seats],
        "mine": held,
        "tournament": table.tournament,
        "standing": msgspec.to_builtins(table.standing) if table.status == "over" else None,
        "chat": [
            {"at": said.line.at, "text": said.line.text}
            for said in await house.store.chat(table.id)
            if not said.person and said.line.seat in held
        ],
    }
