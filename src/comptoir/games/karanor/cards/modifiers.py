"""K15, modify, forbid, permit, waive: what tiles and cards change for a player while they last, in figures.

A stat or an event is its index; what is forbidden, permitted or waived is a bit of its own.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from comptoir.games.karanor.box import BOX
from comptoir.table.data import Data

Row = dict[str, Any]
"""An effect as `box.toml` writes it."""
_VOCABULARY: Final[dict[str, list[str]]] = BOX["vocabulary"]
STATS: Final[list[str]] = _VOCABULARY["stats"]
EVENTS: Final[list[str]] = _VOCABULARY["events"]
UNTILS: Final[list[str]] = _VOCABULARY["until"]
NO_STAT: Final = 0
"""A modifier that changes no stat adds nothing to the first."""

MOVE_STAT: Final[int] = STATS.index("move")
SEA_STAT: Final[int] = STATS.index("sea_cost")
WORK_STAT: Final[int] = STATS.index("work_gold")
HARVEST_STAT: Final[int] = STATS.index("harvest")
BUILD_STAT: Final[int] = STATS.index("build_gold")
VILLA_STAT: Final[int] = STATS.index("villa_gold")
DELIVERY_STAT: Final[int] = STATS.index("delivery_gold")
ACTION_END: Final[int] = UNTILS.index("action_end")
TURN_END: Final[int] = UNTILS.index("turn_end")

ON_TURN_START: Final[int] = EVENTS.index("turn_start")
ON_STEP: Final[int] = EVENTS.index("step")
ON_SEA: Final[int] = EVENTS.index("sea_passage")
ON_MEET: Final[int] = EVENTS.index("meet")
ON_HARVEST: Final[int] = EVENTS.index("harvest")
ON_WORK: Final[int] = EVENTS.index("work")
ON_BUILD_DECLARED: Final[int] = EVENTS.index("build_declared")
ON_BUILD: Final[int] = EVENTS.index("build_done")
ON_INTERACT: Final[int] = EVENTS.index("interact")
ON_QUEST: Final[int] = EVENTS.index("quest_done")
ON_DELIVERY_DECLARED: Final[int] = EVENTS.index("delivery_declared")
ON_DELIVERY: Final[int] = EVENTS.index("delivery_done")
ON_RECRUIT: Final[int] = EVENTS.index("recruit_declared")
ON_VILLA_DECLARED: Final[int] = EVENTS.index("villa_declared")
ON_VILLA: Final[int] = EVENTS.index("villa_done")
ON_INCOME: Final[int] = EVENTS.index("income")
ON_TURN_END: Final[int] = EVENTS.index("turn_end")
ON_PLAYED: Final[int] = EVENTS.index("bm_played")
ON_TRADE: Final[int] = EVENTS.index("trade_done")


def _bit(words: str, name: str) -> int:
    return 1 << _VOCABULARY[words].index(name)


MOVING: Final[int] = _bit("forbid_actions", "move")
HARVESTING: Final[int] = _bit("forbid_actions", "harvest")
WORKING: Final[int] = _bit("forbid_actions", "work")
BUILDING: Final[int] = _bit("forbid_actions", "build")
INTERACTING: Final[int] = _bit("forbid_actions", "interact")
FULFILLING: Final[int] = _bit("forbid_actions", "quest")
DELIVERING: Final[int] = _bit("forbid_actions", "delivery")
RECRUITING: Final[int] = _bit("forbid_actions", "recruit")
BUYING_VILLAS: Final[int] = _bit("forbid_actions", "villa")
TRADING: Final[int] = _bit("forbid_actions", "trade")
SECOND_COMMERCE: Final[int] = _bit("permits", "second_commerce")
IMMUNITY: Final[int] = _bit("permits", "immune_black_market")
INTERACTING_NEARBY: Final[int] = _bit("permits", "interact_adjacent")
DELIVERING_NEARBY: Final[int] = _bit("permits", "deliver_adjacent")
SUBSTITUTING: Final[int] = _bit("permits", "substitute_one")
OPTIONAL_BONUS: Final[int] = _bit("waives", "optional_bonus")
SEA_PASSAGE: Final[int] = _bit("waives", "sea")


class Modifier(Data):
    """What one effect changes while it lasts; frozen."""

    def __init__(self, stat: i64, n: i64, forbidden: i64, permitted: i64, waived: i64) -> None:
        self.stat: Final = stat
        self.n: Final = n
        self.forbidden: Final = forbidden
        self.permitted: Final = permitted
        self.waived: Final = waived


def modifier(row: Row) -> Modifier:
    """An effect of the box as its modifier; one that modifies nothing changes nothing."""
    op = row["op"]
    if op == "modify":
        return Modifier(STATS.index(row["stat"]), row["n"], 0, 0, 0)
    forbidden = _bit("forbid_actions", row["action"]) if op == "forbid" else 0
    permitted = _bit("permits", row["what"]) if op == "permit" else 0
    waived = _bit("waives", row["cost"]) if op == "waive" else 0
    return Modifier(NO_STAT, 0, forbidden, permitted, waived)


_TILES: Final[list[list[Row]]] = [row["effects"] for row in BOX["artefact"] + BOX["insignia"]]
TILE_MODIFIERS: Final[list[list[Modifier]]] = [[modifier(row) for row in rows] for rows in _TILES]
"""What every artefact changes, then every insignia."""
TILE_TRIGGERS: Final[list[int]] = [
    sum({1 << EVENTS.index(row["event"]) for row in rows if row["op"] == "on"}) for rows in _TILES
]
"""The events on which each tile acts, a bit each."""
