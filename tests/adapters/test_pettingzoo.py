"""PettingZoo's own tests, and what they do not ask."""

from __future__ import annotations

import numpy as np
import pytest
from pettingzoo.test.api_test import api_test
from pettingzoo.test.seed_test import seed_test

from comptoir.adapters.pettingzoo import Table, env
from comptoir.table import BadSetup, IllegalAction, games

GAMES = list(games())
CYCLES = 30


@pytest.mark.parametrize("name", GAMES)
# A dictionary of observation and mask is PettingZoo's own form for games; its test only warns of it.
@pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array", "ignore:Observation space for each agent"
)
def test_a_table_passes_pettingzoos_own_test(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(env(name), num_cycles=CYCLES)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    seed_test(lambda: env(name), num_cycles=CYCLES)


def test_another_seed_gives_another_game_and_none_gives_any() -> None:
    def seen(seed: int | None) -> bytes:
        table = env("heller", seats=4)
        table.reset(seed=seed)
        return bytes(table.observe("seat_0")["observation"].tobytes())

    assert seen(1) == seen(1) != seen(2)
    # A seat sees little at the beginning: of twelve games by chance not all look alike.
    assert len({seen(None) for _ in range(12)}) > 1


def played_out(table: Table) -> dict[str, float]:
    """Everybody takes the first answer allowed; what each was given at the end."""
    table.reset(seed=3)
    rewards = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, over, _, _ = table.last()
        rewards[agent] += reward
        assert observation is not None
        table.step(None if over else int(np.argmax(observation["action_mask"])))
    return rewards


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_the_seats_win_adds_up_to_nothing(seats: int) -> None:
    rewards = played_out(env("heller", seats=seats))
    assert len(rewards) == seats and sum(rewards.values()) == pytest.approx(0)
    assert any(reward > 0 for reward in rewards.values())


def test_only_who_is_asked_has_an_answer() -> None:
    table = env("heller", seats=3)
    table.reset(seed=1)
    for agent in table.agents:
        asked = agent == table.agent_selection
        assert bool(table.observe(agent)["action_mask"].any()) is asked


def test_what_is_not_allowed_changes_nothing() -> None:
    table = env("heller", seats=2)
    table.reset(seed=1)
    agent, before = table.agent_selection, table.last()[0]
    place_what_nobody_drew = table.rules.parse("place C4").id
    with pytest.raises(IllegalAction):
        table.step(place_what_nobody_drew)
    after = table.last()[0]
    assert before is not None and after is not None and table.agent_selection == agent
    assert (before["observation"] == after["observation"]).all()


def test_a_table_has_the_options_of_its_game() -> None:
    assert env("heller", seats=2, no_luck=True).chosen["no_luck"] is True
    with pytest.raises(BadSetup):
        env("heller", turbo=True)
    with pytest.raises(BadSetup):
        env("heller", seats=9)
    with pytest.raises(BadSetup):
        env("chess")


def test_it_says_how_far_it_is_where_that_is_wanted() -> None:
    table = env("heller", seats=2, render_mode="ansi")
    table.reset(seed=1)
    assert table.render() == "Auf Heller und Pfennig, round 1, rounds 3"
    assert env("heller", seats=2).render() is None
