"""The server is kept in order: who knows SQL, who imports whom, what is called how, and where it is explained."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from comptoir import table
from tests.rules import TESTS

SERVER = TESTS.parent / "src" / "comptoir" / "server"
MODULES = sorted(SERVER.rglob("*.py"))
SQL = re.compile(
    r"\b(SELECT\b.+\bFROM|INSERT (OR \w+ )?INTO|UPDATE \w+ SET|DELETE FROM|CREATE (TABLE|INDEX)|PRAGMA \w|"
    r"BEGIN (IMMEDIATE|EXCLUSIVE)|ROLLBACK|COMMIT)\b",
    re.DOTALL,
)

DRIVERS = {"sqlite.py": ["sqlite3"], "postgres.py": ["asyncpg"]}


def named(path: Path) -> str:
    return path.relative_to(SERVER).as_posix()


def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def statements(code: ast.AST) -> list[str]:
    """The texts in some code that read as SQL."""
    texts = [n.value for n in ast.walk(code) if isinstance(n, ast.Constant) and isinstance(n.value, str)]
    return [text for text in texts if SQL.search(text)]


@pytest.mark.parametrize("path", MODULES, ids=named)
def test_few_modules_know_sql(path: Path) -> None:
    drivers = [
        name
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Import | ast.ImportFrom)
        for name in [getattr(node, "module", None) or "", *(alias.name for alias in node.names)]
        if name in ("sqlite3", "asyncpg")
    ]
    assert drivers == DRIVERS.get(path.name, []), "others know no database"
    found = bool(statements(tree(path)))
    assert found == (path.name in {*DRIVERS, "schema.py", "statements.py", "clerk.py"}), (
        "others read and write with values"
    )


def imported(path: Path) -> set[str]:
    """The modules of the server that one imports, wherever in it: for its types only, or late in a function, too."""
    found: set[str] = set()
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("comptoir.server"):
            module = (node.module or "").removeprefix("comptoir.server").lstrip(".")
            found |= {module} if module else {alias.name for alias in node.names}
    return found & {path.stem for path in MODULES}


def test_no_import_goes_in_a_circle() -> None:
    left = {path.stem: imported(path) for path in MODULES}
    while free := [name for name, others in left.items() if not others & left.keys()]:
        for name in free:
            del left[name]
    assert not left, "these import each other: give one what it needs, or say it in a small protocol"


@pytest.mark.parametrize("path", MODULES, ids=named)
def test_no_import_is_hidden(path: Path) -> None:
    """What only a type checker may import hides a circle, or is slow: then it is none of ours."""
    hidden = [
        node.module
        for block in ast.walk(tree(path))
        if isinstance(block, ast.If) and "TYPE_CHECKING" in ast.dump(block.test)
        for node in block.body
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("comptoir")
    ]
    assert hidden == []


def test_no_class_has_the_name_of_another() -> None:
    places: dict[str, list[str]] = {name: ["table"] for name in table.__all__ if name[0].isupper()}
    for path in MODULES:
        for node in tree(path).body:
            if isinstance(node, ast.ClassDef):
                places.setdefault(node.name, []).append(named(path))
    assert {name: there for name, there in places.items() if len(there) > 1} == {}


@pytest.mark.parametrize("path", MODULES, ids=named)
def test_no_module_logs_what_an_error_says(path: Path) -> None:
    """A traceback ends with it, and it may be what a hand holds: `errors.report` is the way."""
    found = re.search(r"\blog\.exception\(|exc_info|print_exc|format_exc", path.read_text(encoding="utf-8"))
    assert found is None


def test_every_module_answers_a_question() -> None:
    """The table of ARCHITECTURE.md names each module once."""
    page = (TESTS.parent / "ARCHITECTURE.md").read_text(encoding="utf-8")
    table_of_modules = page.partition("### Which module")[2].partition("###")[0]
    rows = re.findall(r"^\| (`.+`) \| .+\? \|$", table_of_modules, re.MULTILINE)
    assert sorted(re.findall(r"`(\w+)`", " ".join(rows))) == sorted(path.stem for path in MODULES)
