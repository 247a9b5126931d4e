"""Whose it is, in German: a name takes an s, or an apostrophe where no s could be heard."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from comptoir.genitive import genitive

NAMES: dict[str, str] = json.loads(Path(__file__).with_name("genitives.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize(("name", "said"), NAMES.items())
def test_a_name_in_the_genitive(name: str, said: str) -> None:
    assert genitive(name) == said
