"""Rules of thumb: what each answer is worth to a seat, in gold.

One goal at a time: the commerce, quest, delivery or villa that brings most for the actions it still takes. An answer
is worth the value of the position it leads to: what one has, and how near the best goals are. Nothing here depends on
what the seat cannot know.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.games.karanor.actions import END_TURN, PASS, PASS_TURN, Play, Promote
from comptoir.games.karanor.bargains import Trading
from comptoir.games.karanor.goals import Outlook
from comptoir.games.karanor.state import Karanor
from comptoir.table.agenda import Action, State, play

NEVER: Final = -1e9
HOSTILE: Final = 0.5
"""What a gold of a rival's loss is worth."""
SPENT: Final = 1.4
"""An action not used is lost: doing something is better than nothing."""
HAGGLE: Final = 0.4
"""A trade must bring at least this."""
CARD: Final = 1.0
"""What a black market card is worth in hand, besides what the outlook counts."""


def weigh(s: State, seat: int, answers: list[Action]) -> list[float]:
    """The worth of each of `answers`, which `seat` may give now."""
    assert isinstance(s, Karanor)
    if len(answers) == 1:
        return [0.0]
    return [worth(s, seat, action) for action in answers]


def worth(s: Karanor, seat: i64, action: Action) -> float:
    """The outlook after the answer, others passing; a card is worth keeping a little."""
    if action is PASS:
        return standing(s, seat)
    if action is PASS_TURN or isinstance(action, Promote):
        return NEVER
    if action is END_TURN:
        return standing(s, seat) - SPENT * int(s.actions)
    after = s.clone()
    play(after, seat, action)
    settle_with_passes(after)
    value = standing(after, seat)
    if isinstance(action, Play):
        value -= CARD
    elif isinstance(action, Trading):
        value -= HAGGLE
    return value


def settle_with_passes(s: Karanor) -> None:
    """Nobody else is imagined to react; what the answer leads to is answered anyhow."""
    while s.agenda:
        step = s.agenda[-1]
        if step.name == "turn":
            return
        waiting = step.seats(s)[0]
        play(s, waiting, PASS if step.name == "window" else step.options(s, waiting)[0])


def standing(s: Karanor, seat: i64) -> float:
    """What I have and may soon have, less a share of the best rival's points."""
    rivals = [int(m.prestige) for i, m in enumerate(s.merchants) if i != seat]
    rich = sum([int(m.gold) for i, m in enumerate(s.merchants) if i != seat]) / len(rivals)
    return Outlook(s, seat).value() - HOSTILE * (4.0 * max(rivals) + 0.3 * rich)
