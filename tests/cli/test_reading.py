"""Help, rules and lists, in the reader's language."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import typer

from comptoir import __version__
from comptoir.bots import levels
from comptoir.cli import EXAMPLES, app, tongue
from comptoir.languages import LANGUAGES
from comptoir.table import games
from comptoir.words import Words
from tests.cli.running import comptoir, process

HOSTS = "comptoir admin"
"""What hosts do stands in one table."""
DOCS = Path(__file__).resolve().parents[2] / "docs" / "cli.md"


def commands() -> dict[str, Any]:
    """Every command by the words that call it."""
    found: dict[str, Any] = {}

    def walk(command: Any, name: str) -> None:
        inner = getattr(command, "commands", None)
        if inner is None:
            found[name] = command
        for word, each in (inner or {}).items():
            walk(each, f"{name} {word}")

    walk(typer.main.get_command(app), "comptoir")
    return found


def test_every_command_and_every_option_is_documented() -> None:
    text = DOCS.read_text(encoding="utf-8")
    sections = dict(re.findall(r"^## `(comptoir[ a-z]*)`\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL))
    homes = {name: HOSTS if name.startswith(HOSTS) else name for name in commands()}
    assert list(sections) == list(dict.fromkeys(homes.values()))
    for name, command in commands().items():
        told = sections[homes[name]]
        assert homes[name] == name or f"| `{name.rpartition(' ')[2]}` |" in told, name
        for parameter in command.params:
            for option in parameter.opts:
                if option.startswith("--"):
                    assert f"`{option}" in told, f"{name} {option} is not documented"


def test_every_command_has_help_with_an_example() -> None:
    for name in commands():
        result = comptoir(*name.split()[1:], "--help")
        assert result.exit_code == 0
        assert re.search(rf"Examples:\n(.*\n)*    {name}\b", result.stdout), name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_reads_the_words_as_fluent_does(lang: str) -> None:
    words = Words(lang)
    plain = tongue._plain(lang)
    assert {f"cli-{name}" for name in EXAMPLES} <= set(plain)
    for key, text in plain.items():
        if words.has(key):
            assert words.say(key) == text


def test_help_speaks_the_language_of_the_environment() -> None:
    assert "Jouer une partie" in process("--help", COMPTOIR_LANG="fr").stdout
    assert "Jouer une partie" in process("play", "--help", "--lang", "fr").stdout
    assert "Afficher cette aide" in process("--help", COMPTOIR_LANG="", LC_ALL="fr_FR.UTF-8").stdout
    assert "Play a game" in process("--help", COMPTOIR_LANG="xx").stdout


def test_help_speaks_nothing_but_french_to_the_french() -> None:
    for words in ([], ["bench"], *(name.split()[1:] for name in commands())):
        said = process("--lang", "fr", *words, "--help").stdout
        english = r"Usage:|Options:|Commands:|Arguments:|default|required|ARGS|<\w+>|Show"
        assert not re.search(english, said), said
        assert "Usage\u00a0: comptoir" in said


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["nosuch"], "There is no command “nosuch”. “comptoir --help” says more."),
        (["serve", "--prt", "3"], "There is no option --prt. “comptoir serve --help” says more."),
        (["serve", "--port"], "--port needs a value. “comptoir --help” says more."),
        (
            ["serve", "--port", "x"],
            "--port must be a number from 0 to 65535. “comptoir serve --help” says more.",
        ),
        (["arena", "heller", "greedy", "--games", "0"], "--games must be a number, 1 or more."),
        (["play", "heller", "--seats", "x"], "--seats must be a number."),
        (["play"], "GAME is missing. “comptoir play --help” says more."),
        (["games", "heller"], "There is an argument too many. “comptoir games --help” says more."),
    ],
)
def test_a_wrong_call_is_one_sentence(arguments: list[str], sentence: str) -> None:
    result = process(*arguments)
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr.startswith(f"comptoir: {sentence}")
    assert result.stderr.count("\n") == 1


def test_a_language_nobody_speaks_here_is_a_sentence() -> None:
    result = process("rules", "heller", "--lang", "xx")
    assert result.returncode == 2 and "en, " in result.stderr and result.stdout == ""


def test_the_version_is_told() -> None:
    result = process("--version")
    assert result.returncode == 0 and result.stdout.startswith(f"comptoir {__version__} (")


def test_games_and_bots_are_listed() -> None:
    shown = comptoir("games").stdout
    assert all(name in shown and rules.designer in shown for name, rules in games().items())
    assert all(level in shown for level in levels())


def test_rules_can_be_read_whole_or_by_clause() -> None:
    whole = comptoir("rules", "heller").stdout
    assert "Auf Heller und Pfennig" in whole and "A6.3" in whole
    clause = comptoir("rules", "heller", "a3.2").stdout
    assert "A3.2" in clause and "A3.3" not in clause
    section = comptoir("rules", "heller", "A4").stdout
    assert "A4.1" in section and "A4.9" in section and "A5.1" not in section


def test_rules_are_read_in_french() -> None:
    assert "étal" in comptoir("rules", "heller", "A3.1", "--lang", "fr").stdout


def test_a_clause_that_is_not_there_is_a_sentence() -> None:
    result = comptoir("rules", "heller", "A99")
    assert result.exit_code == 2 and "no clause A99" in result.stderr


def test_an_unknown_command_is_refused() -> None:
    result = process("plya")
    assert result.returncode == 2 and "plya" in result.stderr and "play" in result.stderr


def test_output_may_be_cut_short() -> None:
    """As by `head`: no complaint."""
    import subprocess
    import sys

    with subprocess.Popen(
        [sys.executable, "-W", "ignore", "-m", "comptoir", "rules", "heller"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as running:
        assert running.stdout is not None and running.stderr is not None
        running.stdout.close()
        assert "Traceback" not in running.stderr.read()
