"""mypyc, driven through setuptools: Python sources in, extension modules out."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from subprocess import run
from typing import TYPE_CHECKING, Any

from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError

from comptoir._source import SHARED_LIBRARY
from workshop.places import ROOT, Trouble, say

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

# GNU's compiler can look at all modules at once when it links them; with others that takes a linker of their own.
AT_ONCE = f"-flto={os.cpu_count()}"
# Nobody replaces a function of ours when it is loaded: calls between them are direct, and small ones vanish.
DIRECT = ["-fno-semantic-interposition", "-fvisibility=hidden"]


def compile_together(sources: Sequence[Path], folder: Path) -> bool:
    """Compile `sources` as one group, so that calls between them are direct; False when C cannot be compiled."""
    os.chdir(ROOT)
    try:
        extensions = mypycify(
            [str(path.relative_to(ROOT)) for path in sources],
            opt_level="3",
            debug_level="0",
            multi_file=True,
            target_dir=str(folder / "c"),
            group_name=SHARED_LIBRARY.removesuffix("__mypyc"),
        )
    except SystemExit:
        raise Trouble(
            "mypyc could not compile the rules (see above): mend them,"
            " or run them as they are with COMPTOIR_INTERPRETED=1."
        ) from None
    command = _Build(Distribution({"name": "comptoir", "ext_modules": extensions}))
    command.build_lib = str(folder / "modules")
    command.build_temp = str(folder / "objects")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    try:
        command.run()
    except BaseError as error:
        say(str(error))
        return False
    return True


def _is_gnu(compiler: str) -> bool:
    """Whatever it is called: elsewhere `gcc` may be another."""
    told = run([compiler, "--version"], capture_output=True, text=True, check=False)
    return "Free Software Foundation" in told.stdout


class _Build(build_ext):
    """Compiles each C file by itself, several at once; as one file they would keep one processor busy twice as long."""

    def build_extensions(self) -> None:
        together = self.compiler.compile

        def each(sources: Sequence[str], **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                return list(
                    chain.from_iterable(pool.map(lambda source: together([source], **options), sources))
                )

        self.compiler.compile = each
        if os.name != "nt":
            for extension in self.extensions:
                extension.extra_compile_args += DIRECT
                if extension.name == SHARED_LIBRARY and _is_gnu(self.compiler.compiler_so[0]):
                    extension.extra_compile_args.append(AT_ONCE)
                    extension.extra_link_args.append(AT_ONCE)
        super().build_extensions()
