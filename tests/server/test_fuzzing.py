"""Whatever people say over a socket. `python -m tests.server.fuzzing 600` lets them talk for ten minutes."""

from __future__ import annotations

from pathlib import Path

import pytest

from comptoir.table import games
from tests.server.clients import Nursery
from tests.server.fuzzing import STEPS, tried


@pytest.mark.parametrize("game", games())
def test_whatever_is_said_nothing_breaks_nothing_hidden_is_told_and_what_is_done_stays(
    nursery: Nursery, tmp_path: Path, game: str
) -> None:
    acts = tried(nursery, tmp_path, game, "1", STEPS)
    assert acts.total() == STEPS and acts["move"] > STEPS // 10 and len(acts) > 7, acts
