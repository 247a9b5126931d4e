"""What was built from the sources is used only while it is true to them.

A compiled module shadows its edited source. In a source tree, a stamp beside the compiled rules holds
a digest of each source they rely on; when one has changed, the sources run instead. An installed wheel has
no sources that can move, and no stamp.

This runs before anything else of the house, so it imports next to nothing.
"""

from __future__ import annotations

import os
import sys
from importlib.machinery import (
    SOURCE_SUFFIXES,
    ExtensionFileLoader,
    FileFinder,
    ModuleSpec,
    PathFinder,
    SourceFileLoader,
)
from importlib.util import source_hash

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from types import ModuleType

PACKAGE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(PACKAGE))
STAMP = os.path.join(PACKAGE, ".compiled.stamp")
# Above the package: mypyc finds the files of the modules in it from there.
SHARED_LIBRARY = "comptoir_rules__mypyc"
OLDER = (
    "The compiled rules are older than their sources, so the sources run, more slowly:"
    " `python3 dev.py build` compiles them again."
)


class _SourceOnly:
    """Finds the modules of comptoir in their sources, passing over what was compiled from them."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith("comptoir."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None and spec.loader is not None:
                return spec
        spec = PathFinder.find_spec(name, path, target)
        if spec is not None and isinstance(spec.loader, ExtensionFileLoader):
            raise ModuleNotFoundError(f"There is no source for {name!r}", name=name)
        return spec


def guard() -> None:
    """Decide, before any rule is imported, whether the compiled ones may be used."""
    if os.environ.get("COMPTOIR_INTERPRETED") == "1":
        sys.meta_path.insert(0, _SourceOnly)
    elif in_source_tree() and not _compiled_from_present_sources():
        sys.meta_path.insert(0, _SourceOnly)
        if os.path.exists(STAMP):
            import warnings

            warnings.warn(OLDER, RuntimeWarning, stacklevel=3)


def compiled() -> bool:
    """Whether the rules in use are compiled."""
    if _SourceOnly in sys.meta_path:
        return False
    return PathFinder.find_spec(SHARED_LIBRARY, [os.path.dirname(PACKAGE)]) is not None


def in_source_tree() -> bool:
    """Whether this package lies in its repository, where sources change under what was built from them."""
    return os.path.isdir(os.path.join(ROOT, "workshop"))


def digest(paths: Iterable[str]) -> list[str]:
    """A line for each of these files of the tree: what it holds, and which it is."""
    lines = []  # by what Python itself checks its bytecode with: hashlib takes longer to load
    for path in sorted(paths):
        with open(os.path.join(ROOT, path), "rb") as file:
            lines.append(f"{source_hash(file.read()).hex()} {path}")
    return lines


def _compiled_from_present_sources() -> bool:
    try:
        with open(STAMP, encoding="utf-8") as file:
            lines = file.read().splitlines()[1:]
        return lines == digest(line.split(" ", 1)[1] for line in lines)
    except FileNotFoundError:
        return False
