"""What the scenarios leave to show: the box, the standing rules, the piles, the end."""

from __future__ import annotations

import pytest

from comptoir.games.jantaris.box import (
    AREAS,
    CARDS,
    CENTRE,
    DISTRICTS,
    FAIR_COST,
    GOAL,
    ITEMS,
    LAST_TURN,
    LEFT,
    LIMIT,
    MERCHANTS,
    RIGHT,
    SEATS,
    VOTES,
)
from comptoir.table import WATCHER, asked, seeded
from tests.games.jantaris.vocabulary import (
    ANA,
    BEN,
    CHLOE,
    DINA,
    JANTARIS,
    answers,
    centre,
    city,
    face_up,
    goods,
    heard,
    owned,
    pile,
    say,
    step,
    there,
    vote,
)
from tests.rules import rule


@rule("J1.1")
def test_the_districts_are_a_ring_and_the_centre_is_next_to_none() -> None:
    for district in range(DISTRICTS):
        assert RIGHT[LEFT[district]] == district
        assert {LEFT[district], RIGHT[district]}.isdisjoint({district, CENTRE})
    assert AREAS[CENTRE] == "centre"


@rule("J1.2", "J1.3", "J1.4", "R7")
def test_the_box_holds_what_the_rulebook_lists() -> None:
    assert (MERCHANTS, len(ITEMS), len(CARDS), len(FAIR_COST), len(VOTES)) == (14, 20, 8, 6, 4)
    assert SEATS * LIMIT == 24


@rule("J2.3", "J2.7", "R25")
@pytest.mark.parametrize("players", [3, 4])
def test_everything_is_shuffled_and_the_starting_player_is_active_first(players: int) -> None:
    starts = set()
    for deal in range(20):
        s = JANTARIS.start(players, f"deal {deal}")
        starts.add(asked(s)[0])
        assert asked(s)[0] == s.active
        assert sorted(s.fairs) == list(range(len(FAIR_COST)))
        assert sorted([*s.pile, *s.up]) == list(range(len(ITEMS)))
        assert sorted([*s.controls, *s.controls_up]) == list(range(len(CARDS)))
    assert starts == set(range(players))


@rule("J3.5")
def test_a_turn_has_four_phases_and_the_next_player_follows() -> None:
    s = city(
        markers="taira ormeth", at={ANA: "2 shakara 2 velisse 2 issenda", BEN: "5 centre"}, goods={BEN: "4r"}
    )
    seen = [JANTARIS.view(s, ANA).phase]
    say(s, ANA, "market red 1")
    seen.append(JANTARIS.view(s, ANA).phase)
    say(s, ANA, "move red likaran")
    seen.append(JANTARIS.view(s, ANA).phase)
    vote(s, "strengthen", "strengthen", "strengthen", "recruitment")
    say(s, DINA, "place quendar")
    seen.append(JANTARIS.view(s, ANA).phase)
    say(s, BEN, "leave quendar")
    assert seen == ["city", "diplomacy", "diplomacy", "fair"]
    assert asked(s) == (BEN,)
    assert s.turn == 2


@rule("J3.5", "J7.2")
def test_the_fourth_phase_is_called_control() -> None:
    s = city(
        "control",
        markers="taira centre",
        at={ANA: "2 shakara 2 ormeth 2 velisse"},
        cards=["shakara-ormeth-velisse"],
    )
    assert JANTARIS.view(s, BEN).phase == "control"


@rule("J3.6")
def test_a_good_that_cannot_be_received_stays_with_its_owner() -> None:
    s = city("start", items={ANA: ["royal_obligation"], BEN: ["royal_cape"]}, goods={ANA: "6r", BEN: "1r"})
    assert (goods(s, ANA), goods(s, BEN)) == ([6, 0], [1, 0])


@rule("J3.8", "R15")
@pytest.mark.parametrize("other", AREAS)
def test_one_neighbour_of_the_active_district_is_always_free(other: str) -> None:
    if other != "taira":
        s = city("vote", markers=f"taira {other}")
        assert len(s.neighbours()) == (1 if other in {"velisse", "quendar"} else 2)
        assert sum(s.is_free(district) for district in range(DISTRICTS)) >= 6


@rule("R3", "J3.7")
def test_up_to_may_be_nothing_and_a_duty_may_not() -> None:
    s = city("vote", markers="taira centre", at={ANA: "2 taira"})
    vote(s, "strengthen", "strengthen", "strengthen", "recruitment")
    assert "pass" in answers(s, ANA)
    say(s, ANA, "pass")
    assert "pass" not in answers(s, DINA)


@rule("R13", "R42", "R47")
def test_an_empty_pile_turns_up_nothing_until_an_item_comes_back() -> None:
    s = city(
        up=["coach", "cannon"],
        pile=[],
        goods={ANA: "1r 3b"},
        items={BEN: ["old_coins"]},
        markers="taira ormeth",
    )
    say(s, ANA, "bazaar", "open coach 4")
    assert face_up(s) == ["cannon"]
    s.merchants[CENTRE * SEATS + CHLOE] = 5
    say(s, ANA, "move red likaran")
    vote(s, "deal", "deal", "black_market", "black_market")
    say(s, CHLOE, "receive 1r 1b")
    say(s, DINA, "receive 1r 1b")
    say(s, BEN, "coins red")
    assert face_up(s) == ["cannon"]
    assert pile(s) == ["old_coins"]
    say(s, BEN, "market black 1")
    assert face_up(s) == ["cannon", "old_coins"]


@rule("R42", "J4.3f")
def test_only_sold_items_are_replaced() -> None:
    s = city(up=["coach", "cannon"], pile=["picks", "treasury"], goods={ANA: "1r 3b"})
    say(s, ANA, "bazaar", "open coach 4")
    assert face_up(s) == ["cannon", "picks"]


@rule("R16", "R49", "R54")
def test_used_fair_cards_go_under_their_pile_and_come_again_in_the_same_order() -> None:
    s = city("fair", markers="taira ormeth", at={ANA: "5 centre"}, fairs=[(4, 1), (5, 1), (6, 1)])
    assert [told["goods"] for told in heard(s, "fair-opened")] == [4]
    fair = JANTARIS.view(s, BEN).fair
    assert (fair.unseen, fair.then) == ([(5, 1), (6, 1)], [(4, 1)])
    assert len(heard(s, "fair-closed")) == 1


@rule("R16", "J6.1", "J6.3")
def test_the_card_of_the_next_fair_does_not_lie_open() -> None:
    seen = []
    for after in ([(5, 1), (6, 1)], [(6, 1), (5, 1)]):
        s = city("fair", markers="taira ormeth", at={ANA: "5 centre"}, fairs=[(4, 1), *after])
        assert len(heard(s, "fair-closed")) == 1 and JANTARIS.view(s, BEN).fair.card is None
        seen.append([JANTARIS.view(s, eyes) for eyes in (WATCHER, ANA, BEN)])
    assert seen[0] == seen[1]


@rule("R54", "R30")
def test_the_table_remembers_what_went_under_the_bazaar_pile() -> None:
    s = city("start", items={ANA: ["small_ring"]}, pile=["cannon", "picks"], up=["coach", "treasury"])
    say(s, ANA, "use small_ring")
    bazaar = JANTARIS.view(s, BEN).bazaar
    assert (bazaar.pile, bazaar.bottom, bazaar.unseen) == (3, ["small_ring", "cannon"], ["picks"])
    again = JANTARIS.redeal(s, BEN, seeded("other"))
    assert pile(again) == ["picks", "small_ring", "cannon"]


@rule("R54", "R21")
def test_a_known_item_turned_up_reveals_nothing() -> None:
    s = city("start", items={ANA: ["small_ring", "picks"]}, pile=["cannon"], up=["coach", "treasury"])
    say(s, ANA, "use small_ring")
    known = s.reveals
    say(s, ANA, "use picks")
    assert s.reveals == known
    assert owned(s, ANA) == ["small_ring"]


@rule("R48", "J4.1")
def test_the_visitor_of_the_market_says_one_or_two() -> None:
    assert answers(city(goods={ANA: "5r 6b"}), ANA, "market") == ["red 1"]
    assert answers(city(), ANA, "market") == ["red 1", "red 2", "black 1", "black 2"]


@rule("R53", "J7.3")
def test_after_a_claim_everybody_is_asked_again_before_the_phase_ends() -> None:
    s = city(
        "control",
        at={ANA: "2 shakara 2 ormeth 2 velisse", BEN: "2 taira 2 quendar 2 issenda"},
        cards=["shakara-ormeth-velisse", "taira-quendar-issenda"],
    )
    say(s, ANA, "pass")
    say(s, BEN, "claim taira-quendar-issenda")
    assert asked(s) == (ANA,)
    say(s, ANA, "pass")
    assert step(s) == "city"


@rule("R52")
def test_what_leaves_no_choice_is_not_asked() -> None:
    s = city("vote", markers="taira centre", at={BEN: "1 velisse"})
    vote(s, "strengthen", "strengthen", "deal", "black_market")
    assert asked(s) == (BEN,)
    assert answers(s, BEN) == ["bring velisse 1", "pass"]
    assert heard(s, "vote-lapsed")[0]["seat"] == ANA


@rule("J9.4")
def test_a_game_that_nobody_wants_to_win_ends_all_the_same() -> None:
    s = city(
        "control",
        at={BEN: "2 shakara 2 ormeth 2 velisse"},
        cards=["shakara-ormeth-velisse"],
        prestige=(GOAL - 1, 3, 0, 0),
    )
    s.turn = LAST_TURN
    say(s, BEN, "pass")
    assert heard(s, "game-ended")[0]["winners"] == [ANA]


@rule("J5.6", "J5.10")
def test_the_third_black_market_moves_merchants_out_of_the_marked_district() -> None:
    s = city("vote", markers="taira centre", at={ANA: "4 taira"})
    vote(s, "black_market", "black_market", "black_market", "deal")
    assert [there(s, ANA, area) for area in ("velisse", "taira", "quendar")] == [1, 2, 1]


@rule("J6.6")
def test_nobody_enters_the_centre_beside_a_marker() -> None:
    s = city("vote", markers="taira centre")
    vote(s, "recruitment", "recruitment", "deal", "deal")
    assert sum(centre(s).values()) == 0
    assert [told["seat"] for told in heard(s, "vote-lapsed")] == [ANA, BEN]
