"""Letters that cannot be sent, and those that nobody asked for: they harm nobody else."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from comptoir.server import carriers, contacts, postman, requests
from comptoir.server.house import House
from comptoir.server.letters import Letter, SentLetter, Way
from comptoir.server.personal import Account, Bidden, Shunned
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


def test_a_delivery_ends_before_another_server_may_begin_with_the_same_letter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A mail server may say a word now and then for ever."""
    assert timedelta(seconds=carriers.WHOLE + carriers.PATIENCE) < postman.LEASE

    async def act(house: House, person: str, box: Box) -> None:
        async def never(way: Way, said: Any) -> Any:
            await asyncio.Event().wait()

        monkeypatch.setattr(carriers, "WHOLE", 0.01)
        monkeypatch.setattr(house.postman.carriers, "_webhook", never)
        await house.store.write(Letter(person, "webhook", "", "test", 1, now(), now()))
        await asyncio.wait_for(house.postman.round(), 20)
        [letter] = await house.people.register.letters_due(now(timedelta(minutes=-2)), 10)
        assert (letter.tries, letter.claim) == (1, "")

    in_post(tmp_path, act)


def test_who_has_no_time_left_before_the_claim_is_over_sends_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act(house: House, person: str, box: Box) -> None:
        await house.store.write(Letter(person, "webhook", "", "test", 1, now(), now()))
        monkeypatch.setattr(postman, "CARRIED", postman.LEASE)
        await house.postman.round()
        assert box.posts.qsize() == 0
        monkeypatch.undo()
        later = await house.people.register.letters_due(now(-postman.LEASE - timedelta(seconds=9)), 10)
        assert len(later) == 1, "whoever claims it next sends it"

    in_post(tmp_path, act)


def test_to_ask_somebody_who_has_blocked_one_is_the_same_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor does it count otherwise: nobody learns from the time or the number that they are blocked."""

    async def act(house: House, person: str, box: Box) -> None:
        other = await house.people.make()
        await house.store.write(Account(person, "anna", "", now()))
        database, done = house.store.database, list[str]()
        rows, write = database.rows, house.store.write

        async def read(sql: str, *values: Any) -> Any:
            done.append(sql)
            return await rows(sql, *values)

        async def wrote(*changes: Any) -> None:
            done.extend(type(change).__name__ for change in changes if not isinstance(change, Letter))
            await write(*changes)

        works = []
        for blocked in (False, True):
            room = await house.rooms.open(await a_table(house, other))
            if blocked:
                await house.store.write(Shunned(person, other, "block", now()))
            house.notices.doubt()
            with monkeypatch.context() as patch:
                patch.setattr(database, "rows", read)
                patch.setattr(house.store, "write", wrote)
                for _ in range(2):
                    await contacts.ask_to(house, room, other, requests.Bid("Anna"), "")
            works.append([*done])
            done.clear()
            assert len(await house.people.register.bidden(room.table.id)) == 1
        assert works[0] == works[1] and works[0].count(Bidden.__name__) == 1
        told = await house.people.register.letters_due(now(timedelta(minutes=-1)), 10)
        assert len(told) == 1, "who has blocked somebody hears nothing of them"
        assert len(await house.people.register.biddings(person, 10)) == 1

    in_post(tmp_path, act)
