"""What a seat sees of the land, built up from nothing."""

from __future__ import annotations

from msgspec.structs import replace

from comptoir.games.hermagor.actions import ROW_NAMES
from comptoir.games.hermagor.box import (
    ALL_BOOTHS,
    END_VALUES,
    KINDS,
    LINE_NAMES,
    NOBILITY,
    NODE_NAMES,
    NONE,
    PLACE_NAMES,
    PRICES,
    PRINTED,
    PRODUCTS,
    SQUARES,
    TILE_NAMES,
    USABLE,
    Booth,
)
from comptoir.games.hermagor.contest import Contest, buzz_lines
from comptoir.games.hermagor.events import shown_on
from comptoir.games.hermagor.hints import journeys_told, region_told, stations_told
from comptoir.games.hermagor.income import dukedoms, in_dukedoms, on_route, production, route
from comptoir.games.hermagor.regions import ChooseDisc
from comptoir.games.hermagor.state import FREE, SILENT, Land
from comptoir.games.hermagor.wire import BoothTold, Completed, MerchantView, RowView, View
from comptoir.table import WATCHER, asked

ALL_SQUARES = range(len(PRINTED))


def view(s: Land, seat: int) -> View:
    """What `seat` may know; WATCHER knows only what lies open."""
    return lies_open(s) if seat == WATCHER else known(s, seat, lies_open(s))


def known(s: Land, seat: int, everybody: View) -> View:
    """What everybody sees, and what `seat` knows besides."""
    mine = replace(everybody.merchants[seat], cash=s.colours[seat].cash)
    return replace(
        everybody,
        seat=seat,
        merchants=[*everybody.merchants[:seat], mine, *everybody.merchants[seat + 1 :]],
        journeys=journeys_told(s, seat) if everybody.phase else [],
    )


def lies_open(s: Land) -> View:
    """What everybody sees."""
    players = range(s.seats)
    lines = [buzz_lines(s, player) for player in players]
    return View(
        seat=WATCHER,
        round=s.round,
        rounds=s.rounds(),
        phase=_phase(s),
        starter=s.starter,
        asked=list(asked(s)),
        actions=s.actions,
        to_come=sorted(s.stack),
        bag=[TILE_NAMES[tile] for tile in sorted(s.bag)],
        market=[_booth(s, booth) for booth in ALL_BOOTHS],
        buyers={PLACE_NAMES[place]: colour for place, colour in enumerate(s.buyers) if colour != FREE},
        lines={name: [lines[player][i] for player in players] for i, name in enumerate(LINE_NAMES)},
        prices=[_row(s, row) for row in range(KINDS)] + [_nobility(s)],
        merchants=[_merchant(s, player, sum(lines[player])) for player in players],
        third=_merchant(s, s.seats, 0) if s.two else None,
        shared_buyers=s.shared_buyers,
        stations=stations_told(s),
        completed=_completed(s),
        journeys=[],
    )


def _phase(s: Land) -> int:
    """The chapter of the rulebook that asks now; H8 and H9 add to the phases."""
    if not s.agenda:
        return 0
    clause = s.agenda[-1].clause
    if clause.startswith("H4"):
        return 1 if s.variants.officer and clause == "H4.19" else 2
    return 3 if clause.startswith("H5") or clause == "H8.8" else 1


def _booth(s: Land, booth: Booth) -> BoothTold | None:
    tile = s.booths[booth]
    if tile == NONE:
        return None
    contest = Contest(s.buyers, booth, len(s.colours))
    won = contest.winner_told()
    return BoothTold(TILE_NAMES[tile], shown_on(tile), won, contest.why, contest.strength, contest.edges)


def _row(s: Land, row: int) -> RowView:
    used = SQUARES[s.two]
    open_ = used[: USABLE[s.two][s.steps[row]]]
    discs: list[int | None] = [None] * len(PRINTED)
    for square, colour in zip(used, s.rows[row], strict=False):
        discs[square] = colour
    pays = s.row_pays(row)
    return RowView(
        PRODUCTS[row],
        PRICES[s.steps[row]],
        END_VALUES[s.steps[row]],
        PRINTED,
        discs,
        [square in open_ for square in ALL_SQUARES],
        pays if pays >= 0 else None,
    )


def _nobility(s: Land) -> RowView:
    room = len(NOBILITY) - len(s.nobles)
    pays = s.nobility_pays()
    discs: list[int | None] = [*s.nobles, *[None] * room]
    return RowView(
        ROW_NAMES[-1], None, None, NOBILITY, discs, [True] * len(NOBILITY), pays if pays >= 0 else None
    )


def _merchant(s: Land, colour: int, buzz: int) -> MerchantView:
    merchant = s.colours[colour]
    player = colour < s.seats
    open_cash = player and (s.variants.open_money or not s.agenda)
    counts = in_dukedoms(s, colour)
    return MerchantView(
        cash=merchant.cash if open_cash else None,
        declared=merchant.declared if merchant.declared != SILENT else None,
        buyers=merchant.buyers,
        passed=merchant.passed,
        actions=merchant.hand,
        shared=merchant.shared,
        discs=merchant.discs,
        at=NODE_NAMES[merchant.at],
        tiles=[TILE_NAMES[tile] for tile in merchant.tiles],
        wares=[PRODUCTS[product] for product in range(KINDS) if merchant.wares >> product & 1],
        stations=sum(counts),
        dukedoms=counts,
        route=on_route(s)[colour] if player else 0,
        income=[production(s, colour), dukedoms(s, colour), route(s)[colour]] if player else [],
        buzz=buzz,
    )


def _completed(s: Land) -> list[Completed]:
    step = s.agenda[-1] if s.agenda else None
    if not isinstance(step, ChooseDisc):
        return []
    return [region_told(s, s.seats if step.third else step.seat, region) for region in s.completed]
