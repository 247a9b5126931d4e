"""Habits that keep a house from decay: every test ends, whatever is imported is declared."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
CONFIG = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
OURS = {path.stem for folder in ("src", "tests", ".") for path in (ROOT / folder).iterdir()}
HANGING = "import threading\n\ndef test_hangs():\n    threading.Event().wait()\n"


def test_a_test_that_hangs_fails_by_itself(tmp_path: Path, pytestconfig: pytest.Config) -> None:
    assert float(pytestconfig.getini("timeout")) > 0
    (tmp_path / "test_hanging.py").write_text(HANGING, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-c", str(ROOT / "pyproject.toml"), "-o", "timeout=1", "-q"]
    done = subprocess.run([*command, tmp_path], capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 1
    assert "Timeout (>1.0s)" in done.stdout


def test_whatever_is_imported_is_declared() -> None:
    extras = CONFIG["project"]["optional-dependencies"].values()
    wanted_to_run = [*CONFIG["project"]["dependencies"], *(each for extra in extras for each in extra)]
    used = set(map(_name_of, wanted_to_run))
    groups = CONFIG["dependency-groups"]
    helping = {_name_of(wanted) for group in groups.values() for wanted in group if isinstance(wanted, str)}
    faults = _strangers(["src"], used) + _strangers(["tests", "bench", "workshop"], used | helping)
    assert faults == [], (
        "name these in pyproject.toml: what another package brings today, it may drop tomorrow"
    )


def _strangers(folders: list[str], declared: set[str]) -> list[str]:
    """What the modules of these folders import that is neither Python's, nor ours, nor declared."""
    brought = packages_distributions()
    return [
        f"{path.relative_to(ROOT).as_posix()} imports {module}"
        for folder in folders
        for path in sorted((ROOT / folder).rglob("*.py"))
        for module in sorted(_imported(path) - sys.stdlib_module_names - OURS)
        if not declared & {_plain(name) for name in brought.get(module, [])}
    ]


def _imported(path: Path) -> set[str]:
    """The first words of the modules that a module imports when it runs, wherever in it."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    checked = [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)
    ]
    unseen = {id(node) for block in checked for line in block.body for node in ast.walk(line)}
    nodes = [node for node in ast.walk(tree) if id(node) not in unseen]
    plain = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    parts = {str(node.module) for node in nodes if isinstance(node, ast.ImportFrom) and not node.level}
    return {module.partition(".")[0] for module in plain | parts}


def _name_of(requirement: str) -> str:
    found = re.match(r"[\w.-]+", requirement)
    assert found is not None
    return _plain(found[0])


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def test_nothing_is_imported_that_python_keeps_to_itself() -> None:
    private = {
        f"{path.relative_to(ROOT).as_posix()} imports {module}"
        for folder in ("src", "workshop")
        for path in (ROOT / folder).rglob("*.py")
        for module in _imported(path) & sys.stdlib_module_names
        if module.startswith("_") and module != "__future__"
    }
    assert private == set()
