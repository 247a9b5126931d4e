"""The rulebook and the tests know each other."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import rules
from tests.games.heller.vocabulary import HELLER


def test_the_table_of_clauses_names_a_test_for_each(capsys: pytest.CaptureFixture[str]) -> None:
    assert rules.main("heller") == 0
    printed = capsys.readouterr().out
    clauses = rules.stated(HELLER.folder / "RULES.md")
    assert len(clauses) == 37 + 25
    assert [line.split()[0] for line in printed.splitlines() if line[:1] in {"A", "R"}] == clauses


def test_a_clause_without_a_test_and_a_citation_without_a_clause_are_noticed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    clauses = rules.stated(HELLER.folder / "RULES.md")
    monkeypatch.setattr(rules, "stated", lambda _: [*clauses[1:], "A9.9"])
    assert rules.main("heller") == 1
    printed = capsys.readouterr().out
    assert "A9.9  NOT SHOWN BY ANY TEST" in printed and printed.endswith("1 citations of no clause A1.1\n")


def test_every_option_and_every_question_names_a_clause_of_the_rulebook() -> None:
    clauses = rules.stated(HELLER.folder / "RULES.md")
    assert [option.clause for option in HELLER.options] == ["A6.1", "A6.2", "A6.3"]
    assert all(option.clause in clauses for option in HELLER.options)


@pytest.mark.parametrize("path", sorted(HELLER.folder.glob("RULES*.md")), ids=lambda path: path.name)
def test_the_rulebook_names_every_square_with_its_value(path: Path) -> None:
    rulebook, language = path.read_text(encoding="utf-8"), path.stem.partition(".")[2] or "en"
    words = (HELLER.folder / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
    rows = {line.split("|")[1].strip(): line for line in rulebook.splitlines() if line.startswith("| ")}
    labels = [line.split(" = ")[1] for line in words.splitlines() if line.strip().startswith(".label = ")]
    assert len(labels) == 18
    for label in labels:
        name, value = label.rsplit(" ", 1)
        assert name in rows[value.strip("+−")]
