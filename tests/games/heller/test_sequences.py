"""How many sequences of answers there are, counted twice: by the rules, and by hand or by a tiny model of them.

The model knows only numbers: stalls by wares, how many squares are face down, who still has a secret square, how
many spaces are empty. It shares no code with the rules.
"""

from __future__ import annotations

from functools import cache

import pytest

from comptoir.table import asked, settle
from tests.games.heller.vocabulary import BLUE, HELLER, RED, YELLOW, table
from tests.games.sequences import sequences
from tests.rules import rule

Hand = tuple[int, int, int, int, bool]  # stalls with 1, 2, 3 and 4 wares, and a secret square


@cache
def model(hands: tuple[Hand, ...], pile: int, free: int, seat: int, drawn: bool, depth: int) -> int:
    """By the numbers alone, within one round: a full market, or nobody able to act, ends it."""
    if depth == 0:
        return 1
    if drawn:
        return free * model(hands, pile, free - 1, (seat + 1) % len(hands), False, depth - 1)
    if not free or not (pile or any(any(hand) for hand in hands)):
        return 1
    *stalls, secret = hands[seat]
    if not (pile or secret or any(stalls)):
        return model(hands, pile, free, (seat + 1) % len(hands), False, depth)

    def after(hand: tuple[int, ...]) -> int:
        left = (*hands[:seat], hand, *hands[seat + 1 :])
        return free * model(left, pile, free - 1, (seat + 1) % len(hands), False, depth - 1)

    total = 0
    for wares, count in enumerate(stalls):
        if count:
            total += after((*stalls[:wares], count - 1, *stalls[wares + 1 :], secret))
    if secret:
        total += after((*stalls, False))
    if pile:
        total += model(hands, pile - 1, free, seat, True, depth - 1)
    return total


@rule("A3.1")
@pytest.mark.parametrize(("players", "ones"), [(2, 4), (3, 3), (4, 2)])
def test_from_the_start_to_depth_two(players: int, ones: int) -> None:
    # 4 kinds of stalls and the secret square on 30 spaces, or a draw; then the same on 29 spaces, or 30 after a draw.
    first, second = 5 * 30 + 1, 5 * 29 + 1
    s = HELLER.start(players, "sequences")
    hands = ((ones, 3, 2, 1, True),) * players
    seat = asked(s)[0]
    assert sequences(s, 1) == model(hands, 22 - players, 30, seat, False, 1) == first
    assert sequences(s, 2) == model(hands, 22 - players, 30, seat, False, 2) == (first - 1) * second + 30


@rule("A3.1", "A3.2")
def test_from_the_start_to_depth_three() -> None:
    # The other player has 145 placements or a draw, which is then placed on 29 spaces. Back to the first: all five
    # kinds on 28 spaces, or four kinds if the only 4-ware stall or the secret square is gone; or a draw.
    kept, spent = 3 * 30 * (145 * (5 * 28 + 1) + 29), 2 * 30 * (145 * (4 * 28 + 1) + 29)
    drew = 30 * (5 * 29 + 1)
    s = HELLER.start(2, "sequences")
    hands = ((4, 3, 2, 1, True),) * 2
    assert sequences(s, 3) == model(hands, 20, 30, asked(s)[0], False, 3) == kept + spent + drew == 2_831_880


@rule("A6.2")
def test_from_the_start_with_no_luck_to_depth_two() -> None:
    # 4 kinds of stalls and 15 kinds of squares; of the kinds of squares 8 are alone (6 rogues, sack, eye).
    s = HELLER.start(2, "sequences", {"no_luck": True})
    assert sequences(s, 1) == 19 * 30
    assert sequences(s, 2) == (4 + 7) * 30 * 19 * 29 + 8 * 30 * 18 * 29


ENDINGS = {
    "two players, a draw left": (
        ("R1 R1 B1 B1 o o", {RED: [1], BLUE: [1]}, {}, ["+1"]),
        (((1, 0, 0, 0, False), (1, 0, 0, 0, False)), 1, 2),
    ),
    "two players, everything left": (
        ("R1 R1 o o o o", {RED: [1, 2, 2], BLUE: [4]}, {RED: "+6", BLUE: "-6"}, ["+1", "-1"]),
        (((1, 2, 0, 0, True), (0, 0, 0, 1, True)), 2, 4),
    ),
    "three players, one skipped": (
        ("R1 R1 Y1 o o o", {BLUE: [1, 3], YELLOW: [2]}, {YELLOW: "G"}, []),
        (((0, 0, 0, 0, False), (1, 0, 1, 0, False), (0, 1, 0, 0, True)), 0, 3),
    ),
    "three players, only secrets": (
        ("R1 R1 Y1 o o o", {}, {RED: "G", BLUE: "D", YELLOW: "M"}, []),
        (((0, 0, 0, 0, True),) * 3, 0, 3),
    ),
}
ROWS = ("R2 B2 R3 B3 R4 B4", "R2 B2 R3 B3 R4 B4", "R2 B2 R3 B3 R4 B4", "R2 B2 R3 B3 R4 B4")


@rule("A3.1", "A3.2", "A3.3", "A3.5", "A3.6")
@pytest.mark.parametrize("ending", ENDINGS)
@pytest.mark.parametrize("depth", range(1, 9))
def test_to_the_end_of_the_last_round(ending: str, depth: int) -> None:
    (row, stalls, secrets, pile), (hands, face_down, free) = ENDINGS[ending]
    s = table(*ROWS, row, players=len(hands), round_=3, stalls=stalls, secrets=secrets, pile=pile)
    settle(s)
    assert sequences(s, depth) == model(hands, face_down, free, RED, False, depth)


@rule("A3.1", "A3.3")
def test_an_ending_counted_by_hand() -> None:
    # Red places one of two stalls (2 x 3 ways), blue the secret square (2 ways), red the last stall (1 way).
    s = table(*ROWS, "R1 R1 B1 o o o", round_=3, stalls={RED: [1, 2]}, secrets={BLUE: "G"}, pile=())
    assert sequences(s, 3) == sequences(s, 9) == (2 * 3) * 2 * 1


@rule("A6.1")
def test_an_open_ending_counted_by_hand() -> None:
    # Red and blue place one stall each, on 3 and on 2 spaces; then nobody can act and a space stays empty.
    s = table(*ROWS, "R1 R1 B1 o o o", open_end=True, stalls={RED: [1], BLUE: [1]}, pile=())
    assert sequences(s, 9) == 3 * 2
