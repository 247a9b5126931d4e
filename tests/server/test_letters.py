"""Letters that cannot be sent, and those that nobody asked for: they harm nobody else."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from comptoir.server import contacts, requests
from comptoir.server.house import House
from comptoir.server.letters import Letter, SentLetter, Way
from comptoir.server.personal import Account
from comptoir.server.tables import now
from tests.server.receivers import Box
from tests.server.test_notices import a_table, in_post


@pytest.mark.parametrize("keys", [{"p256dh": "", "auth": ""}, {"p256dh": "AAAA", "auth": "AAAA"}])
def test_a_way_that_leads_nowhere_is_given_up_and_stops_no_other(tmp_path: Path, keys: Any) -> None:
    """Whatever somebody says the keys of their browser are."""

    async def act(house: House, person: str, box: Box) -> None:
        other = await house.people.make()
        await house.store.write(
            Way(other, "push", "push", box.address, now(), keys=keys),
            Letter(other, "push", "", "test", 1, now(), now()),
            Letter(person, "webhook", "", "test", 1, now(), now()),
        )
        await house.postman.round()
        assert box.posts.qsize() == 1 and await house.people.register.letters_waiting() == 0
        [way] = await house.people.register.ways(other)
        assert way.tried is not None and way.tried.code == "unreachable"

    in_post(tmp_path, act)


def test_a_letter_that_breaks_something_waits_and_stops_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def act(house: House, person: str, box: Box) -> None:
        register, other = house.people.register, await house.people.make()
        ways = register.ways
        monkeypatch.setattr(register, "ways", lambda who: ways(who if who == person else broken))
        await house.store.write(
            *(Letter(who, "webhook", "", "test", 1, now(), now()) for who in (other, person))
        )
        await house.postman.round()
        assert box.posts.qsize() == 1 and "could not be seen to" in caplog.text
        assert await register.letters_due(now(), 10) == [], "what is broken is first in line no more"
        [letter] = await register.letters_due(now(timedelta(minutes=-2)), 10)
        assert (letter.person, letter.tries) == (other, 1)

    broken: Any = object()
    in_post(tmp_path, act)


def test_who_is_asked_to_a_table_again_and_again_is_told_once(tmp_path: Path) -> None:
    async def act(house: House, person: str, box: Box) -> None:
        other = await house.people.make()
        await house.store.write(Account(person, "anna", "", now()))
        room = await house.rooms.open(await a_table(house, other))
        told: list[str] = []
        for _ in range(3):
            await contacts.ask_to(house, room, other, requests.Bid("Anna"), "")
            due = await house.people.register.letters_due(now(timedelta(minutes=-1)), 10)
            told += [letter.kind for letter in due]
            await house.store.write(*map(SentLetter, due))
        assert told == ["invited"]

    in_post(tmp_path, act)
