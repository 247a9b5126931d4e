"""The market in a terminal: margins, plates and the count of a round, readable without colour."""

from __future__ import annotations

import pytest
from rich.console import Console

from comptoir.games.heller.box import NAMES, SPACES, SQUARE, stall
from comptoir.games.heller.events import ROUND_COUNTED
from comptoir.games.heller.state import Market
from comptoir.games.heller.terminal import draw, moment, signed
from comptoir.games.heller.wire import View
from comptoir.languages import LANGUAGES
from comptoir.table import WATCHER, game
from comptoir.words import Words

# The whole market of the worked examples: letters are colours (here red, blue and green), digits wares.
MARKET = """
+3 R1 G4 B1 -6 G1
B2 sack +4 +1 fire-1 o
+2 +4 R2 -5 -2 B1
G2 eye +3 fire-2 B1 +5
-1 -3 B1 G3 +6 +2
"""
BUYERS = dict(zip(["+1", "+2", "+3", "+4", "+5", "+6"], NAMES[:12:2], strict=True))
ROGUES = dict(zip(["-1", "-2", "-3", "-4", "-5", "-6"], NAMES[12:18], strict=True))


def piece(sign: str) -> int:
    if sign == "o":
        return 0
    if sign[0] in "RBG":
        return stall("RBG".index(sign[0]), int(sign[1]))
    return int(SQUARE) + NAMES.index({**BUYERS, **ROGUES}.get(sign, sign))


def example() -> Market:
    s = game("heller").start(3, "drawn")
    assert isinstance(s, Market)
    s.board = [piece(sign) for sign in MARKET.split()]
    s.free = sum(1 << space for space in range(SPACES) if not s.board[space])
    return s


def seen(s: Market, seat: int) -> View:
    view = game("heller").view(s, seat)
    assert isinstance(view, View)
    return view


def shown(thing: object, width: int = 80) -> str:
    console = Console(width=width, no_color=True, highlight=False)
    with console.capture() as capture:
        console.print(thing)
    return capture.get()


def test_the_margins_say_what_each_part_is_worth() -> None:
    words = Words("en")
    lines = shown(draw(seen(example(), 0), words, [words.seat(i) for i in range(3)])).splitlines()
    rows = [line.rsplit("│", 1)[1].strip() for line in lines if line[1:2].isdigit() and "│" in line]
    assert rows == ["−3", "+10($)|0", "−1", "0(o)|+5", "+4"]
    foot = next(i for i, line in enumerate(lines) if "└" in line)
    assert lines[foot + 1].split() == ["+4", "−6($)(o)", "+7", "−4|0", "−6|+4", "+7"]
    assert lines[foot + 2].split() == ["2B2G", "1R", "2R1B4G", "1B|3G", "|1B", "1B1G"]


def test_the_margins_say_whose_wares_stand_in_a_row() -> None:
    words = Words("en")
    text = shown(draw(seen(example(), 0), words, [words.seat(i) for i in range(3)]))
    assert "1R1B5G" in text and "2R1B" in text and "2G|1B" in text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seat", [WATCHER, 0, 2])
def test_it_fits_a_small_terminal(lang: str, seat: int) -> None:
    words = Words(lang)
    picture = draw(seen(example(), seat), words, [words.seat(i) for i in range(3)])
    assert max(map(len, shown(picture).splitlines())) <= 80


def test_my_secret_is_shown_and_that_of_others_is_not() -> None:
    s, words = example(), Words("en")
    s.merchants[0].secret, s.merchants[1].secret = piece("sack"), piece("eye")
    plates = shown(draw(seen(s, 0), words, [words.seat(i) for i in range(3)])).split("Secret")[1]
    red, blue, _ = plates.strip().splitlines()[:3]
    assert "Gold sack" in red and "(you)" in red
    assert blue.rstrip().endswith("?") and "eye" not in blue


def test_a_round_is_counted_line_by_line() -> None:
    s, words = example(), Words("en")
    for merchant in s.merchants:
        merchant.money = 50
    s.heard = []
    ROUND_COUNTED.tell(s, 2)
    event = s.heard[0].told(0)
    assert event is not None
    table = moment(event, words, [words.seat(i) for i in range(3)])
    lines = [line.replace("│", " ").split() for line in shown(table).splitlines()]
    assert ["This", "round", "+3", "+47", "+40"] in lines
    assert ["Money", "50", "→", "53", "50", "→", "97", "50", "→", "90"] in lines
    assert ["Row", "2,", "A–D", "+10($)", "2×", "+20"] in lines
    assert ["Column", "D,", "5", "0", "3×", "0"] in lines


@pytest.mark.parametrize(("number", "text"), [(6, "+6"), (-3, "−3"), (0, "0")])
def test_numbers_carry_their_sign(number: int, text: str) -> None:
    assert signed(number) == text
