"""Where bots think: the quick ones in a thread, those that think ahead in processes that give way to everything else.

A process that dies or thinks too long costs nobody but itself: whoever asked is told, and the next question finds
a new one. When the server is gone, however it went, they go too.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import TypeVar

from comptoir import bots
from comptoir.bots import bot
from comptoir.server.settings import AS_USUAL
from comptoir.table import Action, Game, State, check, rules_of, seeded

GIVING_WAY = 10
"""By how much the processes are nicer than the server."""

Answer = Callable[[str, Game, State, int], Action]
T = TypeVar("T")


class Overrun(Exception):
    """A bot has thought, or waited, too long."""


def chosen(level: str, game: Game, s: State, seat: int) -> Action:
    """What a bot answers, known to be allowed."""
    action = bots.choose(level, game, s, seat, seeded(secrets.token_hex(8)))
    check(s, seat, action)
    return action


def _answered(answer: Answer, level: str, name: str, version: int, s: State, seat: int) -> Action:
    """In another process: the rules are found there, only the state travels."""
    rules = rules_of(name, version)
    assert rules is not None, f"rules {version} of {name} are not here"
    return answer(level, rules, s, seat)


def _awake(*needed: object) -> None:
    """In another process: it is there, and has found the code of all that it will be handed."""


def _settle() -> None:
    """In another process, first of all: give way to the rest, and stay no longer than the server."""
    os.nice(GIVING_WAY)
    parent = multiprocessing.parent_process()
    assert parent is not None
    threading.Thread(target=_follow, args=(parent.sentinel,), daemon=True).start()


def _follow(parent: int) -> None:
    wait([parent])
    os._exit(1)


class Thinkers:
    """All that think for the bots of a house."""

    def __init__(
        self,
        answer: Answer = chosen,
        patience: float = AS_USUAL.bots.patience,
        processes: int = AS_USUAL.bots.processes,
        threads: int = AS_USUAL.bots.threads,
    ) -> None:
        self._answer = answer
        self._patience = patience
        self.threads = ThreadPoolExecutor(threads, "comptoir-bot")
        self._free = asyncio.Semaphore(processes)
        """Who waits for a process is not yet thinking."""
        self._idle: list[ProcessPoolExecutor] = []
        self._busy: set[ProcessPoolExecutor] = set()

    async def think(self, level: str, game: Game, s: State, seat: int) -> Action:
        """What the bot answers; raises whatever goes wrong."""
        loop = asyncio.get_running_loop()
        if not bot(level).ponders:
            return await loop.run_in_executor(self.threads, chosen, level, game, s, seat)
        return await self.ponder(_answered, self._answer, level, game.name, game.version, s, seat)

    async def ponder(self, work: Callable[..., T], *values: object) -> T:
        """What `work` comes to in another process; raises whatever goes wrong."""
        await self._turn()
        process = self._idle.pop() if self._idle else _process()
        self._busy.add(process)
        try:
            return await self._pondered(process, work, *values)
        except (Overrun, BrokenProcessPool, asyncio.CancelledError):
            self._busy.remove(process)
            _dismiss(process)
            raise
        finally:
            if process in self._busy:
                self._busy.remove(process)
                self._idle.append(process)
            self._free.release()

    async def _turn(self) -> None:
        """Until a process may think for this bot."""
        try:
            await asyncio.wait_for(self._free.acquire(), self._patience)
        except TimeoutError:
            raise Overrun(f"nobody was free to think within {self._patience:g} seconds") from None

    async def _pondered(self, process: ProcessPoolExecutor, work: Callable[..., T], *values: object) -> T:
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(process, _awake, work, *values)  # what this takes does not count
        task = loop.run_in_executor(process, work, *values)
        try:
            return await asyncio.wait_for(task, self._patience)
        except TimeoutError:
            raise Overrun(f"more than {self._patience:g} seconds") from None

    def rest(self) -> None:
        """Nothing to do for a while: no process is kept for it."""
        while self._idle:
            _dismiss(self._idle.pop())

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)
        for process in (*self._idle, *self._busy):
            _dismiss(process)


def _process() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), _settle)


def _dismiss(process: ProcessPoolExecutor) -> None:
    """Ask no more of it; whoever still waits for it is told that it is gone."""
    for one in list((process._processes or {}).values()):  # has a public name, kill_workers, from Python 3.14
        one.kill()
    process.shutdown(wait=False, cancel_futures=True)
