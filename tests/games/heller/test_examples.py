"""The worked examples of the rulebook, as they are printed there, in every language."""

from __future__ import annotations

import re
from typing import Any

import pytest

from comptoir.games.heller.box import EMPTY, SQUARE
from comptoir.server import examples
from tests.games.heller.vocabulary import (
    BLUE,
    HELLER,
    RED,
    WHITE,
    board,
    brought,
    by_colour,
    count,
    drawn,
    fill,
    money,
    one_line,
    table,
    worths,
)
from tests.rules import rule

BLOCK = re.compile(r"^```example [a-z-]+\n(.*?)^```", re.MULTILINE | re.DOTALL)
PRINTED = {
    "": {"S": "G", "F": "M", "E": "D", "·": "o", "R": "R", "B": "B", "G": "W", "Y": "Y"},
    ".fr": {"S": "G", "F": "M", "Œ": "D", "·": "o", "R": "R", "B": "B", "V": "W", "J": "Y"},
    ".de": {"S": "G", "F": "M", "X": "D", "·": "o", "R": "R", "B": "B", "G": "W", "O": "Y"},
}
"""The letters of the drawings, each language its own, and the signs of our tests."""


def drawings(language: str = "") -> list[list[str]]:
    """The drawings of the rulebook, a turn before the examples: of each line, the pieces it begins with, in the
    signs of our tests."""
    rulebook = (HELLER.folder / f"RULES{language}.md").read_text(encoding="utf-8")
    letters = PRINTED[language]
    piece = rf"[+-]\d|[{''.join(letters)}]\d?"
    six = re.compile(rf"\s*(?:\d\s+)?((?:(?:{piece})\s+){{6}})")
    blocks = [[six.match(f"{line} ") for line in block.splitlines()] for block in BLOCK.findall(rulebook)]
    found = [[row[1].split() for row in rows if row] for rows in blocks]
    return [[" ".join(letters.get(p[0], p[0]) + p[1:] for p in row) for row in rows] for rows in found]


def test_every_language_prints_the_same_drawings() -> None:
    printed = {path.stem.removeprefix("RULES") for path in HELLER.folder.glob("RULES*.md")}
    assert printed == PRINTED.keys()
    assert all(drawings(language) == drawings() for language in printed)
    assert [len(drawing) for drawing in drawings()] == [5, 1, 5, 1, 1, 1, 1, 1, 1, 5]


LINES = {
    1: ("+6 +4 -1 -2 R3 B1", [7], {"red": 21, "blue": 7}),
    3: ("+5 D -3 R2 +6 B1", [-3], {"red": -6, "blue": -3}),
    4: ("+5 G -3 R2 B1 W1", [4], {"red": 8, "blue": 4, "white": 4}),
    5: ("D G -4 +6 R1 B1", [-8], {"red": -8, "blue": -8}),
    6: ("+6 R1 M R4 -2 B1", [6, -2], {"red": 6 - 8, "blue": -2}),
    7: ("+1 M +2 M R3 +3", [1, 2, 3], {"red": 9}),
    8: ("R1 +4 R3 +1 B1 o", [5], {"red": 20, "blue": 5}),
}


@rule("A4.2", "A4.3", "A4.4", "A4.5", "A4.6", "R6")
@pytest.mark.parametrize("number", LINES, ids=lambda number: f"example {number}")
def test_an_example_of_one_row(number: int) -> None:
    row, parts, gains = LINES[number]
    assert drawings()[number] == [row]
    assert one_line(row) == (parts, dict.fromkeys(("red", "blue", "yellow", "white"), 0) | gains)


@rule("A4.1", "A4.3")
def test_example_2_a_row_and_a_column() -> None:
    s = table(*drawings()[2], round_=3, pile=())
    rows, columns = worths(counted := count(s))
    assert (rows[1], columns[2]) == ([5], [-2])
    assert (brought(counted, rows=True)[RED], brought(counted, rows=False)[RED]) == (15, -6)
    assert money(s)[RED] == 50 + 9


@rule("A4.7", "A6.3", "R1")
@pytest.mark.parametrize(("debts", "after"), [(False, 0), (True, -20)])
def test_example_9_more_than_you_have(debts: bool, after: int) -> None:
    s = table("R4 R3 o -6 -4 o", *["o o o o o o"] * 4, round_=3, pile=(), debts=debts)
    parts: Any = count(s)["parts"]
    assert sum(part["worth"] * part["wares"][RED] for part in parts) == -70
    assert money(s)[RED] == after


@rule("A3.5", "R16")
def test_example_10_the_last_piece() -> None:
    s = table(
        players=4,
        round_=3,
        stalls=dict.fromkeys((RED, BLUE, 2, WHITE), (1, 1)),
        secrets={RED: "G", BLUE: "M", 2: "D", WHITE: "-6"},
    )
    fill(s)
    assert not s.agenda and not s.free and not s.pile
    assert all(merchant.secret == EMPTY and not merchant.has_stall() for merchant in s.merchants)
    assert len([piece for piece in s.board if piece >= SQUARE]) == 22


@rule("A4.1", "A4.8")
def test_example_11_a_whole_market_digit_for_digit() -> None:
    market = (
        "+3 R1 Y4 B1 -6 Y1",
        "B2 G +4 +1 M o",
        "+2 +4 R2 -5 -2 B1",
        "Y2 D +3 M B1 +5",
        "-1 -3 B1 Y3 +6 +2",
    )
    assert board(*drawings()[9]) == board(*market)
    s = table(*market, players=3, round_=3, pile=(), open_end=True)
    counted = count(s)
    rows, columns = worths(counted)
    assert rows == [[-3], [10, 0], [-1], [0, 5], [4]]
    assert columns == [[4], [-6], [7], [-4, 0], [-6, 4], [7]]
    assert by_colour(brought(counted, rows=True)) == {"red": -5, "blue": 25, "yellow": -3}
    assert by_colour(brought(counted, rows=False)) == {"red": 8, "blue": 22, "yellow": 43}
    assert by_colour(money(s)) == {"red": 50 + 3, "blue": 50 + 47, "yellow": 50 + 40}


def test_the_boards_on_the_page_are_those_of_the_drawings() -> None:
    """At a table the third colour is green and the fourth yellow; our tests have them the other way round."""
    known = examples.read(HELLER)
    for example, drawing in zip(known.values(), drawings(), strict=True):
        s = HELLER.start(example.seats, example.seed, example.options)
        for text in (*example.before, *example.play):
            examples.answer(HELLER, s, text)
        laid = [row.translate(str.maketrans("YW", "WY")).split() for row in drawn(s.board)]
        assert laid[: len(drawing)] == [row.split() for row in drawing]
        assert not any(piece != "o" for row in laid[len(drawing) :] for piece in row)
