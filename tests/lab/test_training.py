"""An evaluation is learned from games alone, kept in a file, and played by."""

from __future__ import annotations

import json
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from comptoir.lab import arena, training
from comptoir.lab.bench import measured_search
from comptoir.lab.training import Learned, read_training, train
from comptoir.table import BadSetup
from tests.cli.running import comptoir


def test_the_same_seed_teaches_the_same_whoever_works() -> None:
    alone = train("heller", 30, seed="same")
    with ThreadPoolExecutor(2) as threads:
        assert train("heller", 30, seed="same", executor=threads) == alone
    assert train("heller", 30, seed="other").weights != alone.weights
    assert [(each.games, each.stage) for each in alone.curve] == [
        (games, stage) for games in (25, 30) for stage in (0, 1, 2)
    ]


def test_what_was_learned_beats_chance_and_knows_more_with_more_games() -> None:
    found = train("heller", 200)
    report = arena("heller", [Learned(found), "random"], 12)
    assert report.entrants[0].level == "learned" and report.entrants[0].rate > 0.9
    errors = {each.games: each.error for each in found.curve if each.stage == 2}
    assert errors[200] < errors[25] < max(each.spread for each in found.curve)


def test_weights_are_kept_shown_and_drawn(tmp_path: Path) -> None:
    file, chart = tmp_path / "weights.json", tmp_path / "curve.svg"
    arguments = ("train", "heller", "--games", "30", "--workers", "1")
    shown = comptoir(*arguments, "--save", file, "--chart", chart)
    assert shown.exit_code == 0, shown.output
    assert "Stage 3" in shown.stdout and "The weights are in" in shown.stdout
    assert read_training(file) == train("heller", 30)
    assert "Stage 1" in chart.read_text()
    told = json.loads(comptoir(*arguments, "--json").stdout)
    assert len(told["weights"]) == 3 and told["kind"] == "2"
    assert "Étape 1" in comptoir(*arguments, "--lang", "fr").stdout


def test_a_game_without_features_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """All games of the house have them; one of somebody's own may have no advice at all."""
    monkeypatch.setattr(training, "advice_of", lambda _: None)
    result = comptoir("train", "heller", "--workers", "1")
    assert result.exit_code == 2 and result.stderr.count("\n") == 1
    assert "does not describe tables in numbers" in result.stderr


def test_without_numpy_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "comptoir.lab.learning", raising=False)
    monkeypatch.setitem(sys.modules, "numpy", None)
    with pytest.raises(BadSetup, match=r"install comptoir\[learn\]"):
        train("heller", 1)


def test_a_file_that_holds_no_weights_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    file.write_text("[1, 2]")
    with pytest.raises(BadSetup, match="holds no learned weights"):
        read_training(file)


def test_what_levels_spend_is_measured() -> None:
    found = measured_search("heller", 2, 0.2)
    costs = {cost.level: cost for cost in found.levels}
    assert costs["greedy"].simulations == 0 < costs["merchant"].simulations < costs["guildmaster"].simulations
    assert costs["guildmaster"].ms > costs["greedy"].ms > 0 and found.decisions_per_game > 60
    assert found.endings_per_cpu_s > 0
    assert all(cost.slowest_ms >= cost.ms and cost.decisions > 0 for cost in found.levels)


def test_what_levels_spend_is_a_table_and_json() -> None:
    arguments = ("bench", "search", "--seconds", "0.05")
    assert "guildmaster" in comptoir(*arguments).stdout
    assert json.loads(comptoir(*arguments, "--json").stdout)["game"] == "heller"
    assert "La plus lente" in comptoir(*arguments, "--lang", "fr").stdout
    refused = comptoir(*arguments, "--game", "chess")
    assert refused.exit_code == 2 and refused.stderr.count("\n") == 1
