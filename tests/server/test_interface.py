"""The interface is as its document says, for whatever is asked. `python -m tests.server.interface 600` asks longer."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from comptoir.server import openapi
from comptoir.table import games
from tests.server.clients import Guest, Nursery, Server
from tests.server.interface import CASES, Interface

OPERATIONS = sorted(f"{method.upper()} {path}" for method, path, *_ in openapi.ADDRESSES)


@pytest.fixture(scope="module")
def interface(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Interface]:
    server = Server(nursery, Path(tmp_path_factory.mktemp("interface")))
    interface = Interface(server)
    yield interface
    interface.leave()
    assert server.stop() == 0
    assert not server.said, server.said


@pytest.mark.parametrize("operation", OPERATIONS)
def test_every_answer_is_one_that_the_document_declares(interface: Interface, operation: str) -> None:
    interface.tried(dict(interface.operations())[operation], CASES, luck=1)


@pytest.mark.parametrize("operation", OPERATIONS)
def test_a_method_that_is_not_declared_is_not_possible(anna: Guest, operation: str) -> None:
    _, path = operation.split()
    declared = {m.upper() for m, p, *_ in openapi.ADDRESSES if p == path}
    for other in {"GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "QUERY"} - declared:
        answer = anna.http.request(other, path.replace("{table}", "nowhere").replace("{game}", "heller"))
        assert (answer.status_code, answer.json()["error"]["code"]) == (405, "bad-method"), (other, path)
        assert declared <= {allowed.strip() for allowed in answer.headers["allow"].split(",")}


def test_the_document_names_the_games_and_the_bots(anna: Guest) -> None:
    schemas = anna.get("/openapi.json")["components"]["schemas"]
    assert schemas["NewTable"]["properties"]["game"]["enum"] == list(games())
    assert schemas["Fill"]["properties"]["level"]["enum"] == anna.get("/hello")["games"][0]["bots"]
