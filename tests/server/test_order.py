"""The server is kept in order: one module knows SQL."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from rules import TESTS

SERVER = TESTS.parent / "src" / "comptoir" / "server"
MODULES = sorted(SERVER.rglob("*.py"))
SQL = re.compile(
    r"\b(SELECT\b.+\bFROM|INSERT (OR \w+ )?INTO|UPDATE \w+ SET|DELETE FROM|CREATE (TABLE|INDEX)|PRAGMA \w|"
    r"BEGIN (IMMEDIATE|EXCLUSIVE)|ROLLBACK|COMMIT)\b",
    re.DOTALL,
)


def named(path: Path) -> str:
    return path.relative_to(SERVER).as_posix()


def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def statements(code: ast.AST) -> list[str]:
    """The texts in some code that read as SQL."""
    texts = [n.value for n in ast.walk(code) if isinstance(n, ast.Constant) and isinstance(n.value, str)]
    return [text for text in texts if SQL.search(text)]


@pytest.mark.parametrize("path", MODULES, ids=named)
def test_one_module_knows_sql(path: Path) -> None:
    drivers = [
        name
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Import | ast.ImportFrom)
        for name in [getattr(node, "module", None) or "", *(alias.name for alias in node.names)]
        if name == "sqlite3"
    ]
    found = bool(drivers or statements(tree(path)))
    assert found == (path.name == "sqlite.py"), "others read and write with values"
