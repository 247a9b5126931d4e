"""What happened, and who may know it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.games.heller.box import (
    EMPTY,
    LINES,
    NAMES,
    SPACE_NAMES,
    SQUARE,
    Space,
    name_of,
    owner,
    wares_of,
)
from comptoir.games.heller.count import Part, all_parts, gains_of, settled
from comptoir.games.heller.state import Market
from comptoir.games.heller.wire import Change, Count, End, PartTold, Piece
from comptoir.table.news import Field, News, News0, News1, News2, News3, News4
from comptoir.table.ranks import winners


def piece_told(piece: int) -> Piece | None:
    """A piece on the market, as everybody sees it."""
    if piece == EMPTY:
        return None
    if piece < SQUARE:
        return {"seat": owner(piece), "wares": wares_of(piece)}
    return {"square": name_of(piece)}


def part_told(part: Part) -> PartTold:
    spaces = LINES[part.line][part.first : part.first + part.length]
    return {
        "line": part.line,
        "spaces": [SPACE_NAMES[space] for space in spaces],
        "worth": part.worth(),
        "sack": part.sack,
        "eye": part.eye,
        "wares": part.wares,
    }


def changed(s: Market, numbers: list[int]) -> Change:
    """The market as it is, against the same without the piece on that space."""
    seats = len(s.merchants)
    without = s.board[:]
    without[numbers[2]] = EMPTY
    both = zip(gains_of(s.board, seats), gains_of(without, seats), strict=True)
    return {"change": [new - old for new, old in both]}


def counted(s: Market, _: list[int]) -> Count:
    """A4.1, A4.7."""
    seats = len(s.merchants)
    gains = gains_of(s.board, seats)
    before = [int(merchant.money) for merchant in s.merchants]
    return {
        "market": [piece_told(piece) for piece in s.board],
        "parts": [part_told(part) for part in all_parts(s.board, seats)],
        "before": before,
        "after": [settled(m, gain, s.variants.debts) for m, gain in zip(before, gains, strict=True)],
    }


def ended(s: Market, _: list[int]) -> End:
    money = [int(merchant.money) for merchant in s.merchants]
    return {"winners": winners(money), "money": money}


SEAT: Final[Field[i64]] = Field("seat")
ROUND: Final[Field[i64]] = Field("round")
WARES: Final[Field[i64]] = Field("wares")
SPACE: Final[Field[Space]] = Field("space", SPACE_NAMES)
PIECE: Final[Field[i64]] = Field("square", NAMES, int(SQUARE))
SOURCE: Final[Field[i64]] = Field("source", ["pile", "secret", "open"])
FROM_PILE, FROM_HAND, FROM_OPEN = range(3)

ROUND_OPENED: Final = News2("round-opened", ROUND, SEAT)
"""A2.4, A5.1: the market is empty, the squares are shuffled."""
SECRET_TAKEN: Final = News2("secret-taken", SEAT, PIECE, whispered=True)
"""A2.3: a player drew a secret square; only they saw it."""
STALL_PLACED: Final = News3("stall-placed", SEAT, WARES, SPACE, facts=changed, wire=Change)
"""A3.1 (a)."""
SQUARE_DRAWN: Final = News2("square-drawn", SEAT, PIECE.hidden())
"""A3.7: everybody sees that a square was drawn, only the player sees which."""
SQUARE_PLACED: Final = News4("square-placed", SEAT, PIECE, SPACE, SOURCE, facts=changed, wire=Change)
"""A3.1 (c), A3.2, A6.2."""
SKIPPED: Final = News1("skipped", SEAT)
"""A3.3: a player who can do nothing is skipped."""
ROUND_COUNTED: Final = News1("round-counted", ROUND, facts=counted, wire=Count)
"""A4: told before the money changes hands."""
GAME_ENDED: Final = News0("game-ended", facts=ended, wire=End)
"""A5.4: the richest wins, tied players share the victory."""

NEWS: Final[tuple[News, ...]] = (
    ROUND_OPENED,
    SECRET_TAKEN,
    STALL_PLACED,
    SQUARE_DRAWN,
    SQUARE_PLACED,
    SKIPPED,
    ROUND_COUNTED,
    GAME_ENDED,
)
