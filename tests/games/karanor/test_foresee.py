"""What is told before a choice is what happens to gold, goods, income and prestige, unless somebody else decides."""

from __future__ import annotations

from typing import Any

import pytest

from comptoir.games.karanor.actions import Choose, Fulfil, Pick, Recruit, Swap, Visit
from comptoir.games.karanor.hints import WORDS
from comptoir.games.karanor.state import Karanor
from comptoir.table import asked, options
from comptoir.table.agenda import Action, play
from comptoir.table.rng import seeded
from tests.games.karanor.vocabulary import ANA, BEN, KARANOR, islands

FORESEEN = (Choose, Fulfil, Pick, Recruit, Swap, Visit)


def moments(seats: int, seed: str) -> list[tuple[Karanor, int, Action]]:
    """Every choice of a random game whose outcome is told."""
    s = KARANOR.start(seats, seed)
    assert isinstance(s, Karanor)
    luck = seeded(seed)
    found: list[tuple[Karanor, int, Action]] = []
    while asked(s):
        seat = asked(s)[0]
        answers = options(s, seat)
        found += [(s.clone(), seat, action) for action in answers if isinstance(action, FORESEEN)]
        play(s, seat, answers[luck.below(len(answers))])
    return found


def holdings(s: Karanor, seat: int) -> dict[str, Any]:
    m = s.merchants[seat]
    return {"gold": m.gold, "income": m.income, "prestige": m.prestige, "goods": m.goods[:]}


@pytest.mark.parametrize("seats", [3, 5])
def test_what_is_told_happens(seats: int) -> None:
    kinds: set[type[Action]] = set()
    for s, seat, action in moments(seats, f"foreseen {seats}"):
        told = KARANOR.preview(s, seat, action)
        before, after = holdings(s, seat), s.clone()
        play(after, seat, action)
        open_point = bool(after.agenda) and after.agenda[-1].name == "turn" and after.turn == s.turn
        if not open_point or s.merchants[seat].triggers or after.merchants[seat].triggers:
            continue  # somebody still decides, or a tile adds something of its own
        kinds.add(type(action))
        now = holdings(after, seat)
        for name in ("gold", "income", "prestige"):
            assert now[name] - before[name] == told.get(name, 0), (action.text, name)
        gone = [n - was for n, was in zip(now["goods"], before["goods"], strict=True)]
        assert gone == told.get("goods", [0] * len(gone)), action.text
    assert {Fulfil, Recruit} <= kinds


def test_what_takes_an_action_says_so() -> None:
    """K3.3: the client counts nothing by itself."""
    s = KARANOR.start(3, "counted")
    assert isinstance(s, Karanor)
    luck, seen = seeded("counted"), set()
    while asked(s) and s.turn < 60:
        seat = asked(s)[0]
        answers = options(s, seat)
        if s.agenda[-1].name == "turn" and s.steps == 0:
            for action in answers:
                word = action.text.split(" ")[0]
                takes_one = word in WORDS.values()
                assert KARANOR.preview(s, seat, action).get("actions", 0) == -takes_one, action.text
                seen.add(word)
        play(s, seat, answers[luck.below(len(answers))])
    assert {"interact", "recruit", "end"} <= seen


def test_a_quest_tells_its_price_and_its_prestige() -> None:
    s = islands(has={ANA: "gold 5 ore 3 diamond 1"}, at={ANA: "ormea"}, quests={ANA: ["statue"]})
    told = KARANOR.preview(s, ANA, KARANOR.parse("fulfil statue"))
    assert told == {"actions": -1, "gold": -3, "prestige": 2, "goods": [0, -2, 0, 0, 0, 0, -1]}
    assert KARANOR.preview(s, BEN, KARANOR.parse("pass")) == {}


def test_a_visit_to_the_market_tells_both_deals() -> None:
    s = islands(2, has={ANA: "gold 9 ore 1"}, market=True)
    told = KARANOR.preview(s, ANA, KARANOR.parse("market buy wood sell ore"))
    before = s.merchants[ANA].gold
    play(s, ANA, KARANOR.parse("market buy wood sell ore"))
    assert told["goods"] == [1, -1, 0, 0, 0, 0, 0]
    assert s.merchants[ANA].gold == before + told.get("gold", 0)
