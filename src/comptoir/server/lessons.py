"""A lesson: a prepared deal and a script of steps, which a browser goes through with who learns (docs/lessons.md).

Its table is an ordinary one with bots. They wait while a step explains or asks something, and answer what the script
says for as long as that can be said; the table keeps how far the lesson is.
"""

from __future__ import annotations

import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec.structs import replace

from comptoir.server import requests, wire
from comptoir.server.errors import NotNow, NotYours, Unknown
from comptoir.server.history import History
from comptoir.server.room import Room
from comptoir.server.tables import Table
from comptoir.table import Action, Choice, ComptoirError, Game, Move, check, games

Scalar = str | int | bool | None


class Fact(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"value": "is"}):
    """A number in the words of a step, and where the rules say it: `view.…` or, of the answer `after`, `preview.…`."""

    value: int
    at: str
    after: str = ""


class Try(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What Pica says to some other answers: `move` is a pattern, `words` the end of the id of the sentence."""

    move: str
    words: str
    facts: dict[str, Fact] = {}


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"tries": "try"}):
    """One idea. `say`: read, and go on. `do`: give the answers. `watch`: the others play until it is my turn.
    `play`: everybody plays as they like."""

    name: str
    kind: Literal["say", "do", "watch", "play"] = "say"
    light: list[list[str]] = []
    """What lies in the light: places by name; those in one list share one frame."""
    answer: list[str] = []
    also: list[str] = []
    """Patterns of answers that are as good as the first."""
    tries: list[Try] = []
    facts: dict[str, Fact] = {}
    show: list[str] = []
    """What *Show me* rings; without, all that lies in the light."""
    until: dict[str, Scalar] = {}
    """Of the view, by path: what ends a step in which others play; without, my turn does. `shown`: a place in sight."""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"steps": "step"}):
    seats: Annotated[int, msgspec.Meta(ge=2, le=8)]
    me: Annotated[int, msgspec.Meta(ge=0, le=7)]
    minutes: int
    level: str
    """Of the bots, once the script ends."""
    seed: str
    steps: list[LessonStep]
    options: dict[str, Choice] = {}
    before: list[Move] = []
    """What was played when the lesson begins."""
    script: dict[str, list[str]] = {}
    """By seat: its answers, in order, from the beginning of the lesson."""


def names(game: Game) -> list[str]:
    """The lessons there are for a game."""
    return sorted(path.stem for path in (game.folder / "lessons").glob("*.toml"))


def find(game: str, name: str) -> Lesson:
    """A lesson, or `Unknown`."""
    rules = games().get(game)
    if rules is None or name not in names(rules):
        raise Unknown("unknown-lesson", "there is no such lesson", lesson=name[:40])
    path = rules.folder / "lessons" / f"{name}.toml"
    return _read(path, path.stat().st_mtime_ns)


@lru_cache(32)
def _read(path: Path, _: int) -> Lesson:
    """`_` is when the file was written: a new one is read again."""
    return msgspec.convert(tomllib.loads(path.read_text("utf-8")), Lesson)


def at(lesson: Lesson, name: str, step: int) -> wire.Guided:
    """How far a lesson is; after the last step it is over, and the bots wait for nobody."""
    step = min(step, len(lesson.steps))
    kind = lesson.steps[step].kind if step < len(lesson.steps) else "play"
    return wire.Guided(name, step, len(lesson.steps), kind)


async def go_to(room: Room, person: str, said: requests.SayLesson) -> None:
    """Who learns is at another step. A lesson that is no longer here is over."""
    table = room.table
    if table.lesson is None:
        raise NotNow("no-lesson", "no lesson is given at this table")
    if not table.held_by(person):
        raise NotYours("not-seated", "you have no seat at this table")
    try:
        reached = at(find(table.game, table.lesson.name), table.lesson.name, said.step)
    except Unknown:
        reached = None
    await room.save(replace(table, lesson=reached), said=(person, said.id))


def scripted(table: Table, history: History, seat: int) -> Action | None:
    """What the script lets a bot answer now; None: it thinks for itself."""
    if table.lesson is None or table.lesson.step >= table.lesson.steps:
        return None
    try:
        lesson = find(table.game, table.lesson.name)
        given = sum(move.seat == seat for move in history.played)
        given -= sum(move.seat == seat for move in lesson.before)
        script = lesson.script.get(str(seat), [])
        if not 0 <= given < len(script):
            return None
        action = history.game.parse(script[given])
        check(history.now, seat, action)
    except ComptoirError:
        return None
    return action
