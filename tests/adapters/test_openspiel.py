"""OpenSpiel's own tests, and what they do not ask."""

from __future__ import annotations

import pickle
import random
import re
import unittest

import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.observation import make_observation

import comptoir.adapters.openspiel  # noqa: F401 - it tells OpenSpiel of the games
from comptoir.adapters.observation import checksum, numbers_of
from comptoir.table import BadSetup, games

GAMES = list(games())


def begun(name: str, moves: int, **parameters: int | bool) -> pyspiel.State:
    """A game by chance, so far."""
    luck = random.Random(moves)
    state = pyspiel.load_game(f"comptoir_{name}", parameters).new_initial_state()
    state.apply_action(state.chance_outcomes()[0][0])
    for _ in range(moves):
        state.apply_action(luck.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", GAMES)
def test_a_game_passes_openspiels_suite(name: str) -> None:
    """The one for its Python interface, on a sample of the game's states."""
    spiel = pyspiel.load_game(f"comptoir_{name}")
    suite = type(
        f"{name.title()}Suite",
        (api_test.EnforceAPIOnPartialTreeBase,),
        {"game": spiel, "game_name": f"comptoir_{name}"},
    )
    outcome = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(suite).run(outcome)
    assert outcome.testsRun == 5 and not outcome.skipped
    assert [trouble for _, trouble in outcome.errors + outcome.failures] == []


@pytest.mark.parametrize(
    "name",
    [
        "heller(players=2)",
        "heller(players=2,no_luck=True)",
        "heller(players=3,open_end=True)",
        "hermagor(players=2)",
        "jantaris(players=3)",
        "karanor(players=2)",
    ],
)
def test_a_game_passes_openspiels_simulations(name: str) -> None:
    """With every state written down and read again on the way."""
    pyspiel.random_sim_test(pyspiel.load_game(f"comptoir_{name}"), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_a_state_is_written_down_and_read_again(name: str) -> None:
    state = begun(name, 25)
    spiel = state.get_game()
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(spiel, state))
    pickled = pickle.loads(pickle.dumps(state))
    luck = random.Random(1)
    for _ in range(25):
        for other in (again, pickled):
            assert other.legal_actions() == state.legal_actions()
            assert other.current_player() == state.current_player()
        number = luck.choice(state.legal_actions())
        for each in (state, again, pickled):
            each.apply_action(number)
    assert str(again) == str(pickled) == str(state)


@pytest.mark.parametrize("name", GAMES)
def test_a_clone_goes_its_own_way(name: str) -> None:
    state = begun(name, 10)
    before = state.legal_actions()
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert state.legal_actions() == before and len(state.history()) + 1 == len(clone.history())


@pytest.mark.parametrize("name", GAMES)
def test_each_seat_observes_and_remembers_for_itself(name: str) -> None:
    state = begun(name, 30)
    spiel = state.get_game()
    tensors = [state.observation_tensor(seat) for seat in range(spiel.num_players())]
    assert all(len(tensor) == spiel.observation_tensor_size() for tensor in tensors)
    assert tensors[0] != tensors[1]
    memories = [state.information_state_string(seat) for seat in range(spiel.num_players())]
    assert len(set(memories)) == spiel.num_players()
    observation = make_observation(spiel)
    observation.set_from(state, 0)
    assert observation.tensor.tolist() == tensors[0]
    assert observation.string_from(state, 0) == state.observation_string(0)


@pytest.mark.parametrize("name", GAMES)
def test_a_memory_in_numbers_forgets_nothing(name: str) -> None:
    state = begun(name, 20)
    seat = state.current_player()
    before = state.information_state_tensor(seat)
    known = numbers_of(state.information_state_string(seat).splitlines())
    assert before[: len(known)] == known and not any(before[len(known) :])
    state.apply_action(state.legal_actions()[0])
    after = state.information_state_tensor(seat)
    assert after[: len(known)] == known and any(after[len(known) :])


def test_every_fact_of_a_memory_is_among_its_numbers() -> None:
    told = numbers_of(["seat 1", '{"type":"sold","n":5,"way":["a",7],"gone":null}'])
    assert told[-7:] == [6, checksum("sold"), 5, 2, checksum("a"), 7, 0]
    assert told[0] == len(told) - 8 == 3


@pytest.mark.parametrize("name", GAMES)
def test_no_two_words_are_the_same_number(name: str) -> None:
    state = begun(name, 60)
    memories = [state.information_state_string(seat) for seat in range(state.num_players())]
    words = {word for memory in memories for word in re.findall(r"[A-Za-z_-]+", memory)}
    assert len({checksum(word) for word in words}) == len(words) > 20


def test_the_same_seed_gives_the_same_deal() -> None:
    def deals(**parameters: int) -> set[str]:
        return {begun("heller", 0, players=2, **parameters).observation_string(0) for _ in range(5)}

    assert len(deals(seed=7)) == 1
    assert len(deals()) > 1


def test_the_end_pays_and_only_the_end() -> None:
    state = begun("heller", 0, players=3)
    luck = random.Random(1)
    while not state.is_terminal():
        assert state.returns() == [0.0] * 3
        state.apply_action(luck.choice(state.legal_actions()))
    assert sum(state.returns()) == pytest.approx(0) and max(state.returns()) > 0
    assert state.legal_actions() == []


def test_a_game_that_cannot_be_is_refused() -> None:
    with pytest.raises((BadSetup, pyspiel.SpielError)):
        pyspiel.load_game("comptoir_heller", {"players": 9})
