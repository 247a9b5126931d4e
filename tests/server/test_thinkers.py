"""Bots that think ahead do so in processes of their own, and no failure of theirs is the table's."""

from __future__ import annotations

import asyncio
import logging
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
from tests.server.troubles import dies, hangs, once

HELLER = game("heller")


def late_market() -> State:
    """The last turns of a game: there is little to think about."""
    s = HELLER.start(2, "late")
    luck = seeded("late")
    while s.round < 3 or len(s.free) > 3:  # type: ignore[attr-defined]
        seat = asked(s)[0]
        answers = options(s, seat)
        play(s, seat, answers[luck.below(len(answers))])
    return s


def thinking(answer: Answer, act: Callable[[Thinkers], Awaitable[Any]], patience: float = 60) -> Any:
    async def within() -> Any:
        thinkers = Thinkers(answer, patience, processes=1)
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


@pytest.mark.parametrize(("trouble", "error"), [(dies, BrokenProcessPool), (hangs, Overrun)])
def test_after_a_process_that_died_or_hung_others_think(
    tmp_path: Path, trouble: Callable[[], Any], error: type[Exception]
) -> None:
    s = late_market()
    seat = asked(s)[0]

    async def thought(thinkers: Thinkers) -> Action:
        with pytest.raises(error):
            await thinkers.think("guildmaster", HELLER, s, seat)
        return await thinkers.think("guildmaster", HELLER, s, seat)

    found = thinking(partial(once, trouble, tmp_path / "marker"), thought, patience=3)
    assert found == options(s, seat)[0]


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
