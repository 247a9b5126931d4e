"""What a seat knows, for programs: numbers of a fixed size, and a text that forgets nothing.

>>> from comptoir.table import game
>>> heller = Observer(game("heller"))
>>> s = game("heller").start(seats=2, seed="linden")
>>> dict(zip(heller.names, heller.see(s, 0)))["round"]
1
"""

from __future__ import annotations

import importlib.util
import zlib
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from comptoir.adapters.desk import Sight, answer, speaker
from comptoir.adapters.shapes import Shape, shapes_of
from comptoir.table import Event, Game, Options, State

LOWEST, HIGHEST = -(1 << 15), (1 << 15) - 1
"""All numbers fit into 16 bits."""
Writer = Callable[[Any, list[int]], None]


class Observer:
    """Writes what a seat sees in so many numbers, whatever happens: `names` says what each is.

    A game may do it by itself (`observation.py` in its folder), from what its view shows; any other is written place by
    place from its view. Nothing but the view goes in, so states that a seat cannot tell apart look alike."""

    def __init__(self, rules: Game) -> None:
        if writes_itself(rules):
            module = importlib.import_module(own(rules))
            self.names: list[str] = module.NAMES
            self.see: Sight = module.observe
        else:
            shapes = shapes_of(rules)
            words = {word: n for n, word in enumerate(shapes.words, 1)}
            self.names = list(places(shapes.view, ""))
            write = writer(shapes.view, words)

            def see(s: Any, seat: int) -> list[int]:
                numbers: list[int] = []
                write(msgspec.to_builtins(rules.view(s, seat)), numbers)
                return numbers

            self.see = see

    @property
    def size(self) -> int:
        return len(self.names)


def own(rules: Game) -> str:
    """The module with which a game writes its observations, if it has one."""
    return f"{type(rules).__module__.rpartition('.')[0]}.observation"


def writes_itself(rules: Game) -> bool:
    return importlib.util.find_spec(own(rules)) is not None


def places(shape: Shape, path: str) -> Iterator[str]:
    """What each number of a shape is, in order."""
    if shape.empty:
        yield f"{path}?"
    if shape.number or shape.word:
        yield path
    if shape.items is not None:
        yield f"{path}#"
        for n in range(shape.most):
            yield from places(shape.items, f"{path}[{n}]")
    for name, field in sorted(shape.fields.items()):
        yield from places(field, f"{path}.{name}" if path else name)


def writer(shape: Shape, words: dict[str, int]) -> Writer:
    """Writes anything of that shape; what has no room is left out, what is not there is 0."""
    blanks = [0] * sum(1 for _ in places(shape, ""))
    item = None if shape.items is None else writer(shape.items, words)
    nothing = None if shape.items is None else [0] * sum(1 for _ in places(shape.items, ""))
    fields = [(name, writer(field, words)) for name, field in sorted(shape.fields.items())]

    def write(seen: Any, numbers: list[int]) -> None:
        if seen is None:
            numbers += blanks
            return
        if shape.empty:
            numbers.append(1)
        if shape.number or shape.word:
            numbers.append(_numbered(seen, words))
        if item is not None and nothing is not None:
            listed = seen if isinstance(seen, list | tuple) else ()
            numbers.append(len(listed))
            for value in listed[: shape.most]:
                item(value, numbers)
            numbers += nothing * (shape.most - len(listed))
        for name, field in fields:
            field(seen.get(name) if isinstance(seen, dict) else None, numbers)

    return write


def _numbered(seen: Any, words: dict[str, int]) -> int:
    if isinstance(seen, str):
        return words.get(seen, 0)
    return max(LOWEST, min(HIGHEST, int(seen))) if isinstance(seen, int | float) else 0


class Memory:
    """All that each seat has said and was told since the game began, line by line: its information state.

    It plays the game along, with somebody listening, from the numbers of the answers."""

    def __init__(self, rules: Game, s: State, heard: list[Event], seats: int) -> None:
        self.rules = rules
        self.state = s
        self.answers = 0
        """So many of them it has heard."""
        self.lines = [[f"seat {seat}", *_told(heard, seat)] for seat in range(seats)]
        self.counted: list[tuple[int, list[int]]] = [(0, []) for _ in range(seats)]
        """How many lines of each seat are in numbers, and these."""

    @classmethod
    def of(cls, rules: Game, seats: int, seed: str, options: Options) -> Memory:
        heard: list[Event] = []
        return cls(rules, rules.start(seats, seed, options, heard), heard, seats)

    def listen(self, said: Sequence[int]) -> None:
        """Hear what was said since, of all that was said."""
        s = self.state
        for number in said[self.answers :]:
            action = self.rules.vocabulary.all[number]
            self.lines[speaker(s)].append(f"> {action.text}")
            heard: list[Event] = []
            s.heard = heard
            answer(s, action)
            for seat, lines in enumerate(self.lines):
                lines.extend(_told(heard, seat))
        self.answers = len(said)

    def text(self, seat: int) -> str:
        return "\n".join(self.lines[seat])

    def numbers(self, seat: int) -> list[int]:
        """The same in numbers: see `numbers_of`."""
        done, numbers = self.counted[seat]
        lines = self.lines[seat]
        numbers += numbers_of(lines[done:])
        self.counted[seat] = len(lines), numbers
        return numbers

    def __deepcopy__(self, memo: dict[int, Any]) -> Memory:
        copy = Memory(self.rules, self.state.clone(), [], 0)
        copy.answers = self.answers
        copy.lines = [list(lines) for lines in self.lines]
        copy.counted = [(done, list(numbers)) for done, numbers in self.counted]
        return copy


def numbers_of(lines: Sequence[str]) -> list[int]:
    """Lines of a memory in numbers, as long as they are: each begins with how many follow. A number is itself, a word
    its checksum (words of one game that are alike in it would be found by the tests), a list begins with its length."""
    numbers: list[int] = []
    for line in lines:
        said: Any = line.split() if not line.startswith("{") else msgspec.json.decode(line)
        entry: list[int] = []
        _count(said, entry)
        numbers += [len(entry), *entry]
    return numbers


def _count(told: Any, entry: list[int]) -> None:
    if isinstance(told, dict):
        for value in told.values():
            _count(value, entry)
    elif isinstance(told, list):
        entry.append(len(told))
        for value in told:
            _count(value, entry)
    else:
        entry.append(checksum(told) if isinstance(told, str) else 0 if told is None else int(told))


def checksum(word: str) -> int:
    """A number of 15 bits for a word, the same everywhere."""
    return zlib.crc32(word.encode()) % (HIGHEST + 1)


def _told(heard: list[Event], seat: int) -> list[str]:
    told = [event.told(seat) for event in heard]
    return [msgspec.json.encode(each).decode() for each in told if each is not None]


def utilities(rules: Game, s: State) -> list[float]:
    """How a game ended, from 1 (ahead of all) to -1 (behind all): the seats one is ahead of, less those ahead of one.

    They add up to 0. Before the end all are 0."""
    ranks = [place.rank for place in rules.standing(s)]
    if s.agenda:
        return [0.0] * len(ranks)
    others = len(ranks) - 1
    return [sum((other > rank) - (other < rank) for other in ranks) / others for rank in ranks]
