"""What bots heard adds up, whoever counted it."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from comptoir.lab.balance import Counted, added_up, balance, known, measure_of, one_game
from comptoir.table import game, games
from comptoir.words import Words
from tests.cli.running import comptoir


@pytest.mark.parametrize("name", games())
def test_the_sources_account_for_every_point(name: str) -> None:
    """What is left is what everybody begins with."""
    rules = game(name)
    played = one_game(rules, rules.fewest, "greedy", rules.complete({}), "sources")
    accounted = [sum(points[i] for points in played.points.values()) for i in range(rules.fewest)]
    rest = {score - points for score, points in zip(played.scores, accounted, strict=True)}
    start = [place.score for place in rules.standing(rules.start(rules.fewest, "sources"))]
    assert rest == set(start) and len(rest) == 1
    assert all(played.points.values())


@pytest.mark.parametrize("name", games())
def test_what_is_counted_has_a_name(name: str) -> None:
    measure = measure_of(game(name))
    assert measure is not None and measure.things
    assert any(known(game(name), kind) for kind in measure.things)


def test_the_same_seed_gives_the_same_figures_whoever_works() -> None:
    alone = balance("heller", 6, seats=3, level="random", seed="same")
    with ThreadPoolExecutor(2) as threads:
        assert balance("heller", 6, seats=3, level="random", seed="same", executor=threads) == alone
    assert balance("heller", 6, seats=3, level="random", seed="other") != alone
    assert sum(seat.rate for seat in alone.positions) == pytest.approx(1, abs=0.001)


def made(winner: int, owner: int | None, seats: int = 2) -> Counted:
    """A game that somebody won, with or without a crown."""
    crowns = {} if owner is None else {"crown": [int(seat == owner) for seat in range(seats)]}
    ranks = [1 if seat == winner else 2 for seat in range(seats)]
    return Counted(
        10, ranks, [2 - rank for rank in ranks], {"won": [1.0 - rank for rank in ranks]}, {"item": crowns}
    )


def test_what_decides_is_dominant_and_what_nobody_meets_is_dead() -> None:
    rules = game("jantaris")
    found = added_up(rules, [made(n % 2, n % 2) for n in range(40)], 2, "greedy", {}, "made")
    verdicts = {thing.name: thing.verdict for thing in found.things if thing.kind == "item"}
    assert verdicts["crown"] == "dominant" and verdicts["old_coins"] == "dead"
    fair = added_up(rules, [made(n % 2, n // 2 % 2) for n in range(40)], 2, "greedy", {}, "made")
    [crown] = [thing for thing in fair.things if thing.name == "crown"]
    assert crown.verdict == "" and crown.share == 1.0 and crown.low < 1 < crown.high


def test_sources_say_what_winners_got() -> None:
    found = added_up(game("jantaris"), [made(0, None)] * 4, 2, "greedy", {}, "made")
    by_name = {source.name: source for source in found.sources}
    assert by_name["won"].points == -0.5 and by_name["won"].winners == 0.0
    assert by_name["other"].points == 1.0
    assert [seat.rate for seat in found.positions] == [1.0, 0.0]


def test_a_balance_is_tables_json_and_a_chart(tmp_path: Path) -> None:
    chart = tmp_path / "seats.svg"
    arguments = ("balance", "heller", "--games", "4", "--level", "random", "--workers", "1")
    shown = comptoir(*arguments, "--chart", chart)
    assert shown.exit_code == 0, shown.output
    assert "decisions a game" in shown.stdout and "stalls" in shown.stdout and "Seat 1" in shown.stdout
    assert "Seat 4" in chart.read_text()
    told = json.loads(comptoir(*arguments, "--seats", "2", "--json").stdout)
    assert told["seats"] == 2 and told["games"] == 4 and told["things"]
    assert "Sorte" in comptoir(*arguments, "--lang", "fr").stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("balance", "chess"), "There is no game “chess” here: there are"),
        (("balance", "heller", "--seats", "7"), "This game is for 2 to 4 players."),
        (("balance", "heller", "--level", "genius"), "There is no bot “genius” here: there are"),
        (("balance", "heller", "--option", "snow"), "This game has no option “snow”."),
    ],
)
def test_what_cannot_be_counted_is_one_sentence(arguments: tuple[str, ...], said: str) -> None:
    result = comptoir(*arguments, "--workers", "1")
    assert result.exit_code == 2 and said in result.stderr and result.stderr.count("\n") == 1


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_position_has_a_name(lang: str) -> None:
    assert "3" in Words(lang).say("cli-position", n=3)
