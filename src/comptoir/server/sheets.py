"""The sheet of a game: what of its rulebook stands on two pages to print (docs/rulebooks.md).

`sheet.toml` beside the rules names chapters, clauses and pictures; their words are those of `RULES.md` in each
language, so that a sheet never says anything else than the rulebook.
"""

from __future__ import annotations

import re
import tomllib
from functools import lru_cache
from pathlib import Path

import msgspec

from comptoir.server import examples, rules
from comptoir.server.errors import Unknown
from comptoir.server.examples import RulesPage
from comptoir.table import Game

DOUBTS = re.compile(r" ?\((?:R\d+(?:, )?)+\)| ?[†‡]")
"""Rulings, and who decided what: for who reads the whole rulebook."""
BREATH = re.compile(r"\*\*[^*]+:\*\*")


class SheetPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Of one chapter, by its number: so many clauses, and the pictures after them."""

    chapter: str
    clauses: list[str] = []
    pictures: list[str] = []


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What stands on either page."""

    first: list[SheetPart]
    second: list[SheetPart]


def page(game: Game, language: str) -> RulesPage:
    """The sheet of a game in the language asked for: a section for each page."""
    path = game.folder / "sheet.toml"
    if not path.is_file():
        raise Unknown("unknown-rules-page", f"there is no sheet of {game.title}", game=game.name)
    book = rules.book(game, language)
    written = _page(path, book, path.stat().st_mtime_ns, book.stat().st_mtime_ns)
    shown = {
        name: each for name, each in examples.played(game).items() if f'data-example="{name}"' in written.html
    }
    return msgspec.structs.replace(written, examples=shown)


def read(path: Path) -> Sheet:
    return msgspec.convert(tomllib.loads(path.read_text("utf-8")), Sheet)


@lru_cache(32)
def _page(path: Path, book: Path, *_: int) -> RulesPage:
    """`_` is when the files were written: new ones are read again."""
    sheet, text = read(path), book.read_text("utf-8")
    first = rules.rendered("\n\n".join([_title(text), _breath(text), *(_part(text, p) for p in sheet.first)]))
    second = rules.rendered("\n\n".join(_part(text, part) for part in sheet.second))
    html = "".join(f"<section>{page.html}</section>" for page in (first, second))
    return RulesPage(first.title, html, {})


def _title(text: str) -> str:
    return text.partition("\n")[0]


def _breath(text: str) -> str:
    return next(line for line in text.splitlines() if BREATH.match(line))


def _part(text: str, part: SheetPart) -> str:
    clauses = "\n".join(clause_of(text, clause) for clause in part.clauses)
    pictures = [_picture(text, name) for name in part.pictures]
    return "\n\n".join(piece for piece in (_heading(text, part.chapter), clauses, *pictures) if piece)


def _heading(text: str, chapter: str) -> str:
    found = re.search(rf"^## {re.escape(chapter)} .*$", text, re.MULTILINE)
    if not found:
        raise LookupError(f"the rulebook has no chapter {chapter}")
    return found[0]


def clause_of(text: str, clause: str) -> str:
    """A clause as an item of a list, with the table that belongs to it."""
    found = re.search(
        rf"^ *(- \*\*{re.escape(clause)}\*\* .*(?:\n(?! *- |\n).*)*)(\n\n(?:\|.*\n)+)?", text, re.MULTILINE
    )
    if not found:
        raise LookupError(f"the rulebook has no clause {clause}")
    return DOUBTS.sub("", found[1]) + (found[2] or "")


def _picture(text: str, name: str) -> str:
    found = re.search(rf"^```(?:example|pieces) {re.escape(name)}\n.*?^```", text, re.MULTILINE | re.DOTALL)
    if not found:
        raise LookupError(f"the rulebook has no picture {name}")
    return found[0]
