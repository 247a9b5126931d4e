"""Pauses: questions that do not wait for ever. Who has not answered when the table's time is up is answered for.

The time is the same for everybody asked. Nothing that is said meanwhile makes it longer or shorter, and nothing in it
depends on what a hand holds.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from comptoir.server import moves
from comptoir.server.errors import DiskFull
from comptoir.server.position import silences

if TYPE_CHECKING:
    from comptoir.server.room import Room

DISK_RETRY = 1.0


class Pause:
    """One pause of one table. It is over when its step has gone, or has been answered by all and stands there anew."""

    def __init__(self, room: Room, seconds: float) -> None:
        self._room = room
        s = room.playing.now
        self._step, self._reveals = s.agenda[-1], int(s.reveals)
        self._loop = asyncio.get_running_loop()
        self._until = self._loop.time() + seconds
        self._timer = self._loop.call_at(self._until, self._run_out)
        self._answering: asyncio.Task[None] | None = None

    @property
    def left(self) -> float:
        """Seconds until it runs out."""
        return max(0.0, self._until - self._loop.time())

    @property
    def lasts(self) -> bool:
        s = self._room.playing.now
        return bool(s.agenda) and s.agenda[-1] is self._step and s.reveals == self._reveals

    def end(self) -> None:
        """Nobody need wait for it any more."""
        self._timer.cancel()

    async def stop(self) -> None:
        self.end()
        if self._answering is not None:
            self._answering.cancel()
            await asyncio.gather(self._answering, return_exceptions=True)

    def _run_out(self) -> None:
        self._answering = asyncio.create_task(self._answer())

    async def _answer(self) -> None:
        """Answer for all who are silent, then tell."""
        room = self._room
        try:
            async with room.lock:
                if room.pause is self:
                    try:
                        for seat, action in silences(room.playing.now).items():
                            await moves.play(room, seat, action, kind="late")
                    finally:
                        room.tell()
        except DiskFull:
            self._timer = self._loop.call_later(DISK_RETRY, self._run_out)
        except Exception as error:
            moves.report(room, None, "nobody could answer for who was silent", error)


def mind(room: Room) -> None:
    """Begin the pause that things stand at, go on with it, or end it.

    While somebody wishes to take back there is none; if they may not, it begins anew."""
    table, pause = room.table, room.pause
    stands = table.pausing and table.pause is not None and table.status == "playing" and table.wish is None
    if pause is not None and not (stands and pause.lasts):
        pause.end()
        room.pause = pause = None
    if stands and pause is None:
        assert table.pause is not None
        room.pause = Pause(room, table.pause)


async def stop(rooms: list[Room]) -> None:
    """The server stops: a pause has its full time again after the next start."""
    for room in rooms:
        if room.pause is not None:
            await room.pause.stop()
