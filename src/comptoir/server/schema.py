"""The tables of the database, as they came to be: numbered steps, each of them for SQLite and for PostgreSQL.

A database notes how many steps it has taken; a start takes those that are missing, and none is ever changed or undone.
"""

from __future__ import annotations

from typing import Final

STEPS: Final = (
    """
CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT NOT NULL, created TEXT NOT NULL){keyed};
CREATE TABLE tables (
  id TEXT PRIMARY KEY, owner TEXT NOT NULL, public INTEGER NOT NULL, status TEXT NOT NULL,
  updated TEXT{sorted} NOT NULL, data TEXT NOT NULL){keyed};
CREATE INDEX lobby ON tables (public, status, updated);
CREATE INDEX owned ON tables (owner, status);
CREATE TABLE sitting (person TEXT, table_id TEXT, PRIMARY KEY (person, table_id)){keyed};
CREATE TABLE log (
  table_id TEXT, n INTEGER, at TEXT NOT NULL, kind TEXT NOT NULL, seat INTEGER, text TEXT NOT NULL,
  PRIMARY KEY (table_id, n)){keyed};
CREATE TABLE said (
  table_id TEXT, person TEXT, client TEXT, version INTEGER NOT NULL,
  PRIMARY KEY (table_id, person, client)){keyed};
CREATE TABLE chat (
  table_id TEXT, n INTEGER, at TEXT NOT NULL, seat INTEGER, name TEXT NOT NULL, text TEXT NOT NULL,
  PRIMARY KEY (table_id, n)){keyed};
""",
    # Some databases that have taken one step have these already.
    """
CREATE TABLE IF NOT EXISTS kept (name TEXT PRIMARY KEY, value {anything}){keyed};
INSERT INTO kept VALUES ('batch', {nothing}) ON CONFLICT DO NOTHING;
CREATE TABLE IF NOT EXISTS hours (n {counted}, at TEXT NOT NULL);
""",
    """
ALTER TABLE tables ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
CREATE TABLE promises (person TEXT PRIMARY KEY, seed TEXT NOT NULL){keyed};
ALTER TABLE tables ADD COLUMN alone INTEGER NOT NULL DEFAULT 0;
CREATE INDEX going ON tables (updated) WHERE alone = 1;
""",
    """
CREATE TABLE notes (
  who TEXT, what TEXT, at TEXT NOT NULL, why TEXT NOT NULL, PRIMARY KEY (who, what)){keyed};
CREATE TABLE deeds (
  n {counted}, at TEXT NOT NULL, host TEXT NOT NULL, act TEXT NOT NULL, who TEXT NOT NULL,
  table_id TEXT NOT NULL, why TEXT NOT NULL);
""",
    """
CREATE TABLE reviews (
  table_id TEXT PRIMARY KEY, status TEXT NOT NULL, at TEXT{sorted} NOT NULL, data TEXT NOT NULL){keyed};
CREATE INDEX awaited ON reviews (at) WHERE status = 'wanted';
""",
    """
CREATE TABLE habits (person TEXT PRIMARY KEY, data TEXT NOT NULL){keyed};
""",
    """
CREATE TABLE accounts (
  person TEXT PRIMARY KEY, login TEXT NOT NULL UNIQUE, password TEXT NOT NULL, at TEXT NOT NULL){keyed};
CREATE TABLE logins (
  person TEXT, id TEXT, device TEXT NOT NULL, way TEXT NOT NULL, at TEXT NOT NULL,
  PRIMARY KEY (person, id)){keyed};
CREATE TABLE passkeys (
  person TEXT NOT NULL, id TEXT PRIMARY KEY, key TEXT NOT NULL, signs INTEGER NOT NULL, device TEXT NOT NULL,
  at TEXT NOT NULL){keyed};
CREATE INDEX keyholders ON passkeys (person);
CREATE TABLE tickets (
  id TEXT PRIMARY KEY, purpose TEXT NOT NULL, person TEXT NOT NULL, until TEXT NOT NULL,
  data TEXT NOT NULL){keyed};
CREATE TABLE shunned (
  person TEXT, other TEXT, how TEXT NOT NULL, at TEXT NOT NULL, PRIMARY KEY (person, other)){keyed};
CREATE TABLE complaints (
  n {counted}, at TEXT NOT NULL, person TEXT NOT NULL, who TEXT NOT NULL, table_id TEXT NOT NULL,
  text TEXT NOT NULL);
CREATE TABLE bidden (
  table_id TEXT, person TEXT, asked_by TEXT NOT NULL, at TEXT NOT NULL,
  PRIMARY KEY (table_id, person)){keyed};
CREATE INDEX guests_bidden ON bidden (person);
CREATE TABLE ways (
  person TEXT, id TEXT, data TEXT NOT NULL, PRIMARY KEY (person, id)){keyed};
CREATE TABLE wanted (person TEXT PRIMARY KEY, data TEXT NOT NULL){keyed};
CREATE TABLE outbox (
  person TEXT, way TEXT, table_id TEXT, kind TEXT, steps INTEGER NOT NULL, at TEXT NOT NULL,
  due TEXT{sorted} NOT NULL, tries INTEGER NOT NULL, claim TEXT NOT NULL,
  PRIMARY KEY (person, way, table_id, kind)){keyed};
CREATE INDEX posts ON outbox (due);
""",
    """
CREATE TABLE deals (id TEXT PRIMARY KEY, owner TEXT NOT NULL, data TEXT NOT NULL){keyed};
CREATE INDEX dealt ON deals (owner);
CREATE TABLE tries (
  deal TEXT, person TEXT, table_id TEXT NOT NULL, home TEXT NOT NULL, counts INTEGER NOT NULL,
  PRIMARY KEY (deal, person)){keyed};
CREATE TABLE outcomes (
  n {counted}, table_id TEXT NOT NULL UNIQUE, game TEXT NOT NULL, at TEXT NOT NULL, rated INTEGER NOT NULL,
  data TEXT NOT NULL);
CREATE TABLE played (person TEXT, table_id TEXT, PRIMARY KEY (person, table_id)){keyed};
CREATE TABLE faces (face TEXT PRIMARY KEY, person TEXT NOT NULL){keyed};
CREATE TABLE tournaments (
  id TEXT PRIMARY KEY, owner TEXT NOT NULL, club TEXT NOT NULL, status TEXT NOT NULL,
  updated TEXT{sorted} NOT NULL, data TEXT NOT NULL, revision INTEGER NOT NULL){keyed};
CREATE INDEX meeting ON tournaments (club, status, updated);
CREATE TABLE clubs (id TEXT PRIMARY KEY, name TEXT NOT NULL, owner TEXT NOT NULL, created TEXT NOT NULL){keyed};
CREATE TABLE members (club TEXT, person TEXT, since TEXT NOT NULL, PRIMARY KEY (club, person)){keyed};
CREATE INDEX belonging ON members (person);
""",
    """
CREATE TABLE spans (since BIGINT PRIMARY KEY, wall TEXT NOT NULL, length BIGINT NOT NULL){keyed};
ALTER TABLE tables ADD COLUMN due BIGINT;
CREATE INDEX clocked ON tables (due) WHERE due IS NOT NULL;
""",
    """
CREATE TABLE orders (
  table_id TEXT, seat INTEGER, person TEXT NOT NULL, data TEXT NOT NULL, revision INTEGER NOT NULL,
  PRIMARY KEY (table_id, seat)){keyed};
""",
    """
ALTER TABLE chat ADD COLUMN phrase TEXT NOT NULL DEFAULT '';
CREATE TABLE memos (table_id TEXT, person TEXT, text TEXT NOT NULL, PRIMARY KEY (table_id, person)){keyed};
""",
    """
CREATE TABLE pictures (
  table_id TEXT PRIMARY KEY, person TEXT NOT NULL, at TEXT NOT NULL, data TEXT NOT NULL);
CREATE INDEX drawn ON pictures (person);
CREATE TABLE kept_out (club TEXT, person TEXT, at TEXT NOT NULL, PRIMARY KEY (club, person)){keyed};
""",
    # At tables from before, nobody knows what was seen: -1.
    """
ALTER TABLE sitting ADD COLUMN seen INTEGER NOT NULL DEFAULT -1;
ALTER TABLE bidden ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
CREATE INDEX ordering ON orders (person);
""",
    # Of lines from before, nobody knows who wrote them.
    """
ALTER TABLE chat ADD COLUMN person TEXT NOT NULL DEFAULT '';
CREATE INDEX writing ON chat (person);
""",
    # Browsers of before belong to no log-in: they go when their owner says so.
    """
ALTER TABLE ways ADD COLUMN login TEXT NOT NULL DEFAULT '';
""",
)
"""Each of them is said in the words of `SQLITE` or of `POSTGRES`."""
NEWEST: Final = len(STEPS)

SQLITE: Final = {
    "keyed": " WITHOUT ROWID",
    "sorted": "",
    "anything": "",
    "nothing": "0",
    "counted": "INTEGER PRIMARY KEY",
}
POSTGRES: Final = {
    "keyed": "",
    "sorted": ' COLLATE "C"',
    "anything": "TEXT",
    "nothing": "'0'",
    "counted": "INTEGER GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY",
}


def missing(taken: int, words: dict[str, str]) -> str:
    """What a database that has taken some of the steps lacks."""
    return "".join(step.format(**words) for step in STEPS[taken:])
