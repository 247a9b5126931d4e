"""The terminal: what is printed, and how a command fails."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, NoReturn

import typer

if TYPE_CHECKING:
    from rich.console import Console
    from rich.progress import Progress

    from comptoir.words import Words

FAILED = 1
MISUSED = 2
WIDE = 100


def console() -> Console:
    """Where results go. Wide enough for a market where the width is not known."""
    from rich.console import Console

    known = sys.stdout.isatty()
    return Console(highlight=False, width=None if known else WIDE)


def progress(quiet: bool) -> Progress:
    """A bar on the error channel while work goes on; none when nobody looks."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    errors = Console(stderr=True)
    return Progress(*columns, console=errors, transient=True, disable=quiet or not errors.is_terminal)


def fail(sentence: str, code: int = FAILED) -> NoReturn:
    """Say in one sentence what went wrong, and end."""
    typer.echo(f"comptoir: {sentence}", err=True)
    raise typer.Exit(code)


@contextmanager
def plainly(words: Words) -> Iterator[None]:
    """Say errors that people can cause as a sentence in their language."""
    from comptoir.table import BadSetup, ComptoirError

    try:
        yield
    except BadSetup as error:
        fail(words.why(error), MISUSED)
    except ComptoirError as error:
        fail(words.why(error))
    except OSError as error:
        if isinstance(error, BrokenPipeError) or not error.filename:
            raise
        fail(words.say("cli-file", file=str(error.filename), reason=error.strerror or str(error)))
