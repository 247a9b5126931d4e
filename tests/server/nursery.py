"""Servers that are born quickly: forked from a process that has imported everything.

`python nursery.py DATA`: for each line on standard input, waits for the death of the last server and forks another;
prints its process id, and it prints its address.
"""

import os
import sys
from pathlib import Path

from comptoir.server import run

last = 0
for _ in sys.stdin:
    if last:
        os.waitpid(last, 0)
    last = os.fork()
    if not last:
        run.serve("127.0.0.1", 0, Path(sys.argv[1]), pace=0)
        os._exit(0)
    print("pid", last, flush=True)
