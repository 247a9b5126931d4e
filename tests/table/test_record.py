"""Records: enough to rebuild a game for ever, and nothing that breaks the house."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from comptoir.table import (
    BadSetup,
    Beside,
    IllegalAction,
    Move,
    NotYourTurn,
    Record,
    UnknownRules,
    Unreadable,
    asked,
    dump,
    game,
    options,
    play,
    read_record,
    record,
)

MOVES: list[list[Any]] = [[0, "stall 3 C4"], [1, "draw"], [1, "place A1"], [0, "secret B2"]]
PLAIN: dict[str, Any] = {
    "game": "heller",
    "version": 1,
    "options": {},
    "seats": 2,
    "seed": "linden",
    "moves": MOVES,
}


def written(**changes: Any) -> bytes:
    return json.dumps(PLAIN | changes).encode()


def test_a_record_can_be_read_replayed_and_written() -> None:
    read = read_record(written())
    assert read.moves[0] == Move(0, "stall 3 C4")
    s: Any = read.check()
    assert s.spaces_left() == 27
    assert read_record(read.to_json()) == read


def test_a_record_is_written_a_field_and_a_move_a_line() -> None:
    lines = read_record(written(moves=MOVES[:2], names=["Anna", "Ben"])).to_json().decode()
    assert lines == (
        '{\n "comptoir": 2,\n "game": "heller",\n "version": 1,\n "box": "",\n "options": {},\n "seats": 2,\n'
        ' "seed": "linden",\n "parts": null,\n "moves": [\n  [0, "stall 3 C4"],\n  [1, "draw"]\n ],\n'
        ' "names": ["Anna", "Ben"],\n "scores": []\n}\n'
    )
    assert json.loads(read_record(written(moves=[])).to_json())["moves"] == []


def test_a_record_names_its_format_so_that_it_can_change() -> None:
    assert json.loads(read_record(written()).to_json())["comptoir"] == 2
    assert json.loads(read_record(written(comptoir=1)).to_json())["comptoir"] == 1


@pytest.mark.parametrize("upto", range(5))
def test_a_game_can_be_rebuilt_up_to_any_move(upto: int) -> None:
    read = read_record(written())
    short = read_record(written(moves=MOVES[:upto]))
    assert dump(read.replay(upto)) == dump(short.replay())


def test_the_states_of_a_record_come_with_what_was_heard() -> None:
    types = []
    for _, heard in read_record(written()).states():
        types.append([told["type"] for event in heard if (told := event.told(1))])
    assert types == [
        ["round-opened", "secret-taken"],
        ["stall-placed"],
        ["square-drawn"],
        ["square-placed"],
        ["square-placed"],
    ]


def test_nobody_listens_after_a_record_is_replayed() -> None:
    for s, _ in read_record(written()).states():
        assert s.heard is None


UNREADABLE = {
    "nothing": b"",
    "no JSON": b"stall 3 C4",
    "half a record": written()[:-5],
    "a list": b"[]",
    "no text": b"\xff\xfe",
    "deep brackets": b"[" * 100_000,
    "an unknown field": written(colour="red"),
    "a missing field": json.dumps({k: v for k, v in PLAIN.items() if k != "seed"}).encode(),
    "a number for a seed": written(seed=5),
    "a text for a seat": written(moves=[["1", "draw"]]),
    "a third part of a move": written(moves=[[1, "draw", 2]]),
    "half a move": written(moves=[[1]]),
    "a seat below zero": written(moves=[[-1, "draw"]]),
    "an enormous seat": written(moves=[[10**30, "draw"]]),
    "an enormous version": written(version=10**30),
    "enormously many seats": written(seats=2**63),
    "half a letter": written().replace(b"linden", rb"\ud800"),
    "letters that are no letters": written().replace(b"linden", b"\xff\xfe"),
    "options as deep as a well": written().replace(b'"options": {}', b'"options": ' + b'{"a":' * 100_000),
    "moves as deep as a well": written(moves=[]).replace(b'"moves": []', b'"moves": ' + b"[" * 100_000),
    "a list as an option": written(options={"debts": []}),
}


@pytest.mark.parametrize("case", UNREADABLE)
def test_what_is_no_record_is_unreadable(case: str) -> None:
    with pytest.raises(Unreadable) as no:
        read_record(UNREADABLE[case])
    assert no.value.reason == "bad-record"
    assert no.value.args_["detail"]


def test_a_record_may_not_be_too_large() -> None:
    with pytest.raises(Unreadable) as no:
        read_record(b" " * (record.LARGEST + 1))
    assert no.value.reason == "bad-record-size"
    read_record(written() + b" " * 1000)


def test_a_record_of_another_format_is_not_guessed_at() -> None:
    with pytest.raises(UnknownRules) as no:
        read_record(written(comptoir=3))
    assert no.value.reason == "bad-record-format"


def test_a_record_of_another_version_of_the_rules_is_not_replayed() -> None:
    read = read_record(written(version=2))
    for use in (read.start, read.replay, read.check, lambda: list(read.states())):
        with pytest.raises(UnknownRules) as no:
            use()
        assert no.value.reason == "unknown-rules"


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"game": "chess"}, "bad-game"),
        ({"seats": 1}, "bad-seats"),
        ({"seats": 5}, "bad-seats"),
        ({"options": {"turbo": True}}, "bad-option"),
        ({"options": {"debts": 1}}, "bad-choice"),
        ({"options": {"debts": "yes"}}, "bad-choice"),
    ],
)
def test_a_record_of_a_game_that_cannot_be_set_up(changes: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadSetup) as no:
        read_record(written(**changes)).replay()
    assert no.value.reason == reason


@pytest.mark.parametrize(
    ("move", "cause"),
    [
        ([0, "pass"], Unreadable),
        ([0, "x" * 100_000], Unreadable),
        ([1, "draw"], NotYourTurn),
        ([7, "draw"], NotYourTurn),
        ([0, "place A3"], IllegalAction),
    ],
)
def test_a_bad_move_is_named_by_its_number(move: list[Any], cause: type[Exception]) -> None:
    read = read_record(written(moves=[[0, "stall 1 A1"], [1, "stall 1 A2"], move]))
    for use in (read.replay, read.check, lambda: list(read.states())):
        with pytest.raises(Unreadable) as no:
            use()
        assert (no.value.reason, no.value.args_) == ("bad-record-move", {"move": 3})
        assert str(no.value).startswith("move 3: ") and len(str(no.value)) < 200
        assert isinstance(no.value.__cause__, cause)


def test_scores_are_compared_once_the_game_is_over() -> None:
    with pytest.raises(Unreadable) as no:
        read_record(written(scores=[50, 50])).check()
    assert no.value.reason == "bad-record-unfinished"
    whole = finished()
    assert not whole.check().agenda
    wrong = [score + 1 for score in whole.scores]
    with pytest.raises(Unreadable) as no:
        msgspec.structs.replace(whole, scores=wrong).check()
    assert no.value.reason == "bad-record-scores"


def test_nothing_can_be_played_after_the_end() -> None:
    whole = finished()
    longer = [*whole.moves, Move(0, "draw")]
    with pytest.raises(Unreadable, match="the game is over"):
        msgspec.structs.replace(whole, moves=longer).replay()


def test_what_happened_beside_the_moves_is_kept_and_changes_no_move() -> None:
    whole = finished()
    assert b"beside" not in whole.to_json(), "records in which nothing did are written as ever"
    seat = whole.moves[4].seat
    beside = [Beside(4, seat, "timeout"), Beside(5, seat, "late"), Beside(7, seat, "back")]
    told = msgspec.structs.replace(whole, beside=beside)
    again = read_record(told.to_json())
    assert again == told
    assert again.replay().rng == whole.replay().rng
    again.check()


@pytest.mark.parametrize(
    "wrong",
    [
        [[4, 2, "timeout"]],
        [[9999, 0, "away"]],
        [[5, 0, "away"], [4, 0, "back"]],
        [[0, 0, "late"]],
    ],
    ids=["no such seat", "no such move", "out of order", "no move was late"],
)
def test_what_cannot_have_happened_beside_the_moves_is_refused(wrong: list[list[object]]) -> None:
    record = msgspec.structs.replace(finished(), beside=msgspec.convert(wrong, list[Beside]))
    with pytest.raises(Unreadable, match="nothing like") as refused:
        record.check()
    assert refused.value.reason == "bad-record-beside"


def finished() -> Record:
    """A short whole game: whoever is asked takes the first answer."""
    rules = game("heller")
    s = rules.start(2, "linden")
    moves = []
    while s.agenda:
        [seat] = asked(s)
        action = options(s, seat)[0]
        play(s, seat, action)
        moves.append(Move(seat, action.text))
    scores = [place.score for place in rules.standing(s)]
    return Record(game="heller", version=1, options={}, seats=2, seed="linden", moves=moves, scores=scores)
