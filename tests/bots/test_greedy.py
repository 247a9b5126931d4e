"""The greedy bot is worth playing against, also in a game it was told nothing about."""

from __future__ import annotations

import pytest

from comptoir.bots import choose, greedy
from comptoir.bots.sight import Sight
from comptoir.lab import arena
from comptoir.table import asked, game, seeded
from tests.bots.opponents import from_the_docs
from tests.bots.toys import Coins


def test_it_beats_three_random_players() -> None:
    report = arena("heller", ["greedy", "random", "random", "random"], 60)
    assert report.entrants[0].rate >= 0.95


@pytest.mark.parametrize("variant", ["open_end", "no_luck", "debts"])
def test_it_beats_random_players_in_every_variant(variant: str) -> None:
    report = arena("heller", ["greedy", "random", "random"], 12, options={variant: True})
    assert report.entrants[0].rate >= 0.8


def test_it_beats_a_player_who_looks_only_at_the_next_coin() -> None:
    report = arena("heller", ["greedy", from_the_docs()], 12)
    assert report.entrants[0].rate >= 0.8


def test_it_does_not_save_its_stalls_until_the_hasty_have_ended_the_game() -> None:
    hasty = from_the_docs()
    report = arena("heller", ["greedy", hasty, hasty, hasty], 24, options={"open_end": True})
    assert report.entrants[0].rate >= 0.6


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_without_advice_it_imagines_how_games_end(seats: int) -> None:
    coins = Coins()
    s = coins.start(seats, "coins")
    for seat in range(seats):
        assert asked(s) == (seat,)
        action = choose("greedy", coins, s, seat, seeded(f"luck {seat}"))
        assert action.text == "take 5"
        coins_taken = s.agenda[-1].options(s, seat)[0]
        s.agenda.pop().take(s, seat, coins_taken)


def test_a_search_stops_when_its_time_is_up() -> None:
    coins = Coins()
    s = coins.start(4, "coins")
    dealt = []

    def imagine(luck: object) -> object:
        dealt.append(luck)
        return s.clone()

    answers = s.agenda[-1].options(s, 0)
    sight = Sight(coins, 0, answers, look=lambda: None, imagine=imagine)  # type: ignore[arg-type]
    greedy.by_playouts(sight, seeded("x"), 1e-9)
    hurried = len(dealt)
    greedy.by_playouts(sight, seeded("x"), 0.0)
    assert hurried == 1
    assert len(dealt) - hurried == greedy.PLAYOUTS // len(answers)


def test_among_equals_any_may_be_taken() -> None:
    answers = game("heller").start(2, "tie").agenda[-1].options(game("heller").start(2, "tie"), 0)[:3]
    found = {greedy.best(answers, [1.0, 0.0, 1.0], seeded(str(n))).text for n in range(40)}
    assert found == {answers[0].text, answers[2].text}
