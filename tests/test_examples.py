"""The examples run, say what they found, and are shown in the documents."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.stem)
def test_an_example_runs(example: Path) -> None:
    done = subprocess.run([sys.executable, example], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()


def test_every_example_is_shown() -> None:
    page = (ROOT / "docs" / "examples.md").read_text(encoding="utf-8")
    assert [path.name for path in EXAMPLES if f'"examples/{path.name}"' not in page] == []
