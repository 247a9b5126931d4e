"""What is learned comes from games alone: the same games teach the same."""

from __future__ import annotations

import pickle
import runpy
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from comptoir.bots.greedy import advice_of
from comptoir.lab.learning import Ending, Lesson, Pupil, curve, fitted, lessons, regression
from comptoir.table import State, asked, game, options, play, seeded
from comptoir.table.advice import Mind

LEARNED = [("heller", 2), ("hermagor", 2), ("jantaris", 3), ("karanor", 2)]
TRAIN = Path(__file__).resolve().parents[2] / "bench" / "train.py"


@pytest.mark.parametrize(("name", "seats"), LEARNED)
def test_the_same_games_teach_the_same(name: str, seats: int) -> None:
    rules = game(name)
    heard = lessons(name, seats, range(2), rules.complete({}), "lesson")
    assert heard == lessons(name, seats, range(2), rules.complete({}), "lesson")
    assert heard != lessons(name, seats, range(2), rules.complete({}), "another")
    sizes = {len(each.features) for each in heard if isinstance(each, Lesson)}
    assert len(sizes) == 1, "features are always equally many"
    endings = [each for each in heard if isinstance(each, Ending)]
    assert sorted((each.game, each.seat) for each in endings) == [
        (n, seat) for n in (0, 1) for seat in range(seats)
    ]


def test_every_stage_gets_weights_and_says_how_far_they_are_off() -> None:
    heard = lessons("heller", 2, range(22), game("heller").complete({}), "fit")
    weights, fits = fitted(heard)
    assert [fit.stage for fit in fits] == [0, 1, 2] and len(weights) == 3
    assert all(fit.lessons > 500 and fit.error > 0 for fit in fits)


def test_who_thinks_ahead_teaches_something_else_and_always_the_same() -> None:
    chosen = game("heller").complete({})
    pupil = Pupil(Mind(candidates=2, tables=2, turns=1, doubt=0.0))
    heard = lessons("heller", 2, range(1), chosen, "ahead", pupil)
    sent = pickle.loads(pickle.dumps(pupil))
    assert heard == lessons("heller", 2, range(1), chosen, "ahead", sent)
    assert heard != lessons("heller", 2, range(1), chosen, "ahead")


def test_a_learning_curve_is_about_the_same_games_throughout() -> None:
    heard = lessons("heller", 2, range(44), game("heller").complete({}), "curve")
    learned = curve(heard, 44)
    assert [games for games, _ in learned] == [11, 22, 44]
    assert learned[-1][1] == fitted(heard)[1]
    lessons_used = [fits[2].lessons for _, fits in learned]
    assert lessons_used == sorted(set(lessons_used))
    assert learned[0][1][2].spread == learned[2][1][2].spread, "the last stage has the same ends to foresee"


def test_a_course_that_was_cut_short_goes_on_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    train: dict[str, Any] = runpy.run_path(str(TRAIN))
    played = train["played"]
    monkeypatch.setitem(played.__globals__, "FOLDER", tmp_path)
    monkeypatch.setitem(played.__globals__, "AT_ONCE", 1)
    course = train["Course"]("heller", 2, ["open_end"], "short", "")
    heard = played(course, 2, 1)
    kept, lost = sorted(course.folder().iterdir())
    before = kept.stat().st_mtime_ns
    lost.unlink()
    assert played(course, 2, 1) == heard
    assert kept.stat().st_mtime_ns == before and lost.is_file()
    assert heard == lessons("heller", 2, range(2), game("heller").complete({"open_end": True}), "short")


def test_weights_stand_beside_those_of_other_tables(tmp_path: Path) -> None:
    train: dict[str, Any] = runpy.run_path(str(TRAIN))
    path = tmp_path / "weights.json"
    train["write"](path, "4", [[1.0, 2.5], [0.0, -1.0]])
    train["write"](path, "2", [[3.0]])
    assert (
        path.read_text()
        == '{\n  "2": [\n    [3.0]\n  ],\n  "4": [\n    [1.0, 2.5],\n    [0.0, -1.0]\n  ]\n}\n'
    )


def test_regression_finds_what_numbers_bring() -> None:
    luck = np.random.default_rng(1)
    features = luck.normal(size=(5000, 3))
    found = regression(features, features @ np.array([2.0, -1.0, 0.5]))
    assert found == pytest.approx([2.0, -1.0, 0.5], abs=0.02)
    noise = np.hstack([features, luck.normal(size=(5000, 1)) * 1e-15])
    assert regression(noise, features @ np.array([2.0, -1.0, 0.5]))[3] == 0


@pytest.mark.parametrize(("name", "seats"), [*LEARNED, ("heller", 4), ("hermagor", 4), ("jantaris", 4)])
def test_a_table_is_worth_its_margin_once_the_game_is_over(name: str, seats: int) -> None:
    rules = game(name)
    advice = advice_of(rules)
    assert advice is not None
    s = rules.start(seats, "over")
    luck = seeded("over")
    before = [advice.value(s, seat) for seat in range(seats)]
    while s.agenda:
        seat = asked(s)[0]
        answers = options(s, seat)
        play(s, seat, answers[luck.below(len(answers))])
    after = [advice.value(s, seat) for seat in range(seats)]
    assert after == [advice.margin(s, seat) for seat in range(seats)] != before


@pytest.mark.parametrize("name", ["heller", "hermagor", "jantaris"])
def test_what_a_table_is_worth_depends_on_nothing_hidden(name: str) -> None:
    """Two tables that a seat cannot tell apart are worth the same to it."""
    for s, seat in questions(name):
        here, there = (worth_of(name, redealt(name, s, seat, deal), seat) for deal in ("one", "two"))
        assert here == pytest.approx(there), seat


def test_a_rival_of_karanor_is_after_what_a_redeal_says_and_not_what_he_holds() -> None:
    """With the same luck, two tables that a seat cannot tell apart are imagined alike, and worth the same to it."""
    alike = []
    for s, seat in questions("karanor"):
        other = redealt("karanor", s, seat, "another")
        here, there = (worth_of("karanor", redealt("karanor", t, seat, "one"), seat) for t in (s, other))
        assert here == pytest.approx(there), seat
        alike.append(here == pytest.approx(worth_of("karanor", other, seat)))
    assert not all(alike), "what he may be after does count"


def questions(name: str) -> Iterator[tuple[State, int]]:
    """Sixty of a game of three that is played at random, and who is asked."""
    s = game(name).start(3, "hidden")
    luck = seeded("hidden")
    for _ in range(60):
        seat = asked(s)[0]
        yield s, seat
        answers = options(s, seat)
        play(s, seat, answers[luck.below(len(answers))])


def redealt(name: str, s: State, seat: int, deal: str) -> State:
    return game(name).redeal(s, seat, seeded(deal))


def worth_of(name: str, s: State, seat: int) -> float:
    advice = advice_of(game(name))
    assert advice is not None
    return advice.value(s, seat)
