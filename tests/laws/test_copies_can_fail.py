"""The laws of copies bite: each game below is pickled, compared or numbered wrongly, and a law notices."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from comptoir.table import Game, game
from tests.laws import copies
from tests.laws.breaking import breaks, keeps
from tests.laws.laws import Law
from tests.table.toys import BALLOT, Ballot, BallotGame

HELLER = game("heller")
Heller = type(HELLER)


class NumbersBackwards(Heller):
    vocabulary: Any = SimpleNamespace(all=HELLER.vocabulary.all[::-1], parse=HELLER.parse)


class ForgetsItsScores(Ballot):
    """What is pickled does not know who has won what."""

    def __setstate__(self, rest: dict[str, Any]) -> None:
        super().__setstate__(rest | {"scores": [0] * self.seats})


class ComparesHands(Ballot):
    """Looks at nothing else."""

    __hash__ = None  # type: ignore[assignment]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ballot) and self.hands == other.hands


class PicklesNoScores(BallotGame):
    state = ForgetsItsScores


class TakesAlikeForEqual(BallotGame):
    state = ComparesHands


@pytest.mark.parametrize(
    ("law", "broken"),
    [
        (copies.a_copy_is_equal_and_plays_on_alike, PicklesNoScores()),
        (copies.states_that_differ_are_not_equal, TakesAlikeForEqual()),
        (copies.an_action_is_always_itself, NumbersBackwards()),
    ],
    ids=lambda each: getattr(each, "__name__", type(each).__name__),
)
def test_a_law_notices_a_bad_copy(law: Law, broken: Game) -> None:
    breaks(law, broken)


@pytest.mark.parametrize("law", copies.COPIES[:2], ids=lambda law: law.__name__)
def test_the_vote_itself_is_copied_whole(law: Law) -> None:
    keeps(law, BALLOT)
