"""The deal at a table: the server is bound first, browsers add their parts, and the luck follows from all of it."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from comptoir.table import Record, commitment, dump, read_record
from tests.server.clients import BOT, ME, OPEN, Chair, Guest, Server, hot

ANA, BEN = "0123456789abcdef" * 2, "b" * 32


def promised(guest: Guest) -> str:
    return str(guest.post("/deal")["commitment"])


def test_the_server_is_bound_before_i_add_my_part(anna: Guest) -> None:
    promise = promised(anna)
    deal = anna.table(anna.lays(ME, BOT, BOT, deal=promise, part=ANA))["deal"]
    assert deal == {"commitment": promise, "parts": [ANA, "", ""], "seed": None}


def test_each_promise_is_another_and_the_last_one_counts(anna: Guest) -> None:
    first, second = promised(anna), promised(anna)
    assert first != second
    table = {"game": "heller", "seats": [ME, BOT]}
    assert anna.refused("/tables", {**table, "deal": first}) == (409, "deal-gone", "deal")
    assert anna.post("/tables", {**table, "deal": second})["deal"]["commitment"] == second


def test_a_promise_is_kept_once_and_for_its_owner_only(anna: Guest, ben: Guest) -> None:
    promise = promised(anna)
    table = {"game": "heller", "seats": [ME, BOT], "deal": promise}
    assert ben.refused("/tables", table) == (409, "deal-gone", "deal")
    assert anna.post("/tables", table)["deal"]["commitment"] == promise
    assert anna.refused("/tables", table) == (409, "deal-gone", "deal")


def test_a_part_proves_nothing_unless_the_server_was_bound(anna: Guest) -> None:
    table = {"game": "heller", "seats": [ME, BOT], "part": ANA}
    assert anna.refused("/tables", table) == (400, "part-unpromised", "part")


@pytest.mark.parametrize("part", ["x", "0" * 31, "0" * 33, "A" * 32, "0" * 32 + "\n", "\n", 7])
def test_a_part_is_thirty_two_hexadecimal_digits(anna: Guest, part: object) -> None:
    table = {"game": "heller", "seats": [ME, BOT], "deal": promised(anna), "part": part}
    assert anna.refused("/tables", table) == (400, "bad-field", "part")
    table_id = anna.lays(ME, OPEN)
    assert anna.refused(f"/tables/{table_id}/join", {"part": part}) == (400, "bad-field", "part")


def test_whoever_sits_down_adds_a_part_and_takes_it_along(anna: Guest, ben: Guest, clara: Guest) -> None:
    table = anna.lays(ME, OPEN, OPEN, deal=promised(anna), part=ANA)
    shown = ben.table(table)["deal"]["commitment"]
    assert ben.post(f"/tables/{table}/join", {"part": BEN})["deal"]["parts"] == [ANA, BEN, ""]
    assert ben.post(f"/tables/{table}/leave")["deal"]["parts"] == [ANA, "", ""]
    ben.post(f"/tables/{table}/join", {"part": BEN})
    deal = clara.post(f"/tables/{table}/join")["deal"]
    assert deal == {"commitment": shown, "parts": [ANA, BEN, ""], "seed": None}, (
        "who adds nothing may sit too"
    )


def test_people_on_one_screen_add_one_part(anna: Guest) -> None:
    table = anna.lays(hot("Ana"), hot("Ben"), deal=promised(anna), part=ANA)
    assert anna.table(table)["deal"]["parts"] == [ANA, ""]


def test_the_luck_follows_from_the_seed_and_every_part(anna: Guest) -> None:
    record = finished(anna, deal=promised(anna), part=ANA)
    assert record.parts == [ANA, ""]
    record.check()
    without = msgspec.structs.replace(record, parts=["", ""])
    assert dump(without.replay(0)) != dump(record.replay(0))


def finished(guest: Guest, **more: object) -> Record:
    """The record of a game that bots have finished for me."""
    table = guest.lays(ME, BOT, **more)
    guest.post(f"/tables/{table}/leave")
    chair = guest.looks(table)
    over(chair)
    return read_record(guest.http.get(f"/tables/{table}/record").content)


def over(chair: Chair) -> None:
    while chair.state["table"]["status"] != "over":
        chair.hear("state")


def test_a_rematch_is_bound_before_anybody_asks_and_takes_the_parts_of_those_who_do(anna: Guest) -> None:
    table = anna.http.post("/import", content=finished(anna).to_json()).json()
    promise = table["rematch"]["commitment"]
    chair = anna.looks(table["id"])
    assert chair.asks(t="rematch", seat=0, part=ANA)["t"] == "done"
    fresh = anna.table(chair.hear("table")["table"]["rematch"]["table"])
    assert fresh["deal"] == {"commitment": promise, "parts": [ANA, ""], "seed": None}
    assert fresh["rematch"]["commitment"] is None, "nobody need know yet"


def aged(data: Path, *tables: str) -> None:
    """As a release before sealed deals has left these tables."""
    with sqlite3.connect(data / "comptoir.sqlite") as database:
        for table in tables:
            [text] = database.execute("SELECT data FROM tables WHERE id = ?", (table,)).fetchone()
            row = msgspec.json.decode(text)
            for name in ("parts", "next_seed", "next_parts", "box"):
                del row[name]
            row["seed"] = "0123456789abcdef" * 2
            database.execute(
                "UPDATE tables SET data = ? WHERE id = ?", (msgspec.json.encode(row).decode(), table)
            )


def test_tables_of_an_older_release_are_sealed_if_they_have_not_started(
    serve: Callable[..., Server], come: Callable[..., Guest], tmp_path: Path
) -> None:
    server = serve(tmp_path)
    anna = come(server)
    waiting, running = anna.lays(ME, OPEN), anna.lays(ME, hot("Ben"))
    server.stop()
    aged(tmp_path, waiting, running)
    server = serve(tmp_path)
    anna, ben = come(server, anna.cookie), come(server)
    state = ben.looks(waiting).state
    deal = state["table"]["deal"]
    assert deal["commitment"] != commitment("0123456789abcdef" * 4) and deal["parts"] == ["", ""]
    assert ben.post(f"/tables/{waiting}/join", {"part": BEN})["deal"] == {**deal, "parts": ["", BEN]}
    chair = anna.looks(running)
    assert chair.state["table"]["deal"] is None, "its luck was not sealed: nothing is claimed of it"
    chair.look(next(seat for seat in (0, 1) if chair.look(seat)["ask"]))
    chair.moves()
    server.stop()
    server = serve(tmp_path)
    assert come(server).table(waiting)["deal"]["parts"] == ["", BEN], "sealed once, not at every start"
