"""Games that ended before outcomes were kept are taken in once, after a start."""

from __future__ import annotations

from comptoir.server.errors import DiskFull, report
from comptoir.server.house import House
from comptoir.server.outcomes import outcome_of

MOST = 100_000


async def take_in_older(house: House) -> None:
    """Of several servers one does it; what cannot be written now is written after the next start."""
    database = house.store.database
    if not await database.claim("annals"):
        return
    try:
        for table in await house.store.without_outcome(MOST):
            kept = await outcome_of(table, house.people, house.settings.club.one_address, table.updated)
            if kept:
                await house.store.write(*kept)
    except DiskFull as error:
        report("the annals", "older games could not be taken in", error)
    finally:
        await database.release("annals")
