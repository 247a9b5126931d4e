"""What a host sees and does with tables and people, on the command line. A running server hears of it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
import typer
from rich.table import Table

from comptoir.cli import screen
from comptoir.cli.serving import wished
from comptoir.server import Settings
from comptoir.server.archives import Archive, archive
from comptoir.server.hosting import BackOffice, Desk
from comptoir.server.ledger import HostTable, PersonFound, TableFound
from comptoir.words import Words

T = TypeVar("T")
WHERE: dict[str, Any] = {}
"""What was said before the command: where the tables are kept."""


def house() -> tuple[Settings, Archive]:
    """The settings, and where the tables are kept."""
    chosen = {"data": WHERE.get("data"), "database": WHERE.get("database")}
    settings = wished(chosen, WHERE.get("settings"), WHERE.get("set", []))
    return settings, archive(settings.where)


def at_desk(act: Callable[[Desk, BackOffice], Awaitable[T]]) -> T:
    """Do something where a host sits."""
    settings, where = house()
    asyncio.run(where.look())
    database, key = where.opened(False)

    async def sit() -> T:
        office = BackOffice(database, key, None, settings=settings)
        try:
            await office.notes.read()
            return await act(Desk(office), office)
        finally:
            await office.close()

    return asyncio.run(sit())


def told(found: object, json: bool) -> bool:
    """Print it as JSON, if that is wanted."""
    if json:
        typer.echo(msgspec.json.encode(found))
    return json


def sure(yes: bool, lang: str) -> None:
    """What cannot be taken back must be meant."""
    if not yes:
        screen.fail(Words(lang).say("cli-admin-sure"), screen.MISUSED)


def rows_of(words: Words, found: list[HostTable]) -> Table:
    heads = ("cli-admin-table", "cli-name", "cli-game", "cli-admin-status", "cli-move", "cli-players")
    table = Table(*map(words.say, heads))
    for each in found:
        seats = ", ".join(
            f"{seat.name} ({seat.person})" if seat.person else seat.name or seat.kind for seat in each.seats
        )
        table.add_row(each.id, each.name, each.game, each.status, str(each.version), seats)
    return table


def tables(status: str, most: int, json: bool, lang: str) -> None:
    words = Words(lang)
    with screen.plainly(words):
        found = at_desk(lambda desk, _: desk.tables(status, most))
        if not told(found, json):
            screen.console().print(rows_of(words, found) if found else words.say("cli-admin-no-tables"))


def people(name: str, most: int, json: bool, lang: str) -> None:
    words = Words(lang)
    with screen.plainly(words):
        found = at_desk(lambda desk, _: desk.people(name, most))
        if told(found, json):
            return
        table = Table(*map(words.say, ("cli-admin-person", "cli-name", "cli-admin-since", "cli-admin-notes")))
        for each in found:
            table.add_row(each.id, each.name, each.created[:10], ", ".join(each.notes))
        screen.console().print(table if found else words.say("cli-admin-no-people"))


def show(what: str, json: bool, lang: str) -> None:
    """A table if there is one of that name, else a person."""
    words = Words(lang)

    async def look(desk: Desk, office: BackOffice) -> TableFound | PersonFound:
        if await office.store.table(what) is not None:
            return await desk.table(what)
        return await desk.person(what)

    with screen.plainly(words):
        found = at_desk(look)
        if told(found, json):
            return
        console = screen.console()
        if isinstance(found, TableFound):
            console.print(rows_of(words, [found.table]))
            for line in found.chat:
                typer.echo(f"{line.at} {line.name}: {line.text}")
        else:
            person = found.person
            typer.echo(" ".join([person.id, person.name, person.created[:10], *person.notes]))
            if found.tables:
                console.print(rows_of(words, found.tables))


def act(what: str, who: str, why: str, json: bool, lang: str, table: str = "") -> None:
    """Do one thing to somebody, or to a table."""
    words = Words(lang)

    async def done(desk: Desk, _: BackOffice) -> Any:
        doing: Any = getattr(desk, what)
        return await (doing(who, table, why) if what == "kick" else doing(who, why))

    with screen.plainly(words):
        found = at_desk(done)
        if not told(found, json):
            blanks = {"who": found.who or who, "count": len(found.tables), "tables": ", ".join(found.tables)}
            typer.echo(words.say(f"cli-admin-did-{what}", **blanks))


def deeds(most: int, json: bool, lang: str) -> None:
    words = Words(lang)
    with screen.plainly(words):
        found = at_desk(lambda desk, _: desk.deeds(most))
        if told(found, json):
            return
        for deed in found:
            typer.echo(
                " ".join(
                    part for part in (deed.at, deed.host, deed.act, deed.who, deed.table, deed.why) if part
                )
            )


def invite(url: str, json: bool, lang: str) -> None:
    words = Words(lang)
    with screen.plainly(words):
        token = at_desk(lambda desk, _: desk.invite())
        link = f"{url.rstrip('/')}/admin#{token}"
        if not told({"link": link}, json):
            typer.echo(words.say("cli-admin-invited"))
            typer.echo(link)
