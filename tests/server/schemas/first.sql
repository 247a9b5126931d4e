-- The schema of the first release.
CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT NOT NULL, created TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE tables (
  id TEXT PRIMARY KEY, owner TEXT NOT NULL, public INTEGER NOT NULL, status TEXT NOT NULL,
  updated TEXT NOT NULL, data TEXT NOT NULL) WITHOUT ROWID;
CREATE INDEX lobby ON tables (public, status, updated);
CREATE INDEX owned ON tables (owner, status);
CREATE TABLE sitting (person TEXT, table_id TEXT, PRIMARY KEY (person, table_id)) WITHOUT ROWID;
CREATE TABLE log (
  table_id TEXT, n INTEGER, at TEXT NOT NULL, kind TEXT NOT NULL, seat INTEGER, text TEXT NOT NULL,
  PRIMARY KEY (table_id, n)) WITHOUT ROWID;
CREATE TABLE said (
  table_id TEXT, person TEXT, client TEXT, version INTEGER NOT NULL,
  PRIMARY KEY (table_id, person, client)) WITHOUT ROWID;
CREATE TABLE chat (
  table_id TEXT, n INTEGER, at TEXT NOT NULL, seat INTEGER, name TEXT NOT NULL, text TEXT NOT NULL,
  PRIMARY KEY (table_id, n)) WITHOUT ROWID;
PRAGMA application_id = 0x436F6D70;
PRAGMA user_version = 1;
