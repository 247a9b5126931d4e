"""One line from the player, with completion where there is a keyboard."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from comptoir.cli.answers import completes


def ask(prompt: str, choices: Sequence[str]) -> str | None:
    """What was typed; None at the end of the input."""
    if sys.stdin.isatty():
        _complete_from(choices)
    try:
        return input(prompt)
    except (EOFError, KeyboardInterrupt):
        print()
        return None


def _complete_from(choices: Sequence[str]) -> None:
    """The tab key goes on with any of the choices, where this Python can do that."""
    try:
        import readline
    except ImportError:
        return

    def complete(_: str, state: int) -> str | None:
        found = completes(readline.get_line_buffer(), choices)
        return found[state] + " " if state < len(found) else None

    readline.set_completer_delims(" ")
    readline.set_completer(complete)
    readline.parse_and_bind("tab: complete")
