"""Bots that think ahead do so in processes of their own, and no failure of theirs is the table's."""

from __future__ import annotations

import asyncio
import logging
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from comptoir.server import opponents, requests
from comptoir.server.making import make
from comptoir.server.room import Room
from comptoir.server.thinkers import Answer, Overrun, Thinkers, chosen
from comptoir.table import Action, State, asked, check, game, options, play, seeded
from tests.server.test_bots import in_house
from tests.server.troubles import dies, hangs, once, raises

HELLER = game("heller")


def late_market() -> State:
    """The last turns of a game: there is little to think about."""
    s = HELLER.start(2, "late")
    luck = seeded("late")
    while s.round < 3 or s.spaces_left() > 3:  # type: ignore[attr-defined]
        seat = asked(s)[0]
        answers = options(s, seat)
        play(s, seat, answers[luck.below(len(answers))])
    return s


def thinking(
    answer: Answer, act: Callable[[Thinkers], Awaitable[Any]], patience: float = 60, processes: int = 1
) -> Any:
    async def within() -> Any:
        thinkers = Thinkers(answer, patience, processes)
        try:
            return await act(thinkers)
        finally:
            thinkers.close()

    return asyncio.run(within())


def test_a_guildmaster_thinks_in_another_process() -> None:
    s = late_market()
    seat = asked(s)[0]

    async def thought(thinkers: Thinkers) -> Action:
        return await thinkers.think("guildmaster", HELLER, s, seat)

    check(s, seat, thinking(chosen, thought))


@pytest.mark.parametrize(
    ("trouble", "error"), [(dies, BrokenProcessPool), (hangs, Overrun), (raises, LookupError)]
)
def test_after_a_bot_that_failed_others_think(
    tmp_path: Path, trouble: Callable[[], Any], error: type[Exception]
) -> None:
    s = late_market()
    seat = asked(s)[0]

    async def thought(thinkers: Thinkers) -> Action:
        with pytest.raises(error):
            await thinkers.think("guildmaster", HELLER, s, seat)
        return await thinkers.think("guildmaster", HELLER, s, seat)

    found = thinking(partial(once, trouble, tmp_path / "marker"), thought, patience=10)
    assert found == options(s, seat)[0]


def test_a_process_that_dies_takes_nobody_elses_thoughts_with_it(tmp_path: Path) -> None:
    s = late_market()
    seat = asked(s)[0]

    async def thoughts(thinkers: Thinkers) -> list[Any]:
        both = (thinkers.think("guildmaster", HELLER, s, seat) for _ in range(2))
        return await asyncio.gather(*both, return_exceptions=True)

    found = thinking(partial(once, dies, tmp_path / "marker"), thoughts, processes=2)
    assert sum(isinstance(each, BrokenProcessPool) for each in found) == 1
    assert options(s, seat)[0] in found


def test_who_waits_too_long_for_a_process_is_told_so(tmp_path: Path) -> None:
    s = late_market()
    seat = asked(s)[0]

    async def thought(thinkers: Thinkers) -> Action:
        await thinkers._free.acquire()  # all there is thinks for others
        return await thinkers.think("merchant", HELLER, s, seat)

    with pytest.raises(Overrun, match=r"nobody was free to think within 0\.1 seconds"):
        thinking(chosen, thought, patience=0.1)


def test_no_process_outlives_a_server_that_was_killed() -> None:
    server = [sys.executable, "-m", "tests.server.troubles"]
    with subprocess.Popen(server, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE) as ran:
        assert ran.stdout is not None
        assert ran.stdout.readline() == b"thinking\n"
        ran.send_signal(signal.SIGKILL)
        assert ran.stdout.read() == b"", "whoever holds this end of the pipe has ended too"


def test_the_journeyman_answers_for_a_guildmaster_who_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(opponents, "Thinkers", partial(Thinkers, partial(once, dies, tmp_path / "marker")))
    seats: list[requests.NewSeat] = [requests.Bot("guildmaster"), requests.Bot("guildmaster")]

    async def played(house: Any, person: str) -> Room:
        room = await make(house, person, requests.NewTable(game="heller", seats=seats, pace=0))
        assert room.driver is not None
        await room.driver
        assert house.opponents.failures == 1
        return room

    with caplog.at_level(logging.ERROR):
        room = in_house(tmp_path, played)
    assert room.table.status == "over"
    (said,) = caplog.messages
    assert "bot “guildmaster” failed: BrokenProcessPool" in said
    assert room.table.seed not in caplog.text
