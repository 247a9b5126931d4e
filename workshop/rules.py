"""The rules, compiled by mypyc into one shared library and a door to it beside each source.

They are compiled into .build/, once for each state of the sources and each Python, and copied from there
into the source tree or into a wheel.
"""

from __future__ import annotations

import hashlib
import os
import shlex
import shutil
import sys
import sysconfig
import tomllib
from fnmatch import fnmatch
from functools import cache
from pathlib import Path
from typing import Any

from comptoir import _source
from workshop.places import BUILD, ROOT, Trouble, say

SOURCE = ROOT / "src"
STAMP = Path(_source.STAMP)
SHOP = BUILD / f"rules-{sys.implementation.cache_tag}-{sysconfig.get_platform()}"
SLOWER = "so the rules run interpreted, about five times slower."


def build() -> None:
    """Compile the rules into the source tree, or leave no trace of a compilation that is not true to it."""
    if is_fresh() or os.environ.get("COMPTOIR_INTERPRETED") == "1":
        return
    modules = compiled_modules()
    STAMP.unlink(missing_ok=True)
    for path in _modules_in(SOURCE):
        path.unlink()
    if modules:
        for name, path in modules.items():
            shutil.copy2(path, SOURCE / name)
        STAMP.write_text((SHOP / "stamp").read_text())


def compiled_modules() -> dict[str, Path]:
    """Each compiled module by its place in a package tree; none where nothing can be compiled."""
    reason = why_not()
    if reason:
        say(reason)
        return {}
    wanted = _stamp()
    stamp = SHOP / "stamp"
    if not (stamp.is_file() and stamp.read_text() == wanted):
        say("Compiling the rules...")
        shutil.rmtree(SHOP, ignore_errors=True)
        from workshop import compiler

        if not compiler.compile_together(sources(), SHOP):
            say(f"The C compiler could not compile the rules (see above), {SLOWER}")
            return {}
        stamp.write_text(wanted)
        for scraps in ("c", "objects"):
            shutil.rmtree(SHOP / scraps)
    modules = SHOP / "modules"
    return {path.relative_to(modules).as_posix(): path for path in _modules_in(modules)}


def is_fresh() -> bool:
    """Whether the tree holds the compiled rules of its present sources."""
    if not STAMP.is_file() or STAMP.read_text() != _stamp():
        return False
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    shared = SOURCE / _source.SHARED_LIBRARY
    return all(path.with_suffix(suffix).is_file() for path in (shared, *sources()))


def why_not() -> str:
    """Why nothing is compiled, in a sentence; empty when there is no reason."""
    if not sources():
        return "There are no rules to compile."
    if os.name == "nt":
        return ""
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if not shutil.which(command[0]):
        return f"There is no C compiler ({command[0]}), {SLOWER}"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return f"The headers of Python are missing (python3-dev), {SLOWER}"
    return ""


@cache
def sources() -> tuple[Path, ...]:
    """The modules to compile, as [tool.comptoir] names them."""
    config = _config()["tool"]["comptoir"]
    found = {path for pattern in config["compile"] for path in ROOT.glob(pattern)}
    left = config["interpret"]
    return tuple(sorted(p for p in found if not any(fnmatch(p.as_posix(), pattern) for pattern in left)))


def _stamp() -> str:
    """A line for the recipe, then one for each module whose types the compiled ones rely on."""
    folders = {pattern.rsplit("/", 1)[0] for pattern in _config()["tool"]["comptoir"]["compile"]}
    seen = {p.relative_to(ROOT).as_posix() for folder in folders for p in ROOT.glob(f"{folder}/*.py")}
    recipe = [
        sys.version,
        sysconfig.get_platform(),
        *_config()["build-system"]["requires"],
        *(path.relative_to(ROOT).as_posix() for path in sources()),
        *(Path(__file__).with_name(name).read_text() for name in ("rules.py", "compiler.py")),
    ]
    return "\n".join([hashlib.sha256("\n".join(recipe).encode()).hexdigest(), *_source.digest(seen)])


@cache
def _config() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text())


def _modules_in(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.suffix in {".so", ".pyd"})


if __name__ == "__main__":
    try:
        build()
    except Trouble as trouble:
        sys.exit(str(trouble))
