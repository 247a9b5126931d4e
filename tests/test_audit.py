"""`python3 dev.py audit`, with answers of our own: what is known fails, what could not be asked is said."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from workshop import audit
from workshop.audit import of_client, of_python, told
from workshop.places import Command

FAULT = {"id": "PYSEC-1", "fix_versions": ["2.1"], "aliases": [], "description": "bad"}
CLEAN = {"name": "uvicorn", "version": "1.0", "vulns": []}
HARMFUL = {"name": "babel", "version": "2.0", "vulns": [FAULT]}
UNKNOWN = {"name": "attrs", "skip_reason": "not found"}
NPM_CLEAN = {"vulnerabilities": {}, "metadata": {"dependencies": {"total": 226}}}
NPM_FAULT = {"vite": {"range": "<8.3", "severity": "high", "fixAvailable": True}}


def says(answer: Any) -> audit.Ask:
    text = answer if isinstance(answer, str) else json.dumps(answer)

    def ask(command: Command, where: Path) -> str:
        assert Path(command[0]).is_file() and where.is_dir()
        return text

    return ask


@pytest.mark.parametrize(
    ("answer", "line"),
    [
        ({"dependencies": [CLEAN]}, "requirements.txt: 1 packages, nothing known against them"),
        (
            {"dependencies": [CLEAN, HARMFUL]},
            "requirements.txt: 2 packages, 1 known against them\n  babel 2.0: PYSEC-1, mended in 2.1",
        ),
        ({"dependencies": [CLEAN, UNKNOWN]}, "requirements.txt: could not ask about 1 of 2 packages"),
        (
            {"dependencies": [HARMFUL, UNKNOWN]},
            "requirements.txt: could not ask about 1 of 2 packages\n  babel 2.0: PYSEC-1, mended in 2.1",
        ),
        ("", "requirements.txt: could not ask"),
        ("ERROR: no network", "requirements.txt: could not ask"),
    ],
)
def test_what_is_known_against_python_packages(answer: Any, line: str) -> None:
    assert told(of_python("requirements.txt", says(answer))) == line


@pytest.mark.parametrize(
    ("answer", "line"),
    [
        (NPM_CLEAN, "client/package-lock.json: 226 packages, nothing known against them"),
        (
            {**NPM_CLEAN, "vulnerabilities": NPM_FAULT},
            "client/package-lock.json: 226 packages, 1 known against them\n  vite <8.3: high, mended",
        ),
        ({"error": {"code": "ENOTFOUND"}, "message": "…"}, "client/package-lock.json: could not ask"),
    ],
)
def test_what_is_known_against_the_packages_of_the_client(answer: Any, line: str) -> None:
    assert told(of_client(says(answer))) == line


@pytest.mark.parametrize(
    ("packages", "code"), [([CLEAN], 0), ([UNKNOWN], 0), ([], 0), ([UNKNOWN, HARMFUL], 1)]
)
def test_only_what_is_known_fails(monkeypatch: pytest.MonkeyPatch, packages: list[Any], code: int) -> None:
    monkeypatch.setattr(audit, "answer", says({"dependencies": packages}))
    assert audit.main() == code


def test_a_program_that_is_not_there_has_said_nothing(tmp_path: Path) -> None:
    assert audit.answer([tmp_path / "pip-audit"], tmp_path) == ""
