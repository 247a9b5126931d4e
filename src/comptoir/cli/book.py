"""What can be read: the rules, and the list of games."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from rich.table import Table

from comptoir import bots
from comptoir.cli import screen
from comptoir.table import BadSetup, Game, game
from comptoir.table import games as all_games
from comptoir.words import Words

if TYPE_CHECKING:
    from rich.console import Console


def rules(name: str, clause: str | None, lang: str) -> None:
    words = Words(lang)
    with screen.plainly(words):
        show(screen.console(), game(name), clause or "", words)


def show(console: Console, rules: Game, clause: str, words: Words) -> None:
    """The rules as a page, or one clause of them."""
    from rich.markdown import Markdown  # slow to load, and seldom needed in a game

    text = text_of(rules, words)
    console.print(Markdown(found(text, clause, words) if clause else text))


def text_of(rules: Game, words: Words) -> str:
    """The rulebook in the reader's language, else in English."""
    for name in (f"RULES.{words.lang}.md", "RULES.md"):
        path = rules.folder / name
        if path.is_file():
            return path.read_text(encoding="utf-8")
    raise BadSetup("no-rules", words.say("cli-no-rules", game=rules.title))


def found(text: str, clause: str, words: Words) -> str:
    """The paragraph of a clause, or the whole section it names."""
    wanted = re.escape(clause.upper())
    paragraph = re.search(rf"^[-*] \*\*{wanted}\*\*.*(?:\n(?![-*] |\n|#).*)*", text, re.MULTILINE)
    section = re.search(rf"^## {wanted} .*(?:\n(?!## ).*)*", text, re.MULTILINE)
    if paragraph is None and section is None:
        raise BadSetup("no-clause", words.say("cli-no-clause", clause=clause))
    return (paragraph or section)[0]  # type: ignore[index]


def games(lang: str) -> None:
    """A table of the games, then one of the bots."""
    words = Words(lang)
    console = screen.console()
    table = Table(header_style="dim")
    for key in ("name", "game", "players", "minutes", "by", "options"):
        table.add_column(words.say(f"cli-{key}"))
    for name, rules in all_games().items():
        options = ", ".join(option.name for option in rules.options)
        minutes = "–".join(map(str, dict.fromkeys(rules.minutes)))
        table.add_row(name, rules.title, f"{rules.fewest}–{rules.most}", minutes, rules.designer, options)
    console.print(table)
    levels = Table(header_style="dim")
    levels.add_column(words.say("cli-bot"))
    levels.add_column("", no_wrap=True)
    levels.add_column("")
    for level in bots.levels():
        levels.add_row(level, words.say(f"bot-{level}"), words.say(f"bot-{level}.help"))
    console.print(levels)
