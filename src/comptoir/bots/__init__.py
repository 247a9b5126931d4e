"""Opponents. They play through the same door as people and see only what their seat may see.

>>> from comptoir.table import act, asked, game, seeded
>>> heller = game("heller")
>>> s = heller.start(seats=2, seed="linden")
>>> seat = asked(s)[0]
>>> act(s, seat, choose("greedy", heller, s, seat, seeded("luck")))
"""

from __future__ import annotations

from comptoir.bots.discovery import bot, bots
from comptoir.bots.sight import Bot, Sight
from comptoir.table import Action, Game, Rng, State, options

__all__ = ["Bot", "Sight", "bot", "choose", "levels", "speak"]


def levels() -> list[str]:
    """The names of all bots, weakest first."""
    return list(bots())


def choose(level: str | Bot, game: Game, state: State, seat: int, rng: Rng, seconds: float = 0.0) -> Action:
    """What a bot answers for `seat`, which is asked now. This is the only door between a bot and a table."""
    player = bot(level) if isinstance(level, str) else level
    answers = options(state, seat)
    assert answers, f"seat {seat} has nothing to choose from"
    if len(answers) == 1:
        return answers[0]
    return player.choose(_sight(game, state, seat, answers), rng, seconds)


def speak(level: str | Bot, game: Game, state: State, seat: int, rng: Rng) -> Action | None:
    """What a bot says for `seat`, which may speak now though nobody waits for it; None: nothing."""
    player = bot(level) if isinstance(level, str) else level
    return player.speak(_sight(game, state, seat, options(state, seat)), rng)


def _sight(game: Game, state: State, seat: int, answers: list[Action]) -> Sight:
    return Sight(
        game,
        seat,
        answers,
        look=lambda: game.view(state, seat),
        imagine=lambda luck: game.redeal(state, seat, luck),
    )
