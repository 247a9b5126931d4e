"""What a city is worth to a seat: from what lies open, in numbers that are always equally many."""

from __future__ import annotations

import pytest

from comptoir.games.jantaris.advice import ADVICE
from comptoir.games.jantaris.judgement.prospect import FEATURES, STAGES, VICTORY, WEIGHTS
from comptoir.games.jantaris.state import City
from comptoir.table import asked, dump, options, play, seeded
from tests.games.jantaris.vocabulary import ANA, BEN, CHLOE, DINA, JANTARIS, city, say


def three(ana: int, ben: int, **more: object) -> City:
    """Ana and Ben have so much prestige, and Chloe none."""
    return city(players=3, prestige=(ana, ben, 0, 0), **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("players", [3, 4])
def test_looking_at_a_city_changes_nothing_and_stages_never_fall(players: int) -> None:
    s, luck = JANTARIS.start(players, "judged"), seeded("judged")
    stages = [0]
    while asked(s):
        before = dump(s)
        for seat in range(players):
            assert len(ADVICE.features(s, seat)) == FEATURES
            ADVICE.value(s, seat)
        assert dump(s) == before
        stages.append(ADVICE.stage(s))
        seat = asked(s)[0]
        answers = options(s, seat)
        play(s, seat, answers[luck.below(len(answers))])
    assert stages == sorted(stages) and stages[-1] == STAGES - 1


def test_weights_are_there_for_three_and_four_guilds_and_every_stage() -> None:
    for players in (3, 4):
        assert ADVICE.kind(JANTARIS.start(players, "kinds")) == str(players)
        assert [len(weights) for weights in WEIGHTS[str(players)]] == [FEATURES] * STAGES


@pytest.mark.parametrize("stage", range(STAGES))
def test_prestige_and_goods_are_worth_having_and_worse_with_a_rival(stage: int) -> None:
    most = 3 * stage + 2
    before = ADVICE.value(three(0, most), ANA)
    assert ADVICE.value(three(2, most), ANA) > before
    assert ADVICE.value(three(0, most, goods={ANA: "3r 3b"}), ANA) > before
    assert ADVICE.value(three(0, most, goods={BEN: "3r 3b"}), ANA) < before


def test_a_city_turned_round_the_ring_of_players_is_worth_the_same() -> None:
    """Numbers are counted from one's own seat."""
    at = {ANA: "2 shakara 1 centre", BEN: "2 ormeth", CHLOE: "1 taira", DINA: "2 centre"}
    goods = {ANA: "2r", BEN: "1r 2b", CHLOE: "3b", DINA: ""}
    here = city(at=at, goods=goods, prestige=(4, 3, 2, 1), active=BEN)
    there = city(
        at={(seat + 1) % 4: words for seat, words in at.items()},
        goods={(seat + 1) % 4: words for seat, words in goods.items()},
        prestige=(1, 4, 3, 2),
        active=CHLOE,
    )
    for seat in range(4):
        assert ADVICE.value(here, seat) == pytest.approx(ADVICE.value(there, (seat + 1) % 4))


def test_at_the_end_a_victory_counts_or_a_share_of_one() -> None:
    s = three(12, 3)
    assert ADVICE.margin(s, ANA) == 0
    s.agenda.clear()
    assert [ADVICE.value(s, seat) for seat in range(3)] == [VICTORY, 0, 0]
    s = three(12, 12)
    s.agenda.clear()
    assert [ADVICE.value(s, seat) for seat in range(3)] == [VICTORY / 2, VICTORY / 2, 0]
    s = three(12, 12, goods={BEN: "1r"})
    s.agenda.clear()
    assert [ADVICE.value(s, seat) for seat in range(3)] == [0, VICTORY, 0]


def test_what_could_be_claimed_or_bought_counts() -> None:
    near = city(
        at={BEN: "2 shakara 2 ormeth 2 velisse"}, cards=["shakara-ormeth-velisse"], players=3, moved="red"
    )
    far = city(at={BEN: "2 shakara 2 ormeth 2 velisse"}, cards=["taira-quendar-issenda"], players=3)
    assert ADVICE.value(near, BEN) > ADVICE.value(far, BEN)
    say(near, ANA, "market red 1")
    assert ADVICE.value(near, BEN) > ADVICE.value(near, CHLOE)
