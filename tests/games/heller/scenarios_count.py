"""Scenarios of the count: single lines, whole markets, the floor of zero."""

from __future__ import annotations

from typing import Any

from comptoir.games.heller.count import settled
from tests.games.heller.vocabulary import (
    RED,
    brought,
    by_colour,
    count,
    money,
    one_line,
    table,
    worths,
)
from tests.games.scenarios import Expect, Scenario, played, played_from


@played_from("line")
def a_line(scenario: Scenario, expect: Expect) -> None:
    """A row or a column, counted by itself."""
    [(direction, words)] = scenario["line"].items()
    parts, gains = one_line(words, column=direction == "column")
    assert parts == expect["parts"]
    assert {colour: gain for colour, gain in gains.items() if colour in expect["pay"]} == expect["pay"]
    assert not any(gain for colour, gain in gains.items() if colour not in expect["pay"])


@played_from("market")
def a_market(scenario: Scenario, expect: Expect) -> None:
    """Counted in the third round, by the step that ends every round: without debts, and with them."""
    found: dict[str, Any] = {}
    for debts, after in ((False, "money"), (True, "money_with_debts")):
        s = table(*scenario["market"], players=scenario["players"], round_=3, pile=(), debts=debts)
        counted = count(s)
        rows, columns = worths(counted)
        from_rows, from_columns = brought(counted, rows=True), brought(counted, rows=False)
        total = by_colour([a + b for a, b in zip(from_rows, from_columns, strict=True)])
        found |= {
            "rows": rows,
            "columns": columns,
            "row3": rows[2],
            "column3": columns[2],
            "from_rows": by_colour(from_rows),
            "from_columns": by_colour(from_columns),
            "total": total,
            after: by_colour(money(s)),
        }
        assert found[after] == {colour: settled(50, gain, debts) for colour, gain in total.items()}
        assert counted["after"] == money(s)
    assert {key: found[key] for key in expect} == expect


@played
def s30_the_floor_is_applied_to_the_round(expect: Expect) -> None:
    rows = ["R3 o o -6 -4 o", "o R2 o o o +6", "o o R3 +4 +3 o", "o o o o o o", "o o o o o o"]
    for order in (rows, rows[::-1]):
        s = table(*order, round_=3, money=[5, 50], pile=())
        counted = count(s)
        brings = [part["worth"] * part["wares"][RED] for part in counted["parts"]]
        assert sorted(filter(None, brings)) == [-30, 12, 21]
        assert money(s)[RED] == expect["money"]


@played
def s31_floor_then_a_gain(expect: Expect) -> None:
    nothing = ["o o o o o o"] * 4
    for debts, after in ((False, expect["base"]), (True, expect["debts"])):
        first = table("R4 R3 o -6 -4 o", *nothing, round_=1, pile=(), debts=debts)
        count(first)
        second = table("R2 o o +5 o o", *nothing, round_=2, pile=(), money=money(first), debts=debts)
        count(second)
        assert [money(first)[RED], money(second)[RED]] == after
