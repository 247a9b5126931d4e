"""OpenSpiel's information-set search as a bot of the arena, with the same time for a move as its opponent.

    comptoir arena heller guildmaster bench/ismcts.py --seconds 0.1 --games 100 --workers 1

It searches through `comptoir.adapters.openspiel`, over re-deals of what its seat knows. Its random games are played by
our own rules instead of OpenSpiel's Python loop: that gives it ten times as many simulations.
"""

from __future__ import annotations

import time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot

from comptoir.adapters.desk import speaker
from comptoir.adapters.observation import utilities
from comptoir.adapters.openspiel import PREFIX, Position
from comptoir.bots import Bot, Sight
from comptoir.table import Action, Rng, State, playout

EXPLORING = 1.4
"""UCT's constant, as in OpenSpiel's examples."""
SIMULATIONS = 100
"""When no time is given."""


class Rollouts:
    """OpenSpiel's random evaluator, with quicker games."""

    def __init__(self, luck: Rng) -> None:
        self.luck = luck

    def evaluate(self, position: Position) -> Any:
        assert position.state is not None
        s = position.state.clone()
        playout(s, self.luck)
        return np.array(utilities(position.rules, s))

    def prior(self, position: Position) -> list[tuple[int, float]]:
        answers = position.legal_actions()
        return [(answer, 1 / len(answers)) for answer in answers]


def searched(search: ISMCTSBot, position: Position, seconds: float) -> int:
    """OpenSpiel's search counts simulations; this lets it go on until its time is up."""
    search.reset()
    search._root_node = search.create_new_node(position)
    stop = time.thread_time() + seconds
    done = 0
    while done < 1 or (time.thread_time() < stop if seconds else done < SIMULATIONS):
        search.run_simulation(search.sample_root_state(position))
        done += 1
    policy = search.get_final_policy(position, search._root_node)
    answer, _ = max(policy, key=lambda each: each[1])
    return int(answer)


class InformationSets(Bot):
    level = "ismcts"

    def choose(self, sight: Sight, rng: Rng, seconds: float) -> Action:
        table = sight.imagine(rng)
        spiel = pyspiel.load_game(PREFIX + sight.game.name, {"players": len(sight.game.standing(table))})
        search = ISMCTSBot(
            spiel,
            Rollouts(rng),
            EXPLORING,
            SIMULATIONS,
            random_state=np.random.RandomState(rng.below(1 << 30)),
            use_observation_string=True,
        )
        search.set_resampler(lambda *_: _standing(spiel, sight.imagine(rng)))
        return sight.game.vocabulary.all[searched(search, _standing(spiel, table), seconds)]


def _standing(spiel: Any, s: State) -> Position:
    """A state as OpenSpiel knows states; what led there is not told."""
    position: Position = spiel.new_initial_state()
    position.state = s
    position.seat = speaker(s)
    return position


BOT = InformationSets()
