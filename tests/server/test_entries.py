"""A log in memory weighs little, and is the same log."""

from __future__ import annotations

import pytest

from comptoir.server.echoes import PACKED, Tale, Tales
from comptoir.server.entries import Entries
from comptoir.server.position import PLAYED, Logged
from comptoir.server.tables import now
from comptoir.table import seeded

LOG = [
    Logged(1, "2026-01-01T00:00:00.000Z", "start", None),
    Logged(2, "2026-01-01T00:00:00.999Z", "move", 1, "stall 3 C4"),
    Logged(4, now(), "late", 7, "pass"),
    Logged(5, "2026-01-01T00:00:01Z", "away", 0),
    Logged(6, "9999-12-31T23:59:59.999Z", "move", 0, "pass"),
    Logged(7, "yesterday", "undo", 0, "2"),
    Logged(9, "", "rules", None, "1 2"),
]


def test_what_is_read_is_what_was_put_in() -> None:
    """Times that no server of ours has written among it."""
    entries = Entries(LOG)
    assert [*entries] == LOG and [*reversed(entries)] == LOG[::-1]
    assert [entries[-2], *entries[2:4], *entries[:-5]] == [LOG[-2], *LOG[2:4], *LOG[:-5]]
    with pytest.raises(IndexError):
        entries[len(LOG)]


def test_two_logs_are_the_same_if_their_entries_are() -> None:
    assert Entries(LOG) == Entries(LOG)
    for i, entry in enumerate(LOG):
        other = [*LOG[:i], Logged(entry.n, entry.at, entry.kind, entry.seat, f"{entry.text}!"), *LOG[i + 1 :]]
        assert Entries(LOG) != Entries(other)


@pytest.mark.parametrize("to", range(11))
def test_taking_back_leaves_what_is_no_move(to: int) -> None:
    entries = Entries(LOG)
    taken = [entry for entry in LOG if entry.n > to and entry.kind in PLAYED]
    assert entries.movers(to) == [entry.seat for entry in taken]
    assert [*entries.without(to)] == [entry for entry in LOG if entry not in taken]
    assert [*entries] == LOG


def test_of_all_tales_the_last_page_is_at_hand() -> None:
    luck, page = seeded("tales"), 5 * PACKED
    told: list[Tale] = []
    tales = Tales(page)
    for n in range(4 * page):
        told.append(b"[]" if luck.below(2) else (b"[%d]" % n, b"[]", b"[%d]" % n))
        tales.append(told[-1])
        for count in (0, 1, PACKED - 1, PACKED, 2 * PACKED, page - 1, page, page + 1):
            assert tales.last(count) == told[-min(count, page) :] * bool(count)
    assert Tales(page, told).last(page) == told[-page:]
