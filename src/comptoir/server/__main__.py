"""The server without its command line.

`python -m comptoir.server [--accept-loss] [--end-old-games] [--database=URL] [HOST [PORT [DATA [PACE]]]]`
"""

from __future__ import annotations

import sys
from pathlib import Path

from comptoir.server import CannotServe, serve

ACCEPT_LOSS = "--accept-loss"
END_OLD_GAMES = "--end-old-games"
DATABASE = "--database="


def main(arguments: list[str]) -> int:
    given = dict(enumerate(word for word in arguments if not word.startswith("--")))
    pace = float(given[3]) if 3 in given else None
    databases = [word.removeprefix(DATABASE) for word in arguments if word.startswith(DATABASE)]
    try:
        serve(
            given.get(0, "127.0.0.1"),
            int(given.get(1, "8000")),
            databases[-1] if databases else Path(given.get(2, "data")),
            pace=pace,
            accept_loss=ACCEPT_LOSS in arguments,
            end_old_games=END_OLD_GAMES in arguments,
        )
    except CannotServe as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
