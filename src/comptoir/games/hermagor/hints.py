"""What a journey would cost and bring: for the view, for previews and for advice."""

from __future__ import annotations

from msgspec import UNSET
from mypy_extensions import i64

from comptoir.games.hermagor.actions import ROW_NAMES
from comptoir.games.hermagor.box import (
    ALL_VILLAGES,
    BIT,
    NODE_NAMES,
    REGIONS,
    SELLS,
    TRAVEL,
    WAYS,
    Region,
    Village,
)
from comptoir.games.hermagor.regions import best_income, completed_by, row_pays, rows_open
from comptoir.games.hermagor.state import Land
from comptoir.games.hermagor.travel import neighbours_get
from comptoir.games.hermagor.wire import Completed, Journey, RowPays


def journey_told(s: Land, seat: i64, village: Village) -> Journey:
    """The way to a village and, as if something were sold there, what it would leave."""
    merchant = s.colours[seat]
    cost: int = TRAVEL[merchant.at][village]
    regions = completed_by(merchant.built, village)
    earn = neighbours_get(s, seat, village)
    return Journey(
        village=NODE_NAMES[village],
        way=[NODE_NAMES[node] for node in WAYS[merchant.at][village]],
        cost=cost,
        net=int(s.price(SELLS[village]) - cost + best_income(s, merchant.discs, regions)),
        regions=[region_told(s, seat, region) for region in regions] if regions else UNSET,
        earn=earn if any(earn) else UNSET,
    )


def region_told(s: Land, colour: i64, region: Region) -> Completed:
    """A region that would be completed: the rows with room for a disc, and what each would pay."""
    rows = rows_open(s, region) if s.colours[colour].discs else []
    return Completed(REGIONS[region], [RowPays(ROW_NAMES[row], int(row_pays(s, row))) for row in rows])


def journeys_told(s: Land, seat: i64) -> list[Journey]:
    """All villages where this player has no station yet."""
    built = s.colours[seat].built
    return [journey_told(s, seat, village) for village in ALL_VILLAGES if not built & BIT[village]]


def stations_told(s: Land) -> dict[str, list[int]]:
    """The colours with a station in each village; villages without any are left out."""
    found: dict[str, list[int]] = {}
    for village in ALL_VILLAGES:
        bit = BIT[village]
        colours = [colour for colour in range(len(s.colours)) if s.colours[colour].built & bit]
        if colours:
            found[NODE_NAMES[village]] = colours
    return found


def stranded(s: Land, at: i64, cash: i64, built: i64, wares: i64, actions: i64) -> bool:
    """R51: with this much cash and so many actions to come, can a merchant reach no sale? Half the way is paid for a
    move, and the next action can sell there. With no wares yet, any village counts."""
    if s.variants.designer or actions == 0:
        return False
    for village in ALL_VILLAGES:
        if built & BIT[village] or (wares and not wares >> SELLS[village] & 1):
            continue
        cost = TRAVEL[at][village]
        if cost <= cash or (actions > 1 and cost >> 1 <= cash):
            return False
    return True
