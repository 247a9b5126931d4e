"""Where bots think: the quick ones in a thread, those that think ahead in processes that give way to everything else.

A process that dies or thinks too long costs nobody but itself: whoever asked is told, and the next question finds
new processes.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from comptoir import bots
from comptoir.bots import bot
from comptoir.table import Action, Game, State, check, rules_of, seeded

THREADS = 2
PROCESSES = 2
GIVING_WAY = 10
"""By how much the processes are nicer than the server."""
PATIENCE = 20.0
"""Seconds after which a bot has thought too long."""

Answer = Callable[[str, Game, State, int], Action]


class Overrun(Exception):
    """A bot has thought too long."""


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


def _awake(answer: Answer) -> None:
    """In another process: it is there, and has found what it needs."""


class Thinkers:
    """All that think for the bots of a house."""

    def __init__(
        self, answer: Answer = chosen, patience: float = PATIENCE, processes: int = PROCESSES
    ) -> None:
        self._answer = answer
        self._patience = patience
        self._most = processes
        self.threads = ThreadPoolExecutor(THREADS, "comptoir-bot")
        self._processes: ProcessPoolExecutor | None = None
        self._free = asyncio.Semaphore(processes)
        """Who waits for a process is not yet thinking."""

    async def think(self, level: str, game: Game, s: State, seat: int) -> Action:
        """What the bot answers; raises whatever goes wrong."""
        loop = asyncio.get_running_loop()
        if not bot(level).ponders:
            return await loop.run_in_executor(self.threads, chosen, level, game, s, seat)
        async with self._free:
            return await self._pondered(level, game, s, seat)

    async def _pondered(self, level: str, game: Game, s: State, seat: int) -> Action:
        loop = asyncio.get_running_loop()
        processes = self._crowd()
        try:
            await loop.run_in_executor(processes, _awake, self._answer)  # what this takes does not count
            task = loop.run_in_executor(
                processes, _answered, self._answer, level, game.name, game.version, s, seat
            )
            return await asyncio.wait_for(task, self._patience)
        except TimeoutError:
            self._dismiss(processes)
            raise Overrun(f"more than {self._patience:g} seconds") from None
        except BrokenProcessPool:
            self._dismiss(processes)
            raise

    def _crowd(self) -> ProcessPoolExecutor:
        if self._processes is None:
            context = multiprocessing.get_context("spawn")
            self._processes = ProcessPoolExecutor(self._most, context, os.nice, (GIVING_WAY,))
        return self._processes

    def _dismiss(self, processes: ProcessPoolExecutor) -> None:
        """Let no more be asked of these; whoever still waits for them is told that they are gone."""
        if self._processes is processes:
            self._processes = None
        for process in list((processes._processes or {}).values()):
            process.kill()
        processes.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)
        if self._processes is not None:
            self._dismiss(self._processes)
