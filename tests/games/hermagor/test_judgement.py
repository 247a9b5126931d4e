"""How bots judge a land: play at a glance, and what a table is worth."""

from __future__ import annotations

import statistics
from collections.abc import Iterator
from itertools import islice

import pytest

from comptoir.games.hermagor.advice import ADVICE
from comptoir.games.hermagor.box import ALL_BOOTHS
from comptoir.games.hermagor.contest import STANDS, Contest, Crowd
from comptoir.games.hermagor.judgement.prospect import FEATURES, WEIGHTS
from comptoir.games.hermagor.state import FREE, Land
from comptoir.table import asked, options, play, seeded
from tests.games.hermagor.vocabulary import (
    BLUE,
    HERMAGOR,
    RED,
    at_market,
    discs,
    give,
    lay,
    on_the_road,
    prices,
    say,
)

SOME = 5
"""Of so many positions on the way, one is looked at closely."""
TABLES = [(2, {}), (3, {"open_money": True}), (4, {"officer": True}), (5, {"designer": True})]


def wandering(seats: int, variants: dict[str, bool], seed: str) -> Iterator[Land]:
    """The lands of a game in which every other answer is a whim."""
    s = HERMAGOR.start(seats, seed, variants)
    assert isinstance(s, Land)
    luck = seeded(seed)
    while s.agenda:
        yield s
        seat = asked(s)[0]
        answers = options(s, seat)
        play(s, seat, ADVICE.answer(s, seat) if luck.below(2) else answers[luck.below(len(answers))])
    yield s


@pytest.mark.parametrize(("seats", "variants"), TABLES)
def test_what_is_answered_at_a_glance_is_allowed(seats: int, variants: dict[str, bool]) -> None:
    for n in range(4):
        for s in wandering(seats, variants, f"glance {n}"):
            for seat in asked(s):
                assert ADVICE.answer(s, seat) in options(s, seat)


def test_after_a_shared_buyer_an_own_one_is_placed_at_any_price() -> None:
    s = give(lay(at_market(2), {}), RED, cash=5)
    assert ADVICE.answer(s, RED).text == "pass"
    say(s, "shared buyer h2v1")
    assert ADVICE.answer(s, RED).text.startswith("place ")


def test_a_glance_leaves_no_trace() -> None:
    for s in wandering(2, {}, "trace"):
        for seat in asked(s):
            before = HERMAGOR.view(s, seat)
            ADVICE.answer(s, seat)
            ADVICE.value(s, seat)
            assert HERMAGOR.view(s, seat) == before


def test_a_game_at_a_glance_makes_rich() -> None:
    s = HERMAGOR.start(4, "a glance")
    while s.agenda:
        seat = asked(s)[0]
        play(s, seat, ADVICE.answer(s, seat))
    assert statistics.mean(place.score for place in HERMAGOR.standing(s)) >= 80


def test_a_crowd_is_counted_as_contests_are() -> None:
    for s in wandering(4, {}, "crowd"):
        crowd = Crowd(s)
        for booth in ALL_BOOTHS:
            assert crowd.winner(booth) == Contest(s.buyers, booth, len(s.colours)).winner


def test_a_buyer_tried_in_a_crowd_counts_and_is_taken_back() -> None:
    for s in wandering(2, {}, "tried"):
        crowd = Crowd(s)
        for place in s.free:
            s.buyers[place] = 1
            for place_at in STANDS[place]:
                booth = ALL_BOOTHS[place_at // 3]
                before = crowd.winner(booth)
                crowd.tried(place_at, 1)
                assert crowd.winner(booth) == Contest(s.buyers, booth, len(s.colours)).winner
                crowd.undone(place_at, 1)
                assert crowd.winner(booth) == before
            s.buyers[place] = FREE


@pytest.mark.parametrize(("seats", "variants"), TABLES)
def test_the_worth_of_a_land_depends_on_nothing_hidden(seats: int, variants: dict[str, bool]) -> None:
    luck = seeded("hidden")
    for s in islice(wandering(seats, variants, "worth"), 0, None, SOME):
        for seat in range(seats):
            worth = ADVICE.value(s, seat)
            assert all(ADVICE.value(HERMAGOR.redeal(s, seat, luck), seat) == worth for _ in range(2))


@pytest.mark.parametrize(("seats", "variants"), TABLES)
def test_every_stage_has_a_weight_for_every_number(seats: int, variants: dict[str, bool]) -> None:
    last = 0
    for s in wandering(seats, variants, "numbers"):
        assert last <= ADVICE.stage(s) <= last + 1
        last = ADVICE.stage(s)
        assert {len(ADVICE.features(s, seat)) for seat in range(seats)} == {FEATURES}
    assert [len(weights) for weights in WEIGHTS[ADVICE.kind(s)]] == [FEATURES] * last


def test_a_turn_is_a_market_or_a_road() -> None:
    seen = [int(ADVICE.turns(s, 0)) for s in wandering(3, {}, "turns")]
    assert sorted(set(seen)) == list(range(11)) and seen == sorted(seen)


def test_at_the_end_only_money_counts() -> None:
    *_, s = wandering(2, {}, "end")
    assert ADVICE.value(s, RED) == s.colours[RED].cash - s.colours[BLUE].cash == -ADVICE.value(s, BLUE)


def test_stations_discs_and_money_are_worth_something() -> None:
    def worth(s: Land) -> float:
        return ADVICE.value(s, RED)

    plain = worth(on_the_road(3))
    assert worth(give(on_the_road(3), RED, cash=40)) > plain
    assert worth(give(on_the_road(3), RED, stations=["rosstratt", "steinhag"])) > plain
    assert worth(discs(prices(on_the_road(3), books=9), "books", RED)) > plain
    assert worth(give(on_the_road(3), BLUE, cash=40)) < plain
