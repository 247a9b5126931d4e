"""The advice brings a bot to its goals, judges offers, and keeps no secret it should not know."""

from __future__ import annotations

from comptoir.bots import choose
from comptoir.games.karanor.advice import weigh
from comptoir.table import act, asked, options, seeded
from tests.games.karanor.vocabulary import ANA, BEN, KARANOR, islands, say


def best(seat: int, **position: object) -> str:
    s = islands(**position)  # type: ignore[arg-type]
    return chosen(s, seat)


def chosen(s: object, seat: int) -> str:
    answers = options(s, seat)  # type: ignore[arg-type]
    values = weigh(s, seat, answers)  # type: ignore[arg-type]
    return answers[values.index(max(values))].text


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


def test_it_judges_an_offer_by_what_it_brings() -> None:
    s = islands(has={ANA: "gold 3", BEN: "gold 9"}, active=BEN)
    say(s, BEN, "offer 0 give gold 5", "offer 0 want gold 3")
    assert chosen(s, ANA) == "accept 1"
    say(s, ANA, "accept 1")
    assert chosen(s, ANA) == "decline 2"
