"""What an answer visibly brings, as hints and reviews say it: a figure for each seat, and looking changes nothing."""

from __future__ import annotations

import pytest

from comptoir.lab.gains import gains_of
from comptoir.table import asked, dump, game, games, options, play, seeded


@pytest.mark.parametrize("name", games())
def test_what_an_answer_brings_is_a_figure_for_each_seat(name: str) -> None:
    rules, luck = game(name), seeded("gains")
    gains, seen = gains_of(rules), 0
    s = rules.start(rules.fewest, "gains")
    for _ in range(150):
        if not asked(s):
            break
        seat = asked(s)[0]
        answers = options(s, seat)
        action = answers[luck.below(len(answers))]
        before = dump(s)
        for figures in gains(s, seat, action).values():
            assert len(figures) == len(rules.standing(s))
            seen += any(figures)
        assert dump(s) == before
        play(s, seat, action)
    assert seen > 0
