"""Laws are worth something if they can be broken: whether a game keeps a law, and that it does not."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from comptoir.table import Game, seeded
from tests.laws.laws import Law
from tests.laws.positions import Position, examples, positions


def keeps(law: Law, played: Game, **how: Any) -> None:
    """Look for a position in which the law does not hold."""

    @settings(examples(60), **how)
    @given(positions(played), st.integers(0, 10**6))
    def holds(at: Position, luck: int) -> None:
        law(at, seeded(str(luck)))

    holds()


def breaks(law: Law, broken: Game) -> None:
    with pytest.raises(AssertionError):
        keeps(law, broken, phases=[Phase.generate], report_multiple_bugs=False, print_blob=False)
