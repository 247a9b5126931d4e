"""Notices arrive: at real receivers, once, in their time, and they say nothing that is hidden."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from comptoir.server import notices, outward, requests
from comptoir.server.house import House
from comptoir.server.letters import EndWay, Letter, Wants, Way
from comptoir.server.making import make
from comptoir.server.notices import arising
from comptoir.server.resting import Quiet, Remembered
from comptoir.server.settings import Noticing, Settings
from comptoir.server.sqlite import SqliteDatabase
from comptoir.server.tables import now
from comptoir.table.news import Happened, News0
from tests.server.clients import ME, OPEN, Guest, Server, hot
from tests.server.receivers import Box, Mailbox, a_box, a_mailbox
from tests.server.test_accounts import Come, named

SITE = "https://tables.example.org"
SOON = {"notices.GATHER": 0, "postman.LOOK_ROUND": 0.05, "site": SITE, "notices.private": "true"}


async def apart(work: Callable[..., Any], *args: Any) -> Any:
    """What a guest does, while receivers go on receiving."""
    return await asyncio.to_thread(work, *args)


def reached(guest: Guest, box: Box, kind: str = "webhook", **more: Any) -> Any:
    return guest.post("/me/notices/ways", {"kind": kind, "address": box.address, **more})


async def told(box: Box) -> Any:
    """What a webhook is told: each matter with its table."""
    _, body = await box.posted()
    return {each["kind"]: each["table"] for each in json.loads(body)["notices"]}


def test_every_matter_arrives(serve: Any, tmp_path: Path, come: Come, url: str) -> None:
    """Somebody sits down, invites, moves, and plays to the end; each time a receiver is told."""
    server: Server = serve(tmp_path, terms={**SOON, "database": url})

    async def scene() -> None:
        async with a_box() as annas, a_box() as bens:
            anna, ben = come(server), come(server)
            await apart(named, ben, "Ben")
            for guest, box in ((anna, annas), (ben, bens)):
                await apart(lambda guest=guest, box=box: reached(guest, box))
                await apart(guest.post, "/me/notices/wants", {"waits": {"sat": {"webhook": 0}}})
            table = await apart(lambda: anna.lays(ME, OPEN, name="Lyon"))
            await apart(anna.post, f"/tables/{table}/invite", {"name": "Ben"})
            headers, body = await bens.posted()
            said = json.loads(body)
            assert said["notices"] == [{"kind": "invited", "table": table, "steps": 1}]
            assert said["title"] == "You are invited: Lyon (Auf Heller und Pfennig)"
            assert said["address"] == f"{SITE}/t/{table}" and headers["Content-Type"] == "application/json"
            await apart(ben.joins, table)
            first = await told(annas)
            assert first.get("sat") == table
            chairs = [await apart(guest.looks, table) for guest in (anna, ben)]
            asked = chairs[0].state["table"]["asked"][0]
            if "turn" not in first:
                assert await told((annas, bens)[asked]) == {"turn": table}
            while asked == chairs[0].state["table"]["asked"][0]:
                await apart(chairs[asked].moves)
                await apart(chairs[0].until, chairs[asked].version)
            assert await told((bens, annas)[asked]) == {"turn": table}

    asyncio.run(scene())


def test_web_push_arrives_and_only_the_browser_can_read_it(serve: Any, tmp_path: Path, come: Come) -> None:
    server: Server = serve(tmp_path, terms=SOON)

    async def scene() -> None:
        async with a_box() as box:
            anna = come(server)
            await apart(lambda: reached(anna, box, "push", keys=box.keys, lang="fr"))
            told = await apart(anna.get, "/me/notices")
            [way] = told["ways"]
            assert way["address"] == "", "where a browser is reached nobody is told"
            after = await apart(anna.post, "/me/notices/test", {"id": way["id"]})
            assert after["ways"][0]["tried"]["ok"]
            shown = await box.pushed()
            assert (shown["title"], shown["text"]) == (
                "Comptoir\u00a0: un essai",
                "Vos tours s’annonceront ainsi.",
            )
            box.statuses = [410]
            after = await apart(anna.post, "/me/notices/test", {"id": way["id"]})
            assert after["ways"] == [], "a browser that is gone is forgotten"

    asyncio.run(scene())


def test_ntfy_arrives(serve: Any, tmp_path: Path, come: Come) -> None:
    server: Server = serve(tmp_path, terms=SOON)

    async def scene() -> None:
        async with a_box() as box:
            anna = come(server)
            await apart(lambda: reached(anna, box, "ntfy", lang="de"))
            await apart(anna.post, "/me/notices/test", {"id": "ntfy"})
            headers, body = await box.posted()
            assert body.decode() == "So erfährst du, dass du am Zug bist."
            assert headers["Title"].startswith("=?utf-8?") and headers["Click"] == f"{SITE}/"

    asyncio.run(scene())


def mailing(box: Mailbox) -> dict[str, Any]:
    mail = {"mail.server": "127.0.0.1", "mail.port": box.port, "mail.security": "none"}
    return {**SOON, **mail, "mail.sender": "comptoir@example.org"}


def test_mail_arrives_once_its_address_is_confirmed_and_ends_with_one_click(
    serve: Any, tmp_path: Path, come: Come, url: str
) -> None:
    async def scene() -> None:
        async with a_mailbox() as box:
            server: Server = await apart(lambda: serve(tmp_path, terms={**mailing(box), "database": url}))
            anna, other = come(server), come(server)
            wanted = {"kind": "email", "address": "anna@example.org"}
            told = await apart(anna.post, "/me/notices/ways", wanted)
            assert [way["confirmed"] for way in told["ways"]] == [False]
            asks = await asyncio.wait_for(box.mails.get(), 20)
            assert "List-Unsubscribe" not in asks
            refused = await apart(anna.refused, "/me/notices/test", {"id": "email"})
            assert refused[1] == "not-confirmed"
            token = asks.get_content().partition("#confirm=")[2].split()[0]
            assert (await apart(other.refused, "/me/notices/confirm", {"token": token + "x"}))[
                1
            ] == "bad-ticket"
            await apart(other.post, "/me/notices/confirm", {"token": token})
            await apart(anna.post, "/me/notices/test", {"id": "email"})
            mail = await asyncio.wait_for(box.mails.get(), 20)
            assert (mail["Subject"], mail["To"]) == ("Comptoir: a test", "anna@example.org")
            assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            stop = urlsplit(str(mail["List-Unsubscribe"]).strip("<>"))
            assert f"{stop.scheme}://{stop.netloc}" == SITE
            form = {"Content-Type": "application/x-www-form-urlencoded"}
            answer = await apart(
                lambda: other.http.post(
                    f"/unsubscribe?{stop.query}", content="List-Unsubscribe=One-Click", headers=form
                )
            )
            assert answer.status_code == 200 and other.cookie is None
            assert [way["on"] for way in (await apart(anna.get, "/me/notices"))["ways"]] == [False]
            assert box.mails.empty()

    asyncio.run(scene())


def test_a_test_says_what_happened_and_when_it_is_tried_again(serve: Any, tmp_path: Path, come: Come) -> None:
    server: Server = serve(tmp_path, terms=SOON)

    async def scene() -> None:
        anna = come(server)
        async with a_box() as box:
            await apart(lambda: reached(anna, box))
            box.statuses = [503, 404, 302]
            for detail, again in (("503 no room", True), ("404 no room", False), ("302", False)):
                [way] = (await apart(anna.post, "/me/notices/test", {"id": "webhook"}))["ways"]
                tried = way["tried"]
                assert (tried["ok"], tried["code"], tried["detail"]) == (False, "refused", detail)
                assert bool(tried["next"]) is again, "what would fail again is not tried again"
        [way] = (await apart(anna.post, "/me/notices/test", {"id": "webhook"}))["ways"]
        assert (way["tried"]["code"], bool(way["tried"]["next"])) == ("unreachable", True)

    asyncio.run(scene())


def test_no_notice_reaches_a_private_address_unless_the_host_allows_it(
    serve: Any, tmp_path: Path, come: Come
) -> None:
    server: Server = serve(tmp_path)

    async def scene() -> None:
        async with a_box() as box:
            anna = come(server)
            port = urlsplit(box.address).port
            for host in ("127.0.0.1", "localhost", "0x7f.1", "2130706433", "[::ffff:127.0.0.1]", "[::1]"):
                wanted = {"kind": "webhook", "address": f"http://{host}:{port}/hook"}
                await apart(anna.post, "/me/notices/ways", wanted)
                [way] = (await apart(anna.post, "/me/notices/test", {"id": "webhook"}))["ways"]
                assert not way["tried"]["ok"] and way["tried"]["code"] in ("private", "unreachable"), host
            assert box.posts.empty()

    asyncio.run(scene())


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0"),
        *(
            "224.0.0.1",
            "255.255.255.255",
            "::1",
            "::",
            "fe80::1%eth0",
            "fc00::1",
            "ff02::1",
            "::ffff:10.0.0.1",
        ),
        *("2002:7f00:1::", "64:ff9b::7f00:1", "64:ff9b:1::1", "fec0::1", "::127.0.0.1", "::ffff:0:7f00:1"),
    ],
)
def test_private_addresses_are_known_in_every_spelling(address: str) -> None:
    assert not outward.is_open(address)
    assert outward.is_open("93.184.215.14") and outward.is_open("2606:4700::1111")


def test_what_is_no_address_is_refused(anna: Guest) -> None:
    nowhere = ("https://", "https:///x", "https://a.org:99999/x", "https://a.org:0", "https://[::1")
    for address in ("ftp://example.org", "example.org", "https://a b", "javascript:alert(1)", *nowhere):
        wanted = {"kind": "webhook", "address": address}
        assert anna.refused("/me/notices/ways", wanted) == (400, "bad-web-address", "address")
    for address in ("anna", "a@b@c", "a@b\r\nBcc: c@d", "<a@b>"):
        refused = anna.refused("/me/notices/ways", {"kind": "email", "address": address})
        assert refused == (400, "bad-mailbox", "address")
    assert anna.refused("/me/notices/ways", {"kind": "email", "address": "a@b.org"})[1] == "no-mail"
    assert anna.refused("/me/notices/ways", {"kind": "push", "address": "https://a.org"})[1] == "bad-push"
    assert anna.refused("/me/notices/wants", {"waits": {"weather": {"push": 0}}})[1] == "bad-waits"
    assert anna.refused("/me/notices/test", {"id": "email"}) == (404, "unknown-way", "id")
    assert anna.get("/me/notices")["ways"] == []


def test_a_table_can_be_hushed(anna: Guest) -> None:
    table = anna.lays(ME, hot("Oma"))
    assert anna.post(f"/tables/{table}/notices", {"hushed": True})["hushed"] == [table]
    assert anna.post(f"/tables/{table}/notices", {"hushed": False})["hushed"] == []


# In a house of one's own, by hand


def in_post(tmp_path: Path, act: Callable[[House, str, Box], Awaitable[None]]) -> None:
    """A house with one person who is reached by a webhook, and its receiver."""

    async def within() -> None:
        settings = Settings(site=SITE, notices=Noticing(private=True))
        house = House(SqliteDatabase(tmp_path / "comptoir.sqlite"), b"k" * 32, None, settings=settings)
        async with a_box() as box:
            try:
                person = await house.people.make()
                await house.store.write(Way(person, "webhook", "webhook", box.address, now()))
                await act(house, person, box)
            finally:
                await house.close()

    asyncio.run(within())


def test_two_servers_send_a_notice_once(tmp_path: Path) -> None:
    async def act(house: House, person: str, box: Box) -> None:
        other = House(SqliteDatabase(tmp_path / "comptoir.sqlite"), b"k" * 32, None, settings=house.settings)
        await house.store.write(Letter(person, "webhook", "", "test", 1, now(), now()))
        due = await house.people.register.letters_due(now(), 10)
        claims = [await post.postman._claimed(due[0]) for post in (house, other)]
        assert claims == [True, False]
        await house.postman.deliver((await house.people.register.ways(person))[0], due, {})
        await asyncio.gather(house.postman.round(), other.postman.round())
        assert box.posts.qsize() == 1 and await house.people.register.letters_waiting() == 0
        await other.close()

    in_post(tmp_path, act)


def test_what_fails_is_tried_again_later_and_then_given_up(tmp_path: Path) -> None:
    async def act(house: House, person: str, box: Box) -> None:
        box.statuses = [500] * 9
        await house.store.write(Letter(person, "webhook", "", "test", 1, now(), now()))
        waits: list[float] = []
        for _ in range(7):
            later = now(timedelta(days=-30))
            for letter in await house.people.register.letters_due(later, 10):
                [way] = await house.people.register.ways(person)
                tried = await house.postman.deliver(way, [letter], {})
                if tried.next:
                    waits.append(round(_seconds(tried.next) - _seconds(tried.at)))
        assert waits == [60, 300, 900, 3600, 21600, 86400]
        assert await house.people.register.letters_waiting() == 0

    in_post(tmp_path, act)


def _seconds(at: str) -> float:
    return datetime.fromisoformat(at).timestamp()


def test_in_quiet_hours_nothing_comes_and_afterwards_it_does(tmp_path: Path) -> None:
    async def act(house: House, person: str, box: Box) -> None:
        minute = datetime.now(UTC).hour * 60 + datetime.now(UTC).minute
        habits = Remembered("UTC", Quiet((minute - 60) % 1440, (minute + 120) % 1440))
        await house.habits.keep(person, habits)
        table = await a_table(house, person)
        await house.store.write(Letter(person, "webhook", table, "over", 1, now(), now()))
        await house.postman.round()
        assert box.posts.empty()
        [letter] = await house.people.register.letters_due(now(timedelta(hours=-3)), 10)
        assert 3600 < _seconds(letter.due) - _seconds(now()) <= 7200 and letter.tries == 0
        await house.habits.keep(person, Remembered())
        await house.store.write(
            EndWay(person, "none"), Letter(person, "webhook", table, "sat", 1, now(), now())
        )
        await house.postman.round()
        assert box.posts.qsize() == 1

    in_post(tmp_path, act)


async def a_table(house: House, person: str) -> str:
    wanted = requests.NewTable("heller", [requests.Me(), requests.Open()])
    return (await make(house, person, wanted, "")).table.id


def test_several_things_are_one_notice_and_what_is_not_true_any_more_is_none(tmp_path: Path) -> None:
    async def act(house: House, person: str, box: Box) -> None:
        tables = [await a_table(house, person) for _ in range(3)]
        letters = [Letter(person, "webhook", table, "sat", 1, now(), now()) for table in tables]
        turn = Letter(person, "webhook", tables[0], "turn", 1, now(), now())
        await house.store.write(*letters, *letters, turn)
        await house.postman.round()
        _, body = await box.posted()
        said = json.loads(body)
        assert said["title"] == "3 notices from Comptoir" and box.posts.empty()
        assert [each["steps"] for each in said["notices"]] == [2, 2, 2], "what happened twice is said once"
        assert await house.people.register.letters_waiting() == 0

    in_post(tmp_path, act)


def test_whoever_wants_to_hear_later_or_never_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notices, "GATHER", 0)

    async def act(house: House, person: str, _: Box) -> None:
        await house.store.write(Wants(person, {"turn": {"webhook": 60}, "over": {"webhook": -1}}, ["hushed"]))
        house.notices.doubt([person])
        [later] = await house.notices.to(person, "turn", "table")
        assert isinstance(later, Letter) and 3500 < _seconds(later.due) - _seconds(now()) <= 3600
        assert await house.notices.to(person, "over", "table") == []
        assert await house.notices.to(person, "turn", "hushed") == []

    in_post(tmp_path, act)


def offered(kind: str, **facts: int) -> Happened:
    """An event by which a seat is offered something."""
    return Happened(News0(kind), [], facts, {})


def test_an_offer_concerns_who_it_is_made_to(tmp_path: Path) -> None:
    async def act(house: House, person: str, _: Box) -> None:
        table = (await house.rooms.open(await a_table(house, person))).table
        to_me = [offered("offer-made", seat=1, other=0), offered("offer-made", seat=0, other=1)]
        assert list(arising(table, table, to_me)) == [(person, "offer")]
        others = [offered("offer-made", seat=1), offered("offer-declined", seat=1, other=0)]
        assert list(arising(table, table, others)) == []

    in_post(tmp_path, act)
