"""kill -9, again and again: what was acknowledged is there. `bench/killed.py` does it 300 times."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

from tests.server.clusters import Cluster
from tests.server.killing import Killing, in_folder

KILLS = 8


def test_kills_in_the_middle_of_play_lose_nothing_that_was_acknowledged(tmp_path: Path, serve: Any) -> None:
    killing = Killing(in_folder(tmp_path), "killed")
    for _ in range(KILLS):
        killing.life(serve(tmp_path))
    assert killing.acknowledged > KILLS
    assert serve(tmp_path).stop() == 0


def test_nor_do_they_where_the_database_goes_on(tmp_path: Path, serve: Any, cluster: Cluster) -> None:
    url = cluster.fresh()
    killing = Killing(partial(cluster.rows, url), "killed")
    for _ in range(KILLS):
        killing.life(serve(tmp_path, database=url))
    assert killing.acknowledged > KILLS
    assert serve(tmp_path, database=url).stop() == 0
