"""Who stands where: by what each seat is worth, more is better, and equals share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


def ranks(worths: Sequence[Any]) -> list[int]:
    """By seat, 1 for the best; a worth is a number, or several of which the first that differs decides."""
    return [1 + sum([other > mine for other in worths]) for mine in worths]


def winners(worths: Sequence[Any]) -> list[int]:
    """The seats that share the first place."""
    return [seat for seat, rank in enumerate(ranks(worths)) if rank == 1]
