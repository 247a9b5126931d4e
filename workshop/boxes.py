"""What the client needs of each game's box, as JSON: `printed.py` of a game says what that is.

Run from the sources of the rules, since they may be compiled at the same time.
"""

from __future__ import annotations

import importlib
import tomllib
from importlib.util import find_spec

import msgspec

from comptoir import games
from comptoir.table import discovery
from workshop.places import ROOT

GENERATED = ROOT / "client" / "src" / "generated"


def games_with_a_printed_box() -> list[str]:
    return [name for name in discovery.games() if find_spec(f"{games.__name__}.{name}.printed")]


def printed_box(name: str) -> msgspec.Struct:
    box = tomllib.loads((discovery.game(name).folder / "box.toml").read_text(encoding="utf-8"))
    drawn: msgspec.Struct = importlib.import_module(f"{games.__name__}.{name}.printed").printed(box)
    return drawn


def write() -> None:
    GENERATED.mkdir(exist_ok=True)
    for name in games_with_a_printed_box():
        (GENERATED / f"{name}.box.json").write_bytes(msgspec.json.encode(printed_box(name)))


if __name__ == "__main__":
    write()
