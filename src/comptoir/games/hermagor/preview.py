"""What an answer would visibly do, before it is given."""

from __future__ import annotations

from mypy_extensions import i64

from comptoir.games.hermagor.actions import (
    NOBILITY_ROW,
    ROW_NAMES,
    Build,
    BuildShared,
    Move,
    MoveAndSell,
    PlaceBuyer,
    PlaceShared,
    Raise,
    Sell,
    TakeShortcut,
)
from comptoir.games.hermagor.box import (
    BIT,
    BOOTHS_AT,
    COSTS,
    END_VALUES,
    LINE_NAMES,
    NODE_NAMES,
    NONE,
    PLACE_NAMES,
    PRICES,
    PRINTED,
    PRODUCTS,
    REGIONS,
    SELLS,
    SQUARES,
    TRAVEL,
    USABLE,
    WAYS,
)
from comptoir.games.hermagor.contest import Contest, buzz_lines
from comptoir.games.hermagor.events import tile_told
from comptoir.games.hermagor.income import dukedoms, production, route
from comptoir.games.hermagor.journey import journey_told, region_told, stranded
from comptoir.games.hermagor.regions import best_income, completed_by, row_pays
from comptoir.games.hermagor.state import Land
from comptoir.table.agenda import Action, Told


def foresee(s: Land, seat: i64, action: Action) -> Told:
    """Plain data about one answer that is allowed now; nothing for answers that speak for themselves."""
    if isinstance(action, PlaceBuyer):
        return placing(s, seat, seat, action.place, COSTS[action.place])
    if isinstance(action, PlaceShared):
        return placing(s, seat, s.seats, action.place, 0)
    if isinstance(action, Raise):
        return rising(s, action.product)
    if isinstance(action, BuildShared):
        done = completed_by(s.colours[s.seats].built, action.village)
        told = [region_told(s, s.seats, region) for region in done]
        return {"village": NODE_NAMES[action.village], "regions": told}
    if isinstance(action, Build):
        return building(s, seat, action)
    return travelling(s, seat, action)


def travelling(s: Land, seat: i64, action: Action) -> Told:
    """H5.3 to H5.5, H5.13: where the merchant would go, and at what cost."""
    at = s.colours[seat].at
    if isinstance(action, Sell):
        return selling(s, seat, at, 0)
    if isinstance(action, MoveAndSell):
        return selling(s, seat, action.village, TRAVEL[at][action.village])
    if isinstance(action, TakeShortcut):
        return selling(s, seat, action.village, TRAVEL[at][action.village] >> 1)
    if isinstance(action, Move):
        return moving(s, seat, action.village)
    return {}


def placing(s: Land, seat: i64, colour: i64, place: i64, cost: i64) -> Told:
    """H3.7: the cost, the buzz before and after, and every tile the buyer would be counted at."""
    merchant = s.colours[seat]
    t = s.clone()
    t.buyers[place] = colour
    before, after = buzz_lines(s, seat), buzz_lines(t, seat)
    tiles = [contested(s, t, booth) for booth in BOOTHS_AT[place] if s.booths[booth] != NONE]
    cash = int(merchant.cash - cost)
    return {
        "place": PLACE_NAMES[place],
        "cost": int(cost),
        "cash": cash,
        "buzz": [sum(before), sum(after)],
        "lines": [
            {"line": LINE_NAMES[i], "before": before[i], "after": after[i]}
            for i in range(len(before))
            if before[i] != after[i]
        ],
        "tiles": tiles,
        "stranded": stranded(s, merchant.at, cash + sum(after), merchant.built, 0, s.actions),
    }


def contested(s: Land, t: Land, booth: i64) -> Told:
    """Who would get a tile, before and after."""
    was = Contest(s.buyers, booth, len(s.colours))
    becomes = Contest(t.buyers, booth, len(s.colours))
    return {
        "booth": PLACE_NAMES[booth],
        "before": contest_told(was),
        "after": contest_told(becomes),
        "changes": was.winner != becomes.winner,
    } | (tile_told(s.booths[booth]) or {})


def contest_told(contest: Contest) -> Told:
    """`winner` is a colour, null if the tile stays; `why` is majority, tile, edges, tie or nobody."""
    return {
        "winner": int(contest.winner) if contest.winner >= 0 else None,
        "why": contest.why,
        "strength": contest.strength,
        "edges": contest.edges,
    }


def rising(s: Land, product: i64) -> Told:
    """H4.12: the new price, the squares it uncovers, and what it changes in the final income of each player."""
    step = s.steps[product]
    two = s.two
    opened = SQUARES[two][USABLE[two][step] : USABLE[two][step + 1]]
    more = END_VALUES[step + 1] - END_VALUES[step]
    return {
        "product": PRODUCTS[product],
        "price": [PRICES[step], PRICES[step + 1]],
        "uncovers": [PRINTED[square] for square in opened],
        "production": [more if seat in s.rows[product] else 0 for seat in range(s.seats)],
    }


def selling(s: Land, seat: i64, village: i64, cost: i64) -> Told:
    """H5.3: one line a coin movement, who else earns, and what changes in the final income."""
    merchant = s.colours[seat]
    price = int(s.price(SELLS[village]))
    bring = int(best_income(s, merchant.discs, completed_by(merchant.built, village)))
    t = s.clone()
    t.colours[seat].built |= BIT[village]
    cash = int(merchant.cash) - int(cost) + price + bring
    built = merchant.built | BIT[village]
    return {
        **journey_told(s, seat, village),
        "cost": int(cost),
        "price": price,
        "bring": bring,
        "net": price - int(cost) + bring,
        "cash": cash,
        "dukedoms": [int(dukedoms(s, seat)), int(dukedoms(t, seat))],
        "route": [route(s)[seat], route(t)[seat]],
        "stranded": stranded(s, village, cash, built, merchant.wares, merchant.hand - 1),
    }


def moving(s: Land, seat: i64, village: i64) -> Told:
    """H5.5: half the cost, and whether something could be sold there next."""
    merchant = s.colours[seat]
    cost: int = TRAVEL[merchant.at][village] >> 1
    cash = merchant.cash - cost
    return {
        "village": NODE_NAMES[village],
        "way": [NODE_NAMES[node] for node in WAYS[merchant.at][village]],
        "cost": cost,
        "cash": int(cash),
        "stranded": stranded(s, village, cash, merchant.built, merchant.wares, merchant.hand - 1),
    }


def building(s: Land, seat: i64, action: Build) -> Told:
    """H5.23: the square, what it pays, and the final income of the player with it, as prices stand."""
    told: Told = {
        "region": REGIONS[action.region],
        "row": ROW_NAMES[action.row],
        "pays": int(row_pays(s, action.row)),
    }
    if action.row == NOBILITY_ROW:
        return told
    new = 0 if seat in s.rows[action.row] else END_VALUES[s.steps[action.row]]
    made = int(production(s, seat))
    return told | {"production": [made, made + new]}
