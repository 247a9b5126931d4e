"""The sheets: what of a rulebook stands on the two pages to print, in every language in the rulebook's own words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from comptoir.languages import LANGUAGES
from comptoir.server import rules, sheets
from comptoir.server.errors import Unknown
from comptoir.table import Game, games
from tests.server.clients import Guest

HOUSE = [game for game in games().values() if (game.folder / "sheet.toml").is_file()]


def cited(html: str) -> list[str]:
    return re.findall(r'<li id="([A-Z]\d+\.\d+[a-z]?)">', html)


@pytest.mark.parametrize("game", HOUSE, ids=lambda game: game.name)
def test_a_sheet_has_the_same_clauses_and_pictures_in_every_language(game: Game) -> None:
    sheet = sheets.read(game.folder / "sheet.toml")
    parts = [*sheet.first, *sheet.second]
    for language in LANGUAGES:
        page = sheets.page(game, language)
        assert page.html.count("<section>") == 2
        assert 'id="breath"' in page.html
        assert cited(page.html) == [clause for part in parts for clause in part.clauses]
        drawn = re.findall(r'<figure data-(?:example|pieces)="([a-z-]+)">', page.html)
        assert drawn == [picture for part in parts for picture in part.pictures]
        assert set(page.examples) == set(re.findall(r'data-example="([a-z-]+)"', page.html))


@pytest.mark.parametrize("game", HOUSE, ids=lambda game: game.name)
def test_what_a_sheet_says_the_rulebook_says_too(game: Game) -> None:
    """But for the marks of rulings, which stand only there."""
    for language in LANGUAGES:
        book = sheets.DOUBTS.sub("", rules.page(game, language).html)
        for said in re.findall(r"<li id=.*?(?=</li>)", sheets.page(game, language).html, re.DOTALL):
            assert said in book
            assert not re.search(r"[†‡]|\(R\d", said)


def test_a_table_comes_along_with_its_clause() -> None:
    text = "- **A1** One.\n- **A2** Two:\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n- **A3** Three.\n"
    assert "| 1 | 2 |" in sheets.clause_of(text, "A2")
    assert "|" not in sheets.clause_of(text, "A1")


def test_what_the_rulebook_does_not_have_is_named() -> None:
    with pytest.raises(LookupError, match="A9"):
        sheets.clause_of("- **A1** One.\n", "A9")


def test_a_sheet_is_fetched_and_a_game_without_one_says_so(
    anna: Guest, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert "<section>" in anna.get("/rules/heller/sheet", lang="de")["html"]
    heller = games()["heller"]
    monkeypatch.setattr(heller, "folder", tmp_path)
    with pytest.raises(Unknown, match="no sheet"):
        sheets.page(heller, "en")
