"""Rules of thumb for Jantaris, each shown where it decides; and how strong they are together."""

from __future__ import annotations

from collections import Counter

import pytest

from comptoir.bots import choose
from comptoir.games.jantaris import advice
from comptoir.games.jantaris.state import City
from comptoir.lab import arena
from comptoir.table import act, asked, dump, options, seeded
from tests.games.jantaris.vocabulary import ANA, BEN, CHLOE, JANTARIS, city, say


def favourite(s: City, seat: int, luck: str = "a") -> str:
    return choose("greedy", JANTARIS, s, seat, seeded(luck)).text


def test_a_claim_is_never_missed() -> None:
    s = city(
        "control",
        at={BEN: "2 shakara 2 ormeth 2 velisse"},
        cards=["shakara-ormeth-velisse"],
        prestige=(11, 0, 0, 0),
    )
    assert favourite(s, BEN) == "claim shakara-ormeth-velisse"
    s = city(
        at={BEN: "2 shakara 2 ormeth 2 velisse"},
        cards=["shakara-ormeth-velisse"],
        items={BEN: ["ancient_clock"]},
    )
    say(s, ANA, "market red 1")
    assert favourite(s, BEN) == "claim shakara-ormeth-velisse"


def test_weighing_answers_changes_nothing() -> None:
    s, asked_about = JANTARIS.start(3, "scales"), set()
    for _ in range(150):
        seat = asked(s)[0]
        answers, before = options(s, seat), dump(s)
        values = advice.weigh(s, seat, answers)
        assert dump(s) == before
        asked_about.add(s.agenda[-1].name)
        act(s, seat, answers[values.index(max(values))])
    assert {"vote", "marker", "city"} <= asked_about


def test_the_merchant_that_completes_a_card_is_placed() -> None:
    s = city(at={ANA: "2 shakara 2 ormeth 1 velisse"}, cards=["shakara-ormeth-velisse"], goods={ANA: "2r 2b"})
    assert favourite(s, ANA) == "place velisse"


def test_who_can_buy_a_good_item_cheaply_goes_to_the_bazaar_and_opens_at_the_price() -> None:
    s = city(up=["royal_diamond", "coach"], goods={ANA: "6r 6b"})
    assert favourite(s, ANA) == "bazaar"
    say(s, ANA, "bazaar")
    assert favourite(s, ANA) == "open royal_diamond 11"


def test_bids_rise_by_one_and_end_where_the_item_is_not_worth_it() -> None:
    s = city(up=["coach", "cannon"], goods={ANA: "6r 6b", BEN: "3r 6b"})
    say(s, ANA, "bazaar", "open coach 4")
    assert favourite(s, BEN) == "bid 5"
    s = city(up=["coach", "cannon"], goods={ANA: "6r 6b", BEN: "4r 6b"})
    say(s, ANA, "bazaar", "open coach 9")
    assert favourite(s, BEN) == "pass"


def test_votes_are_mixed() -> None:
    s = city(
        "vote",
        markers="taira ormeth",
        at={ANA: "1 taira 1 shakara", BEN: "1 taira", CHLOE: "1 moravel"},
        goods={ANA: "1r", BEN: "1b"},
        cards=["shakara-ormeth-velisse"],
    )
    votes = Counter(favourite(s, ANA, f"luck {n}") for n in range(60))
    assert len(votes) >= 2
    assert max(votes.values()) < 60


def test_a_lost_reserve_is_not_recruited_from() -> None:
    s = city("vote", markers="taira centre", at={ANA: "1 taira"}, reserve={ANA: 0})
    votes = {favourite(s, ANA, f"luck {n}") for n in range(40)}
    assert "vote recruitment" not in votes


def test_picks_are_used_at_once_and_the_small_ring_with_goods_in_hand() -> None:
    s = city("start", items={ANA: ["picks"]}, goods={ANA: "1r"})
    assert favourite(s, ANA) == "use picks"
    for goods, wanted in (("3r 3b", "use small_ring"), ("1r", "pass")):
        s = city("start", items={ANA: ["small_ring"]}, goods={ANA: goods})
        assert favourite(s, ANA) == wanted


def test_the_item_that_is_worth_less_is_exchanged() -> None:
    s = city(items={ANA: ["historic_book"]}, up=["royal_diamond", "cannon"], goods={ANA: "6r 6b"})
    say(s, ANA, "bazaar")
    assert favourite(s, ANA) == "exchange cannon"


@pytest.mark.parametrize("players", [3, 4])
def test_advice_weighs_every_answer_of_a_whole_game(players: int) -> None:
    s, luck = JANTARIS.start(players, "advice"), seeded("advice")
    while asked(s):
        seat = asked(s)[0]
        answers = options(s, seat)
        values = advice.weigh(s.clone(), seat, answers)
        assert len(values) == len(answers)
        act(s, seat, choose("greedy", JANTARIS, s, seat, luck))


@pytest.mark.no_cover
@pytest.mark.parametrize("others", [2, 3])
def test_greedy_beats_random_players_nine_times_in_ten(others: int) -> None:
    report = arena("jantaris", ["greedy", *["random"] * others], games=12)
    assert report.entrants[0].rate >= 0.9
