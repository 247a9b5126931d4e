"""What becomes of those who take part in tournaments when they come by another cookie, or leave the house."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from comptoir.server.errors import UNREADABLE
from comptoir.server.house import House
from comptoir.server.standings import Entrant, Tournament
from comptoir.server.tournaments import changed, read


async def taken_over(house: House, guest: str, person: str) -> None:
    """Somebody takes part, and runs what they have announced, in place of the guest they were; who takes part already
    has withdrawn as a guest."""

    def act(t: Tournament) -> Tournament:
        there = t.entered(person) is not None

        def as_they_are(e: Entrant) -> Entrant:
            if e.person != guest:
                return e
            return replace(e, out=True) if there else replace(e, person=person)

        owner = person if t.owner == guest else t.owner
        return replace(t, entrants=[as_they_are(e) for e in t.entrants], owner=owner)

    await _in_each(house, guest, act)


async def left(house: House, person: str) -> None:
    """Somebody has left the house: they are not drawn any more, and what they have announced does not take place
    unless it has begun."""

    def act(t: Tournament) -> Tournament:
        if t.status == "open":
            rest = [e for e in t.entrants if e.person != person]
            return replace(t, entrants=rest, status="closed" if t.owner == person else "open")
        return replace(t, entrants=[replace(e, out=e.out or e.person == person) for e in t.entrants])

    await _in_each(house, person, act)


async def _in_each(house: House, person: str, act: Callable[[Tournament], Tournament]) -> None:
    """Change every tournament that is not over, and that somebody takes part in or runs."""
    for row in await house.people.register.unfinished_tournaments():
        try:
            t = read(row)
        except UNREADABLE:
            continue
        if t.owner == person or t.entered(person) is not None:
            await changed(house, t.id, act)
