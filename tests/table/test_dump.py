"""A state as plain data."""

from __future__ import annotations

import json
from typing import Any

from comptoir.table import Rng, dump
from tests.table.toys import BALLOT, LAY, Auction, Hall, bid


class Thing:
    def __init__(self) -> None:
        self.names = {"b", "a"}
        self.map = {2: (1, 2), 1: None}
        self.said = bid(3)


def test_everything_becomes_lists_dicts_and_plain_values() -> None:
    assert dump(Thing()) == {
        "": "Thing",
        "map": {"1": None, "2": [1, 2]},
        "names": ["a", "b"],
        "said": "bid 3",
    }
    assert dump([1, 2.5, True, "x", None]) == [1, 2.5, True, "x", None]


def test_compiled_and_plain_fields_are_both_there() -> None:
    s = Hall([1, 2])
    s.agenda.append(Auction((0, 1), 0, -1))
    assert dump(s) == {
        "": "Hall",
        "asides": [],
        "agenda": [{"": "Auction", "best": -1, "bidders": [0, 1], "price": 0}],
        "purses": [1, 2],
        "reveals": 0,
        "rng": dump(s.rng),
        "sold": None,
        "stopper": -1,
    }
    assert dump(Rng(3, 4)) == {"": "Rng", "first": 3, "seal": None, "second": 4}


def test_who_listens_is_no_part_of_a_state() -> None:
    s: Any = BALLOT.start(2, "listening")
    before = dump(s)
    s.heard = []
    assert dump(s) == before
    s.hands[0].append(LAY[1].card)
    assert dump(s) != before
    assert json.loads(json.dumps(before)) == before
