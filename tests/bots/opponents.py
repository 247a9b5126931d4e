"""Bots that only tests know: the example of docs/bots.md, which is the naive player others are measured against."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from comptoir.bots import Bot

DOCS = Path(__file__).resolve().parents[2] / "docs" / "bots.md"


def from_the_docs() -> Bot:
    """The bot that docs/bots.md writes, run as it stands there."""
    blocks = re.findall(r"```python\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    block = next(block for block in blocks if "BOT" in block)
    scope: dict[str, Any] = {"__name__": "naive"}
    exec(block, scope)
    bot = scope["BOT"]
    assert isinstance(bot, Bot)
    return bot
