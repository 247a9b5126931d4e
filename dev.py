"""The house's commands, from a fresh clone and with nothing but Python 3.11: python3 dev.py COMMAND [ARGUMENTS]

  run     serve the table; the arguments are those of `comptoir serve` (--port, --host, --data ...)
  test    all tests, of the client's parts first, then those of the rules once more interpreted, and the lines
          of kernel, games and server that none of them reached; with arguments, one pytest run with them
  coverage   these lines again, as the last run of all tests left them
  check   ruff, mypy, svelte-check, ESLint, Prettier, the client's types and the documentation
  pictures [GAME...]   of every phase of the games at eight sizes of window, in .build/pictures (--help: more)
  docs    build the documentation site, with a reference of the library, in .build/site
  build   only make the environment, the client and the compiled rules
  audit   ask the registries whether anything is known against the locked packages
  lock    choose the newest packages again and write the lock files
  release VERSION   check everything, build wheel and source archive, tag (--dry-run: only say so)

Each command first builds what it needs, and builds nothing twice. With COMPTOIR_INTERPRETED=1 the rules run
from their sources and nothing is compiled.
"""

# This file stays readable to every Python, so that an old one is told what is missing.
import sys

if sys.version_info < (3, 11):
    sys.exit(
        "Comptoir needs Python 3.11 or newer and this is Python %d.%d: try `python3.11 dev.py`."
        % (sys.version_info[0], sys.version_info[1])
    )
if sys.argv[1:2] == [] or sys.argv[1] not in (
    "run",
    "test",
    "coverage",
    "check",
    "pictures",
    "docs",
    "build",
    "audit",
    "lock",
    "release",
):
    print(__doc__)
    sys.exit(0 if sys.argv[1:] in ([], ["help"], ["-h"], ["--help"]) else 2)

from workshop.environment import enter

enter("workshop.commands", sys.argv[1:])
