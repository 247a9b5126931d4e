"""Ratings: Plackett and Luce's model of games with several players, by openskill, worked out from the games kept.

The order of the games matters, so nothing but the games is stored: a server adds up those it has not seen, and begins
anew if one turns up that should have come before.
"""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating

from comptoir.server.outcomes import read_outcome
from comptoir.server.statements import Row
from comptoir.server.store import Store

BASE = 1000
SCALE = 30
"""A newcomer stands at 1000; mu - 3 sigma is what openskill calls ordinal, 0 for a newcomer."""
SURE = 8
"""Games after which a rating is no longer called provisional."""
OVERLAP = 200
"""Games that are read again, since two servers may write at once."""


class Rating(NamedTuple):
    """What somebody's games of one kind make of them."""

    shown: int
    games: int

    @property
    def sure(self) -> bool:
        return self.games >= SURE


class Ratings:
    """The ratings of one house, as far as its games have been added up."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._model = PlackettLuce()
        self._lock = asyncio.Lock()
        self._forget()

    def _forget(self) -> None:
        self._rated: dict[str, dict[str, PlackettLuceRating]] = {}
        self._games: dict[str, dict[str, int]] = {}
        self._seen: dict[int, str] = {}
        self._last = 0

    async def of(self, game: str) -> dict[str, Rating]:
        """Everybody who has a rating at a game, by person."""
        await self._read()
        counted = self._games.get(game, {})
        return {
            person: Rating(shown(rating), counted[person])
            for person, rating in self._rated.get(game, {}).items()
        }

    async def _read(self) -> None:
        async with self._lock:
            rows = await self._store.rated_after(self._last - OVERLAP)
            if any(n not in self._seen for n, *_ in rows if n <= self._last):
                self._forget()
                rows = await self._store.rated_after(0)
            await asyncio.to_thread(self._add, [row for row in rows if row[0] > self._last])

    def _add(self, rows: list[Row]) -> None:
        for n, table, game, data in rows:
            self._seen[n] = table
            self._last = n
            seats = [seat for seat in read_outcome(data).seats if seat.kind == "person" and not seat.guest]
            rated = self._rated.setdefault(game, {})
            games = self._games.setdefault(game, {})
            teams = [[rated.get(seat.person) or self._model.rating(name=seat.person)] for seat in seats]
            for seat, (rating,) in zip(
                seats, self._model.rate(teams, ranks=[float(seat.rank) for seat in seats]), strict=True
            ):
                rated[seat.person] = rating
                games[seat.person] = games.get(seat.person, 0) + 1
        for n in sorted(self._seen)[: -2 * OVERLAP]:
            del self._seen[n]


def shown(rating: PlackettLuceRating) -> int:
    """A rating as people read it: what somebody is worth at least, in a figure like those of chess."""
    return max(0, round(BASE + SCALE * rating.ordinal()))
