"""What the browser shows at a glance agrees with what the rules allow."""

from __future__ import annotations

import pytest

from comptoir.games.karanor.game import GAME
from comptoir.games.karanor.hints import WORDS, blocked, gains, routes
from comptoir.games.karanor.state import Karanor
from comptoir.games.karanor.turn.phases import OpenPoint
from comptoir.table import asked, options
from comptoir.table.agenda import play
from comptoir.table.rng import seeded


def turns(seats: int) -> list[Karanor]:
    """Positions in which somebody is at turn, from one random game."""
    s = GAME.start(seats, f"glance {seats}")
    assert isinstance(s, Karanor)
    luck = seeded("a walk")
    found: list[Karanor] = []
    for _ in range(400):
        if not asked(s):
            break
        if isinstance(s.agenda[-1], OpenPoint):
            found.append(s.clone())
        seat = asked(s)[0]
        answers = options(s, seat)
        play(s, seat, answers[luck.below(len(answers))])
    return found


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_way_can_be_gone_step_by_step_and_costs_what_it_says(seats: int) -> None:
    for s in turns(seats)[::25]:
        seat = s.active
        for way in routes(s, seat):
            walk = s.clone()
            for i, place in enumerate(way["path"]):
                if not isinstance(walk.agenda[-1], OpenPoint):
                    break  # somebody is met on the way, and may speak
                play(walk, seat, GAME.parse(f"move {place}"))
                if i + 1 == len(way["path"]) and not walk.merchants[seat].artefacts:
                    assert GAME.view(walk, seat).players[seat].at == way["to"]
                    assert s.actions - walk.actions == way["actions"]
                    assert s.merchants[seat].gold - walk.merchants[seat].gold == way["gold"]


@pytest.mark.parametrize("seats", [2, 4])
def test_an_action_is_blocked_exactly_when_no_answer_begins_with_its_word(seats: int) -> None:
    for s in turns(seats)[::5]:
        words = {action.text.split(" ")[0] for action in options(s, s.active)}
        assert set(blocked(s, s.active)) == {name for name, word in WORDS.items() if word not in words}
        for why in blocked(s, s.active).values():
            assert why["clause"].startswith("K")


def test_work_brings_the_gold_that_was_told() -> None:
    for s in turns(3)[::10]:
        if any(action.text == "work" for action in options(s, s.active)):
            told = gains(s, s.active)["work"]
            after = s.clone()
            play(after, s.active, GAME.parse("work"))
            assert after.merchants[s.active].gold >= s.merchants[s.active].gold + told
