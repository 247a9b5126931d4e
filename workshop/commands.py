"""The commands of dev.py, which says what they are for."""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from workshop import audit, client, locks, reach, release, rules, site
from workshop.places import (
    BIN,
    PYTHON,
    ROOT,
    Command,
    Trouble,
    alone,
    become,
    clean_environment,
    heeded,
    say,
)

PARALLEL = ("-n", str((os.cpu_count() or 1) + 1), "--dist", "worksteal")
"""One more than there are processors: those with a browser or a server mostly wait."""
RULES_TESTS = ("tests/table", "tests/games", "tests/laws", "tests/records")
COUNTED = ("-m", "not no_cover")
"""Long games whose lines are not counted are played compiled only; that both forms play alike is a law of its own."""


def main(command: str, arguments: list[str]) -> int:
    commands = {
        "run": run,
        "test": test,
        "coverage": coverage,
        "check": check,
        "pictures": pictures,
        "docs": docs,
        "build": build,
        "audit": audited,
        "lock": lock,
        "release": release.main,
    }
    try:
        return commands[command](arguments)
    except Trouble as trouble:
        say(str(trouble))
        return 1
    except KeyboardInterrupt:
        return 130


def run(arguments: list[str]) -> int:
    make()
    become([BIN / "comptoir", "serve", *arguments])


def test(arguments: list[str]) -> int:
    make()
    pytest: list[str | Path] = [PYTHON, "-m", "pytest"]
    if arguments:
        become([*pytest, *arguments])
    say("\n===== The tests of the client's parts =====")
    vitest = client.MODULES / "vitest" / "vitest.mjs"
    failed = subprocess.call([client.NODE, vitest, "run"], cwd=client.CLIENT, env=clean_environment())
    compiled = rules.is_fresh() and os.environ.get("COMPTOIR_INTERPRETED") != "1"
    say(f"\n===== All tests, with the rules {'compiled' if compiled else 'interpreted'} =====")
    all_tests = [*pytest, *PARALLEL, *reach.counting(more=False)]
    failed = subprocess.call(all_tests, cwd=ROOT, env=clean_environment()) or failed
    if compiled:
        say("\n===== The tests of the rules, interpreted =====")
        env = {**clean_environment(), "COMPTOIR_INTERPRETED": "1"}
        of_rules = [*pytest, *PARALLEL, *RULES_TESTS, *COUNTED, *reach.counting(more=True)]
        failed = subprocess.call(of_rules, cwd=ROOT, env=env) or failed
    return reach.told() or failed


def coverage(_: list[str]) -> int:
    return reach.told()


def check(_: list[str]) -> int:
    make()
    svelte_check = client.MODULES / "svelte-check" / "bin" / "svelte-check"
    prettier = client.MODULES / "prettier" / "bin" / "prettier.cjs"
    eslint = client.MODULES / "eslint" / "bin" / "eslint.js"
    checks: list[tuple[Path, Command]] = [
        (ROOT, [BIN / "mypy"]),
        (client.CLIENT, [client.NODE, eslint, ".", "--max-warnings=0"]),
        (client.CLIENT, [client.NODE, svelte_check, "--fail-on-warnings"]),
        (client.CLIENT, [client.NODE, prettier, "--check", ".", "--log-level", "warn"]),
        (ROOT, [PYTHON, "-m", "workshop.types", "--check"]),
        (ROOT, [PYTHON, "-m", "workshop.site"]),
        (ROOT, [BIN / "ruff", "check", "--output-format=concise"]),
        (ROOT, [BIN / "ruff", "format", "--check", "--output-format=concise"]),
    ]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return max(pool.map(_checked, checks))


def pictures(arguments: list[str]) -> int:
    make()
    become([PYTHON, "-m", "tests.e2e.pictures", *arguments])


def docs(_: list[str]) -> int:
    with alone():
        say(f"The documentation is in {site.build() / 'index.html'}")
    return 0


def build(_: list[str]) -> int:
    make()
    return 0


def audited(_: list[str]) -> int:
    return audit.main()


def lock(_: list[str]) -> int:
    with alone():
        locks.write()
    return 0


def make() -> None:
    """Bring the client and the compiled rules up to date, at the same time."""
    with alone(), ThreadPoolExecutor() as pool:
        parts = {"workshop.client": client.is_fresh(with_tools=True), "workshop.rules": rules.is_fresh()}
        if not all(pool.map(_made, [part for part, fresh in parts.items() if not fresh])):
            sys.exit(1)  # what went wrong has been said


def _made(part: str) -> bool:
    """Make one part in a process of its own, since there may be two processors."""
    return subprocess.call([PYTHON, "-m", part], cwd=ROOT, env=clean_environment()) == 0


def _checked(check: tuple[Path, Command]) -> int:
    folder, command = check
    passed, heard = heeded(command, cwd=folder)
    say(f"===== {' '.join(Path(word).name for word in command)}\n{heard}")
    return 0 if passed else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
