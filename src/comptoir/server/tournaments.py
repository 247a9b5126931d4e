"""Tournaments: who enters, and rounds that follow each other by themselves, wherever the server runs.

All of a tournament is one row; whoever changes it must have seen the last. Of several servers the one that claims it
draws the next round, which is saved with its tables in one piece.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import msgspec
from msgspec.structs import replace

from comptoir.server import names, requests, seats
from comptoir.server.changes import Change, KeepTable, KeepTournament
from comptoir.server.deals import home_of
from comptoir.server.errors import (
    UNREADABLE,
    BadField,
    Broken,
    DiskFull,
    NotNow,
    NotYours,
    Overtaken,
    TooMuch,
    Unknown,
    report,
)
from comptoir.server.history import History
from comptoir.server.house import House
from comptoir.server.hurry import hurried
from comptoir.server.making import check_seats
from comptoir.server.opponents import check_level
from comptoir.server.pairing import Draw, round_robin, swiss
from comptoir.server.position import Logged
from comptoir.server.standings import Entrant, Round, RoundTable, Tournament, standings
from comptoir.server.statements import Row
from comptoir.server.tables import Seat, Table, fresh_id, fresh_table, now
from comptoir.table import fresh_seed, game

LOOK_ROUND = 1.0
"""Seconds after which it is seen again whether a round is over."""
HOUR = 3600.0
"""Seconds."""
FEWEST = 3
AGAIN = 3
"""Times that a change is tried if somebody else was quicker."""

read_tournament = msgspec.json.Decoder(Tournament).decode


def read(row: Row) -> Tournament:
    data, revision = row
    return replace(read_tournament(data), revision=int(revision))


async def found(house: House, name: str) -> Tournament:
    row = await house.store.tournament(name)
    try:
        if row is not None:
            return read(row)
    except UNREADABLE as error:
        report(f"tournament {name}", "it cannot be read", error)
    raise Unknown("unknown-tournament", "there is no such tournament", tournament=name[:40])


async def seen(house: House, name: str, person: str | None) -> Tournament:
    """A tournament, for somebody who may see it: of a club, who belongs to it, takes part or runs it."""
    t = await found(house, name)
    if t.entered(person) is None and t.owner != person:
        await check_inside(house, t.club, person)
    return t


async def check_inside(house: House, club: str, person: str | None) -> None:
    """Somebody belongs to a club (the house is everybody's), or `NotYours`."""
    if club and person not in dict(await house.store.members(club, house.limits.members)):
        raise NotYours("members-only", "this is for the members of a club: come in by its link first")


async def save(house: House, t: Tournament, *also: Change) -> Tournament:
    t = replace(t, revision=t.revision + 1)
    people = [(e.person, house.people.face(e.person)) for e in t.entrants if e.person is not None]
    data = msgspec.json.encode(t).decode()
    kept = KeepTournament(t.id, t.owner, t.club, t.status, now(), data, t.revision, people)
    await house.store.write(kept, *also)
    return t


async def changed(house: House, name: str, act: Callable[[Tournament], Tournament]) -> Tournament:
    """Change a tournament as it is now; if somebody else was quicker, as it is then."""
    for last in (*[False] * (AGAIN - 1), True):
        t = await found(house, name)
        after = act(t)
        if after is t:
            return t
        try:
            return await save(house, after)
        except Overtaken:
            if last:
                raise
    raise AssertionError("one of them was the last")


# Before it begins


async def make(house: House, person: str, wanted: requests.NewTournament, address: str) -> Tournament:
    rules = game(wanted.game)
    check_seats(rules, wanted.size)
    check_level(wanted.level)
    check_rounds(wanted)
    most = house.limits.tournaments
    if await house.store.run_by(person) >= most:
        text = f"you run {most} tournaments already: finish or close one first"
        raise TooMuch("too-many-tournaments", text, most=most)
    if wanted.club and await house.store.club(wanted.club) is None:
        raise Unknown("unknown-club", "there is no such club", field="club", club=wanted.club)
    await check_inside(house, wanted.club, person)
    house.budgets.tables.take(address)
    t = Tournament(
        id=fresh_id(),
        name=names.clean_name(wanted.name),
        owner=person,
        club=wanted.club,
        game=rules.name,
        options=rules.complete(wanted.options),
        kind=wanted.kind,
        size=wanted.size,
        rounds=wanted.rounds,
        hours=wanted.hours,
        level=wanted.level,
        pace=wanted.pace,
        pause=wanted.pause if rules.pauses else None,
        seed=fresh_seed(),
        created=now(),
    )
    return await save(house, t)


def _check_open(t: Tournament) -> None:
    if t.status != "open":
        raise NotNow("tournament-begun", "this tournament has begun, or will not take place")


def _check_owner(t: Tournament, person: str) -> None:
    if t.owner != person:
        raise NotYours("not-owner", "only who made the tournament may do this")


def _check_room(house: House, t: Tournament) -> None:
    most = house.limits.entrants
    if len(t.entrants) >= most:
        raise TooMuch("tournament-full", f"a tournament has at most {most} entrants", most=most)


async def enter(house: House, person: str, name: str, address: str) -> Tournament:
    """Take part; who has withdrawn before the beginning comes back."""

    await check_inside(house, (await found(house, name)).club, person)

    def act(t: Tournament) -> Tournament:
        if t.entered(person) is not None:
            return t
        _check_open(t)
        _check_room(house, t)
        return replace(t, entrants=[*t.entrants, Entrant(person, home=home_of(t.seed, address))])

    return await changed(house, name, act)


async def withdraw(house: House, person: str, name: str) -> Tournament:
    """Before the beginning as if one had never entered; afterwards one is not drawn any more. A table under way is left
    as any table is."""

    def act(t: Tournament) -> Tournament:
        mine = t.entered(person)
        if mine is None:
            raise NotYours("not-entered", "you do not take part in this tournament")
        if t.status == "open":
            return replace(t, entrants=[e for e in t.entrants if e.person != person])
        return replace(
            t, entrants=[replace(e, out=True) if i == mine else e for i, e in enumerate(t.entrants)]
        )

    return await changed(house, name, act)


async def add_bot(house: House, person: str, name: str, level: str) -> Tournament:
    check_level(level)

    def act(t: Tournament) -> Tournament:
        _check_owner(t, person)
        _check_open(t)
        _check_room(house, t)
        bots = [e for e in t.entrants if e.person is None]
        if len(bots) >= house.limits.tournament_bots:
            most = house.limits.tournament_bots
            raise TooMuch("tournament-bots", f"at most {most} bots take part", most=most)
        return replace(t, entrants=[*t.entrants, Entrant(None, names.bot([e.name for e in bots]), level)])

    return await changed(house, name, act)


async def close(house: House, person: str, name: str) -> Tournament:
    """It will not take place, or goes no further; tables under way are played on for their own sake."""

    def act(t: Tournament) -> Tournament:
        _check_owner(t, person)
        return t if t.status in ("over", "closed") else replace(t, status="closed")

    return await changed(house, name, act)


async def begin(house: House, person: str, name: str, address: str) -> Tournament:
    t = await found(house, name)
    _check_owner(t, person)
    _check_open(t)
    least = max(FEWEST, t.size)
    if len(t.entrants) < least:
        text = f"at least {least} must take part at tables of {t.size}"
        raise NotNow("tournament-few", text, least=least, size=t.size)
    if not any(e.person for e in t.entrants):
        raise NotNow("tournament-nobody", "at least one person must take part")
    _check_played(house, t, address)
    if t.kind == "robin":
        t = replace(t, rounds=len(await asyncio.to_thread(_robin, t)))
    return await next_round(house, replace(t, status="running"))


def _check_played(house: House, t: Tournament, address: str) -> None:
    """A round is so many new tables at once, and as many of them may be without people as its bots fill; no round is
    more than a burst."""
    bots = sum(e.person is None for e in t.entrants)
    for budget, entrants in ((house.budgets.tables, len(t.entrants)), (house.budgets.bot_tables, bots)):
        budget.take(address, min(entrants // t.size, budget.rate[1]))


# While it goes on


def _luck(t: Tournament, round_: int) -> random.Random:
    """Draws come from the tournament's own seed, so that they can be drawn again."""
    return random.Random(f"{t.seed} {round_}")


def _robin(t: Tournament) -> list[Draw]:
    return round_robin(len(t.entrants), t.size, _luck(t, 0))


def draw(t: Tournament) -> Draw:
    """Who meets whom next."""
    number = len(t.drawn)
    if t.kind == "robin":
        return _robin(t)[number]
    order = [row.entrant for row in standings(t) if not t.entrants[row.entrant].out]
    luck = _luck(t, number)
    if not number:
        luck.shuffle(order)
    byes = [who for round_ in t.drawn for who in round_.byes]
    return swiss(order, t.size, t.played(), byes, luck)


async def next_round(house: House, t: Tournament) -> Tournament:
    """Draw a round, lay its tables and begin them; all of it is saved at once."""
    drawn, bye = await asyncio.to_thread(draw, t)
    laid = await asyncio.to_thread(lambda: [_laid(t, seating) for seating in drawn])
    began = datetime.now(UTC)
    ends = began + timedelta(seconds=HOUR * t.hours)
    tables = [RoundTable(table.id, seating) for seating, (table, *_) in zip(drawn, laid, strict=True)]
    await house.running.ready()
    stamp = ends.isoformat(timespec="milliseconds").removesuffix("+00:00") + "Z"
    until = house.running.now() + HOUR * t.hours
    round_ = Round(now(), stamp, tables, [] if bye is None else [bye], until)
    changes: list[Change] = []
    begun: list[tuple[Table, History]] = []
    for table, entries, history in laid:
        settled, more = await house.settled(None, table)
        changes += [KeepTable(settled, entries, seated=True), *more]
        begun.append((settled, history))
    t = await save(house, replace(t, drawn=[*t.drawn, round_]), *changes)
    for table, history in begun:
        house.adopt(table, history)
    return t


def _laid(t: Tournament, seating: list[int | None]) -> tuple[Table, list[Logged], History]:
    sitting: list[Seat] = []
    for who in seating:
        entrant = Entrant(None, "", t.level) if who is None else t.entrants[who]
        if entrant.person is None:
            taken = [seat.name for seat in sitting] + [e.name for e in t.entrants]
            sitting.append(Seat("bot", name=entrant.name or names.bot(taken), level=entrant.level or t.level))
        elif entrant.out:
            sitting.append(Seat("person", entrant.person, level=t.level, away=True))
        else:
            sitting.append(Seat("person", entrant.person, home=entrant.home))
    parts = [""] * len(sitting)
    # Nobody's own: who has announced it sits at theirs only.
    table = fresh_table(game(t.game), t.name, "", t.options, sitting, fresh_seed(), parts)
    table = replace(table, hints=False, pace=t.pace, pause=t.pause, tournament=t.id)
    return seats.begun(table)


async def go_on(house: House, t: Tournament) -> Tournament:
    """Take in what has ended, let bots play for who is late, draw the next round once all are done."""
    round_ = t.drawn[-1]
    late = await is_up(house, round_)
    tables = [await _looked_at(house, t, table, late) for table in round_.tables]
    round_, letters = await hurried(house, replace(round_, tables=tables), HOUR * t.hours)
    after = replace(t, drawn=[*t.drawn[:-1], round_])
    if round_.is_over:
        left = [e for e in after.entrants if not e.out]
        enough = after.kind == "robin" or (len(left) >= 2 and any(e.person for e in left))
        if len(after.drawn) < after.rounds and enough:
            return await next_round(house, after)
        return await save(house, replace(after, status="over"))
    return after if after == t else await save(house, after, *letters)


async def is_up(house: House, round_: Round) -> bool:
    """Is the time of a round over? It is counted while the house runs, as clocks are."""
    if round_.until is None:
        return now() >= round_.ends
    await house.running.ready()
    return house.running.now() >= round_.until


async def _looked_at(house: House, t: Tournament, at: RoundTable, late: bool) -> RoundTable:
    try:
        return at if at.ranks else await _taken_in(house, t, at, late)
    except Broken:
        return _unplayed(at)


def _unplayed(at: RoundTable) -> RoundTable:
    """It cannot be played any more: nobody has won anything there."""
    return replace(at, ranks=[1] * len(at.seating), away=[True] * len(at.seating))


async def _taken_in(house: House, t: Tournament, at: RoundTable, late: bool) -> RoundTable:
    room = house.rooms.there(at.table)
    table = room.table if room is not None and not room.doubtful else await house.store.table(at.table)
    if table is None or table.halted or table.status == "closed":
        return _unplayed(at)
    if table.status == "over" and table.standing is not None:
        ranks = {place.seat: place.rank for place in table.standing}
        people = [who is not None and t.entrants[who].person is not None for who in at.seating]
        return replace(
            at,
            ranks=[ranks[i] for i in range(len(table.seats))],
            # A bot for good sits where somebody has left the house.
            away=[seat.away or (people[i] and seat.kind == "bot") for i, seat in enumerate(table.seats)],
        )
    if late:
        await seats.forfeit(await house.rooms.open(at.table))
    return at


class Tournaments:
    """Who sees to it that rounds follow each other."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def keep(self) -> None:
        """For ever: look at the tournaments that go on."""
        while True:
            await asyncio.sleep(LOOK_ROUND)
            try:
                await self.look()
            except DiskFull:
                continue  # nothing has changed; they are looked at again

    async def look(self) -> None:
        database = self._house.store.database
        for row in await self._house.store.running():
            t: Tournament | None = None
            try:
                t = read(row)
                if await database.claim(f"tournament {t.id}"):
                    try:
                        await go_on(self._house, await found(self._house, t.id))
                    finally:
                        await database.release(f"tournament {t.id}")
            except (DiskFull, Overtaken):
                continue
            except Exception as error:
                report(f"tournament {t.id if t else '?'}", "it does not go on", error)


def check_rounds(wanted: requests.NewTournament) -> None:
    """A Swiss tournament says how many rounds it has."""
    if wanted.kind == "swiss" and not wanted.rounds:
        raise BadField("bad-rounds", "a Swiss tournament has 1 to 12 rounds", field="rounds")
