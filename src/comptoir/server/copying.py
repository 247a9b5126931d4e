"""All that is kept, from one archive into another: a backup, a restore, a move. What arrived is compared."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import AsyncIterator

import msgspec

from comptoir.server.archives import Archive
from comptoir.server.errors import CannotServe
from comptoir.server.statements import COLUMNS, Row

SIZE = 16
EMPTY = ("people", "tables", "log")
"""What is empty in an archive in which there is nothing yet."""


class Content(msgspec.Struct, frozen=True):
    """How many rows a table has, and a sum of what is in them, in whichever order they come."""

    rows: int
    sum: int


def copy(source: Archive, target: Archive) -> dict[str, int]:
    """Copy everything as it is at this moment; how many rows of what. The source may go on."""
    asyncio.run(source.look())
    key = prepared(source)
    with target.claimed():
        prepared(target)
        return asyncio.run(_copied(source, target, key))


def prepared(archive: Archive) -> bytes:
    """Have everything in it that belongs there; its key."""
    database, key = archive.opened(False)
    asyncio.run(database.close())
    return key


async def _copied(source: Archive, target: Archive, key: bytes) -> dict[str, int]:
    if await _rows_in(target, EMPTY):
        text = f"{target} is not empty: nothing was copied"
        raise CannotServe("copy-not-empty", text, args_={"target": str(target)})
    sent: dict[str, Content] = {}
    async with source.snapshot() as rows, target.filling() as fill:
        for table in COLUMNS:
            sent[table] = Content(0, 0)
            async for some in rows(table):
                await fill(table, some)
                sent[table] = added(sent[table], some)
    await target.keep_key(key)
    await _compare(source, target, sent)
    return {table: content.rows for table, content in sent.items()}


def check_unused(source: Archive) -> None:
    """No server uses it, or `CannotServe`: what it does meanwhile would be missing elsewhere."""
    if asyncio.run(source.served()):
        text = f"a server uses {source}: stop it first"
        raise CannotServe("copy-in-use", text, args_={"source": str(source)})


async def _compare(source: Archive, target: Archive, sent: dict[str, Content]) -> None:
    arrived: dict[str, Content] = {}
    async with target.snapshot() as rows:
        for table in COLUMNS:
            arrived[table] = await content(rows(table))
    differing = [table for table in COLUMNS if arrived[table] != sent[table]]
    if differing:
        tables = ", ".join(differing)
        text = f"{target} differs from {source} in {tables}: do not use it"
        raise CannotServe(
            "copy-differs", text, args_={"target": str(target), "source": str(source), "tables": tables}
        )


async def _rows_in(archive: Archive, tables: tuple[str, ...]) -> int:
    async with archive.snapshot() as rows:
        return sum([(await content(rows(table))).rows for table in tables])


async def content(rows: AsyncIterator[list[Row]]) -> Content:
    found = Content(0, 0)
    async for some in rows:
        found = added(found, some)
    return found


def added(content: Content, rows: list[Row]) -> Content:
    """With some rows more."""
    marks = (hashlib.blake2b(msgspec.json.encode(row), digest_size=SIZE).digest() for row in rows)
    total = sum(int.from_bytes(mark, "big") for mark in marks)
    return Content(content.rows + len(rows), (content.sum + total) % 256**SIZE)
