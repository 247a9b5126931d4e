"""What is kept of people beside their names, and of deals they share, in the SQL of SQLite and PostgreSQL alike."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from comptoir.server.changes import DropTry, ForgetHomes, KeepDeal, KeepTry, OfDeals
from comptoir.server.letters import (
    ClaimLetter,
    DropLetter,
    EndWay,
    Letter,
    OfLetters,
    PutOff,
    SentLetter,
    TriedWay,
    Wants,
    Way,
)
from comptoir.server.personal import (
    Account,
    Bidden,
    Complaint,
    CountPasskey,
    EndComplaint,
    EndLogin,
    EndPasskey,
    EndShunning,
    EndTickets,
    Login,
    OfEntering,
    OfMeeting,
    OfMembers,
    Passkey,
    Shunned,
    TakeAlong,
    TakeTicket,
    Ticket,
)

Said = tuple[str, tuple[Any, ...]]
"""A statement, and its values."""

COLUMNS: Final = {
    "accounts": "person, login, password, at",
    "logins": "person, id, device, way, at",
    "passkeys": "person, id, key, signs, device, at",
    "tickets": "id, purpose, person, until, data",
    "shunned": "person, other, how, at",
    "complaints": "n, at, person, who, table_id, text",
    "bidden": "table_id, person, asked_by, at, seen",
    "ways": "person, id, data, login",
    "wanted": "person, data",
    "outbox": "person, way, table_id, kind, steps, at, due, tries, claim",
}
NUMBERED: Final = ("complaints",)

ACCOUNT: Final = f"SELECT {COLUMNS['accounts']} FROM accounts WHERE person = ?"
ACCOUNT_NAMED: Final = f"SELECT {COLUMNS['accounts']} FROM accounts WHERE login = ?"
LOGINS: Final = f"SELECT {COLUMNS['logins']} FROM logins WHERE person = ? ORDER BY at"
PASSKEYS: Final = f"SELECT {COLUMNS['passkeys']} FROM passkeys WHERE person = ? ORDER BY at"
PASSKEY: Final = f"SELECT {COLUMNS['passkeys']} FROM passkeys WHERE id = ?"
TICKET: Final = f"""SELECT {COLUMNS["tickets"]}, '' FROM tickets
    WHERE id = ? AND until > ? AND purpose != 'used'"""
SHUNNED: Final = f"SELECT {COLUMNS['shunned']} FROM shunned WHERE person = ? ORDER BY at"
COMPLAINTS: Final = f"SELECT {COLUMNS['complaints']} FROM complaints ORDER BY n DESC LIMIT ?"
COMPLAINTS_BY: Final = f"SELECT {COLUMNS['complaints']} FROM complaints WHERE person = ? ORDER BY n"
BIDDEN: Final = "SELECT person FROM bidden WHERE table_id = ?"
BIDDINGS: Final = f"SELECT {COLUMNS['bidden']} FROM bidden WHERE person = ? ORDER BY at DESC LIMIT ?"
WAYS: Final = "SELECT data FROM ways WHERE person = ? ORDER BY id"
WANTED_BY: Final = "SELECT data FROM wanted WHERE person = ?"
# What was claimed and not seen to in time is claimed again; a claim begins with when it ends.
LETTERS_DUE: Final = f"""SELECT {COLUMNS["outbox"]} FROM outbox WHERE due <= ? AND claim < ?
    ORDER BY due LIMIT ?"""
LETTERS_WAITING: Final = "SELECT count(*) FROM outbox"
THIS_LETTER: Final = "person = ? AND way = ? AND table_id = ? AND kind = ?"
CLAIM_OF: Final = f"SELECT claim FROM outbox WHERE {THIS_LETTER}"
LEFT: Final = {
    "said": (
        ("table", "at", "text"),
        "SELECT table_id, at, text FROM chat WHERE person = ? ORDER BY at, table_id, n",
    ),
    "notes": (("table", "text"), "SELECT table_id, text FROM memos WHERE person = ? ORDER BY table_id"),
    "clubs": (
        ("id", "name", "since"),
        "SELECT club, name, since FROM members JOIN clubs ON id = club WHERE person = ? ORDER BY since",
    ),
    "deals": (
        ("deal", "table", "counts"),
        "SELECT deal, table_id, counts FROM tries WHERE person = ? ORDER BY deal",
    ),
}
"""What somebody has said and noted, where they belong, what they have tried: the fields, and what asks for them."""
UNFINISHED: Final = "SELECT $data, revision FROM tournaments WHERE status IN ('open', 'running')"
GUEST: Final = "SELECT name, created FROM people WHERE id = ?"

# A name that is another's already breaks the rule that each is there once, and nothing is kept.
KEEP_ACCOUNT: Final = """INSERT INTO accounts VALUES (?, ?, ?, ?) ON CONFLICT (person) DO UPDATE
    SET login = excluded.login, password = excluded.password"""
TAKEN_ALONG: Final = {
    "tries": "deal",
    "memos": "table_id",
    "played": "table_id",
    "members": "club",
    "kept_out": "club",
}
"""What a guest has that may become somebody's, and by what each of it is there once for a person."""
LOOKED_AT: Final = """UPDATE sitting SET seen = (SELECT theirs.seen FROM sitting AS theirs
    WHERE theirs.person = ? AND theirs.table_id = sitting.table_id)
    WHERE person = ? AND seen = 0 AND table_id IN (SELECT table_id FROM sitting WHERE person = ?)"""
KEEP_SHUNNED: Final = """INSERT INTO shunned VALUES (?, ?, ?, ?) ON CONFLICT (person, other) DO UPDATE
    SET how = excluded.how, at = excluded.at"""
KEEP_COMPLAINT: Final = "INSERT INTO complaints (at, person, who, table_id, text) VALUES (?, ?, ?, ?, ?)"
KEEP_BIDDEN: Final = "INSERT INTO bidden VALUES (?, ?, ?, ?, 0) ON CONFLICT DO NOTHING"
# One that is used already has no other use, and none is without.
TAKE_TICKET: Final = "UPDATE tickets SET purpose = CASE WHEN purpose != 'used' THEN 'used' END WHERE id = ?"
# A device that has signed oftener than it says is a copy.
COUNT_PASSKEY: Final = """UPDATE passkeys SET signs = CASE WHEN signs < ? OR ? = 0 THEN CAST(? AS INTEGER) END
    WHERE id = ?"""


def persons_will(change: OfMembers) -> Iterator[Said]:
    """What carries a change out."""
    return entering(change) if isinstance(change, OfEntering) else meeting(change)


def entering(change: OfEntering) -> Iterator[Said]:
    match change:
        case Account(person, login, password, at):
            yield KEEP_ACCOUNT, (person, login, password, at)
        case Login(person, id, device, way, at):
            yield "INSERT INTO logins VALUES (?, ?, ?, ?, ?)", (person, id, device, way, at)
        case EndLogin(person, id):
            yield "DELETE FROM logins WHERE person = ? AND id = ?", (person, id)
            yield OF_LOGIN, (person, person, id)
            yield "DELETE FROM ways WHERE person = ? AND login = ?", (person, id)
        case TakeAlong(person, guest, outcomes):
            yield from taken_along(person, guest, outcomes)
        case Passkey(person, id, key, signs, device, at):
            yield "INSERT INTO passkeys VALUES (?, ?, ?, ?, ?, ?)", (person, id, key, signs, device, at)
        case CountPasskey(id, signs):
            yield COUNT_PASSKEY, (signs, signs, signs, id)
        case EndPasskey(person, id):
            yield "DELETE FROM passkeys WHERE person = ? AND id = ?", (person, id)
        case Ticket(id, purpose, person, until, data, begun):
            # Those of a day ago are of no more use.
            yield "DELETE FROM tickets WHERE until < ?", (begun,)
            yield "INSERT INTO tickets VALUES (?, ?, ?, ?, ?)", (id, purpose, person, until, data)
        case TakeTicket(id):
            yield TAKE_TICKET, (id,)
        case EndTickets(person):
            yield "DELETE FROM tickets WHERE person = ?", (person,)


def taken_along(person: str, guest: str, outcomes: list[tuple[str, str]]) -> Iterator[Said]:
    yield LOOKED_AT, (guest, person, guest)
    for table, key in TAKEN_ALONG.items():
        theirs = f"SELECT {key} FROM {table} WHERE person = ?"
        yield (
            f"UPDATE {table} SET person = ? WHERE person = ? AND {key} NOT IN ({theirs})",
            (person, guest, person),
        )
    yield "UPDATE deals SET owner = ? WHERE owner = ?", (person, guest)
    for table, data in outcomes:
        yield "UPDATE outcomes SET data = ? WHERE table_id = ?", (data, table)


def meeting(change: OfMeeting) -> Iterator[Said]:
    match change:
        case Shunned(person, other, how, at):
            yield KEEP_SHUNNED, (person, other, how, at)
        case EndShunning(person, other):
            yield "DELETE FROM shunned WHERE person = ? AND other = ?", (person, other)
        case Complaint(_, at, person, who, table, text):
            yield KEEP_COMPLAINT, (at, person, who, table, text)
        case EndComplaint(n):
            yield "DELETE FROM complaints WHERE n = ?", (n,)
        case Bidden(table, person, by, at):
            yield KEEP_BIDDEN, (table, person, by, at)


KEEP_WAY: Final = """INSERT INTO ways (person, id, data, login) VALUES (?, ?, ?, ?)
    ON CONFLICT (person, id) DO UPDATE SET data = excluded.data, login = excluded.login"""
OF_LOGIN: Final = """DELETE FROM outbox WHERE person = ? AND way IN (
    SELECT id FROM ways WHERE person = ? AND login = ?)"""
KEEP_WANTS: Final = """INSERT INTO wanted VALUES (?, ?)
    ON CONFLICT (person) DO UPDATE SET data = excluded.data"""
KEEP_LETTER: Final = """INSERT INTO outbox VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (person, way, table_id, kind) DO UPDATE SET steps = outbox.steps + 1"""
DROP_LETTER: Final = "DELETE FROM outbox WHERE person = ? AND table_id = ? AND kind = ? AND claim = ''"
# One that another has claimed meanwhile has no claim left for us, and none is without.
CLAIM_LETTER: Final = f"UPDATE outbox SET claim = CASE WHEN claim = ? THEN ? END WHERE {THIS_LETTER}"
SENT: Final = f"DELETE FROM outbox WHERE {THIS_LETTER} AND steps = ?"
SENT_IN_PART: Final = f"""UPDATE outbox SET claim = '', tries = 0, steps = steps - ?
    WHERE {THIS_LETTER} AND steps > ?"""
PUT_OFF: Final = f"UPDATE outbox SET due = ?, tries = ?, claim = '' WHERE {THIS_LETTER}"


def posting(change: OfLetters) -> Iterator[Said]:
    """What carries a change of ways, wishes and letters out."""
    match change:
        case Way(person, id):
            if change.kind == "push":  # whoever is at this browser now hears there, and nobody who was before
                for table, way in (("outbox", "way"), ("ways", "id")):
                    yield f"DELETE FROM {table} WHERE {way} = ? AND person != ?", (id, person)
            yield KEEP_WAY, (person, id, msgspec.json.encode(change).decode(), change.login)
        case TriedWay(way):
            data = msgspec.json.encode(way).decode()
            yield "UPDATE ways SET data = ? WHERE person = ? AND id = ?", (data, way.person, way.id)
        case EndWay(person, id):
            yield "DELETE FROM ways WHERE person = ? AND id = ?", (person, id)
            yield "DELETE FROM outbox WHERE person = ? AND way = ?", (person, id)
        case Wants():
            yield KEEP_WANTS, (change.person, msgspec.json.encode(change).decode())
        case Letter():
            yield KEEP_LETTER, msgspec.structs.astuple(change)
        case DropLetter(person, table, kind):
            yield DROP_LETTER, (person, table, kind)
        case ClaimLetter(letter, claim):
            yield CLAIM_LETTER, (letter.claim, claim, *_this(letter))
        case SentLetter(letter):
            yield SENT, (*_this(letter), letter.steps)
            yield SENT_IN_PART, (letter.steps, *_this(letter), letter.steps)
        case PutOff(letter, due, tries):
            yield PUT_OFF, (due, tries, *_this(letter))


def _this(letter: Letter) -> tuple[str, str, str, str]:
    return letter.person, letter.way, letter.table, letter.kind


OF_PERSON: Final = (
    "accounts",
    "logins",
    "passkeys",
    "tickets",
    "shunned",
    "complaints",
    "bidden",
    "ways",
    "wanted",
    "outbox",
)
"""What there is of a person, all of which goes with them."""


def forgotten(person: str) -> Iterator[Said]:
    """Nothing is left of somebody who leaves, nor what others have said of them."""
    for table in OF_PERSON:
        yield f"DELETE FROM {table} WHERE person = ?", (person,)
    yield "DELETE FROM shunned WHERE other = ?", (person,)
    yield "DELETE FROM complaints WHERE who = ?", (person,)


def dropped(table: str) -> Iterator[Said]:
    """Nothing is left of a table that is forgotten."""
    yield "DELETE FROM bidden WHERE table_id = ?", (table,)
    yield "DELETE FROM outbox WHERE table_id = ?", (table,)


FORGET_HOMES: Final = "UPDATE tries SET home = '' WHERE deal LIKE ? AND deal NOT IN (?, ?)"


def dealing(change: OfDeals) -> Said:
    """A second try, at whichever table, breaks the key: nothing of it is kept."""
    match change:
        case KeepDeal(deal, owner, data):
            return "INSERT INTO deals VALUES (?, ?, ?) ON CONFLICT DO NOTHING", (deal, owner, data)
        case KeepTry(deal, person, table, home, counts):
            return "INSERT INTO tries VALUES (?, ?, ?, ?, ?)", (deal, person, table, home, int(counts))
        case ForgetHomes(game, today, yesterday):
            return FORGET_HOMES, (f"{game}-%", today, yesterday)
        case DropTry(deal, person):
            return "DELETE FROM tries WHERE deal = ? AND person = ?", (deal, person)
