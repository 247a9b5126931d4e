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
    TILE_NAMES,
    TRAVEL,
    USABLE,
    WAYS,
    Booth,
    Place,
    Village,
)
from comptoir.games.hermagor.contest import Contest, buzz_lines
from comptoir.games.hermagor.events import shown_on
from comptoir.games.hermagor.hints import journey_told, region_told, stranded
from comptoir.games.hermagor.income import dukedoms, production, route
from comptoir.games.hermagor.regions import best_income, completed_by, row_pays
from comptoir.games.hermagor.state import Land
from comptoir.games.hermagor.wire import (
    Building,
    BuildingShared,
    Contested,
    ContestTold,
    LineChange,
    Moving,
    Placing,
    Preview,
    Raising,
    Selling,
    SpeaksForItself,
)
from comptoir.table.agenda import Action


def foresee(s: Land, seat: i64, action: Action) -> Preview:
    """What one answer that is allowed now would do."""
    if isinstance(action, PlaceBuyer):
        return placing(s, seat, seat, action.place, COSTS[action.place])
    if isinstance(action, PlaceShared):
        return placing(s, seat, s.seats, action.place, 0)
    if isinstance(action, Raise):
        return raising(s, action.product)
    if isinstance(action, BuildShared):
        done = completed_by(s.colours[s.seats].built, action.village)
        told = [region_told(s, s.seats, region) for region in done]
        return BuildingShared(NODE_NAMES[action.village], told)
    if isinstance(action, Build):
        return building(s, seat, action)
    return travelling(s, seat, action)


def travelling(s: Land, seat: i64, action: Action) -> Preview:
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
    return SpeaksForItself()


def placing(s: Land, seat: i64, colour: i64, place: Place, cost: i64) -> Placing:
    merchant = s.colours[seat]
    t = s.clone()
    t.buyers[place] = colour
    before, after = buzz_lines(s, seat), buzz_lines(t, seat)
    cash = int(merchant.cash - cost)
    return Placing(
        place=PLACE_NAMES[place],
        cost=int(cost),
        cash=cash,
        buzz=(sum(before), sum(after)),
        lines=[
            LineChange(LINE_NAMES[i], before[i], after[i])
            for i in range(len(before))
            if before[i] != after[i]
        ],
        tiles=[contested(s, t, booth) for booth in BOOTHS_AT[place] if s.booths[booth] != NONE],
        stranded=stranded(s, merchant.at, cash + sum(after), merchant.built, 0, s.actions),
    )


def contested(s: Land, t: Land, booth: Booth) -> Contested:
    was = Contest(s.buyers, booth, len(s.colours))
    becomes = Contest(t.buyers, booth, len(s.colours))
    tile = s.booths[booth]
    return Contested(
        PLACE_NAMES[booth],
        TILE_NAMES[tile],
        shown_on(tile),
        contest_told(was),
        contest_told(becomes),
        was.winner != becomes.winner,
    )


def contest_told(contest: Contest) -> ContestTold:
    return ContestTold(contest.winner_told(), contest.why, contest.strength, contest.edges)


def raising(s: Land, product: i64) -> Raising:
    step = s.steps[product]
    two = s.two
    opened = SQUARES[two][USABLE[two][step] : USABLE[two][step + 1]]
    more = END_VALUES[step + 1] - END_VALUES[step]
    return Raising(
        product=PRODUCTS[product],
        price=(PRICES[step], PRICES[step + 1]),
        uncovers=[PRINTED[square] for square in opened],
        production=[more if seat in s.rows[product] else 0 for seat in range(s.seats)],
    )


def selling(s: Land, seat: i64, village: Village, cost: i64) -> Selling:
    merchant = s.colours[seat]
    way = journey_told(s, seat, village)
    price = int(s.price(SELLS[village]))
    bring = int(best_income(s, merchant.discs, completed_by(merchant.built, village)))
    t = s.clone()
    t.colours[seat].built |= BIT[village]
    cash = int(merchant.cash) - int(cost) + price + bring
    built = merchant.built | BIT[village]
    return Selling(
        village=way.village,
        way=way.way,
        cost=int(cost),
        net=price - int(cost) + bring,
        regions=way.regions,
        earn=way.earn,
        price=price,
        bring=bring,
        cash=cash,
        dukedoms=(int(dukedoms(s, seat)), int(dukedoms(t, seat))),
        route=(route(s)[seat], route(t)[seat]),
        stranded=stranded(s, village, cash, built, merchant.wares, merchant.hand - 1),
    )


def moving(s: Land, seat: i64, village: Village) -> Moving:
    merchant = s.colours[seat]
    cost: int = TRAVEL[merchant.at][village] >> 1
    cash = merchant.cash - cost
    return Moving(
        village=NODE_NAMES[village],
        way=[NODE_NAMES[node] for node in WAYS[merchant.at][village]],
        cost=cost,
        cash=int(cash),
        stranded=stranded(s, village, cash, merchant.built, merchant.wares, merchant.hand - 1),
    )


def building(s: Land, seat: i64, action: Build) -> Building:
    region, row = REGIONS[action.region], ROW_NAMES[action.row]
    pays = int(row_pays(s, action.row))
    if action.row == NOBILITY_ROW:
        return Building(region, row, pays)
    new = 0 if seat in s.rows[action.row] else END_VALUES[s.steps[action.row]]
    made = int(production(s, seat))
    return Building(region, row, pays, (made, made + new))
