"""What somebody comes back to: the bell of every page, what others have done meanwhile, and one's own orders."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.server.clients import ME, OPEN, Guest
from tests.server.swift import SWIFT, finished_by
from tests.server.test_orders import orders, two


def bell(guest: Guest) -> list[tuple[str, str]]:
    """Which tables wait for a guest, and why."""
    return [(row["table"], row["why"]) for row in guest.get("/me/bell")["waiting"]]


def sees(guest: Guest, table: str, version: int) -> None:
    assert guest.post(f"/tables/{table}/seen", {"version": version}) == {}


def missed(guest: Guest) -> dict[str, tuple[int, dict[int, int]]]:
    """By table: from which version on, and how many moves by whom."""
    return {
        row["table"]: (row["after"], {each["seat"]: each["moves"] for each in row["moved"]})
        for row in guest.get("/me/missed")["missed"]
    }


def test_the_bell_tells_who_is_asked_and_nobody_else(anna: Guest, ben: Guest, clara: Guest) -> None:
    table, first, other = two(anna, ben)
    mover, waiter = (anna, ben) if first.state["seat"] in seats_of(anna, table) else (ben, anna)
    assert bell(mover) == [(table, "turn")]
    assert bell(waiter) == bell(clara) == []
    [row] = mover.get("/me/bell")["waiting"]
    assert row == {
        "table": table,
        "name": mover.table(table)["name"],
        "game": "heller",
        "why": "turn",
        "at": mover.table(table)["clocks"][first.state["seat"]]["since"],
    }
    first.moves()
    other.until(2)
    assert (bell(mover), bell(waiter)) == ([], [(table, "turn")])


def seats_of(guest: Guest, table: str) -> list[int]:
    return [i for i, seat in enumerate(guest.table(table)["seats"]) if seat["me"]]


def test_who_has_left_is_not_called(anna: Guest, ben: Guest) -> None:
    table, _, _ = two(anna, ben)
    for guest in (anna, ben):
        guest.post(f"/tables/{table}/leave")
    assert bell(anna) == bell(ben) == []


def test_an_end_is_told_until_it_is_seen_at_any_device(serve: Any, come: Any, tmp_path: Path) -> None:
    server = serve(tmp_path, terms=SWIFT)
    anna, ben = come(server), come(server)
    table = anna.lays(ME, OPEN)
    ben.joins(table)
    finished_by([anna, ben], table)
    assert bell(anna) == bell(ben) == [(table, "over")]
    version = anna.table(table)["version"]
    sees(anna, table, version - 1)
    assert bell(anna) == [(table, "over")], "the end came after that"
    sees(anna, table, version)
    assert bell(come(server, anna.cookie)) == []
    assert bell(ben) == [(table, "over")], "each for themselves"
    sees(anna, table, 1)
    assert bell(anna) == [], "what was seen stays seen"


def test_an_invitation_is_told_until_the_table_was_looked_at(anna: Guest, ben: Guest) -> None:
    ben.post("/me/account", {"name": "Invited Ben", "password": "correct horse battery"})
    table = anna.lays(ME, OPEN)
    assert bell(ben) == []
    anna.post(f"/tables/{table}/invite", {"name": "Invited Ben"})
    assert bell(ben) == [(table, "invited")]
    assert bell(anna) == []
    sees(ben, table, 0)
    assert bell(ben) == []


def test_who_sits_down_is_not_invited_any_more(anna: Guest, ben: Guest) -> None:
    ben.post("/me/account", {"name": "Seated Ben", "password": "correct horse battery"})
    table = anna.lays(ME, OPEN, OPEN)
    anna.post(f"/tables/{table}/invite", {"name": "Seated Ben"})
    ben.joins(table)
    assert bell(ben) == []


def test_an_offer_waits_for_its_answer(anna: Guest, ben: Guest) -> None:
    table, first, other = two(anna, ben, game="karanor")
    giver, taker = first, other
    to = taker.state["seat"]
    done = giver.asks(t="move", seat=giver.state["seat"], ask=giver.ask["id"], move=f"offer {to} want gold 1")
    assert done["t"] == "done", done
    offered = {guest: ("offer" in {why for _, why in bell(guest)}) for guest in (anna, ben)}
    mine = next(guest for guest in (anna, ben) if to in seats_of(guest, table))
    assert offered == {guest: guest is mine for guest in (anna, ben)}
    taker.until(done["version"])
    said = next(option for option in taker.ask["options"] if option.startswith("decline"))
    taker.asks(t="move", seat=to, ask=taker.ask["id"], move=said)
    assert "offer" not in {why for _, why in bell(mine)}


def test_a_browser_that_nobody_knows_is_told_nothing_and_leaves_nothing(clara: Guest) -> None:
    for path, name in (("bell", "waiting"), ("missed", "missed"), ("orders", "ordered")):
        assert clara.get(f"/me/{path}") == {name: []}
    sees(clara, "nowhere", 3)
    assert clara.cookie is None


def test_what_others_did_is_counted_since_i_looked(anna: Guest, ben: Guest) -> None:
    table, first, _ = two(anna, ben)
    here, there = (anna, ben) if first.state["seat"] in seats_of(anna, table) else (ben, anna)
    assert missed(here) == {}, "who has never looked has missed nothing"
    sees(here, table, 1)
    sees(there, table, 1)
    first.moves()
    assert missed(there) == {table: (1, {first.state["seat"]: 1})}
    assert missed(here) == {}, "one's own moves are no news"
    sees(there, table, 2)
    assert missed(there) == {}


def test_what_was_missed_is_counted_up_to_a_thousand(
    serve: Any, come: Any, tmp_path: Path, url: str, behind: Callable[[Path, str], None]
) -> None:
    """Whoever has looked at many long games would else have all their entries read, again and again."""
    server = serve(tmp_path, database=url)
    anna, ben = come(server), come(server)
    table, _, _ = two(anna, ben)
    sees(anna, table, 1)
    theirs = seats_of(ben, table)[0]
    numbers = "WITH RECURSIVE many(n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM many WHERE n < 3000)"
    entry = f"SELECT '{table}', n, '2026-11-01T00:00:00.000Z', 'move', {theirs}, 'draw' FROM many"
    behind(tmp_path, f"{numbers} INSERT INTO log (table_id, n, at, kind, seat, text) {entry}")
    assert missed(anna) == {table: (1, {theirs: 1000})}


def test_orders_are_listed_for_their_owner_and_cancelled(anna: Guest, ben: Guest) -> None:
    table, _, other = two(anna, ben)
    mine = anna if other.state["seat"] in seats_of(anna, table) else ben
    theirs = ben if mine is anna else anna
    orders(other, plan=[{"move": "stall 1 A1", "unless": ["B2"]}])
    [row] = mine.get("/me/orders")["ordered"]
    assert (row["table"], row["seat"]) == (table, other.state["seat"])
    assert row["plan"][0]["move"] == "stall 1 A1"
    assert theirs.get("/me/orders") == {"ordered": []}
    wrong = theirs.refused(f"/tables/{table}/orders/cancel", {"seat": other.state["seat"]})
    assert wrong == (403, "not-your-seat", "seat")
    after = mine.post(f"/tables/{table}/orders/cancel", {"seat": other.state["seat"]})
    assert [each["plan"] for each in after["ordered"]] == [[]]
    assert other.hear("orders")["plan"] == [], "who looks at the table is told"
