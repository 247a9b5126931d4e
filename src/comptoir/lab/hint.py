"""What a bot would do for the seat that is asked, and why."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from comptoir.bots import choose
from comptoir.lab.gains import Gains, gains_of
from comptoir.lab.retrospect import heard
from comptoir.lab.review import TABLES, Eyes
from comptoir.table import BadSetup, Game, Rng, State, asked, options

ADVISER = "merchant"


class Hint(msgspec.Struct, frozen=True):
    seat: int
    level: str
    action: str
    why: str
    """The reason, the id of a sentence: `only` there is no choice, `unlisted` it says something else first, `better`
    and `even` compare it with the best of the other answers."""
    other: str = ""
    gain: float = 0.0
    error: float = 0.0
    """How much better it is than that, and the standard error of it."""
    tables: int = 0
    gains: Gains = {}
    """What it visibly brings whom."""
    told: dict[str, Any] | None = None
    """What would be heard of it; None where luck would have a say."""


def hint(rules: Game, s: State, seat: int, luck: Rng, *, level: str = ADVISER, tables: int = TABLES) -> Hint:
    """What a bot of `level` would answer for `seat`, which is asked; all it uses is what the seat may know."""
    if seat not in asked(s):
        raise BadSetup("nobody-asked", f"seat {seat} is not asked anything", args_={"seat": seat + 1})
    action = choose(level, rules, s, seat, luck)
    imagined = rules.redeal(s, seat, luck)
    brings = {
        unit: by_seat for unit, by_seat in gains_of(rules)(imagined, seat, action).items() if any(by_seat)
    }
    found = Hint(seat, level, action.text, "only", gains=brings, told=heard(rules, s, seat, action))
    if len(options(s, seat)) < 2:
        return found
    thoughts = Eyes(rules, seat, tables).compared(s, action, luck)
    if not thoughts:
        return replace(found, why="unlisted")
    chosen, *others = thoughts
    other = min(others, key=lambda thought: chosen.gain(thought)[0])
    gain, error = chosen.gain(other)
    why = "better" if gain > error else "even"
    figures = {"gain": round(gain, 3), "error": round(error, 3), "tables": tables}
    return replace(found, why=why, other=other.action.text, **figures)
