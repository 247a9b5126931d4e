"""People, ratings, tournaments and clubs over HTTP."""

from __future__ import annotations

from starlette.routing import Route

from comptoir.server import clubs, gazette, requests, tournaments
from comptoir.server.api import Call, changing, reading


async def person(call: Call) -> gazette.PersonTold:
    found = await clubs.whoever(call.house, call.request.path_params["face"], call.person)
    return await clubs.person_told(call.house, found, call.person)


async def ratings(call: Call) -> gazette.RatingList:
    game = call.request.path_params["game"]
    return await clubs.rating_list(call.house, game, call.person, call.house.limits.listed)


async def make_tournament(call: Call) -> gazette.TournamentTold:
    wanted = await call.body(requests.NewTournament)
    t = await tournaments.make(call.house, call.me, wanted, call.address)
    return await clubs.tournament_told(call.house, t, call.person)


async def tournament(call: Call) -> gazette.TournamentTold:
    t = await tournaments.seen(call.house, call.request.path_params["tournament"], call.person)
    return await clubs.tournament_told(call.house, t, call.person)


async def enter(call: Call) -> gazette.TournamentTold:
    await call.body(requests.Nothing)
    name = call.request.path_params["tournament"]
    t = await tournaments.enter(call.house, call.me, name, call.address)
    return await clubs.tournament_told(call.house, t, call.person)


async def withdraw(call: Call) -> gazette.TournamentTold:
    await call.body(requests.Nothing)
    t = await tournaments.withdraw(call.house, call.me, call.request.path_params["tournament"])
    return await clubs.tournament_told(call.house, t, call.person)


async def add_bot(call: Call) -> gazette.TournamentTold:
    wanted = await call.body(requests.Fill)
    name = call.request.path_params["tournament"]
    t = await tournaments.add_bot(call.house, call.me, name, wanted.level)
    return await clubs.tournament_told(call.house, t, call.person)


async def begin(call: Call) -> gazette.TournamentTold:
    await call.body(requests.Nothing)
    name = call.request.path_params["tournament"]
    t = await tournaments.begin(call.house, call.me, name, call.address)
    return await clubs.tournament_told(call.house, t, call.person)


async def close(call: Call) -> gazette.TournamentTold:
    await call.body(requests.Nothing)
    t = await tournaments.close(call.house, call.me, call.request.path_params["tournament"])
    return await clubs.tournament_told(call.house, t, call.person)


async def _club(call: Call, club: str) -> gazette.ClubTold:
    house = call.house
    tables = await call.summaries(await house.store.club_lobby(club, house.limits.listed))
    return await clubs.club_told(house, club, call.person, tables)


async def house_club(call: Call) -> gazette.ClubTold:
    return await _club(call, "")


async def club(call: Call) -> gazette.ClubTold:
    return await _club(call, call.request.path_params["club"])


async def make_club(call: Call) -> gazette.ClubTold:
    wanted = await call.body(requests.NewClub)
    return await _club(call, await clubs.make(call.house, call.me, wanted.name))


async def join_club(call: Call) -> gazette.ClubTold:
    await call.body(requests.Nothing)
    await clubs.join(call.house, call.me, call.request.path_params["club"])
    return await club(call)


async def leave_club(call: Call) -> gazette.ClubTold:
    await call.body(requests.Nothing)
    await clubs.leave(call.house, call.me, call.request.path_params["club"])
    return await club(call)


async def remove_member(call: Call) -> gazette.ClubTold:
    wanted = await call.body(requests.OneMember)
    await clubs.remove(call.house, call.me, call.request.path_params["club"], wanted.face)
    return await club(call)


async def let_in(call: Call) -> gazette.ClubTold:
    wanted = await call.body(requests.OneMember)
    await clubs.let_in(call.house, call.me, call.request.path_params["club"], wanted.face)
    return await club(call)


ROUTES: list[Route] = [
    reading("/people/{face}", person, gathers=True),
    reading("/ratings/{game}", ratings, gathers=True),
    changing("/tournaments", make_tournament, gathers=True),
    reading("/tournaments/{tournament}", tournament, gathers=True),
    changing("/tournaments/{tournament}/enter", enter, gathers=True),
    changing("/tournaments/{tournament}/withdraw", withdraw, gathers=True),
    changing("/tournaments/{tournament}/bot", add_bot, gathers=True),
    changing("/tournaments/{tournament}/begin", begin, gathers=True),
    changing("/tournaments/{tournament}/close", close, gathers=True),
    reading("/club", house_club, gathers=True),
    changing("/clubs", make_club, gathers=True),
    reading("/clubs/{club}", club, gathers=True),
    changing("/clubs/{club}/join", join_club, gathers=True),
    changing("/clubs/{club}/leave", leave_club, gathers=True),
    changing("/clubs/{club}/remove", remove_member, gathers=True),
    changing("/clubs/{club}/let-in", let_in, gathers=True),
]
