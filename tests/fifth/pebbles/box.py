"""What is in the box."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

# Not from __file__: a compiled module does not know its own while it is being imported.
_BOX: Final[dict[str, Any]] = tomllib.loads(files(__package__).joinpath("box.toml").read_text("utf-8"))

MERCHANTS: Final[int] = _BOX["box"]["merchants"]
PEBBLES_EACH: Final[int] = _BOX["box"]["pebbles_each"]
MOST_AT_ONCE: Final[int] = _BOX["box"]["most_at_once"]
BONUS: Final[int] = _BOX["box"]["bonus"]
