"""Why an answer is not accepted."""

from __future__ import annotations

from typing import Final

from comptoir.table import Field, Refusal

HEAP: Final[Field[int]] = Field("heap")

FEW: Final = Refusal("pebbles-refused-few", "P2.1", "there are only {heap} pebbles left", [HEAP])
