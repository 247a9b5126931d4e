"""The log and the states it leads to."""

from __future__ import annotations

import time

import msgspec
import pytest

from comptoir.server import door
from comptoir.server.history import History, replayed
from comptoir.server.position import Logged
from comptoir.table import asked, game, options, seeded
from tests.server.votes import Votes

AT = "2026-01-01T00:00:00.000Z"


def voting() -> History:
    votes = Votes()
    return History(votes, Logged(1, AT, "start", None), (votes.start(3, "elm"), []))


def numbers(history: History) -> dict[int, int]:
    found = {seat: history.question(seat) for seat in range(3)}
    return {seat: number for seat, number in found.items() if number is not None}


def test_anothers_answer_does_not_make_my_question_stale() -> None:
    history = voting()
    assert numbers(history) == {0: 1, 1: 1, 2: 1}
    history.add(Logged(2, AT, "move", 1, "yes"))
    assert numbers(history) == {0: 1, 1: 2, 2: 1}
    history.add(Logged(3, AT, "away", 2))
    assert numbers(history) == {0: 1, 1: 2, 2: 1}
    history.add(Logged(4, AT, "move", 0, "no"))
    assert numbers(history) == {0: 4, 1: 2, 2: 1}


def test_a_question_keeps_its_number_whenever_it_is_looked_up() -> None:
    history = voting()
    history.add(Logged(2, AT, "move", 1, "yes"))
    history.add(Logged(3, AT, "move", 0, "no"))
    assert history.question(2) == 1
    assert history.question(0) == 3
    assert history.question(3) is None


def test_who_may_speak_has_a_question_that_nobody_waits_for() -> None:
    history = voting()
    history.add(Logged(2, AT, "move", 1, "yes"))
    ask = door.ask(history, 1)
    assert ask is not None
    assert (ask.id, ask.must, ask.options) == (2, False, ["sigh"])
    must = door.ask(history, 0)
    assert must is not None
    assert must.must is True
    history.add(Logged(3, AT, "move", 1, "sigh"))
    assert numbers(history) == {0: 1, 1: 3, 2: 1}


def test_a_new_round_asks_anew() -> None:
    history = voting()
    for n, seat in enumerate((1, 0, 2), 2):
        history.add(Logged(n, AT, "move", seat, "yes"))
    assert numbers(history)[2] == 4
    assert history.after(3)[-1].heard_by(0) == [msgspec.Raw(b'{"type":"counted","votes":[true,true,true]}')]
    assert len(numbers(history)) == 3


def test_an_answer_taken_back_is_asked_anew_and_the_others_are_not() -> None:
    history = voting()
    history.add(Logged(2, AT, "move", 1, "yes"))
    history.add(Logged(3, AT, "undo", 1, "1"))
    assert numbers(history) == {0: 1, 1: 3, 2: 1}


def test_a_history_is_rebuilt_from_its_entries() -> None:
    history = voting()
    entries = [Logged(1, AT, "start", None)]
    for kind, seat, text in [
        ("move", 2, "yes"),
        ("move", 0, "no"),
        ("undo", 0, "2"),
        ("away", 1, ""),
        ("move", 0, "yes"),
    ]:
        entries.append(Logged(len(entries) + 1, AT, kind, seat, text))  # type: ignore[arg-type]
        history.add(entries[-1])
    again = replayed(history.game, (history.game.start(3, "elm"), []), entries)
    assert numbers(again) == numbers(history)
    assert again.entries == history.entries
    assert again.moves() == history.moves()
    assert [entry.n for entry in history.entries] == [1, 2, 4, 5, 6]


def test_what_was_learned_is_luck_used_or_a_secret_seen() -> None:
    heller = game("heller")
    history = History(heller, Logged(1, AT, "start", None), (heller.start(2, "elm"), []))
    for n, word in enumerate(["stall", "draw", "place", "secret"], 2):
        seat = asked(history.now)[0]
        text = next(o.text for o in options(history.now, seat) if o.text.startswith(word))
        history.add(Logged(n, AT, "move", seat, text))
    assert [history.learned_after(version) for version in (1, 2, 3, 4)] == [True] * 4
    history.add(Logged(6, AT, "undo", 0, "2"))
    assert not history.learned_after(1)


def test_a_log_with_a_gap_is_not_believed() -> None:
    with pytest.raises(AssertionError):
        voting().add(Logged(3, AT, "move", 1, "yes"))


def long_log(moves: int) -> tuple[int, list[Logged]]:
    """A log of so many moves of Heller, most of them taken back; and the version it ends with."""
    heller = game("heller")
    entries = [Logged(1, AT, "start", None)]
    history = History(heller, entries[0], (heller.start(4, "elm"), []))
    luck = seeded("long")
    played = 0
    while played < moves:
        seat = asked(history.now)[0]
        answers = [o.text for o in options(history.now, seat) if o.text.startswith("stall")]
        if answers:
            entry = Logged(history.version + 1, AT, "move", seat, answers[luck.below(len(answers))])
            played += 1
        else:
            entry = Logged(history.version + 1, AT, "undo", seat, "1")
        history.add(entry)
        entries.append(entry)
    return history.version, entries


def test_a_table_of_2000_moves_opens_in_less_than_300_ms() -> None:
    heller = game("heller")
    version, entries = long_log(2000)
    spent = []
    for _ in range(3):
        begin = time.thread_time()
        history = replayed(heller, (heller.start(4, "elm"), []), entries)
        door.log(history, 0, 0)
        spent.append(time.thread_time() - begin)
        assert history.version == version
    assert min(spent) < 0.3
