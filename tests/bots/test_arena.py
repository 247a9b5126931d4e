"""Matches are fair, repeatable, and say how sure they are."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor

import msgspec
import pytest

from comptoir.bots import Bot, Sight
from comptoir.lab import Entrant, arena, wilson
from comptoir.lab.match import hear_out
from comptoir.table import Action, BadSetup, Rng, game, seeded, settle, then
from tests.table.toys import STOP, Auction, Hall


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    # By hand from Wilson's formula, and agreeing with published tables.
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (190, 200, 0.9104, 0.9726),
        (0, 0, 0.0, 1.0),
    ],
)
def test_the_interval_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


class Watching(Bot):
    """Plays the first answer and notes where it sat, and in which deal."""

    level = "watching"

    def __init__(self) -> None:
        self.seen: set[tuple[int, int]] = set()

    def choose(self, sight: Sight, rng: Rng, seconds: float) -> Action:
        self.seen.add((sight.seat, sight.view.starter))
        return sight.options[0]


def test_everybody_sits_everywhere() -> None:
    watching = Watching()
    arena("heller", [watching, "random", "random"], 3, seed="seats")
    assert {seat for seat, _ in watching.seen} == {0, 1, 2}


def test_wins_are_shared_out_and_ranks_add_up() -> None:
    report = arena("heller", ["random"] * 4, 20)
    assert sum(entrant.wins for entrant in report.entrants) == pytest.approx(20, abs=0.01)
    assert sum(entrant.rank for entrant in report.entrants) <= 10
    assert all(entrant.low <= entrant.rate <= entrant.high for entrant in report.entrants)


def test_the_same_seed_gives_the_same_match_whoever_works() -> None:
    def bare(executor: ThreadPoolExecutor | ProcessPoolExecutor | None) -> list[Entrant]:
        report = arena("heller", ["greedy", "random", "random"], 9, seed="same", executor=executor)
        return [msgspec.structs.replace(entrant, ms=0.0) for entrant in report.entrants]

    alone = bare(None)
    with ThreadPoolExecutor(2) as threads:
        assert bare(threads) == alone
    with ProcessPoolExecutor(2) as processes:
        assert bare(processes) == alone


def test_progress_counts_every_game() -> None:
    heard: list[int] = []
    arena("heller", ["random", "random"], 11, progress=heard.append)
    assert sum(heard) == 11 and len(heard) > 1


def test_a_match_that_cannot_be_is_refused_before_it_begins() -> None:
    with pytest.raises(BadSetup):
        arena("heller", ["random"], 4)
    with pytest.raises(BadSetup):
        arena("heller", ["random", "genius"], 4)
    with pytest.raises(BadSetup):
        arena("heller", ["random", "random"], 4, options={"turbo": True})


def test_who_may_speak_is_heard_out() -> None:
    """The one with the stop card ends the auction out of turn."""

    class Stopper(Bot):
        def speak(self, sight: Sight, rng: Rng) -> Action | None:
            return STOP if STOP in sight.options else None

    s = Hall([9, 9, 9], stopper=2)
    then(s, Auction((0, 1, 2), 3, 0))
    players: list[tuple[str | Bot, Rng]] = [(Stopper(), seeded(str(seat))) for seat in range(3)]
    hear_out(game("heller"), s, players)
    assert s.stopper == -1
    settle(s)
    assert s.sold == (0, 3)
