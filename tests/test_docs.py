"""What the documents say is so: their examples run, their links lead somewhere, their commands are there."""

from __future__ import annotations

import ast
import doctest
import re
from pathlib import Path

import msgspec
import pytest

from comptoir.cli import EXAMPLES
from comptoir.server import requests, wire
from comptoir.server.app import ROUTES
from tests.rules import TESTS
from workshop import settings

ROOT = TESTS.parent
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
READ = {page.relative_to(ROOT).as_posix(): page.read_text(encoding="utf-8") for page in PAGES}
CONCEPTS = ["protocol", "rules-language", "bots", "cli"]


@pytest.mark.parametrize("document", [page for page, text in READ.items() if ">>> " in text])
def test_examples_answer_as_printed(document: str) -> None:
    example = doctest.DocTestParser().get_doctest(READ[document], {}, document, document, 0)
    failed, tried = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(example)
    assert tried > 0 and failed == 0


@pytest.mark.parametrize("document", READ)
def test_links_lead_somewhere(document: str) -> None:
    links = re.findall(r"\]\(([^)#\s]+)[^)]*\)", READ[document])
    here = (ROOT / document).parent
    missing = [link for link in links if "://" not in link and not (here / link).exists()]
    assert missing == []


def test_the_readme_leads_to_every_page() -> None:
    pages = {page for page in READ if not page.startswith(("docs/games/", "docs/api/"))} - {"README.md"}
    assert pages == {link for link in pages if f"]({link})" in READ["README.md"]}
    assert {f"docs/{concept}.md" for concept in CONCEPTS} <= pages


def test_the_site_leads_to_every_page() -> None:
    menu = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    shown = set(re.findall(r": ([\w/-]+\.md)$", menu, re.MULTILINE))
    assert {f"docs/{page}" for page in shown} == {page for page in READ if page.startswith("docs/")}


@pytest.mark.parametrize("document", READ)
def test_files_that_are_named_are_there(document: str) -> None:
    """`src/comptoir/...`, `tests/...` and the like; a name in <angles> or with a star stands for many."""
    named = re.findall(r"`((?:src|tests|docs|client|bench|workshop)/[\w./-]+)`", READ[document])
    assert [path for path in named if not (ROOT / path).exists()] == []


def test_every_command_is_described() -> None:
    benches = {
        "playouts": "bench playouts",
        "records": "bench replay",
        "peers": "bench peers",
        "searches": "bench search",
        "load": "bench server",
    }
    commands = {benches.get(name, name) for name in EXAMPLES if not name.startswith("admin-")} - {"bench"}
    described = set(re.findall(r"^## `comptoir ([\w ]+)`", READ["docs/cli.md"], re.MULTILINE))
    assert described == commands


def test_the_page_for_hosts_names_every_setting() -> None:
    assert settings.written(READ["docs/hosting.md"]) == READ["docs/hosting.md"]


def test_the_protocol_names_every_address() -> None:
    named = set(re.findall(r"^\| (GET|POST) `(/[^`?]*)", READ["docs/protocol.md"], re.MULTILINE))
    served = {
        (method, route.path.replace("{table}", "{id}"))
        for route in ROUTES
        for method in route.methods or ()
        if method != "HEAD"
    }
    assert named == served


STRUCTS = [
    *(wire.Summary, wire.SeatInfo, wire.GameInfo, wire.Person, requests.NewTable),
    *(wire.Ask, wire.Undo, wire.Entry, wire.Frame),
]


@pytest.mark.parametrize("struct", STRUCTS, ids=lambda struct: struct.__name__)
def test_the_protocol_names_every_field(struct: type[msgspec.Struct]) -> None:
    sent = {field.encode_name for field in msgspec.structs.fields(struct)}
    assert fields(READ["docs/protocol.md"], f"type {struct.__name__}") == sent


def fields(text: str, head: str) -> set[str]:
    """The names between the braces after `head`, not those in braces within."""
    start = re.search(rf"\b{head}\b(?:<[^>]*>)?[\s=]*{{", text)
    assert start is not None, f"there is no {head}"
    inside, depth = "", 1
    for sign in re.sub(r"/\*.*?\*/|//.*", "", text[start.end() :]):
        depth += {"{": 1, "}": -1}.get(sign, 0)
        if depth == 0:
            break
        inside += sign if depth == 1 else ""
    return set(re.findall(r"(\w+)\??:", inside))


TABLES_OF_TESTS = ["docs/security.md", "docs/hosting.md"]
NAMED = re.compile(r"`(tests/[\w/]+\.py)::(\w+)`")


def collected(path: str) -> set[str]:
    """The tests in a file, but for those that are left out."""
    if not Path(path).name.startswith("test_") or not (ROOT / path).is_file():
        return set()
    found = [
        node for node in ast.parse((ROOT / path).read_text("utf-8")).body if isinstance(node, ast.FunctionDef)
    ]
    return {
        test.name
        for test in found
        if test.name.startswith("test_") and not any("skip" in ast.dump(mark) for mark in test.decorator_list)
    }


@pytest.mark.parametrize("document", TABLES_OF_TESTS)
def test_tests_that_are_named_are_there_and_run(document: str) -> None:
    named = NAMED.findall(READ[document])
    assert len(named) > 10
    assert [f"{path}::{test}" for path, test in named if test not in collected(path)] == []


def test_every_threat_names_its_test() -> None:
    rows = [line for line in READ["docs/security.md"].splitlines() if line.startswith("| ")]
    threats = [row for row in rows if not row.startswith("| threat |")]
    assert len(threats) > 30
    assert [row for row in threats if not NAMED.search(row.split(" | ")[-1])] == []
