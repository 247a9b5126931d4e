"""The types of all that the client hears and says, written from the server's structs: python -m workshop.types

One OpenAPI document for what is answered and one for what is asked (there a field with a default may be left out),
and one a game for its view, its previews, its events and its printed box. `--check` only says which files are out of
date.
"""

from __future__ import annotations

import importlib
import json
import shutil
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any, is_typeddict

from comptoir.server import requests, wire
from comptoir.server.openapi import ADDRESSES, Type, document, in_answer, in_body
from comptoir.table import discovery
from comptoir.table.wire import union_of
from workshop import client
from workshop.places import BUILD, ROOT, Trouble, say

GENERATED = client.CLIENT / "src" / "generated"
HEAD = "// Written by `python -m workshop.types` from the structs in src/comptoir.\n"
SHAPES = {"view": "View", "wire": "Preview", "printed": "Printed"}
"""Where a game keeps its types for the client; a folder without such a module or name has none."""

WRITE = """
import { readFileSync, writeFileSync } from 'node:fs'
import openapiTS, { astToString } from 'openapi-typescript'
const [folder, head] = process.argv.slice(1)
for (const name of JSON.parse(readFileSync(`${folder}/names.json`, 'utf8'))) {
  const document = JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8'))
  const types = await openapiTS(document, {
    rootTypes: true, rootTypesNoSchemaPrefix: true, defaultNonNullable: name !== 'asked',
  })
  writeFileSync(`${folder}/${name}.ts`, head + astToString(types))
}
"""


def documents() -> dict[str, dict[str, Any]]:
    """Each OpenAPI document, by the name of the file that it becomes."""
    asked = [(method, path, body) for method, path, body, _ in ADDRESSES if body is not None]
    answered = [(method, path, answer) for method, path, _, answer in ADDRESSES if answer is not None]
    shell = {
        "asked": document({"Said": requests.Said, "NewSeat": requests.NewSeat}, asked, in_body),
        "answered": document({"Told": wire.Told, "FaultBody": wire.FaultBody}, answered, in_answer),
    }
    games = {
        name: document(shapes, [], in_answer) for name in discovery.games() if (shapes := shapes_of(name))
    }
    return shell | games


def shapes_of(game: str) -> dict[str, Type]:
    """What a game tells: its view, what a preview tells, what is printed in its box, what happens; and each part by its
    name. Facts are part of the events that tell them."""
    news = discovery.game(game).news
    facts = {each.wire for each in news}
    found: dict[str, Type] = {}
    for home, shape in SHAPES.items():
        place = f"comptoir.games.{game}.{home}"
        if find_spec(place) is not None:
            module = importlib.import_module(place)
            parts = {name: made for name, made in vars(module).items() if is_typeddict(made)}
            found |= {name: made for name, made in parts.items() if made not in facts}
            if hasattr(module, shape):
                found[shape] = getattr(module, shape)
    return found | {"Event": union_of(news)} if news else found


def write() -> dict[str, str]:
    """The text of each file."""
    folder = BUILD / "types"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    made = documents()
    (folder / "names.json").write_text(json.dumps(list(made)))
    for name, text in made.items():
        (folder / f"{name}.json").write_text(json.dumps(text))
    client.node(
        ["--input-type=module", "-e", WRITE, "--", folder, HEAD],
        "The types of the client could not be written: openapi-typescript says why above.",
    )
    return {f"{name}.ts": (folder / f"{name}.ts").read_text(encoding="utf-8") for name in made}


def main(arguments: list[str]) -> int:
    written = write()
    here = {path.name: path.read_text(encoding="utf-8") for path in GENERATED.glob("*.ts")}
    if "--check" not in arguments:
        GENERATED.mkdir(exist_ok=True)
        for name in here.keys() - written.keys():
            (GENERATED / name).unlink()
        for name, text in written.items():
            (GENERATED / name).write_text(text, encoding="utf-8")
        return 0
    stale = sorted(name for name in here | written if here.get(name) != written.get(name))
    for name in stale:
        where = Path(GENERATED / name).relative_to(ROOT).as_posix()
        say(f"{where} is out of date: `python -m workshop.types` writes it again.")
    return 1 if stale else 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except Trouble as trouble:
        sys.exit(str(trouble))
