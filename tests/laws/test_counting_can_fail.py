"""The laws of counting bite: each game below counts, picks, allows or tells something wrong, and a law notices."""

from __future__ import annotations

from typing import TypedDict

import pytest

from comptoir.table import Action, Field, Game, News1, Refused, State
from tests.laws import counting
from tests.laws.breaking import breaks, keeps
from tests.laws.laws import Law
from tests.table.toys import BALLOT, LAY, Ballot, BallotGame, LayCards


class Mood(TypedDict):
    mood: str


SEAT: Field[int] = Field("seat")
BOASTED = News1("boasted", SEAT)
SULKED = News1("sulked", SEAT, facts=lambda *_: {"mood": 3}, wire=Mood)


class CountsTwins(LayCards):
    """Counts cards where the list has each kind once."""

    def count(self, s: State, seat: int) -> int:
        assert isinstance(s, Ballot)
        return len(s.hands[seat])

    def nth(self, s: State, seat: int, n: int) -> Action:
        assert isinstance(s, Ballot)
        return LAY[sorted(s.hands[seat])[n]]


class CountsBackwards(LayCards):
    """Counts well, but from the other end."""

    def count(self, s: State, seat: int) -> int:
        return len(self.options(s, seat))

    def nth(self, s: State, seat: int, n: int) -> Action:
        return self.options(s, seat)[-1 - n]


class TakesAnything(LayCards):
    """Accepts cards that nobody holds."""

    def why_not(self, s: State, seat: int, action: Action) -> Refused | None:
        return None


class Boasts(LayCards):
    """Tells of something that the game does not declare."""

    def take(self, s: State, seat: int, action: Action) -> None:
        BOASTED.tell(s, seat)
        super().take(s, seat, action)


class Sulks(LayCards):
    """Tells a number where it says it is a word."""

    def take(self, s: State, seat: int, action: Action) -> None:
        SULKED.tell(s, seat)
        super().take(s, seat, action)


def with_step(step: type[LayCards]) -> Game:
    game = BallotGame()
    game.lay = step
    game.news = (SULKED,)
    return game


@pytest.mark.parametrize(
    ("law", "step"),
    [
        (counting.what_is_counted_is_what_is_listed, CountsTwins),
        (counting.what_is_counted_is_what_is_listed, CountsBackwards),
        (counting.a_sampled_game_is_the_game_played_out, CountsBackwards),
        (counting.what_is_not_listed_is_refused, TakesAnything),
    ],
    ids=lambda each: each.__name__,
)
def test_a_law_notices_a_wrong_count(law: Law, step: type[LayCards]) -> None:
    breaks(law, with_step(step))


@pytest.mark.parametrize("step", [Boasts, Sulks], ids=lambda step: step.__name__)
def test_a_law_notices_what_is_told_otherwise_than_it_says(step: type[LayCards]) -> None:
    with pytest.raises((KeyError, ValueError)):
        keeps(counting.what_is_told_has_the_type_it_says, with_step(step))


@pytest.mark.parametrize("law", counting.COUNTING, ids=lambda law: law.__name__)
def test_the_vote_itself_counts_well(law: Law) -> None:
    keeps(law, BALLOT)
