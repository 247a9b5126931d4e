"""The greedy bot's rules of thumb."""

from __future__ import annotations

import statistics

import pytest

from comptoir.bots import choose
from comptoir.games.hermagor.judgement.thumb import weigh
from comptoir.games.hermagor.state import Land
from comptoir.table import asked, options, play, seeded
from tests.games.hermagor.vocabulary import (
    BLUE,
    HERMAGOR,
    RED,
    at_market,
    check_market,
    discs,
    give,
    lay,
    on_the_road,
    prices,
    say,
    stand,
)


def game_of(levels: list[str], seed: str) -> list[int]:
    """The scores of a whole game."""
    s = HERMAGOR.start(len(levels), seed)
    luck = seeded(f"{seed} bots")
    while s.agenda:
        seat = asked(s)[0]
        play(s, seat, choose(levels[seat], HERMAGOR, s, seat, luck))
    return [place.score for place in HERMAGOR.standing(s)]


def chosen(s: Land, level: str = "greedy") -> str:
    """What a bot answers."""
    seat = asked(s)[0]
    return choose(level, HERMAGOR, s, seat, seeded("one choice")).text


def test_it_weighs_every_answer_of_a_whole_game() -> None:
    s = HERMAGOR.start(2, "weighed", {"officer": True, "designer": True})
    luck = seeded("weighed")
    while s.agenda:
        seat = asked(s)[0]
        answers = options(s, seat)
        assert len(weigh(s.clone(), seat, answers)) == len(answers)
        play(s, seat, answers[luck.below(len(answers))])


@pytest.mark.parametrize("seat", range(4))
def test_it_beats_chance(seat: int) -> None:
    levels = ["random"] * 4
    levels[seat] = "greedy"
    scores = game_of(levels, f"seat {seat}")
    assert scores[seat] == max(scores) > 60


def test_among_itself_it_grows_rich() -> None:
    assert statistics.median(game_of(["greedy"] * 4, "rich")) >= 90


def test_it_sells_where_a_region_is_completed() -> None:
    s = give(on_the_road(3), RED, tiles=[13], stations=["rosstratt", "steinhag"])
    assert chosen(s) == "sell lindrach"


def test_it_looks_beyond_the_first_sale() -> None:
    s = give(on_the_road(3, hand=3), RED, cash=12, tiles=[2, 10], at="kornleiten")
    assert chosen(s) in {"sell honigbuehl", "sell brennau"}


def test_it_draws_a_tile_and_raises_a_price_it_profits_from() -> None:
    s = lay(at_market(3), {"r2c1": 2})
    discs(stand(s, RED, "r2c1"), "salt", RED)
    check_market(s)
    assert chosen(s) == "raise salt"
    say(s, "raise salt")
    assert chosen(s) == "draw"


def test_it_keeps_a_price_that_helps_only_another() -> None:
    s = prices(lay(at_market(3), {"r2c1": 2}), salt=7)
    discs(stand(s, RED, "r2c1"), "salt", BLUE)
    give(s, RED, stations=["brennau", "falkenried", "sankt_odran", "hochkranz"])
    check_market(s)
    assert chosen(s) == "keep"


@pytest.mark.parametrize("level", ["greedy", "merchant", "guildmaster"])
def test_they_keep_cash_for_the_road(level: str) -> None:
    poor = give(lay(at_market(3), {}), RED, cash=5)
    assert chosen(poor, level) == "pass", "nothing to win, and the last coins are for the road"


@pytest.mark.parametrize(("row", "other"), [("books", "maize"), ("maize", "books")])
def test_it_puts_discs_where_the_end_pays_more(row: str, other: str) -> None:
    s = prices(on_the_road(3), **{row: 10, other: 7})
    give(s, RED, cash=30, tiles=[2], stations=["passhorn", "schneebichl", "nebelwand"])
    say(s, "sell sankt_odran")
    assert chosen(s) == f"build schneeboden {row}"
