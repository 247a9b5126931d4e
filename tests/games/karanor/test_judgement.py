"""How bots judge the islands: a visit to the market is tried and taken back."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from comptoir.games.karanor.actions import Visit
from comptoir.games.karanor.advice import ADVICE, FINER, weigh, worth
from comptoir.games.karanor.judgement.prospect import VICTORY
from comptoir.games.karanor.judgement.worths import POINT
from comptoir.games.karanor.state import Karanor
from comptoir.table import asked, dump, options, play, seeded
from tests.games.karanor.vocabulary import KARANOR


def wandering(seats: int, seed: str) -> Iterator[Karanor]:
    """The islands in a game in which every other answer is a whim."""
    s, luck = KARANOR.start(seats, seed), seeded(seed)
    assert isinstance(s, Karanor)
    while s.agenda:
        yield s
        seat = asked(s)[0]
        answers = options(s, seat)
        play(s, seat, ADVICE.answer(s, seat) if luck.below(2) else answers[luck.below(len(answers))])
    yield s


def test_a_visit_is_weighed_as_if_it_were_made_and_leaves_no_trace() -> None:
    tried = 0
    for n, s in enumerate(wandering(2, "market")):
        if n % 9 or not s.agenda or s.agenda[-1].name != "turn":
            continue
        seat = asked(s)[0]
        answers = options(s, seat)
        before = dump(s)
        found = weigh(s, seat, answers)
        assert dump(s) == before
        visits = [i for i, answer in enumerate(answers) if isinstance(answer, Visit)]
        assert [found[i] for i in visits] == [worth(s, seat, answers[i]) for i in visits]
        tried += len(visits)
    assert tried > 100


def test_what_one_of_two_is_ahead_the_other_is_behind() -> None:
    s = next(wandering(2, "points"))
    before = ADVICE.value(s, 0)
    assert before == pytest.approx(-ADVICE.value(s, 1))
    s.merchants[1].prestige += 1
    assert before - ADVICE.value(s, 0) > POINT / 2


def test_of_several_rivals_a_point_of_the_best_counts_as_much_as_one_of_mine() -> None:
    s = next(wandering(3, "points"))
    s.merchants[1].prestige += 2
    before = ADVICE.value(s, 0)
    s.merchants[1].prestige += 1
    assert before - ADVICE.value(s, 0) >= POINT - 1


@pytest.mark.parametrize(("prestige", "turns"), [(6, 2), (7, 4)])
def test_a_guildmaster_looks_a_whole_round_ahead_once_the_end_is_near(prestige: int, turns: int) -> None:
    """Of four players who play to 10; a merchant looks as far as ever."""
    s = next(wandering(4, "near the end"))
    s.merchants[2].prestige = prestige
    assert FINER.until(s, 0, 2) - s.turn == turns
    assert ADVICE.until(s, 0, 2) - s.turn == 2


def test_once_it_is_over_only_the_victory_counts() -> None:
    s = KARANOR.start(3, "over")
    s.agenda.clear()
    for merchant, prestige in zip(s.merchants, (5, 7, 6), strict=True):
        merchant.prestige = prestige
    assert [ADVICE.value(s, seat) for seat in range(3)] == [
        -2 * POINT - VICTORY,
        POINT + VICTORY,
        -POINT - VICTORY,
    ]
    s.merchants[2].prestige, s.merchants[2].gold = 7, s.merchants[1].gold + 1
    assert [ADVICE.value(s, seat) for seat in (1, 2)] == [-VICTORY, VICTORY], "gold decides (K13.7)"
