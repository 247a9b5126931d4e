"""A game as a PettingZoo environment: agents in turn, answers as numbers, a mask of those that are allowed.

>>> table = env("heller", seats=3)
>>> table.reset(seed=7)
>>> observation, reward, termination, truncation, info = table.last()
>>> observation["action_mask"].sum() > 0
np.True_
"""

from __future__ import annotations

from array import array
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from comptoir.adapters.desk import OVER, answer, answers, speaker
from comptoir.adapters.observation import HIGHEST, LOWEST, Observer, utilities
from comptoir.table import Choice, IllegalAction, State, game

Observation = dict[str, Any]


def env(name: str, seats: int | None = None, render_mode: str | None = None, **options: Choice) -> Table:
    """A table of the game `name` for as many `seats` as it allows, with its options by name."""
    return Table(name, seats, render_mode, **options)


class Table(AECEnv[str, Observation, int]):
    """`seat_0` and so on; the reward comes at the end, from 1 for who is ahead of all to -1 for who is behind all."""

    def __init__(self, name: str, seats: int | None, render_mode: str | None, **options: Choice) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.rules = game(name)
        self.seated = self.rules.most if seats is None else seats
        self.chosen = self.rules.complete(options)
        self.observer = Observer(self.rules)
        self.render_mode = render_mode
        self.metadata: dict[str, Any] = {
            "name": f"comptoir_{name}_v{self.rules.version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seated)]
        self._width = len(self.rules.vocabulary.all)
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        seen = spaces.Box(LOWEST, HIGHEST, (self.observer.size,), np.int16)
        mask = spaces.Box(0, 1, (self._width,), np.int8)
        space: Any = spaces.Dict({"observation": seen, "action_mask": mask})
        self._observation_spaces = dict.fromkeys(self.possible_agents, space)
        self._action_spaces = {agent: spaces.Discrete(self._width) for agent in self.possible_agents}
        self._luck, _ = seeding.np_random()
        self._state: State = self.rules.start(self.seated, "no game yet", self.chosen)

    def observation_space(self, agent: str) -> Any:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new deal; the same seed gives the same one, and the same ones after it."""
        if seed is not None:
            self._luck, _ = seeding.np_random(seed)
        deal = str(self._luck.integers(1 << 62))
        self._state = self.rules.start(self.seated, deal, self.chosen)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._ask()

    def _ask(self) -> None:
        self._answers = answers(self._state)
        self.agent_selection = self.possible_agents[speaker(self._state)]

    def observe(self, agent: str) -> Observation:
        """What a seat sees, and what it may answer: nothing unless it is the one that is asked."""
        mask = np.zeros(self._width, np.int8)
        if agent == self.agent_selection:
            mask[self._answers] = 1
        seen = array("h", self.observer.see(self._state, self._seats[agent]))
        return {"observation": np.frombuffer(seen, np.int16), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """The answer of the agent that is asked; what is not allowed changes nothing and raises `IllegalAction`."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)  # type: ignore[arg-type]
            return
        if action not in self._answers:
            raise IllegalAction("refused-not-now", f"{action} is no answer now: the mask says which are")
        self._cumulative_rewards[self.agent_selection] = 0.0
        if answer(self._state, self.rules.vocabulary.all[action]) != OVER:
            self._ask()
            return
        self._answers = []
        self.rewards = dict(zip(self.possible_agents, utilities(self.rules, self._state), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def render(self) -> str | None:
        """How far the game is, in words."""
        if self.render_mode is None:
            return None
        far = self.rules.headline(self._state)
        return ", ".join([self.rules.title, *(f"{what} {n}" for what, n in far.items())])

    def close(self) -> None:
        """There is nothing to give back."""
