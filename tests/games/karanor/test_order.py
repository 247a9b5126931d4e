"""Karanor is kept in order: imports go one way, and the table of ARCHITECTURE.md says where each clause is."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from comptoir.games.karanor.box import BOX
from tests.rules import GAMES, TESTS, stated

KARANOR = GAMES / "karanor"
PACKAGE = "comptoir.games.karanor"
MODULES = sorted(
    path.relative_to(KARANOR).with_suffix("").as_posix()
    for path in KARANOR.rglob("*.py")
    if path.name != "__init__.py"
)
CLAUSES = re.compile(r"\bK(\d+)\.(\d+)(?:(?:–| to )K(\d+)\.(\d+))?")


def rows() -> list[tuple[str, str]]:
    """Module and clauses, in the order of the table."""
    page = (TESTS.parent / "ARCHITECTURE.md").read_text(encoding="utf-8")
    table = page.partition("### Which module of Karanor")[2].partition("\n## ")[0]
    found = re.findall(r"^\| (`.+?`) \| (.*?)\| .+\? \|$", table, re.MULTILINE)
    return [(module, clauses) for names, clauses in found for module in re.findall(r"`([\w/]+)`", names)]


ROWS = dict(rows())


def clauses(text: str) -> list[set[str]]:
    """`K4.1–K4.3, K6.2` as the clauses of each part."""
    parts = []
    for chapter, first, other, last in CLAUSES.findall(text):
        assert other in ("", chapter), "a range stays within its chapter"
        parts.append({f"K{chapter}.{n}" for n in range(int(first), int(last or first) + 1)})
    return parts


def tree(module: str) -> ast.Module:
    return ast.parse((KARANOR / f"{module}.py").read_text(encoding="utf-8"))


def imported(module: str) -> set[str]:
    """The modules of Karanor that one imports, wherever in it."""
    found: set[str] = set()
    for node in ast.walk(tree(module)):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(PACKAGE):
            home = Path((node.module or "").removeprefix(PACKAGE).lstrip(".").replace(".", "/"))
            found |= {home.as_posix(), *((home / alias.name).as_posix() for alias in node.names)}
    return found & set(MODULES)


def heads(module: str) -> set[str]:
    """The clauses that docstrings cite before their colon, or instead of a sentence."""
    found: set[str] = set()
    for node in ast.walk(tree(module)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            head = (ast.get_docstring(node) or "").split("\n")[0].split(":")[0]
            found = found.union(*clauses(head)) if re.match(r"K\d", head) else found
    return found


def test_every_module_has_a_row() -> None:
    assert sorted(module for module, _ in rows()) == MODULES


@pytest.mark.parametrize("module", MODULES)
def test_imports_go_up_the_list_only(module: str) -> None:
    order = list(ROWS)
    above = set(order[: order.index(module)])
    assert imported(module) <= above


@pytest.mark.parametrize("module", MODULES)
def test_no_import_hides_in_a_function(module: str) -> None:
    hidden = [
        node
        for outer in ast.walk(tree(module))
        if isinstance(outer, ast.FunctionDef | ast.If)
        for node in ast.walk(outer)
        if isinstance(node, ast.Import | ast.ImportFrom)
    ]
    assert hidden == []


def test_every_clause_has_a_place() -> None:
    placed = set().union(*(part for text in ROWS.values() for part in clauses(text)))
    ours = {clause for clause in stated(KARANOR / "RULES.md") if clause.startswith("K")}
    assert placed == ours


RULES = [module for module in MODULES if clauses(ROWS[module])]


@pytest.mark.parametrize("module", RULES)
def test_what_a_docstring_cites_stands_in_the_row_of_its_module(module: str) -> None:
    assert heads(module) <= set().union(*clauses(ROWS[module]))


@pytest.mark.parametrize("module", [module for module in RULES if "/" in module])
def test_whoever_looks_for_a_clause_finds_it_cited(module: str) -> None:
    """Each part of a row is cited in the module, if only in the middle of it: a worked example goes with its rule."""
    source = (KARANOR / f"{module}.py").read_text(encoding="utf-8")
    cited = set().union(*clauses(source))
    assert [part for part in clauses(ROWS[module]) if not part & cited] == []


def test_every_primitive_is_in_the_row_of_its_class() -> None:
    """K15: `convert` is looked for by its name."""
    for module in MODULES:
        named = set(re.findall(r"[a-z_]+", ROWS[module].partition(": ")[2]))
        source = (KARANOR / f"{module}.py").read_text(encoding="utf-8")
        ops = {op.split(" ")[0] for op in re.findall(r'op: ClassVar\[str\] = "([a-z_ ]+)"', source)}
        assert named == ops, module
    listed = {op for text in ROWS.values() for op in re.findall(r"[a-z_]+", text.partition(": ")[2])}
    assert listed == set(BOX["vocabulary"]["primitives"])
