"""Is anything known against the packages that are locked? `python3 dev.py audit` asks the registries.

Who cannot be asked has said nothing: that is told apart from "nothing is known", and is no failure. A known
vulnerability is.
"""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from workshop import client
from workshop.locks import REQUIREMENTS
from workshop.places import BIN, ROOT, Command, clean_environment

PATIENCE = 300
Ask = Callable[[Command, Path], str]


class Verdict(NamedTuple):
    """What is known against the packages of one lock file, and of how many nothing could be learned."""

    file: str
    packages: int
    known: list[str]
    unanswered: int


def main() -> int:
    verdicts = [*(of_python(name, answer) for name in REQUIREMENTS), of_client(answer)]
    for verdict in verdicts:
        print(told(verdict), flush=True)
    return 1 if any(verdict.known for verdict in verdicts) else 0


def told(verdict: Verdict) -> str:
    """A line for each file, and one for each thing that is known."""
    file, packages, known, unanswered = verdict
    if not packages:
        head = f"{file}: could not ask"
    elif unanswered:
        head = f"{file}: could not ask about {unanswered} of {packages} packages"
    else:
        head = f"{file}: {packages} packages, {len(known) or 'nothing'} known against them"
    return "\n".join([head, *(f"  {each}" for each in known)])


def of_python(file: str, ask: Ask) -> Verdict:
    """By pip-audit. Not with its `--strict`, which stops at the first package that it cannot ask about: all count."""
    command: list[str | Path] = [
        BIN / "pip-audit",
        "--requirement",
        ROOT / file,
        "--no-deps",
        "--disable-pip",
    ]
    found = read(ask([*command, "--format", "json", "--progress-spinner", "off"], ROOT))
    packages = found.get("dependencies", [])
    known = [
        f"{package['name']} {package['version']}: {fault['id']}, mended in {mended(fault['fix_versions'])}"
        for package in packages
        for fault in package.get("vulns", [])
    ]
    return Verdict(file, len(packages), known, sum("skip_reason" in package for package in packages))


def of_client(ask: Ask) -> Verdict:
    """By npm, which answers for all packages or for none."""
    found = read(ask([client.NODE, client.NPM, "audit", "--json"], client.CLIENT))
    packages = found.get("metadata", {}).get("dependencies", {}).get("total", 0)
    known = [
        f"{name} {fault['range']}: {fault['severity']}, {'' if fault['fixAvailable'] else 'not yet '}mended"
        for name, fault in sorted(found.get("vulnerabilities", {}).items())
    ]
    return Verdict("client/package-lock.json", packages, known, 0)


def mended(versions: list[str]) -> str:
    return " or ".join(versions) or "no version yet"


def read(text: str) -> dict[str, Any]:
    """An answer as JSON; an empty one if it is none."""
    try:
        found = json.loads(text)
    except ValueError:
        return {}
    return found if isinstance(found, dict) and "error" not in found else {}


def answer(command: Command, where: Path) -> str:
    """What a program says; nothing if it cannot be had, or takes too long."""
    try:
        done = subprocess.run(
            command,
            cwd=where,
            env=clean_environment(),
            capture_output=True,
            text=True,
            check=False,
            timeout=PATIENCE,
        )
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout
