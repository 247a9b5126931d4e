"""A browser that every machine can have, and a server of its own for each run of the tests."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.server.clients import Nursery, Server
from tests.serving import serving
from workshop import chromium

expect.set_options(timeout=20_000)  # a machine with much to do may take its time
# Quiet and the same everywhere; no sandbox, since tests also run as root in containers.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--force-color-profile=srgb",
]


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    executable, surroundings = chromium.find()
    return {
        **browser_type_launch_args,
        "args": FLAGS,
        "env": {**os.environ, **surroundings},
        "executable_path": str(executable),
    }


@pytest.fixture(scope="session")
def browser(browser: Browser) -> Browser:
    """Pages ask the server for every file, and tests see it, unless a test is about what is kept."""
    for opening in ("new_context", "new_page"):
        setattr(browser, opening, partial(getattr(browser, opening), service_workers="block"))
    return browser


@pytest.fixture(scope="session")
def base_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("data")) as address:
        yield address


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """A server of a test's own, with other settings."""
    nursery = Nursery()
    servers: list[Server] = []

    def house(**terms: Any) -> Server:
        servers.append(Server(nursery, tmp_path, terms=terms))
        return servers[-1]

    yield house
    for server in servers:
        assert not server.alive or server.stop() == 0
        assert not server.said, server.said
    nursery.close()
