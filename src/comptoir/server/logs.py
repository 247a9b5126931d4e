"""The server's log: a line for each thing that happened, for people or as JSON.

It names tables, seats, versions and times, never a card, a move, a seed, a cookie or a key: whoever reads the log may
sit at the table.
"""

from __future__ import annotations

import logging
import sys
from typing import Any

import msgspec
import structlog
from structlog.stdlib import BoundLogger, ProcessorFormatter
from structlog.typing import EventDict, WrappedLogger

from comptoir.server.settings import Log

ROOTS = ("comptoir", "uvicorn")

STAMPS: list[Any] = [
    structlog.stdlib.add_log_level,
    structlog.stdlib.add_logger_name,
    structlog.processors.TimeStamper("iso", utc=True, key="at"),
]

structlog.configure(
    processors=[structlog.stdlib.filter_by_level, *STAMPS, ProcessorFormatter.wrap_for_formatter],
    logger_factory=structlog.stdlib.LoggerFactory(),
    wrapper_class=BoundLogger,
    cache_logger_on_first_use=True,
)


def logger(name: str) -> BoundLogger:
    """Where a module says what happened: an event, and what belongs to it by name."""
    found: BoundLogger = structlog.stdlib.get_logger(f"comptoir.{name}")
    return found


def begin(wanted: Log) -> None:
    """From now on the log goes to the error channel, as the host wants it."""
    ends: list[Any] = [ProcessorFormatter.remove_processors_meta]
    ends.append(in_words if wanted.format == "human" else as_json)
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(ProcessorFormatter(foreign_pre_chain=STAMPS, processors=ends))
    for name in ROOTS:
        root = logging.getLogger(name)
        root.handlers = [handler]
        root.propagate = False
    logging.getLogger("comptoir").setLevel(wanted.level.upper())


def as_json(_: WrappedLogger, __: str, event: EventDict) -> str:
    """A line of JSON: when, how grave, where, what, and all that belongs to it."""
    first = {name: event.pop(name) for name in ("at", "level", "logger", "event")}
    return msgspec.json.encode({**first, **event}, enc_hook=str).decode()


def in_words(_: WrappedLogger, __: str, event: EventDict) -> str:
    """The same for people."""
    first = [str(event.pop(name)) for name in ("at", "level", "logger", "event")]
    return " ".join([*first, *(f"{name}={value}" for name, value in event.items())])
