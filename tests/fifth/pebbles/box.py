"""What is in the box."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

_BOX: Final = tomllib.loads((Path(__file__).parent / "box.toml").read_text(encoding="utf-8"))["box"]
PEBBLES_EACH: Final = int(_BOX["pebbles_each"])
MOST_AT_ONCE: Final = int(_BOX["most_at_once"])
BONUS: Final = int(_BOX["bonus"])
