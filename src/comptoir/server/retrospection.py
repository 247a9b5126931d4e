"""What was at a table before, over HTTP: its record, its log, what was found by looking back, another from there."""

from __future__ import annotations

from functools import partial

import msgspec
from starlette.responses import Response
from starlette.routing import Route

from comptoir.server import looking, making, requests, wire
from comptoir.server.api import Call, changing, reading
from comptoir.server.changes import WantReview
from comptoir.server.errors import BadField
from comptoir.server.position import Stretch
from comptoir.server.tables import now
from comptoir.table import Game


async def record(call: Call) -> Response:
    room = await call.room()
    record = await room.record()
    file = f'attachment; filename="{room.table.game}-{room.table.id}.json"'
    headers = {"Content-Disposition": file, "Cache-Control": "no-store"}
    return await call.apart(lambda: Response(record.to_json(), 200, headers, "application/json"))


async def frames(call: Call) -> Response:
    room = await call.room()
    first = call.number("from", 0)
    most = call.house.limits.frames
    last = min(call.number("to", first + most), first + most)
    eyes = looking.eyes_for(room.table, call.person, call.request.query_params.get("eyes", ""))
    history = room.playing
    shown = history.reel(first, last)
    views = len(room.table.seats) if eyes is None else 1
    call.house.budgets.entries.take(call.person, call.address, shown.cost * views)
    return await call.apart(
        partial(
            looking.frames,
            history.game,
            len(history.played) + 1,
            first,
            shown,
            eyes,
            history.beside(first, last),
        )
    )


async def log(call: Call) -> Response:
    room = await call.room()
    eyes = looking.one_pair(room.table, call.person, call.request.query_params.get("eyes", ""))
    earlier, stretch = room.playing.page(call.number("before", room.table.version + 1))
    call.house.budgets.entries.take(call.person, call.address, stretch.cost)
    return await call.apart(partial(looking.log_page, earlier, stretch, eyes))


async def review(call: Call) -> Response:
    """What was found by looking back, or how far that is."""
    room = await call.room()
    looking.check_over(room.table)
    status, data = await call.house.store.review(room.table.id) or ("none", "")
    if not data and not call.house.settings.bots.review:
        status = "off"
    found = wire.encode({"status": status, "review": msgspec.Raw(data.encode() or b"null")})
    return await call.apart(lambda: Response(found, 200, {"Cache-Control": "no-store"}, "application/json"))


async def look_back(call: Call) -> Response:
    """Somebody wants a game looked back on that did not end here."""
    await call.body(requests.Nothing)
    room = await call.room()
    looking.check_over(room.table)
    if await call.house.store.review(room.table.id) is None:
        call.house.budgets.reviews.take(call.me, call.address)
        await call.house.store.write(WantReview(room.table.id, now()))
    return await review(call)


async def then(call: Call) -> Response:
    """A question of a game that is over."""
    game, number, seat, before = await _before(call)
    return await call.apart(partial(looking.question, game, number, seat, before))


async def foreseen(call: Call) -> Response:
    """What an answer to it would have done."""
    game, _, seat, before = await _before(call)
    text = call.request.query_params.get("text", "")
    return await call.apart(partial(looking.foreseen, game, seat, text[:1000], before))


async def _before(call: Call) -> tuple[Game, int, int, Stretch]:
    """The move that is asked about, whose it was, and what led to it."""
    room = await call.room()
    looking.check_over(room.table)
    history, number = room.playing, call.number("move", 1)
    if not 1 <= number <= len(history.played):
        most = len(history.played)
        raise BadField("bad-move-number", f"the game has {most} moves", field="move", most=most)
    before = history.reel(number - 1, number)
    call.house.budgets.entries.take(call.person, call.address, before.cost)
    return history.game, number, history.played[number - 1].seat or 0, before


async def fork(call: Call) -> wire.Summary:
    wanted = await call.body(requests.Fork)
    room = await making.fork(call.house, call.me, await call.room(), wanted, call.address)
    return await call.summary(room.table)


ROUTES: list[Route] = [
    reading("/tables/{table}/record", record),
    reading("/tables/{table}/frames", frames),
    reading("/tables/{table}/log", log),
    reading("/tables/{table}/review", review),
    changing("/tables/{table}/review", look_back),
    reading("/tables/{table}/then", then),
    reading("/tables/{table}/foreseen", foreseen),
    changing("/tables/{table}/fork", fork),
]
