"""Taking back: at once where nobody else moved, else by consent; never across something learned."""

from __future__ import annotations

from msgspec.structs import replace

from comptoir.server import wire
from comptoir.server.door import is_free
from comptoir.server.errors import NotNow, NotYours
from comptoir.server.history import Entry, History, learned
from comptoir.server.moves import advanced, check_seat
from comptoir.server.room import Room
from comptoir.server.tables import now


async def undo(room: Room, person: str, said: wire.SayUndo) -> None:
    """Take back to version `said.to`, or wish to."""
    table, history = room.table, room.playing
    check_seat(table, person, said.seat)
    if table.status != "playing":
        raise NotNow("game-over", "the game is over")
    back = _first_taken_back(history, said.to)
    if history.frames[back].seat not in table.held_by(person):
        raise NotYours("undo-not-yours", "the first move to take back is not yours", field="to")
    frames = history.frames
    if any(learned(frames[i - 1].state, frames[i].state) for i in range(back, len(frames))):
        raise NotNow("undo-learned", "something was learned since: it cannot be taken back", field="to")
    if is_free(table, history, said.seat, back):
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


def _first_taken_back(history: History, to: int) -> int:
    """Which frame is the first after version `to`."""
    for i, frame in enumerate(history.frames):
        if frame.n > to and i > 0:
            return i
    raise NotNow("nothing-to-undo", "there is no move to take back", field="to")


async def _take_back(room: Room, seat: int, to: int, said: tuple[str, str]) -> None:
    history = room.playing
    back = _first_taken_back(history, to)
    entry = Entry(history.version + 1, now(), "undo", seat, str(to))
    table = advanced(room.table, history.game, history.frames[back - 1].state)
    await room.save(table, [entry], said=said)
