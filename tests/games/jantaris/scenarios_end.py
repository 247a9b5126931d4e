"""The end (J9)."""

from __future__ import annotations

from typing import Any

from tests.games.jantaris.vocabulary import (
    ANA,
    BEN,
    CHLOE,
    DINA,
    NAMES,
    all_prestige,
    city,
    goods,
    heard,
    say,
)
from tests.games.scenarios import Expect, matches, played


def winners(s: Any) -> list[str]:
    [told] = heard(s, "game-ended")
    return [NAMES[seat] for seat in told["winners"]]


@played
def s61_the_end_comes_at_the_start_of_a_turn(expect: Expect) -> None:
    s = city(
        "control",
        at={ANA: "2 shakara 2 ormeth 2 velisse"},
        prestige=(10, 11, 0, 0),
        items={BEN: ["royal_crown", "small_ring"]},
        cards=["shakara-ormeth-velisse"],
    )
    say(s, ANA, "claim shakara-ormeth-velisse")
    assert not s.agenda
    assert winners(s) == expect["winner"]
    assert goods(s, BEN)[1] == expect["ben_black_gain"]


@played
def s62_twelve_in_the_middle_of_a_turn(expect: Expect) -> None:
    s = city(
        markers="taira ormeth",
        at={BEN: "5 centre"},
        goods={ANA: "1r 3b", BEN: "4r 4b"},
        prestige=(11, 11, 0, 0),
        up=["coach", "cannon"],
        fairs=[(8, 2)],
    )
    say(s, ANA, "bazaar", "open coach 4")
    say(s, BEN, "pass")
    assert s.prestige[ANA] == 12
    say(s, ANA, "move red likaran", "vote strengthen")
    for seat in (BEN, CHLOE, DINA):
        say(s, seat, "vote recruitment")
    say(s, ANA, "banish 0")
    for seat in (BEN, CHLOE, DINA):
        say(s, seat, "pass")
    say(s, BEN, "leave shakara")
    assert not s.agenda
    assert winners(s) == expect["winner"]
    assert matches(all_prestige(s), expect["prestige"])


@played
def s63_ties_at_the_end(expect: Expect) -> None:
    for case, anas in (("winner_a", "3r"), ("winner_b", "5r")):
        s = city(
            "start",
            prestige=(13, 13, 12, 13),
            goods={ANA: anas, BEN: "2r 3b", CHLOE: "6r 6b", DINA: "4b"},
        )
        assert winners(s) == expect[case]
