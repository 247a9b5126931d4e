"""What can go wrong, as the tree in the docstring draws it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import comptoir.table
from comptoir.table import ComptoirError, IllegalAction, errors


def drawn_tree() -> dict[str, str]:
    """Each error of the drawing and the one above it."""
    above: dict[str, str] = {}
    path: list[str] = []
    # From the source: a compiled module keeps no docstring.
    source = Path(comptoir.table.__file__ or "").with_name("errors.py").read_text(encoding="utf-8")
    for line in source.split('"""')[1].splitlines():
        found = re.match(r"^((?:│   |    |├── |└── )*)([A-Z]\w+)(?:\s{2,}|$)", line)
        if found:
            depth = len(found[1]) // 4
            path[depth:] = [found[2]]
            above[found[2]] = path[depth - 1] if depth else "Exception"
    return above


def test_the_tree_of_errors_is_the_one_that_is_drawn() -> None:
    classes = {
        name: kind.__bases__[0].__name__
        for name, kind in vars(errors).items()
        if isinstance(kind, type) and issubclass(kind, ComptoirError)
    }
    assert drawn_tree() == classes
    assert len(classes) == 8


@pytest.mark.parametrize("name", drawn_tree())
def test_an_error_is_a_sentence_with_its_clause(name: str) -> None:
    error = getattr(errors, name)("some-reason", "that is not so", "A3.2", {"n": 3})
    assert (error.reason, error.text, error.clause, error.args_) == (
        "some-reason",
        "that is not so",
        "A3.2",
        {"n": 3},
    )
    assert str(error) == "that is not so (A3.2)"
    assert isinstance(error, ComptoirError)


def test_an_error_without_a_clause_is_just_a_sentence() -> None:
    assert str(IllegalAction("some-reason", "that is not so")) == "that is not so"
    assert IllegalAction("some-reason", "that is not so").args_ == {}


def test_what_fills_the_blanks_is_not_shared() -> None:
    one, two = (ComptoirError("some-reason", "so") for _ in range(2))
    one.args_["n"] = 1
    assert two.args_ == {}
