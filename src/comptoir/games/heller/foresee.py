"""What an answer would visibly do, before it is given."""

from __future__ import annotations

from msgspec import UNSET

from comptoir.games.heller.actions import PlaceDrawn, PlaceOpen, PlaceSecret, PlaceStall, Placing
from comptoir.games.heller.box import LABELS, SQUARE, stall
from comptoir.games.heller.count import all_parts, pay
from comptoir.games.heller.events import part_told, piece_told
from comptoir.games.heller.state import Market
from comptoir.games.heller.wire import Preview
from comptoir.table import Action


def foresee(s: Market, seat: int, action: Action) -> Preview:
    """The market with the piece on it, counted; nothing is known of a draw."""
    if not isinstance(action, Placing):
        return Preview()
    board = s.board[:]
    board[action.space] = piece_of(s, seat, action)
    parts = all_parts(board, len(s.merchants))
    stands = [0] * len(s.merchants)
    pay(parts, stands)
    return Preview(piece_told(board[action.space]) or UNSET, stands, [part_told(part) for part in parts])


def piece_of(s: Market, seat: int, action: Placing) -> int:
    """The piece that an answer would lay."""
    if isinstance(action, PlaceStall):
        return stall(seat, action.wares)
    if isinstance(action, PlaceSecret):
        return s.merchants[seat].secret
    if isinstance(action, PlaceDrawn):
        return s.drawn
    assert isinstance(action, PlaceOpen)
    return next(p for p in s.pile if LABELS[p - SQUARE] == action.label)
