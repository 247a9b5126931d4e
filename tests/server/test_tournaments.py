"""Tournaments that go on by themselves, from the first entrant to the last table."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from comptoir.server import requests, tournaments
from comptoir.server.house import House
from comptoir.server.pairing import met_at, round_robin
from comptoir.server.standings import (
    Entrant,
    Outlook,
    Round,
    RoundTable,
    Tournament,
    outlook,
    points_for,
    scale,
    standings,
)
from tests.server.clients import BOT, ME, Guest, Nursery, Server
from tests.server.swift import SWIFT, finished_by
from tests.server.test_bots import in_house

FAIR = {"name": "Autumn fair", "game": "heller", "size": 2, "rounds": 3, "pace": 0, "level": "random"}
TERMS = {**SWIFT, "tournaments.LOOK_ROUND": 0.05}


@pytest.fixture(scope="module")
def server(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(nursery, tmp_path_factory.mktemp("fair"), terms=TERMS)
    yield server
    assert server.stop() == 0
    assert not server.said, server.said


def announced(guest: Guest, **more: Any) -> str:
    return str(guest.post("/tournaments", {**FAIR, **more})["id"])


def at(guest: Guest, tournament: str) -> dict[str, Any]:
    return dict(guest.get(f"/tournaments/{tournament}"))


def test_a_swiss_tournament_of_people_and_bots_is_played_to_its_end(
    anna: Guest, ben: Guest, clara: Guest
) -> None:
    """Three people at their screens and two bots, five in all: someone sits out in each round."""
    fair = announced(anna)
    people = [anna, ben, clara]
    for guest in people:
        guest.post(f"/tournaments/{fair}/enter")
    for _ in range(2):
        anna.post(f"/tournaments/{fair}/bot", {"level": "random"})
    told = anna.post(f"/tournaments/{fair}/begin")
    assert (told["status"], len(told["drawn"])) == ("running", 1)
    me = {at(guest, fair)["me"]: guest for guest in people}
    while (told := at(anna, fair))["status"] == "running":
        for table in told["drawn"][-1]["tables"]:
            here = [me[who] for who in table["seating"] if who in me]
            if not table["over"] and here:
                finished_by(here, table["table"])
    assert told["status"] == "over"
    assert len(told["drawn"]) == 3
    seatings = [table["seating"] for drawn in told["drawn"] for table in drawn["tables"]]
    assert max(met_at(seatings).values()) == 1, "nobody met twice"
    byes = [bye for drawn in told["drawn"] for bye in drawn["byes"]]
    assert len(set(byes)) == 3, "nobody sat out twice"
    assert [row["place"] for row in told["rows"]] == sorted(row["place"] for row in told["rows"])
    assert sum(row["points"] for row in told["rows"]) == 3 * (2 * 2 + 2)
    assert told["table"] is None
    mine = [table for table in anna.get("/tables", list="mine")["tables"] if table["tournament"] == fair]
    assert mine and all(any(seat["me"] for seat in table["seats"]) for table in mine), (
        "who has announced it sits at none but their own"
    )


def test_a_round_robin_of_tables_of_three_ends_once_all_have_met(anna: Guest, ben: Guest) -> None:
    fair = announced(anna, kind="robin", size=3)
    for guest in (anna, ben):
        guest.post(f"/tournaments/{fair}/enter")
    for _ in range(3):
        anna.post(f"/tournaments/{fair}/bot", {"level": "random"})
    told = anna.post(f"/tournaments/{fair}/begin")
    assert told["rounds"] >= 2
    assert told["entrants"][2]["level"] == "random"
    assert all(len(table["seating"]) == 3 for table in told["drawn"][0]["tables"])


def test_who_is_late_forfeits_and_bots_play_on(
    serve: Any, come: Any, tmp_path: Path, kind: str, url: str
) -> None:
    """On both databases: the time of a round is nothing, so nobody is in time."""
    server: Server = serve(tmp_path, database=url, terms={**TERMS, "tournaments.HOUR": 0.0})
    anna, ben, clara = come(server), come(server), come(server)
    fair = announced(anna, rounds=2)
    for guest in (anna, ben, clara):
        guest.post(f"/tournaments/{fair}/enter")
    assert anna.post(f"/tournaments/{fair}/begin")["status"] == "running"
    while (told := at(anna, fair))["status"] == "running":
        pass
    marks = [mark["what"] for row in told["rows"] for mark in row["marks"]]
    assert set(marks) == {"forfeit", "bye"}
    assert sum(row["points"] for row in told["rows"]) == 4, "two byes, and nothing for who was late"


def test_who_withdraws_is_not_drawn_and_who_was_never_in_cannot(
    anna: Guest, ben: Guest, clara: Guest
) -> None:
    fair = announced(anna)
    assert anna.refused(f"/tournaments/{fair}/withdraw", {})[:2] == (403, "not-entered")
    for guest in (anna, ben, clara):
        guest.post(f"/tournaments/{fair}/enter")
        guest.post(f"/tournaments/{fair}/enter")
    assert len(at(anna, fair)["entrants"]) == 3, "who enters twice is there once"
    clara.post(f"/tournaments/{fair}/withdraw")
    assert len(at(anna, fair)["entrants"]) == 2
    assert anna.refused(f"/tournaments/{fair}/begin", {})[:2] == (409, "tournament-few")
    clara.post(f"/tournaments/{fair}/enter")
    anna.post(f"/tournaments/{fair}/begin")
    told = clara.post(f"/tournaments/{fair}/withdraw")
    assert [entrant["out"] for entrant in told["entrants"]] == [False, False, True]
    assert ben.refused(f"/tournaments/{fair}/begin", {})[:2] == (403, "not-owner")
    assert anna.refused(f"/tournaments/{fair}/begin", {})[:2] == (409, "tournament-begun")
    assert anna.post(f"/tournaments/{fair}/close")["status"] == "closed"


@pytest.mark.parametrize(
    ("wanted", "status", "code", "field"),
    [
        ({"size": 9}, 400, "bad-field", "size"),
        ({"size": 5}, 400, "bad-seats", "seats"),
        ({"rounds": 13}, 400, "bad-field", "rounds"),
        ({"rounds": 0}, 400, "bad-rounds", "rounds"),
        ({"hours": 0}, 400, "bad-field", "hours"),
        ({"kind": "knockout"}, 400, "bad-field", "kind"),
        ({"level": "oracle"}, 400, "bad-level", "level"),
        ({"name": ""}, 400, "bad-name", "name"),
        ({"game": "chess"}, 400, "bad-game", "game"),
        ({"club": "nowhere"}, 404, "unknown-club", "club"),
    ],
)
def test_a_tournament_that_will_not_do_is_refused(
    anna: Guest, wanted: Any, status: int, code: str, field: str
) -> None:
    assert anna.refused("/tournaments", {**FAIR, **wanted}) == (status, code, field)


def test_tournaments_have_their_limits(serve: Any, come: Any, tmp_path: Path) -> None:
    few = {"limits.tournaments": 1, "limits.entrants": 3, "limits.tournament_bots": 2}
    server: Server = serve(tmp_path, terms=few)
    anna, ben = come(server), come(server)
    fair = announced(anna)
    assert anna.refused("/tournaments", FAIR)[:2] == (429, "too-many-tournaments")
    for _ in range(2):
        anna.post(f"/tournaments/{fair}/bot", {"level": "random"})
    assert anna.refused(f"/tournaments/{fair}/bot", {"level": "random"})[:2] == (429, "tournament-bots")
    assert ben.refused(f"/tournaments/{fair}/bot", {"level": "random"})[:2] == (403, "not-owner")
    ben.post(f"/tournaments/{fair}/enter")
    assert anna.refused(f"/tournaments/{fair}/enter", {})[:2] == (429, "tournament-full")
    assert anna.refused("/tournaments/nowhere", method="GET")[:2] == (404, "unknown-tournament")
    only_bots = announced(ben)
    for _ in range(2):
        ben.post(f"/tournaments/{only_bots}/bot", {"level": "random"})
    assert ben.refused(f"/tournaments/{only_bots}/begin", {})[:2] == (409, "tournament-few")


def test_a_round_without_people_is_one_of_few(serve: Any, come: Any, tmp_path: Path) -> None:
    """As any tables at which nobody sits: bots wait for nobody."""
    server: Server = serve(tmp_path, terms={"limits.bot_tables": "0,3"})
    anna = come(server)
    fairs = [announced(anna, pace=9) for _ in range(2)]
    for fair in fairs:
        anna.post(f"/tournaments/{fair}/enter")
        for _ in range(4):
            anna.post(f"/tournaments/{fair}/bot", {"level": "random"})
    anna.post(f"/tournaments/{fairs[0]}/begin")
    assert anna.refused(f"/tournaments/{fairs[1]}/begin", {})[:2] == (429, "too-many-new-tables")
    assert at(anna, fairs[1])["status"] == "open"


def test_tournaments_and_deals_are_paid_for_as_tables_are(serve: Any, come: Any, tmp_path: Path) -> None:
    """Whoever makes and closes them for ever fills no disk."""
    server: Server = serve(tmp_path, terms={"limits.tables": "0,2"})
    anna = come(server)
    deal = {"game": "heller", "seats": [ME, BOT]}
    anna.post(f"/tournaments/{announced(anna)}/close")
    anna.post("/deals", deal)
    assert anna.refused("/tournaments", FAIR)[:2] == (429, "too-many-new-tables")
    assert anna.refused("/deals", deal)[:2] == (429, "too-many-new-tables")


def test_who_meets_whom_is_worked_out_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All rounds of a large round robin take their time: nobody else waits for it."""
    drawn_by: list[Any] = []

    def drawn(*of: Any) -> Any:
        drawn_by.append(threading.current_thread())
        return round_robin(*of)

    async def act(house: House, person: str) -> None:
        wanted = requests.NewTournament(name="Fair", game="heller", kind="robin", size=3, rounds=0)
        t = await tournaments.make(house, person, wanted, "")
        await tournaments.enter(house, person, t.id, "")
        for _ in range(2):
            await tournaments.add_bot(house, person, t.id, "random")
        await tournaments.begin(house, person, t.id, "")

    monkeypatch.setattr(tournaments, "round_robin", drawn)
    in_house(tmp_path, act)
    assert drawn_by and threading.main_thread() not in drawn_by


# Points, and what is needed


def tournament(*rounds: list[RoundTable], entrants: int = 4, size: int = 2, byes: Any = None) -> Tournament:
    drawn = [Round("", "", tables, (byes or {}).get(i, [])) for i, tables in enumerate(rounds)]
    return Tournament(
        id="fair", name="", owner="", club="", game="heller", options={}, kind="swiss", size=size, rounds=5,
        hours=1, level="greedy", pace=0, pause=None, seed="", created="", status="running",
        entrants=[Entrant(str(i)) for i in range(entrants)], drawn=drawn,
    )  # fmt: skip


def over(*seating: int | None, ranks: list[int] | None = None, away: tuple[int, ...] = ()) -> RoundTable:
    """A table at which the first came first, and so on."""
    found = ranks or list(range(1, len(seating) + 1))
    return RoundTable("t", list(seating), found, [who in away for who in seating])


def playing(*seating: int | None) -> RoundTable:
    return RoundTable("t", list(seating))


def test_points_by_place() -> None:
    assert {size: scale(size) for size in (2, 3, 4, 6)} == {
        2: [2, 0],
        3: [3, 1, 0],
        4: [4, 2, 1, 0],
        6: [6, 4, 3, 2, 1, 0],
    }
    assert points_for(1, [1, 1, 3, 4]) == 3, "who shares the first place shares 4 and 2"
    assert points_for(2, [1, 2, 2, 2]) == 1


def test_equals_are_told_apart_by_whom_they_have_met_then_by_tables_won() -> None:
    t = tournament([over(0, 1), over(2, 3)], [over(0, 2), over(1, 3)])
    rows = {row.entrant: row for row in standings(t)}
    assert [row.entrant for row in standings(t)] == [0, 1, 2, 3]
    assert [rows[i].points for i in range(4)] == [4, 2, 2, 0]
    assert [rows[i].strength for i in range(4)] == [4, 4, 4, 4]
    assert [rows[i].place for i in range(4)] == [1, 2, 2, 4], "who is equal in all shares a place"


def test_who_forfeits_has_no_points_whatever_the_bot_did_and_a_bye_is_a_win() -> None:
    t = tournament([over(0, 1, away=(0,))], entrants=3, byes={0: [2]})
    rows = {row.entrant: row for row in standings(t)}
    assert [(rows[i].points, rows[i].marks[0].what) for i in range(3)] == [
        (0, "forfeit"),
        (0, "place"),
        (2, "bye"),
    ]


@pytest.mark.parametrize(
    ("rounds", "size", "entrants", "expected"),
    [
        # First by 4 with one table to go: even the last place will do.
        ([[over(0, 1)], [over(0, 1)], [playing(0, 1)]], 2, 2, "safe"),
        # All begin: to win is enough only if nobody else can win as much.
        ([[playing(0, 1)]], 2, 2, "win"),
        # Two behind two who meet each other, one of whom will win: nothing helps.
        ([[over(1, 0), over(2, 3)], [playing(0, 3), playing(1, 2)]], 2, 4, "short"),
    ],
)
def test_what_is_needed_to_be_first(rounds: Any, size: int, entrants: int, expected: str) -> None:
    found = outlook(tournament(*rounds, entrants=entrants, size=size), 0)
    assert found is not None
    assert found.what == expected


def test_the_rival_and_the_place_they_may_come_to_are_named() -> None:
    """To win makes one level with who leads if they come second, and one has met stronger people than they have."""
    before = [over(1, 0, 2, 3), over(4, 5, 6, 7)]
    t = tournament(before, [playing(0, 2, 3, 5), playing(1, 4, 6, 7)], entrants=8, size=4)
    rows = {row.entrant: row for row in standings(t)}
    assert (rows[0].points, rows[1].points) == (2, 4)
    assert outlook(t, 0) == Outlook("level", 1, 1, 2, 1)
    assert outlook(tournament(before, entrants=8, size=4), 0) is None, "between rounds nothing is needed"
