"""What somebody says about their days, over HTTP."""

from __future__ import annotations

from functools import partial

from starlette.routing import Route

from comptoir.server.api import Call, changing, reading
from comptoir.server.clocks import as_it_is
from comptoir.server.errors import Broken
from comptoir.server.house import House
from comptoir.server.resting import Habits


async def habits(call: Call) -> Habits:
    return Habits() if call.person is None else (await call.house.habits.of(call.person)).said


async def change_habits(call: Call) -> Habits:
    wanted = await call.body(Habits)
    call.house.budgets.habits.take(call.me)
    return await changed(call.house, call.me, wanted)


async def changed(house: House, person: str, wanted: Habits) -> Habits:
    """What somebody says from now on. Until now their clocks ran by what they had said before."""
    await house.running.ready()
    said = await house.habits.checked(person, wanted, house.running.shown())
    mine = await house.store.tables_of(person, house.limits.listed)
    clocked = [table.id for table in mine if table.due is not None and table.held_by(person)]
    for table in clocked:
        await settle(house, table)
    await house.habits.keep(person, said)
    for table in clocked:
        await settle(house, table)
    return said.said


async def settle(house: House, table: str) -> None:
    """Note what the clocks of a table show now; at one that is broken nobody plays any more."""
    try:
        room = await house.rooms.open(table)
    except Broken:
        return
    async with room.lock:
        await room.anew(partial(as_it_is, room))
        room.tell()


ROUTES: list[Route] = [
    reading("/me/habits", habits),
    changing("/me/habits", change_habits),
]
