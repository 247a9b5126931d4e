"""The finished games of a match, kept in a file as they end: a line each, after one with the terms.

Only the process that was asked for the match writes there. A line cut off by a crash is left out and played again.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import IO, Self

import msgspec

from comptoir.lab.match import Outcome, Terms
from comptoir.table import BadSetup


class Notes:
    """The outcomes by number, none twice; without a file they are kept in memory only."""

    def __init__(self, path: Path | None, terms: Terms) -> None:
        self.path = path
        self.terms = terms
        self.outcomes: dict[int, Outcome] = {}
        self.file: IO[bytes] | None = None

    def __enter__(self) -> Self:
        if self.path is not None:
            lines = self.path.read_bytes().split(b"\n") if self.path.exists() else [b""]
            whole, rest = lines[:-1], lines[-1]
            if whole or rest:
                self._read(whole)
            self.file = self.path.open("r+b" if whole else "wb")
            self.file.truncate(sum(len(line) + 1 for line in whole))
            self.file.seek(0, os.SEEK_END)
            if not whole:
                self._write([msgspec.json.encode(self.terms)])
        return self

    def __exit__(self, *_: object) -> None:
        if self.file is not None:
            self.file.close()

    def _read(self, lines: list[bytes]) -> None:
        if not lines:
            raise _broken(self.path, 1)
        for number, line in enumerate(lines, 1):
            try:
                if number == 1:
                    terms = msgspec.json.decode(line, type=Terms)
                else:
                    outcome = msgspec.json.decode(line, type=Outcome)
                    self.outcomes[outcome.n] = outcome
            except (msgspec.MsgspecError, UnicodeError) as error:
                raise _broken(self.path, number) from error
        if msgspec.structs.replace(terms, patience=self.terms.patience) != self.terms:
            text = f"{self.path} holds games of another match: bots, seed, options or time differ"
            raise BadSetup("bad-match-other", text, args_={"file": str(self.path)})

    def add(self, outcomes: list[Outcome]) -> int:
        """Keep what is new, on disk before anybody hears of it; how many that were."""
        new = {outcome.n: outcome for outcome in outcomes if outcome.n not in self.outcomes}
        self._write([msgspec.json.encode(outcome) for outcome in new.values()])
        self.outcomes |= new
        return len(new)

    def _write(self, lines: list[bytes]) -> None:
        if self.file is not None and lines:
            self.file.write(b"".join(line + b"\n" for line in lines))
            self.file.flush()
            os.fsync(self.file.fileno())


def _broken(path: Path | None, line: int) -> BadSetup:
    text = f"{path} is not a file of games: line {line} cannot be read"
    return BadSetup("bad-match-file", text, args_={"file": str(path), "line": line})
