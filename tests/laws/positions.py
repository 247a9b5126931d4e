"""One strategy for all games: a random legal game, cut anywhere.

The same positions every time, so that no test fails by chance; `LAWS_EXAMPLES=5000 pytest tests/laws` looks further,
at random.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from pathlib import Path
from typing import Any, TypeVar

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from comptoir.table import (
    WATCHER,
    Action,
    Choice,
    Game,
    Move,
    Record,
    Rng,
    State,
    asked,
    options,
    play,
    seeded,
    welcome,
)

T = TypeVar("T")

LONGEST = 20_000
"""No game takes as many answers; one that does would not end."""
DEALS = 40
"""Games are played once for each deal and cut in many places."""


EXPLORE = int(os.environ.get("LAWS_EXAMPLES", "0"))


def examples(number: int) -> settings:
    """How many positions a test looks at."""
    return settings(
        max_examples=max(number, EXPLORE),
        derandomize=not EXPLORE,
        database=None,
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow],
    )


class Position:
    """A game in the middle, and how it came there."""

    def __init__(self, game: Game, seats: int, options: dict[str, Choice], seed: str, cut: float) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.cut = cut
        whole = whole_game(game, seats, tuple(options.items()), seed)
        self.moves = whole[: round(cut * len(whole))]
        self.state = replayed(self)

    @property
    def everybody(self) -> list[int]:
        """All eyes: a watcher's and those of every seat."""
        return [WATCHER, *range(self.seats)]

    def record(self) -> Record:
        moves = [Move(seat, action.text) for seat, action in self.moves]
        return Record(
            game=self.game.name,
            version=self.game.version,
            options=self.options,
            seats=self.seats,
            seed=self.seed,
            moves=moves,
        )

    def __repr__(self) -> str:
        return f"Position({self.game!r}, {self.seats}, {self.options}, {self.seed!r}, {self.cut})"


def positions(game: Game) -> st.SearchStrategy[Position]:
    """Any number of players, any options, any deal, any moment."""
    chosen = st.fixed_dictionaries({option.name: st.sampled_from(option.choices) for option in game.options})
    return st.builds(
        Position,
        st.just(game),
        st.integers(game.fewest, game.most),
        chosen,
        st.integers(0, DEALS - 1).map(lambda n: f"deal {n}"),
        st.floats(0, 1),
    )


def setups(game: Game) -> list[tuple[int, dict[str, Choice]]]:
    """Every number of players with every combination of options."""
    names = [option.name for option in game.options]
    choices = product(*(option.choices for option in game.options))
    combinations = [dict(zip(names, chosen, strict=True)) for chosen in choices]
    return [(seats, chosen) for seats in range(game.fewest, game.most + 1) for chosen in combinations]


def replayed(at: Position) -> State:
    s = at.game.start(at.seats, at.seed, at.options)
    for seat, action in at.moves:
        play(s, seat, action)
    return s


@lru_cache(maxsize=2000)
def whole_game(
    game: Game, seats: int, chosen: tuple[tuple[str, Choice], ...], seed: str
) -> list[tuple[int, Action]]:
    """A game played to its end by chance alone."""
    return played_out(game.start(seats, seed, dict(chosen)), seeded(f"players of {seed}"))


def played_out(s: State, luck: Rng) -> list[tuple[int, Action]]:
    """Play a state to its end, and say how."""
    moves = []
    while s.agenda:
        seat = speaker(s, luck)
        action = any_answer(s, seat, luck)
        play(s, seat, action)
        moves.append((seat, action))
        assert len(moves) < LONGEST, "the game does not end"
    return moves


def speaker(s: State, luck: Rng) -> int:
    """Mostly one that is asked, now and then one that may speak though nobody waits for them."""
    seats = asked(s)
    also = [seat for seat in welcome(s) if options(s, seat)]
    return pick(also if also and luck.below(8) == 0 else seats, luck)


def any_answer(s: State, seat: int, luck: Rng) -> Action:
    """Any kind of answer, then any answer of that kind: a draw is as likely as a stall anywhere."""
    kinds: dict[str, list[Action]] = {}
    for action in options(s, seat):
        kinds.setdefault(action.text.split()[0], []).append(action)
    return pick(pick(list(kinds.values()), luck), luck)


def pick(things: Sequence[T], luck: Rng) -> T:
    return things[luck.below(len(things))]


def some(things: list[Any], luck: Rng, most: int) -> list[Any]:
    """A few of many."""
    return things if len(things) <= most else [pick(things, luck) for _ in range(most)]


def sayings(at: Position, luck: Rng) -> list[Action]:
    """Some of what was said in a game so far, and of what may be said in it though it is never listed."""
    return [action for _, action in some(at.moves, luck, 5)] + some(unlisted(at.game), luck, 8)


def unlisted(played: Game) -> list[Action]:
    """Answers that are allowed at times but never listed: `tests/games/<game>/unlisted.toml` names some."""
    path = Path(__file__).parents[1] / "games" / played.name / "unlisted.toml"
    texts = tomllib.loads(path.read_text(encoding="utf-8"))["texts"] if path.is_file() else []
    return [played.parse(text) for text in texts]
