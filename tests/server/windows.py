"""Reaction windows for the server's tests: a clock that stands still until it is told, and games cut at a window."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from functools import cache
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from comptoir.server.changes import KeepTable
from comptoir.server.house import House
from comptoir.server.making import studied
from comptoir.server.room import Room
from comptoir.server.seats import begun
from comptoir.server.sqlite import SqliteDatabase
from comptoir.server.tables import Seat
from comptoir.table import Game, Move, Record, State, asked, game, options, play

KEY = b"k" * 32
PAUSE = 10.0
LONGEST = 700
EAGER = ("fulfil", "deliver", "build", "interact", "harvest", "keep", "choose")
KEPT = ("end", "pass turn", "play", "market", "promote")


class Clock(asyncio.SelectorEventLoop):
    """A loop whose time passes only when somebody says so."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.due: list[float] = []
        """When somebody wants to be woken, in the order in which they said so."""
        super().__init__()

    def time(self) -> float:
        return self.now

    def call_at(self, when: float, *args: Any, **more: Any) -> asyncio.TimerHandle:  # type: ignore[override]
        self.due.append(when)
        return super().call_at(when, *args, **more)


def in_house(data: Path, act: Callable[[House, Clock], Awaitable[Any]]) -> Any:
    """Do something in a house of its own, by a clock of its own."""

    async def within() -> Any:
        clock = asyncio.get_running_loop()
        assert isinstance(clock, Clock)
        house = House(SqliteDatabase(data / "comptoir.sqlite"), KEY, None)
        try:
            return await act(house, clock)
        finally:
            await house.close()

    with asyncio.Runner(loop_factory=Clock) as runner:
        return runner.run(within())


async def until(holds: Callable[[], bool]) -> None:
    """Let the others run; no time passes."""
    while not holds():
        await asyncio.sleep(0)


@cache
def at_window(waiting: int = 2, able: bool = True, seats: int = 4) -> Record:
    """A game cut where so many are asked in a window, the first of them with or without a card to play."""
    rules = game("karanor")
    for n in range(100):
        dice, seed = random.Random(n), f"window {n}"
        s = rules.start(seats, seed, rules.complete({}))
        moves: list[Move] = []
        while asked(s) and len(moves) < LONGEST:
            seat = asked(s)[0]
            answers = [action.text for action in options(s, seat)]
            plays = any(text.startswith("play") for text in answers)
            if len(asked(s)) == waiting and plays == able and is_fresh(rules, s, seat):
                return cut(rules, seats, seed, moves)
            moves.append(Move(seat, eager(answers, dice)))
            play(s, seat, rules.parse(moves[-1].action))
    raise AssertionError("no such window was found")


@cache
def at_turn(seats: int = 3) -> Record:
    """A game cut at its first turn."""
    rules, seed, moves = game("karanor"), "window 0", list[Move]()
    s = rules.start(seats, seed, rules.complete({}))
    while s.agenda[-1].name != "turn":
        seat = asked(s)[0]
        moves.append(Move(seat, options(s, seat)[0].text))
        play(s, seat, rules.parse(moves[-1].action))
    return cut(rules, seats, seed, moves)


def is_fresh(rules: Game, s: State, seat: int) -> bool:
    """Is this a window in which nobody has answered yet?"""
    return s.agenda[-1].name == "window" and not rules.view(s, seat).window["answered"]  # type: ignore[attr-defined]


def eager(answers: list[str], dice: random.Random) -> str:
    """What brings prestige, and so black market cards; these stay in hand."""
    wanted = [text for text in answers if text.startswith(EAGER)]
    others = [text for text in answers if not text.startswith(KEPT)]
    return dice.choice(wanted if wanted and dice.random() < 0.8 else others or answers)


def cut(rules: Game, seats: int, seed: str, moves: list[Move]) -> Record:
    options = rules.complete({})
    return Record(
        game=rules.name,
        version=rules.version,
        options=options,
        seats=seats,
        seed=seed,
        moves=moves,
        names=["Ana", "Ben", "Chloé", "Dina"][:seats],
    )


async def laid(house: House, record: Record, pause: float | None = PAUSE, **more: Any) -> Room:
    """A table at which a game goes on from a record: a person on every seat, or as told."""
    people = [await house.people.make() for _ in range(record.seats)]
    seats = more.pop("seats", None) or [Seat("person", person) for person in people]
    table = studied(record, people[0], seats, record.moves, "Linden")
    table, entries, history = begun(replace(table, pause=pause, **more))
    await house.store.write(KeepTable(table, entries))
    return house.rooms.adopt(table, history)
