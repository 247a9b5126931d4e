"""Long logs: they weigh little, are told page by page, and end before they are endless."""

from __future__ import annotations

import gc
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from comptoir.server import door, limits, moves, requests, undo, wire
from comptoir.server.errors import NotNow, TooMuch
from comptoir.server.history import CHECKPOINTS, PAGE, History, replayed
from comptoir.server.house import House
from comptoir.server.making import make
from comptoir.server.position import Logged
from comptoir.server.room import Room
from comptoir.table import State, asked, dump, game, games, options, play, seeded, welcome
from tests.server.clients import Chair, Guest
from tests.server.test_bots import in_house, only_votes
from tests.server.votes import Votes

AT = "2026-01-01T00:00:00.000Z"
ALL_VOTES = requests.NewTable(
    game="votes", seats=[requests.Me(), requests.HotSeat("Oma"), requests.HotSeat("Opa")], pace=0
)


def sighing(sighs: int) -> list[Logged]:
    """One seat has voted and sighs, again and again; the others never answer."""
    words = ["yes", *["sigh"] * sighs]
    moves = [Logged(n, AT, "move", 1, word) for n, word in enumerate(words, 2)]
    return [Logged(1, AT, "start", None), *moves]


def sighed(sighs: int) -> History:
    votes = Votes()
    return replayed(votes, (votes.start(3, "elm"), []), sighing(sighs))


def played(name: str, seed: str, most: int = 10_000) -> History:
    """A game of random answers, entry by entry as it would be played live."""
    rules, luck = game(name), seeded(seed)
    heard: list[Any] = []
    s = rules.start(rules.most, seed, heard=heard)
    history = History(rules, Logged(1, AT, "start", None), (s, heard))
    while not history.over and history.version < most:
        seat = asked(history.now)[0]
        answers = options(history.now, seat)
        text = answers[luck.below(len(answers))].text
        history.add(Logged(history.version + 1, AT, "move", seat, text))
    return history


def states() -> int:
    gc.collect()
    return sum(isinstance(thing, State) for thing in gc.get_objects())


def test_a_history_keeps_few_states_however_long_it_is() -> None:
    before = states()
    history = sighed(3000)
    assert len(history.entries) == 3002
    assert states() - before <= CHECKPOINTS + 1


@pytest.mark.parametrize("name", games())
def test_every_frame_is_as_it_was_played(name: str) -> None:
    history = played(name, "frames", 260)
    s = history.game.start(history.game.most, "frames")
    found = [dump(s)]
    for entry in history.played:
        play(s, entry.seat or 0, history.game.parse(entry.text))
        found.append(dump(s))
    assert [dump(moment.state) for moment in history.reel().moments()] == found
    for first, last in [(0, 1), (0, 0), (1, 3), (17, 40), (100, 9999), (len(found), None), (9999, None)]:
        assert [dump(moment.state) for moment in history.reel(first, last).moments()] == found[first:last]


@pytest.mark.parametrize("name", games())
def test_the_pages_of_a_log_tell_what_was_told_move_by_move(name: str) -> None:
    history = played(name, "pages", 330)
    whole = [door.entry(moment.heard, 0) for moment in history.reel().moments()]
    assert door.log(history, 0, 0) == whole[-PAGE:]
    pages: list[wire.Entry] = door.log(history, 0, 0)
    while True:
        earlier, stretch = history.page(pages[0].n)
        page = door.page(stretch, 0)
        assert len(page) <= PAGE
        pages = page + pages
        assert earlier == len(whole) - len(pages)
        if not earlier:
            break
    assert pages == whole
    assert door.page(history.page(1)[1], 0) == []


def numbers(history: History) -> list[int | None]:
    return [history.question(seat) for seat in range(4)]


@pytest.mark.parametrize("seed", ["a", "b", "c", "d", "e"])
def test_a_log_with_moves_taken_back_is_rebuilt_as_it_stood(seed: str) -> None:
    """Undos of one move and of many, near and far; what is told, asked and known is the same after a restart."""
    rules, luck = game("karanor"), seeded(seed)
    entries = [Logged(1, AT, "start", None)]
    history = History(rules, entries[0], (rules.start(4, seed), []))
    while history.version < 400 and not history.over:
        n = history.version + 1
        seat = asked(history.now)[0]
        answers = options(history.now, seat)
        entry = Logged(n, AT, "move", seat, answers[luck.below(len(answers))].text)
        if luck.below(12) == 0 and len(history.played) > 30:
            back = history.played[-1 - luck.below(25)].n - 1
            entry = Logged(n, AT, "undo", seat, str(max(1, back)))
        elif luck.below(30) == 0:
            entry = Logged(n, AT, "away", seat)
        history.add(entry)
        entries.append(entry)
    again = replayed(rules, (rules.start(4, seed), []), entries)
    assert dump(again.now) == dump(history.now)
    assert again.entries == history.entries and again.played == history.played
    assert numbers(again) == numbers(history)
    assert door.log(again, 1, 0) == door.log(history, 1, 0)
    for since in range(1, history.version + 1, 7):
        assert again.knows(since) == history.knows(since)
        assert again.learned_after(since) == history.learned_after(since)


def test_a_log_of_moves_taken_back_is_rebuilt_without_playing_them() -> None:
    """Else a short game with a long log would take for ever to open."""
    votes = Votes()
    entries = sighing(0)
    for n in range(3, 4003, 2):
        entries += [Logged(n, AT, "move", 1, "sigh"), Logged(n + 1, AT, "undo", 1, "2")]
    calls: list[str] = []
    parse = votes.parse

    def counting(text: str) -> Any:
        calls.append(text)
        return parse(text)

    votes.parse = counting  # type: ignore[method-assign]
    history = replayed(votes, (votes.start(3, "elm"), []), entries)
    assert history.version == 4002
    assert calls == ["yes"]


def test_a_long_log_is_told_by_pages(anna: Guest) -> None:
    """The last lines come with the state, the earlier ones when they are asked for."""
    chair = a_long_table(anna, 250)
    table, seat = chair.state["table"]["id"], chair.state["seat"]
    state = chair.state
    assert len(state["log"]) == PAGE
    assert state["earlier"] == 252 - PAGE
    assert chair.look(seat, since=state["version"] - 3)["earlier"] == 252 - 3
    assert chair.look(seat, since=7)["from"] == 0
    page = anna.get(f"/tables/{table}/log", before=state["log"][0]["n"], eyes=seat)
    assert [entry["n"] for entry in page["log"]] == list(range(53, 153))
    assert page["earlier"] == 52
    first = anna.get(f"/tables/{table}/log", before=53, eyes=seat)
    assert (len(first["log"]), first["earlier"], first["log"][0]["kind"]) == (52, 0, "start")
    assert anna.get(f"/tables/{table}/log", before=1, eyes=seat) == {"earlier": 0, "log": []}


def test_earlier_lines_are_told_to_nobody_who_may_not_know_them(anna: Guest, ben: Guest) -> None:
    chair = a_long_table(anna, 150)
    table = chair.state["table"]["id"]
    ben.post("/me", {"name": "Ben"})
    assert ben.refused(f"/tables/{table}/log", method="GET", eyes="1") == (403, "not-your-seat", "eyes")
    assert ben.refused(f"/tables/{table}/log", method="GET", eyes="all") == (400, "bad-eyes", "eyes")
    assert ben.refused(f"/tables/{table}/log", method="GET", before="x") == (400, "bad-number", "before")
    watched = ben.get(f"/tables/{table}/log", before=52)
    assert [entry["n"] for entry in watched["log"]] == list(range(1, 52))


def a_long_table(guest: Guest, wishes: int) -> Chair:
    """Karanor with one guest on every seat, one of whom has wished again and again; seen through that seat."""
    rules, luck = game("karanor"), seeded("long")
    s = rules.start(4, "long")
    said: list[list[Any]] = []
    while len(welcome(s)) == len(asked(s)):
        seat = asked(s)[0]
        answers = options(s, seat)
        action = answers[luck.below(len(answers))]
        said.append([seat, action.text])
        play(s, seat, action)
    wishing = welcome(s)[-1]
    said += [[wishing, f"ask all {'on' if n % 2 else 'off'}"] for n in range(wishes + 1 - len(said))]
    record = {"comptoir": 1, "game": "karanor", "version": rules.version, "options": rules.complete({})}
    table = guest.post("/import", {**record, "seats": 4, "seed": "long", "moves": said})["id"]
    return guest.looks(table, wishing)


def at_votes(folder: Path, monkeypatch: pytest.MonkeyPatch, act: Callable[[House, str, Room], Any]) -> None:
    """A table of votes at which the first has voted, and may sigh."""
    only_votes(monkeypatch)

    async def acted(house: House, person: str) -> None:
        room = await make(house, person, ALL_VOTES)
        await said(room, person, 0, "yes")
        await act(house, person, room)

    in_house(folder, acted)


async def said(room: Room, person: str, seat: int, move: str) -> None:
    number = room.playing.question(seat)
    assert number is not None
    await moves.move(room, person, requests.SayMove(f"{seat} {room.table.version}", seat, number, move))


def test_what_nobody_waits_for_is_heard_now_and_then(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = SimpleNamespace(monotonic=lambda: 0.0)

    async def act(house: House, person: str, room: Room) -> None:
        for _ in range(30):
            await said(room, person, 0, "sigh")
        with pytest.raises(TooMuch, match="too many wishes"):
            await said(room, person, 0, "sigh")
        await said(room, person, 1, "yes")
        clock.monotonic = lambda: 100.0
        room.asides.take(60)
        with pytest.raises(TooMuch, match="too many wishes"):
            await said(room, person, 0, "sigh")

    monkeypatch.setattr(limits, "time", clock)
    at_votes(tmp_path, monkeypatch, act)


def test_long_before_a_log_is_full_only_answers_are_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act(house: House, person: str, room: Room) -> None:
        house.limits = replace(house.limits, talked=4, log=6)
        await said(room, person, 0, "sigh")
        await said(room, person, 0, "sigh")
        with pytest.raises(NotNow, match="only what the table waits for"):
            await said(room, person, 0, "sigh")
        await said(room, person, 1, "yes")
        await said(room, person, 2, "yes")
        with pytest.raises(NotNow, match="at most"):
            await said(room, person, 0, "no")

    at_votes(tmp_path, monkeypatch, act)


def test_taking_back_and_coming_back_are_asides_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(house: House, person: str, room: Room) -> None:
        house.budgets.asides.take(person, 29)
        await undo.undo(room, person, requests.SayUndo("u", 0, 1))
        await said(room, person, 0, "yes")
        with pytest.raises(TooMuch):
            await undo.undo(room, person, requests.SayUndo("v", 0, 3))

    at_votes(tmp_path, monkeypatch, act)
