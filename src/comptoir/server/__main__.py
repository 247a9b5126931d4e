"""The server without its command line.

`python -m comptoir.server [--accept-loss] [--end-old-games] [--set=NAME=VALUE] [HOST [PORT [DATA [PACE]]]]`
"""

from __future__ import annotations

import os
import sys

from comptoir.server import CannotServe, serve
from comptoir.server.sources import gathered

ACCEPT_LOSS = "--accept-loss"
END_OLD_GAMES = "--end-old-games"
SET = "--set="


def main(arguments: list[str]) -> int:
    given = [word for word in arguments if not word.startswith("--")]
    pace = float(given[3]) if len(given) > 3 else None
    places = [f"{name}={value}" for name, value in zip(("host", "port", "data"), given, strict=False)]
    wanted = [word.removeprefix(SET) for word in arguments if word.startswith(SET)]
    try:
        serve(
            gathered(None, os.environ, ["data=data", *places, *wanted]),
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
