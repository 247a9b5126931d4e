"""What each seat sees, what it may imagine, and what a move would do."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from comptoir.games.heller.box import NAMES, SPACE_NAMES
from comptoir.table import WATCHER, act, asked, dump, seeded
from tests.games.heller.vocabulary import BLUE, HELLER, RED, YELLOW, answers, say, table

MARKET = ("+6 R3 o o o o", "B2 M o o o o", *["o o o o o o"] * 3)


def test_a_view_shows_the_market_and_what_it_would_bring() -> None:
    s = table(*MARKET, stalls={RED: [1, 4], BLUE: [2]}, secrets={RED: "G", BLUE: "D"})
    view = HELLER.view(s, RED)
    assert view.market[:8] == [
        {"square": "king"},
        {"seat": RED, "wares": 3},
        *[None] * 4,
        {"seat": BLUE, "wares": 2},
        {"square": "fire-1"},
    ]
    assert [merchant.stands for merchant in view.merchants] == [18, 12]
    assert [merchant.stalls for merchant in view.merchants] == [(1, 0, 0, 1), (0, 1, 0, 0)]
    assert (view.seat, view.round, view.rounds, view.asked) == (RED, 1, 3, [RED])
    assert [part["worth"] for part in view.parts] == [6, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0]


def test_a_part_names_its_spaces_and_whose_wares_stand_there() -> None:
    parts = HELLER.view(table(*MARKET), RED).parts
    assert parts[0] == {
        "line": 0,
        "spaces": ["A1", "B1", "C1", "D1", "E1", "F1"],
        "worth": 6,
        "sack": False,
        "eye": False,
        "wares": [3, 0],
    }
    assert [(part["line"], part["spaces"]) for part in parts[1:3]] == [
        (1, ["A2"]),
        (1, ["C2", "D2", "E2", "F2"]),
    ]
    assert [part["spaces"] for part in parts if part["line"] == 6] == [["B1"], ["B3", "B4", "B5"]]


def test_unseen_is_what_a_seat_has_not_seen() -> None:
    s = table(*MARKET, players=3, secrets={RED: "G", BLUE: "D"}, drawn="-6")
    seen = {
        WATCHER: {"king", "fire-1"},
        RED: {"king", "fire-1", "sack", "tax-collector"},
        BLUE: {"king", "fire-1", "eye"},
        YELLOW: {"king", "fire-1"},
    }
    for eyes, known in seen.items():
        assert HELLER.view(s, eyes).unseen == [name for name in NAMES if name not in known]


@pytest.mark.parametrize("name", NAMES)
def test_a_square_on_the_market_has_been_seen_by_all(name: str) -> None:
    s = table(f"{name} o o o o o", *["o o o o o o"] * 4)
    for eyes in (WATCHER, RED, BLUE):
        assert HELLER.view(s, eyes).unseen == [other for other in NAMES if other != name]


def test_what_a_seat_imagines_is_every_deal_it_cannot_rule_out() -> None:
    s = table(players=3, turn=YELLOW, secrets={RED: "+1", BLUE: "+2"}, drawn="+3", pile=["-1", "-2"])
    luck = seeded("imagine")
    deals: Counter[tuple[int, ...]] = Counter()
    for _ in range(1500):
        t = HELLER.redeal(s, RED, luck)
        deals[(t.merchants[BLUE].secret, t.drawn, *sorted(t.pile))] += 1
        assert t.merchants[RED].secret == s.merchants[RED].secret
    assert len(deals) == 4 * 3  # who holds which of four unseen squares: blue one, yellow another
    assert all(75 < times < 180 for times in deals.values())


def test_the_drawer_remembers_what_was_drawn() -> None:
    s = table(turn=YELLOW, players=3, secrets={RED: "+1"}, drawn="+3")
    luck = seeded("remember")
    assert {int(HELLER.redeal(s, YELLOW, luck).drawn) for _ in range(50)} == {int(s.drawn)}
    assert len({int(HELLER.redeal(s, RED, luck).drawn) for _ in range(50)}) > 5
    assert len({int(HELLER.redeal(s, WATCHER, luck).drawn) for _ in range(50)}) > 5


def test_a_redeal_has_luck_of_its_own() -> None:
    s = table(stalls={RED: [1]})
    luck = seeded("own luck")
    drawn = set()
    for _ in range(60):
        t = HELLER.redeal(s, RED, luck)
        assert t.rng != s.rng
        act(t, RED, HELLER.parse("draw"))
        drawn.add(int(t.drawn))
    assert len(drawn) > 15


@pytest.mark.parametrize("options", [{}, {"no_luck": True}])
def test_a_preview_is_what_the_view_will_say(options: dict[str, bool]) -> None:
    s = HELLER.start(3, "preview", options)
    for n in range(60):
        [seat] = asked(s)
        said = answers(s)
        move = said[(n * 53) % len(said)] if n % 4 else "draw" if "draw" in said else said[0]
        preview = HELLER.preview(s, seat, HELLER.parse(move))
        one_left = s.spaces_left() == 1
        say(s, move)
        if move == "draw":
            assert preview == {}
        elif not one_left:
            view = HELLER.view(s, seat)
            assert preview["parts"] == view.parts
            assert preview["stands"] == [merchant.stands for merchant in view.merchants]
            assert preview["piece"] == view.market[SPACE_NAMES.index(move.split()[-1])]


def test_a_preview_changes_nothing() -> None:
    s = table(*MARKET, stalls={RED: [4]}, secrets={RED: "G"})
    before = dump(s)
    for move in answers(s):
        HELLER.preview(s, RED, HELLER.parse(move))
    assert dump(s) == before


def test_a_view_is_plain_json() -> None:
    s = table(*MARKET, players=3, secrets={RED: "G"}, drawn="-6")
    for eyes in (WATCHER, RED, BLUE, YELLOW):
        view = HELLER.view(s, eyes)
        assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view
