"""Nothing is lost and nothing appears: tiles, stations, buyers and discs, over random play in every variant."""

from __future__ import annotations

from hypothesis import given

from comptoir.games.hermagor.box import (
    ACTION_TILES,
    BOOTHS,
    DISCS,
    NOBILITY,
    NONE,
    PLACES,
    REMOVED,
    SQUARES,
    STATIONS,
    TILES,
    USABLE,
    WARES,
    size,
)
from comptoir.games.hermagor.state import FREE, Land
from tests.games.hermagor.vocabulary import HERMAGOR
from tests.laws.positions import Position, examples, positions
from tests.rules import rule


@rule("H1.12", "H2.5", "H2.6", "H6.2", "R13")
@examples(60)
@given(positions(HERMAGOR))
def test_every_tile_is_in_one_place(at: Position) -> None:
    s = at.state
    assert isinstance(s, Land)
    held = [tile for merchant in s.colours for tile in merchant.tiles]
    laid = [tile for tile in s.booths if tile != NONE]
    every = [tile for tile in range(1, TILES + 1) if tile not in REMOVED[at.seats]]
    assert sorted([*s.bag, *laid, *held]) == every
    for merchant in s.colours:
        wares = 0
        for tile in merchant.tiles:
            wares |= WARES[tile]
        assert merchant.wares == wares


@rule("H1.11", "H5.2", "H8.3")
@examples(60)
@given(positions(HERMAGOR))
def test_every_station_is_in_the_supply_in_a_hand_or_in_a_village(at: Position) -> None:
    s = at.state
    assert isinstance(s, Land)
    for merchant in s.colours[: at.seats]:
        assert merchant.supply + merchant.hand + size(merchant.built) == STATIONS
    if s.two:
        third = s.colours[at.seats]
        in_hands = sum(merchant.shared for merchant in s.colours)
        assert third.supply + in_hands + size(third.built) == STATIONS and third.cash == 0


@rule("H1.11", "H5.24", "H5.30", "H8.4")
@examples(60)
@given(positions(HERMAGOR))
def test_every_disc_is_in_hand_or_on_a_square_that_may_be_used(at: Position) -> None:
    s = at.state
    assert isinstance(s, Land)
    for colour, merchant in enumerate(s.colours):
        assert merchant.discs + s.discs_on_table(colour) == DISCS
    assert len(s.nobles) <= len(NOBILITY)
    for row, step in zip(s.rows, s.steps, strict=True):
        assert len(row) <= USABLE[s.two][step] <= len(SQUARES[s.two])


@rule("H3.7", "H3.10", "H10.2")
@examples(60)
@given(positions(HERMAGOR))
def test_places_hold_one_buyer_and_nobody_has_debts_between_actions(at: Position) -> None:
    s = at.state
    assert isinstance(s, Land)
    standing = [place for place, colour in enumerate(s.buyers) if colour != FREE]
    if s.free:
        tiles = [booth for booth in range(BOOTHS) if s.booths[booth] != NONE]
        if view_phase(at) == 1:
            assert sorted([*s.free, *standing]) == [*tiles, *range(BOOTHS, PLACES)]
    if s.agenda and s.agenda[-1].name != "build":
        assert all(merchant.cash >= 0 for merchant in s.colours)


def view_phase(at: Position) -> int:
    return int(HERMAGOR.view(at.state, 0).phase)


@rule("H2.3", "H4.13")
@examples(60)
@given(positions(HERMAGOR))
def test_rounds_and_prices_only_go_up(at: Position) -> None:
    before: tuple[int, list[int]] = (0, [0] * 8)
    for s, _ in at.record().states():
        assert isinstance(s, Land)
        assert s.round >= before[0] and all(a >= b for a, b in zip(s.steps, before[1], strict=True))
        turned_up = len(ACTION_TILES[at.seats]) - len(s.stack)
        assert turned_up == s.round if s.actions or not s.agenda else turned_up == s.round - 1
        before = (int(s.round), s.steps[:])
