"""Which rules the rulebooks state and which the tests cite.

A clause is a line of RULES.md that starts with its number in bold: `- **A3.2** ...`; a ruling likewise: `**R5**`.
A test cites with `@rule("A3.2")`, a scenario with `rules = ["A3.2"]` in scenarios.toml.
`python -m tests.rules heller` prints the table: each clause and the tests that show it.
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

TESTS = Path(__file__).resolve().parent
GAMES = TESTS.parent / "src" / "comptoir" / "games"
CLAUSE = re.compile(r"^[\s>*+#|-]*\*\*([A-Z]\d+(?:\.\d+)*[a-z]?)\*\*", re.MULTILINE)

rule = pytest.mark.rule


def stated(rulebook: Path) -> list[str]:
    """The numbers of a rulebook, in its order."""
    return CLAUSE.findall(rulebook.read_text(encoding="utf-8"))


def cited(folder: Path) -> dict[str, Path]:
    """Each clause cited in a folder of tests, and a file that cites it."""
    citations: dict[str, Path] = {}
    for path in sorted(folder.rglob("*.py")):
        citations |= dict.fromkeys(_marks(ast.parse(path.read_text(encoding="utf-8"))), path)
    for path in sorted(folder.rglob("scenarios.toml")):
        citations |= dict.fromkeys(_lists(tomllib.loads(path.read_text(encoding="utf-8"))), path)
    return citations


def _marks(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _name(node.func) == "rule":
            yield from (
                a.value for a in node.args if isinstance(a, ast.Constant) and isinstance(a.value, str)
            )


def _name(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


def _lists(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        yield from value.get("rules", ())
        for inner in value.values():
            yield from _lists(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _lists(inner)


def shown(folder: Path) -> dict[str, list[str]]:
    """Each clause cited in a folder of tests, and the names of the tests and scenarios that cite it."""
    names: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                marks = [ast.Expr(decorator) for decorator in node.decorator_list]
                for clause in _marks(ast.Module(body=list(marks), type_ignores=[])):
                    names.setdefault(clause, []).append(f"{path.stem}::{node.name}")
    for path in sorted(folder.rglob("scenarios.toml")):
        for scenario in tomllib.loads(path.read_text(encoding="utf-8"))["scenario"]:
            for clause in scenario["rules"]:
                names.setdefault(clause, []).append(f"{scenario['id']} {scenario['title']}")
    return names


def main(game: str) -> int:
    """Print which tests show which clause; 1 if a clause is not shown or a citation is not in the rulebook."""
    clauses, names = stated(GAMES / game / "RULES.md"), shown(TESTS / "games" / game)
    width = max(map(len, clauses))
    for clause in clauses:
        first, *more = names.get(clause, ["NOT SHOWN BY ANY TEST"])
        print(f"{clause:{width}}  {first}", *(f"{'':{width}}  {name}" for name in more), sep="\n")
    strange = sorted(names.keys() - set(clauses))
    missing = [clause for clause in clauses if clause not in names]
    print(
        f"\n{len(clauses)} clauses, {len(missing)} not shown; {len(strange)} citations of no clause", *strange
    )
    return 1 if missing or strange else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
