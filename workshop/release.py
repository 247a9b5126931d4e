"""A release: nothing stands in its way, everything passes, wheel and source archive are built, the commit is tagged.

Nothing leaves this machine: the last line says what to push.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from workshop.places import PYTHON, ROOT, Command, Trouble, clean_environment, say

DIST = ROOT / "dist"
VERSION = re.compile(r"\d+\.\d+\.\d+")


def release(version: str, *, dry: bool) -> None:
    """Release the present commit as `version`; a dry run stops before anything is run, built or tagged."""
    faults = in_the_way(ROOT, version)
    if faults:
        raise Trouble(
            "\n".join([f"{version} cannot be released yet:", *(f"  - {fault}" for fault in faults)])
        )
    for command in steps(version):
        say(f"{'Would run' if dry else 'Running'} {' '.join(map(str, command))}")
        if not dry and subprocess.call(command, cwd=ROOT, env=clean_environment()):
            raise Trouble("That failed (see above), so nothing is tagged: mend it, then try again.")
    say(f"Now push it: git push origin HEAD v{version}, and upload what is in {DIST.name}/.")


def in_the_way(root: Path, version: str) -> list[str]:
    """Why this tree cannot be released under this number, a sentence each."""
    if not VERSION.fullmatch(version):
        return [f"“{version}” is no version: three numbers with points between them, such as 1.4.0."]
    faults = []
    if _git(root, "status", "--porcelain"):
        faults.append("There are changes that are not committed.")
    if _git(root, "tag", "--list", f"v{version}"):
        faults.append(f"There is a tag v{version} already.")
    said = re.search(r'__version__ = "(.*)"', (root / "src/comptoir/__init__.py").read_text(encoding="utf-8"))
    if said is None or said[1] != version:
        faults.append(f"src/comptoir/__init__.py does not say {version}.")
    newest = re.search(r"^## (.*)$", (root / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    if newest is None or not re.fullmatch(rf"{re.escape(version)} · \d{{4}}-\d\d-\d\d", newest[1]):
        faults.append(f"CHANGELOG.md does not begin with “## {version} · ” and the date.")
    return faults


def steps(version: str) -> list[Command]:
    """What a release does, in order; the tag comes last."""
    return [
        [ROOT / ".ci" / "run"],
        [PYTHON, "-m", "hatchling", "build", "-t", "sdist", "-t", "wheel", "-d", DIST, "--clean"],
        ["git", "tag", "-a", f"v{version}", "-m", f"Comptoir {version}"],
    ]


def _git(root: Path, *arguments: str) -> str:
    done = subprocess.run(["git", *arguments], cwd=root, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Trouble(f"git says: {done.stderr.strip()}")
    return done.stdout.strip()


def main(arguments: list[str]) -> int:
    words = [word for word in arguments if word != "--dry-run"]
    if len(words) != 1:
        sys.exit(
            "Say which version: `python3 dev.py release 1.4.0`, with --dry-run to see what would be done."
        )
    release(words[0], dry="--dry-run" in arguments)
    return 0
