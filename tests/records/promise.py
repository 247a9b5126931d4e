"""What the number of a game's rules promises: the box, and what every kept record means, are as they were noted.

`python -m tests.records.promise` notes a new number, and records that were dropped in. It refuses to note anything
else anew: a promise is not mended by forgetting it.
"""

from __future__ import annotations

import hashlib
import sys
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from comptoir.table import WATCHER, ComptoirError, Game, Record, game, games, options, read_record, welcome

FOLDER = Path(__file__).parent
NOTES = "promises.toml"
ADVICE = """\
Who changes what a record means raises `version` in the game's game.py, says so in CHANGELOG.md, plays its records anew
(python -m tests.records.play <game>) and notes the promise (python -m tests.records.promise)."""
Promise = dict[str, Any]
"""`version`, `box`, and for each record its `file` and what it `means`."""


def promise_of(rules: Game, paths: Iterable[Path]) -> Promise:
    """What the rules promise as they are now."""
    kept = {path.stem: path.read_bytes() for path in sorted(paths)}
    records = {
        name: {"file": digest(data), "means": meaning(read_record(data))} for name, data in kept.items()
    }
    return {"version": rules.version, "box": rules.box_digest, "records": records}


def meaning(record: Record) -> str:
    """What a record means to the players: at each moment who is asked, what each may answer and how they stand, and
    what kind of thing everybody saw happen. Other fields of a view, other steps behind a question or another sentence
    do not change it, so neither does rewriting code that keeps the rules. Empty: it does not replay."""
    rules = game(record.game)
    found = hashlib.blake2b(digest_size=16)
    try:
        for s, heard in record.states():
            asks = [[seat, [action.text for action in options(s, seat)]] for seat in welcome(s)]
            standing = [[place.rank, place.score] for place in rules.standing(s)]
            kinds = [told["type"] for event in heard if (told := event.told(WATCHER)) is not None]
            found.update(msgspec.json.encode([asks, standing, kinds]))
    except ComptoirError:
        return ""
    return found.hexdigest()


def digest(data: bytes) -> str:
    return hashlib.blake2b(data, digest_size=16).hexdigest()


def broken(noted: Promise, now: Promise) -> list[str]:
    """What is not as it was noted; a record that was dropped in breaks nothing."""
    faults = [] if noted["box"] == now["box"] else ["box.toml holds other things"]
    for name, was in noted["records"].items():
        found = now["records"].get(name)
        if found is None:
            faults.append(f"{name} is gone")
        elif found["file"] != was["file"]:
            faults.append(f"{name} is another record")
        elif found["means"] != was["means"]:
            faults.append(f"{name} means something else")
    return faults


def noted_in(folder: Path) -> dict[str, Promise]:
    path = folder / NOTES
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


def promised(folder: Path) -> dict[str, Promise]:
    """What all games promise now, with the records of a folder."""
    return {name: promise_of(rules, folder.glob(f"{name}-*.json")) for name, rules in games().items()}


def refusal(noted: Promise | None, now: Promise) -> list[str]:
    """Why a promise cannot be noted anew."""
    if noted is None or now["version"] > noted["version"]:
        records = now["records"]
        return [f"{name} was played under other rules" for name in records if not records[name]["means"]]
    if now["version"] < noted["version"]:
        return [f"version {now['version']} is older than version {noted['version']}, which is noted"]
    return broken(noted, now)


def written(promises: dict[str, Promise]) -> str:
    lines = ["# What the rules of each number promise; written by `python -m tests.records.promise`."]
    for name, promise in promises.items():
        lines += ["", f"[{name}]", f"version = {promise['version']}", f'box = "{promise["box"]}"']
        lines += ["", f"[{name}.records]"]
        lines += [
            f'{record} = {{ file = "{found["file"]}", means = "{found["means"]}" }}'
            for record, found in promise["records"].items()
        ]
    return "\n".join(lines) + "\n"


def main(folder: Path = FOLDER) -> int:
    noted, now = noted_in(folder), promised(folder)
    faults = {name: refusal(noted.get(name), promise) for name, promise in now.items()}
    for name, reasons in faults.items():
        for reason in reasons:
            print(f"{name}: {reason}", file=sys.stderr)
    if any(faults.values()):
        print(f"Nothing was noted. {ADVICE}", file=sys.stderr)
        return 1
    (folder / NOTES).write_text(written(now), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
