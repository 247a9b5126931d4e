"""Bots see what their seat may see, and nothing else."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from comptoir.bots import Bot, Sight, bot, choose
from comptoir.table import (
    Action,
    BadSetup,
    Rng,
    State,
    asked,
    check,
    dump,
    game,
    games,
    options,
    play,
    playout,
    seeded,
)
from tests.bots.quick import BOTS
from tests.laws.positions import Position, positions


@pytest.mark.parametrize("player", BOTS, ids=lambda player: player.level)
@pytest.mark.parametrize("name", games())
def test_a_bot_answers_alike_where_its_seat_sees_no_difference(name: str, player: Bot) -> None:
    rules = game(name)
    differed = 0

    @settings(max_examples=25)
    @given(positions(rules), st.integers(0, 10**6))
    def holds(at: Position, luck: int) -> None:
        nonlocal differed
        for seat in asked(at.state):
            other = rules.redeal(at.state, seat, seeded(f"other {luck}"))
            differed += dump(other) != dump(at.state)
            here = choose(player, rules, at.state, seat, seeded(str(luck)))
            there = choose(player, rules, other, seat, seeded(str(luck)))
            assert here.text == there.text

    holds()
    assert differed, "no two states were different, so nothing was shown"


@pytest.mark.parametrize("name", games())
def test_what_a_seat_imagines_depends_on_nothing_it_does_not_know(name: str) -> None:
    rules = game(name)

    @settings(max_examples=40)
    @given(positions(rules), st.integers(0, 10**6))
    def holds(at: Position, luck: int) -> None:
        for seat in range(at.seats):
            other = rules.redeal(at.state, seat, seeded(f"other {luck}"))
            here = rules.redeal(at.state, seat, seeded(str(luck)))
            assert dump(here) == dump(rules.redeal(other, seat, seeded(str(luck))))

    holds()


@pytest.mark.parametrize("player", BOTS, ids=lambda player: player.level)
@pytest.mark.parametrize("name", games())
def test_thinking_changes_nothing_at_the_table(name: str, player: Bot) -> None:
    @settings(max_examples=15)
    @given(positions(game(name)))
    def holds(at: Position) -> None:
        for seat in asked(at.state):
            before = dump(at.state)
            answer = choose(player, at.game, at.state, seat, seeded("luck"))
            check(at.state, seat, answer)
            assert dump(at.state) == before

    holds()


class Spy(Bot):
    """Remembers what it was given and does what it likes with it."""

    level = "spy"

    def __init__(self) -> None:
        self.sights: list[Sight] = []

    def choose(self, sight: Sight, rng: Rng, seconds: float) -> Action:
        self.sights.append(sight)
        playout(sight.imagine(rng), rng)
        return sight.options[0]


def test_a_bot_is_given_its_view_its_options_and_worlds_to_imagine() -> None:
    heller = game("heller")
    s = heller.start(4, "sight")
    seat = asked(s)[0]
    spy = Spy()
    before = dump(s)
    choose(spy, heller, s, seat, seeded("luck"))
    (sight,) = spy.sights
    assert dump(s) == before
    assert sight.view == heller.view(s, seat)
    assert sight.options == options(s, seat)
    assert sight.game is heller and sight.seat == seat
    public = [name for name in dir(sight) if not name.startswith("_")]
    assert public == ["game", "imagine", "options", "seat", "view"]
    assert not any(
        isinstance(getattr(sight, name), State) for name in dir(sight) if not name.startswith("__")
    )
    assert sight.imagine(seeded("a")) is not s


def test_who_has_no_choice_is_not_asked_to_think() -> None:
    heller = game("heller")
    s = heller.start(2, "forced")
    luck = seeded("forced")
    spy = Spy()
    forced = 0
    while s.agenda:
        seat = asked(s)[0]
        answers = options(s, seat)
        thought = len(spy.sights)
        answer = choose(spy, heller, s, seat, luck)
        if len(answers) == 1:
            forced += 1
            assert answer is answers[0] and len(spy.sights) == thought
        play(s, seat, answers[luck.below(len(answers))])
    assert forced


def test_an_unknown_level_is_refused_with_those_there_are() -> None:
    with pytest.raises(
        BadSetup, match="there is no bot “genius”: random, apprentice, greedy, merchant, guildmaster"
    ) as caught:
        bot("genius")
    assert caught.value.args_["level"] == "genius" and "merchant" in str(caught.value.args_["known"])
