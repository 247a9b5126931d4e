"""What a seat sees of the market, built up from nothing."""

from __future__ import annotations

from msgspec.structs import replace

from comptoir.games.heller.box import EMPTY, NAMES, ROUNDS, SQUARE, name_of
from comptoir.games.heller.count import all_parts, pay
from comptoir.games.heller.events import part_told, piece_told
from comptoir.games.heller.play import PlaceSquare
from comptoir.games.heller.state import Market, Merchant
from comptoir.games.heller.wire import MerchantView, View
from comptoir.table import WATCHER, asked


def view(s: Market, seat: int) -> View:
    """What `seat` may know; WATCHER knows only what lies open."""
    return lies_open(s) if seat == WATCHER else known(s, seat, lies_open(s))


def known(s: Market, seat: int, everybody: View) -> View:
    """What everybody sees, and what `seat` knows besides."""
    drawn = s.drawn if everybody.drawing == seat else EMPTY
    mine = everybody.merchants[seat]
    if mine.secret is not None:
        mine = replace(mine, secret=name_of(s.merchants[seat].secret))
    return replace(
        everybody,
        seat=seat,
        merchants=[*everybody.merchants[:seat], mine, *everybody.merchants[seat + 1 :]],
        drawn=name_of(drawn) if drawn != EMPTY else None,
        unseen=_unseen(s, [drawn, s.merchants[seat].secret]),
    )


def lies_open(s: Market) -> View:
    """What everybody sees."""
    parts = all_parts(s.board, len(s.merchants))
    stands = [0] * len(s.merchants)
    pay(parts, stands)
    return View(
        seat=WATCHER,
        round=s.round,
        rounds=None if s.variants.open_end else ROUNDS,
        starter=s.starter,
        asked=list(asked(s)),
        market=[piece_told(piece) for piece in s.board],
        merchants=[_merchant(m, stands[i]) for i, m in enumerate(s.merchants)],
        pile=0 if s.variants.no_luck else len(s.pile),
        open=[name_of(square) for square in sorted(s.pile)] if s.variants.no_luck else None,
        drawing=_drawer(s),
        drawn=None,
        unseen=_unseen(s, []),
        parts=[part_told(part) for part in parts],
    )


def _merchant(merchant: Merchant, stands: int) -> MerchantView:
    secret = None if merchant.secret == EMPTY else "hidden"
    one, two, three, four = merchant.stalls[1:]
    return MerchantView(merchant.money, (one, two, three, four), secret, stands)


def _drawer(s: Market) -> int | None:
    step = s.agenda[-1] if s.agenda else None
    return step.seat if isinstance(step, PlaceSquare) else None


def _unseen(s: Market, held: list[int]) -> list[str]:
    """The squares of the box less those on the market and those in a hand."""
    if s.variants.no_luck:
        return []
    seen = {piece for piece in s.board if piece >= SQUARE} | set(held)
    return [name for i, name in enumerate(NAMES) if SQUARE + i not in seen]
