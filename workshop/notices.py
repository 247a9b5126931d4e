"""Whose work the built client carries: the licences of its fonts and libraries, in one file beside it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from workshop.places import ROOT, Trouble

NAME = "notices.txt"
MODULES = ROOT / "client" / "node_modules"
# What it says after this is about its own tools, which stay at home.
NOT_SHIPPED = "\n# Licenses of bundled dependencies"
PERMISSION = "Permission is hereby granted"
HEAD = """Comptoir is free software under the MIT licence.
The client that it serves carries the work of others, with thanks. Their licences follow.
"""


def write(folder: Path) -> None:
    """Put the notices into a built client."""
    parts = [HEAD, *(_notice(name) for name in carried())]
    (folder / NAME).write_text(f"\n{'=' * 80}\n\n".join(parts), encoding="utf-8")


def carried() -> list[str]:
    """The packages of which something may be in the client: those it names, and theirs; Vite leaves a line or two."""
    named = _manifest(ROOT / "client")["dependencies"]
    found: set[str] = set()
    waiting = [name for name in named if name != "@sveltejs/vite-plugin-svelte"]
    while waiting:
        name = waiting.pop()
        if name not in found and (MODULES / name).is_dir():
            found.add(name)
            waiting += [] if name == "vite" else _manifest(MODULES / name).get("dependencies", {})
    return sorted(found)


def _notice(name: str) -> str:
    manifest = _manifest(MODULES / name)
    kind = manifest.get("license", "")
    licence = _brought(name) or _in_general(kind, str(manifest.get("author", "")))
    if not licence:
        raise Trouble(f"The package {name} of the client brings no licence: it cannot be passed on.")
    return f"{name} {manifest['version']} ({kind})\n\n{licence}\n"


def _brought(name: str) -> str:
    """The licence that a package brings along; empty: none."""
    texts = sorted(p for p in (MODULES / name).iterdir() if p.name.lower().startswith(("licen", "copying")))
    return texts[0].read_text(encoding="utf-8").partition(NOT_SHIPPED)[0].strip() if texts else ""


def _in_general(kind: str, author: str) -> str:
    """A licence that a package only names: its text is the same for all, its author is in the manifest."""
    same = (name for name in carried() if _manifest(MODULES / name).get("license") == kind and _brought(name))
    texts = {
        "Apache-2.0": lambda: _brought(next(same)),
        "MIT": lambda: PERMISSION + _ours().partition(PERMISSION)[2],
    }
    return f"Copyright (c) {author}\n\n{texts[kind]().strip()}" if kind in texts else ""


def _ours() -> str:
    return (ROOT / "LICENSE").read_text(encoding="utf-8")


def _manifest(folder: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((folder / "package.json").read_text(encoding="utf-8"))
    return found
