"""A recorded game is looked at again with what each seat knew, alike every time; a hint says what and why."""

from __future__ import annotations

import json
import pickle
from pathlib import Path
from typing import Any

import msgspec
import pytest

from comptoir.bots import choose
from comptoir.bots.greedy import advice_of
from comptoir.lab.hint import hint
from comptoir.lab.review import Eyes, judgements, review
from comptoir.table import (
    Action,
    BadSetup,
    Move,
    Record,
    act,
    asked,
    game,
    games,
    options,
    play,
    read_record,
    seeded,
)
from comptoir.table.advice import Advice
from comptoir.words import Words
from tests.cli.running import a_record, comptoir, saved

RECORDS = Path(__file__).parents[1] / "records"


def beginning(name: str, moves: int) -> Record:
    """The first moves of a game that is kept."""
    path = min(RECORDS.glob(f"{name}-*.json"))
    record = read_record(path.read_bytes())
    return msgspec.structs.replace(record, moves=record.moves[:moves], scores=[])


@pytest.mark.parametrize("name", games())
def test_every_game_is_reviewed_alike_every_time(name: str) -> None:
    record = beginning(name, 12)
    found = review(record, tables=2)
    assert found == review(record, tables=2) == pickle.loads(pickle.dumps(found))
    assert [judged.action for judged in found.moves] == [move.action for move in record.moves]
    assert all(len(judged.before) == len(judged.after) == record.seats for judged in found.moves)
    assert any(judged.weighed for judged in found.moves)
    for earlier, later in zip(found.moves, found.moves[1:], strict=False):
        assert earlier.after == later.before


def test_another_seed_imagines_other_tables() -> None:
    record = beginning("heller", 6)
    assert review(record, tables=2, seed="a").moves != review(record, tables=2, seed="b").moves


def greedy_game() -> Record:
    heller, luck = game("heller"), seeded("greedy")
    s = heller.start(2, "greedy")
    moves = []
    while s.agenda:
        seat = asked(s)[0]
        action = choose("greedy", heller, s, seat, luck)
        moves.append(Move(seat, action.text))
        play(s, seat, action)
    return Record(game="heller", version=1, options=heller.complete({}), seats=2, seed="greedy", moves=moves)


def test_mistakes_are_ranked_and_a_careless_player_makes_more_of_them() -> None:
    careless, careful = (review(record, tables=6) for record in (a_record(2), greedy_game()))
    losses = [careless.moves[n - 1].loss for n in careless.mistakes]
    assert losses == sorted(losses, reverse=True) and losses[-1] > 0
    assert len(careless.mistakes) > 3 * len(careful.mistakes)
    worst = careless.moves[careless.mistakes[0] - 1]
    assert (
        worst.mistaken
        and worst.best[0].gain == worst.loss
        and worst.action not in [better.action for better in worst.best]
    )


def test_the_end_is_worth_what_it_came_to() -> None:
    record = a_record(2)
    last = review(record, tables=2).moves[-1]
    assert last.after[0] == record.scores[0] - record.scores[1] == -last.after[1]


def test_two_games_a_seat_cannot_tell_apart_are_judged_alike() -> None:
    """What others drew in secret makes no difference to what a seat should have thought."""
    heller = game("heller")
    s = beginning("heller", 9).replay()
    seat = asked(s)[0]
    other = heller.redeal(s, seat, seeded("another world"))
    eyes = Eyes(heller, seat, 4)
    assert eyes.value(s, seeded("x")) == eyes.value(other, seeded("x"))
    action = options(s, seat)[0]
    here, there = (eyes.compared(each, action, seeded("y")) for each in (s, other))
    assert [(t.action, t.values) for t in here] == [(t.action, t.values) for t in there]


class Counting(Advice[Any]):
    """To whom a table of Jantaris is worth the number of turns that are over."""

    def __init__(self, advice: Advice[Any]) -> None:
        super().__init__(advice.merchant, advice.guildmaster)
        self.advice = advice

    def answer(self, s: Any, seat: int) -> Action:
        return self.advice.answer(s, seat)

    def turns(self, s: Any, seat: int) -> int:
        return self.advice.turns(s, seat)

    def looks(self, s: Any) -> int:
        return self.advice.looks(s)

    def value(self, s: Any, seat: int) -> float:
        return float(self.advice.turns(s, seat))


def test_who_looks_back_sees_everybody_take_a_turn() -> None:
    """Else whoever has just had one would always be ahead of who is about to."""
    rules = game("jantaris")
    advice = advice_of(rules)
    assert advice is not None
    s = rules.start(3, "turns")
    eyes = Eyes(rules, 0, 1)
    eyes.advice = Counting(advice)
    assert eyes.value(s, seeded("turns")) == advice.turns(s, 0) + 2, "after one, two and three turns more"


def test_whoever_asks_may_stop_in_the_middle() -> None:
    first = next(iter(judgements(beginning("heller", 6), tables=2)))
    assert first.n == 1


@pytest.mark.parametrize("name", games())
def test_a_hint_is_what_the_merchant_would_play(name: str) -> None:
    rules, record = game(name), beginning(name, 15)
    s = record.replay()
    seat = asked(s)[0]
    found = hint(rules, s, seat, seeded("hint"), tables=2)
    assert found.action == choose("merchant", rules, s, seat, seeded("hint")).text
    assert found.why in ("only", "unlisted", "better", "even")
    act(s, seat, rules.parse(found.action))


def test_a_hint_for_somebody_who_is_not_asked_is_refused() -> None:
    s = beginning("heller", 3).replay()
    with pytest.raises(BadSetup, match="not asked"):
        hint(game("heller"), s, 1 - asked(s)[0], seeded("hint"))


def test_a_review_is_shown_to_people_drawn_and_written_for_programs(tmp_path: Path) -> None:
    file, chart = saved(a_record(2, upto=30), tmp_path), tmp_path / "curve.svg"
    shown = comptoir("review", file, "--tables", "4", "--chart", chart)
    assert shown.exit_code == 0, shown.output
    assert "mistake" in shown.stdout and "Better" in shown.stdout and "▁" in shown.stdout
    assert 'role="img"' in chart.read_text() and "Red" in chart.read_text()
    told = json.loads(comptoir("review", file, "--tables", "4", "--json").stdout)
    assert told == msgspec.to_builtins(review(a_record(2, upto=30), tables=4))
    assert "Perte" in comptoir("review", file, "--tables", "4", "--lang", "fr").stdout


def test_a_review_of_nothing_says_so(tmp_path: Path) -> None:
    shown = comptoir("review", saved(a_record(2, upto=0), tmp_path))
    assert shown.exit_code == 0 and "no mistake was clear" in shown.stdout


def test_a_hint_is_a_sentence(tmp_path: Path) -> None:
    file = saved(a_record(2, upto=20), tmp_path)
    shown = comptoir("hint", file, "--tables", "4").stdout
    assert "Merchant would play" in shown and "imagined tables" in shown
    told = json.loads(comptoir("hint", file, "--at", "0", "--level", "greedy", "--json").stdout)
    assert told["level"] == "greedy" and told["tables"] == 8
    assert "jouerait" in comptoir("hint", file, "--lang", "fr").stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("hint", "FILE"), "The game is over."),
        (("hint", "FILE", "--at", "999"), "The record has only"),
        (("hint", "FILE", "--at", "3", "--seat", "7"), "Player 7 is not asked anything there."),
        (("hint", "FILE", "--at", "3", "--level", "genius"), "There is no bot “genius” here: there are"),
        (("review", "nowhere.json"), "nowhere.json"),
        (("review", "FILE", "--tables", "0"), "4 or more"),
    ],
)
def test_what_cannot_be_looked_at_is_one_sentence(
    arguments: tuple[str, ...], said: str, tmp_path: Path
) -> None:
    file = saved(a_record(2), tmp_path)
    result = comptoir(*(str(file) if each == "FILE" else each for each in arguments))
    assert result.exit_code in (1, 2) and said in result.stderr and result.stderr.count("\n") == 1


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_reason_for_a_hint_has_a_sentence(lang: str) -> None:
    blanks = {"name": "A", "action": "b", "other": "c", "gain": 1.5, "tables": 4}
    for why in ("only", "unlisted", "better", "even"):
        assert Words(lang).say(f"cli-hint-{why}", **blanks)
