"""One server for the tests that do not harm it, and guests who leave when the test is over."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.server import forgetful
from tests.server.clients import Guest, Nursery, Server
from tests.server.clusters import DATABASES, Cluster, missing


@pytest.fixture(scope="session")
def nursery() -> Iterator[Nursery]:
    nursery = Nursery()
    yield nursery
    nursery.close()


@pytest.fixture(scope="session")
def server(
    request: pytest.FixtureRequest, nursery: Nursery, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """A server whose bots answer at once; on another database where a test asks for it."""
    shared = getattr(request, "param", "sqlite") == "postgres"
    database = request.getfixturevalue("cluster").fresh() if shared else ""
    server = Server(nursery, tmp_path_factory.mktemp("data"), database=database)
    yield server
    assert server.stop() == 0
    assert not server.said, server.said


@pytest.fixture
def serve(nursery: Nursery) -> Iterator[Callable[..., Server]]:
    """Servers of a test's own; none outlives it, and each ends by itself unless the test has killed it."""
    servers: list[Server] = []

    def serve(data: Path, **more: Any) -> Server:
        servers.append(Server(nursery, data, **more))
        return servers[-1]

    yield serve
    for server in servers:
        if server.alive:
            server.stop()


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    cluster = Cluster()
    yield cluster
    cluster.close()


@pytest.fixture(params=DATABASES)
def kind(request: pytest.FixtureRequest) -> str:
    """A kind of database; the test is run on each that is here."""
    return str(request.param)


@pytest.fixture
def url(request: pytest.FixtureRequest, kind: str) -> str:
    """The address of a new database, empty for that of a folder."""
    return request.getfixturevalue("cluster").fresh() if kind == "postgres" else ""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What needs PostgreSQL is left out where there is none; the end of the run says so."""
    if "postgres" not in DATABASES:
        lost = [item for item in items if "cluster" in getattr(item, "fixturenames", ())]
        config.hook.pytest_deselected(items=lost)
        items[:] = [item for item in items if item not in lost]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if "postgres" not in DATABASES:
        terminalreporter.write_line(missing(), red=True)
    if forgetful.missing():
        terminalreporter.write_line(forgetful.missing(), red=True)


@pytest.fixture
def come() -> Iterator[Callable[..., Guest]]:
    """Somebody new at a server (or somebody known, by their cookie)."""
    guests: list[Guest] = []

    def come(server: Server, cookie: str | None = None) -> Guest:
        guests.append(Guest(server.address, cookie))
        return guests[-1]

    yield come
    for guest in guests:
        guest.leaves()


@pytest.fixture
def anna(server: Server, come: Callable[..., Guest]) -> Guest:
    return come(server)


@pytest.fixture
def ben(server: Server, come: Callable[..., Guest]) -> Guest:
    return come(server)


@pytest.fixture
def clara(server: Server, come: Callable[..., Guest]) -> Guest:
    return come(server)


@pytest.fixture
def behind(request: pytest.FixtureRequest, url: str) -> Callable[[Path, str], None]:
    """Do something to the database behind the server's back."""

    def act(data: Path, sql: str) -> None:
        if url:
            cluster: Cluster = request.getfixturevalue("cluster")
            cluster.sql(cluster.name(url), "SET search_path = comptoir", sql, "SELECT 1")
            return
        with closing(sqlite3.connect(data / "comptoir.sqlite", isolation_level=None)) as kept:
            kept.execute(sql)

    return act
