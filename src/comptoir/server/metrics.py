"""What one server counts and measures, for Prometheus: figures of the house, nothing of any hand.

Each house has a registry of its own; what is counted at every move is kept, not looked up by its label.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Protocol

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

KIND = CONTENT_TYPE_LATEST
FRESH = 1.0
"""Seconds for which the figures are good: writing them takes a few milliseconds."""
TICK = 0.1
QUICK = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)
SLOW = (0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20)
MANY = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)


class Counted(Protocol):
    """What is counted when somebody asks."""

    def sockets(self) -> int: ...

    def tables(self) -> int: ...

    def writes_waiting(self) -> int: ...

    def disk_free(self) -> int: ...

    def broken_tables(self) -> int: ...

    def stopped_bots(self) -> int: ...


class Metrics:
    """All figures of one house."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)

        def counter(name: str, text: str, *labels: str) -> Counter:
            return Counter(f"comptoir_{name}", text, labels, registry=registry)

        def histogram(name: str, text: str, buckets: tuple[float, ...], *labels: str) -> Histogram:
            return Histogram(f"comptoir_{name}", text, labels, registry=registry, buckets=buckets)

        moves = counter(
            "moves",
            "Moves that were saved, by a person or by the house: its bots, and what silence means.",
            "by",
        )
        self.moves_by_people, self.moves_by_house = moves.labels("person"), moves.labels("house")
        self.told = histogram(
            "told_seconds", "From the arrival of a message until everybody at the table was told.", QUICK
        )
        self.late = histogram(
            "loop_late_seconds",
            "How late the loop is for what is due ten times a second: it was held.",
            QUICK,
        )
        self.thought = histogram("bot_thinking_seconds", "What bots take to answer, by level.", SLOW, "level")
        self.bot_failures = counter("bot_failures", "Answers that another gave for a bot that failed.")
        self.news = counter("news", "What other servers told this one.")
        self.answers = counter("answers", "Requests answered, by status.", "status")
        self.refusals = counter("refusals", "Messages over sockets that were refused.")
        self.faults = counter("faults", "What broke, and was reported in the log.")
        self.commits = histogram("commit_seconds", "What a commit takes until it is on disk.", QUICK)
        self.commit_changes = histogram("commit_changes", "Changes in one commit.", MANY)
        self.commit_failures = counter("commit_failures", "Commits that failed: nothing was written.")
        self._notices = counter(
            "notices", "Notices sent, by carrier and by what came of it.", "by", "outcome"
        )
        self._written = b""
        self._at = 0.0

    def counts(self, counted: Counted) -> None:
        """What is looked up when somebody asks."""

        def gauge(name: str, text: str, count: Callable[[], float]) -> None:
            Gauge(f"comptoir_{name}", text, registry=self.registry).set_function(count)

        gauge("sockets", "Open sockets.", counted.sockets)
        gauge("tables_in_memory", "Tables that somebody needs now.", counted.tables)
        gauge("writes_waiting", "Writes that wait for the disk.", counted.writes_waiting)
        gauge("disk_free_bytes", "Left for the database; -1 if it is not on this machine.", counted.disk_free)
        gauge("broken_tables", "Tables that cannot be read or replayed.", counted.broken_tables)
        gauge("stopped_bots", "Tables at which bots wait until somebody moves.", counted.stopped_bots)

    def noticed(self, carrier: str, ok: bool) -> None:
        self._notices.labels(carrier, "arrived" if ok else "failed").inc()

    def moves(self) -> int:
        """All moves since the start."""
        return int(_sum(self.moves_by_people) + _sum(self.moves_by_house))

    def faulty(self) -> int:
        """What broke since the start."""
        return int(_sum(self.faults))

    def text(self) -> bytes:
        """All figures as Prometheus reads them."""
        if time.monotonic() - self._at > FRESH:
            self._written, self._at = generate_latest(self.registry), time.monotonic()
        return self._written

    async def watch_the_loop(self) -> None:
        """For ever: how long is the loop held?"""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + TICK
            await asyncio.sleep(TICK)
            self.late.observe(max(0.0, loop.time() - due))


def _sum(counter: Counter) -> float:
    return sum(
        sample.value
        for family in counter.collect()
        for sample in family.samples
        if sample.name.endswith("_total")
    )


class FaultCounter(logging.Handler):
    """Counts what is reported, wherever it breaks."""

    def __init__(self, metrics: Metrics) -> None:
        super().__init__(logging.ERROR)
        self._metrics = metrics

    def emit(self, _: logging.LogRecord) -> None:
        self._metrics.faults.inc()
