"""What a seat sees, and what a choice would do."""

from __future__ import annotations

import msgspec
import pytest

from comptoir.games.jantaris.box import AREAS, ITEMS
from comptoir.games.jantaris.state import City
from comptoir.table import WATCHER, options
from tests.games.jantaris.vocabulary import ANA, BEN, CHLOE, DINA, JANTARIS, city, say, vote
from tests.rules import rule


def preview(s: City, seat: int, text: str) -> dict[str, object]:
    found: dict[str, object] = JANTARIS.preview(s, seat, JANTARIS.parse(text))
    assert msgspec.json.decode(msgspec.json.encode(found)) == found
    return found


@rule("J7.1")
def test_areas_say_who_rules_and_what_each_would_need() -> None:
    s = city(at={ANA: "2 taira", BEN: "1 taira 3 velisse", CHLOE: "3 velisse"}, markers="taira centre")
    areas = {area.area: area for area in JANTARIS.view(s, ANA).areas}
    assert list(areas) == AREAS
    assert (areas["taira"].ruler, areas["taira"].needs, areas["taira"].marker) == (ANA, [0, 2, 3, 3], "red")
    assert (areas["velisse"].ruler, areas["velisse"].needs) == (None, [4, 1, 1, 4])
    assert (areas["shakara"].needs, areas["centre"].needs, areas["centre"].marker) == (
        [2, 2, 2, 2],
        [],
        "black",
    )


@rule("J7.2")
def test_control_cards_say_who_fulfils_them_and_what_lacks() -> None:
    s = city(
        at={ANA: "2 shakara 2 ormeth 1 velisse"}, cards=["shakara-ormeth-velisse", "taira-quendar-issenda"]
    )
    first, second = JANTARIS.view(s, BEN).cards
    assert (first.by, first.needs, first.districts) == (None, [1, 8, 8, 8], ["shakara", "ormeth", "velisse"])
    assert (second.by, second.needs) == (None, [6, 6, 6, 6])
    s = city(at={ANA: "2 shakara 2 ormeth 2 velisse"}, cards=["shakara-ormeth-velisse"])
    assert JANTARIS.view(s, BEN).cards[0].by == ANA
    assert JANTARIS.view(s, BEN).players[ANA].dominates == ["shakara", "ormeth", "velisse"]


@rule("J4.3h")
def test_the_bazaar_says_who_can_pay_and_what_lacks() -> None:
    s = city(up=["coach", "cannon"], goods={ANA: "1r 3b", BEN: "4r"})
    coach, cannon = JANTARIS.view(s, WATCHER).bazaar.up
    assert coach.affords == [True, False, False, False]
    assert coach.lacks == [(0, 0), (0, 3), (1, 3), (1, 3)]
    assert cannon.lacks[ANA] == (3, 2)
    assert (coach.item.item, coach.item.red, coach.item.black, coach.item.prestige) == ("coach", 1, 3, 1)


@rule("J6.2")
def test_the_fair_says_its_price_and_how_often_each_can_trade() -> None:
    s = city(
        "fair",
        markers="taira ormeth",
        at={ANA: "3 centre", BEN: "2 centre"},
        goods={ANA: "4r 5b", BEN: "3r"},
    )
    fair = JANTARIS.view(s, CHLOE).fair
    assert (fair.card, fair.centre, fair.needs, fair.trades) == ((4, 1), 5, 5, [2, 0, 0, 0])


def test_items_say_when_they_act() -> None:
    s = city(items={ANA: ITEMS})
    acts = {item.item: item.acts for item in JANTARIS.view(s, BEN).players[ANA].items}
    assert {name for name, when in acts.items() if when == "purchase"} == {
        "precious_porcelain",
        "seal_ring",
        "noble_horse",
        "street_organ",
    }
    assert {name for name, when in acts.items() if when == "fair"} == {
        "majestic_statue",
        "old_coins",
        "signal_horn",
    }
    assert sum(when == "start" for when in acts.values()) == 7


@rule("J5.3")
def test_a_vote_is_previewed_at_one_two_and_three_votes() -> None:
    s = city(
        "vote",
        markers="taira ormeth",
        at={ANA: "3 taira 1 centre 2 velisse", BEN: "1 taira 2 centre"},
        goods={ANA: "5r 2b", BEN: "1r"},
        cards=["velisse-taira-moravel"],
    )
    outlook = preview(s, ANA, "vote deal")["outlook"]
    assert isinstance(outlook, dict)
    assert [row["red"] for row in outlook["deal"]] == [1, 1, 1]
    assert [row["lapses"] for row in outlook["deal"]] == [False, False, False]
    assert outlook["black_market"][0]["answers"] == ["rob 1 red"]
    assert [row["any"] for row in outlook["black_market"]] == [1, 2, 0]
    assert [outlook["black_market"][2][key] for key in ("red", "black", "merchants")] == [-5, -2, 2]
    assert outlook["recruitment"][1]["fair"] is True
    assert outlook["recruitment"][0]["merchants"] == 1
    assert outlook["strengthen"][0]["answers"] == ["banish 0", "banish 1", "banish 2", "banish 3"]
    assert outlook["strengthen"][1]["answers"] == ["bring velisse 1", "bring velisse 2", "pass"]


@rule("J5.3", "J7.2")
def test_a_vote_that_would_complete_a_card_says_so() -> None:
    s = city(
        "vote",
        markers="ormeth centre",
        at={ANA: "2 velisse 2 taira 1 moravel"},
        cards=["velisse-taira-moravel"],
    )
    outlook = preview(s, ANA, "vote recruitment")["outlook"]
    assert isinstance(outlook, dict)
    assert [row["cards"] for row in outlook["recruitment"]] == [["velisse-taira-moravel"], [], []]
    assert outlook["recruitment"][1]["lapses"] is True


@rule("J5.1")
def test_a_marker_is_previewed_by_what_the_votes_would_do_there() -> None:
    s = city("marker", at={ANA: "2 taira"})
    outlook = preview(s, ANA, "move black taira")["outlook"]
    assert isinstance(outlook, dict)
    assert [row["black"] for row in outlook["deal"]] == [2, 2, 0]


def test_a_placement_is_previewed_by_what_changes() -> None:
    s = city(at={ANA: "1 taira", BEN: "1 taira"}, cards=["shakara-ormeth-velisse"])
    found = preview(s, ANA, "place taira")
    assert found["areas"] == {"taira": [2, 1, 0, 0]}
    assert found["rulers"] == {"taira": ANA}
    assert found["cards"] == {}
    assert found["reserve"] == [12, 13, 14, 14]


@rule("J4.3d")
def test_a_bid_is_previewed_by_its_payments_and_the_rivals_who_could_follow() -> None:
    s = city(up=["coach", "cannon"], goods={ANA: "3r 4b", BEN: "2r 4b", CHLOE: "1r 3b"})
    say(s, ANA, "bazaar")
    assert preview(s, ANA, "open coach 5") == {"pays": [[1, 4], [2, 3]], "rivals": [BEN]}
    say(s, ANA, "open coach 4")
    assert preview(s, BEN, "bid 5") == {"pays": [[1, 4], [2, 3]], "rivals": [ANA]}
    assert preview(s, BEN, "max 6") == {"pays": [[2, 4]], "rivals": [ANA]}


@pytest.mark.parametrize("text", ["exchange coach", "exchange cannon"])
def test_what_is_hidden_is_not_previewed(text: str) -> None:
    found = []
    for top in ("picks", "street_organ"):
        s = city(items={ANA: ["historic_book"]}, up=["coach", "cannon"], pile=[top])
        assert preview(s, ANA, "bazaar") == {"affords": []}
        say(s, ANA, "bazaar")
        found.append(preview(s, ANA, text))
    assert found[0] == found[1]
    assert not {"picks", "street_organ"} & set(str(found).split("'"))


@pytest.mark.parametrize("top", ["coach", "street_organ"])
def test_an_item_used_is_previewed_without_what_it_turns_up(top: str) -> None:
    s = city("start", items={ANA: ["small_ring", "royal_crown"]}, pile=[top])
    goods = preview(s, ANA, "use royal_crown")["goods"]
    assert goods[0] == [0, 1]  # type: ignore[index]
    assert preview(s, ANA, "use small_ring") == preview(s, ANA, "pass")


def test_a_claim_is_previewed_without_the_card_that_follows() -> None:
    s = city(
        "control",
        at={ANA: "2 shakara 2 ormeth 2 velisse"},
        cards=["shakara-ormeth-velisse"],
        card_pile=["likaran-velisse-quendar"],
    )
    found = preview(s, ANA, "claim shakara-ormeth-velisse")
    assert found["prestige"] == [3, 0, 0, 0]
    assert "likaran" not in str(found)


def test_a_view_stays_small() -> None:
    s = city(
        "vote",
        markers="taira ormeth",
        at=dict.fromkeys(range(4), "3 taira 2 velisse 1 centre"),
        items={ANA: ITEMS[:5], BEN: ITEMS[5:9], CHLOE: ITEMS[9:13], DINA: ITEMS[13:17]},
    )
    vote(s, "deal", "deal", "deal")
    assert len(msgspec.json.encode(JANTARIS.view(s, ANA))) < 8000
    assert len(options(s, DINA)) == 4
