"""Every law, for every game that is found, over random legal play: a new game is held to them without a line here."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from comptoir.table import game, games, seeded
from tests.laws.copies import COPIES
from tests.laws.counting import COUNTING
from tests.laws.laws import (
    LAWS,
    Law,
    a_record_replays_to_the_same_state,
    every_game_ends,
    what_others_know_is_imagined_otherwise,
)
from tests.laws.looking import LOOKING
from tests.laws.positions import Position, examples, positions, setups

# Laws that look at all of a game, or at many worlds, in each example.
FEWER = {
    "what_is_told_is_plain_json": 15,
    "events_tell_no_more_than_the_view": 50,
    "a_record_replays_to_the_same_state": 30,
    "a_copy_is_equal_and_plays_on_alike": 25,
    "a_sampled_game_is_the_game_played_out": 25,
}


@pytest.mark.parametrize("law", LAWS + LOOKING + COPIES + COUNTING, ids=lambda law: law.__name__)
@pytest.mark.parametrize("name", games())
def test_law(name: str, law: Law) -> None:
    @examples(FEWER.get(law.__name__, 60))
    @given(positions(game(name)), st.integers(0, 10**6))
    def holds(at: Position, luck: int) -> None:
        law(at, seeded(str(luck)))

    holds()


@pytest.mark.parametrize("name", games())
def test_every_setup_is_played_to_its_end_and_replayed(name: str) -> None:
    for n, (seats, options) in enumerate(setups(game(name))):
        at = Position(game(name), seats, options, f"deal {n}", 1.0)
        assert not at.state.agenda
        every_game_ends(at, seeded(str(n)))
        a_record_replays_to_the_same_state(at, seeded(str(n)))


@pytest.mark.parametrize("name", games())
def test_what_others_know_is_imagined_otherwise(name: str) -> None:
    """A whole game a setup takes its time: about eight of them, spread over all numbers of players."""
    every = list(enumerate(setups(game(name))))
    for n, (seats, options) in every[:: 1 + len(every) // 10]:
        at = Position(game(name), seats, options, f"deal {n}", 1.0)
        what_others_know_is_imagined_otherwise(at, seeded(str(n)))
