"""Orders are left by people, and carried out by the server: at the pace of the table, as any move of their seat.

That something is ordered shows to nobody but its owner: not in the table, not in what is told, and not by time, which
is drawn anew for each answer between one beat and three (docs/orders.md).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from msgspec.structs import replace

from comptoir.server import moves, orders, requests
from comptoir.server.changes import KeepAnswer, KeepOrders
from comptoir.server.errors import BadField, DatabaseGone, NotNow, NotYours, Overtaken, TooMuch
from comptoir.server.orders import Due, Orders
from comptoir.server.room import Room
from comptoir.server.tables import now
from comptoir.table import ComptoirError, Game, asked


async def leave(room: Room, person: str, said: requests.SayOrders) -> None:
    """Take orders in place of those the seat has; all of them can be read, or nothing changes."""
    table, history = room.table, room.playing
    moves.check_seat(table, person, said.seat)
    if table.status != "playing":
        raise NotNow("game-over", "the game is over")
    most = room.house.limits.orders
    if len(said.plan or ()) > most:
        raise TooMuch("too-many-orders", f"at most {most} answers are planned ahead", field="plan", most=most)
    room.house.budgets.asides.take(person)
    left = room.orders.get(said.seat) or Orders(person=person, since=0)
    if left.person != person:
        left = Orders(person=person, since=0, revision=left.revision)
    if said.routines is not None:
        names = [routine.name for routine in said.routines]
        if len(set(names)) < len(names):
            raise BadField("twice-routine", "a routine is ordered once", field="routines")
        running = [
            orders.begun(history.game, history.now, each, f"routines[{n}]")
            for n, each in enumerate(said.routines)
        ]
        left = replace(left, routines=running)
    if said.plan is not None:
        for n, planned in enumerate(said.plan):
            _check_words(history.game, planned.move, f"plan[{n}].move")
        left = replace(left, plan=said.plan, since=history.version)
    if said.read:
        left = replace(left, dropped=[])
    answered = KeepAnswer(table.id, person, said.id, table.version)
    await _keep(room, said.seat, left, answered)


async def cancel(room: Room, person: str, wanted: requests.CancelOrder) -> None:
    """One of a seat's orders is off, by its owner's word; what is off already stays so."""
    if wanted.seat not in room.table.held_by(person):
        raise NotYours("not-your-seat", "this seat is not yours", field="seat", seat=wanted.seat)
    room.house.budgets.asides.take(person)
    left = room.orders.get(wanted.seat)
    if left is None or left.person != person or room.table.status != "playing":
        return
    if wanted.routine:
        rest = [running for running in left.routines if running.left.name != wanted.routine]
        after = replace(left, routines=rest)
    else:
        after = replace(left, plan=[])
    if after != left:
        await _keep(room, wanted.seat, after)


def _check_words(game: Game, text: str, field: str) -> None:
    try:
        game.parse(text)
    except ComptoirError as error:
        raise BadField("bad-plan", f"“{text}” is no answer in this game", field, move=text[:40]) from error


def due(room: Room) -> Due | None:
    """The first thing that is to be done by order; nothing while somebody wishes to take back."""
    table = room.table
    if not room.orders or table.status != "playing" or table.wish is not None or room.history is None:
        return None
    for seat, left in room.orders.items():
        info = table.seats[seat]
        if not info.plays_itself and info.person == left.person:
            found = orders.due(room.history, seat, left, now())
            if found is not None and (found.action is None or _is_heard(room, seat)):
                return found
    return None


def _is_heard(room: Room, seat: int) -> bool:
    """In a very long game only what the table waits for is said."""
    return seat in asked(room.playing.now) or room.table.version < room.house.limits.talked


async def carry_out(room: Room, in_time: Callable[[], Awaitable[None]]) -> bool:
    """Do what is due, in its time; False if nothing is. What is off by then is noted at once."""
    found = due(room)
    if found is None:
        return False
    answers = found.action is not None
    if answers:
        await in_time()
    async with room.lock:
        found = due(room)
        if found is None or (found.action is not None) != answers:
            return True
        if found.action is None:
            await _keep(room, found.seat, found.orders)
        else:
            left = replace(found.orders, revision=found.orders.revision + 1)
            kept = KeepOrders(room.table.id, found.seat, left)
            room.orders[found.seat], before = left, room.orders[found.seat]
            try:
                await moves.play(room, found.seat, found.action, also=[kept])
            except BaseException:
                room.orders[found.seat] = before
                raise
            room.ordered_anew.add(found.seat)
        room.tell()
    return True


async def _keep(room: Room, seat: int, left: Orders, *also: KeepAnswer) -> None:
    """Save orders, and tell their owner; of the table itself nothing changes."""
    left = replace(left, revision=left.revision + 1)
    at_once = orders.due(room.playing, seat, left, now()) is not None
    try:
        await room.house.store.write(KeepOrders(room.table.id, seat, left, at_once), *also)
    except (DatabaseGone, Overtaken):
        room.doubtful = True
        raise
    room.orders[seat] = left
    room.ordered_anew.add(seat)
