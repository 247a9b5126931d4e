"""A game that is over is looked back on: chances that add up, turning points, and what a move brought whom."""

from __future__ import annotations

import pytest

from comptoir.bots import choose
from comptoir.lab.chances import UNFITTED, chances, chances_for
from comptoir.lab.gains import gains_of
from comptoir.lab.retrospect import TELLING, heard, retrospect, turning_points
from comptoir.table import Record, asked, game, games, options, play, seeded
from tests.cli.running import a_record

PATIENT, HURRIED = 1000.0, 1e-9


@pytest.fixture(scope="module")
def played() -> Record:
    return a_record(2)


def test_the_chances_of_all_are_one_and_at_the_end_the_winner_has_them(played: Record) -> None:
    found = retrospect(played, [0], seconds=HURRIED)
    assert len(found.chances) == len(played.moves) + 1
    assert all(abs(sum(now) - 1) < 0.001 for now in found.chances)
    winners = [place.rank == 1 for place in played.rules().standing(played.replay())]
    assert [chance > 0 for chance in found.chances[-1]] == winners


def test_who_has_no_time_says_what_it_left_open(played: Record) -> None:
    found = retrospect(played, [1], seconds=HURRIED)
    mine = [n for n, move in enumerate(played.moves, 1) if move.seat == 1]
    assert {move.n for move in found.moves} == {*mine, *found.points}
    assert {move.verdict for move in found.moves} <= {"", "only"}


@pytest.mark.no_cover
def test_a_careless_player_pays_and_is_told_what_was_better(played: Record) -> None:
    found = retrospect(played, [0, 1], seconds=PATIENT)
    assert found == retrospect(played, [0, 1], seconds=PATIENT), "alike every time"
    dear = [move for move in found.moves if move.verdict in ("little", "very")]
    assert dear
    for move in dear:
        assert move.better is not None
        assert move.cost > 0
        told = played.replay(move.n - 1)
        assert move.better.action in [option.text for option in options(told, move.seat)]


def test_turning_points_are_few_telling_and_in_order() -> None:
    flat = [[0.5, 0.5]] * 5
    assert turning_points(flat) == []
    steep = [[0.5, 0.5], [0.9, 0.1], [0.9, 0.1], [0.1, 0.9], [0.5, 0.5], [0.5 + TELLING, 0.5 - TELLING]]
    assert turning_points(steep) == [1, 3, 4]


@pytest.mark.parametrize("name", games())
def test_chances_foretell_more_than_an_even_share(name: str) -> None:
    rules = game(name)
    for seats in range(rules.fewest, min(rules.most, 5) + 1):
        fit = chances_for(rules, seats)
        assert fit is not UNFITTED and fit.loss < fit.even
    start = rules.start(rules.fewest, "even")
    even = chances(rules, start, [0.0] * rules.fewest, [0] * rules.fewest)
    assert even == [1 / rules.fewest] * rules.fewest


def test_what_a_piece_brings_is_what_the_market_says_afterwards() -> None:
    heller, luck = game("heller"), seeded("gains")
    s = heller.start(3, "gains")
    seen = 0
    while s.agenda and seen < 20:
        seat = asked(s)[0]
        action = choose("greedy", heller, s, seat, luck)
        gains = gains_of(heller)(heller.redeal(s, seat, luck), seat, action)
        before = [merchant.stands for merchant in heller.view(s, seat).merchants]  # type: ignore[attr-defined]
        play(s, seat, action)
        after = [merchant.stands for merchant in heller.view(s, seat).merchants]  # type: ignore[attr-defined]
        if gains and s.free:  # type: ignore[attr-defined]
            assert gains["coins"] == [now - was for now, was in zip(after, before, strict=True)]
            seen += 1


def test_what_would_be_heard_tells_nothing_that_luck_decides() -> None:
    heller = game("heller")
    s = heller.start(2, "drawn")
    seat = asked(s)[0]
    assert heard(heller, s, seat, heller.parse("draw")) is None
    told = heard(heller, s, seat, heller.parse("stall 1 A1"))
    assert told == {"type": "stall-placed", "seat": seat, "space": "A1", "wares": 1, "change": [0, 0]}
