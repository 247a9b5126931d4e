"""A game is looked back on once it is over, in a process of its own, and what is found is kept."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from comptoir.lab.retrospect import Retrospect
from comptoir.server import reviews
from comptoir.server.changes import WantReview
from comptoir.server.house import House
from comptoir.server.making import bring
from comptoir.server.tables import now
from comptoir.table import Record
from tests.server.clients import BOT, Guest
from tests.server.clusters import DATABASES
from tests.server.test_bots import in_house
from tests.server.test_study import a_record, brought, finished
from tests.server.troubles import dies

SHORT = 2.0


def looked_back_on(tmp_path: Path, *records: Record) -> list[tuple[str, str]]:
    """What becomes of records that somebody wants looked back on."""

    async def act(house: House, person: str) -> list[tuple[str, str]]:
        house.reviews = reviews.Reviews(house.store, house.rooms, SHORT)
        found = []
        for record in records:
            room = await bring(house, person, record.to_json())
            await house.store.write(WantReview(room.table.id, now()), WantReview(room.table.id, now()))
            assert await house.store.review(room.table.id) == ("wanted", "")
            assert await house.reviews.one()
            assert not await house.reviews.one()
            found.append(await house.store.review(room.table.id))
        return [each for each in found if each is not None]

    found: list[tuple[str, str]] = in_house(tmp_path, act)
    return found


def test_what_is_found_is_kept(tmp_path: Path) -> None:
    record = a_record()
    [(status, data)] = looked_back_on(tmp_path, record)
    assert status == "made"
    found = msgspec.json.decode(data, type=Retrospect)
    assert len(found.chances) == len(record.moves) + 1
    assert {move.seat for move in found.moves} == {0, 1}, "who brings a record sits on every seat"


def broken(record: Record, whose: list[int], seconds: float) -> None:
    if record.seats == 2:
        dies()
    raise ValueError


def test_a_game_that_cannot_be_looked_back_on_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(reviews, "looked_back", broken)
    assert looked_back_on(tmp_path, a_record(2), a_record(3)) == [("failed", "")] * 2
    assert caplog.text.count("could not be looked back on") == 2


@pytest.mark.parametrize("server", DATABASES, indirect=True)
def test_a_game_with_a_person_is_wanted_with_its_last_move(anna: Guest) -> None:
    record = a_record()
    short = msgspec.structs.replace(record, moves=record.moves[:-1], scores=[])
    table = brought(anna, short)
    paths: list[tuple[str, dict[str, Any]]] = [
        ("review", {}),
        ("then", {"move": 1}),
        ("foreseen", {"move": 1, "text": "draw"}),
    ]
    for path, query in paths:
        refused = anna.refused(f"/tables/{table['id']}/{path}", method="GET", **query)
        assert refused == (409, "not-over", "")
    assert anna.refused(f"/tables/{table['id']}/review") == (409, "not-over", "")
    chair = anna.looks(table["id"])
    chair.look(table["asked"][0])
    chair.moves(record.moves[-1].action)
    assert anna.get(f"/tables/{table['id']}/review") == {"status": "wanted", "review": None}


def test_nobody_waits_for_a_game_of_bots_until_somebody_asks(anna: Guest) -> None:
    path = f"/tables/{finished(anna, BOT, BOT)['id']}/review"
    assert anna.get(path)["status"] == "none"
    assert anna.post(path) == anna.post(path) == {"status": "wanted", "review": None}


def test_an_old_question_is_asked_again_as_it_was(anna: Guest) -> None:
    record = a_record()
    table = brought(anna, record)["id"]
    for n in (1, 7, len(record.moves)):
        then = anna.get(f"/tables/{table}/then", move=n)
        seat = record.moves[n - 1].seat
        frame = anna.get(f"/tables/{table}/frames", **{"from": n - 1, "to": n, "eyes": seat})["frames"][0]
        assert (then["ask"]["seat"], then["view"]) == (seat, frame["view"])
        assert record.moves[n - 1].action in then["ask"]["options"]
        stall = next(text for text in then["ask"]["options"] if text != "draw")
        assert anna.get(f"/tables/{table}/foreseen", move=n, text=stall)["preview"]["stands"]
    refused: Callable[..., Any] = anna.refused
    path = f"/tables/{table}/then"
    assert refused(path, method="GET", move=len(record.moves) + 1) == (400, "bad-move-number", "move")
    assert refused(f"/tables/{table}/foreseen", method="GET", move=1, text="stall 9 Z9")[0] == 400


def test_what_is_wanted_outlives_the_server(tmp_path: Path, serve: Any, come: Any) -> None:
    server = serve(tmp_path)
    anna = come(server)
    table = brought(anna, a_record(3))["id"]
    anna.post(f"/tables/{table}/review")
    server.kill()

    async def act(house: House, _: str) -> tuple[str, str] | None:
        house.reviews = reviews.Reviews(house.store, house.rooms, SHORT)
        assert await house.reviews.one()
        return await house.store.review(table)

    status, data = in_house(tmp_path, act)
    assert status == "made"
    assert msgspec.json.decode(data, type=Retrospect).seats == 3
