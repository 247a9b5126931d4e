"""Bots at the table: they answer at its pace, and need nobody to watch.

When a bot answers does not show what it thinks, or how long: the pace is kept from the moment it is asked. A bot that
fails does not stop the game: its failure is logged, without anything hidden, and the journeyman answers for it, or
luck if that fails too.
"""

from __future__ import annotations

import asyncio
import secrets
from math import ceil

from comptoir import bots
from comptoir.server import errands, lessons, moves
from comptoir.server.deadlines import DISK_RETRY
from comptoir.server.errors import BadField, DiskFull, Overtaken
from comptoir.server.metrics import Metrics
from comptoir.server.room import Room
from comptoir.server.settings import AS_USUAL, Bots
from comptoir.server.thinkers import Thinkers
from comptoir.table import Action, Game, State, check, options, seeded

KEEPER = "greedy"
"""Who keeps a seat while its person is away."""
BLINK = 0.02
"""The quickest beat, so that not even bots without a pace show how long they think."""
SAYINGS = 12
"""What bots may say out of turn between two answers: they do not haggle for ever."""

LEISURE = 2
"""Beats that an order waits at most beside the first; how long is drawn anew each time."""
LISTENS = 8
"""Beats that a person has to answer what a bot has said to them, before the bots go on."""


def check_level(level: str, field: str = "level") -> None:
    if level not in bots.levels():
        known = ", ".join(bots.levels())
        raise BadField(
            "bad-level", f"there is no bot “{level}”: {known}", field=field, level=level, known=known
        )


def sayings(game: Game, s: State, seats: dict[int, str]) -> tuple[int, Action] | None:
    """The first thing that a bot has to say though nobody waits for it."""
    for seat, level in seats.items():
        action = bots.speak(level, game, s, seat, seeded(secrets.token_hex(8)))
        if action is not None:
            check(s, seat, action)
            return seat, action
    return None


def drawn(s: State, seat: int) -> Action:
    """Any of the listed answers."""
    return secrets.choice(options(s, seat))


class Opponents:
    """All bots of the house; one task for each room in which one of them is asked."""

    def __init__(
        self,
        pace: float | None,
        thinkers: Thinkers | None = None,
        settings: Bots = AS_USUAL.bots,
        metrics: Metrics | None = None,
    ) -> None:
        self._pace = pace
        self.thinkers = thinkers or Thinkers(
            patience=settings.patience, processes=settings.processes, threads=settings.threads
        )
        metrics = metrics or Metrics()
        self._thought = {level: metrics.thought.labels(level) for level in bots.levels()}
        self._failed = metrics.bot_failures
        self.failures = 0
        """How often another has answered for a bot, or one said nothing, because it failed."""
        self.stopped: set[str] = set()
        """Tables at which the bots wait until somebody moves."""

    def drive(self, room: Room) -> None:
        """Let the bots of a room answer, if any is asked."""
        idle = room.driver is None or room.driver.done()
        if idle and stirs(room):
            self.stopped.discard(room.table.id)
            room.driver = asyncio.create_task(self._play(room))

    async def stop(self, rooms: list[Room]) -> None:
        drivers = [room.driver for room in rooms if room.driver is not None]
        for driver in drivers:
            driver.cancel()
        await asyncio.gather(*drivers, return_exceptions=True)
        self.thinkers.close()

    async def _play(self, room: Room) -> None:
        """Let the bots answer while any is asked, and what is ordered be done, unless another server does."""
        database, table = room.house.store.database, room.table.id
        going = True
        while going and stirs(room):
            try:
                if not await database.claim(table):
                    return
            except DiskFull:
                return  # whoever finds them unclaimed begins again
            try:
                # Whoever had the claim before may have answered already.
                room.doubtful = room.doubtful or database.shared
                going = await self._answers(room)
            finally:
                await database.release(table)

    async def _answers(self, room: Room) -> bool:
        """Let the bots answer until none is asked; False if they stop before."""
        said = 0
        while stirs(room):
            beat = Beat(self._length(room))
            try:
                if room.doubtful:
                    async with room.lock:
                        await room.settle()
                if await errands.carry_out(room, Beat(self._drawn_length(room)).over):
                    continue
                if said < SAYINGS and await self._speak(room, beat):
                    said += 1
                    continue
                room.heard_out = room.table.version
                if await self._answer(room, beat):
                    said = 0
            except Overtaken:
                continue  # another server was quicker: the room is doubtful now
            except DiskFull:
                await asyncio.sleep(DISK_RETRY)
            except Exception as error:
                room.report(None, "the bots stop until somebody moves", error)
                self.stopped.add(room.table.id)
                return False
        return True

    def _count_failure(self) -> None:
        self.failures += 1
        self._failed.inc()

    def _length(self, room: Room) -> float:
        """The pace; in a pause less, if that is needed for all bots asked to answer in time."""
        pace = max(room.table.pace, BLINK) if self._pace is None else self._pace
        if room.pause is None:
            return pace
        bots_asked = sum(room.table.seats[seat].plays_itself for seat in room.table.asked)
        return min(pace, room.pause.left / (bots_asked + 1))

    def _drawn_length(self, room: Room) -> float:
        """How long who has left orders takes: as people do, never the same; in a pause as a bot would."""
        length, luck = self._length(room), int.from_bytes(secrets.token_bytes(2)) / 65536
        return length if room.pause is not None else length * (1 + LEISURE * luck)

    async def _speak(self, room: Room, beat: Beat) -> bool:
        """Let a bot say what it has to say out of turn; False if none has anything, or things have moved on."""
        seats = unheard_bots(room)
        if not seats:
            return False
        history = room.playing
        s, version = history.now, history.version
        loop = asyncio.get_running_loop()
        try:
            spoken = await loop.run_in_executor(self.thinkers.threads, sayings, history.game, s, seats)
        except Exception as error:
            room.report(None, "a bot failed to speak", error)
            self._count_failure()
            return False
        if spoken is None:
            return False
        await beat.over()
        async with room.lock:
            if room.table.version != version or room.table.wish is not None:
                return True
            await moves.play(room, *spoken)
            room.tell()
        await self._listen(room, s, *spoken)
        return True

    async def _answer(self, room: Room, beat: Beat) -> bool:
        """Let the first bot answer that is asked; whatever it is asked by then."""
        seat = asked_bot(room)
        while seat is not None:
            number = room.playing.question(seat)
            assert number is not None
            action = await self._think(room, seat)
            await beat.over()
            async with room.lock:
                s, same = room.playing.now, still_asked(room, seat, number)
                if same:
                    await moves.play(room, seat, action)
                    room.tell()
            if same:
                await self._listen(room, s, seat, action)
                return True
            beat = Beat(0)  # the question has changed meanwhile, the time is up
            seat = asked_bot(room)
        return False

    async def _listen(self, room: Room, before: State, seat: int, said: Action) -> None:
        """An offer, or whatever else is said and not listed, gives people time to answer it."""
        listed = any(option.text == said.text for option in options(before, seat))
        version = room.table.version
        if listed or not spoken_to(room):
            return
        for _ in range(LISTENS):
            await asyncio.sleep(self._length(room))
            if room.table.version != version:
                return

    async def _think(self, room: Room, seat: int) -> Action:
        history = room.playing
        level = room.table.seats[seat].level
        assert level is not None
        s = history.now
        scripted = lessons.scripted(room.table, history, seat)
        if scripted is not None:
            return scripted
        for player in dict.fromkeys((level, KEEPER)):
            try:
                with self._thought[player].time():
                    return await self.thinkers.think(player, history.game, s, seat)
            except Exception as error:
                room.report(seat, f"bot “{player}” failed", error)
                self._count_failure()
        return drawn(s, seat)


class Beat:
    """The time a bot takes, thinking included. Who thinks longer takes whole beats more."""

    def __init__(self, length: float) -> None:
        self._loop = asyncio.get_running_loop()
        self._length = length
        self._due = self._loop.time() + length

    async def over(self) -> None:
        late = self._loop.time() - self._due
        if late > 0 and self._length:
            self._due += self._length * ceil(late / self._length)
        await asyncio.sleep(self._due - self._loop.time())


def stirs(room: Room) -> bool:
    """Is there something to do for the server: for a bot that is asked or may speak, or by order?"""
    return asked_bot(room) is not None or bool(unheard_bots(room)) or errands.due(room) is not None


def asked_bot(room: Room) -> int | None:
    """The first seat a bot must answer for; none while somebody wishes to take back."""
    table = room.table
    if table.status != "playing" or table.wish is not None or room.history is None or table.bots_wait:
        return None
    return next((seat for seat in table.asked if table.seats[seat].plays_itself), None)


def unheard_bots(room: Room) -> dict[int, str]:
    """Bots that may speak though nobody waits for them, and were not heard since the last change; their levels."""
    table = room.table
    if table.status != "playing" or table.wish is not None or room.history is None:
        return {}
    if table.lesson is not None and table.lesson.kind != "play":
        return {}
    if room.heard_out == table.version or table.version >= room.house.limits.talked:
        return {}
    return {
        seat: info.level
        for seat, info in enumerate(table.seats)
        if info.plays_itself
        and info.level is not None
        and seat not in table.asked
        and room.history.question(seat) is not None
    }


def spoken_to(room: Room) -> bool:
    """Can a person, who is not waited for, say something now that could not be said before?"""
    table, history = room.table, room.playing
    return any(
        not info.plays_itself and seat not in table.asked and history.question(seat) == history.version
        for seat, info in enumerate(table.seats)
    )


def still_asked(room: Room, seat: int, number: int) -> bool:
    """Is this question still the bot's to answer?"""
    table = room.table
    same = room.playing.question(seat) == number
    return same and table.seats[seat].plays_itself and table.wish is None and not table.bots_wait
