"""Games under way when the rules change: nothing is stranded.

A game begun under other rules, or with another box, is played again under the present ones. If every answer is still
allowed and everybody sees and is asked the same as before, it moves on to them, and its log says so. Else it is
finished under its own rules where they are kept (`Game.past`). Where they are gone it stands still, in sight of
everybody, until the host's word ends it as it stood, or until all who played it have left.
"""

from __future__ import annotations

import logging

from msgspec.structs import replace

from comptoir.server import door
from comptoir.server.errors import whereabouts
from comptoir.server.history import History, replayed
from comptoir.server.position import Logged
from comptoir.server.tables import Table, now
from comptoir.table import Game, act, games

log = logging.getLogger("comptoir.renewal")


class Opened:
    """A table with its log replayed; `entry` is what the opening itself adds to the log, if anything."""

    def __init__(self, table: Table, history: History | None, entry: Logged | None = None) -> None:
        self.table = table
        self.history = history
        """None: it was begun under rules that are gone."""
        self.entry = entry


def opened(table: Table, entries: list[Logged], end: bool) -> Opened:
    """The table, by whichever rules it can be played; `end` is the host's word for those that are gone."""
    rules, newest = table.rules_kept(), games().get(table.game)
    if newest is not None and rules is not newest:
        moved = _moved_on(table, entries, newest)
        if moved is not None:
            return moved
    if rules is not None:
        history = replayed(rules, table.opening(), entries)
        assert history.version == table.version, f"the log ends at {history.version}, not at {table.version}"
        return Opened(table, history)
    if end and table.status == "playing":
        log.warning("table %s ends as it stands: its rules %d are gone", table.id, table.rules)
        over, entry = ended(table)
        return Opened(over, None, entry)
    return Opened(table, None)


def ended(table: Table) -> tuple[Table, Logged]:
    """The table, over as it stood, and the entry that says so."""
    entry = Logged(table.version + 1, now(), "ended", None)
    over = replace(
        table, status="over", ended=True, asked=[], step="", pausing=False, wish=None, version=entry.n
    )
    return over, entry


def waiting(table: Table) -> Table:
    """A table that has not started, under the present rules if it can begin there."""
    newest = games().get(table.game)
    if newest is None:
        return table
    moved = replace(table, rules=newest.version, box=newest.box_digest)
    try:
        s, _ = moved.opening()
        for move in table.base:
            act(s, move.seat, newest.parse(move.action))
    except Exception as error:
        log.info("table %s cannot begin under rules %d: %s", table.id, newest.version, whereabouts(error))
        return table
    return moved


def _moved_on(table: Table, entries: list[Logged], rules: Game) -> Opened | None:
    """The table under the present rules, if its game means the same there."""
    moved = replace(table, rules=rules.version, box=rules.box_digest)
    try:
        history = replayed(rules, moved.opening(), entries)
        same = history.version == table.version and means_the_same(table, door.digest(rules, history.now))
    except Exception as error:
        # Whatever goes wrong under rules that the game was not played by, it is not the same game.
        log.info("table %s: not the same under rules %d: %s", table.id, rules.version, whereabouts(error))
        return None
    if not same:
        return None
    entry = Logged(history.version + 1, now(), "rules", None, f"{table.rules} {rules.version}")
    history.add(entry)
    log.info("table %s moves on from rules %d to %d", table.id, table.rules, rules.version)
    return Opened(replace(moved, version=entry.n), history, entry)


def means_the_same(table: Table, there: door.Digest) -> bool:
    """Do all see and have to answer what they did? Tables of before imprints are compared by what they kept."""
    if table.imprint:
        return table.imprint == there.imprint
    here = (table.asked, table.step, table.pausing, table.headline)
    stands = table.standing is None or table.standing == there.standing
    return stands and here == (there.asked, there.step, there.pausing, there.headline)
