"""A tournament as it lies on disk, and who stands where in it: points, what decides between equals, what is needed."""

from __future__ import annotations

from typing import Literal

import msgspec

from comptoir.server.pairing import Seating
from comptoir.table import Choice

Kind = Literal["swiss", "robin"]
Stage = Literal["open", "running", "over", "closed"]


class Entrant(msgspec.Struct, frozen=True):
    """Who takes part: a person, or a bot by its name and level."""

    person: str | None
    name: str = ""
    level: str | None = None
    out: bool = False
    """Have they withdrawn?"""
    home: str = ""


class RoundTable(msgspec.Struct, frozen=True):
    """A table of a round: who sits where, and once it is over the ranks by seat and who was not there at the end."""

    table: str
    seating: Seating
    ranks: list[int] = []
    away: list[bool] = []


class Round(msgspec.Struct, frozen=True):
    began: str
    ends: str
    tables: list[RoundTable]
    byes: list[int]
    until: float | None = None
    """By the time of the house; None at rounds older than this field."""
    warned: bool = False
    """Have those who were asked been told that little of it is left?"""

    @property
    def is_over(self) -> bool:
        return all(table.ranks for table in self.tables)


class Tournament(msgspec.Struct, frozen=True, kw_only=True):
    """Never changed in place: a new one is saved, then takes its place."""

    id: str
    name: str
    owner: str
    club: str
    game: str
    options: dict[str, Choice]
    kind: Kind
    size: int
    rounds: int
    """How many there will be."""
    hours: float
    """For one round."""
    level: str
    """Of the bots that fill a table, and keep the seat of who forfeits."""
    pace: float
    pause: float | None
    seed: str
    status: Stage = "open"
    entrants: list[Entrant] = []
    drawn: list[Round] = []
    created: str
    revision: int = 0

    def entered(self, person: str | None) -> int | None:
        """Which entrant somebody is."""
        return next((i for i, e in enumerate(self.entrants) if person and e.person == person), None)

    def played(self) -> list[Seating]:
        return [table.seating for round_ in self.drawn for table in round_.tables]


class Gained(msgspec.Struct, frozen=True):
    """What a round brought somebody."""

    what: Literal["place", "forfeit", "bye", "playing", "out"]
    place: int = 0
    points: float = 0


class Row(msgspec.Struct, frozen=True):
    """Where somebody stands."""

    entrant: int
    place: int
    points: float
    strength: float
    wins: int
    marks: list[Gained]


class Outlook(msgspec.Struct, frozen=True):
    """What somebody needs to be first after this round: which sentence, and its blanks."""

    what: Literal["safe", "place", "win", "hope", "level", "short"]
    place: int = 0
    """With this place or a better one they are first whatever others do."""
    rival: int | None = None
    """Whom they must keep an eye on."""
    rival_place: int = 0
    """And the best place that this one may come to."""
    others: int = 0
    """How many more there are like that."""
    behind: float = 0
    """How many points they are behind who leads."""


def scale(size: int) -> list[int]:
    """The points for each place: 4, 2, 1, 0 at a table of four. To win is worth one more than the next step."""
    return [size if place == 1 else size - place for place in range(1, size + 1)]


def points_for(rank: int, ranks: list[int]) -> float:
    """For a place at a table; who shares one shares the points of all that they take up."""
    shared = ranks.count(rank)
    return sum(scale(len(ranks))[rank - 1 : rank - 1 + shared]) / shared


def mark_of(t: Tournament, round_: Round, entrant: int) -> Gained:
    if entrant in round_.byes:
        return Gained("bye", points=scale(t.size)[0])
    for table in round_.tables:
        if entrant in table.seating:
            if not table.ranks:
                return Gained("playing")
            seat = table.seating.index(entrant)
            if table.away[seat]:
                return Gained("forfeit")
            return Gained("place", table.ranks[seat], points_for(table.ranks[seat], table.ranks))
    return Gained("out")


def standings(t: Tournament) -> list[Row]:
    """Everybody, the first first: by points, then by the points of all they have met, then by tables won."""
    marks = [[mark_of(t, round_, i) for round_ in t.drawn] for i in range(len(t.entrants))]
    points = [sum(mark.points for mark in own) for own in marks]
    wins = [sum(mark.what == "place" and mark.place == 1 for mark in own) for own in marks]
    strength = [0.0] * len(t.entrants)
    for round_ in t.drawn:
        for table in round_.tables:
            there = [who for who in table.seating if who is not None]
            for who in there if table.ranks else ():
                strength[who] += sum(points[other] for other in there if other != who)
    keys = [(points[i], strength[i], wins[i]) for i in range(len(t.entrants))]
    order = sorted(range(len(t.entrants)), key=lambda i: (*(-part for part in keys[i]), i))
    return [
        Row(i, 1 + sum(other > keys[i] for other in keys), points[i], strength[i], wins[i], marks[i])
        for i in order
    ]


def outlook(t: Tournament, entrant: int) -> Outlook | None:
    """What this round means for somebody who plays in it; None if it means nothing any more."""
    if not t.drawn or t.status != "running":
        return None
    table = next((each for each in t.drawn[-1].tables if entrant in each.seating), None)
    if table is None or table.ranks:
        return None
    rows = {row.entrant: row for row in standings(t)}
    worth = scale(t.size)
    for place in range(t.size, 0, -1):
        if not _ahead(t, rows, entrant, table, place):
            return Outlook("safe" if place == t.size else "win" if place == 1 else "place", place)
    rivals = _ahead(t, rows, entrant, table, 1)
    mine = rows[entrant].points + worth[0]
    best = max(rows[rival].points for rival in rivals)
    ceilings = {rival: _ceiling(rows, entrant, rival, mine, worth) for rival in rivals}
    # Somebody must win each of the other tables.
    closed = any(
        all(who is not None and (ceilings.get(who) or 0) > 1 for who in other.seating)
        for other in t.drawn[-1].tables
        if other is not table and not other.ranks
    )
    if closed or any(ceiling is None for ceiling in ceilings.values()):
        return Outlook("short", behind=best - rows[entrant].points)
    rival = min(rivals, key=lambda i: (-rows[i].points, -rows[i].strength, i))
    allowed = ceilings[rival] or 0
    level = rows[rival].points + worth[allowed - 1] == mine
    return Outlook("level" if level else "hope", 1, rival, allowed, len(rivals) - 1)


def _ahead(t: Tournament, rows: dict[int, Row], me: int, mine: RoundTable, place: int) -> list[int]:
    """Who may come before somebody who comes in at a place, if all goes well for them."""
    worth = scale(t.size)
    total = rows[me].points + worth[place - 1]
    found = []
    for round_table in t.drawn[-1].tables:
        for other in round_table.seating:
            if other is None or other == me:
                continue
            best = 0.0
            if not round_table.ranks:
                best = worth[1 if round_table is mine and place == 1 else 0]
            reach = rows[other].points + best
            if reach > total or (reach == total and rows[other].strength >= rows[me].strength):
                found.append(other)
    waiting = [i for i in rows if i in t.drawn[-1].byes]
    return found + [i for i in waiting if rows[i].points >= total]


def _ceiling(rows: dict[int, Row], me: int, rival: int, mine: float, worth: list[int]) -> int | None:
    """The best place at which a rival stays behind somebody who wins; None if there is none."""
    for place, points in enumerate(worth, 1):
        reach = rows[rival].points + points
        if reach < mine or (reach == mine and rows[rival].strength < rows[me].strength):
            return place
    return None
