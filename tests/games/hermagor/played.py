"""Who plays which scenario: a function bears the number of its scenario and takes its figures from `expect`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Expect = dict[str, Any]
PLAYED: dict[str, Callable[[Expect], None]] = {}


def played(function: Callable[[Expect], None]) -> Callable[[Expect], None]:
    """The function plays the scenario that its name begins with."""
    PLAYED[function.__name__.split("_")[0].upper()] = function
    return function
