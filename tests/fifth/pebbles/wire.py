"""The shape of a preview."""

from __future__ import annotations

import msgspec


class Preview(msgspec.Struct, frozen=True):
    """What would be left of the heap."""

    heap: int
