"""What the page of a table asks for next, named in its head: it all comes side by side, not one after another."""

from __future__ import annotations

import json
from html import escape
from pathlib import Path
from typing import Any

MANIFEST = ".vite/manifest.json"
TABLE = "src/pages/TablePage.svelte"
RENDERER = "src/games/{}/index.ts"


class Ahead:
    """The files of a built client that the table of a game needs, as its manifest has them."""

    def __init__(self, folder: Path) -> None:
        try:
            told: dict[str, dict[str, Any]] = json.loads((folder / MANIFEST).read_text("utf-8"))
        except FileNotFoundError:
            told = {}
        self._told = told

    def links(self, game: str, page: str) -> str:
        """Lines for the head of `page`, without what it names already; none for a game that nobody has drawn."""
        wanted = [name for name in (TABLE, RENDERER.format(game)) if name in self._told]
        if len(wanted) < 2:
            return ""
        for name in wanted:  # which grows
            wanted += [each for each in self._told[name].get("imports", ()) if each not in wanted]
        parts = [self._told[name] for name in wanted]
        styles = [style for part in reversed(parts) for style in part.get("css", ())]
        lines = [_line("stylesheet", style) for style in styles]
        lines += [_line("modulepreload", part["file"]) for part in parts]
        return "".join(f"  {line}\n  " for line in lines if line.split('"')[3] not in page)


def _line(kind: str, file: str) -> str:
    return f'<link rel="{kind}" href="/{escape(file)}" crossorigin />'
