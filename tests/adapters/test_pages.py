"""The pages on the lab and on other libraries show code that runs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from comptoir.lab import arena
from tests.rules import TESTS

DOCS = TESTS.parent / "docs"


@pytest.mark.parametrize("page", ["adapters", "lab"])
def test_what_a_page_shows_runs(page: str) -> None:
    blocks = re.findall(r"```python\n(.*?)```", (DOCS / f"{page}.md").read_text("utf-8"), re.DOTALL)
    assert len(blocks) >= 2
    for block in blocks:
        exec(block, {})


def test_the_bot_of_the_page_is_short_and_plays(tmp_path: Path) -> None:
    text = (DOCS / "lab.md").read_text("utf-8")
    [block] = re.findall(r"```python\n(.*?BOT = Frugal\(\)\n)```", text, re.DOTALL)
    assert len(block.splitlines()) <= 15
    path = tmp_path / "frugal.py"
    path.write_text(block, encoding="utf-8")
    report = arena("heller", [str(path), "random"], 2)
    assert report.entrants[0].level == "frugal" and report.games == 2
