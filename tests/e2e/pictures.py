"""Pictures of every phase of every game: python3 dev.py pictures [GAME...] [--sizes phone,wide] [--all]

Without --all each size is seen once, light in English, dark in French, light in German by turns; with it in every
language and theme. They lie in .build/pictures.
"""

from __future__ import annotations

import argparse
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from comptoir.languages import LANGUAGES
from tests.e2e.conftest import FLAGS
from tests.e2e.phases import CROWDS, SIZES, fit, phases, sit_down
from tests.serving import serving
from workshop import chromium
from workshop.places import BUILD

LIGHTS = {"en": "light", "fr": "dark", "de": "light"}
LOOKS = tuple((lang, LIGHTS.get(lang, "light")) for lang in LANGUAGES)
LOOKS += tuple((lang, "dark" if light == "light" else "light") for lang, light in LOOKS)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="dev.py pictures", description=__doc__)
    parser.add_argument("games", nargs="*", default=list(CROWDS), metavar="GAME")
    parser.add_argument("--sizes", default=",".join(SIZES), help=f"of {', '.join(SIZES)}")
    parser.add_argument("--all", action="store_true", help="every size in every language and theme")
    wanted = parser.parse_args(arguments)
    if unknown := set(wanted.games) - set(CROWDS):
        parser.error(f"no game is called {', '.join(sorted(unknown))}; there are {', '.join(CROWDS)}")
    sizes = wanted.sizes.split(",")
    if unknown := set(sizes) - set(SIZES):
        parser.error(f"no size is called {', '.join(sorted(unknown))}; there are {', '.join(SIZES)}")
    folder = BUILD / "pictures"
    taken = 0
    with tempfile.TemporaryDirectory() as data, serving(Path(data)) as address, _browser() as browser:
        for name, look in product(wanted.games, LOOKS if wanted.all else LOOKS[:3]):
            shown = sizes if wanted.all else sizes[LOOKS.index(look) :: 3]
            taken += _take(_page(browser, address, *look), name, shown, folder / name, "-".join(look))
    print(f"{taken} pictures in {folder}")
    return 0


def _take(page: Page, name: str, sizes: list[str], folder: Path, look: str) -> int:
    taken = 0
    for phase in phases(name):
        sit_down(page, phase)
        for size in sizes:
            fit(page, size)
            page.screenshot(path=folder / f"{phase.name}-{size}-{look}.png")
            taken += 1
    page.context.close()
    return taken


@contextmanager
def _browser() -> Iterator[Browser]:
    executable, surroundings = chromium.find()
    with sync_playwright() as playwright:
        yield playwright.chromium.launch(
            executable_path=str(executable), env={**os.environ, **surroundings}, args=FLAGS
        )


def _page(browser: Browser, address: str, language: str, theme: str) -> Page:
    context = browser.new_context(
        base_url=address,
        locale=language,
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.goto("/")
    page.locator("h2").first.wait_for()
    return page


if __name__ == "__main__":
    raise SystemExit(main())
