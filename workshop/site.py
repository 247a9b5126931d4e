"""The documentation site: docs/, the examples and the library's docstrings, built strictly into .build/site."""

from __future__ import annotations

import sys
from pathlib import Path

from comptoir._source import digest
from workshop.places import BIN, BUILD, ROOT, Trouble, quietly, say

SITE = BUILD / "site"
STAMP = BUILD / "site.stamp"
SOURCES = (
    "mkdocs.yml",
    "docs/**/*",
    "examples/*.py",
    *(f"src/comptoir/{part}/*.py" for part in ("table", "bots", "lab")),
)


def build() -> Path:
    """Build the site unless it is already true to its sources; a broken link or an unknown name is trouble."""
    seen = "\n".join(digest(sources()))
    if SITE.is_dir() and STAMP.is_file() and STAMP.read_text(encoding="utf-8") == seen:
        return SITE
    say("Building the documentation...")
    STAMP.unlink(missing_ok=True)
    quietly([BIN / "zensical", "build", "--strict", "--clean"], "The documentation has a fault: see above.")
    STAMP.write_text(seen, encoding="utf-8")
    return SITE


def sources() -> list[str]:
    """All that the site is built from."""
    found = {path for pattern in SOURCES for path in ROOT.glob(pattern) if path.is_file()}
    return sorted(path.relative_to(ROOT).as_posix() for path in found)


if __name__ == "__main__":
    try:
        build()
    except Trouble as trouble:
        sys.exit(str(trouble))
