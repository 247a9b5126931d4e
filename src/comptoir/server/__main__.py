"""`python -m comptoir.server [HOST [PORT [DATA [PACE]]]]`: the server without the command line around it."""

from __future__ import annotations

import sys
from pathlib import Path

from comptoir.server import CannotServe, serve


def main(arguments: list[str]) -> int:
    given = dict(enumerate(arguments))
    pace = float(given[3]) if 3 in given else None
    try:
        serve(given.get(0, "127.0.0.1"), int(given.get(1, "8000")), Path(given.get(2, "data")), pace=pace)
    except CannotServe as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
