"""The box holds together: what we designed fits what the rulebook says, the scenarios and the rulebook's table."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

import pytest

from comptoir.games.jantaris import box
from comptoir.languages import LANGUAGES
from comptoir.words import Words
from tests.games.jantaris.vocabulary import JANTARIS
from tests.rules import rule

DATA: dict[str, Any] = tomllib.loads((JANTARIS.folder / "box.toml").read_text(encoding="utf-8"))
ROWS: list[dict[str, Any]] = DATA["items"]["rows"]
SCENARIOS = Path(__file__).with_name("scenarios.toml").read_text(encoding="utf-8")
CROWNS = {"royal_obligation", "royal_cape", "royal_crown", "royal_diamond", "royal_scepter"}


def test_every_table_says_where_it_comes_from() -> None:
    assert all(table["source"] in {"rulebook", "designed"} for table in DATA.values())


@rule("J1.1")
def test_the_ring_has_eight_districts_three_of_them_from_the_rulebook() -> None:
    ring = DATA["districts"]["ring"]
    assert len(set(ring)) == len(ring) == box.DISTRICTS
    assert {"shakara", "likaran", "taira"} <= set(ring)
    assert "centre" not in ring


@rule("J7.2")
def test_the_control_cards_treat_all_districts_alike() -> None:
    triples = [set(triple) for triple in DATA["control_cards"]["triples"]]
    assert all(len(triple) == 3 for triple in triples)
    assert set(Counter(district for triple in triples for district in triple).values()) == {3}
    assert all(len(one & other) <= 1 for one, other in combinations(triples, 2))
    assert any(not one & other for one, other in combinations(triples, 2))
    assert DATA["control"]["prestige"] == 3


@rule("J6.1")
def test_a_dearer_fair_pays_no_less_and_nobody_is_asked_more_than_they_can_hold() -> None:
    fairs = sorted(map(tuple, DATA["great_fair"]["cards"]))
    assert len(set(fairs)) == 6
    assert all(1 <= prestige < goods <= 2 * box.LIMIT for goods, prestige in fairs)
    assert all(cheap[1] <= dear[1] for cheap, dear in pairwise(fairs))


@rule("J8.2", "J8.21")
def test_prices_leave_room_for_a_raise_and_no_colour_is_worth_much_more() -> None:
    for row in ROWS:
        assert 0 <= row["red"] <= box.LIMIT and 0 <= row["black"] <= box.LIMIT
        assert 2 <= row["red"] + row["black"] < 2 * box.LIMIT
        assert 1 <= row["prestige"] <= 4
    red, black = sum(row["red"] for row in ROWS), sum(row["black"] for row in ROWS)
    assert abs(red - black) <= 0.15 * (red + black)
    assert {row["id"] for row in ROWS if row.get("crown")} == CROWNS
    assert len({row["prestige"] for row in ROWS}) >= 3


def test_the_names_in_the_rules_are_the_rows_of_the_box() -> None:
    for number, name in enumerate(box.ITEMS):
        assert getattr(box, name.upper()) == number
    for number, name in enumerate(box.VOTES):
        assert getattr(box, name.upper()) == number
    assert [name for name in box.ITEMS if box.CROWNS >> box.ITEMS.index(name) & 1] == sorted(
        CROWNS, key=box.ITEMS.index
    )


def test_the_scenarios_quote_the_box() -> None:
    prices = {row["id"]: (row["red"], row["black"]) for row in ROWS}
    quoted = re.findall(r"\b([a-z]+(?:_[a-z]+)*) \((\d)r (\d)b", SCENARIOS)
    assert len(quoted) > 20
    for item, red, black in quoted:
        assert prices.get(item, (int(red), int(black))) == (int(red), int(black)), item
    for first, *rest in re.findall(r"\b([a-z]+)-([a-z]+)-([a-z]+)\b", SCENARIOS):
        assert first not in box.AREAS or "-".join([first, *rest]) in box.CARDS
    fairs = [tuple(card) for card in DATA["great_fair"]["cards"]]
    for goods, prestige in re.findall(r"card (\d+)(?: goods)? for (\d+)", SCENARIOS):
        assert (int(goods), int(prestige)) in fairs
    assert all(item in SCENARIOS for item in prices)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_prints_the_prices_of_the_box(lang: str) -> None:
    rulebook = "RULES.md" if lang == "en" else f"RULES.{lang}.md"
    printed = (JANTARIS.folder / rulebook).read_text(encoding="utf-8")
    for row in ROWS:
        crown = " ♛" if row.get("crown") else ""
        name = Words(lang).say(f"jantaris-item-{row['id']}")
        assert f"| {name}{crown} | {row['red']} | {row['black']} | {row['prestige']} |" in printed
