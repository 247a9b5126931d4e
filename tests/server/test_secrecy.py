"""The law of secrecy at the door of the house: every byte of every answer, in worlds that differ in a secret only."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from comptoir.server import door, wire
from comptoir.table import (
    WATCHER,
    Game,
    IllegalAction,
    State,
    asked,
    dump,
    games,
    options,
    play,
    seeded,
    welcome,
)
from tests.server.windows import until
from tests.server.worlds import Moves, World, in_world, random_moves

LENGTHS = (0, 3, 17, 60, 140)


def different(here: list[bytes], there: list[bytes]) -> str:
    """Where two worlds begin to differ."""
    for one, other in zip(here, there, strict=False):
        at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), None)
        if one != other:
            return f"{one[:60]!r}: {one[max(0, (at or 0) - 80) : (at or 0) + 60]!r}"
    return f"{len(here)} answers, {len(there)} there"


def chosen_options(game: Game, luck: Any) -> dict[str, Any]:
    return {option.name: option.choices[luck.below(len(option.choices))] for option in game.options}


def some_tries(world: World, eyes: int) -> list[str]:
    """Some answers that these eyes may give, and some that they may not."""
    s = world.room.playing.now
    mine = [action.text for action in options(s, eyes)] if eyes in welcome(s) else []
    others = [action.text for seat in asked(s) for action in options(s, seat) if seat != eyes]
    return mine[:: max(1, len(mine) // 12)] + others[:: max(1, len(others) // 3)]


class Redealt:
    """What these eyes are sent after some moves, if things are as they are, or as the eyes may imagine them.

    What they try is the same in both worlds."""

    def __init__(self, eyes: int, length: int) -> None:
        self.eyes = eyes
        self.length = length
        self.tries: list[str] | None = None

    async def __call__(self, world: World) -> tuple[object, list[bytes]]:
        await world.forward(random_moves(world, self.length, f"{self.length} moves")[:-1])
        if self.tries is None:
            self.tries = some_tries(world, self.eyes)
        else:
            await world.imagine(self.eyes)
        await world.everybody_looks()
        await world.probe(self.eyes, self.tries)
        return dump(world.room.playing.now), world.eyes[self.eyes].got


@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_no_byte_depends_on_what_the_listener_cannot_know(
    game: Game, length: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    luck = seeded(f"{game.name} {length}")
    chosen = chosen_options(game, luck)
    seats = game.fewest + luck.below(game.most - game.fewest + 1)
    for eyes in (WATCHER, luck.below(seats)):
        act = Redealt(eyes, length)
        (truth, told), (other, told_there) = [
            in_world(tmp_path / "data", monkeypatch, game, seats, chosen, act) for _ in range(2)
        ]
        assert truth != other
        assert len(told) > 20
        assert told == told_there, different(told, told_there)


def speaker(s: State) -> int | None:
    """The first seat asked that has three answers or more."""
    return next((seat for seat in asked(s) if len(options(s, seat)) > 2), None)


class Answered:
    """What the others are sent once one who is asked has given the n-th answer, and when anybody is woken."""

    def __init__(self, moves: Moves, n: int) -> None:
        self.moves = moves
        self.n = n

    async def __call__(self, world: World) -> tuple[str, dict[int, list[bytes]], list[float]]:
        await world.forward(self.moves)
        s = world.room.playing.now
        seat = speaker(s)
        assert seat is not None
        text = options(s, seat)[self.n].text
        await world.everybody_looks()
        ask = world.room.playing.question(seat)
        await world.eyes[seat].says(t="move", id="secret", seat=seat, ask=ask, move=text)
        others = [eyes for eyes in world.eyes if eyes != seat]
        for eyes in others:
            await world.eyes[eyes].hears()
            await world.probe(eyes, some_tries(world, eyes))
        return text, {eyes: world.eyes[eyes].got for eyes in others}, world.clock.due


@pytest.mark.parametrize(
    ("name", "step"), [("jantaris", "vote"), ("karanor", "draft"), ("karanor", "window")]
)
def test_no_byte_depends_on_an_answer_that_is_still_secret(
    name: str, step: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a window the answers are to pass, to pass for the rest of the turn, and to play a card."""
    game = games()[name]

    def world(act: Any) -> Any:
        return in_world(tmp_path / "data", monkeypatch, game, 4, {}, act)

    async def reached(world: World) -> Moves:
        tries = (moves_to(world, step, f"to {n}") for n in range(300))
        return next(filter(None, tries), [])

    moves = world(reached)
    found = [world(Answered(moves, n)) for n in range(3)]
    first, told, schedule = found[0]
    for text, told_there, schedule_there in found[1:]:
        for eyes in told:
            assert told_there[eyes] == told[eyes], f"{eyes} can tell “{text}” from “{first}”"
        assert schedule_there == schedule, "when somebody is woken tells the answers apart"


def moves_to(world: World, step: str, luck_of: str) -> Moves | None:
    """Moves that lead to a question put to several seats at once, to which one has three answers or more."""
    there = False

    def stop(s: State) -> bool:
        nonlocal there
        there = len(asked(s)) > 1 and s.agenda[-1].name == step and speaker(s) is not None
        return there

    moves = random_moves(world, 700, luck_of, stop)
    return moves if there else None


class Paced:
    """When a bot that is asked is woken, if things are as they are, or as the person at the table may imagine them."""

    def __init__(self, length: int) -> None:
        self.length = length
        self.imagined = False

    async def __call__(self, world: World) -> tuple[object, list[float]]:
        room, game = world.room, world.game

        def bot_asked(s: State) -> bool:
            return len(asked(s)) == 1 and asked(s)[0] > 0 and len(options(s, asked(s)[0])) > 1

        moves = random_moves(world, self.length, f"{self.length} paced")
        s = room.table.opening()[0]
        for n, (seat, text) in enumerate(moves):
            if bot_asked(s):
                last = n
            play(s, seat, game.parse(text))
        if room.driver is not None:
            room.driver.cancel()
        await asyncio.gather(room.driver or asyncio.sleep(0), return_exceptions=True)
        room.driver = None
        await world.forward(moves[:last])
        if self.imagined:
            await world.imagine(0)
        self.imagined = True
        before, begun = room.table.version, len(world.clock.due)
        room.tell()
        await until(lambda: len(world.clock.due) > begun)
        world.clock.now = world.clock.due[-1]
        await until(lambda: room.table.version > before)
        return dump(room.playing.now), [when - 1000 for when in world.clock.due[begun:]]


@pytest.mark.parametrize("length", [20, 60])
@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_when_a_bot_answers_does_not_depend_on_what_is_hidden(
    game: Game, length: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    act, data = Paced(length), tmp_path / "data"
    (truth, schedule), (other, schedule_there) = [
        in_world(data, monkeypatch, game, game.fewest + 1, {}, act, bots=True) for _ in range(2)
    ]
    assert truth != other
    assert schedule and schedule == schedule_there


def in_the_headline(monkeypatch: pytest.MonkeyPatch, game: Game) -> None:
    monkeypatch.setattr(type(game), "headline", lambda _, s: {"luck": hash(str(dump(s)))})


def in_a_refusal(monkeypatch: pytest.MonkeyPatch, game: Game) -> None:
    def check(s: State, *_: object) -> None:
        raise IllegalAction("refused-not-now", f"not while {dump(s)} holds")

    monkeypatch.setattr(door, "check", check)


def in_an_event(monkeypatch: pytest.MonkeyPatch, game: Game) -> None:
    monkeypatch.setattr(
        door, "ask", lambda history, eyes: wire.Ask(1, eyes, True, str(dump(history.now)), "", [])
    )


def in_a_preview(monkeypatch: pytest.MonkeyPatch, game: Game) -> None:
    def preview(game: Game, s: State, seat: int, text: str) -> dict[str, Any]:
        return {"pile": dump(s)}

    monkeypatch.setattr(door, "preview", preview)


@pytest.mark.parametrize("leak", [in_the_headline, in_a_refusal, in_an_event, in_a_preview])
def test_a_leak_is_found(leak: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else the tests above could not fail."""
    game, act = games()["heller"], Redealt(0, 17)
    leak(monkeypatch, game)
    (_, told), (_, told_there) = [
        in_world(tmp_path / "data", monkeypatch, game, 3, {}, act) for _ in range(2)
    ]
    assert told != told_there
