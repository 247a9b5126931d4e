"""Figures: the arena and the benches, for people and for programs."""

from __future__ import annotations

import json

import pytest

from comptoir import compiled
from tests.cli.running import comptoir, process


def test_a_match_is_a_table_for_people() -> None:
    result = comptoir("arena", "heller", "greedy", "random", "--games", "4", "--workers", "1")
    assert result.exit_code == 0
    assert "Auf Heller und Pfennig: 4 games" in result.stdout
    assert "greedy" in result.stdout and "100.0%" in result.stdout


def test_a_match_is_json_for_programs_whoever_works() -> None:
    arguments = ("arena", "heller", "greedy", "random", "random", "--games", "6", "--json", "--seed", "s")
    alone = json.loads(comptoir(*arguments, "--workers", "1").stdout)
    result = process(*arguments, "--workers", "2")
    together = json.loads(result.stdout)
    assert result.stderr == ""
    for report in (alone, together):
        for entrant in report["entrants"]:
            del entrant["ms"]
    assert alone == together
    assert alone["games"] == 6 and [e["level"] for e in alone["entrants"]] == ["greedy", "random", "random"]


def test_playouts_are_measured() -> None:
    result = comptoir("bench", "playouts", "--game", "heller", "--seats", "4", "--seconds", "0.2", "--json")
    found = json.loads(result.stdout)
    assert found["game"] == "heller" and found["seats"] == 4 and found["compiled"] is compiled()
    assert found["decisions_per_cpu_s"] > 60 * found["games_per_cpu_s"] > 0
    assert found["clones_per_cpu_s"] > 1000


def test_picks_are_measured() -> None:
    found = json.loads(comptoir("bench", "playouts", "--sample", "--seconds", "0.2", "--json").stdout)
    assert found["sampled"] is True
    assert found["decisions_per_cpu_s"] > 60 * found["games_per_cpu_s"] > 0


def test_replays_are_measured() -> None:
    found = json.loads(comptoir("bench", "replay", "--seconds", "0.1", "--json").stdout)
    assert found["moves_per_cpu_s"] > 60 * found["records_per_cpu_s"] > 0


@pytest.mark.parametrize("bench", ["playouts", "replay"])
def test_figures_are_a_sentence_for_people(bench: str) -> None:
    result = comptoir("bench", bench, "--seconds", "0.05", "--lang", "fr")
    assert result.exit_code == 0
    assert "par seconde de processeur" in result.stdout and "4 joueurs" in result.stdout


@pytest.mark.parametrize(
    "arguments",
    [
        ("arena", "heller", "greedy"),
        ("arena", "heller", "greedy", "genius"),
        ("arena", "chess", "greedy", "greedy"),
        ("arena", "heller", "greedy", "random", "--games", "0"),
        ("bench", "playouts", "--game", "chess"),
        ("bench", "playouts", "--seats", "9"),
    ],
)
def test_what_cannot_be_measured_is_refused(arguments: tuple[str, ...]) -> None:
    result = comptoir(*arguments)
    assert result.exit_code == 2 and "Traceback" not in result.output and result.stderr


def test_a_server_is_measured() -> None:
    found = json.loads(comptoir("bench", "server", "--tables", "4", "--seconds", "1", "--json").stdout)
    assert found["tables"] == 4 and found["sockets"] == 16
    assert found["moves_per_s"] > 0 and 0 < found["p50_ms"] <= found["p99_ms"]
    assert found["longest"][0]["ms"] > 0 and found["longest"][0]["what"]


def test_a_server_is_measured_in_words() -> None:
    said = comptoir("bench", "server", "--tables", "1", "--seconds", "1", "--lang", "fr").stdout
    assert "1 tables, 4 connexions" in said and "boucle retenue" in said


def test_other_libraries_are_measured_beside_our_own() -> None:
    found = json.loads(comptoir("bench", "peers", "--seconds", "0.05", "--seats", "2", "--json").stdout)
    rates = {peer["door"]: peer["steps_per_cpu_s"] for peer in found["peers"]}
    assert set(rates) == {"comptoir", "comptoir, sampled", "vector", "openspiel", "pettingzoo"}
    assert all(rate > 0 for rate in rates.values()) and found["missing"] == []
    said = comptoir("bench", "peers", "--seconds", "0.01", "--seats", "2", "--lang", "fr").stdout
    assert "Porte" in said and "pettingzoo" in said
