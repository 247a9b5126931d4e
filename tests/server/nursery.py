"""Servers that are born quickly: forked from a process that has imported everything.

Reads orders, a line of JSON each: `{"args": [host, port, data, pace], "out": FIFO, "err": FILE, "terms": {}}` forks a
server and prints its process id; `{"wait": PID}` waits for its end and prints its exit code. Terms are other limits
(`health.FRESH`) than those that are settings, so that no test waits for those of the house.
"""

import json
import os
import sys
from importlib import import_module
from typing import Any

from comptoir.server import run
from comptoir.server.__main__ import main


def live(order: dict[str, Any]) -> None:
    """What a child does: be a server, then end at once."""
    os.dup2(os.open(order["out"], os.O_WRONLY), 1)
    os.dup2(os.open(order["err"], os.O_WRONLY | os.O_CREAT | os.O_TRUNC), 2)
    user = order["terms"].pop("USER", None)
    if user is not None and os.geteuid() == 0:
        os.setgroups([])
        os.setgid(user)
        os.setuid(user)
    for name, value in order["terms"].items():
        module, _, constant = name.rpartition(".")
        setattr(import_module(f"comptoir.server.{module}"), constant, value)
    code = 70
    try:
        code = main(order["args"])
    finally:
        sys.stderr.flush()
        os._exit(code)


assert run, "imported once, for all children"
for line in sys.stdin:
    order = json.loads(line)
    if "wait" in order:
        print(os.waitstatus_to_exitcode(os.waitpid(order["wait"], 0)[1]), flush=True)
        continue
    pid = os.fork()
    if not pid:
        live(order)
    print(pid, flush=True)
