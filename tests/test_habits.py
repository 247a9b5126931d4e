"""Habits that keep a house from decay: every test ends, whatever is imported is declared."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
HANGING = "import threading\n\ndef test_hangs():\n    threading.Event().wait()\n"


def test_a_test_that_hangs_fails_by_itself(tmp_path: Path, pytestconfig: pytest.Config) -> None:
    assert float(pytestconfig.getini("timeout")) > 0
    (tmp_path / "test_hanging.py").write_text(HANGING, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-c", str(ROOT / "pyproject.toml"), "-o", "timeout=1", "-q"]
    done = subprocess.run([*command, tmp_path], capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 1
    assert "Timeout (>1.0s)" in done.stdout
