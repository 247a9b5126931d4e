"""What somebody comes back to, over HTTP: what waits for them, what has happened since they looked, what they have
ordered.

The bell of every page asks again and again: it is answered from rows alone, and no table is opened for it. What it says
is what the list of tables says, to those who sit there.
"""

from __future__ import annotations

from datetime import timedelta
from functools import partial

from starlette.routing import Route

from comptoir.server import errands, requests
from comptoir.server.api import Call, changing, reading
from comptoir.server.bell import AllMissed, AllOrdered, Bell, Missed, Moved, Ordered, Waiting, why_looked_for
from comptoir.server.changes import NoteSeen
from comptoir.server.tables import now

MOST = 60
"""Tables that are told of at once."""
LATELY = timedelta(days=30)
"""How long an end that nobody has seen is told."""


async def bell(call: Call) -> Bell:
    """What waits for whoever asks, the latest first; a guest who has nothing costs nothing."""
    if call.person is None:
        return Bell([])
    store, person = call.house.store, call.person
    rows = await store.concerning(person, now(LATELY), MOST, call.apart)
    found = [row for table, seen in rows for row in why_looked_for(table, person, seen)]
    invited = await call.house.people.register.biddings(person, MOST)
    fresh = [bidden for bidden in invited if not bidden.seen]
    tables = await store.tables_named([bidden.table for bidden in fresh], call.apart) if fresh else {}
    found += [
        Waiting(table.id, table.name, table.game, "invited", bidden.at)
        for bidden in fresh
        if (table := tables.get(bidden.table)) is not None
        and table.status == "open"
        and person not in table.sitters()
    ]
    return Bell(sorted(found, key=lambda row: row.at, reverse=True))


async def looked(call: Call) -> requests.Nothing:
    """I have looked at a table as it was then, at whichever device."""
    said = await call.body(requests.SeenUpTo)
    if call.person is not None:
        await call.house.store.write(NoteSeen(call.person, call.request.path_params["table"], said.version))
    return requests.Nothing()


async def missed(call: Call) -> AllMissed:
    if call.person is None:
        return AllMissed([])
    call.gather()
    store, person = call.house.store, call.person
    mine = {
        table.id: table.held_by(person)
        for table, _ in await store.concerning(person, now(LATELY), MOST, call.apart)
        if table.lesson is None
    }
    found: dict[str, Missed] = {}
    for table, after, seat, moves in await store.missed(person, now(LATELY), MOST):
        if table in mine and seat not in mine[table]:
            found.setdefault(table, Missed(table, after, [])).moved.append(Moved(seat, moves))
    return AllMissed([*found.values()])


async def ordered(call: Call) -> AllOrdered:
    return AllOrdered([]) if call.person is None else await ordered_by(call, call.person)


async def ordered_by(call: Call, person: str) -> AllOrdered:
    """What somebody has ordered at their tables; nobody else is told."""
    return AllOrdered(
        [
            Ordered(
                table.id,
                table.name,
                table.game,
                seat,
                [running.left for running in left.routines],
                left.plan,
                left.dropped,
            )
            for table, seat, left in await call.house.store.ordered_by(person, MOST, call.apart)
            if person == table.seats[seat].person
        ]
    )


async def cancel(call: Call) -> AllOrdered:
    """One of the things I have ordered is off."""
    wanted = await call.body(requests.CancelOrder)
    room = await call.room()
    async with room.lock:
        await room.anew(partial(errands.cancel, room, call.me, wanted))
        room.tell()
    return await ordered_by(call, call.me)


ROUTES: list[Route] = [
    reading("/me/bell", bell),
    reading("/me/missed", missed),
    reading("/me/orders", ordered, gathers=True),
    changing("/tables/{table}/seen", looked, by_anybody=True),
    changing("/tables/{table}/orders/cancel", cancel, gathers=True),
]
