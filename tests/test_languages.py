"""A language is added by its files alone, as docs/languages.md says: a toy language in a copy of the house."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from comptoir.languages import LANGUAGES, LOCALE, languages_in
from tests.rules import TESTS
from tests.spoken import differences, in_language, missing_files, words
from tests.typography import lost_figures, misprints, second_words, telegrams, unnamed

TOY = "eo"


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A copy of the package, without what was built for this machine."""
    unwanted = shutil.ignore_patterns("static", "__pycache__", "*.so", "judgement")
    return Path(shutil.copytree(LOCALE.parent, tmp_path / "comptoir", ignore=unwanted))


def add(house: Path) -> None:
    """The steps of docs/languages.md, with English for the toy language."""
    for path in words(house):
        if path.name.startswith("en."):
            shutil.copy(path, in_language(path, TOY))
    for book in house.glob("games/*/RULES.md"):
        shutil.copy(book, book.with_name(f"RULES.{TOY}.md"))


def test_a_language_is_there_when_all_its_files_are(house: Path) -> None:
    assert languages_in(house) == LANGUAGES
    add(house)
    assert missing_files(house, (TOY,)) == []
    assert set(languages_in(house)) == {*LANGUAGES, TOY}
    (house / "locale" / f"{TOY}.errors.ftl").unlink()
    assert languages_in(house) == LANGUAGES


def test_what_it_lacks_is_named(house: Path) -> None:
    add(house)
    (house / "games" / "heller" / f"RULES.{TOY}.md").unlink()
    (house / "games" / "karanor" / "locale" / f"{TOY}.table.ftl").unlink()
    lacking = [path.relative_to(house / "games").as_posix() for path in missing_files(house, (TOY,))]
    assert lacking == ["heller/RULES.eo.md", "karanor/locale/eo.table.ftl"]
    cover = house / "games" / "heller" / "locale" / f"{TOY}.cover.ftl"
    cover.write_text(cover.read_text("utf-8").replace("heller-short", "heller-shrot"), "utf-8")
    assert differences(cover) == [
        "heller-short is missing in eo.cover.ftl",
        "heller-shrot is missing in en.cover.ftl",
    ]


def test_it_is_spoken_at_once(house: Path) -> None:
    """Nothing but files was added, and the command line knows it: `--lang`, help, words, rulebook."""
    add(house)
    book = house / "games" / "heller" / f"RULES.{TOY}.md"
    book.write_text(re.sub(r"(\*\*A1\.1\*\*).*", r"\1 Saluton.", book.read_text("utf-8")), "utf-8")

    def said(*arguments: str) -> str:
        env = {**os.environ, "PYTHONPATH": str(house.parent), "COMPTOIR_INTERPRETED": "1"}
        command = [sys.executable, "-m", "comptoir", *arguments, "--lang", TOY]
        return subprocess.run(
            command, capture_output=True, text=True, check=True, env=env, cwd=house.parent
        ).stdout

    assert TOY in said("rules", "--help")
    assert "Saluton." in said("rules", "heller", "A1.1")


def test_the_way_to_add_one_names_what_it_takes() -> None:
    page = (TESTS.parent / "docs" / "languages.md").read_text(encoding="utf-8")
    parts = {path.name.partition(".")[2] for path in words(LOCALE.parent) if path.name.startswith("en.")}
    assert [part for part in sorted(parts) if f"<lang>.{part}" not in page] == []
    assert "RULES.<lang>.md" in page


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", 'Say "no".'),
        ("en", "It's so"),
        ("en", "costs -2 gold"),
        ("fr", "Vraiment ?"),
        ("fr", "Vraiment?"),
        ("fr", "le mot «juste»"),
        ("fr", "c'est"),
        ("de", "das “Wort”"),
        ("de", "das „Wort”"),
        ("de", "z. B. so"),
        ("de", "wenn Sie wollen"),
        ("de", "Wer ist dran ?"),
        ("fr", "jouer contre un robot"),
        ("de", "Das Spielbrett"),
    ],
)
def test_a_misprint_and_a_second_word_are_found(tmp_path: Path, language: str, said: str) -> None:
    (tmp_path / "locale").mkdir()
    (tmp_path / "locale" / f"{language}.ftl").write_text(f"word = {said}\n", "utf-8")
    glossary = (TESTS.parent / "docs" / "glossary.md").read_text(encoding="utf-8")
    assert misprints(tmp_path, language) or second_words(tmp_path, glossary)


@pytest.mark.parametrize(
    ("english", "language", "said"),
    [
        ("Begins this round", "fr", "Commence ce tour"),
        ("There is no hint now", "de", "Gerade gibt es keinen Rat"),
        ("Port 8000 unless told", "de", "Der Port"),
        ("{ $name } draws { $square }", "fr", "{ $name } tire un carré\u00a0: { $square }"),
        ("{ $name } draws { $square }", "de", "{ $name } zieht ein Plättchen: { $square }"),
    ],
)
def test_what_a_translation_leaves_out_is_found(
    tmp_path: Path, english: str, language: str, said: str
) -> None:
    (tmp_path / "locale").mkdir()
    for spoken, text in (("en", english), (language, said)):
        (tmp_path / "locale" / f"{spoken}.ftl").write_text(f"heller-log-drawn = {text}\n", "utf-8")
    lints = (unnamed, lost_figures, telegrams)
    assert [lint for lint in lints if lint(tmp_path, language)]
    assert not [lint for lint in lints if lint(tmp_path, "en")]
