"""K5, K6: harvest and work."""

from __future__ import annotations

from mypy_extensions import i64

from comptoir.games.karanor.box import HARVEST, TERRITORIES, WORK, YIELDS
from comptoir.games.karanor.cards.abilities import trigger
from comptoir.games.karanor.cards.effects import HARVEST_STAT, ON_HARVEST, ON_WORK, WORK_STAT
from comptoir.games.karanor.events import tell
from comptoir.games.karanor.state import Karanor
from comptoir.games.karanor.supply import gain_goods


def work(s: Karanor, seat: i64) -> None:
    """K6."""
    merchant = s.merchants[seat]
    gold = max(0, WORK + merchant.stats[WORK_STAT])
    merchant.gold += gold
    if s.heard is not None:
        tell(s, "worked", seat, {"n": gold})
    trigger(s, seat, ON_WORK)


def harvest(s: Karanor, seat: i64) -> None:
    """K5."""
    merchant = s.merchants[seat]
    if s.heard is not None:
        tell(s, "harvested", seat, {"at": TERRITORIES[merchant.at]})
    gain_goods(s, seat, YIELDS[merchant.at], max(0, HARVEST + merchant.stats[HARVEST_STAT]))
    trigger(s, seat, ON_HARVEST)
