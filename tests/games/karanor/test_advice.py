"""The advice brings a bot to its goals, plays its cards when it pays, and keeps no secret it should not know."""

from __future__ import annotations

import pytest

from comptoir.bots import choose
from comptoir.games.karanor.advice import speak, weigh
from comptoir.games.karanor.box import (
    ARTEFACTS,
    INSIGNIA,
    territory,
)
from comptoir.games.karanor.judgement.worths import TILE_WORTH
from comptoir.games.karanor.state import Karanor
from comptoir.table import act, asked, options, seeded
from tests.games.karanor.vocabulary import ANA, BEN, CHLOE, DINA, KARANOR, islands, say, step


def best(seat: int, **position: object) -> str:
    return chosen(islands(**position), seat)  # type: ignore[arg-type]


def chosen(s: Karanor, seat: int) -> str:
    answers = options(s, seat)
    values = weigh(s, seat, answers)
    return answers[values.index(max(values))].text


@pytest.mark.no_cover
def test_greedy_beats_three_who_play_at_random() -> None:
    won = 0
    for n in range(10):
        s, luck = KARANOR.start(4, f"match {n}"), seeded(f"players {n}")
        while asked(s):
            seat = asked(s)[0]
            level = "greedy" if seat == n % 4 else "random"
            act(s, seat, choose(level, KARANOR, s, seat, luck))
        won += KARANOR.standing(s)[n % 4].rank == 1
    assert won >= 9


def test_it_takes_what_it_came_for() -> None:
    assert best(ANA, at={ANA: "tour_mages"}, has={ANA: "gold 9"}) == "villa"
    assert best(ANA, at={ANA: "ormea"}, has={ANA: "wood 2 cloth 1"}, delivery=["liv_ormea"]) == "deliver"
    quest = best(ANA, at={ANA: "fergris"}, has={ANA: "wine 2"}, quests={ANA: ["mineurs"]})
    assert quest == "fulfil mineurs"


def test_it_sees_what_the_second_part_of_a_quest_brings() -> None:
    quest = best(ANA, at={ANA: "cimetiere"}, quests={ANA: ["cimetiere_1"]}, has={ANA: "gold 9"})
    assert quest == "fulfil cimetiere_1"


def test_a_tile_is_worth_what_its_effects_bring() -> None:
    assert TILE_WORTH[len(ARTEFACTS) + INSIGNIA.index("curse")] < 0
    assert all(TILE_WORTH[tile] > 0 for tile in range(len(ARTEFACTS)))
    boots, mount = TILE_WORTH[ARTEFACTS.index("bottes")], TILE_WORTH[len(ARTEFACTS) + INSIGNIA.index("mount")]
    assert boots == 2 * mount


def test_it_brings_the_end_about_when_it_leads() -> None:
    assert best(ANA, at={ANA: "tour_mages"}, has={ANA: "gold 60 prestige 9", BEN: "prestige 8"}) == "villa"


def test_in_its_last_turn_it_spends_everything_on_points() -> None:
    s = islands(at={ANA: "tour_mages"}, has={ANA: "gold 8 income 6 prestige 8", BEN: "prestige 10"})
    s.ending = True
    assert chosen(s, ANA) == "villa"


LEADER = "gold 20 prestige 8 income 6 wood 1"


@pytest.mark.parametrize("card", ["barrage", "greve"])
def test_it_hinders_the_leader_at_the_start_of_a_turn(card: str) -> None:
    position = {"at": {BEN: "moutons"}, "commerces": {BEN: ["menuiserie"]}, "active": BEN, "begin": True}
    s = islands(4, blacks={ANA: [card]}, has={BEN: LEADER, ANA: "prestige 6"}, **position)  # type: ignore[arg-type]
    assert step(s) == "window"
    assert chosen(s, ANA) == f"play {card}"
    s = islands(4, blacks={ANA: [card]}, has={CHLOE: LEADER}, **position)  # type: ignore[arg-type]
    assert chosen(s, ANA) == "pass", "early on, and not against somebody who is behind"


def test_it_stops_a_build_that_would_win_the_game() -> None:
    s = islands(
        4,
        at={BEN: "kien"},
        has={BEN: "gold 20 prestige 9 meat 2"},
        commerces={BEN: ["boucherie"]},
        blacks={ANA: ["faux_permis"]},
        active=BEN,
    )
    say(s, BEN, "build boucherie")
    assert chosen(s, ANA) == "play faux_permis"


def test_it_outbids_who_cannot_pay_more() -> None:
    s = islands(
        4,
        at={BEN: "tour_mages"},
        has={BEN: "gold 9 prestige 7", ANA: "prestige 6"},
        blacks={ANA: ["surenchere"]},
        active=BEN,
    )
    say(s, BEN, "villa")
    assert chosen(s, ANA) == "play surenchere"


def test_it_plays_out_of_turn_where_nobody_waits_for_it() -> None:
    s = islands(
        4, has={BEN: "income 8 prestige 7", DINA: "income 2"}, blacks={ANA: ["incendie"]}, active=DINA
    )
    said = speak(s, ANA, options(s, ANA))
    assert said is not None and said.text == "play incendie 1"


def test_it_builds_a_second_commerce_where_it_stands() -> None:
    s = islands(
        4,
        home={ANA: "ormea"},
        has={ANA: "gold 12 cloth 2 wood 1 wine 1 prestige 6"},
        commerces={ANA: ["theatre"]},
        blacks={ANA: ["prete_nom"]},
    )
    s.merchants[ANA].commerce_pawns.append(territory("salanche"))
    assert chosen(s, ANA) == "play prete_nom", "no other city is near"
    say(s, ANA, "play prete_nom")
    assert chosen(s, ANA).startswith("build theatre")


def test_it_takes_one_more_action() -> None:
    s = islands(4, blacks={ANA: ["travail_nuit"]}, has={ANA: "gold 2"})
    s.actions = 0
    assert chosen(s, ANA) == "play travail_nuit"
    s = islands(4, artefacts={ANA: ["sablier"]}, has={ANA: "gold 9"})
    s.actions = 0
    assert chosen(s, ANA) == "use sablier"
