"""What happened, and who may know it."""

from __future__ import annotations

from typing import Final

from comptoir.table import Field, News, News2

SEAT: Final[Field[int]] = Field("seat")
PEBBLES: Final[Field[int]] = Field("pebbles")
LUCKY: Final[Field[int]] = Field("lucky")

PEBBLES_TAKEN: Final = News2("pebbles-taken", SEAT, PEBBLES)
"""P2.1."""
LUCK_SHOWN: Final = News2("luck-shown", SEAT, LUCKY)
"""P3.1."""

NEWS: Final[tuple[News, ...]] = (PEBBLES_TAKEN, LUCK_SHOWN)
