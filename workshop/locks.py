"""The lock files: exact versions and hashes, and no address, so that they hold behind every mirror."""

from __future__ import annotations

import json

from workshop import client
from workshop.environment import UV
from workshop.places import ROOT, quietly, say

REQUIREMENTS = {
    "requirements.txt": ["--no-dev", "--extra", "postgres"],
    "requirements-dev.txt": ["--group", "dev"],
    "requirements-uv.txt": ["--only-group", "uv"],
}
TROUBLE = "The packages could not be chosen again (see above): mend pyproject.toml, or check the connection."


def write() -> None:
    say("Choosing the Python packages...")
    quietly([UV, "lock", "--upgrade"], TROUBLE)
    plain = ["--format", "requirements-txt", "--no-emit-project", "--no-header", "--no-annotate"]
    for name, groups in REQUIREMENTS.items():
        quietly([UV, "export", "--frozen", *plain, *groups, "--output-file", name], TROUBLE)
    say("Choosing the client's packages...")
    client.npm(
        ["update", "--package-lock-only"], "The client's packages could not be chosen again (see above)."
    )
    _forget_addresses()


def _forget_addresses() -> None:
    """npm also notes where to send money; that is no part of what is installed."""
    path = ROOT / "client" / "package-lock.json"
    lock = json.loads(path.read_text(encoding="utf-8"))
    for package in lock["packages"].values():
        package.pop("funding", None)
        package.pop("resolved", None)
    path.write_text(json.dumps(lock, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
