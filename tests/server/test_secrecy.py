"""The law of secrecy at the door of the house: every byte of every answer, in worlds that differ in a secret only."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from server.worlds import Moves, World, in_world, random_moves

from comptoir.table import WATCHER, Game, State, asked, dump, games, options, seeded, welcome

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
            world.imagine(self.eyes)
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
