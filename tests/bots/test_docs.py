"""What docs/bots.md shows is run as it stands there."""

from __future__ import annotations

import re
from typing import Any

import pytest

from comptoir.bots import levels
from tests.bots.opponents import DOCS


def test_every_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    scope: dict[str, Any] = {"__name__": "example"}
    for block in blocks:
        exec(block, scope)
    assert float(capsys.readouterr().out) == 1.0, "even the naive bot beats two that play anything"


def test_every_level_is_described() -> None:
    text = DOCS.read_text(encoding="utf-8")
    assert all(re.search(rf"^{level} ", text, re.MULTILINE) for level in levels())
