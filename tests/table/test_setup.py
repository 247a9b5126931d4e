"""Setting up: games found by their folder, players and options checked."""

from __future__ import annotations

import doctest
from pathlib import Path
from typing import Any

import pytest

import comptoir.games
import comptoir.table
from comptoir.table import BadSetup, Event, asked, dump, game, games, ranked
from comptoir.table.ranks import winners
from tests.table.toys import BALLOT


def test_games_are_found_by_their_folders() -> None:
    folders = {path.parent.name for path in Path(comptoir.games.__path__[0]).glob("*/__init__.py")}
    assert list(games()) == sorted(folders)
    for name, found in games().items():
        assert found.name == name and found.folder.name == name
        assert game(name) is found


def test_an_unknown_game_is_a_bad_setup() -> None:
    with pytest.raises(BadSetup, match="there is no game “chess”") as no:
        game("chess")
    assert (no.value.reason, no.value.args_) == ("bad-game", {"game": "chess", "known": ", ".join(games())})


@pytest.mark.parametrize("found", [*games().values(), BALLOT], ids=lambda found: found.name)
def test_a_game_says_what_it_is(found: Any) -> None:
    assert found.title and found.designer and found.version >= 1
    assert 1 <= found.fewest <= found.most <= 8
    assert 0 < found.minutes[0] <= found.minutes[1]
    for option in found.options:
        assert option.default in option.choices and len(set(option.choices)) > 1
    assert repr(found) == f"<Game {found.name} {found.version}>"


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 100])
def test_too_few_and_too_many_players_are_refused(seats: int) -> None:
    with pytest.raises(BadSetup) as no:
        BALLOT.start(seats, "seed")
    assert no.value.reason == "bad-seats"
    assert no.value.args_ == {"fewest": 2, "most": 4, "seats": seats}


def test_options_are_completed_with_their_defaults() -> None:
    assert BALLOT.complete({}) == {"rounds": 2, "mood": "calm"}
    assert BALLOT.complete({"rounds": 3}) == {"rounds": 3, "mood": "calm"}


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(BadSetup) as no:
        BALLOT.start(2, "seed", {"turbo": True})
    assert (no.value.reason, no.value.args_) == ("bad-option", {"option": "turbo"})


@pytest.mark.parametrize("value", [4, True, "2", "", 2.0])
def test_a_wrong_choice_is_refused(value: Any) -> None:
    with pytest.raises(BadSetup) as no:
        BALLOT.start(2, "seed", {"rounds": value})
    assert (no.value.reason, no.value.args_) == ("bad-choice", {"option": "rounds", "value": str(value)})


def test_a_game_starts_where_somebody_is_asked_and_tells_how_it_came_there() -> None:
    heard: list[Event] = []
    s = BALLOT.start(3, "seed", heard=heard)
    assert asked(s) == (0, 1, 2) and s.heard is None
    assert dump(s) == dump(BALLOT.start(3, "seed"))
    assert dump(s) != dump(BALLOT.start(3, "another seed"))


@pytest.mark.parametrize(
    ("scores", "ranks"),
    [
        ([], []),
        ([5], [1]),
        ([1, 2, 3], [3, 2, 1]),
        ([7, 7, 1], [1, 1, 3]),
        ([1, 7, 7], [3, 1, 1]),
        ([0, 0], [1, 1]),
    ],
)
def test_equal_scores_share_their_rank(scores: list[int], ranks: list[int]) -> None:
    places = ranked(scores)
    assert [place.rank for place in places] == ranks
    assert [(place.seat, place.score) for place in places] == list(enumerate(scores))


def test_a_tie_is_broken_by_what_comes_next() -> None:
    worths = [(7, 1), (9, 0), (7, 2), (7, 1)]
    assert [(place.rank, place.score) for place in ranked(worths)] == [(3, 7), (1, 9), (2, 7), (3, 7)]
    assert winners(worths) == [1] and winners([(4, 2), (1, 9), (4, 2)]) == [0, 2]


def test_the_example_in_the_kernels_own_words_is_true() -> None:
    failed, tried = doctest.testmod(comptoir.table)
    assert tried >= 5 and failed == 0


def test_everything_the_kernel_names_is_there() -> None:
    assert len(set(comptoir.table.__all__)) == len(comptoir.table.__all__)
    for name in comptoir.table.__all__:
        assert hasattr(comptoir.table, name)
