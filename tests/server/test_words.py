"""Every error the server, the kernel or a bot may send has a sentence in every language, with the blanks it has."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import comptoir
from comptoir.languages import LANGUAGES
from comptoir.words import Words

PACKAGE = Path(comptoir.__file__).parent
SOURCES = sorted(path for room in ("server", "table", "bots") for path in (PACKAGE / room).glob("*.py"))
ERRORS = {
    *(
        "BadField",
        "NotYours",
        "Unknown",
        "NotNow",
        "TooLarge",
        "TooMuch",
        "Broken",
        "CannotServe",
        "BadMethod",
        "Excess",
    ),
    *("BadSetup", "Unreadable", "UnknownRules", "Stale", "Refused", "NotYourTurn", "IllegalAction"),
}


def raised() -> Iterator[tuple[str, tuple[str, ...]]]:
    """Each error's code, with the names of its arguments."""
    yield "disk-full", ()
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not (
                isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ERRORS
            ):
                continue
            if node.args and isinstance(node.args[0], ast.Constant):
                yield str(node.args[0].value), names(node)


def names(call: ast.Call) -> tuple[str, ...]:
    found: set[str] = set()
    for keyword in call.keywords:
        if keyword.arg == "args_" and isinstance(keyword.value, ast.Dict):
            found |= {str(key.value) for key in keyword.value.keys if isinstance(key, ast.Constant)}
        elif keyword.arg not in (None, "field", "args_"):
            found.add(str(keyword.arg))
    return tuple(sorted(found))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("code", "args"), sorted(set(raised())), ids=str)
def test_every_error_has_its_sentence(code: str, args: tuple[str, ...], lang: str) -> None:
    sentence = Words(lang).say(f"error-{code}", **dict.fromkeys(args, "7"))
    assert sentence.endswith((".", "7"))
