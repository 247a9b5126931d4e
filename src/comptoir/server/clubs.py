"""People as others know them, how their games ended, and clubs: what is told of them, and to whom."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import timedelta

from comptoir.server import names
from comptoir.server.changes import DropMember, KeepClub, KeepMember, KeepOut, LetIn
from comptoir.server.errors import UNREADABLE, NotYours, TooMuch, Unknown
from comptoir.server.gazette import (
    ClubInfo,
    ClubMember,
    ClubTold,
    EntrantTold,
    Finish,
    GameStats,
    PersonTold,
    RatedPerson,
    RatingList,
    Result,
    RoundTold,
    TournamentInfo,
    TournamentTable,
    TournamentTold,
)
from comptoir.server.house import House
from comptoir.server.outcomes import Outcome, read_outcome
from comptoir.server.ratings import Rating
from comptoir.server.standings import Round, RoundTable, Tournament, outlook, scale, standings
from comptoir.server.statements import Row
from comptoir.server.tables import fresh_id, now
from comptoir.server.tournaments import read
from comptoir.server.wire import Summary
from comptoir.table import games

RECENT = 20
"""Results in one list."""
LATELY = 1000
"""Games that are gone through for who has played here: a house may have had very many."""

Ended = tuple[str, str, str, bool, Outcome]
"""Table, game, when, whether it counts for ratings, how."""


def ended(rows: Iterable[Row]) -> list[Ended]:
    found: list[Ended] = []
    for table, game, at, rated, data in rows:
        try:
            found.append((table, game, at, bool(rated), read_outcome(data)))
        except UNREADABLE:
            continue
    return found


async def results(house: House, found: list[Ended], person: str | None) -> list[Result]:
    """How games ended, as somebody may know it: private tables are named to those who sat there."""
    found = [
        each
        for each in found
        if now() >= each[-1].closes or any(seat.person == person is not None for seat in each[-1].seats)
    ]
    people = {seat.person for *_, outcome in found for seat in outcome.seats if seat.person}
    await house.people.know(people)
    told: list[Result] = []
    for table, game, at, rated, outcome in found:
        seats = [
            Finish(
                kind=seat.kind,
                name=seat.name or house.people.name(seat.person),
                face=house.people.face(seat.person) if seat.person and not seat.name else None,
                level=seat.level,
                me=bool(seat.person) and seat.person == person,
                rank=seat.rank,
                score=seat.score,
                away=seat.away,
            )
            for seat in outcome.seats
        ]
        known = outcome.public or any(seat.me for seat in seats)
        told.append(Result(table if known else None, game, outcome.name, at, rated, seats))
    return told


# People


async def whoever(house: House, face: str, person: str | None) -> str:
    """Who is known by a face; `me` is whoever asks."""
    found = person if face == "me" else await house.store.faced(face)
    if found is None or house.notes.is_gone(found):
        raise Unknown("unknown-face", "nobody is known by that address")
    return found


async def person_told(house: House, found: str, person: str | None) -> PersonTold:
    await house.people.know({found})
    rows = await house.store.outcomes_of(found, house.limits.history)
    ratings = {game: (await house.ratings.of(game)).get(found) for game in games()}
    stats, latest = await house.tell_apart(
        person or found, lambda: looked_through(rows, found, found == person, ratings)
    )
    return PersonTold(
        name=house.people.name(found),
        face=house.people.face(found),
        me=found == person,
        games=stats,
        results=await results(house, latest, person),
    )


def looked_through(
    rows: list[Row], found: str, all_of_it: bool, ratings: dict[str, Rating | None]
) -> tuple[list[GameStats], list[Ended]]:
    """Somebody at every game, and their latest ends: of deals that others play yet only to themselves."""
    games_ended = [each for each in ended(rows) if all_of_it or now() >= each[-1].closes]
    stats: list[GameStats] = []
    for game, rating in ratings.items():
        mine = [each for each in games_ended if each[1] == game]
        stats += [statistics(game, found, mine, rating)] if mine else []
    return stats, games_ended[:RECENT]


def statistics(game: str, person: str, mine: list[Ended], rating: Rating | None) -> GameStats:
    """All games of somebody at one game; on several seats of a table, the first is theirs."""
    seats = [next(seat for seat in outcome.seats if seat.person == person) for *_, outcome in mine]
    most = max(len(outcome.seats) for *_, outcome in mine)
    best = max(range(len(seats)), key=lambda i: (seats[i].score, -i))
    return GameStats(
        game=game,
        played=len(seats),
        places=[sum(seat.rank == place for seat in seats) for place in range(1, most + 1)],
        average=round(sum(seat.score for seat in seats) / len(seats), 1),
        best=seats[best].score,
        best_at=mine[best][2],
        last=max(at for _, _, at, *_ in mine),
        rating=None if rating is None else rating.shown,
        rated=0 if rating is None else rating.games,
        sure=rating is not None and rating.sure,
    )


async def rating_list(house: House, game: str, person: str | None, most: int) -> RatingList:
    if game not in games():
        raise Unknown("unknown-game", "there is no such game", game=game[:40])
    rated = [(who, r) for who, r in (await house.ratings.of(game)).items() if not house.notes.is_gone(who)]
    rated.sort(key=lambda each: (-each[1].shown, each[0]))
    shown = rated[:most]
    await house.people.know({who for who, _ in shown})
    people = [
        RatedPerson(
            place=1 + sum(other.shown > rating.shown for _, other in rated),
            face=house.people.face(who),
            name=house.people.name(who),
            me=who == person,
            rating=rating.shown,
            games=rating.games,
            sure=rating.sure,
        )
        for who, rating in shown
    ]
    return RatingList(game, people)


# Tournaments


async def tournament_told(house: House, t: Tournament, person: str | None) -> TournamentTold:
    await house.running.ready()
    me = t.entered(person)
    await house.people.know({e.person for e in t.entrants if e.person})
    apart = names.told_apart(
        [house.people.name(e.person) for e in t.entrants if e.person], [e.name for e in t.entrants if e.name]
    )
    called = iter(apart)
    mine = (
        [table for table in t.drawn[-1].tables if me in table.seating] if t.drawn and me is not None else []
    )
    return TournamentTold(
        id=t.id,
        name=t.name,
        club=t.club,
        game=t.game,
        options=t.options,
        kind=t.kind,
        size=t.size,
        rounds=t.rounds,
        hours=t.hours,
        level=t.level,
        status=t.status,
        mine=t.owner == person,
        me=me,
        scale=scale(t.size),
        entrants=[
            EntrantTold(
                name=next(called) if e.person else e.name,
                face=house.people.face(e.person) if e.person else None,
                level=e.level,
                me=i == me,
                out=e.out,
            )
            for i, e in enumerate(t.entrants)
        ],
        drawn=[
            RoundTold(
                r.began, ends_of(house, r), r.byes, [await _table_told(house, table) for table in r.tables]
            )
            for r in t.drawn
        ],
        rows=standings(t),
        outlook=None if me is None else outlook(t, me),
        table=next((table.table for table in mine if not table.ranks), None),
        created=t.created,
    )


def ends_of(house: House, round_: Round) -> str:
    """When the time of a round is up: later than was thought, if the house has stood still."""
    if round_.until is None or round_.is_over:
        return round_.ends
    return now(-timedelta(seconds=max(0.0, round_.until - house.running.now())))


async def _table_told(house: House, at: RoundTable) -> TournamentTable:
    table = None
    if not at.ranks:
        room = house.rooms.there(at.table)
        table = room.table if room is not None else await house.store.table(at.table)
    return TournamentTable(
        table=at.table,
        seating=at.seating,
        over=bool(at.ranks),
        asked=[] if table is None else table.asked,
        ranks=at.ranks,
        headline={} if table is None else table.headline,
    )


def tournament_info(t: Tournament, person: str | None) -> TournamentInfo:
    entered = t.entered(person) is not None
    return TournamentInfo(
        t.id, t.name, t.game, t.kind, t.size, t.rounds, len(t.drawn), t.status, len(t.entrants), entered
    )


async def tournaments_of(house: House, club: str, person: str | None) -> list[TournamentInfo]:
    found: list[TournamentInfo] = []
    for row in await house.store.tournaments(club, house.limits.listed):
        try:
            found.append(tournament_info(read(row), person))
        except UNREADABLE:
            continue
    return found


# Clubs


async def find(house: House, club: str) -> tuple[str, str]:
    """Name and owner of a club, or `Unknown`."""
    row = await house.store.club(club)
    if row is None:
        raise Unknown("unknown-club", "there is no such club", club=club[:40])
    return str(row[1]), str(row[2])


async def make(house: House, person: str, name: str) -> str:
    """A new club, which a host of the house makes and belongs to."""
    if not house.notes.is_host(person):
        raise NotYours("not-a-host", "clubs are made by the hosts of this house")
    called = names.clean_name(name)
    most = house.limits.clubs
    if len(await house.store.clubs(most + 1)) >= most:
        raise TooMuch("too-many-clubs", f"this house has {most} clubs: that is enough", most=most)
    club = fresh_id()
    belongs = KeepMember(club, person, house.people.face(person), now())
    await house.store.write(KeepClub(club, called, person, now()), belongs)
    return club


async def _clubs(house: House, person: str | None) -> list[ClubInfo]:
    """Those that somebody belongs to; a host sees all."""
    clubs = await house.store.clubs(house.limits.clubs)
    if not house.notes.is_host(person):
        mine = await house.people.register.clubs_of(person) if person else set()
        clubs = [row for row in clubs if row[0] in mine]
    return [ClubInfo(str(club), str(name)) for club, name, *_ in clubs]


async def join(house: House, person: str, club: str) -> None:
    """Belong to a club, whose link is the invitation."""
    await find(house, club)
    members = await house.store.members(club, house.limits.members)
    if person in dict(members):
        return
    if person in await house.store.kept_out(club):
        raise NotYours("removed-from-club", "this club has removed you: ask whoever runs it")
    if len(members) >= house.limits.members:
        most = house.limits.members
        raise TooMuch("club-full", f"a club has at most {most} members", most=most)
    await house.store.write(KeepMember(club, person, house.people.face(person), now()))


async def leave(house: House, person: str, club: str) -> None:
    await find(house, club)
    await house.store.write(DropMember(club, person))


def _runs(house: House, owner: str, person: str | None) -> bool:
    return person is not None and (person == owner or house.notes.is_host(person))


async def _member(house: House, person: str, club: str, face: str) -> str:
    """Whom somebody who runs a club means: never who founded it."""
    _, owner = await find(house, club)
    if not _runs(house, owner, person):
        raise NotYours(
            "not-your-club", "this is done by who founded the club, and by the hosts of this house"
        )
    found = await house.store.faced(face)
    if found is None:
        raise Unknown("unknown-face", "nobody is known by that address", field="face")
    if found == owner:
        raise NotYours("founder-stays", "who founded a club cannot be removed from it", "face")
    return found


async def remove(house: House, person: str, club: str, face: str) -> None:
    """Somebody belongs to a club no more, and cannot come back by its link."""
    found = await _member(house, person, club, face)
    if found not in dict(await house.store.members(club, house.limits.members)):
        raise Unknown("not-a-member", "they do not belong to this club", field="face")
    await house.store.write(KeepOut(club, found, now()))


async def let_in(house: House, person: str, club: str, face: str) -> None:
    """Somebody who was removed may come again by the link."""
    await house.store.write(LetIn(club, await _member(house, person, club, face)))


async def _players(house: House, person: str | None) -> list[tuple[str, str]]:
    """Who has played in this house lately, and when last."""
    rows = await house.store.last_outcomes("", LATELY)

    def found() -> list[tuple[str, str]]:
        last: dict[str, str] = {}
        for _, _, at, _, outcome in ended(rows):
            for seat in outcome.seats:
                last[seat.person] = max(at, last.get(seat.person, ""))
        last.pop("", None)
        return sorted(last.items(), key=lambda each: each[1], reverse=True)

    return (await house.tell_apart(person or "", found))[: house.limits.listed]


async def club_told(house: House, club: str, person: str | None, tables: list[Summary]) -> ClubTold:
    """A club; the house if it has no id. Of a club only members see who belongs to it."""
    name, owner = await find(house, club) if club else ("", "")
    members = await house.store.members(club, house.limits.members) if club else await _players(house, person)
    inside = not club or person in dict(members)
    shown = [each for each in members if inside and not house.notes.is_gone(each[0])]
    kept_out = await house.store.kept_out(club) if club else {}
    runs = bool(club) and _runs(house, owner, person)
    out = list(kept_out.items()) if runs else []
    await house.people.know({who for who, _ in [*shown, *out]})

    def told(people: list[tuple[str, str]]) -> list[ClubMember]:
        names, face = house.people.name, house.people.face
        return [
            ClubMember(names(who), face(who), who == person, since, who == owner) for who, since in people
        ]

    outcomes = ended(await house.store.last_outcomes(club, RECENT)) if inside else []
    return ClubTold(
        id=club,
        name=name,
        mine=bool(club) and owner == person,
        member=person in dict(members),
        hosts=house.notes.is_host(person),
        runs=runs,
        removed=person in kept_out,
        members=told(shown),
        out=told(out),
        tables=tables if inside else [],
        results=await results(house, outcomes, person),
        tournaments=await tournaments_of(house, club, person) if inside else [],
        clubs=[] if club else await _clubs(house, person),
    )
