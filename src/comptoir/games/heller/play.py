"""A3 and A5: the rounds, a turn, and the end. The sequence of play is the list in `OpenMarket`."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from comptoir.games.heller.actions import (
    DRAW,
    DRAWN,
    OPEN,
    SECRET,
    STALL,
    DrawSquare,
    PlaceDrawn,
    PlaceOpen,
    PlaceSecret,
    PlaceStall,
)
from comptoir.games.heller.box import (
    EMPTY,
    LABELS,
    MOST_WARES,
    ROUNDS,
    SPACES,
    SQUARE,
    SQUARES,
    STALLS,
    stall,
)
from comptoir.games.heller.count import all_parts, gains_of, pay, settled
from comptoir.games.heller.events import (
    GameEnded,
    RoundCounted,
    RoundOpened,
    SecretTaken,
    Skipped,
    SquareDrawn,
    SquarePlaced,
    StallPlaced,
)
from comptoir.games.heller.refusals import why_not_now, why_not_placed
from comptoir.games.heller.state import Market
from comptoir.table.agenda import NOBODY, ONLY, Action, Question, Step, hear, then
from comptoir.table.errors import Refused


class OpenMarket(Step[Market]):
    """A2.3, A5.1: shuffle the squares; everybody takes one in secret; the starter begins."""

    clause: ClassVar[str] = "A5.1"

    def run(self, s: Market) -> None:
        s.round += 1
        s.board = [EMPTY] * SPACES
        s.free = list(range(SPACES))
        s.pile = SQUARES[:]
        hear(s, RoundOpened(s.round, s.starter))
        if not s.variants.no_luck:
            for seat, merchant in enumerate(s.merchants):
                merchant.secret = s.draw()
                hear(s, SecretTaken(seat, merchant.secret))
        then(s, TURN[s.starter], COUNT)


class Turn(Question[Market]):
    """A3.1: place a stall, or draw a square and place it, or place your secret square; exactly one of these."""

    name: ClassVar[str] = "turn"
    clause: ClassVar[str] = "A3.1"

    def seats(self, s: Market) -> tuple[int, ...]:
        return ONLY[self.seat] if s.can_act(self.seat) else NOBODY

    def options(self, s: Market, seat: i64) -> list[Action]:
        merchant = s.merchants[seat]
        stalls = merchant.stalls
        free = s.free
        answers: list[Action] = []
        wares: i64 = 1
        while wares <= MOST_WARES:
            if stalls[wares]:
                answers += on(STALL[wares], free)
            wares += 1
        if s.variants.no_luck:
            for label in dict.fromkeys([LABELS[square - SQUARE] for square in s.pile]):
                answers += on(OPEN[label], free)
        elif s.pile:
            answers.append(DRAW)
        if merchant.secret != EMPTY:
            answers += on(SECRET, free)
        return answers

    def refusal(self, s: Market, seat: i64, action: Action) -> Refused:
        return why_not_now(s, action)

    def take(self, s: Market, seat: i64, action: Action) -> None:
        merchant = s.merchants[seat]
        if isinstance(action, PlaceStall):
            merchant.stalls[action.wares] -= 1
            lay(s, seat, action.space, stall(seat, action.wares), "stall")
        elif isinstance(action, DrawSquare):
            s.drawn = s.draw()
            if s.heard is not None:
                hear(s, SquareDrawn(seat, s.drawn))
            then(s, PLACE[seat])
            return
        elif isinstance(action, PlaceSecret):
            square = merchant.secret
            merchant.secret = EMPTY
            s.reveals += 1
            lay(s, seat, action.space, square, "secret")
        else:
            assert isinstance(action, PlaceOpen)
            lay(s, seat, action.space, take_open(s, action.label), "open")
        then(s, TURN[(seat + 1) % len(s.merchants)])

    def run(self, s: Market) -> None:
        """A3.3: who can do nothing is skipped. A3.5, A6.1: a full market, or nobody able to act, ends the round."""
        if not s.free:
            return
        if any(s.can_act(seat) for seat in range(len(s.merchants))):
            hear(s, Skipped(self.seat))
            then(s, TURN[(self.seat + 1) % len(s.merchants)])


class PlaceSquare(Question[Market]):
    """A3.2: who has drawn a square must place it now."""

    name: ClassVar[str] = "place"
    clause: ClassVar[str] = "A3.2"

    def options(self, s: Market, seat: i64) -> list[Action]:
        return on(DRAWN, s.free)

    def refusal(self, s: Market, seat: i64, action: Action) -> Refused:
        return why_not_placed(action)

    def take(self, s: Market, seat: i64, action: Action) -> None:
        assert isinstance(action, PlaceDrawn)
        square = s.drawn
        s.drawn = EMPTY
        s.reveals += 1
        lay(s, seat, action.space, square, "pile")
        then(s, TURN[(seat + 1) % len(s.merchants)])


class CountMarket(Step[Market]):
    """A4, A5: every line pays; then the next round, or the end."""

    clause: ClassVar[str] = "A4.1"

    def run(self, s: Market) -> None:
        parts = all_parts(s.board, len(s.merchants))
        gains = [0] * len(s.merchants)
        pay(parts, gains)
        before = [int(merchant.money) for merchant in s.merchants]
        for merchant, gain in zip(s.merchants, gains, strict=True):
            merchant.money = settled(merchant.money, gain, s.variants.debts)
        if s.heard is not None:
            hear(s, RoundCounted(s.round, s.board[:], parts, before, [int(m.money) for m in s.merchants]))
        if is_last_round(s):
            hear(s, GameEnded([int(merchant.money) for merchant in s.merchants]))
            return
        clear(s)
        s.starter = (s.starter + 1) % len(s.merchants)
        then(s, OPEN_MARKET)


def on(placings: list[Action], spaces: list[int]) -> list[Action]:
    """Of the placings of a piece, one for each space of the market, those on `spaces`."""
    # Plain objects, so that compiled code need not check each; and no `cast`, which interpreted code would call.
    objects: list[object] = placings  # type: ignore[assignment]
    found: list[object] = [objects[space] for space in spaces]
    return found  # type: ignore[return-value]


def lay(s: Market, seat: i64, space: i64, piece: i64, source: str) -> None:
    """Put a piece on the market and say so, with what it changes for each seat."""
    if s.heard is None:
        s.put(space, piece)
        return
    before = gains_of(s.board, len(s.merchants))
    s.put(space, piece)
    change = [new - old for new, old in zip(gains_of(s.board, len(s.merchants)), before, strict=True)]
    if piece < SQUARE:
        hear(s, StallPlaced(seat, piece - stall(seat, 0), space, change))
    else:
        hear(s, SquarePlaced(seat, piece, space, source, change))


def take_open(s: Market, label: str) -> i64:
    """A6.2: take a square written `label` from those that lie open; of twins, the first in the box."""
    for i, square in enumerate(s.pile):
        if LABELS[square - SQUARE] == label:
            return s.pile.pop(i)
    raise AssertionError(f"no {label} lies open")


def is_last_round(s: Market) -> bool:
    """A5.4: the third; A6.1, open end: the one in which somebody placed their last stall."""
    if s.variants.open_end:
        return any(not merchant.has_stall() for merchant in s.merchants)
    return s.round == ROUNDS


def clear(s: Market) -> None:
    """A5.1, A5.2: the market is cleared; stalls with 1 ware go home, placed larger ones are out of the game."""
    if not s.variants.open_end:
        for piece in s.board:
            if EMPTY < piece < SQUARE:
                seat, wares = divmod(piece - 1, MOST_WARES)
                if wares == 0:
                    s.merchants[seat].stalls[1] += 1
    for merchant in s.merchants:
        merchant.secret = EMPTY


def stalls_at_start(seats: int, open_end: bool, ones: dict[int, int]) -> list[int]:
    """A2.1: all of 2, 3 and 4 wares, fewer of 1 with more players; A6.1, open end: all ten."""
    stalls = STALLS[:]
    if not open_end:
        stalls[1] = ones[seats]
    return stalls


OPEN_MARKET: Final = OpenMarket()
COUNT: Final = CountMarket()
TURN: Final[list[Turn]] = [Turn(seat) for seat in range(4)]
PLACE: Final[list[PlaceSquare]] = [PlaceSquare(seat) for seat in range(4)]
