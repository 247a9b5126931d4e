"""What a market is worth to a seat: from what it may know, in numbers that are always equally many."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest

from comptoir.games.heller.advice import ADVICE
from comptoir.games.heller.judgement.outlook import FEATURES, WEIGHTS
from comptoir.games.heller.state import Market
from comptoir.table import asked, dump, game, options, play, seeded

HELLER = game("heller")
TABLES: list[tuple[int, dict[str, bool]]] = [
    (2, {}),
    (3, {"debts": True}),
    (4, {"open_end": True}),
    (2, {"no_luck": True}),
]


def markets(seats: int, variants: dict[str, bool]) -> Iterator[tuple[Market, int]]:
    """A game by chance: each market, and who is asked there."""
    s = HELLER.start(seats, "judged", variants)
    assert isinstance(s, Market)
    luck = seeded("judged")
    while s.agenda:
        seat = asked(s)[0]
        yield s, seat
        answers = options(s, seat)
        play(s, seat, answers[luck.below(len(answers))])
    yield s, 0


@pytest.mark.parametrize(("seats", "variants"), TABLES)
def test_a_market_is_worth_the_same_wherever_hidden_squares_lie(
    seats: int, variants: dict[str, bool]
) -> None:
    for s, seat in markets(seats, variants):
        before = dump(s)
        worth = ADVICE.value(s, seat)
        assert dump(s) == before
        if s.agenda:
            other = HELLER.redeal(s, seat, seeded("other"))
            assert isinstance(other, Market)
            assert ADVICE.value(other, seat) == pytest.approx(worth)
            assert len(ADVICE.features(s, seat)) == FEATURES
        else:
            assert worth == ADVICE.margin(s, seat)


def test_turns_are_counted_for_each_seat_and_a_round_is_seen_out() -> None:
    counted = [[ADVICE.turns(s, seat) for seat in range(3)] for s, _ in markets(3, {})]
    for earlier, later in pairwise(counted):
        assert all(before <= after for before, after in zip(earlier, later, strict=True))
    assert sum(counted[-1]) > sum(counted[0]) + 60


def test_weights_are_there_for_every_number_of_players_and_every_round() -> None:
    for seats in ("2", "3", "4"):
        assert [len(weights) for weights in WEIGHTS[seats]] == [FEATURES] * 3
    s, seat = next(markets(4, {"open_end": True, "no_luck": True}))
    assert ADVICE.kind(s) == "4 open_end no_luck" and ADVICE.stage(s) == 0
    assert ADVICE.value(s, seat) != ADVICE.margin(s, seat), "who has no weights uses those of the plain game"


def test_a_draw_is_always_thought_about() -> None:
    s, seat = next(markets(2, {}))
    assert [answer.text for answer in ADVICE.doubtful(s, seat, options(s, seat))] == ["draw"]
    assert ADVICE.answer(s, seat) in options(s, seat)
    assert len(ADVICE.weigh(s, seat, options(s, seat))) == len(options(s, seat))
