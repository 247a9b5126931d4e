"""Every refusal: its reason, its clause, and that it changes nothing."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from comptoir.games.hermagor.state import Land
from comptoir.table import IllegalAction, NotYourTurn, Refused, act, asked, dump
from tests.games.hermagor.scenarios_road import printed_table
from tests.games.hermagor.vocabulary import (
    BLUE,
    HERMAGOR,
    RED,
    at_market,
    check_market,
    give,
    lay,
    on_the_road,
    prices,
    say,
    stand,
    start,
)
from tests.rules import rule, stated


def after(s: Land, *moves: str) -> Land:
    say(s, *moves)
    return s


def two_with_tile() -> Land:
    return give(on_the_road(2), RED, tiles=[2])


def holding_shared(s: Land) -> Land:
    s.colours[RED].shared = 1
    return s


def won(tile: int | str, **at: int) -> Land:
    s = stand(lay(prices(at_market(3), **at), {"r2c1": tile}), RED, "r2c1")
    check_market(s)
    return s


def owing(cash: int) -> Land:
    s = give(on_the_road(3, designer=True), RED, cash=cash, at="lindrach", tiles=[2])
    give(s, RED, stations=["passhorn", "schneebichl", "nebelwand"])
    return after(s, "sell sankt_odran")


# The position, what is said, and the answer: reason and clause.
REFUSED: dict[str, tuple[Callable[[], Land], str, str, str]] = {
    "acting in the market": (lambda: at_market(3), "stay", "not-now", "H3.6"),
    "placing on the road": (lambda: on_the_road(3), "place h2v1", "not-now", "H5.1"),
    "staying while a price may rise": (lambda: won(2), "stay", "not-now", "H4.12"),
    "staying while a disc is due": (
        lambda: after(printed_table(), "sell ursenfeld"),
        "stay",
        "not-now",
        "H5.23",
    ),
    "passing after an own buyer": (lambda: after(at_market(2), "place h2v1"), "pass", "not-now", "H8.5"),
    "passing after an own action": (
        lambda: after(holding_shared(two_with_tile()), "stay"),
        "pass",
        "not-now",
        "H8.8",
    ),
    "a taken place": (lambda: after(at_market(3), "place h2v1"), "place h2v1", "place-taken", "H3.7"),
    "an empty booth": (lambda: at_market(3), "place r1c1", "empty-booth", "H3.7"),
    "a place too dear": (lambda: give(at_market(3), RED, cash=3), "place h2v1", "too-dear", "H3.8"),
    "two shared buyers": (
        lambda: after(at_market(2), "shared buyer h2v1"),
        "shared buyer h2v2",
        "shared-once",
        "H8.5",
    ),
    "passing after a shared buyer": (
        lambda: after(at_market(2), "shared buyer h2v1"),
        "pass",
        "must-follow",
        "H8.5",
    ),
    "a shared buyer for three": (lambda: at_market(3), "shared buyer h2v1", "no-third-colour", "H8.1"),
    "a shared station for three": (
        lambda: give(on_the_road(3), RED, tiles=[2]),
        "shared station brennau",
        "no-third-colour",
        "H8.1",
    ),
    "a third shared buyer": (
        lambda: after(at_market(2), "place h2v1", "shared buyer h2v2", "place h2v3", "shared buyer h3v1"),
        "shared buyer h3v2",
        "no-shared-buyer",
        "H8.2",
    ),
    "a shared station without one": (
        lambda: nothing_shared(two_with_tile()),
        "shared station brennau",
        "no-shared-station",
        "H8.3",
    ),
    "a shared station in the city": (
        lambda: holding_shared(two_with_tile()),
        "shared station hermagor",
        "no-sale-in-city",
        "H8.8",
    ),
    "a shared station twice": (
        lambda: give(holding_shared(two_with_tile()), 2, stations=["brennau"]),
        "shared station brennau",
        "shared-there",
        "H8.8",
    ),
    "a shared station without the ware": (
        lambda: holding_shared(two_with_tile()),
        "shared station lindrach",
        "no-ware",
        "H8.8",
    ),
    "two shared stations": (
        lambda: after(holding_shared(two_with_tile()), "shared station brennau"),
        "shared station sankt_odran",
        "shared-once",
        "H8.8",
    ),
    "a price above ten": (lambda: won("floating_market", salt=10), "raise salt", "ceiling", "H4.13"),
    "another product": (lambda: won(2), "raise maize", "other-product", "H4.12"),
    "a shortcut without the tile": (
        lambda: give(on_the_road(3), RED, tiles=[6]),
        "shortcut glockrain",
        "no-shortcut",
        "H5.13",
    ),
    "a move to the city": (lambda: on_the_road(3), "move hermagor", "city", "H5.10"),
    "a move to where one stands": (
        lambda: give(on_the_road(3), RED, at="lindrach"),
        "move lindrach",
        "already-there",
        "H5.11",
    ),
    "a move to an own station": (
        lambda: give(on_the_road(3), RED, stations=["lindrach"]),
        "move lindrach",
        "own-station",
        "H5.9",
    ),
    "a sale at an own station": (
        lambda: give(on_the_road(3), RED, at="lindrach", tiles=[13], stations=["lindrach"]),
        "sell",
        "own-station",
        "H5.15",
    ),
    "a sale in the city": (
        lambda: give(on_the_road(3), RED, tiles=[13]),
        "sell",
        "no-sale-in-city",
        "H5.15",
    ),
    "a sale without the ware": (lambda: on_the_road(3), "sell lindrach", "no-ware", "H5.15"),
    "a way too dear": (
        lambda: give(on_the_road(3), RED, cash=2, tiles=[13]),
        "sell lindrach",
        "too-dear",
        "H5.14",
    ),
    "a disc withheld": (
        lambda: after(printed_table(), "sell ursenfeld"),
        "decline ursental",
        "no-decline",
        "H5.23",
    ),
    "a building not shown": (
        lambda: after(printed_table(), "sell ursenfeld"),
        "build ursental salt",
        "not-shown",
        "H5.23",
    ),
    "a row without room": (
        lambda: after(printed_table(), "sell ursenfeld"),
        "build ursental weapons",
        "no-square",
        "H5.26",
    ),
    "another region": (
        lambda: after(printed_table(), "sell ursenfeld"),
        "build burgwiese nobility",
        "not-completed",
        "H5.21",
    ),
    "declining another region": (lambda: owing(9), "decline burgwiese", "not-completed", "H5.21"),
    "declining what the way is paid with": (lambda: owing(0), "decline schneeboden", "must-pay", "H10.2"),
}


def nothing_shared(s: Land) -> Land:
    s.colours[RED].shared = 0
    return s


@rule("H3.7", "H5.9", "H5.15", "H8.8")
@pytest.mark.parametrize("case", REFUSED)
def test_it_is_refused_with_its_clause_and_nothing_changes(case: str) -> None:
    position, move, reason, clause = REFUSED[case]
    s = position()
    before, [seat] = dump(s), asked(s)
    with pytest.raises(IllegalAction) as no:
        act(s, seat, HERMAGOR.parse(move))
    assert (no.value.reason, no.value.clause) == (f"hermagor-refused-{reason}", clause)
    assert str(no.value).endswith(f"({clause})") and dump(s) == before


def test_every_reason_is_reached_and_every_clause_exists() -> None:
    source = (HERMAGOR.folder / "refusals.py").read_text(encoding="utf-8")
    reasons = set(re.findall(r'\bno\("([a-z-]+)"', source))
    assert reasons == {reason for _, _, reason, _ in REFUSED.values()}
    clauses = set(re.findall(r'"(H\d+\.\d+)"', source))
    assert clauses == {clause for _, _, _, clause in REFUSED.values()}
    assert clauses <= set(stated(HERMAGOR.folder / "RULES.md"))


@rule("H3.6", "H5.1")
def test_only_the_player_whose_turn_it_is_may_speak() -> None:
    for s, move in ((at_market(3), "pass"), (on_the_road(3), "stay"), (start(3, officer=True), "declare")):
        for seat in (BLUE, 2, -1, 7):
            with pytest.raises(NotYourTurn):
                act(s, seat, HERMAGOR.parse(move))


@rule("H9.2", "H4.17", "H4.19")
def test_plain_questions_take_plain_answers_only() -> None:
    for s in (start(3, officer=True), won_nothing()):
        with pytest.raises(Refused, match="not possible now"):
            act(s, asked(s)[0], HERMAGOR.parse("stay"))


def won_nothing() -> Land:
    s = lay(at_market(3), {})
    check_market(s)
    return s
