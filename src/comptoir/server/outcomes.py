"""What is kept of a game that is over, for statistics and ratings: who came where. It stays when the table goes."""

from __future__ import annotations

from collections.abc import Collection

import msgspec
from msgspec.structs import replace

from comptoir.server.changes import KeepOutcome
from comptoir.server.people import People
from comptoir.server.tables import Seat, Table, now


class Finisher(msgspec.Struct, frozen=True):
    """Who sat there at the end, and what came of it; a bot has a level and a name, a person a number."""

    kind: str
    person: str
    name: str
    level: str | None
    rank: int
    score: int
    away: bool
    guest: bool = False
    """A person without an account when the game ended: no rating rises or falls by it for them."""


class Outcome(msgspec.Struct, frozen=True):
    """A game that is over."""

    name: str
    public: bool
    seats: list[Finisher]
    closes: str = ""
    """Of a shared deal: until then it is told to those who sat there only."""


read_outcome = msgspec.json.Decoder(Outcome).decode


async def outcome_of(table: Table, people: People, one_address: bool, at: str = "") -> list[KeepOutcome]:
    """What is to be kept of a game: nothing unless it was played to its end, by somebody, for its own sake."""
    if table.status != "over" or not table.standing or table.ended or table.study or table.lesson:
        return []
    persons = sorted({seat.person for seat in table.seats if seat.person is not None})
    if not persons:
        return []
    settled = {person for person in persons if await people.register.account(person) is not None}
    places = {place.seat: place for place in table.standing}
    seats = [
        Finisher(
            kind=seat.kind,
            person=seat.person or "",
            name=seat.name,
            level=None if seat.kind == "person" else seat.level,
            rank=places[i].rank,
            score=places[i].score,
            away=seat.away,
            guest=seat.person is not None and seat.person not in settled,
        )
        for i, seat in enumerate(table.seats)
    ]
    closes = table.shared.closes if table.shared else ""
    data = msgspec.json.encode(Outcome(table.name, table.public, seats, closes)).decode()
    rated = counts_for_rating(table, settled, one_address)
    faces = [(person, people.face(person)) for person in persons]
    return [KeepOutcome(table.id, table.game, at or now(), rated, data, faces)]


def as_of(guest: str, person: str, data: bytes | str) -> str | None:
    """How a game ended, with somebody in place of the guest they were; None: they sat there themselves. It rates nobody
    anew: a guest is one for ever."""
    kept = read_outcome(data)
    if any(seat.person == person for seat in kept.seats):
        return None
    seats = [replace(seat, person=person) if seat.person == guest else seat for seat in kept.seats]
    return msgspec.json.encode(replace(kept, seats=seats)).decode()


def counts_for_rating(table: Table, settled: Collection[str], one_address: bool) -> bool:
    """Two people with accounts (`settled`) at least, everybody with one seat, from different addresses: nobody rises by
    playing bots, themselves, or guests, who cost nothing to make. Whoever leaves is counted as the bot ended for them.
    """
    sitting = [seat for seat in table.seats if seat.kind == "person"]
    persons = {seat.person for seat in sitting}
    homes = [seat.home for seat in sitting if seat.home]
    apart = one_address or len(set(homes)) == len(homes)
    return len(persons) == len(sitting) and len(settled) >= 2 and apart and table.shared is None


def homeless(seats: list[Seat]) -> list[Seat]:
    """The seats without where anybody came from."""
    return [replace(seat, home="") for seat in seats]
