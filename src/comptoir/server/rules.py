"""The rulebooks as pages: every clause and every heading can be linked to."""

from __future__ import annotations

import re
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from comptoir.languages import LANGUAGES
from comptoir.server import examples
from comptoir.server.errors import Unknown
from comptoir.server.examples import RulesPage
from comptoir.table import Game

if TYPE_CHECKING:
    from markdown_it.token import Token

CLAUSE = re.compile(r"[A-Z]\d+(\.\d+)*[a-z]?\.?")
PICTURE = re.compile(r"(example|pieces) ([a-z-]+)")


def page(game: Game, language: str) -> RulesPage:
    """The rules of a game in the language asked for, else in English."""
    path = book(game, language)
    written = _page(path, path.stat().st_mtime_ns)
    return msgspec.structs.replace(written, examples=examples.played(game))


def book(game: Game, language: str) -> Path:
    """Where they are written."""
    known = [f"RULES.{each}.md" for each in LANGUAGES if each == language[:2]]
    for name in (*known, "RULES.md"):
        path = game.folder / name
        if path.is_file():
            return path
    raise Unknown("unknown-rules-page", f"the rules of {game.title} are not here", game=game.name)


@lru_cache(32)
def _page(path: Path, _: int) -> RulesPage:
    """`_` is when the file was written: a new one is read again."""
    return rendered(path.read_text("utf-8"))


def rendered(text: str) -> RulesPage:
    """Markdown to HTML; HTML within it is shown, not obeyed."""
    from markdown_it import MarkdownIt  # slow to import, and not needed to play

    markdown = MarkdownIt("commonmark", {"html": False}).enable(["table", "strikethrough"])
    tokens = markdown.parse(text)
    title = ""
    used: set[str] = set()
    for i, token in enumerate(tokens[:-1]):
        inline = tokens[i + 1]
        if token.type == "heading_open":
            title = title or _plain(inline)
            _name(token, _slug(_plain(inline)), used)
        elif token.type == "paragraph_open" and _is_breath(inline) and "breath" not in used:
            _name(token, "breath", used)
        elif token.type == "paragraph_open":
            item = tokens[i - 1] if i and tokens[i - 1].type == "list_item_open" else token
            _name(item, _clause(inline), used)
    for token in tokens:
        _draw(token)
    return RulesPage(title, markdown.renderer.render(tokens, markdown.options, {}), {})


def _draw(token: Token) -> None:
    """A block that names an example, or pieces of the box, becomes a figure; what stands in it is what one reads where
    nothing is drawn."""
    found = PICTURE.fullmatch(token.info) if token.type == "fence" else None
    if found:
        token.type = "html_block"
        token.content = f'<figure data-{found[1]}="{found[2]}"><pre>{escape(token.content)}</pre></figure>\n'


def _name(token: Token, name: str, used: set[str]) -> None:
    """Give an element its id; the first of several with one name gets it."""
    if name and name not in used:
        used.add(name)
        token.attrSet("id", name)


def _clause(inline: Token) -> str:
    """The clause a paragraph begins with, in bold: `**A3.2** ...`."""
    children = [child for child in inline.children or [] if child.type != "text" or child.content]
    if len(children) < 3 or children[0].type != "strong_open" or children[1].type != "text":
        return ""
    found = CLAUSE.fullmatch(children[1].content)
    return found[0].rstrip(".") if found else ""


def _is_breath(inline: Token) -> bool:
    """The summary: the first paragraph that begins with a phrase in bold and its colon."""
    children = [child for child in inline.children or [] if child.type != "text" or child.content]
    return len(children) > 3 and children[0].type == "strong_open" and children[1].content.endswith(":")


def _plain(inline: Token) -> str:
    return "".join(child.content for child in inline.children or [])


def _slug(text: str) -> str:
    return re.sub(r"[^\w]+", "-", text.lower()).strip("-")
