"""Schemathesis over the HTTP interface: whatever the document allows, and whatever it does not.

python -m tests.server.interface [SECONDS] [SEED]     for longer than the tests do, on a server of its own
"""

from __future__ import annotations

import copy
import itertools
import json
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, Verbosity, given, seed, settings
from schemathesis import checks as known
from schemathesis.core.result import Ok

from tests.server.clients import BOT, ME, OPEN, Guest, Nursery, Server
from tests.server.test_study import a_record

NOT_OURS = [
    # Which options a game has, how long a name is and whose turn it is no schema can say.
    known.positive_data_acceptance,
    # Numbers in a query are read as numbers or refused; a body is read as JSON whatever its type is called.
    known.negative_data_rejection,
    known.ignored_auth,
]
CASES = 12


class Interface:
    """The document of a server, and some tables whose names stand in it."""

    def __init__(self, server: Server) -> None:
        self.address = server.address
        self.guests = [Guest(server.address) for _ in range(10)]
        anna = self.guests[0]
        for guest in self.guests:
            guest.post("/me", {"name": "Anna"})
        over = anna.http.post("/import", content=a_record().to_json()).json()["id"]
        self.tables = [anna.lays(ME, OPEN), anna.lays(ME, BOT), over, "nowhere"]
        described = copy.deepcopy(anna.get("/openapi.json"))
        for methods in described["paths"].values():
            for operation in methods.values():
                for parameter in operation["parameters"]:
                    if parameter["name"] == "table":
                        parameter["schema"]["enum"] = self.tables
        self.schema = schemathesis.openapi.from_dict(described)
        self._turn = itertools.count()

    def operations(self) -> Iterator[tuple[str, Any]]:
        for found in self.schema.get_all_operations():
            assert isinstance(found, Ok), found
            operation = found.ok()
            yield operation.label, operation

    def asked(self, case: Any) -> None:
        """Ask it, as one of several guests, from an address of its own; Schemathesis judges the answer."""
        turn = next(self._turn)
        guest = self.guests[turn % len(self.guests)]
        headers = {"X-Forwarded-For": f"10.{turn >> 16 & 255}.{turn >> 8 & 255}.{turn & 255}"}
        answer = case.call(
            base_url=f"{self.address}/api/v1", headers=headers, cookies={"comptoir": guest.cookie}
        )
        case.validate_response(answer, excluded_checks=NOT_OURS)

    def tried(self, operation: Any, cases: int, luck: int) -> None:
        """So many requests to one address with one method."""
        quick = settings(
            max_examples=cases,
            database=None,
            deadline=None,
            verbosity=Verbosity.quiet,
            phases=[Phase.explicit, Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        test: Callable[[], None] = seed(luck)(quick(given(case=operation.as_strategy())(self._one)))
        test()

    def _one(self, case: Any) -> None:
        self.asked(case)

    def leave(self) -> None:
        for guest in self.guests:
            guest.leaves()


def main(seconds: float, first: int) -> None:
    with closing(Nursery()) as nursery, TemporaryDirectory() as folder:
        server = Server(nursery, Path(folder))
        interface = Interface(server)
        until = time.monotonic() + seconds
        tried = 0
        for luck in itertools.count(first):
            for label, operation in interface.operations():
                if time.monotonic() > until:
                    break
                interface.tried(operation, 100, luck)
                tried += 1
                print(json.dumps({"seed": luck, "operation": label}), flush=True)
            else:
                continue
            break
        interface.leave()
        assert server.stop() == 0
        assert not server.said, server.said
    print(
        f"{tried} times an operation was tried with 100 requests: nothing broke, and no answer was undeclared"
    )


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 600, int(sys.argv[2]) if len(sys.argv) > 2 else 1)
