"""Every phase of every game as a table somebody can sit down at, and the sizes of window it must fit."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec
from playwright.sync_api import Page

from comptoir import bots
from comptoir.table import Move, Record, asked, game, play, seeded

SIZES = {
    "phone": (360, 640),
    "landscape": (844, 390),
    "zoomed": (720, 450),
    "tablet": (768, 1024),
    "sideways": (1024, 768),
    "laptop": (1280, 720),
    "wide": (1920, 1080),
    "4k": (3840, 2160),
}
FINGERS = ("phone", "landscape", "zoomed", "tablet", "sideways")
CROWDS = {"heller": 4, "hermagor": 5, "jantaris": 4, "karanor": 6}
BOARDS = "[role=grid], .market, .land, .city, .long, .room, .ending"
LONG = "Dominique"
"""The longest name that guests are given: it must fit everywhere, so who is asked has it."""
OTHERS = ("Lou", "Mathilde", "Ida", "Isidore", "Tom", "Salomé")
"""The names of the others; chosen, since those that are drawn would make each run another one."""
FIRST, LAST = 30, 12
"""Also looked at: the first question after so many moves, and the one so many moves before the end."""


@dataclass(frozen=True)
class Phase:
    game: str
    name: str
    record: Record


@cache
def _whole(name: str) -> tuple[Record, tuple[str, ...]]:
    """A game among journeymen, always the same, and which step was asked before each move."""
    rules, luck = game(name), seeded("pictures")
    options: dict[str, Any] = rules.complete({})
    s = rules.start(CROWDS[name], "pictures", options)
    moves, steps = [], []
    while asked(s):
        seat = asked(s)[0]
        action = bots.choose("greedy", rules, s, seat, luck)
        steps.append(s.agenda[-1].name)
        moves.append(Move(seat, action.text))
        play(s, seat, action)
    scores = [place.score for place in rules.standing(s)]
    record = Record(
        game=name,
        version=rules.version,
        options=options,
        seats=CROWDS[name],
        seed="pictures",
        moves=moves,
        scores=scores,
    )
    return record, tuple(steps)


def phases(name: str) -> Iterator[Phase]:
    """The last time each step is asked, when there is most to show; an early and a late turn; the end."""
    whole, steps = _whole(name)
    moments = {step: n for n, step in enumerate(steps)}
    moments |= {"early": min(FIRST, len(steps) - 1), "late": len(steps) - LAST}
    for moment, n in sorted(moments.items(), key=lambda each: each[1]):
        names = _names(whole.seats, whole.moves[n].seat)
        so_far = msgspec.structs.replace(whole, moves=whole.moves[:n], scores=[], names=names)
        yield Phase(name, moment, so_far)
    yield Phase(name, "end", msgspec.structs.replace(whole, names=_names(whole.seats, 0)))


def _names(seats: int, asked: int) -> list[str]:
    return [LONG if seat == asked else OTHERS[seat] for seat in range(seats)]


def sit_down(page: Page, phase: Phase) -> None:
    """At a table that has come to this phase, every seat mine; each time as a new guest, for whom it is the first."""
    page.context.clear_cookies()
    page.goto("/about")
    page.locator("h1, h2").first.wait_for()
    # A line that was silent for long may be hung up in the moment in which it is used again: browsers try once more.
    page.context.request.post("/api/v1/me", data={"name": LONG}, max_retries=2)
    record = json.loads(phase.record.to_json())
    answer = page.context.request.post("/api/v1/import", data=record, max_retries=2)
    assert answer.ok, answer.text()
    page.goto(f"/t/{answer.json()['id']}")
    page.locator(BOARDS).filter(visible=True).first.wait_for()


def fit(page: Page, size: str) -> None:
    """Give the window this size, and wait until the page has drawn itself into it."""
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("document.fonts.ready.then(() => new Promise(requestAnimationFrame))")
