"""Which lines of the kernel, the games and the server the tests reach, and which they do not.

Lines of compiled modules cannot be counted: those of the rules are where the rules run from their sources, all others
wherever they are reached.
"""

from __future__ import annotations

from coverage import Coverage
from coverage.exceptions import NoDataError

from workshop.places import BUILD, ROOT, Trouble, say

ROOMS = ("table", "games", "server")
LEAST = 97.0
"""Lines of a hundred that tests reach, in each of these rooms."""


def counting(*, more: bool) -> list[str]:
    """What pytest is told so that it counts the lines it reaches; `more`: beside those that were counted before."""
    return [*(f"--cov=comptoir.{room}" for room in ROOMS), "--cov-report=", *["--cov-append"] * more]


def told() -> int:
    """Say which lines the last run of all tests did not reach; 1 if they are too many in any room."""
    counted = Coverage(BUILD / "coverage" / "data", config_file=ROOT / "pyproject.toml")
    counted.load()
    shares = {}
    for room in ROOMS:
        say(f"\n===== Lines of {room}/ that no test reached =====")
        try:
            shares[room] = counted.report(include=[f"{ROOT}/src/comptoir/{room}/**"])
        except NoDataError:
            raise Trouble(
                "None of its lines are counted: `python3 dev.py test` counts while it tests."
            ) from None
    figures = ", ".join(f"{share:.1f} % of {room}" for room, share in shares.items())
    say(f"\nThe tests reach {figures}; {LEAST:.0f} % of each are wanted.")
    return 1 if min(shares.values()) < LEAST else 0
