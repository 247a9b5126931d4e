"""Records out and in, looking back, going on from there, and another game."""

from __future__ import annotations

import json
from typing import Any

import pytest

from comptoir.table import asked, game, options, play, read_record, seeded
from comptoir.table.record import Move, Record
from comptoir.words import Words
from tests.games.playthroughs import RECORDS
from tests.server.clients import BOT, ME, OPEN, Chair, Guest, hot


def finished(guest: Guest, *seats: Any) -> dict[str, Any]:
    """A table whose game is over: a record of it was brought, or bots have played it."""
    chair = guest.looks(guest.lays(*(seats or (BOT, BOT))))
    while chair.state["table"]["status"] != "over":
        chair.hear("state")
    return dict(chair.state["table"])


def a_record(seats: int = 2, moves: int | None = None) -> Record:
    """A game of random moves, or the beginning of one."""
    heller = game("heller")
    s, luck = heller.start(seats, "linden"), seeded("study")
    said: list[Move] = []
    while s.agenda and len(said) != moves:
        seat = asked(s)[0]
        answers = options(s, seat)
        action = answers[luck.below(len(answers))]
        said.append(Move(seat, action.text))
        play(s, seat, action)
    scores = [] if s.agenda else [place.score for place in heller.standing(s)]
    return Record(
        game="heller", version=1, options=heller.complete({}), seats=seats, seed="linden", moves=said,
        names=[f"Player {i}" for i in range(seats)], scores=scores,
    )  # fmt: skip


def brought(guest: Guest, record: Record) -> dict[str, Any]:
    answer = guest.http.post("/import", content=record.to_json())
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def test_the_record_of_a_finished_game_checks_and_keeps_the_promise(anna: Guest) -> None:
    chair = anna.looks(anna.lays(BOT, BOT))
    promise = chair.state["table"]["deal"]["commitment"]
    while chair.state["table"]["status"] != "over":
        assert chair.state["table"]["deal"]["commitment"] == promise
        chair.hear("state")
    table = chair.state["table"]
    answer = anna.http.get(f"/tables/{table['id']}/record")
    assert answer.headers["content-disposition"].startswith("attachment; filename=")
    record = read_record(answer.content)
    record.check()
    assert record.scores == [place["score"] for place in table["standing"]]
    assert record.names == [seat["name"] for seat in table["seats"]]
    assert (record.seed, record.parts) == (table["deal"]["seed"], table["deal"]["parts"])
    assert record.commitment == promise


def test_a_finished_record_is_brought_to_review(anna: Guest, ben: Guest) -> None:
    record = a_record()
    table = brought(anna, record)
    assert (table["status"], table["study"]) == ("over", True)
    assert [seat["name"] for seat in table["seats"]] == record.names
    assert table["deal"] is None, "its luck is known: there is nothing to prove"
    assert read_record(anna.http.get(f"/tables/{table['id']}/record").content) == record
    assert table["id"] in [mine["id"] for mine in anna.get("/tables", list="mine")["tables"]]
    assert ben.looks(table["id"]).state["view"]


def test_an_unfinished_record_goes_on_with_me_on_every_seat(anna: Guest) -> None:
    table = brought(anna, a_record(3, moves=10))
    assert table["status"] == "playing"
    assert [seat["me"] for seat in table["seats"]] == [True, True, True]
    assert table["version"] == 11
    chair = anna.looks(table["id"])
    chair.look(table["asked"][0])
    chair.moves()


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "played under version 1 of its rules. Those here are version {newest}"),
        ("fr", "jouée avec la version 1 de ses règles. Celles d’ici en sont à la version {newest}"),
    ],
)
def test_a_record_of_earlier_rules_is_refused_with_both_versions(
    anna: Guest, lang: str, sentence: str
) -> None:
    """Karanor's rules were changed once, and what was played under the first is not played again."""
    record = json.loads((RECORDS / "karanor-2.json").read_bytes())
    answer = anna.http.post("/import", json={**record, "version": 1, "box": ""})
    error = answer.json()["error"]
    assert (answer.status_code, error["code"]) == (409, "unknown-rules")
    assert sentence.format(newest=game("karanor").version) in Words(lang).say(
        f"error-{error['code']}", **error["args"]
    )


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"moves": [[0, "draw"], [0, "draw"]]}, "bad-record-move"),
        ({"moves": [[7, "draw"]]}, "bad-record-move"),
        ({"moves": [[2**80, "draw"]]}, "bad-record"),
        ({"moves": [[0, "castle"]]}, "bad-record-move"),
        ({"moves": [[0, "draw"]] * 10_001}, "bad-record-length"),
        ({"scores": [1, 2]}, "bad-record-scores"),
        ({"version": 99}, "unknown-rules"),
        ({"comptoir": 99}, "bad-record-format"),
        ({"game": "chess"}, "bad-game"),
        ({"seats": 9, "names": []}, "bad-seats"),
        ({"options": {"turbo": True}}, "bad-option"),
        ({"names": ["only one"]}, "bad-record-names"),
        ({"names": ["", ""]}, "bad-name"),
        ({"seed": "x" * 201}, "bad-record-seed"),
        ({"luck": 7}, "bad-record"),
    ],
)
def test_a_record_that_does_not_hold_is_refused(anna: Guest, change: dict[str, Any], code: str) -> None:
    record = {**json.loads(a_record().to_json()), **change}
    answer = anna.http.post("/import", json=record)
    assert answer.status_code in (400, 409)
    assert answer.json()["error"]["code"] == code
    assert anna.get("/tables", list="mine")["tables"] == []


@pytest.mark.parametrize("body", [b"", b"{", b"\xff", b"[" * 100_000, b"{}"])
def test_what_is_no_record_is_refused(anna: Guest, body: bytes) -> None:
    answer = anna.http.post("/import", content=body)
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad-record")


def test_a_record_too_large_is_refused(anna: Guest) -> None:
    answer = anna.http.post("/import", content=b" " * 2_000_001)
    assert (answer.status_code, answer.json()["error"]["code"]) == (413, "body-too-large")


def test_frames_show_the_game_move_by_move(anna: Guest) -> None:
    record = a_record()
    table = brought(anna, record)["id"]
    total = len(record.moves) + 1
    page = anna.get(f"/tables/{table}/frames", **{"from": 0, "to": 50, "eyes": 1})
    assert page["total"] == total
    assert [frame["n"] for frame in page["frames"]] == list(range(50))
    assert page["frames"][0]["entry"]["kind"] == "start"
    assert page["frames"][7]["entry"]["seat"] == record.moves[6].seat
    assert {frame["view"]["seat"] for frame in page["frames"]} == {1}
    rest = anna.get(f"/tables/{table}/frames", **{"from": 50, "to": 1000, "eyes": "watch"})["frames"]
    assert [frame["n"] for frame in rest] == list(range(50, total))
    assert rest[-1]["view"]["asked"] == []
    every = anna.get(f"/tables/{table}/frames", **{"from": 3, "to": 4, "eyes": "all"})["frames"]
    assert [view["seat"] for view in every[0]["views"]] == [0, 1]
    assert "view" not in every[0]
    assert all(view["merchants"][i]["secret"] != "hidden" for i, view in enumerate(every[0]["views"]))


def test_all_eyes_see_what_anybody_saw(anna: Guest) -> None:
    record = a_record()
    table = brought(anna, record)["id"]
    drawn = next(n for n, move in enumerate(record.moves, 1) if move.action == "draw")
    frame = anna.get(f"/tables/{table}/frames", **{"from": drawn, "to": drawn + 1, "eyes": "all"})["frames"][
        0
    ]
    assert frame["entry"]["events"][0]["square"]


def test_frames_at_a_game_under_way_show_only_what_i_saw(anna: Guest) -> None:
    table = brought(anna, a_record(2, moves=12))["id"]
    frames = anna.get(f"/tables/{table}/frames", eyes=0)["frames"]
    assert len(frames) == 13
    assert all(frame["view"]["merchants"][1]["secret"] in ("hidden", None) for frame in frames)
    assert anna.refused(f"/tables/{table}/frames", method="GET", eyes="2") == (400, "bad-eyes", "eyes")
    assert anna.refused(f"/tables/{table}/frames", method="GET", eyes="-1") == (400, "bad-eyes", "eyes")
    endless = "1" * 5000
    assert anna.refused(f"/tables/{table}/frames", method="GET", eyes=endless) == (400, "bad-eyes", "eyes")
    query = {"from": "first"}
    assert anna.refused(f"/tables/{table}/frames", method="GET", **query) == (400, "bad-number", "from")
    assert anna.get(f"/tables/{table}/frames", **{"from": "9999999"}) == {"total": 13, "frames": []}


def test_a_fork_goes_on_from_a_move_with_the_same_luck(anna: Guest) -> None:
    record = a_record()
    table = brought(anna, record)["id"]
    fork = anna.post(f"/tables/{table}/fork", {"move": 20, "seats": [ME, BOT]})
    assert fork["study"] is True
    assert fork["id"] != table
    frames = anna.get(f"/tables/{fork['id']}/frames", **{"from": 0, "to": 21, "eyes": 0})["frames"]
    before = anna.get(f"/tables/{table}/frames", **{"from": 0, "to": 21, "eyes": 0})["frames"]
    assert [frame["view"] for frame in frames[:21]] == [frame["view"] for frame in before]


def test_a_fork_with_an_open_seat_waits_for_somebody(anna: Guest, ben: Guest) -> None:
    table = brought(anna, a_record())["id"]
    fork = anna.post(f"/tables/{table}/fork", {"move": 20, "seats": [ME, OPEN]})
    assert (fork["status"], fork["version"]) == ("open", 0)
    assert ben.joins(fork["id"])["version"] == 21


def test_a_fork_must_fit(anna: Guest) -> None:
    record = a_record()
    table = brought(anna, record)["id"]
    path = f"/tables/{table}/fork"
    assert anna.refused(path, {"move": len(record.moves), "seats": [ME, BOT]}) == (
        400,
        "bad-move-number",
        "move",
    )
    assert anna.refused(path, {"move": 3, "seats": [ME, BOT, BOT]}) == (400, "bad-seat-count", "seats")
    playing = anna.lays(ME, hot("Oma"))
    assert anna.refused(f"/tables/{playing}/fork", {"move": 0, "seats": [ME, BOT]}) == (409, "not-over", "")


def test_who_has_left_cannot_return_once_the_game_is_over(anna: Guest, ben: Guest) -> None:
    table = anna.lays(ME, OPEN, BOT)
    ben.joins(table)
    for guest in (anna, ben):
        guest.post(f"/tables/{table}/leave")
    watching = anna.looks(table)
    while watching.state["table"]["status"] != "over":
        watching.hear("state")
    assert anna.refused(f"/tables/{table}/return") == (409, "not-playing", "")


def test_a_rematch_is_for_finished_games(anna: Guest) -> None:
    chair = anna.looks(anna.lays(ME, hot("Oma")))
    assert chair.asks(t="rematch", seat=0)["error"]["code"] == "not-over"


def test_one_screen_asks_for_all_its_seats(anna: Guest) -> None:
    table = brought(anna, a_record())["id"]
    chair = anna.looks(table)
    assert chair.asks(t="rematch", seat=1)["t"] == "done"
    rematch = chair.hear("table")["table"]["rematch"]
    assert rematch["wants"] == [0, 1]
    fresh = anna.table(rematch["table"])
    assert (fresh["status"], fresh["study"], fresh["version"]) == ("playing", False, 1)
    chair.asks(t="rematch", seat=0)
    assert anna.table(table)["rematch"] == rematch


def played_by_both(anna: Guest, ben: Guest) -> tuple[str, list[Chair]]:
    """A game that both have played to its end and still look at."""
    first = anna.lays(ME, OPEN, options={"debts": True}, pace=0.5)
    ben.joins(first)
    chairs = [anna.looks(first), ben.looks(first)]
    luck = seeded("rematch")
    while chairs[0].state["table"]["status"] != "over":
        seat = chairs[0].state["table"]["asked"][0]
        chair = chairs[seat]
        chair.until(chairs[0].version)
        if chair.sent == 30:  # a quick machine comes near the limit of messages on one socket
            chairs[seat] = chair = (anna, ben)[seat].looks(first)
        answers = chair.ask["options"]
        done = chair.try_move(answers[luck.below(len(answers))])
        assert done["t"] == "done", done
        for each in chairs:
            each.until(done["version"])
    return first, chairs


def test_both_people_ask_and_a_new_game_begins(anna: Guest, ben: Guest) -> None:
    _, chairs = played_by_both(anna, ben)
    old = chairs[0].state["table"]
    assert chairs[0].asks(t="rematch", seat=0)["t"] == "done"
    told = chairs[1].hear("table")["table"]["rematch"]
    assert told == {"wants": [0], "table": None, "commitment": old["rematch"]["commitment"]}
    assert chairs[1].asks(t="rematch", seat=1)["t"] == "done"
    fresh = chairs[1].hear("table")["table"]["rematch"]["table"]
    table = ben.table(fresh)
    assert table["status"] == "playing"
    assert [table[name] for name in ("options", "pace")] == [old["options"], old["pace"]]
    assert [seat["name"] for seat in table["seats"]] == [seat["name"] for seat in old["seats"]]
    assert table["deal"]["commitment"] == old["rematch"]["commitment"] != old["deal"]["commitment"]
    assert fresh in [mine["id"] for mine in ben.get("/tables", list="mine")["tables"]]


def test_a_rematch_does_not_wait_for_who_has_gone(anna: Guest, ben: Guest) -> None:
    first, chairs = played_by_both(anna, ben)
    ben.sockets.close()
    while chairs[0].hear("table")["table"]["seats"][1]["online"]:
        pass
    assert chairs[0].asks(t="rematch", seat=0)["t"] == "done"
    fresh = anna.table(anna.table(first)["rematch"]["table"])
    assert (fresh["status"], fresh["mine"]) == ("open", True)
    assert [seat["kind"] for seat in fresh["seats"]] == ["person", "open"]
    assert ben.joins(fresh["id"])["status"] == "playing"


def test_who_waits_for_a_rematch_may_start_without_the_others(anna: Guest, ben: Guest) -> None:
    first, chairs = played_by_both(anna, ben)
    assert chairs[1].asks(t="rematch", seat=1)["t"] == "done"
    assert ben.table(first)["rematch"] | {"commitment": ""} == {"wants": [1], "table": None, "commitment": ""}
    assert chairs[1].asks(t="rematch", seat=1, wait=False)["t"] == "done"
    fresh = ben.table(ben.table(first)["rematch"]["table"])
    assert (fresh["status"], fresh["mine"]) == ("open", True)
    assert [seat["kind"] for seat in fresh["seats"]] == ["open", "person"]
    assert ben.post(f"/tables/{fresh['id']}/fill", {"level": "greedy"})["status"] == "playing"
