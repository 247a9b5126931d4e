"""Whatever goes wrong where a game is played can be told where the match was asked for."""

from __future__ import annotations

import pickle
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from comptoir.lab import arena
from comptoir.lab.match import Misplayed
from comptoir.lab.workers import cluster
from comptoir.table import (
    BadSetup,
    ComptoirError,
    IllegalAction,
    NotYourTurn,
    Refused,
    Stale,
    UnknownRules,
    Unreadable,
)

OWN = Path(__file__).parents[1] / "bots" / "own_bots.py"
KINDS = [
    *(ComptoirError, Refused, NotYourTurn, IllegalAction, Unreadable, UnknownRules, Stale, BadSetup),
    Misplayed,
]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_an_error_comes_home_from_another_process(kind: type[ComptoirError]) -> None:
    error = kind("bad-seats", "for two", "A1.1", {"seats": 2})
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is kind and str(again) == "for two (A1.1)"
    assert (again.reason, again.args_) == ("bad-seats", {"seats": 2})


def test_a_bot_that_hangs_in_a_thread_is_not_waited_for_either() -> None:
    with ThreadPoolExecutor(1) as threads, pytest.raises(Misplayed, match="did not answer"):
        arena("heller", [f"{OWN}:Stuck", "random"], 1, patience=0.2, executor=threads)


def test_patience_that_was_not_needed_is_forgotten() -> None:
    with ThreadPoolExecutor(1) as threads:
        report = arena("heller", ["greedy", "random"], 2, patience=30, executor=threads)
    assert report.games == 2


@pytest.mark.filterwarnings("default")
def test_a_bot_that_hangs_on_a_cluster_is_named() -> None:
    """A worker of a cluster plays in a thread beside its main one."""
    with cluster(None, 1) as executor, pytest.raises(Misplayed, match=r"“Stuck” did not answer within 0\.5"):
        arena("heller", [f"{OWN}:Stuck", "random"], 2, patience=0.5, executor=executor)
