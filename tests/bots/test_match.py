"""A match goes on from where it was cut short, and a bad bot is named in one sentence."""

from __future__ import annotations

import json
import os
import signal
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Any

import msgspec
import pytest

from comptoir.bots import Bot, choose
from comptoir.lab import Report, arena
from comptoir.lab.arena import FEWEST_CLEAR, rated
from comptoir.lab.entrants import player_of
from comptoir.lab.match import Misplayed, Outcome
from comptoir.lab.workers import cluster, processes
from comptoir.table import BadSetup, asked, game, seeded
from comptoir.table.advice import Mind
from tests.bots.own_bots import Minded, Peeping
from tests.cli.running import comptoir, process

OWN = "tests.bots.own_bots"
FILE = str(Path(__file__).parent / "own_bots.py")


def timeless(report: Report) -> Report:
    entrants = [msgspec.structs.replace(entrant, ms=0.0) for entrant in report.entrants]
    return msgspec.structs.replace(report, entrants=entrants)


@pytest.mark.parametrize(
    ("text", "level"),
    [(f"{OWN}:First", "First"), (FILE, "pinch"), (f"{FILE}:First", "First"), ("random", "random")],
)
def test_a_bot_may_come_from_outside(text: str, level: str) -> None:
    assert player_of(text).level == level
    report = arena("heller", [text, "random"], 2)
    assert report.entrants[0].level == level and report.games == 2


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("nowhere.py", "no such file"),
        ("nowhere:Bot", "nowhere"),
        (f"{OWN}:Nobody", "no bot called Nobody"),
        (f"{OWN}:FILE", "no bot"),
    ],
)
def test_a_bot_that_is_none_is_refused(text: str, why: str) -> None:
    with pytest.raises(BadSetup, match=why):
        player_of(text)


@pytest.mark.parametrize(
    ("name", "why"),
    [("Raising", "ZeroDivisionError: by myself"), ("Babbling", "is no action"), ("Illegal", "failed")],
)
def test_a_bad_bot_is_named_and_finished_games_are_kept(name: str, why: str, tmp_path: Path) -> None:
    kept = tmp_path / "games"
    arena("heller", ["random", "random"], 4, resume=kept)
    result = comptoir("arena", "heller", f"{OWN}:{name}", "random", "--games", "4", "--workers", "1")
    assert result.exit_code == 2 and why in result.stderr and name in result.stderr
    assert result.stderr.count("\n") == 1
    assert len(kept.read_text().splitlines()) == 5


def test_a_bot_that_hangs_is_not_waited_for() -> None:
    with pytest.raises(Misplayed, match=r"did not answer within 0\.2 seconds"):
        arena("heller", [f"{OWN}:Stuck", "random"], 1, patience=0.2)


def test_a_bot_that_ends_its_process_is_named_and_the_rest_is_kept(tmp_path: Path) -> None:
    result = process("arena", "heller", f"{FILE}:Deadly", "random", "--games", "2", "--workers", "2")
    assert (
        result.returncode == 2 and "ended the process" in result.stderr and "Traceback" not in result.stderr
    )


def test_a_bot_that_looks_behind_its_sight_sees_nothing_true() -> None:
    """Let in by itself it finds the squares of others; named in a match it finds what it might imagine as well."""
    heller = game("heller")
    tables: list[Any] = [heller.start(2, f"peeping {n}") for n in range(10)]
    truths = [[int(merchant.secret) for merchant in s.merchants] for s in tables]

    def found(bot: str | Bot) -> list[list[int]]:
        Peeping.seen.clear()
        for s in tables:
            choose(player_of(bot), heller, s, asked(s)[0], seeded("luck"))
        return Peeping.seen[:]

    assert found(Peeping()) == truths
    behind = found(f"{OWN}:Peeping")
    assert len(behind) == len(truths) and sum(map(list.__eq__, behind, truths)) < 5


def test_an_outside_bot_plays_as_it_would_inside() -> None:
    """Its sight is on a re-deal, which an honest bot cannot tell from the table."""
    from comptoir.bots.greedy import BOT
    from comptoir.lab.entrants import Guest

    inside = timeless(arena("heller", [BOT, "random"], 4))
    outside = timeless(arena("heller", [type("G", (Guest,), {"level": "greedy"})(BOT), "random"], 4))
    assert inside == outside


def test_a_bot_of_ones_own_that_thinks_ahead_is_sent_to_workers() -> None:
    players: list[str | Bot] = [Minded(Mind(candidates=2, tables=1, turns=1, doubt=0.0)), "random"]
    with processes(2) as executor:
        elsewhere = arena("heller", players, 2, executor=executor)
    assert timeless(elsewhere) == timeless(arena("heller", players, 2))


def test_a_match_goes_on_from_where_it_was_cut_short(tmp_path: Path) -> None:
    kept = tmp_path / "games"
    whole = timeless(arena("heller", ["greedy", "random"], 12))
    arena("heller", ["greedy", "random"], 6, resume=kept)
    lines = kept.read_bytes()
    kept.write_bytes(lines[:-30])
    heard: list[int] = []
    report = arena("heller", ["greedy", "random"], 12, resume=kept, progress=heard.append)
    assert timeless(report) == whole
    assert heard[0] == 5 and sum(heard) == 12
    numbers = [json.loads(line)["n"] for line in kept.read_text().splitlines()[1:]]
    assert sorted(numbers) == list(range(12)), "nothing lost, nothing twice"


@pytest.mark.parametrize("content", ["", "nonsense\n", '{"game":"heller"}\n', "half"])
def test_a_broken_file_is_refused_in_a_sentence(content: str, tmp_path: Path) -> None:
    kept = tmp_path / "games"
    kept.write_text(content)
    result = comptoir(
        "arena", "heller", "random", "random", "--games", "2", "--workers", "1", "--resume", kept
    )
    if content:
        assert result.exit_code == 2 and "line 1 cannot be read" in result.stderr
        assert kept.read_text() == content
    else:
        assert result.exit_code == 0


def test_the_file_of_another_match_is_refused(tmp_path: Path) -> None:
    kept = tmp_path / "games"
    arena("heller", ["random", "random"], 2, resume=kept)
    with pytest.raises(BadSetup, match="another match"):
        arena("heller", ["random", "random"], 2, resume=kept, seed="other")
    with pytest.raises(BadSetup, match="another match"):
        arena("heller", ["greedy", "random"], 2, resume=kept)


def test_a_match_ends_when_it_is_clear() -> None:
    report = arena("heller", ["greedy", "random", "random"], 300, until_clear=True)
    assert report.clear and FEWEST_CLEAR <= report.games < 60 and report.games % 3 == 0
    even = arena("heller", ["random", "random"], 30, until_clear=True)
    assert not even.clear and even.games == 30


def test_ratings_follow_the_ranks() -> None:
    wins = [Outcome(n, [1, 2, 2], [9, 5, 5], [1, 1, 1], [0.0, 0.0, 0.0]) for n in range(30)]
    first, second, third = rated(3, wins)
    assert first[0] > 30 > second[0] and second[0] == pytest.approx(third[0])
    assert first[1] < 25 / 3, "it is surer than at the start"


def test_the_last_bot_fills_the_seats_and_the_chart_is_drawn(tmp_path: Path) -> None:
    chart = tmp_path / "chart.svg"
    arguments = ("arena", "heller", "greedy", "random", "--seats", "3", "--games", "3", "--workers", "1")
    result = comptoir(*arguments, "--json", "--chart", chart)
    levels = [entrant["level"] for entrant in json.loads(result.stdout)["entrants"]]
    assert levels == ["greedy", "random", "random"]
    assert 'role="img"' in chart.read_text() and "greedy 100.0%" in chart.read_text()
    crowded = comptoir("arena", "heller", "greedy", "random", "random", "--seats", "2")
    assert crowded.exit_code == 2 and "3 bots do not fit into 2 seats" in crowded.stderr


@pytest.mark.filterwarnings("default")
def test_no_cluster_is_one_sentence() -> None:
    result = comptoir("arena", "heller", "greedy", "random", "--cluster", "tcp://127.0.0.1:9")
    assert result.exit_code == 2
    assert result.stderr == "comptoir: No Dask cluster answers at tcp://127.0.0.1:9.\n"


class Killing(Executor):
    """Sends the games on to a cluster, and kills one of its workers when half of them are done."""

    def __init__(self, inner: Any) -> None:
        self.inner = inner
        self.done = 0
        self.victim: int = next(iter(inner._client.run(os.getpid).values()))

    def submit(self, function: Any, /, *arguments: Any, **named: Any) -> Future[Any]:
        task: Future[Any] = self.inner.submit(function, *arguments, **named)
        task.add_done_callback(self.count)
        return task

    def count(self, _: Future[Any]) -> None:
        self.done += 1
        if self.done == 4:
            os.kill(self.victim, signal.SIGKILL)


@pytest.mark.filterwarnings("default")
def test_a_killed_worker_loses_nothing_and_doubles_nothing(tmp_path: Path) -> None:
    kept = tmp_path / "games"
    players = ["greedy", "random"]
    with cluster(None, 2) as executor:
        killing = Killing(executor)
        report = arena("heller", players, 40, resume=kept, executor=killing)
    assert killing.done >= 10
    assert timeless(report) == timeless(arena("heller", players, 40))
    numbers = [json.loads(line)["n"] for line in kept.read_text().splitlines()[1:]]
    assert sorted(numbers) == list(range(40))
