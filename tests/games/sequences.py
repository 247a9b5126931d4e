"""How many sequences of answers there are (perft): one that the rules wrongly forbid or permit shows in the numbers.

They are counted in kept games of tests/records, from the start and in the midst of them, and stand in the
sequences.toml of each game. `python -m tests.games.sequences heller` counts again; know why a number changes before
you keep it.
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

from comptoir.table import Record, State, options, play, read_record, welcome
from tests.games.playthroughs import RECORDS, teller

FOLDER = Path(__file__).parent
MANY = 1000
"""Where as many sequences have been found, nobody looks deeper than one answer more."""
DEEPEST = 6

Counts = dict[str, dict[str, list[int]]]
"""By game and by the number of moves before: how many sequences of one answer, of two, of three..."""


def sequences(s: State, depth: int) -> int:
    """Answer by answer of all who may speak, as far as they are listed, to `depth` or to the end of the game."""
    if depth == 0 or not s.agenda:
        return 1
    answers = [(seat, action) for seat in welcome(s) for action in options(s, seat)]
    if depth == 1:
        return len(answers)
    total = 0
    for seat, action in answers:
        t = s.clone()
        play(t, seat, action)
        total += sequences(t, depth - 1)
    return total


def record_of(game: str, title: str) -> Record:
    return read_record((RECORDS / f"{game}-{title}.json").read_bytes())


def kept(game: str) -> Counts:
    """What was counted before."""
    counts: Counts = tomllib.loads((FOLDER / game / "sequences.toml").read_text(encoding="utf-8"))
    return counts


def counted(s: State) -> list[int]:
    found = [sequences(s, 1)]
    while len(found) < 2 or (found[-1] < MANY and len(found) < DEEPEST):
        found.append(sequences(s, len(found) + 1))
    return found


def main(game: str) -> None:
    lines = ["# How many sequences of 1, 2, 3... answers follow after so many moves of a kept game."]
    for title in teller(game).titles:
        record = record_of(game, title)
        lines += ["", f"[{title}]"]
        for quarter in range(4):
            moves = len(record.moves) * quarter // 4
            lines.append(f"{moves} = {counted(record.replay(moves))}")
    (FOLDER / game / "sequences.toml").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
