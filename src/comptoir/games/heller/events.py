"""What happened, and who may know it."""

from __future__ import annotations

from comptoir.games.heller.box import LINES, SPACE_NAMES, SQUARE, name_of, owner, wares_of
from comptoir.games.heller.count import Part
from comptoir.games.heller.told import Part as PartTold
from comptoir.games.heller.told import Piece
from comptoir.table.agenda import Event, Told


def piece_told(piece: int) -> Piece | None:
    """A piece on the market, as everybody sees it."""
    if piece == 0:
        return None
    if piece < SQUARE:
        return {"seat": owner(piece), "wares": wares_of(piece)}
    return {"square": name_of(piece)}


def part_told(part: Part) -> PartTold:
    """A line or part of it: where it is, what it is worth and why, whose wares stand there."""
    spaces = LINES[part.line][part.first : part.first + part.length]
    return {
        "line": part.line,
        "spaces": [SPACE_NAMES[space] for space in spaces],
        "worth": part.worth(),
        "sack": part.sack,
        "eye": part.eye,
        "wares": part.wares,
    }


class RoundOpened(Event):
    """A2.4, A5.1: the market is empty, the squares are shuffled."""

    def __init__(self, number: int, starter: int) -> None:
        self.number = number
        self.starter = starter

    def told(self, seat: int) -> Told | None:
        return {"type": "round-opened", "round": self.number, "seat": self.starter}


class SecretTaken(Event):
    """A2.3: a player drew a secret square; only they saw it."""

    def __init__(self, seat: int, square: int) -> None:
        self.seat = seat
        self.square = square

    def told(self, seat: int) -> Told | None:
        if seat == self.seat:
            return {"type": "secret-taken", "seat": self.seat, "square": name_of(self.square)}
        return None


class StallPlaced(Event):
    """A3.1 (a)."""

    def __init__(self, seat: int, wares: int, space: int, change: list[int]) -> None:
        self.seat = seat
        self.wares = wares
        self.space = space
        self.change = change

    def told(self, seat: int) -> Told | None:
        return {
            "type": "stall-placed",
            "seat": self.seat,
            "wares": self.wares,
            "space": SPACE_NAMES[self.space],
            "change": self.change,
        }


class SquareDrawn(Event):
    """A3.7: everybody sees that a square was drawn, only the player sees which."""

    def __init__(self, seat: int, square: int) -> None:
        self.seat = seat
        self.square = square

    def told(self, seat: int) -> Told | None:
        if seat == self.seat:
            return {"type": "square-drawn", "seat": self.seat, "square": name_of(self.square)}
        return {"type": "square-drawn", "seat": self.seat}


class SquarePlaced(Event):
    """A square lies on the market: `source` is pile, secret or open."""

    def __init__(self, seat: int, square: int, space: int, source: str, change: list[int]) -> None:
        self.seat = seat
        self.square = square
        self.space = space
        self.source = source
        self.change = change

    def told(self, seat: int) -> Told | None:
        return {
            "type": "square-placed",
            "seat": self.seat,
            "square": name_of(self.square),
            "space": SPACE_NAMES[self.space],
            "source": self.source,
            "change": self.change,
        }


class Skipped(Event):
    """A3.3: a player who can do nothing is skipped."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def told(self, seat: int) -> Told | None:
        return {"type": "skipped", "seat": self.seat}


class RoundCounted(Event):
    """A4: the whole market, every line, and the money before and after."""

    def __init__(
        self, number: int, board: list[int], parts: list[Part], before: list[int], after: list[int]
    ) -> None:
        self.number = number
        self.board = board
        self.parts = parts
        self.before = before
        self.after = after

    def told(self, seat: int) -> Told | None:
        return {
            "type": "round-counted",
            "round": self.number,
            "market": [piece_told(piece) for piece in self.board],
            "parts": [part_told(part) for part in self.parts],
            "before": self.before,
            "after": self.after,
        }


class GameEnded(Event):
    """A5.4: the richest wins, tied players share the victory."""

    def __init__(self, money: list[int]) -> None:
        self.money = money

    def told(self, seat: int) -> Told | None:
        best = max(self.money)
        winners = [i for i, money in enumerate(self.money) if money == best]
        return {"type": "game-ended", "winners": winners, "money": self.money}
