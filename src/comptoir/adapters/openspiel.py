"""The games as OpenSpiel knows games: importing this makes `pyspiel.load_game("comptoir_heller")` find them.

Parameters: `players`, the options of the game by name, and `seed` (0: another deal each time). All luck follows from a
chance node before the first question. It has one outcome, the number of a deal that was drawn when the state was made:
chance is sampled there, but the number stands in the history, so that a state can be written down and read again.
OpenSpiel calls that explicit chance, since it has no way to write down the luck of a Python game that samples.
"""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
import numpy as np
import pyspiel

from comptoir.adapters.desk import OVER, answer, answers, speaker
from comptoir.adapters.observation import Memory, Observer, utilities
from comptoir.table import Action, Game, Options, State, games

PREFIX = "comptoir_"
DEALS = 1 << 30
LONGEST = 20_000
"""No game takes as many answers."""
RECALL = 1 << 15
"""Numbers of a memory: twice what any of a few games by chance needed."""
TERMINAL = int(pyspiel.PlayerId.TERMINAL)


class Spiel(pyspiel.Game):  # type: ignore[misc]
    """One of the games, with so many players and such options."""

    rules: Game
    position: type[Position]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.seats = int(given.get("players", self.rules.most))
        self.options: Options = self.rules.complete(
            {option.name: given[option.name] for option in self.rules.options if option.name in given}
        )
        self.seed = int(given.get("seed", 0))
        self.observer = Observer(self.rules)
        self.rules.start(self.seats, "may it be?", self.options)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.rules.vocabulary.all),
            max_chance_outcomes=DEALS,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind_of(self.rules), info, given)

    def new_initial_state(self) -> Position:
        return self.position(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> Eyes:
        if params:
            raise ValueError(f"what is observed has no parameters, and these were given: {params}")
        return Eyes(self, iig_obs_type is not None and iig_obs_type.perfect_recall)


class Position(pyspiel.State):  # type: ignore[misc]
    """A game in the middle. Several who are asked at once answer in the order of their seats."""

    rules: Game
    actions: list[Action]

    def __init__(self, spiel: Spiel) -> None:
        super().__init__(spiel)
        self.deal = spiel.seed or secrets.randbelow(DEALS - 1) + 1
        self.state: State | None = None
        """None before the deal."""
        self.seat = int(pyspiel.PlayerId.CHANCE)
        self.said: list[int] = []
        self.memory: Memory | None = None
        """None before somebody has asked for it."""

    def current_player(self) -> int:
        return self.seat

    def is_terminal(self) -> bool:
        return self.seat == TERMINAL

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(self.deal, 1.0)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.state is not None
        return answers(self.state)

    def _apply_action(self, number: int) -> None:
        if self.state is None:
            spiel = self.get_game()
            self.deal = number
            self.state = spiel.rules.start(spiel.seats, str(number), spiel.options)
            self.seat = speaker(self.state)
            return
        self.said.append(number)
        seat = answer(self.state, self.actions[number])
        self.seat = TERMINAL if seat == OVER else seat

    def _action_to_string(self, player: int, number: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {number}"
        return self.actions[number].text

    def returns(self) -> list[float]:
        return [0.0] * self.num_players() if self.state is None else utilities(self.rules, self.state)

    def recall(self) -> Memory:
        """What the seats remember by now."""
        if self.memory is None:
            spiel = self.get_game()
            self.memory = Memory.of(spiel.rules, spiel.seats, str(self.deal), spiel.options)
        self.memory.listen(self.said)
        return self.memory

    def __reduce__(self) -> tuple[object, ...]:
        return (read, (pyspiel.serialize_game_and_state(self.get_game(), self),))

    def __str__(self) -> str:
        texts = [self.actions[number].text for number in self.said]
        return ", ".join([f"deal {self.deal}" if self.state else "no deal yet", *texts])


def read(text: str) -> Any:
    """The state that was written down so: pickled ones are read with it, where the games are known by then."""
    return pyspiel.deserialize_game_and_state(text)[1]


class Eyes:
    """What a seat knows of a position, in numbers (`comptoir.adapters.observation`) and as text: what it sees, or with
    perfect recall all it has said and was told. Numbers of a memory that is too long begin later."""

    def __init__(self, spiel: Spiel, perfect_recall: bool) -> None:
        self.spiel = spiel
        self.perfect_recall = perfect_recall
        self.tensor = np.zeros(RECALL if perfect_recall else spiel.observer.size, np.float32)
        self.dict = {"info_state" if perfect_recall else "observation": self.tensor}

    def set_from(self, position: Position, player: int) -> None:
        self.tensor[:] = 0.0
        if position.state is None:
            return
        if self.perfect_recall:
            known = position.recall().numbers(player)[-RECALL:]
            self.tensor[: len(known)] = known
        else:
            self.tensor[:] = self.spiel.observer.see(position.state, player)

    def string_from(self, position: Position, player: int) -> str:
        spiel = self.spiel
        if position.state is None:
            return f"seat {player}"
        if self.perfect_recall:
            return position.recall().text(player)
        return msgspec.json.encode(spiel.rules.view(position.state, player)).decode()


def kind_of(rules: Game) -> Any:
    """What OpenSpiel wants to know of a game before it loads it."""
    parameters = {option.name: option.default for option in rules.options}
    return pyspiel.GameType(
        short_name=PREFIX + rules.name,
        long_name=rules.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.most,
        min_num_players=rules.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": rules.most, "seed": 0, **parameters},
    )


def register() -> None:
    """Tell OpenSpiel of every game there is."""
    known = set(pyspiel.registered_names())
    for rules in games().values():
        if PREFIX + rules.name not in known:
            title = rules.name.title()
            position = type(
                f"{title}Position", (Position,), {"rules": rules, "actions": rules.vocabulary.all}
            )
            spiel = type(f"{title}Spiel", (Spiel,), {"rules": rules, "position": position})
            pyspiel.register_game(kind_of(rules), spiel)


register()
