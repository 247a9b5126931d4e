"""Ratings that nobody farms, people as others know them, clubs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from comptoir.server.changes import KeepOutcome
from comptoir.server.outcomes import Finisher, Outcome
from comptoir.server.ratings import BASE, Ratings
from comptoir.server.store import Store
from tests.server.clients import BOT, ME, OPEN, Guest, Nursery, Server, hot
from tests.server.swift import SWIFT, finished, finished_by
from tests.server.test_accounts import named
from tests.server.test_store import InStore, in_store

__all__ = ["in_store"]


@pytest.fixture(scope="module")
def server(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(nursery, tmp_path_factory.mktemp("club"), terms=SWIFT)
    yield server
    assert server.stop() == 0
    assert not server.said, server.said


def met(one: Guest, other: Guest, **more: Any) -> str:
    """Two people play a game to its end."""
    table = one.lays(ME, OPEN, **more)
    other.joins(table)
    finished_by([one, other], table)
    return table


def mine(guest: Guest) -> Any:
    games = guest.get("/people/me")["games"]
    return games[0] if games else None


def test_two_people_are_rated_by_their_game_and_bots_rate_nobody(anna: Guest, ben: Guest) -> None:
    named(anna, "Rated Anna")
    named(ben, "Rated Ben")
    finished(anna, anna.lays(ME, BOT))
    assert (mine(anna)["played"], mine(anna)["rating"], mine(anna)["rated"]) == (1, None, 0)
    table = met(anna, ben)
    standing = {place["seat"]: place["rank"] for place in anna.table(table)["standing"]}
    ratings = [mine(anna), mine(ben)]
    assert [each["rated"] for each in ratings] == [1, 1]
    if standing[0] != standing[1]:
        best, other = (0, 1) if standing[0] == 1 else (1, 0)
        assert ratings[best]["rating"] > BASE > 0 <= ratings[other]["rating"] < ratings[best]["rating"]
    listed = [each for each in anna.get("/ratings/heller")["people"] if each["me"]]
    assert listed[0]["rating"] == ratings[0]["rating"]
    assert not listed[0]["sure"]


def test_guests_are_not_rated_and_nobody_rises_by_them(anna: Guest, ben: Guest, clara: Guest) -> None:
    """A guest costs nothing to make. Where two with accounts play, a guest may play along, and is left out."""
    named(anna, "Settled Anna")
    met(anna, ben)
    assert (mine(anna)["played"], mine(anna)["rated"], mine(ben)["rated"]) == (1, 0, 0)
    named(ben, "Settled Ben")
    assert (mine(anna)["rated"], mine(ben)["rated"]) == (0, 0), "what was played before does not count later"
    table = anna.lays(ME, OPEN, OPEN)
    for guest in (ben, clara):
        guest.joins(table)
    finished_by([anna, ben, clara], table)
    assert [mine(guest)["rated"] for guest in (anna, ben, clara)] == [1, 1, 0]
    assert (mine(clara)["played"], mine(clara)["rating"]) == (1, None)


def test_nobody_rises_by_playing_themselves(anna: Guest, ben: Guest) -> None:
    """Neither on one screen, nor in two browsers of one address."""
    named(anna, "Lonely Anna")
    named(ben, "Lonely Ben")
    finished_hot = anna.lays(ME, hot("Oma"))
    chair = anna.looks(finished_hot)
    while chair.state["table"]["status"] != "over":
        if chair.state["seat"] not in chair.state["table"]["asked"]:
            chair.look(chair.state["table"]["asked"][0])
        chair.moves()
    ben.http.headers.update(anna.headers)
    met(anna, ben)
    assert (mine(anna)["played"], mine(anna)["rated"]) == (2, 0)
    assert (mine(ben)["played"], mine(ben)["rating"]) == (1, None)


def test_where_somebody_came_from_is_forgotten_at_the_end(serve: Any, come: Any, tmp_path: Path) -> None:
    server: Server = serve(tmp_path, terms=SWIFT)
    anna, ben = come(server), come(server)
    table = met(anna, ben)
    text = str(anna.table(table))
    assert "home" not in text
    server.stop()
    data = (tmp_path / "comptoir.sqlite").read_bytes()
    assert anna.headers["X-Forwarded-For"].encode() not in data


def test_statistics_tell_places_average_and_best(anna: Guest, ben: Guest) -> None:
    tables = [met(anna, ben), met(anna, ben)]
    places = [
        next(place for place in anna.table(table)["standing"] if place["seat"] == 0) for table in tables
    ]
    found = mine(anna)
    assert found["played"] == 2
    assert found["places"] == [sum(place["rank"] == rank for place in places) for rank in (1, 2)]
    scores = [place["score"] for place in places]
    assert (found["best"], found["average"]) == (max(scores), sum(scores) / 2)


def test_a_page_of_somebody_names_no_private_table_and_no_number(
    anna: Guest, ben: Guest, clara: Guest
) -> None:
    private, public = met(anna, ben), met(anna, ben, public=True)
    face = anna.get("/people/me")["face"]
    told = clara.get(f"/people/{face}")
    assert [result["table"] for result in told["results"]] == [public, None]
    assert (told["me"], anna.get(f"/people/{face}")["me"]) == (False, True)
    assert private in [result["table"] for result in ben.get(f"/people/{face}")["results"]]
    number = (anna.cookie or "").rpartition(".")[0]
    assert number and number not in str(told)
    assert clara.refused("/people/nobody", method="GET")[:2] == (404, "unknown-face")
    assert clara.refused("/people/me", method="GET")[:2] == (404, "unknown-face")


def test_ratings_are_the_same_however_they_are_added_up(in_store: InStore) -> None:
    """All at once, game by game, or with a game that turns up late."""

    def ended(n: int, ranks: list[int]) -> KeepOutcome:
        seats = [
            Finisher("person", f"p{i}", "", None, rank, 10 - rank, False) for i, rank in enumerate(ranks)
        ]
        data = msgspec.json.encode(Outcome("", False, seats)).decode()
        return KeepOutcome(f"t{n}", "heller", f"2026-01-0{n}", True, data, [])

    async def added_up(store: Store) -> tuple[Any, Any, Any]:
        step_by_step = Ratings(store)
        for n, ranks in enumerate(([1, 2, 3], [2, 1, 2], [1, 2, 2]), 1):
            await store.write(ended(n, ranks))
            await step_by_step.of("heller")
        found = await step_by_step.of("heller"), await Ratings(store).of("heller")
        step_by_step._seen.pop(2)
        return *found, await step_by_step.of("heller")

    one, other, again = in_store(added_up)
    assert one == other == again
    assert one["p0"].shown > one["p1"].shown > one["p2"].shown
    assert all(rating.games == 3 for rating in one.values())


def test_the_place_of_a_guest_moves_no_rating(in_store: InStore) -> None:
    """The same as if the guest who came first had not sat there."""
    anna, ben = [Finisher("person", who, "", None, rank, 0, False) for who, rank in (("a", 2), ("b", 3))]
    first = Finisher("person", "g", "", None, 1, 0, False, guest=True)

    async def rated(store: Store) -> Any:
        for game, seats in (("heller", [anna, ben, first]), ("hermagor", [anna, ben])):
            data = msgspec.json.encode(Outcome("", False, seats)).decode()
            await store.write(KeepOutcome(game, game, "2026-01-01", True, data, []))
        ratings = Ratings(store)
        return await ratings.of("heller"), await ratings.of("hermagor")

    with_guest, without = in_store(rated)
    assert with_guest == without and with_guest.keys() == {"a", "b"}


def test_a_club_is_made_by_a_host_and_seen_by_its_members(serve: Any, come: Any, tmp_path: Path) -> None:
    server: Server = serve(tmp_path, terms=SWIFT)
    anna, ben, clara = come(server), come(server), come(server)
    anna.post("/me", {"name": "Anna"})
    assert anna.refused("/clubs", {"name": "Hansa"})[:2] == (403, "not-a-host")
    number = (anna.cookie or "").rpartition(".")[0]
    server.stop()
    server = serve(tmp_path, terms={**SWIFT, "admin.people": number, "limits.clubs": 1, "limits.members": 2})
    anna, ben, clara = come(server, anna.cookie), come(server), come(server)
    club = anna.post("/clubs", {"name": "Hansa"})
    assert (club["name"], club["mine"], club["member"]) == ("Hansa", True, True)
    assert anna.refused("/clubs", {"name": "Second"})[:2] == (429, "too-many-clubs")
    outside = ben.get(f"/clubs/{club['id']}")
    assert (outside["name"], outside["members"], outside["results"], outside["tables"]) == (
        "Hansa",
        [],
        [],
        [],
    )
    assert len(ben.post(f"/clubs/{club['id']}/join")["members"]) == 2
    assert clara.refused(f"/clubs/{club['id']}/join", {})[:2] == (429, "club-full")
    open_table = anna.lays(ME, OPEN, public=True)
    clara.lays(ME, OPEN, public=True)
    met(ben, anna)
    fair = {"name": "Fair", "game": "heller", "size": 2, "club": club["id"]}
    tournament = anna.post("/tournaments", fair)["id"]
    inside = ben.get(f"/clubs/{club['id']}")
    assert [table["id"] for table in inside["tables"]] == [open_table]
    assert len(inside["results"]) == 1
    assert [each["id"] for each in inside["tournaments"]] == [tournament]
    assert ben.post(f"/clubs/{club['id']}/leave")["members"] == []
    house = clara.get("/club")
    assert len(house["tables"]) == 2
    assert {member["name"] for member in house["members"]} >= {"Anna"}
    assert clara.refused("/clubs/nowhere", method="GET")[:2] == (404, "unknown-club")


def a_club(serve: Any, come: Any, folder: Path) -> tuple[Server, str, list[Guest]]:
    """A club that Anna has founded as a host who is none any more, with Ben and Clara; Dora is a host."""
    server: Server = serve(folder, terms=SWIFT)
    guests = [come(server) for _ in range(4)]
    for guest, name in zip(guests, ("Anna", "Ben", "Clara", "Dora"), strict=True):
        guest.post("/me", {"name": name})
    numbers = [(guest.cookie or "").rpartition(".")[0] for guest in guests]
    server.stop()
    server = serve(folder, terms={**SWIFT, "admin.people": numbers[0]})
    club = come(server, guests[0].cookie).post("/clubs", {"name": "Hansa"})["id"]
    server.stop()
    server = serve(folder, terms={**SWIFT, "admin.people": numbers[3]})
    anna, ben, clara, dora = (come(server, guest.cookie) for guest in guests)
    for guest in (ben, clara):
        guest.post(f"/clubs/{club}/join")
    return server, club, [anna, ben, clara, dora]


def names_of(told: Any) -> list[str]:
    return sorted(member["name"] for member in told["members"])


def test_who_founded_a_club_removes_somebody_who_stays_out_until_let_in(
    serve: Any, come: Any, tmp_path: Path
) -> None:
    server, club, (anna, ben, clara, _) = a_club(serve, come, tmp_path)
    face = ben.get("/people/me")["face"]
    told = anna.post(f"/clubs/{club}/remove", {"face": face})
    assert names_of(told) == ["Anna", "Clara"]
    assert [each["name"] for each in told["out"]] == ["Ben"]
    his = ben.get(f"/clubs/{club}")
    assert (his["removed"], his["member"], his["members"], his["tables"], his["out"]) == (
        True,
        False,
        [],
        [],
        [],
    )
    assert ben.refused(f"/clubs/{club}/join", {})[:2] == (403, "removed-from-club")
    hers = clara.get(f"/clubs/{club}")
    assert (hers["out"], hers["runs"], hers["removed"]) == ([], False, False), (
        "nobody else is told who had to go"
    )
    server.stop()
    server = serve(tmp_path, terms=SWIFT)
    anna, ben = come(server, anna.cookie), come(server, ben.cookie)
    assert ben.refused(f"/clubs/{club}/join", {})[:2] == (403, "removed-from-club")
    told = anna.post(f"/clubs/{club}/let-in", {"face": face})
    assert (told["out"], names_of(told)) == ([], ["Anna", "Clara"])
    assert names_of(ben.post(f"/clubs/{club}/join")) == ["Anna", "Ben", "Clara"]


def test_what_a_club_plays_is_for_its_members(serve: Any, come: Any, tmp_path: Path) -> None:
    """Nobody else announces there, takes part, or sees who does; neither does who was removed."""
    server, club, (anna, ben, clara, _) = a_club(serve, come, tmp_path)
    stranger = come(server)
    fair = {"name": "Fair", "game": "heller", "size": 2, "rounds": 1, "level": "random", "club": club}
    held = anna.post("/tournaments", fair)["id"]
    for guest in (anna, ben, clara):
        guest.post(f"/tournaments/{held}/enter")
    anna.post(f"/clubs/{club}/remove", {"face": clara.get("/people/me")["face"]})
    for guest in (stranger, clara):
        assert guest.refused("/tournaments", fair)[:2] == (403, "members-only")
    for path in (f"/tournaments/{held}/enter", f"/tournaments/{held}/begin"):
        assert stranger.refused(path, {})[0] == 403
    assert stranger.refused(f"/tournaments/{held}", method="GET")[:2] == (403, "members-only")
    assert clara.get(f"/tournaments/{held}")["me"] == 2, "who takes part goes on"
    assert ben.get(f"/clubs/{club}")["tournaments"][0]["entrants"] == 3


def test_nobody_else_removes_anybody_and_nobody_who_founded_it(serve: Any, come: Any, tmp_path: Path) -> None:
    server, club, (anna, ben, clara, dora) = a_club(serve, come, tmp_path)
    stranger = come(server)
    faces = {guest: guest.get("/people/me")["face"] for guest in (anna, ben, clara, dora)}
    for act in ("remove", "let-in"):
        where = f"/clubs/{club}/{act}"
        assert clara.refused(where, {"face": faces[ben]})[:2] == (403, "not-your-club")
        assert clara.refused(where, {"face": faces[clara]})[:2] == (403, "not-your-club")
        assert stranger.refused(where, {"face": faces[ben]})[:2] == (403, "not-your-club")
        for guest in (anna, dora):
            assert guest.refused(where, {"face": faces[anna]}) == (403, "founder-stays", "face")
            assert guest.refused(where, {"face": "nobody"})[:2] == (404, "unknown-face")
            assert guest.refused(where, {"face": ""})[0] == 400
        assert anna.refused(f"/clubs/nowhere/{act}", {"face": faces[ben]})[:2] == (404, "unknown-club")
    assert names_of(anna.get(f"/clubs/{club}")) == ["Anna", "Ben", "Clara"]
    assert names_of(dora.post(f"/clubs/{club}/remove", {"face": faces[ben]})) == []
    assert names_of(anna.get(f"/clubs/{club}")) == ["Anna", "Clara"], "a host of the house may"
    assert anna.refused(f"/clubs/{club}/remove", {"face": faces[ben]}) == (404, "not-a-member", "face")
    house = anna.get("/club")
    assert (house["runs"], house["removed"], house["out"]) == (False, False, [])


def test_who_removes_themselves_is_forgotten_by_the_clubs_that_kept_them_out(
    serve: Any, come: Any, tmp_path: Path
) -> None:
    server, club, (anna, ben, _, _) = a_club(serve, come, tmp_path)
    anna.post(f"/clubs/{club}/remove", {"face": ben.get("/people/me")["face"]})
    ben.post("/me/delete", {"name": "Ben"})
    assert anna.get(f"/clubs/{club}")["out"] == []
    server.stop()
