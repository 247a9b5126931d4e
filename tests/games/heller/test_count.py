"""A4: counting the market, checked also against a second reading of the rules that shares no code with the first."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from comptoir.games.heller.box import EMPTY, LINES, SQUARES, STALLS, VALUES, stall
from comptoir.games.heller.count import BITS, COINS, all_parts, gains_of, pay
from tests.games.heller.vocabulary import BLUE, RED, brought, count, drawn, money, one_line, table, worths
from tests.laws.positions import examples
from tests.rules import rule

NOTHING = "o o o o o o"


def second_reading(market: list[str], colour: str) -> int:
    """What a market drawn as text brings a colour, word by word as the rulebook says it."""
    rows = [line.split() for line in market]
    total = 0
    for line in [*rows, *map(list, zip(*rows, strict=True))]:
        for part in " ".join(line).split("M"):
            words = part.split()
            worth = sum(
                int(word) for word in words if word[0] == "-" or (word[0] == "+" and "D" not in words)
            )
            wares = sum(int(word[1]) for word in words if word[0] == colour)
            total += worth * wares * (2 if "G" in words else 1)
    return total


@st.composite
def markets(draw: st.DrawFn) -> list[int]:
    """Any market: squares of the box, stalls and empty spaces anywhere."""
    pieces = draw(st.permutations(SQUARES))[: draw(st.integers(0, 22))]
    stalls = st.tuples(st.integers(0, 3), st.integers(1, 4)).map(lambda pair: int(stall(*pair)))
    pieces += draw(st.lists(stalls, max_size=30 - len(pieces)))
    return draw(st.permutations(pieces + [int(EMPTY)] * (30 - len(pieces))))


@rule("A4.1", "A4.2", "A4.3", "A4.4", "A4.5", "A4.6", "A4.8", "A4.9")
@examples(150)
@given(markets())
def test_two_readings_of_the_rules_agree(board: list[int]) -> None:
    text = drawn(board)
    assert gains_of(board, 4) == [second_reading(text, colour) for colour in "RBYW"]


@examples(150)
@given(markets())
def test_the_parts_add_up_to_the_gains_and_cover_every_space_but_fires(board: list[int]) -> None:
    parts = all_parts(board, 4)
    gains = [0] * 4
    pay(parts, gains)
    assert gains == gains_of(board, 4)
    fires = sum(word == "M" for line in drawn(board) for word in line.split())
    assert sum(part.length for part in parts) == 2 * (30 - fires)
    assert len(parts) == len(LINES) + 2 * fires


@rule("A4.1")
def test_every_piece_counts_in_its_row_and_in_its_column() -> None:
    s = table("R2 o o o o +3", *[NOTHING] * 3, "+4 o o o o o", round_=3, pile=())
    counted = count(s)
    assert (brought(counted, rows=True)[RED], brought(counted, rows=False)[RED]) == (2 * 3, 2 * 4)
    assert money(s)[RED] == 50 + 14


@rule("A4.2")
def test_a_fire_cuts_its_row_and_its_column() -> None:
    s = table("o o +6 o o o", NOTHING, "R1 o M o +5 B1", "o o R1 o o o", "o o -2 o o o", round_=3, pile=())
    rows, columns = worths(count(s))
    assert rows[2] == [0, 5] and columns[2] == [6, -2]
    assert money(s) == [50 - 2, 50 + 5]


@rule("A4.2")
@pytest.mark.parametrize("row", ["M R2 +5 o o o", "R2 +5 o o o M"])
def test_a_fire_at_the_end_cuts_nothing_off(row: str) -> None:
    parts, gains = one_line(row)
    assert sorted(parts) == [0, 5] and gains["red"] == 10


@rule("A4.3")
@pytest.mark.parametrize("wares", [1, 2, 3, 4])
@pytest.mark.parametrize(("customers", "worth"), [("+6 -1", 5), ("+1 -4", -3), ("+2 -2", 0)])
def test_worth_times_wares(wares: int, customers: str, worth: int) -> None:
    assert one_line(f"R{wares} {customers} B1 o o") == (
        [worth],
        {"red": worth * wares, "blue": worth, "yellow": 0, "white": 0},
    )


@rule("A4.4")
def test_the_eye_takes_the_buyers_and_leaves_the_rogues() -> None:
    for place in range(6):
        words = ["+6", "+1", "-2", "-3", "R2"]
        words.insert(place, "D")
        assert one_line(" ".join(words))[0] == [-5]


@rule("A4.5")
def test_the_sack_doubles_good_and_bad() -> None:
    assert one_line("+6 G R1 o o o") == ([12], {"red": 12, "blue": 0, "yellow": 0, "white": 0})
    assert one_line("-6 G R1 o o o") == ([-12], {"red": -12, "blue": 0, "yellow": 0, "white": 0})


@rule("A4.6")
def test_first_the_eye_then_the_sack_in_whatever_order_they_lie() -> None:
    for row in ("D G +6 -4 R1 o", "G D +6 -4 R1 o", "G +6 -4 D R1 o", "+6 D -4 R1 o G"):
        assert one_line(row)[0] == [-8]


@rule("A4.7")
def test_money_moves_once_and_never_falls_below_zero() -> None:
    s = table("R4 o o -6 -5 -4", *[NOTHING] * 2, "B1 o o +2 o o", NOTHING, round_=3, money=[59, 7], pile=())
    counted = count(s)
    assert counted["before"] == [59, 7]
    assert counted["after"] == money(s) == [0, 9]


@rule("A4.7")
@pytest.mark.parametrize(("before", "after"), [(8, 2), (7, 1), (6, 0), (5, 0), (0, 0)])
def test_who_can_pay_keeps_the_last_coin(before: int, after: int) -> None:
    s = table("R1 -6 o o o o", *[NOTHING] * 4, round_=3, money=[before, 50], pile=())
    count(s)
    assert money(s)[RED] == after


@rule("A4.7")
def test_what_one_cannot_pay_nobody_else_goes_without() -> None:
    s = table("R4 B1 o -6 o o", "o B1 o +6 +5 o", *[NOTHING] * 3, round_=3, money=[1, 50], pile=())
    count(s)
    assert money(s) == [0, 50 - 6 + 11]


@rule("A4.8")
def test_only_fires_cut() -> None:
    for between in ("B4", "+3", "-3", "G", "D", "o"):
        parts, _ = one_line(f"R1 {between} +2 o o o")
        assert len(parts) == 1
    assert one_line("R1 M +2 o o o")[0] == [0, 2]


@rule("A4.9")
@pytest.mark.parametrize(
    ("row", "parts"),
    [
        ("G +3 M +3 R1 o", [6, 3]),
        ("+3 R1 M +3 G o", [3, 6]),
        ("D +3 M +3 R1 o", [0, 3]),
        ("+3 R1 M +3 D o", [3, 0]),
        ("G +3 M D +3 -1", [6, -1]),
    ],
)
def test_sack_and_eye_act_within_their_own_part(row: str, parts: list[int]) -> None:
    assert one_line(row)[0] == parts


@rule("A4.9")
@pytest.mark.parametrize(("sign", "worth"), [("G", 8), ("D", 0)])
def test_sack_and_eye_act_in_their_row_and_in_their_column(sign: str, worth: int) -> None:
    rows, columns = worths(
        count(table(f"{sign} +4 o o o o", "+4 o o o o o", *[NOTHING] * 3, round_=3, pile=()))
    )
    assert (rows[0], columns[0]) == ([worth], [worth])
    assert (rows[1], columns[1]) == ([4], [4])


@rule("A4.9")
def test_a_fire_is_worth_nothing_and_belongs_to_no_part() -> None:
    board = table("o o M o o o", *[NOTHING] * 4).board
    parts = all_parts(board, 2)
    covered = [space for part in parts for space in LINES[part.line][part.first : part.first + part.length]]
    assert 2 not in covered
    assert all(covered.count(space) == 2 for space in range(30) if space != 2)
    assert not any(part.worth() for part in parts)


def test_there_is_room_in_a_number_for_all_that_the_box_holds() -> None:
    wares = sum(count * each for count, each in enumerate(STALLS))
    buyers = sum(value for value in VALUES if value > 0)
    rogues = -sum(value for value in VALUES if value < 0)
    assert max(buyers, rogues) <= COINS
    most = 2 * max(buyers, rogues)  # with a sack
    assert wares * 2 * most < 1 << BITS - 1  # in a row and in a column


def test_what_a_colour_loses_is_not_taken_from_the_next() -> None:
    assert one_line("R1 B2 Y3 W4 -6 o") == ([-6], {"red": -6, "blue": -12, "yellow": -18, "white": -24})
    assert one_line("W1 -1 M R4 +6 G") == ([-1, 12], {"red": 48, "blue": 0, "yellow": 0, "white": -1})


def test_whose_stall_it_is_decides_who_is_paid() -> None:
    for red, blue in product(range(1, 5), repeat=2):
        gains = one_line(f"R{red} B{blue} +3 o o o")[1]
        assert (gains["red"], gains["blue"]) == (3 * red, 3 * blue)
    assert BLUE == 1
