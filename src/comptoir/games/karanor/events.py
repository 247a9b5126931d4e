"""What happened, and who may know it."""

from __future__ import annotations

from mypy_extensions import i64

from comptoir.games.karanor.state import Karanor
from comptoir.table.agenda import Event, Told
from comptoir.table.ranks import winners


class Happened(Event):
    """Something that everybody saw: `type` and `seat`, and what else there is to know."""

    def __init__(self, kind: str, seat: int, fields: Told) -> None:
        self.kind = kind
        self.seat = seat
        self.fields = fields

    def told(self, seat: int) -> Told | None:
        return {"type": self.kind, "seat": self.seat} | self.fields


class HappenedInSecret(Event):
    """Something that everybody saw in outline; only the player knows `secret`."""

    def __init__(self, kind: str, seat: int, fields: Told, secret: Told) -> None:
        self.kind = kind
        self.seat = seat
        self.fields = fields
        self.secret = secret

    def told(self, seat: int) -> Told | None:
        outline: Told = {"type": self.kind, "seat": self.seat} | self.fields
        return outline | self.secret if seat == self.seat else outline


class GameEnded(Event):
    """K13.7: most prestige, then most gold; who is level shares."""

    def __init__(self, prestige: list[int], gold: list[int]) -> None:
        self.prestige = prestige
        self.gold = gold

    def told(self, seat: int) -> Told | None:
        worth = list(zip(self.prestige, self.gold, strict=True))
        first = winners(worth)
        return {"type": "game-ended", "winners": first, "prestige": self.prestige, "gold": self.gold}


def tell(s: Karanor, kind: str, seat: i64, fields: Told) -> None:
    """Ask `s.heard is not None` before building the fields."""
    heard = s.heard
    if heard is not None:
        heard.append(Happened(kind, seat, fields))


def whisper(s: Karanor, kind: str, seat: i64, fields: Told, secret: Told) -> None:
    """Tell all of it to `seat`, and the outline to everybody."""
    heard = s.heard
    if heard is not None:
        heard.append(HappenedInSecret(kind, seat, fields, secret))
