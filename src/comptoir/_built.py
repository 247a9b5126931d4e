"""The built client, served only while it is true to its sources."""

from __future__ import annotations

import os
from pathlib import Path

from comptoir._source import PACKAGE, ROOT, digest, in_source_tree

STATIC = Path(PACKAGE, "server", "static")
# It lies in the built folder, so that whatever empties that folder takes it away.
STAMP = STATIC / ".stamp"


class NotBuilt(RuntimeError):
    """The client is missing or older than its sources; the message says what to do."""


def built_client() -> Path:
    """The folder to serve."""
    if in_source_tree() and not is_fresh():
        raise NotBuilt("The client is not built from its present sources: `python3 dev.py build` builds it.")
    if not (STATIC / "index.html").is_file():
        raise NotBuilt(
            "This installation holds no built client: install a wheel, or use `python3 dev.py run`."
        )
    return STATIC


def is_fresh() -> bool:
    """Whether every file of the client was built from the sources as they are now."""
    try:
        return STAMP.read_text(encoding="utf-8") == stamp(STATIC, digest(sources()))
    except FileNotFoundError:
        return False


def stamp(folder: Path, seen: list[str]) -> str:
    """What the client in `folder` consists of, and the digest of the sources it was built from."""
    built = (path for path in folder.rglob("*") if path.is_file() and path.name != STAMP.name)
    return "\n".join([*seen, *sorted(path.relative_to(folder).as_posix() for path in built)])


def sources() -> list[str]:
    """All that the client is built from: its own folder, and the words, rules and boxes it shows."""
    package = Path(PACKAGE)
    shown = ("**/locale/*.ftl", "games/*/RULES*.md", "games/*/box.toml", "games/*/printed.py")
    files = [path for pattern in shown for path in package.glob(pattern)]
    for folder, folders, names in os.walk(Path(ROOT, "client")):
        folders[:] = [name for name in folders if name not in ("node_modules", "tests")]
        files += [Path(folder, name) for name in names]
    return [path.relative_to(ROOT).as_posix() for path in files]
