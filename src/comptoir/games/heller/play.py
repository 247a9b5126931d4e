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
    Placing,
)
from comptoir.games.heller.box import (
    ALL_SPACES,
    EMPTY,
    LABELS,
    MOST_WARES,
    ROUNDS,
    SPACES,
    SQUARE,
    SQUARES,
    STALLS,
    Space,
    count_of,
    owner,
    stall,
    wares_of,
)
from comptoir.games.heller.count import gains_of, settled
from comptoir.games.heller.events import (
    FROM_HAND,
    FROM_OPEN,
    FROM_PILE,
    GAME_ENDED,
    ROUND_COUNTED,
    ROUND_OPENED,
    SECRET_TAKEN,
    SKIPPED,
    SQUARE_DRAWN,
    SQUARE_PLACED,
    STALL_PLACED,
)
from comptoir.games.heller.refusals import (
    FACE_DOWN,
    MUST_PLACE,
    NO_PILE,
    NO_SECRETS,
    NO_STALL,
    NOT_OPEN,
    NOTHING_DRAWN,
    PILE_EMPTY,
    SECRET_GONE,
    TAKEN,
)
from comptoir.games.heller.state import Market
from comptoir.table.agenda import NOBODY, ONLY, Action, Question, Step, then
from comptoir.table.errors import Refused


class OpenMarket(Step[Market]):
    """A2.3, A5.1: shuffle the squares; everybody takes one in secret; the starter begins."""

    clause: ClassVar[str] = "A5.1"

    def run(self, s: Market) -> None:
        s.round += 1
        s.board = [EMPTY] * SPACES
        s.free = ALL_SPACES
        s.pile = SQUARES[:]
        ROUND_OPENED.tell(s, s.round, s.starter)
        if not s.variants.no_luck:
            for seat, merchant in enumerate(s.merchants):
                merchant.secret = s.draw()
                SECRET_TAKEN.tell(s, seat, merchant.secret)
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
        answers: list[Action] = []
        wares: i64 = 1
        while wares <= MOST_WARES:
            if stalls[wares]:
                STALL[wares].on(s.free, answers)
            wares += 1
        if s.variants.no_luck:
            for label in open_labels(s):
                OPEN[label].on(s.free, answers)
        elif s.pile:
            answers.append(DRAW)
        if merchant.secret != EMPTY:
            SECRET.on(s.free, answers)
        return answers

    def count(self, s: Market, seat: i64) -> i64:
        merchant = s.merchants[seat]
        stalls = merchant.stalls
        pieces: i64 = 1 if merchant.secret != EMPTY else 0
        wares: i64 = 1
        while wares <= MOST_WARES:
            if stalls[wares]:
                pieces += 1
            wares += 1
        if s.variants.no_luck:
            return (pieces + len(open_labels(s))) * count_of(s.free)
        return pieces * count_of(s.free) + (1 if s.pile else 0)

    def nth(self, s: Market, seat: i64, n: i64) -> Action:
        stalls = s.merchants[seat].stalls
        free = count_of(s.free)
        wares: i64 = 1
        while wares <= MOST_WARES:
            if stalls[wares]:
                if n < free:
                    return STALL[wares].nth(s.free, n)
                n -= free
            wares += 1
        if s.variants.no_luck:
            return OPEN[open_labels(s)[n // free]].nth(s.free, n % free)
        if s.pile:
            if n == 0:
                return DRAW
            n -= 1
        return SECRET.nth(s.free, n)

    def why_not(self, s: Market, seat: i64, action: Action) -> Refused | None:
        merchant = s.merchants[seat]
        if isinstance(action, Placing) and s.board[action.space] != EMPTY:
            return TAKEN.of(action.space)
        if isinstance(action, PlaceStall):
            return None if merchant.stalls[action.wares] else NO_STALL.of(action.wares)
        if s.variants.no_luck:
            return why_not_open(s, action)
        if isinstance(action, DrawSquare):
            return None if s.pile else PILE_EMPTY.of()
        if isinstance(action, PlaceSecret):
            return None if merchant.secret != EMPTY else SECRET_GONE.of()
        return NOTHING_DRAWN.of() if isinstance(action, PlaceDrawn) else FACE_DOWN.of()

    def take(self, s: Market, seat: i64, action: Action) -> None:
        merchant = s.merchants[seat]
        if isinstance(action, PlaceStall):
            merchant.stalls[action.wares] -= 1
            s.put(action.space, stall(seat, action.wares))
            STALL_PLACED.tell(s, seat, action.wares, action.space)
        elif isinstance(action, DrawSquare):
            s.drawn = s.draw()
            SQUARE_DRAWN.tell(s, seat, s.drawn)
            then(s, PLACE[seat])
            return
        elif isinstance(action, PlaceSecret):
            square = merchant.secret
            merchant.secret = EMPTY
            s.reveals += 1
            lay(s, seat, action.space, square, FROM_HAND)
        else:
            assert isinstance(action, PlaceOpen)
            lay(s, seat, action.space, take_open(s, action.label), FROM_OPEN)
        then(s, TURN[(seat + 1) % len(s.merchants)])

    def run(self, s: Market) -> None:
        """A3.3: who can do nothing is skipped. A3.5, A6.1: a full market, or nobody able to act, ends the round."""
        if not s.free:
            return
        if any(s.can_act(seat) for seat in range(len(s.merchants))):
            SKIPPED.tell(s, self.seat)
            then(s, TURN[(self.seat + 1) % len(s.merchants)])


class PlaceSquare(Question[Market]):
    """A3.2: who has drawn a square must place it now."""

    name: ClassVar[str] = "place"
    clause: ClassVar[str] = "A3.2"

    def options(self, s: Market, seat: i64) -> list[Action]:
        answers: list[Action] = []
        DRAWN.on(s.free, answers)
        return answers

    def count(self, s: Market, seat: i64) -> i64:
        return count_of(s.free)

    def nth(self, s: Market, seat: i64, n: i64) -> Action:
        return DRAWN.nth(s.free, n)

    def why_not(self, s: Market, seat: i64, action: Action) -> Refused | None:
        if not isinstance(action, PlaceDrawn):
            return MUST_PLACE.of()
        return None if s.board[action.space] == EMPTY else TAKEN.of(action.space)

    def take(self, s: Market, seat: i64, action: Action) -> None:
        assert isinstance(action, PlaceDrawn)
        square = s.drawn
        s.drawn = EMPTY
        s.reveals += 1
        lay(s, seat, action.space, square, FROM_PILE)
        then(s, TURN[(seat + 1) % len(s.merchants)])


class CountMarket(Step[Market]):
    """A4, A5: every line pays; then the next round, or the end."""

    clause: ClassVar[str] = "A4.1"

    def run(self, s: Market) -> None:
        ROUND_COUNTED.tell(s, s.round)
        gains = gains_of(s.board, len(s.merchants))
        for merchant, gain in zip(s.merchants, gains, strict=True):
            merchant.money = settled(merchant.money, gain, s.variants.debts)
        if is_last_round(s):
            GAME_ENDED.tell(s)
            return
        clear(s)
        s.starter = (s.starter + 1) % len(s.merchants)
        then(s, OPEN_MARKET)


def lay(s: Market, seat: i64, space: Space, square: i64, source: i64) -> None:
    """Put a square on the market, and say so."""
    s.put(space, square)
    SQUARE_PLACED.tell(s, seat, square, space, source)


def open_labels(s: Market) -> list[str]:
    """A6.2: the squares that lie open, twins once."""
    return list(dict.fromkeys([LABELS[square - SQUARE] for square in s.pile]))


def why_not_open(s: Market, action: Action) -> Refused | None:
    """A6.2: what may be done with squares that lie open."""
    if isinstance(action, PlaceOpen):
        return None if action.label in open_labels(s) else NOT_OPEN.of(action.label)
    return NO_SECRETS.of() if isinstance(action, PlaceSecret) else NO_PILE.of()


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
            if EMPTY < piece < SQUARE and wares_of(piece) == 1:
                s.merchants[owner(piece)].stalls[1] += 1
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
