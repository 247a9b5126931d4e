"""Files of words as the tests read them: what is said, in which languages, with which blanks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

Said = dict[str, set[str]]
"""Each message, term and attribute of a file, with the variables it uses."""
UNSAID = re.compile(r"```[\s\S]*?```|`[^`]*`|^\|.*$", re.MULTILINE)
"""Code, and tables that set one language beside another."""


def words(package: Path) -> list[Path]:
    return sorted(package.rglob("locale/*.ftl"))


def in_language(path: Path, language: str) -> Path:
    """The same words in another language: `fr.table.ftl` is `en.table.ftl` in English."""
    return path.with_name(".".join([language, *path.name.split(".")[1:]]))


def missing_files(package: Path, languages: tuple[str, ...]) -> list[Path]:
    """What a language lacks: every file of words, and the rulebook of every game."""
    wanted = {in_language(path, language) for path in words(package) for language in languages}
    wanted |= {
        book.with_name(f"RULES.{language}.md")
        for book in package.glob("games/*/RULES.md")
        for language in languages
        if language != "en"
    }
    return sorted(path for path in wanted if not path.is_file())


def differences(path: Path) -> list[str]:
    """Where a file and the English one do not say the same."""
    original = in_language(path, "en")
    english, other = messages(original), messages(path)
    return sorted(
        [f"{key} is missing in {path.name}" for key in english.keys() - other.keys()]
        + [f"{key} is missing in {original.name}" for key in other.keys() - english.keys()]
        + [
            f"{key} in {path.name} speaks of ${variable}, which {original.name} does not"
            for key in english.keys() & other.keys()
            for variable in other[key] - english[key]
        ]
    )


@cache
def texts(package: Path, language: str) -> tuple[tuple[Path, str], ...]:
    """All that people read in a language: words, and rulebooks without their code and tables."""
    return tuple(_texts(package, language))


def _texts(package: Path, language: str) -> Iterator[tuple[Path, str]]:
    for path in words(package):
        if path.name.startswith(f"{language}."):
            for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
                patterns = (node for node in everything_in(entry) if isinstance(node, ftl.Pattern))
                yield from ((path, "".join(map(_said, pattern.elements))) for pattern in patterns)
    for path in sorted(package.glob(f"games/*/RULES{'' if language == 'en' else f'.{language}'}.md")):
        yield path, UNSAID.sub(_kept, path.read_text(encoding="utf-8"))


def _kept(unsaid: re.Match[str]) -> str:
    """A word of code inside a sentence counts as a word."""
    return "x" if re.fullmatch(r"`[^`]+`", unsaid[0]) else ""


def _said(part: ftl.TextElement | ftl.Placeable) -> str:
    """A text as it is, a blank as a letter: what stands beside it stands beside a word."""
    if isinstance(part, ftl.TextElement):
        return str(part.value)
    literal = part.expression
    return str(literal.value) if isinstance(literal, ftl.StringLiteral) else "x"


def sentences(path: Path) -> dict[str, str]:
    """All that a message says, whatever the case, by its name; its attributes with it."""
    return {
        entry.id.name: "\n".join(
            "".join(map(_said, node.elements))
            for node in everything_in(entry)
            if isinstance(node, ftl.Pattern)
        )
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body
        if isinstance(entry, ftl.Message | ftl.Term)
    }


def messages(path: Path) -> Said:
    """What a sentence needs, the sentences it quotes included."""
    found: Said = {}
    quoted: Said = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{path.name} cannot be read here:\n{entry.content}"
        if isinstance(entry, ftl.Message | ftl.Term):
            name = f"{'-' if isinstance(entry, ftl.Term) else ''}{entry.id.name}"
            parts = [(name, entry.value)] if entry.value else []
            for key, pattern in [*parts, *((f"{name}.{a.id.name}", a.value) for a in entry.attributes)]:
                assert key not in found, f"{path.name} says {key} twice"
                nodes = list(everything_in(pattern))
                found[key] = {n.id.name for n in nodes if isinstance(n, ftl.VariableReference)}
                quoted[key] = {n.id.name for n in nodes if isinstance(n, ftl.MessageReference)}
    return {key: needs.union(*(found.get(q, set()) for q in quoted[key])) for key, needs in found.items()}


def everything_in(node: ftl.BaseNode) -> Iterator[ftl.BaseNode]:
    yield node
    for value in vars(node).values():
        for inner in value if isinstance(value, list) else [value]:
            if isinstance(inner, ftl.BaseNode):
                yield from everything_in(inner)
