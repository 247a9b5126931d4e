"""Many tables at once are as many tables one by one."""

from __future__ import annotations

import numpy as np
import pytest

from comptoir.adapters.observation import Observer
from comptoir.adapters.vector import Tables
from comptoir.table import IllegalAction, asked, game, games, play


@pytest.mark.parametrize("name", list(games()))
def test_many_tables_are_as_many_games_one_by_one(name: str) -> None:
    rules, count = game(name), 3
    tables = Tables(name, count, seed=5)
    alone = [rules.start(rules.most, f"5-{n + 1}") for n in range(count)]
    see = Observer(rules).see
    for _ in range(20):
        said = [int(np.flatnonzero(mask)[-1]) for mask in tables.masks]
        seen = tables.step(said)
        for n, s in enumerate(alone):
            play(s, asked(s)[0], rules.vocabulary.all[said[n]])
            seat = asked(s)[0]
            assert seen.seats[n] == seat
            assert seen.observations[n].tolist() == see(s, seat)
            listed = s.agenda[-1].options(s, seat)
            assert np.flatnonzero(seen.masks[n]).tolist() == sorted(action.id for action in listed)
    assert not seen.over.any() and not seen.rewards.any()


def test_where_a_game_ends_the_next_begins() -> None:
    tables = Tables("heller", 4, seats=2, seed=1)
    ended = 0
    for _ in range(300):
        seen = tables.step(np.array(tables.any_answers()))
        assert (seen.rewards.any(axis=1) <= seen.over).all()
        assert np.allclose(seen.rewards.sum(axis=1), 0)
        assert seen.masks.any(axis=1).all(), "there is always somebody to answer"
        rounds = seen.observations[:, tables.observer.names.index("round")]
        assert (rounds[seen.over] == 1).all()
        ended += int(seen.over.sum())
    assert ended >= 4


def test_the_same_seed_gives_the_same_tables() -> None:
    looks = [Tables("heller", 2, seed=seed).look().tolist() for seed in (3, 3, 4)]
    assert looks[0] == looks[1] != looks[2]


@pytest.mark.parametrize("wrong", [[0, -1], [0, 10_000], [0]])
def test_one_wrong_answer_and_nothing_happens_anywhere(wrong: list[int]) -> None:
    tables = Tables("heller", 2, seats=2, seed=3)
    before = tables.look().tolist()
    with pytest.raises(IllegalAction):
        tables.step(wrong)
    assert tables.look().tolist() == before
