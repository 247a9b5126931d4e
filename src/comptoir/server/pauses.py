"""Pauses: questions that do not wait for ever. Who has not answered when the table's time is up is answered for.

The time is the same for everybody asked. Nothing that is said meanwhile makes it longer or shorter, and nothing in it
depends on what a hand holds.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from comptoir.server import moves
from comptoir.server.deadlines import Deadline, minded
from comptoir.server.position import silences
from comptoir.server.room import Room


def mind(room: Room) -> None:
    """Begin the pause that things stand at, go on with it, or end it.

    While somebody wishes to take back there is none; if they may not, it begins anew."""
    table = room.table
    stands = table.pausing and table.pause is not None and table.status == "playing" and table.wish is None
    room.pause = minded(room.pause, stands, partial(_begun, room, table.pause or 0))


def _begun(room: Room, seconds: float) -> Deadline:
    broke = partial(room.report, None, "nobody could answer for who was silent")
    return Deadline(seconds, _lasting(room), partial(_answer, room), broke)


def _lasting(room: Room) -> Callable[[], bool]:
    """A pause is over when its step has gone, or has been answered by all and stands there anew."""
    asked = room.playing.now
    step, reveals = asked.agenda[-1], int(asked.reveals)

    def lasts() -> bool:
        s = room.playing.now
        return bool(s.agenda) and s.agenda[-1] is step and s.reveals == reveals

    return lasts


async def _answer(room: Room, pause: Deadline) -> None:
    """Answer for all who are silent, then tell."""
    async with room.lock:
        if room.pause is pause:
            try:
                await room.anew(partial(_pass, room, pause))
            finally:
                room.tell()


async def _pass(room: Room, pause: Deadline) -> None:
    """Whoever another server has answered for meanwhile is not silent any more."""
    for seat, action in silences(room.playing.now).items() if pause.lasts() else ():
        await moves.play(room, seat, action, kind="late")
