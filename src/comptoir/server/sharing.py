"""Shared deals over HTTP, and all of one's own games as a file."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, date, datetime, timedelta

import msgspec
from msgspec.structs import replace
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from comptoir.server import dealing, door, gazette, requests
from comptoir.server.api import Call, changing, reading
from comptoir.server.errors import Broken, NotNow, Unknown
from comptoir.server.history import standing
from comptoir.server.position import moves_of, told_beside
from comptoir.table import games


def today() -> date:
    return datetime.now(UTC).date()


async def daily(call: Call) -> gazette.Daily:
    """The deals of today and how yesterday's went."""
    day = today()
    return gazette.Daily(
        day.isoformat(), await _of(call, day), await _of(call, day - timedelta(days=1), whether_drawn=False)
    )


async def _of(call: Call, day: date, whether_drawn: bool = True) -> list[gazette.DealTold]:
    """The deals of a day; those that nobody has played yet too, unless it is over."""
    house = call.house
    found: list[gazette.DealTold] = []
    for name in games() if house.settings.club.daily else ():
        deal, drawn = await dealing.of_the_day(house, name, day)
        if drawn or whether_drawn:
            shown = await dealing.told(house, deal, call.person, house.limits.listed)
            found.append(shown if drawn else replace(shown, commitment=""))
    return found


async def play_daily(call: Call) -> gazette.DealMade:
    await call.body(requests.Nothing)
    name = call.request.path_params["game"]
    if name not in games():
        raise Unknown("unknown-game", "there is no such game", game=name[:40])
    if not call.house.settings.club.daily:
        raise NotNow("no-daily", "this house deals no cards of the day")
    return await _played(call, await dealing.drawn(call.house, name, today()))


async def share(call: Call) -> gazette.DealTold:
    wanted = await call.body(requests.NewDeal)
    deal = await dealing.share(call.house, call.me, wanted, call.address)
    return await dealing.told(call.house, deal, call.person, call.house.limits.listed)


async def deal(call: Call) -> gazette.DealTold:
    found = await dealing.found(call.house.store, call.request.path_params["deal"])
    return await dealing.told(call.house, found, call.person, call.house.limits.listed)


async def play(call: Call) -> gazette.DealMade:
    await call.body(requests.Nothing)
    return await _played(call, await dealing.found(call.house.store, call.request.path_params["deal"]))


async def _played(call: Call, deal: dealing.SharedDeal) -> gazette.DealMade:
    room, fresh = await dealing.play(call.house, call.me, deal, call.address)
    return gazette.DealMade(await call.summary(room.table), fresh)


async def history(call: Call) -> Response:
    """Every finished game of mine, a record a line; one after the other, so that none waits for all."""
    call.house.budgets.histories.take(call.person, call.address)
    over = (
        [] if call.person is None else await call.house.store.over_of(call.person, call.house.limits.history)
    )
    headers = {
        "Content-Disposition": 'attachment; filename="comptoir-games.jsonl"',
        "Cache-Control": "no-store",
    }
    return StreamingResponse(_records(call, over), 200, headers, "application/x-ndjson")


async def _records(call: Call, tables: list[str]) -> AsyncIterator[bytes]:
    store, people = call.house.store, call.house.people
    for name in tables:
        try:
            table = await store.table(name)
            if table is None or table.status != "over" or table.is_sealed:
                continue
            entries = standing(await store.entries(name))[0]
        except Broken:
            continue  # the others are there all the same
        await people.learn([table])
        called = people.names(table)
        names = [seat.name or called.get(seat.person or "", "") for seat in table.seats]
        record = door.record(table, moves_of(entries), names, told_beside(entries))
        yield msgspec.json.format(record.to_json(), indent=-1) + b"\n"


ROUTES: list[Route] = [
    reading("/daily", daily, gathers=True),
    changing("/daily/{game}", play_daily, gathers=True),
    changing("/deals", share, gathers=True),
    reading("/deals/{deal}", deal, gathers=True),
    changing("/deals/{deal}/play", play, gathers=True),
    reading("/me/games", history),
]
