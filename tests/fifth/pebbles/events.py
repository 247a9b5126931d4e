"""What happened, and what each seat is told."""

from __future__ import annotations

from comptoir.table import Event, Told


class PebblesTaken(Event):
    def __init__(self, seat: int, pebbles: int) -> None:
        self.seat = seat
        self.pebbles = pebbles

    def told(self, seat: int) -> Told | None:
        return {"type": "pebbles-taken", "seat": self.seat, "pebbles": self.pebbles}


class LuckShown(Event):
    def __init__(self, seat: int, lucky: int) -> None:
        self.seat = seat
        self.lucky = lucky

    def told(self, seat: int) -> Told | None:
        return {"type": "luck-shown", "seat": self.seat, "lucky": self.lucky}
