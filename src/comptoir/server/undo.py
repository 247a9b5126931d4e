"""Taking back: at once where nobody else moved, else by consent; never across something learned.

A wish to take back does not wait for ever: when nobody answers for a while, it is off.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from msgspec.structs import replace

from comptoir.server import limits, wire
from comptoir.server.door import is_free
from comptoir.server.errors import DiskFull, NotNow, NotYours
from comptoir.server.moves import advanced, check_room, check_seat, report
from comptoir.server.position import Entry
from comptoir.server.tables import now

if TYPE_CHECKING:
    from comptoir.server.room import Room

DISK_RETRY = 1.0


async def undo(room: Room, person: str, said: wire.SayUndo) -> None:
    """Take back to version `said.to`, or wish to; what was meant to be free does not become a wish."""
    table, history = room.table, room.playing
    check_seat(table, person, said.seat)
    if table.status != "playing":
        raise NotNow("game-over", "the game is over")
    taken = history.taken_after(said.to)
    if not taken or said.to < 1:
        raise NotNow("nothing-to-undo", "there is no move to take back", field="to")
    if taken[0].seat not in table.held_by(person):
        raise NotYours("undo-not-yours", "the first move to take back is not yours", field="to")
    if history.learned_after(said.to):
        raise NotNow("undo-learned", "something was learned since: it cannot be taken back", field="to")
    free = is_free(table, history, said.seat, said.to)
    if said.free and not free:
        raise NotNow("undo-stale", "somebody has moved meanwhile: it takes their consent now", field="free")
    check_room(room)
    room.house.budgets.asides.take(person)
    if free:
        await _take_back(room, said.seat, said.to, (person, said.id))
        return
    if table.wish is not None:
        raise NotNow("undo-pending", "somebody wishes to take back already")
    wish = wire.Wish(said.seat, said.to, [])
    await room.save(replace(table, wish=wish), said=(person, said.id))


async def consent(room: Room, person: str, said: wire.SayConsent) -> None:
    """Agree or not: when all have agreed it is done; when one has not, or the wisher thinks again, it is off."""
    table = room.table
    check_seat(table, person, said.seat)
    wish = table.wish
    if wish is None:
        raise NotNow("no-wish", "nobody wishes to take back")
    wisher = table.seats[wish.seat].person
    key = (person, said.id)
    if person == wisher and said.yes:
        raise NotYours("own-wish", "the others must agree, not you", field="seat")
    if not said.yes:
        await room.save(replace(table, wish=None), said=key)
        return
    agreed = sorted({*wish.agreed, *table.held_by(person)})
    if {table.seats[seat].person for seat in agreed} >= table.people() - {wisher}:
        await _take_back(room, wish.seat, wish.to, key)
    else:
        await room.save(replace(table, wish=wire.Wish(wish.seat, wish.to, agreed)), said=key)


async def _take_back(room: Room, seat: int, to: int, said: tuple[str, str]) -> None:
    history = room.playing
    rewound = await asyncio.to_thread(history.rewound, to)
    entry = Entry(history.version + 1, now(), "undo", seat, str(to))
    table = advanced(room.table, history.game, rewound.position.state)
    await room.save(table, [entry], led=rewound, said=said)


class Patience:
    """How long one wish waits, by the clock of the loop; every answer begins it anew."""

    def __init__(self, room: Room, wish: wire.Wish) -> None:
        self._room = room
        self.wish = wish
        self._loop = asyncio.get_running_loop()
        self._timer = self._loop.call_later(limits.WISH, self._run_out)
        self._ending: asyncio.Task[None] | None = None

    async def stop(self) -> None:
        self.end()
        if self._ending is not None:
            self._ending.cancel()
            await asyncio.gather(self._ending, return_exceptions=True)

    def end(self) -> None:
        """Nobody need wait for it any more."""
        self._timer.cancel()

    def _run_out(self) -> None:
        self._ending = asyncio.create_task(self._lapse())

    async def _lapse(self) -> None:
        """Nobody has answered: the wish is off, and all are told."""
        room = self._room
        try:
            async with room.lock:
                if room.patience is self and room.table.wish is self.wish:
                    await room.save(replace(room.table, wish=None))
                    room.tell()
        except DiskFull:
            self._timer = self._loop.call_later(DISK_RETRY, self._run_out)
        except Exception as error:
            report(room, self.wish.seat, "a wish could not be ended", error)


def mind(room: Room) -> None:
    """Begin to wait for the answers to a wish, go on, or stop."""
    wish, patience = room.table.wish, room.patience
    if patience is not None and patience.wish is not wish:
        patience.end()
        room.patience = patience = None
    if wish is not None and patience is None:
        room.patience = Patience(room, wish)


async def stop(rooms: list[Room]) -> None:
    """The server stops: a wish has its full time again after the next start."""
    for room in rooms:
        if room.patience is not None:
            await room.patience.stop()
