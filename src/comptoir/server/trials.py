"""Trying moves out: how it might go on, on a copy in which whatever the seat cannot know is dealt anew.

A trial is a pure function of what the seat knows and of the moves it tries. The others answer as the journeyman would,
in the world that the seat imagines. Nothing of it is kept.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from comptoir import bots
from comptoir.server import door, moves, requests, wire
from comptoir.server.errors import BadField, NotNow, TooMuch
from comptoir.server.orders import seen
from comptoir.server.position import carried_out, learned
from comptoir.server.room import Room
from comptoir.table import ComptoirError, Event, Game, State, asked, check, seeded

OTHERS = "greedy"
"""How the others are imagined."""
BEYOND = 40
"""Answers of others that are imagined before my next question; then it is left open."""


class Trial(NamedTuple):
    """What was tried, and where it led."""

    tried: list[wire.TriedMove]
    state: State


def begun(game: Game, s: State, seat: int) -> State:
    """What the seat imagines; the same for who asks twice."""
    return game.redeal(s, seat, seeded("trial"))


def gone_through(game: Game, s: State, seat: int, tries: list[requests.TryMove]) -> Trial:
    """Make the moves that are tried, then those of the others until the seat is asked again."""
    told: list[wire.TriedMove] = []
    there = begun(game, s, seat)
    for n, each in enumerate(tries):
        there = _made(game, there, seat, each, f"moves[{n}].move", told)
    for n in range(BEYOND):
        waiting = asked(there)
        if not waiting or seat in waiting:
            break
        luck = seeded(f"trial {len(tries)} {n}")
        said = bots.choose(OTHERS, game, there, waiting[0], luck)
        there = _made(game, there, seat, requests.TryMove(waiting[0], said.text), "moves", told)
    return Trial(told, there)


def _made(
    game: Game, s: State, eyes: int, each: requests.TryMove, field: str, told: list[wire.TriedMove]
) -> State:
    try:
        action = game.parse(each.move)
        check(s, each.seat, action)
    except ComptoirError as error:
        if each.seat != eyes:
            raise BadField("trial-stale", "what was tried cannot go on so any more", field) from error
        raise
    heard: list[Event] = []
    after = carried_out(s, each.seat, action, heard)
    told.append(
        wire.TriedMove(
            seat=each.seat,
            move=each.move,
            step=s.agenda[-1].name,
            seen=seen(game, s, eyes, action) if each.seat == eyes else "",
            imagined=learned(s, after),
            events=door.told(heard, eyes),
        )
    )
    return after


def trial(game: Game, s: State, said: requests.SayTry) -> wire.TriedTold:
    """What leaves for the seat that tries."""
    seat = said.seat
    tried, there = gone_through(game, s, seat, said.moves)
    shown = None if said.preview is None else door.preview(game, there, seat, said.preview)
    ask = door.question(there, len(tried), seat) if seat in asked(there) else None
    view = door.written(door.view(game, there, seat))
    return wire.TriedTold(said.id, tried, view, ask, not there.agenda, shown)


def prepared(room: Room, person: str, said: requests.SayTry) -> Callable[[], wire.TriedTold]:
    """What is to be worked out, from how things stand now; nobody else hears of it."""
    moves.check_seat(room.table, person, said.seat)
    history, most = room.playing, room.house.limits.tried
    if history.over:
        raise NotNow("game-over", "the game is over")
    if len(said.moves) > most:
        text = f"at most {most} moves are tried out"
        raise TooMuch("too-many-tried", text, field="moves", most=most)
    return partial(trial, history.game, history.now, said)
