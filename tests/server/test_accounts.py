"""Accounts: a guest keeps what they have, is known in several browsers, ends that again, and leaves."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest

from comptoir.server import accounts, passwords
from comptoir.server.accounts import Accounts
from comptoir.server.errors import TooMuch
from comptoir.server.house import House
from comptoir.server.people import Visitor
from tests.server.clients import ME, OPEN, Guest, Server, hot
from tests.server.test_bots import in_house

Come = Callable[..., Guest]
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


def named(guest: Guest, name: str, password: str = "correct horse") -> Any:
    return guest.post("/me/account", {"name": name, "password": password})


def logs_in(guest: Guest, name: str, password: str = "correct horse", **more: Any) -> Any:
    return guest.post("/me/login", {"name": name, "password": password, **more})


def goes_on(guest: Guest, other: Guest) -> Any:
    """Take the seat of a guest along to another browser, by the link."""
    address = guest.post("/me/handover")["address"]
    return other.post("/me/handover/take", {"token": address.partition("#go=")[2]})


def test_a_guest_keeps_seats_and_name_and_finds_them_in_another_browser(
    serve: Any, tmp_path: Path, come: Come, url: str
) -> None:
    server = serve(tmp_path, database=url)
    anna, phone = come(server), come(server)
    table = anna.lays(ME, hot("Oma"))
    before = anna.cookie
    told = named(anna, "Anna")
    assert (told["name"], told["account"], told["playing"]) == ("Anna", True, 1)
    assert anna.cookie != before
    assert come(server, before).get("/hello")["me"] is None, "the guest's cookie has ended with the guest"
    assert logs_in(phone, "  aNNa ")["name"] == "Anna", "however it is spelled"
    assert [each["id"] for each in phone.get("/tables", list="mine")["tables"]] == [table]
    assert phone.looks(table).state["seat"] == 0
    server.stop()
    again = come(serve(tmp_path, database=url), phone.cookie)
    assert again.get("/me")["name"] == "Anna"


def test_a_cookie_of_before_accounts_stays_good(anna: Guest) -> None:
    anna.post("/me", {"name": "Anna"})
    assert anna.cookie is not None and anna.cookie.count(".") == 1
    assert anna.get("/me")["logins"] == []
    assert anna.get("/hello")["me"] == {"name": "Anna"}


def test_a_name_is_one_persons_however_it_is_written(anna: Guest, ben: Guest) -> None:
    named(anna, "Solveig")
    for name in ("Solveig", "SOLVEIG", "So1veig"):
        refused = ben.refused("/me/account", {"name": name, "password": "correct horse"})
        assert refused == (409, "account-name-taken", "name")
    assert anna.refused("/me/account", {"name": "Other", "password": "correct horse"})[1] == "account-there"
    named(ben, "Sunniva")
    assert ben.refused("/me", {"name": "solveig"}) == (409, "account-name-taken", "name")
    assert ben.get("/me")["name"] == "Sunniva"


@pytest.mark.parametrize(
    ("password", "code"),
    [("short", "bad-password"), ("x" * 201, "bad-field"), ("Annabella", "password-is-name")],
)
def test_a_password_that_will_not_do_changes_nothing(anna: Guest, password: str, code: str) -> None:
    refused = anna.refused("/me/account", {"name": "Annabella", "password": password})
    assert refused == (400, code, "password")
    assert not anna.get("/me")["account"]


def test_an_unknown_name_and_a_wrong_password_are_answered_alike(anna: Guest, ben: Guest) -> None:
    named(anna, "Ragnhild")
    unknown = ben.http.post("/me/login", json={"name": "Nobody here", "password": "correct horse"})
    wrong = ben.http.post("/me/login", json={"name": "Ragnhild", "password": "wrong horse"})
    assert unknown.status_code == wrong.status_code == 403
    assert unknown.content == wrong.content
    assert ben.cookie is None, "who fails to log in is not even a guest"


def test_both_take_the_same_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The work is done whether there is an account or not: as many hashes, of the same strength."""
    compared: list[str] = []
    fits = passwords.Passwords._fits

    def heard(self: passwords.Passwords, kept: str, password: str) -> bool:
        compared.append(kept.rpartition("$")[0].rpartition("$")[0])
        return fits(self, kept, password)

    monkeypatch.setattr(passwords, "PROFILE", "CHEAPEST")
    monkeypatch.setattr(passwords.Passwords, "_fits", heard)

    async def act(house: House, person: str) -> None:
        people = Accounts(house)
        await people.make(Visitor(person, ""), "Anna", "correct horse", "")
        for name in ("Anna", "Nobody"):
            with pytest.raises(Exception, match="belong together"):
                await people.enter(name, "wrong horse", "", "10.0.0.1")

    in_house(tmp_path, act)
    assert len(compared) == 2 and compared[0] == compared[1]
    assert compared[0].startswith("$argon2id$")


def test_a_real_password_is_kept_so_that_guessing_is_dear(tmp_path: Path) -> None:
    async def act(house: House, person: str) -> str:
        await Accounts(house).make(Visitor(person, ""), "Anna", "correct horse", "")
        account = await house.people.register.account(person)
        assert account is not None
        return account.password

    kept = in_house(tmp_path, act)
    assert kept.startswith("$argon2id$v=19$m=65536,t=3,p=4$")


def test_guessing_is_soon_over(serve: Any, tmp_path: Path, come: Come) -> None:
    server = serve(tmp_path, terms={"limits.log_ins": "0, 3", "limits.log_ins_address": "0, 6"})
    anna, thief = come(server), come(server)
    named(anna, "Anna")
    guess = {"name": "Anna", "password": "wrong horse"}
    codes = [thief.refused("/me/login", guess)[1] for _ in range(4)]
    assert codes == ["bad-login"] * 3 + ["too-many-log-ins"]
    assert come(server).refused("/me/login", guess)[1] == "too-many-log-ins", "from wherever it is tried"
    others = [thief.refused("/me/login", {**guess, "name": f"Name {n}"})[1] for n in range(4)]
    assert others[-1] == "too-many-log-ins", "one address has so many tries, whatever the name"
    assert anna.get("/me")["account"], "who is in stays in"


def test_the_seat_goes_along_by_a_link_that_is_good_once(anna: Guest, ben: Guest, clara: Guest) -> None:
    anna.http.headers["User-Agent"] = FIREFOX
    table = anna.lays(ME, hot("Oma"))
    handed = anna.post("/me/handover")
    address, token = handed["address"], handed["address"].partition("#go=")[2]
    assert address.startswith(f"{anna.address}/account#go=") and handed["seconds"] == 300
    drawn = unquote(handed["picture"])
    assert drawn.startswith("data:image/svg+xml") and "<path" in drawn
    told = ben.post("/me/handover/take", {"token": token})
    assert [each["way"] for each in told["logins"]] == ["first", "link"]
    assert [each["here"] for each in told["logins"]] == [False, True]
    assert told["logins"][0]["device"] == "Firefox/Linux"
    assert ben.looks(table).state["seat"] == 0
    assert anna.looks(table).state["seat"] == 0, "and here too"
    assert clara.refused("/me/handover/take", {"token": token}) == (403, "bad-ticket", "token")
    assert clara.refused("/me/handover/take", {"token": "made up"}) == (403, "bad-ticket", "token")


def test_a_link_is_good_for_five_minutes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(house: House, person: str) -> None:
        people = Accounts(house)
        monkeypatch.setattr(accounts, "HANDED_OVER", -accounts.HANDED_OVER)
        token, _ = await people.hand_over(Visitor(person, ""), "")
        with pytest.raises(Exception, match="too old"):
            await people.take_over(token, "", "10.0.0.1")

    in_house(tmp_path, act)


def test_a_log_in_that_is_ended_ends_at_once(anna: Guest, ben: Guest) -> None:
    table = anna.lays(ME, hot("Oma"))
    named(anna, "Ingeborg")
    told = logs_in(ben, "Ingeborg")
    chair = ben.looks(table)
    here = next(each["id"] for each in told["logins"] if each["here"])
    left = anna.post("/me/logins/end", {"id": here})
    assert [each["here"] for each in left["logins"]] == [True]
    assert chair.bye()["error"]["code"] == "logged-out"
    assert ben.get("/me")["name"] == ""
    assert anna.refused("/me/logins/end", {"id": here}) == (404, "unknown-login", "id")
    anna.post("/me/logout")
    assert anna.cookie is None
    assert anna.get("/me")["name"] == ""
    assert logs_in(anna, "Ingeborg")["playing"] == 1


def test_a_log_in_that_is_ended_at_one_server_is_ended_at_all(
    serve: Any, tmp_path: Path, come: Come, cluster: Any
) -> None:
    database = cluster.fresh()
    one, other = (serve(tmp_path / name, database=database) for name in "ab")
    anna = come(one)
    table = anna.lays(ME, hot("Oma"))
    named(anna, "Anna")
    phone = come(other)
    told = logs_in(phone, "Anna")
    chair = phone.looks(table)
    anna.post("/me/logins/end", {"id": next(each["id"] for each in told["logins"] if each["here"])})
    assert chair.bye()["error"]["code"] == "logged-out"


def test_a_guest_does_not_lock_themselves_out(anna: Guest, ben: Guest) -> None:
    anna.post("/me", {"name": "Anna"})
    assert anna.refused("/me/logout", {})[1] == "unknown-login"
    goes_on(anna, ben)
    ben.post("/me/logout")
    assert anna.refused("/me/logout", {})[1] == "guest-would-be-lost"
    assert anna.get("/hello")["me"] == {"name": "Anna"}


def test_another_password_ends_all_other_log_ins(anna: Guest, ben: Guest) -> None:
    named(anna, "Gudrun")
    logs_in(ben, "Gudrun")
    wrong = {"old": "wrong horse", "password": "battery staple"}
    assert anna.refused("/me/password", wrong) == (403, "wrong-password", "old")
    anna.post("/me/password", {**wrong, "old": "correct horse"})
    assert ben.get("/me")["name"] == ""
    assert ben.refused("/me/login", {"name": "Gudrun", "password": "correct horse"})[1] == "bad-login"
    assert logs_in(ben, "Gudrun", "battery staple")["name"] == "Gudrun"


def test_a_link_to_another_device_ends_with_the_log_in_and_with_the_password(
    anna: Guest, ben: Guest, clara: Guest
) -> None:
    """Or whoever is shown out comes back by a link they have made before."""
    named(anna, "Walburga")

    def comes_back_after(act: Callable[[str], Any]) -> Any:
        told = logs_in(ben, "Walburga")
        token = ben.post("/me/handover")["address"].partition("#go=")[2]
        act(next(each["id"] for each in told["logins"] if each["here"]))
        return clara.refused("/me/handover/take", {"token": token})

    for act in (
        lambda login: anna.post("/me/logins/end", {"id": login}),
        lambda _: anna.post("/me/password", {"old": "correct horse", "password": "battery staple"}),
    ):
        assert comes_back_after(act) == (403, "bad-ticket", "token")


def test_nobody_goes_by_the_name_of_an_account(anna: Guest, ben: Guest) -> None:
    """Nor by one that looks like it, wherever they sit."""
    named(anna, "Brunhild")
    before = ben.post("/me", {"name": "Ben"})
    for name in ("Brunhild", "brunhild", "Вrunhild"):
        assert ben.refused("/me", {"name": name}) == (409, "account-name-taken", "name")
    assert ben.get("/hello")["me"] == before


def test_who_comes_back_is_known_for_another_year(anna: Guest) -> None:
    assert "set-cookie" not in anna.http.get("/hello").headers, "nobody is made by looking"
    named(anna, "Kriemhild")
    before = anna.cookie
    told = anna.http.get("/hello").headers["set-cookie"]
    assert f"comptoir={before}" in told and f"Max-Age={365 * 24 * 3600}" in told and "HttpOnly" in told
    assert anna.cookie == before and anna.get("/me")["name"] == "Kriemhild"


def test_who_logs_in_where_they_were_a_guest_may_bring_those_games_along(anna: Guest, ben: Guest) -> None:
    named(anna, "Astrid")
    brought = ben.lays(ME, hot("Oma"))
    shared = anna.lays(ME, OPEN)
    ben.joins(shared)
    told = logs_in(ben, "Astrid", bring=True)
    assert told["playing"] == 2
    assert anna.looks(brought).state["seat"] == 0
    assert anna.table(shared)["seats"][1]["me"] is False, "nobody sits twice at a table"


def test_all_that_is_kept_of_me_is_a_file(anna: Guest) -> None:
    table = anna.lays(ME, hot("Oma"))
    chair = anna.looks(table)
    chair.asks(t="chat", text="Mine, said aloud")
    chair.say(t="memo", text="Mind the gap")
    chair.hear("memo")
    planned = "stall 1 A1"
    chair.asks(t="orders", seat=0, plan=[{"move": planned, "step": "nothing yet"}])
    anna.post("/daily/heller")
    named(anna, "Thyra")
    answer = anna.http.get("/me/export")
    assert 'filename="comptoir-me.json"' in answer.headers["content-disposition"]
    file = answer.json()
    assert file["me"]["name"] == "Thyra"
    assert file["notices"]["ways"] == [] and file["habits"]["zone"] == "UTC"
    assert (table, [0, 1]) in [(each["id"], each["mine"]) for each in file["tables"]]
    assert [(line["table"], line["text"]) for line in file["said"]] == [(table, "Mine, said aloud")]
    assert file["notes"] == [{"table": table, "text": "Mind the gap"}]
    assert [(each["table"], each["plan"][0]["move"]) for each in file["orders"]] == [(table, planned)]
    assert [each["deal"] for each in file["deals"]] == [f"heller-{file['made'][:10]}"]
    assert file["clubs"] == []
    assert "argon2" not in answer.text and "seed" not in json.dumps(file["tables"])


def test_who_deletes_themselves_leaves_their_games_and_nothing_else(
    serve: Any, tmp_path: Path, come: Come, url: str
) -> None:
    server: Server = serve(tmp_path, database=url)
    anna, ben = come(server), come(server)
    table = anna.lays(ME, OPEN)
    ben.joins(table)
    named(anna, "Anna the First")
    phone = come(server)
    logs_in(phone, "Anna the First")
    assert anna.refused("/me/delete", {"name": "anna"}) == (400, "not-your-name", "name")
    anna.post("/me/delete", {"name": "Anna the First"})
    assert anna.cookie is None
    assert phone.get("/me")["name"] == ""
    seats = ben.table(table)["seats"]
    assert [seat["kind"] for seat in seats] == ["bot", "person"]
    assert (
        phone.refused("/me/login", {"name": "Anna the First", "password": "correct horse"})[1] == "bad-login"
    )
    named(come(server), "Anna the First")
    server.stop()
    if not url:
        kept = (tmp_path / "comptoir.sqlite").read_bytes()
        assert b"correct horse" not in kept


def test_with_somebody_goes_all_they_have_said_and_nothing_that_others_have(
    serve: Any, tmp_path: Path, come: Come, url: str
) -> None:
    """From a seat they have left, looking on, under an earlier name; another guest of that name keeps theirs."""
    server: Server = serve(tmp_path, database=url)
    anna, ben, other = come(server), come(server), come(server)
    for guest in (anna, other):
        guest.post("/me", {"name": "Namesake"})
    table = ben.lays(ME, OPEN, public=True)
    anna.joins(table)
    seated = anna.looks(table)
    seated.asks(t="chat", text="said from a seat")
    anna.post(f"/tables/{table}/leave")
    seated.asks(t="chat", text="said looking on")
    other.looks(table).asks(t="chat", text="said by another")
    anna.post("/me", {"name": "Renamed"})
    seated.asks(t="chat", text="said under another name")
    said = {line["text"] for line in anna.get("/me/export")["said"]}
    assert said == {"said from a seat", "said looking on", "said under another name"}
    anna.post("/me/delete", {"name": "Renamed"})

    def heard() -> list[str]:
        chair = ben.looks(table)
        return [line["text"] for line in chair.hear("chat")["lines"]]

    assert heard() == ["said by another"]
    server.stop()
    server = serve(tmp_path, database=url)
    ben = come(server, ben.cookie)
    assert heard() == ["said by another"]


@pytest.mark.parametrize(
    ("agent", "device"),
    [
        (FIREFOX, "Firefox/Linux"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1", "Safari/iPhone"),
        ("Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36", "Chrome/Android"),
        ("curl/8", ""),
    ],
)
def test_of_what_a_browser_says_of_itself_two_words_are_kept(agent: str, device: str) -> None:
    assert accounts.device_of(agent) == device


def test_too_many_at_once_are_told_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords, "WAITING", 0)

    async def act(house: House, _: str) -> None:
        with pytest.raises(TooMuch):
            await house.passwords.hash("correct horse")

    in_house(tmp_path, act)
