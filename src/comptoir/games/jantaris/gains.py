"""What an answer visibly brings each seat: prestige, goods, districts dominated."""

from __future__ import annotations

from comptoir.games.jantaris.box import AREAS, DISTRICTS, NONE
from comptoir.games.jantaris.foresee import foresee
from comptoir.games.jantaris.state import City
from comptoir.table import Action


def gains(s: City, seat: int, action: Action) -> dict[str, list[int]]:
    """Nothing is known of a vote or a bid."""
    told = foresee(s, seat, action)
    if not (
        isinstance(told.prestige, list) and isinstance(told.goods, list) and isinstance(told.rulers, dict)
    ):
        return {}
    seats = range(s.players)
    return {
        "prestige": [int(told.prestige[o] - s.prestige[o]) for o in seats],
        "goods": [int(sum(told.goods[o]) - s.total(o)) for o in seats],
        "districts": [sum(_change(s, told.rulers, d, o) for d in range(DISTRICTS)) for o in seats],
    }


def _change(s: City, rulers: dict[str, int | None], district: int, seat: int) -> int:
    """Would `seat` gain a district, or lose it?"""
    if AREAS[district] not in rulers:
        return 0
    before = s.ruler(district)
    return int(rulers[AREAS[district]] == seat) - int(before != NONE and before == seat)
