"""What a seat sees of the market, built up from nothing."""

from __future__ import annotations

import msgspec

from comptoir.games.heller.box import EMPTY, NAMES, ROUNDS, SQUARE, name_of
from comptoir.games.heller.count import all_parts, pay
from comptoir.games.heller.events import part_told, piece_told
from comptoir.games.heller.play import PlaceSquare
from comptoir.games.heller.state import Market, Merchant
from comptoir.games.heller.wire import PartTold, Piece
from comptoir.table import WATCHER, asked


class MerchantView(msgspec.Struct, frozen=True):
    """One player's things; `secret` is a name (mine), `hidden` (another's) or null (placed, or none)."""

    money: int
    stalls: tuple[int, int, int, int]
    """How many of 1, 2, 3 and 4 wares are left."""
    secret: str | None
    stands: int
    """What the market would bring this player if it were counted now."""


class View(msgspec.Struct, frozen=True):
    """All that one seat may know of a game."""

    seat: int
    round: int
    rounds: int | None
    """None in the variant *Open end*."""
    starter: int
    asked: list[int]
    market: list[Piece | None]
    """30 spaces, A1 to F1 first."""
    merchants: list[MerchantView]
    pile: int
    """Squares face down; how many is open to all (A3.8)."""
    open: list[str] | None
    """Variant *No luck*: the squares beside the market."""
    drawing: int | None
    """Who holds a drawn square."""
    drawn: str | None
    """Which one, if it is me."""
    unseen: list[str]
    """Squares that I have not seen this round; twins by name."""
    parts: list[PartTold]
    """Every line or part of a line, rows first, as it stands."""


def view(s: Market, seat: int) -> View:
    """What `seat` may know; WATCHER knows only what lies open."""
    parts = all_parts(s.board, len(s.merchants))
    stands = [0] * len(s.merchants)
    pay(parts, stands)
    drawer = _drawer(s)
    mine = s.drawn if drawer is not None and drawer == seat else EMPTY
    return View(
        seat=seat,
        round=s.round,
        rounds=None if s.variants.open_end else ROUNDS,
        starter=s.starter,
        asked=list(asked(s)),
        market=[piece_told(piece) for piece in s.board],
        merchants=[_merchant(m, i == seat, stands[i]) for i, m in enumerate(s.merchants)],
        pile=0 if s.variants.no_luck else len(s.pile),
        open=[name_of(square) for square in sorted(s.pile)] if s.variants.no_luck else None,
        drawing=drawer,
        drawn=name_of(mine) if mine != EMPTY else None,
        unseen=_unseen(s, seat, mine),
        parts=[part_told(part) for part in parts],
    )


def _merchant(merchant: Merchant, mine: bool, stands: int) -> MerchantView:
    secret: str | None = None
    if merchant.secret != EMPTY:
        secret = name_of(merchant.secret) if mine else "hidden"
    one, two, three, four = merchant.stalls[1:]
    return MerchantView(merchant.money, (one, two, three, four), secret, stands)


def _drawer(s: Market) -> int | None:
    step = s.agenda[-1] if s.agenda else None
    return step.seat if isinstance(step, PlaceSquare) else None


def _unseen(s: Market, seat: int, drawn: int) -> list[str]:
    """The squares of the box less those on the market and those this seat holds."""
    if s.variants.no_luck:
        return []
    seen = {piece for piece in s.board if piece >= SQUARE} | {drawn}
    if seat != WATCHER:
        seen.add(s.merchants[seat].secret)
    return [name for i, name in enumerate(NAMES) if SQUARE + i not in seen]
