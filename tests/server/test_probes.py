"""What machines ask that watch a server: alive, ready, figures; and a log that tells no secret."""

from __future__ import annotations

import json
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx2
import pytest

from comptoir.server.metrics import Metrics
from tests.rules import TESTS
from tests.server.clients import BOT, ME, Guest, Server, hot

BOARD = TESTS.parent / "deploy" / "grafana.json"


def figures(text: str) -> dict[str, float]:
    """Every figure by its name and labels."""
    lines = [line.rpartition(" ") for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in lines}


def test_alive_and_ready_are_told_apart(tmp_path: Path, serve: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    server = serve(tmp_path, terms={"health.FRESH": 0.0})
    for probe in ("healthz", "readyz"):
        answer = httpx2.get(f"{server.address}/{probe}")
        assert (answer.status_code, answer.json()) == (200, {"ok": True, "wrong": []})
    with closing(sqlite3.connect(tmp_path / "comptoir.sqlite", isolation_level=None)) as held:
        held.execute("DROP TABLE kept")
    unready = httpx2.get(f"{server.address}/readyz")
    assert (unready.status_code, unready.json()["wrong"]) == (503, ["disk"])
    assert httpx2.get(f"{server.address}/healthz").status_code == 200


def test_figures_are_those_of_what_happened(tmp_path: Path, serve: Any, come: Any) -> None:
    server = serve(tmp_path, terms={"metrics.FRESH": -1})
    anna = come(server)
    chair = anna.looks(anna.lays(ME, hot("Oma")))
    for _ in range(3):
        chair.look(chair.state["table"]["asked"][0])
        chair.moves("stall")
    assert chair.asks(t="move", seat=0, ask=99999, move="stall")["t"] == "no"
    bots = anna.lays(BOT, BOT)
    table = anna.looks(bots)
    while table.state["table"]["status"] != "over":
        table.hear("state")
    seen = figures(httpx2.get(f"{server.address}/metrics").text)
    assert seen['comptoir_moves_total{by="person"}'] == 3
    assert seen['comptoir_moves_total{by="house"}'] == table.version - 1
    assert seen["comptoir_told_seconds_count"] == 4
    assert seen["comptoir_refusals_total"] == 1
    assert seen["comptoir_sockets"] == 2 and seen["comptoir_tables_in_memory"] == 2
    assert seen['comptoir_bot_thinking_seconds_count{level="random"}'] == table.version - 1
    assert seen["comptoir_commit_seconds_count"] >= 4 and seen["comptoir_commit_changes_sum"] > 4
    assert seen['comptoir_answers_total{status="200"}'] >= 2
    assert seen["comptoir_faults_total"] == seen["comptoir_bot_failures_total"] == 0
    assert seen["comptoir_loop_late_seconds_count"] >= 1
    assert seen["comptoir_disk_free_bytes"] > 0 and seen["process_resident_memory_bytes"] > 0


@pytest.mark.parametrize(
    "headers",
    [{"X-Forwarded-For": "127.0.0.1"}, {"Host": "tables.example"}, {"Authorization": "Bearer guess"}],
    ids=["proxy", "name", "guess"],
)
def test_figures_are_for_this_machine_or_for_who_knows_the_token(
    tmp_path: Path, serve: Any, headers: dict[str, str]
) -> None:
    server = serve(tmp_path, terms={"metrics.token": "hush"})
    away = {"Host": "tables.example", **headers}
    assert httpx2.get(f"{server.address}/metrics", headers=away).status_code == 403
    known = {**away, "Authorization": "Bearer hush"}
    assert httpx2.get(f"{server.address}/metrics", headers=known).status_code == 200


def test_the_dashboard_asks_for_figures_that_there_are() -> None:
    metrics = Metrics()
    metrics.counts(_Nobody())
    metrics.answers.labels("200")
    metrics.thought.labels("greedy")
    there = {name.partition("{")[0] for name in figures(metrics.text().decode())}
    board = json.loads(BOARD.read_text(encoding="utf-8"))
    queries = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    asked = {name for query in queries for name in re.findall(r"\b(?:comptoir|process)_\w+", query)}
    assert asked - there == set()
    shown = {name.removesuffix("_bucket") for name in asked}
    ours = {name for name in there if name.startswith("comptoir_") and not name.endswith("_created")}
    parts = re.compile(r"_(bucket|count|sum)$")
    assert {parts.sub("", name) for name in ours} - shown == set(), "every figure of ours is on the board"
    assert len({panel["id"] for panel in board["panels"]}) == len(board["panels"])


class _Nobody:
    """A house in which there is nothing to count."""

    def __getattr__(self, _: str) -> Any:
        return lambda: 0


@pytest.mark.parametrize("form", ["json", "human"])
def test_a_log_of_everything_tells_no_secret(tmp_path: Path, serve: Any, come: Any, form: str) -> None:
    """A game with bots, chat and a seat left, written at the most talkative level."""
    server: Server = serve(tmp_path, terms={"log.level": "debug", "log.format": form})
    anna: Guest = come(server)
    anna.post("/deal")
    table = anna.lays(ME, BOT, BOT, game="karanor", name="Whispering")
    chair = anna.looks(table)
    for _ in range(4):
        while 0 not in chair.state["table"]["asked"]:
            chair.hear("state")
        chair.moves()
    chair.asks(t="chat", text="the harbour master is bribed")
    anna.post(f"/tables/{table}/leave")
    chair.until(60)
    key = (tmp_path / "key").read_bytes()
    server.stop()
    said = server.said
    with closing(sqlite3.connect(tmp_path / "comptoir.sqlite")) as kept:
        (data,) = kept.execute("SELECT data FROM tables").fetchone()
        texts = {text for (text,) in kept.execute("SELECT text FROM log") if len(text) > 3}
        promised = {seed for (seed,) in kept.execute("SELECT seed FROM promises") if seed}
    held = json.loads(data)
    secrets = {held["seed"], held["next_seed"], *filter(None, held["parts"]), *promised, held["mark"]}
    secrets |= {anna.cookie or "", (anna.cookie or "").rpartition(".")[2], key.hex(), "bribed", "Whispering"}
    assert len(texts) > 10 and "" not in secrets
    assert [secret for secret in secrets | texts if secret in said] == []
    assert said.count("move") > 20 and table in said
    if form == "json":
        lines = [json.loads(line) for line in said.splitlines()]
        assert {"at", "level", "logger", "event"} <= lines[0].keys()
        assert {"table laid", "move", "socket came", "stopped"} <= {line["event"] for line in lines}
