"""H4 phase 2: buzz is paid, tiles are handed out, the start player may change."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from comptoir.games.hermagor.actions import DRAW, KEEP, NO_DRAW, RAISE, Draw, Raise
from comptoir.games.hermagor.box import (
    ALL_BOOTHS,
    BOOTHS,
    COLOURS,
    FLOATING_MARKET,
    GOOD_DEAL,
    GOOD_DEAL_CASH,
    KINDS,
    LAST_PRODUCT_TILE,
    NONE,
    SHOWS,
    TOP,
    Booth,
)
from comptoir.games.hermagor.contest import NOBODY_WINS, Crowd, buzz_lines
from comptoir.games.hermagor.events import (
    BUZZ_PAID,
    DECLINED,
    EMPTY,
    GOOD_DEAL_MADE,
    NOTHING_DRAWN,
    PRICE_KEPT,
    PRICE_RAISED,
    PRICE_RAISED_BY_THIRD,
    TILE_DRAWN,
    TILE_STAYED,
    TILE_WON,
    TILE_WON_BY_THIRD,
)
from comptoir.games.hermagor.market import send_buyers_home
from comptoir.games.hermagor.officer import NAME_START
from comptoir.games.hermagor.refusals import why_no_rise
from comptoir.games.hermagor.state import Land
from comptoir.table.agenda import Action, Question, Step, then
from comptoir.table.errors import Refused


class PayBuzz(Step[Land]):
    """H4.1: all players are paid for their buyers in the passageways; H8.6: nobody for shared ones."""

    clause: ClassVar[str] = "H4.1"

    def run(self, s: Land) -> None:
        for turn in range(s.seats):
            seat = (s.starter + turn) % s.seats
            pays = sum(buzz_lines(s, seat))
            s.colours[seat].cash += pays
            if pays:
                BUZZ_PAID.tell(s, seat, pays)


class CheckTiles(Step[Land]):
    """H4.4: the tiles are checked one by one from the upper left to the lower right, here from `booth` on."""

    clause: ClassVar[str] = "H4.4"

    def __init__(self, booth: i64) -> None:
        self.booth: Final = booth

    def run(self, s: Land) -> None:
        booth = self.booth
        crowd = Crowd(s)
        while booth < BOOTHS:
            if s.booths[booth] != NONE:
                question = hand_out(s, ALL_BOOTHS[booth], crowd.winner(booth))
                if question is not None:
                    then(s, question, CHECK_TILES[booth + 1])
                    return
            booth += 1


def hand_out(s: Land, booth: Booth, winner: i64) -> Step[Land] | None:
    """H4.6 to H4.10: hand out one tile; what its winner is asked, if anything."""
    tile = s.booths[booth]
    if winner == NOBODY_WINS:
        TILE_STAYED.tell(s, booth, tile)
        return None
    s.booths[booth] = NONE
    if winner == s.seats:
        third_wins(s, booth, tile)
        return None
    TILE_WON.tell(s, winner, booth, tile)
    return receive_tile(s, winner, tile)


def receive_tile(s: Land, seat: i64, tile: i64) -> Step[Land] | None:
    """H4.11 to H4.16: two specials act at once and go back into the bag, the other tiles are kept."""
    if tile == GOOD_DEAL:
        s.colours[seat].cash += GOOD_DEAL_CASH
        s.bag.append(tile)
        GOOD_DEAL_MADE.tell(s, seat, GOOD_DEAL_CASH)
        return None
    if tile == FLOATING_MARKET:
        s.bag.append(tile)
        return RAISE_ANY[seat] if min(s.steps) < TOP else None
    s.colours[seat].take_tile(tile)
    if is_single(tile) and s.steps[SHOWS[tile][0]] < TOP:
        return RAISE_PRICE[seat][SHOWS[tile][0]]
    return None


def third_wins(s: Land, booth: Booth, tile: i64) -> None:
    """H8.7, R38: the tile goes into the bag; a single raises its price by itself, a special does nothing."""
    s.bag.append(tile)
    TILE_WON_BY_THIRD.tell(s, booth, tile)
    if is_single(tile):
        product = SHOWS[tile][0]
        if s.steps[product] < TOP:
            s.steps[product] += 1
            PRICE_RAISED_BY_THIRD.tell(s, product, s.price(product))


def is_single(tile: i64) -> bool:
    """H1.13: does this tile show one product and an arrow?"""
    return tile <= LAST_PRODUCT_TILE and len(SHOWS[tile]) == 1


class RaisePrice(Question[Land]):
    """H4.12: the winner of a single may raise its price by one step, before the next tile is checked."""

    name: ClassVar[str] = "raise"
    clause: ClassVar[str] = "H4.12"

    def __init__(self, seat: i64, products: list[int]) -> None:
        super().__init__(seat)
        self.products: Final = products

    def options(self, s: Land, seat: i64) -> list[Action]:
        return [RAISE[product] for product in self.products if s.steps[product] < TOP] + [KEEP]

    def count(self, s: Land, seat: i64) -> i64:
        count: i64 = 1
        for product in self.products:
            if s.steps[product] < TOP:
                count += 1
        return count

    def nth(self, s: Land, seat: i64, n: i64) -> Action:
        for product in self.products:
            if s.steps[product] < TOP:
                if n == 0:
                    return RAISE[product]
                n -= 1
        return KEEP

    def why_not(self, s: Land, seat: i64, action: Action) -> Refused | None:
        return why_no_rise(s, action, self.products)

    def take(self, s: Land, seat: i64, action: Action) -> None:
        if isinstance(action, Raise):
            s.steps[action.product] += 1
            PRICE_RAISED.tell(s, seat, action.product, s.price(action.product))
        else:
            PRICE_KEPT.tell(s, seat)


class DrawMissing(Step[Land]):
    """H4.17, R14: from the start player clockwise, who has no product tile may draw one."""

    clause: ClassVar[str] = "H4.17"

    def run(self, s: Land) -> None:
        next_draw(s, 0)


def next_draw(s: Land, turn: i64) -> None:
    """Ask the next player without a product tile, `turn` places after the start player or later."""
    while turn < s.seats:
        seat = (s.starter + turn) % s.seats
        if not s.has_product(seat):
            if s.bag_has_product():
                then(s, DRAW_TILE[seat])
                return
            NOTHING_DRAWN.tell(s, seat, EMPTY)
        turn += 1


class DrawTile(Question[Land]):
    """H4.17: you may draw from the bag until you find a product tile; H4.18: it gives no price rise."""

    name: ClassVar[str] = "draw"
    clause: ClassVar[str] = "H4.17"

    def options(self, s: Land, seat: i64) -> list[Action]:
        return [DRAW, NO_DRAW]

    def count(self, s: Land, seat: i64) -> i64:
        return 2

    def nth(self, s: Land, seat: i64, n: i64) -> Action:
        return NO_DRAW if n else DRAW

    def take(self, s: Land, seat: i64, action: Action) -> None:
        if isinstance(action, Draw):
            draw_product(s, seat)
        else:
            NOTHING_DRAWN.tell(s, seat, DECLINED)
        next_draw(s, (seat - s.starter) % s.seats + 1)


def draw_product(s: Land, seat: i64) -> None:
    """R50: specials drawn on the way go straight back and do nothing."""
    back: list[int] = []
    tile = s.draw()
    while tile > LAST_PRODUCT_TILE:
        back.append(tile)
        tile = s.draw()
    s.bag.extend(back)
    s.reveals += 1
    s.colours[seat].take_tile(tile)
    TILE_DRAWN.tell(s, seat, tile, len(back))


class ChooseStart(Step[Land]):
    """H4.19: the owner of the product tile with the lowest number names the new start player."""

    clause: ClassVar[str] = "H4.19"

    def run(self, s: Land) -> None:
        if s.variants.officer:
            return
        chooser = owner_of_lowest(s)
        if chooser >= 0:
            then(s, NAME_START[chooser])


def owner_of_lowest(s: Land) -> i64:
    """R17: who owns the lowest product tile; -1: nobody has any."""
    chooser: i64 = -1
    lowest = LAST_PRODUCT_TILE + 1
    for seat in range(s.seats):
        for tile in s.colours[seat].tiles:
            if tile < lowest:
                chooser, lowest = seat, tile
    return chooser


class SendBuyersHome(Step[Land]):
    """H4.20: all buyers return to their owners."""

    clause: ClassVar[str] = "H4.20"

    def run(self, s: Land) -> None:
        send_buyers_home(s)


PAY_BUZZ: Final = PayBuzz()
CHECK_TILES: Final[list[CheckTiles]] = [CheckTiles(booth) for booth in range(BOOTHS + 1)]
RAISE_PRICE: Final[list[list[RaisePrice]]] = [
    [RaisePrice(seat, [product]) for product in range(KINDS)] for seat in range(COLOURS)
]
RAISE_ANY: Final[list[RaisePrice]] = [RaisePrice(seat, list(range(KINDS))) for seat in range(COLOURS)]
DRAW_MISSING: Final = DrawMissing()
DRAW_TILE: Final[list[DrawTile]] = [DrawTile(seat) for seat in range(COLOURS)]
CHOOSE_START: Final = ChooseStart()
SEND_BUYERS_HOME: Final = SendBuyersHome()
