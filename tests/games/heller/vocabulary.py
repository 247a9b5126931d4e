"""Words to speak about Auf Heller und Pfennig in tests: a market drawn as text, colours, pieces.

Space by space: `+n` buyer, `-n` rogue, `G` gold sack, `M` fire, `D` evil eye, `o` empty, and for a stall the letter
of its colour and its wares, `R3`. The colours are the seats in order: red, blue, yellow, white.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from comptoir.games.heller import GAME
from comptoir.games.heller.box import (
    COLUMNS,
    EMPTY,
    LABELS,
    LINES,
    NAMES,
    ROWS,
    SPACE_NAMES,
    SPACES,
    SQUARE,
    SQUARES,
    owner,
    spaces_of,
    stall,
    wares_of,
)
from comptoir.games.heller.count import parts_of, pay
from comptoir.games.heller.play import COUNT, PLACE, TURN
from comptoir.games.heller.state import Market, Merchant, Variants
from comptoir.table import WATCHER, Action, Told, act, asked, options, seeded, settle

HELLER: Any = GAME  # a Game says neither which state it starts nor which view it shows
RED, BLUE, YELLOW, WHITE = range(4)
COLOURS = ["red", "blue", "yellow", "white"]
SIGNS = {"G": "sack", "M": "fire", "D": "eye"}
PLAIN = {"open_end": False, "no_luck": False, "debts": False}


def seat_of(colour: str) -> int:
    return COLOURS.index(colour)


def by_colour(amounts: Sequence[int]) -> dict[str, int]:
    return dict(zip(COLOURS, amounts, strict=False))


def square(word: str, taken: Iterable[int] = ()) -> int:
    """The piece for a square written as in a drawing, by label (`fire`) or by name (`king`); twins in box order."""
    wanted = SIGNS.get(word, word)
    for piece, label, name in zip(SQUARES, LABELS, NAMES, strict=True):
        if wanted in {label, name} and piece not in taken:
            return piece
    raise AssertionError(f"the box holds no {word} any more")


def pieces(words: Iterable[str]) -> list[int]:
    """The pieces of a drawing; no square is taken twice from the box."""
    laid: list[int] = []
    for word in words:
        if word == "o":
            laid.append(int(EMPTY))
        elif word[0] in "RBYW":
            laid.append(int(stall("RBYW".index(word[0]), int(word[1]))))
        else:
            laid.append(square(word, laid))
    return laid


def board(*lines: str) -> list[int]:
    """A whole market: five lines of six spaces."""
    laid = pieces(word for line in lines for word in line.split())
    assert len(lines) == ROWS and len(laid) == SPACES
    return laid


def drawn(laid: Sequence[int]) -> list[str]:
    """The market as text, the inverse of `board`."""
    signs = {label: sign for sign, label in SIGNS.items()}

    def word(piece: int) -> str:
        if piece == EMPTY:
            return "o"
        if piece < SQUARE:
            return f"{'RBYW'[owner(piece)]}{wares_of(piece)}"
        label = LABELS[piece - SQUARE]
        return signs.get(label, label)

    rows = [laid[r * COLUMNS : (r + 1) * COLUMNS] for r in range(ROWS)]
    return [" ".join(f"{word(piece):2}" for piece in row).rstrip() for row in rows]


def one_line(words: str, column: bool = False) -> tuple[list[int], dict[str, int]]:
    """A row or a column scored by itself: the worth of its parts, and what it brings each colour."""
    line = ROWS if column else 0
    laid = [int(EMPTY)] * SPACES
    for space, piece in zip(LINES[line], pieces(words.split()), strict=True):
        laid[space] = piece
    parts = parts_of(laid, line, len(COLOURS))
    gains = [0] * len(COLOURS)
    pay(parts, gains)
    return [int(part.worth()) for part in parts], by_colour(gains)


def table(
    *lines: str,
    players: int = 2,
    turn: int = RED,
    round_: int = 1,
    starter: int = RED,
    money: int | Sequence[int] = 50,
    stalls: Mapping[int, Sequence[int]] | None = None,
    secrets: Mapping[int, str] | None = None,
    pile: Sequence[str] | None = None,
    drawn: str = "",
    seed: str = "a test",
    **variants: bool,
) -> Market:
    """A game in the middle: seat `turn` is to act, and has drawn a square if `drawn` names one.

    `stalls` lists the wares of each stall in hand, by seat; a seat not named has none. `pile` names the squares
    face down (or open, in *No luck*); unless told, all that are neither on the market nor held by anybody.
    """
    chosen = Variants(**(PLAIN | variants))
    s = Market(seeded(seed), chosen)
    s.round, s.starter = round_, starter
    s.board = board(*lines) if lines else [int(EMPTY)] * SPACES
    s.free = sum(1 << space for space, piece in enumerate(s.board) if piece == EMPTY)
    purse = [money] * players if isinstance(money, int) else list(money)
    s.merchants = [
        Merchant(purse[seat], in_hand((stalls or {}).get(seat, ())), EMPTY) for seat in range(players)
    ]
    held = [piece for piece in s.board if piece >= SQUARE]
    for seat, word in (secrets or {}).items():
        s.merchants[seat].secret = square(word, held)
        held.append(int(s.merchants[seat].secret))
    if drawn:
        s.drawn = square(drawn, held)
        held.append(int(s.drawn))
    if pile is None:
        s.pile = [piece for piece in SQUARES if piece not in held]
    else:
        for word in pile:
            s.pile.append(square(word, [*held, *s.pile]))
    s.agenda = [COUNT, PLACE[turn] if drawn else TURN[turn]]
    return s


def in_hand(wares: Iterable[int]) -> list[int]:
    """How many stalls of each number of wares, from a list such as [1, 1, 4]."""
    counts = [0] * 5
    for each in wares:
        counts[each] += 1
    return counts


def hand(s: Market, seat: int) -> list[int]:
    """The stalls a seat has left, by wares: [1, 1, 4]."""
    return [wares for wares, count in enumerate(s.merchants[seat].stalls) for _ in range(count)]


def say(s: Market, *moves: str) -> list[Told]:
    """Play moves, each by the seat that is asked; what everybody is told meanwhile."""
    s.heard = []
    for move in moves:
        act(s, asked(s)[0], HELLER.parse(move))
    heard, s.heard = s.heard, None
    return [told for event in heard if (told := event.told(WATCHER)) is not None]


def count(s: Market) -> Told:
    """Let a full market, or one where nobody can act, be counted: what everybody is told of it."""
    s.heard = []
    settle(s)
    heard, s.heard = s.heard, None
    [counted] = [told for event in heard if (told := event.told(WATCHER)) and told["type"] == "round-counted"]
    return counted


def worths(counted: Told) -> tuple[list[list[int]], list[list[int]]]:
    """The worth of the parts of every row and of every column."""
    lines: list[list[int]] = [[] for _ in LINES]
    parts: Any = counted["parts"]
    for part in parts:
        lines[part["line"]].append(part["worth"])
    return lines[:ROWS], lines[ROWS:]


def brought(counted: Told, rows: bool) -> list[int]:
    """What all rows, or all columns, bring each seat."""
    parts: Any = counted["parts"]
    parts = [part for part in parts if (part["line"] < ROWS) == rows]
    return [
        sum(part["worth"] * wares for part, wares in zip(parts, seat, strict=True))
        for seat in zip(*(part["wares"] for part in parts), strict=True)
    ]


def money(s: Market) -> list[int]:
    return [int(merchant.money) for merchant in s.merchants]


def texts(actions: Iterable[Action]) -> list[str]:
    return [action.text for action in actions]


def answers(s: Market) -> list[str]:
    """What the seat that is asked may say."""
    [seat] = asked(s)
    return texts(options(s, seat))


def kinds(s: Market) -> set[str]:
    """The first words of what may be said: stall, draw, place, secret, square."""
    return {text.split()[0] for text in answers(s)}


def empty_spaces(s: Market) -> list[str]:
    return [SPACE_NAMES[space] for space in spaces_of(s.free)]


def fill(s: Market, prefer: str = "") -> None:
    """Play the round on, first answer first, answers that begin with `prefer` before others, until it is counted."""
    before = s.round
    while s.agenda and s.round == before:
        said = answers(s)
        say(s, next((text for text in said if text.startswith(prefer)), said[0]))
