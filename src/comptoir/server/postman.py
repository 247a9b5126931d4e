"""Who sends what waits: claims it, so that no other server does; says several things at once; tries again,
less and less often."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from typing import Protocol

from itsdangerous import URLSafeSerializer
from msgspec.structs import replace

from comptoir.server.carriers import PATIENCE, WHOLE, Carriers, Delivery, Notice
from comptoir.server.errors import DatabaseGone, DiskFull, Overtaken, report
from comptoir.server.letters import (
    ClaimLetter,
    EndWay,
    Letter,
    OfLetters,
    PutOff,
    SentLetter,
    Tried,
    TriedWay,
    Way,
)
from comptoir.server.metrics import Metrics
from comptoir.server.notices import Notices, still_true
from comptoir.server.register import Register
from comptoir.server.resting import Habits, rest_at
from comptoir.server.settings import Settings
from comptoir.server.store import Store
from comptoir.server.tables import Table, now
from comptoir.table import games
from comptoir.words import Words

LOOK_ROUND = 1.0
LEASE = timedelta(seconds=60)
"""A server that has not said by then what came of it has died."""
CARRIED = timedelta(seconds=WHOLE + PATIENCE)
"""That long a delivery takes at most."""
AT_ONCE = 50
BACK_OFF = [timedelta(minutes=each) for each in (1, 5, 15, 60, 360, 1440)]
"""After the first failure, the second …; then it is given up."""


class Resting(Protocol):
    """Who knows when people rest."""

    async def of(self, person: str) -> Habits: ...


class Postman:
    """The outbox of one house."""

    def __init__(
        self,
        store: Store,
        register: Register,
        notices: Notices,
        habits: Resting,
        settings: Settings,
        key: bytes,
        metrics: Metrics,
    ) -> None:
        self._store, self._register, self._notices, self._habits = store, register, notices, habits
        self._site = settings.site.rstrip("/")
        self.carriers = Carriers(settings, key)
        self._metrics = metrics
        self._stops = URLSafeSerializer(key, salt="comptoir.stop")

    async def keep(self) -> None:
        """For ever: send what is due."""
        well = True
        while True:
            await asyncio.sleep(LOOK_ROUND)
            try:
                await self.round()
                well = True
            except (DatabaseGone, DiskFull):
                continue
            except Exception as error:
                if well:
                    report("the post", "could not be seen to; trying again", error)
                well = False

    async def round(self) -> None:
        """What is due now, to each by each way in one piece."""
        due = await self._register.letters_due(now(), AT_ONCE)
        together: dict[tuple[str, str], list[Letter]] = {}
        for letter in due:
            together.setdefault((letter.person, letter.way), []).append(letter)
        await asyncio.gather(*(self._seen_to(*who, letters) for who, letters in together.items()))

    async def _seen_to(self, person: str, way_id: str, letters: list[Letter]) -> None:
        """What breaks with somebody's letters puts these off, and no other's."""
        try:
            await self._see_to(person, way_id, letters)
        except (DatabaseGone, DiskFull):
            raise
        except Exception as error:
            report("the post", "a letter could not be seen to; it is tried again later", error)
            await self._keep(*map(_later, letters))

    async def _see_to(self, person: str, way_id: str, letters: list[Letter]) -> None:
        way = next((each for each in await self._register.ways(person) if each.id == way_id), None)
        rest = rest_at(await self._habits.of(person), datetime.now(UTC))
        if rest is not None and way is not None:
            until = rest.until.isoformat(timespec="milliseconds").removesuffix("+00:00") + "Z"
            await self._keep(
                *(PutOff(letter, until, letter.tries) for letter in letters if letter.kind != "test")
            )
            letters = [letter for letter in letters if letter.kind == "test"]
        began = time.monotonic()
        mine = [letter for letter in letters if await self._claimed(letter)]
        if not mine:
            return
        found = {letter.table: await self._table(letter.table) for letter in mine}
        true = [
            letter
            for letter in mine
            if way is not None and way.on and still_true(letter, found[letter.table])
        ]
        await self._keep(*(SentLetter(letter) for letter in mine if letter not in true))
        if time.monotonic() - began > (LEASE - CARRIED).total_seconds():
            return  # the claim may be over before it has arrived: whoever claims it next sends it
        if way is not None and true:
            await self.deliver(way, true, found)

    async def _claimed(self, letter: Letter) -> bool:
        """Is it ours to send, for a while?"""
        claim = f"{now(-LEASE)} {secrets.token_hex(8)}"
        try:
            await self._store.write(ClaimLetter(letter, claim))
        except Overtaken:
            return False
        return await self._register.claim_of(letter) == claim

    async def _table(self, table: str) -> Table | None:
        return await self._store.table(table) if table else None

    async def deliver(self, way: Way, letters: list[Letter], tables: dict[str, Table | None]) -> Tried:
        """Send, and keep what came of it."""
        outcome = await self.carriers.carry(way, await asyncio.to_thread(self._said, way, letters, tables))
        self._metrics.noticed(way.kind, outcome.ok)
        tries = 1 + max(letter.tries for letter in letters)
        again = not outcome.ok and not outcome.lasting and tries <= len(BACK_OFF)
        due = now(-BACK_OFF[tries - 1]) if again else ""
        tried = Tried(now(), outcome.ok, outcome.code, outcome.detail, outcome.took, due)
        await self._keep(
            *(PutOff(letter, due, tries) if again else SentLetter(letter) for letter in letters),
            *self._kept(way, outcome, tried),
        )
        self._notices.doubt([way.person])
        return tried

    def _kept(self, way: Way, outcome: Delivery, tried: Tried) -> Iterable[OfLetters]:
        """A device that is gone is forgotten; any other way says what happened last."""
        if outcome.gone and way.kind == "push":
            yield EndWay(way.person, way.id)
        else:
            yield TriedWay(replace(way, tried=tried))

    async def _keep(self, *changes: OfLetters) -> None:
        if changes:
            await self._store.write(*changes)

    def _said(self, way: Way, letters: list[Letter], tables: dict[str, Table | None]) -> Notice:
        """One notice for all of it."""
        words = Words(way.lang)
        lines = [_line(words, letter, tables.get(letter.table)) for letter in letters]
        one = len(letters) == 1
        title = lines[0] if one else words.say("notice-several", count=len(letters))
        leads = f"/t/{letters[0].table}" if one and letters[0].table else ""
        stop = f"{self._site}/api/v1/unsubscribe?token={self.stop_token(way)}"
        link = f"{self._site}/account/notices#stop={self.stop_token(way)}"
        text = words.say(f"notice-{letters[0].kind}-text") if one else "\n".join(lines)
        first = f"{way.person} {way.id} {[(each.table, each.kind, each.at) for each in letters]}"
        return Notice(
            id=hashlib.blake2b(first.encode(), digest_size=12).hexdigest(),
            title=title,
            text=text,
            # A browser knows where the house is that pushes to it.
            address=f"{self._site}{leads or '/'}" if self._site or way.kind == "push" else "",
            stop=stop,
            stop_words=words.say("notice-stop", link=link),
            about=tuple({"kind": each.kind, "table": each.table, "steps": each.steps} for each in letters),
        )

    def stop_token(self, way: Way) -> str:
        """Who has it may end this way, and nothing else."""
        return str(self._stops.dumps([way.person, way.id]))

    def stopped_by(self, token: str) -> tuple[str, str]:
        """Whose way a token ends; `BadSignature` if it is none."""
        person, way = self._stops.loads(token)
        return str(person), str(way)

    async def close(self) -> None:
        await self.carriers.close()


def _later(letter: Letter) -> OfLetters:
    """It is tried again, or given up."""
    if letter.tries >= len(BACK_OFF):
        return SentLetter(letter)
    return PutOff(letter, now(-BACK_OFF[letter.tries]), letter.tries + 1)


def _line(words: Words, letter: Letter, table: Table | None) -> str:
    """What a letter says, in a line: the table and the kind of thing, nothing that lies on it."""
    if table is None:
        return words.say("notice-test")
    title = games()[table.game].title if table.game in games() else table.game
    named = words.say("notice-table", name=table.name, game=title) if table.name else title
    return words.say(f"notice-{letter.kind}", table=named, steps=letter.steps)
