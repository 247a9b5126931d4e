"""What a seat may know: the bag by elimination, payments as they happen, totals by counting along."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hypothesis import given

from comptoir.games.hermagor.box import START_CASH
from comptoir.games.hermagor.state import Land
from comptoir.table import WATCHER, seeded
from tests.games.hermagor.vocabulary import BLUE, GREEN, HERMAGOR, RED, at_market, cash, say, start, view
from tests.laws.positions import Position, examples, positions
from tests.rules import rule


def counted(purses: list[int], told: Mapping[str, Any]) -> None:
    """Keep the books: change the sums by what everybody was told."""
    kind = told["type"]
    if kind in {"buyer-placed", "moved"}:
        purses[told["seat"]] -= told["cost"]
    elif kind == "sold":
        purses[told["seat"]] += told["price"] - told["cost"]
    elif kind in {"buzz-paid", "good-deal", "neighbour-paid", "disc-placed"}:
        purses[told["seat"]] += told["cash"]
    elif kind == "income-paid":
        purses[told["seat"]] += told["production"] + told["dukedoms"] + told["route"]


@rule("H2.9", "R4")
@examples(40)
@given(positions(HERMAGOR))
def test_whoever_counts_along_knows_every_sum(at: Position) -> None:
    purses = [START_CASH] * at.seats
    for s, heard in at.record().states():
        assert isinstance(s, Land)
        for event in heard:
            counted(purses, event.told(WATCHER) or {"type": ""})
        assert purses == [int(merchant.cash) for merchant in s.colours[: at.seats]]


@rule("H2.9")
@examples(30)
@given(positions(HERMAGOR))
def test_no_total_of_another_is_told_before_the_end(at: Position) -> None:
    s = at.state
    assert isinstance(s, Land)
    for eyes in at.everybody:
        for seat, merchant in enumerate(HERMAGOR.view(s, eyes).merchants):
            open_ = at.options["open_money"] or not s.agenda or seat == eyes
            assert merchant.cash == (s.colours[seat].cash if open_ else None)


@rule("H2.9")
def test_with_open_money_everybody_sees_everything() -> None:
    s = at_market(3, open_money=True)
    say(s, "place h2v1")
    for eyes in (RED, BLUE, WATCHER):
        assert [merchant.cash for merchant in view(s, eyes).merchants] == [15, 20, 20]


@rule("H1.16", "H2.3")
def test_a_redeal_keeps_what_is_known_and_draws_another_future() -> None:
    s = start(4, "one future")
    say(s, "place h2v1", "place h2v2", "place h2v3")
    futures = set()
    for n in range(30):
        t = HERMAGOR.redeal(s, GREEN, seeded(f"luck {n}"))
        assert cash(t) == cash(s) and sorted(t.bag) == sorted(s.bag) and sorted(t.stack) == sorted(s.stack)
        while t.round == 1:
            say(t, next(a for a in answers_of(t) if a in {"pass", "keep", "draw", "stay", "start 0"}))
        futures.add((int(t.actions), tuple(t.booths)))
    assert len({actions for actions, _ in futures}) > 1 and len(futures) == 30


def answers_of(s: Any) -> list[str]:
    return [action.text for action in s.agenda[-1].options(s, s.agenda[-1].seats(s)[0])]


@rule("H9.2")
def test_a_declaration_cannot_be_taken_back() -> None:
    for open_money, learned in ((False, 1), (True, 0)):
        s = start(3, officer=True, open_money=open_money)
        before = s.reveals
        say(s, "declare")
        assert s.reveals - before == learned
