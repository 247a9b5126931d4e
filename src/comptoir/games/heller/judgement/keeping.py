"""Rules of thumb: what a stall brings its owner if it is not placed now."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.games.heller.box import MOST_WARES, ROUNDS, SPACES, STALLS
from comptoir.games.heller.state import Market

LATER: Final = [0.0, 5.0, 3.0, 0.0]
"""What a ware of a large stall brings in later rounds, by round: it can be placed once a game (A5.2)."""
BETTER: Final = 4.0
"""What a ware gains by waiting while the market is empty: the best lines show later."""
LARGE: Final = 1.2
"""Every ware above two makes each ware of a stall so much dearer: it wants the very best space."""
ONE: Final = 2.0
"""What a stall with 1 ware gains by waiting while the market is empty; it comes home anyway."""
HABIT: Final = 0.4
HABIT_TURNS: Final = 4.0
"""Before anything is known of a player, one who placed 0.4 stalls a turn for four turns."""
PACE: Final = 0.5
PACE_TURNS: Final = 2.0
"""The same, sooner forgotten, to tell a table of the hasty from a patient one."""
SHORT: Final = 12.0
LONG: Final = 15.0
HURRY: Final = 0.25
"""Open end: in a game of 12 turns or fewer a stall kept is worth a quarter of what it is worth in one of 15 or more."""


def worth_of_keeping(s: Market, seat: i64) -> list[float]:
    """What a stall brings its owner if it is not placed now, by number of wares."""
    if not s.variants.open_end:
        return worth_of_waiting(s)
    patience = patience_of(s, seat)
    return [patience * worth for worth in worth_of_waiting(s)]


def worth_of_waiting(s: Market) -> list[float]:
    """What a stall brings among patient players if it is not placed now, by number of wares."""
    waiting = s.spaces_left() / SPACES
    later = worth_later(s)
    # A stall that comes home after the round is only worth the wait.
    one = ONE * waiting + (later if s.variants.open_end else 0.0)
    large = LARGE * (1.0 if later > 0 else waiting)
    return [0.0, one] + [
        wares * (later + BETTER * waiting + large * (wares - 2)) for wares in range(2, MOST_WARES + 1)
    ]


def worth_later(s: Market) -> float:
    """What a ware brings in later rounds; A6.1, open end: the less, the sooner somebody will run out of stalls."""
    if not s.variants.open_end:
        return LATER[min(int(s.round), ROUNDS)]
    seats = len(s.merchants)
    turns = (SPACES * int(s.round) - s.spaces_left()) / seats
    turns_left = s.spaces_left() / seats
    fewest = min([stalls_after(sum(merchant.stalls), turns, turns_left) for merchant in s.merchants])
    return LATER[1] * max(0.0, fewest) / sum(STALLS)


def patience_of(s: Market, seat: i64) -> float:
    """A6.1: the sooner some rival should run out of stalls, the less it pays to keep one's own."""
    turns = (SPACES * int(s.round) - s.spaces_left()) / len(s.merchants)
    rivals = [sum(merchant.stalls) for i, merchant in enumerate(s.merchants) if i != seat]
    paces = [(sum(STALLS) - left + PACE * PACE_TURNS) / (turns + PACE_TURNS) for left in rivals]
    length = turns + min([left / pace for left, pace in zip(rivals, paces, strict=True)])
    return HURRY + (1.0 - HURRY) * min(1.0, max(0.0, (length - SHORT) / (LONG - SHORT)))


def stalls_after(left: int, turns: float, turns_left: float) -> float:
    """A6.1: how many stalls a player should have left after this round, going on as they did so far."""
    habit = (sum(STALLS) - left + HABIT * HABIT_TURNS) / (turns + HABIT_TURNS)
    return left - habit * turns_left
