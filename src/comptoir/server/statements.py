"""What is asked of the database and what changes it, in the SQL that SQLite and PostgreSQL share.

`?` stands for a value. `$data` is the column of that name as it lies on disk: what is no text there must show.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from typing import Any, Final

from comptoir.server import clerk, ledger, wire
from comptoir.server.changes import (
    Change,
    CountHour,
    DropLines,
    DropMember,
    DropOrders,
    DropPictures,
    DropTable,
    ForgetPerson,
    KeepAnswer,
    KeepChat,
    KeepClub,
    KeepGuest,
    KeepHabits,
    KeepMember,
    KeepMemo,
    KeepOrders,
    KeepOut,
    KeepOutcome,
    KeepPicture,
    KeepPromise,
    KeepSpan,
    KeepTable,
    KeepTournament,
    LetIn,
    Note,
    NoteSeen,
    OfClubs,
    OfDeals,
    OfGuests,
    OfHosts,
    OfOrders,
    OfPictures,
    OfReviews,
    OfTime,
    RemoveNote,
    RenameGuest,
    TakeInvitation,
    TakePromise,
    WantReview,
)
from comptoir.server.letters import OfLetters
from comptoir.server.personal import OfMembers
from comptoir.server.tables import Remark

Row = tuple[Any, ...]
Statement = tuple[str, Row]
Rows = Callable[[str], AsyncIterator[list[Row]]]
"""The rows of a table, some at a time."""
Fill = Callable[[str, list[Row]], Awaitable[None]]

ROW: Final = "id, $data"
NAME: Final = "SELECT name FROM people WHERE id = ?"
TABLE: Final = f"SELECT {ROW} FROM tables WHERE id = ?"
TABLES: Final = f"SELECT {ROW} FROM tables"
PLAYING: Final = f"SELECT {ROW} FROM tables WHERE status = 'playing'"
BEGUN: Final = f"SELECT {ROW} FROM tables WHERE status IN ('playing', 'over')"
TABLES_OF: Final = f"""SELECT {ROW} FROM sitting JOIN tables ON id = table_id
    WHERE person = ? AND status != 'closed' ORDER BY updated DESC LIMIT ?"""
CONCERNING: Final = f"""SELECT {ROW}, seen FROM sitting JOIN tables ON id = table_id
    WHERE person = ? AND (status = 'playing' OR (status = 'over' AND seen >= 0 AND updated > ?))
    ORDER BY updated DESC LIMIT ?"""
# Moves only: who has left or come back is no news of the game. Nobody needs to know how many more than a thousand.
MISSED: Final = """SELECT log.table_id, seen, seat, count(*) FROM (
    SELECT id, seen, updated FROM sitting JOIN tables ON id = table_id
    WHERE person = ? AND seen > 0 AND status IN ('playing', 'over') AND updated > ?
    ORDER BY updated DESC LIMIT ?) AS lately
    JOIN log ON log.table_id = id AND log.n > seen AND log.n <= seen + 1000
    WHERE kind IN ('move', 'late') GROUP BY log.table_id, seen, seat ORDER BY max(updated) DESC, seat"""
LOBBY: Final = f"""SELECT {ROW} FROM tables WHERE public = 1 AND status IN ('open', 'playing')
    ORDER BY status, updated DESC LIMIT ?"""
UNFINISHED: Final = "SELECT count(*) FROM tables WHERE owner = ? AND status IN ('open', 'playing')"
# Both kinds are named so that the index of the lobby serves: this is asked again and again.
OPEN_SINCE: Final = "SELECT id FROM tables WHERE public IN (0, 1) AND status = 'open' AND updated < ?"
ENTRIES: Final = "SELECT n, at, kind, seat, text FROM log WHERE table_id = ? AND n > ? ORDER BY n"
CHAT: Final = "SELECT n, at, seat, name, text, phrase, person FROM chat WHERE table_id = ? ORDER BY n"
SAID: Final = "SELECT version FROM said WHERE table_id = ? AND person = ? AND client = ?"
HOURS_AGO: Final = "SELECT at FROM hours WHERE n = (SELECT max(n) FROM hours) - ?"
LATEST: Final = "SELECT max(updated) FROM tables"
HABITS: Final = "SELECT $data FROM habits WHERE person = ?"
SPANS: Final = "SELECT since, wall, length FROM spans ORDER BY since"
CLOCKED: Final = "SELECT 1 FROM tables WHERE due IS NOT NULL LIMIT 1"
ROUNDS: Final = "SELECT 1 FROM tournaments WHERE status = 'running' LIMIT 1"
DUE_BEFORE: Final = "SELECT id FROM tables WHERE due IS NOT NULL AND due <= ? ORDER BY due LIMIT ?"
PROMISE: Final = "SELECT seed FROM promises WHERE person = ?"
SOME_TABLES: Final = f"SELECT {ROW} FROM tables WHERE status LIKE ? ORDER BY updated DESC LIMIT ?"
TABLES_BEFORE: Final = "SELECT id FROM tables WHERE status = ? AND updated < ? ORDER BY updated"
PEOPLE: Final = """SELECT id, name, created FROM people WHERE id = ? OR lower(name) LIKE lower(?) ESCAPE '\\'
    ORDER BY created DESC LIMIT ?"""
NOTES: Final = "SELECT who, what, at, why FROM notes ORDER BY who, what"
DEED: Final = "n, at, host, act, who, table_id, why"
DEEDS: Final = f"SELECT {DEED} FROM deeds WHERE n > ? ORDER BY n"
LAST_DEEDS: Final = f"SELECT {DEED} FROM deeds ORDER BY n DESC LIMIT ?"
REVIEW: Final = "SELECT status, $data FROM reviews WHERE table_id = ?"
WANTED: Final = "SELECT table_id FROM reviews WHERE status = 'wanted' ORDER BY at LIMIT ?"
PICTURE: Final = "SELECT data FROM pictures WHERE table_id = ?"
HAS_PICTURE: Final = "SELECT count(*) FROM pictures WHERE table_id = ?"
DEAL: Final = "SELECT $data FROM deals WHERE id = ?"
DEALS_OF: Final = "SELECT count(*) FROM deals WHERE owner = ?"
TRIED: Final = "SELECT table_id FROM tries WHERE deal = ? AND person = ?"
TRIED_FROM: Final = "SELECT count(*) FROM tries WHERE deal = ? AND home = ?"
PLAYED_OUT: Final = """SELECT count(*) FROM tries JOIN tables ON id = table_id
    WHERE deal = ? AND person = ? AND status = 'over'"""
# Those that count and are over come first: others, of which anybody may begin many, do not crowd them out.
AT_DEAL: Final = f"""SELECT {ROW} FROM tables WHERE id IN (SELECT table_id FROM tries WHERE deal = ?)
    ORDER BY id IN (SELECT table_id FROM tries WHERE deal = ? AND counts = 0), status != 'over', updated LIMIT ?"""
UNCOUNTED: Final = "SELECT table_id FROM tries WHERE deal = ? AND counts = 0"
OVER_OF: Final = """SELECT id FROM sitting JOIN tables ON id = table_id
    WHERE person = ? AND status = 'over' ORDER BY updated LIMIT ?"""
RATED_AFTER: Final = "SELECT n, table_id, game, $data FROM outcomes WHERE rated = 1 AND n > ? ORDER BY n"
OUTCOME: Final = "outcomes.table_id, game, at, rated, $data"
OUTCOMES_OF: Final = f"""SELECT {OUTCOME} FROM played JOIN outcomes ON outcomes.table_id = played.table_id
    WHERE person = ? ORDER BY n DESC LIMIT ?"""
LAST_OUTCOMES: Final = f"SELECT {OUTCOME} FROM outcomes ORDER BY n DESC LIMIT ?"
CLUB_OUTCOMES: Final = f"""SELECT {OUTCOME} FROM outcomes WHERE table_id IN (
    SELECT table_id FROM played JOIN members ON members.person = played.person WHERE club = ?)
    ORDER BY n DESC LIMIT ?"""
WITHOUT_OUTCOME: Final = f"""SELECT {ROW} FROM tables WHERE status = 'over'
    AND id NOT IN (SELECT table_id FROM outcomes) ORDER BY updated LIMIT ?"""
FACE: Final = "SELECT person FROM faces WHERE face = ?"
CLUB: Final = "SELECT id, name, owner, created FROM clubs WHERE id = ?"
CLUBS: Final = "SELECT id, name, owner, created FROM clubs ORDER BY created LIMIT ?"
KEPT_OUT: Final = "SELECT person, at FROM kept_out WHERE club = ? ORDER BY at"
MEMBERS: Final = "SELECT person, since FROM members WHERE club = ? ORDER BY since LIMIT ?"
CLUB_LOBBY: Final = f"""SELECT {ROW} FROM tables WHERE public = 1 AND status IN ('open', 'playing')
    AND owner IN (SELECT person FROM members WHERE club = ?) ORDER BY status, updated DESC LIMIT ?"""
TOURNAMENT: Final = "SELECT $data, revision FROM tournaments WHERE id = ?"
TOURNAMENTS: Final = "SELECT $data, revision FROM tournaments WHERE club = ? ORDER BY updated DESC LIMIT ?"
RUNNING: Final = "SELECT $data, revision FROM tournaments WHERE status = 'running' ORDER BY updated"
RUN_BY: Final = "SELECT count(*) FROM tournaments WHERE owner = ? AND status IN ('open', 'running')"
ORDERS: Final = "SELECT seat, $data FROM orders WHERE table_id = ?"
MEMO: Final = "SELECT text FROM memos WHERE table_id = ? AND person = ?"
ORDERS_OF: Final = "SELECT table_id, seat, $data FROM orders WHERE person = ? ORDER BY table_id, seat"
ORDERED_AT: Final = f"""SELECT {ROW} FROM tables WHERE id IN (SELECT table_id FROM orders WHERE person = ?)
    ORDER BY updated DESC LIMIT ?"""
ORDERED: Final = "SELECT DISTINCT table_id FROM orders"
KEPT: Final = "SELECT value FROM kept WHERE name = ?"
KEEP: Final = "INSERT INTO kept VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"

LOOKED: Final = "UPDATE sitting SET seen = ? WHERE person = ? AND table_id = ? AND seen < ?"
KEEP_HABITS: Final = (
    "INSERT INTO habits VALUES (?, ?) ON CONFLICT (person) DO UPDATE SET data = excluded.data"
)
KEEP_SPAN: Final = """INSERT INTO spans VALUES (?, ?, ?) ON CONFLICT (since) DO UPDATE
    SET length = CASE WHEN excluded.length > spans.length THEN excluded.length ELSE spans.length END"""
KEEP_PROMISE: Final = (
    "INSERT INTO promises VALUES (?, ?) ON CONFLICT (person) DO UPDATE SET seed = excluded.seed"
)

COLUMNS: Final = {
    "people": "id, name, created",
    "tables": "id, owner, public, status, updated, data, revision, alone, due",
    "sitting": "person, table_id, seen",
    "log": "table_id, n, at, kind, seat, text",
    "said": "table_id, person, client, version",
    "chat": "table_id, n, at, seat, name, text, phrase, person",
    "hours": "n, at",
    "promises": "person, seed",
    "habits": "person, data",
    "spans": "since, wall, length",
    "reviews": "table_id, status, at, data",
    "pictures": "table_id, person, at, data",
    "memos": "table_id, person, text",
    "orders": "table_id, seat, person, data, revision",
    "notes": "who, what, at, why",
    "deeds": DEED,
    "deals": "id, owner, data",
    "tries": "deal, person, table_id, home, counts",
    "outcomes": "n, table_id, game, at, rated, data",
    "played": "person, table_id",
    "faces": "face, person",
    "tournaments": "id, owner, club, status, updated, data, revision",
    "clubs": "id, name, owner, created",
    "members": "club, person, since",
    "kept_out": "club, person, at",
    **clerk.COLUMNS,
}
"""All that is copied from one database to another, but for what each keeps of itself."""
NUMBERED: Final = ("hours", "deeds", "outcomes", *clerk.NUMBERED)
"""Those whose rows are numbered by the database."""
ALL_OF: Final = {table: f"SELECT {columns} FROM {table}" for table, columns in COLUMNS.items()}
INTO: Final = {
    table: f"INSERT INTO {table} ({columns}) VALUES ({', '.join('?' * len(columns.split(', ')))})"
    for table, columns in COLUMNS.items()
}

KEEP_PICTURE: Final = """INSERT INTO pictures VALUES (?, ?, ?, ?) ON CONFLICT (table_id) DO UPDATE
    SET person = excluded.person, at = excluded.at, data = excluded.data"""
# Names stand in a picture: it goes with a name that stands in it.
UNPICTURED: Final = "DELETE FROM pictures WHERE table_id IN (SELECT table_id FROM sitting WHERE person = ?)"
ITS: Final = ["log", "said", "chat", "sitting", "reviews", "tries", "orders", "memos", "pictures"]
THEIRS: Final = ["said", "sitting", "promises", "habits", "members", "kept_out", "faces", "orders", "memos"]
"""What goes with a table, and with somebody who leaves, of what this module keeps."""
KEEP_NOTE: Final = """INSERT INTO notes VALUES (?, ?, ?, ?)
    ON CONFLICT (who, what) DO UPDATE SET at = excluded.at, why = excluded.why"""
# One that is used already has no other use, and none is without.
TAKE_INVITATION: Final = """UPDATE notes SET why = CASE WHEN why = '' THEN 'used' END
    WHERE who = ? AND what = 'invited'"""
KEEP_FACE: Final = "INSERT INTO faces VALUES (?, ?) ON CONFLICT DO NOTHING"
KEEP_OUTCOME: Final = """INSERT INTO outcomes (table_id, game, at, rated, data) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (table_id) DO NOTHING"""
# As with a table: one that somebody else has changed meanwhile has no revision to go on to.
KEEP_TOURNAMENT: Final = """INSERT INTO tournaments (id, owner, club, status, updated, data, revision)
    VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE
    SET owner = excluded.owner, status = excluded.status, updated = excluded.updated, data = excluded.data,
    revision = CASE WHEN tournaments.revision = excluded.revision - 1 THEN excluded.revision END"""
KEEP_DEED: Final = "INSERT INTO deeds (at, host, act, who, table_id, why) VALUES (?, ?, ?, ?, ?, ?)"

# A table that somebody else has changed meanwhile has no revision to go on to, and no table is without one.
SAVE: Final = """INSERT INTO tables (id, owner, public, status, updated, data, alone, due, revision)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE
    SET status = excluded.status, updated = excluded.updated, data = excluded.data, alone = excluded.alone,
    due = excluded.due, revision = CASE WHEN tables.revision = excluded.revision - 1 THEN excluded.revision END"""

# As with a table: who has not seen the last orders of a seat has none to put in their place.
KEEP_ORDERS: Final = """INSERT INTO orders VALUES (?, ?, ?, ?, ?) ON CONFLICT (table_id, seat) DO UPDATE
    SET person = excluded.person, data = excluded.data,
    revision = CASE WHEN orders.revision = excluded.revision - 1 THEN excluded.revision END"""


def carrying_out(change: Change, later: Callable[[str], str]) -> Iterator[Statement]:
    """What carries a change out; `later` stamps what is kept in the order in which it changed."""
    if isinstance(change, OfGuests):
        return guests_will(change, later)
    if isinstance(change, OfReviews):
        return iter([reviewing(change, later)])
    if isinstance(change, OfClubs):
        return clubs_will(change, later)
    if isinstance(change, OfTime):
        return timed(change, later)
    return unstamped(change)


def unstamped(
    change: OfHosts | OfLetters | OfMembers | OfDeals | OfOrders | OfPictures,
) -> Iterator[Statement]:
    """What carries out a change that has no place in an order."""
    if isinstance(change, OfHosts):
        return hosts_will(change)
    if isinstance(change, OfLetters):
        return clerk.posting(change)
    if isinstance(change, OfMembers):
        return clerk.persons_will(change)
    if isinstance(change, OfDeals):
        return iter([clerk.dealing(change)])
    if isinstance(change, OfPictures):
        return iter([picturing(change)])
    return orders_will(change)


def picturing(change: OfPictures) -> Statement:
    match change:
        case KeepPicture(table, person, at, data):
            return KEEP_PICTURE, (table, person, at, data)
        case DropPictures(person):
            return "DELETE FROM pictures WHERE person = ?", (person,)


def orders_will(change: OfOrders) -> Iterator[Statement]:
    """Nothing of the table is stamped anew: nobody else may see that something was ordered."""
    match change:
        case KeepOrders(table, seat, left, due):
            yield KEEP_ORDERS, (table, seat, left.person, wire.encode(left).decode(), left.revision)
            if due:
                yield "UPDATE tables SET alone = 1 WHERE id = ?", (table,)
        case KeepMemo(table, person, text):
            yield "DELETE FROM memos WHERE table_id = ? AND person = ?", (table, person)
            if text:
                yield "INSERT INTO memos VALUES (?, ?, ?)", (table, person, text)
        case DropOrders(table):
            yield "DELETE FROM orders WHERE table_id = ?", (table,)


def guests_will(change: OfGuests, later: Callable[[str], str]) -> Iterator[Statement]:
    match change:
        case KeepTable(table, entries, seated):
            kept = (table.id, table.owner, int(table.public), table.status, later(table.updated))
            goes_on = int(table.goes_on_alone), table.due
            yield SAVE, (*kept, wire.encode(table).decode(), *goes_on, table.revision)
            for entry in entries:
                row = (table.id, entry.n, entry.at, entry.kind, entry.seat, entry.text)
                yield "INSERT INTO log VALUES (?, ?, ?, ?, ?, ?)", row
            for person in sorted(table.sitters()) if seated else ():
                yield "INSERT INTO sitting VALUES (?, ?, 0) ON CONFLICT DO NOTHING", (person, table.id)
        case NoteSeen(person, table, version):
            yield LOOKED, (version, person, table, version)
            yield "UPDATE bidden SET seen = 1 WHERE table_id = ? AND person = ?", (table, person)
        case KeepAnswer(name, person, client, version):
            yield "INSERT INTO said VALUES (?, ?, ?, ?)", (name, person, client, version)
        case KeepChat(name, Remark(line, person), most):
            spoken = (name, line.n, line.at, line.seat, line.name, line.text, line.phrase, person)
            yield "INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?, ?, ?)", spoken
            yield "DELETE FROM chat WHERE table_id = ? AND n <= ?", (name, line.n - most)
        case KeepGuest(person, name, at):
            yield "INSERT INTO people VALUES (?, ?, ?)", (person, name, at)
        case RenameGuest(person, name):
            yield "UPDATE people SET name = ? WHERE id = ?", (name, person)
            yield UNPICTURED, (person,)
        case KeepHabits(person, habits):
            yield KEEP_HABITS, (person, wire.encode(habits).decode())
        case KeepPromise(person, seed):
            yield KEEP_PROMISE, (person, seed)
        case TakePromise(person, seed):
            # A seed that was taken already, or another one, leaves nothing, and nothing cannot be kept.
            taken = "UPDATE promises SET seed = CASE WHEN seed = ? THEN '' END WHERE person = ?"
            yield taken, (seed, person)


def timed(change: OfTime, later: Callable[[str], str]) -> Iterator[Statement]:
    match change:
        case KeepSpan(since, wall, length):
            yield KEEP_SPAN, (since, wall, length)
        case CountHour(at, most):
            yield "INSERT INTO hours (at) VALUES (?)", (later(at),)
            yield "DELETE FROM hours WHERE n < (SELECT max(n) FROM hours) - ?", (most,)


def hosts_will(change: OfHosts) -> Iterator[Statement]:
    match change:
        case Note(who, what, at, why):
            yield KEEP_NOTE, (who, what, at, why)
        case RemoveNote(who, what):
            yield "DELETE FROM notes WHERE who = ? AND what = ?", (who, what)
        case TakeInvitation(who):
            yield TAKE_INVITATION, (who,)
        case ledger.Deed(_, at, host, act, who, table, why):
            yield KEEP_DEED, (at, host, act, who, table, why)
        case DropTable(table):
            yield "DELETE FROM tables WHERE id = ?", (table,)
            yield from clerk.dropped(table)
            for kept in ITS:
                yield f"DELETE FROM {kept} WHERE table_id = ?", (table,)
        case DropLines(table, seat):
            yield "DELETE FROM chat WHERE table_id = ? AND seat = ? AND person = ''", (table, seat)
        case ForgetPerson(person, name, drawn):
            yield (
                "DELETE FROM chat WHERE person = ? OR (person = '' AND seat IS NULL AND name = ?)",
                (person, name),
            )
            yield UNPICTURED, (person,)
            yield from clerk.forgotten(person)
            for kept in THEIRS:
                yield f"DELETE FROM {kept} WHERE person = ?", (person,)
            yield "UPDATE people SET name = ?, created = '' WHERE id = ?", (drawn, person)


def reviewing(change: OfReviews, later: Callable[[str], str]) -> Statement:
    """A look back is wanted once; who wants it again changes nothing."""
    if isinstance(change, WantReview):
        wanted = "INSERT INTO reviews VALUES (?, 'wanted', ?, '') ON CONFLICT DO NOTHING"
        return wanted, (change.table, later(change.at))
    made = "UPDATE reviews SET status = ?, data = ? WHERE table_id = ?"
    return made, (change.status, change.data, change.table)


def clubs_will(change: OfClubs, later: Callable[[str], str]) -> Iterator[Statement]:
    match change:
        case KeepOutcome(table, game, at, rated, data, people):
            yield KEEP_OUTCOME, (table, game, at, int(rated), data)
            for person, face in people:
                yield KEEP_FACE, (face, person)
                yield "INSERT INTO played VALUES (?, ?) ON CONFLICT DO NOTHING", (person, table)
        case KeepClub(club, name, owner, at):
            yield "INSERT INTO clubs VALUES (?, ?, ?, ?)", (club, name, owner, at)
        case KeepMember(club, person, face, at):
            yield KEEP_FACE, (face, person)
            yield "INSERT INTO members VALUES (?, ?, ?) ON CONFLICT DO NOTHING", (club, person, at)
        case DropMember(club, person):
            yield "DELETE FROM members WHERE club = ? AND person = ?", (club, person)
        case KeepOut(club, person, at):
            yield "DELETE FROM members WHERE club = ? AND person = ?", (club, person)
            yield "INSERT INTO kept_out VALUES (?, ?, ?) ON CONFLICT DO NOTHING", (club, person, at)
        case LetIn(club, person):
            yield "DELETE FROM kept_out WHERE club = ? AND person = ?", (club, person)
        case KeepTournament(name, owner, club, status, at, data, revision, people):
            yield KEEP_TOURNAMENT, (name, owner, club, status, later(at), data, revision)
            for person, face in people:
                yield KEEP_FACE, (face, person)
