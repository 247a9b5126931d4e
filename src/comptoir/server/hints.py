"""What a bot would do for a seat that is asked, where the table allows it: from what the seat knows, and nothing else.

One at a time is thought of for each person. Among people everybody is told that one was taken; when it comes and how
long it took, nobody else can see.
"""

from __future__ import annotations

import secrets

from comptoir.lab.hint import Hint, hint
from comptoir.server import limits, requests, wire
from comptoir.server.errors import NotNow, TooMuch
from comptoir.server.moves import check_room, check_seat
from comptoir.server.position import Logged
from comptoir.server.room import Room
from comptoir.server.tables import now
from comptoir.server.thinkers import Thinkers
from comptoir.table import Stale, State, rules_of, seeded


def thought(name: str, version: int, s: State, seat: int) -> Hint:
    """In another process: what the merchant would do."""
    rules = rules_of(name, version)
    assert rules is not None, f"rules {version} of {name} are not here"
    return hint(rules, s, seat, seeded(secrets.token_hex(8)))


class Hints:
    """Who is thought for now."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._waiting: set[str] = set()

    async def take(self, room: Room, person: str, said: requests.SayHint, address: str) -> wire.HintTold:
        """What the merchant would answer; refused where the table wants none, or the seat is not asked."""
        check_seat(room.table, person, said.seat)
        number = self._question(room, said.seat)
        if person in self._waiting:
            raise TooMuch(*limits.HINTS)
        room.house.budgets.hints.take(person, address)
        self._waiting.add(person)
        try:
            await self._note(room, said.seat)
            history = room.playing
            rules = history.game
            found = await self._thinkers.ponder(thought, rules.name, rules.version, history.now, said.seat)
        finally:
            self._waiting.discard(person)
        if room.playing.question(said.seat) != number:
            raise Stale("stale", "this question is no longer asked", args_={"ask": number})
        return wire.HintTold(said.id, number, found)

    @staticmethod
    def _question(room: Room, seat: int) -> int:
        if not room.table.allows_hints:
            raise NotNow("no-hints", "at this table everybody thinks for themselves")
        number = room.playing.question(seat)
        if seat not in room.table.asked or number is None:
            raise NotNow("not-asked", "you are not asked anything now", field="seat")
        return number

    @staticmethod
    async def _note(room: Room, seat: int) -> None:
        """Among people the log says it, before anything is thought."""
        if len(room.table.people()) < 2:
            return
        async with room.lock:

            async def note() -> None:
                check_room(room)
                await room.save(room.table, [Logged(room.table.version + 1, now(), "hint", seat)])

            await room.anew(note)
            room.tell()
