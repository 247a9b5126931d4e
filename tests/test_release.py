"""A release is refused while anything stands in its way, and a dry run does nothing."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

import comptoir
from workshop import release
from workshop.places import Trouble

READY = {
    "src/comptoir/__init__.py": '__version__ = "1.4.0"\n',
    "CHANGELOG.md": "# Changes\n\n## 1.4.0 · 2030-01-31\nMore.\n\n## 1.3.0 · 2029-12-01\nSome.\n",
}


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small repository that is ready to be released as 1.4.0."""
    for name, text in READY.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    git(tmp_path, "init", "--quiet")
    git(tmp_path, "add", ".")
    git(
        tmp_path,
        *["-c", "user.name=Anna", "-c", "user.email=anna@example.org", "commit", "--quiet", "-m", "ready"],
    )
    monkeypatch.setattr(release, "ROOT", tmp_path)
    return tmp_path


def git(tree: Path, *arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=tree, check=True, capture_output=True, text=True).stdout


def test_a_dry_run_says_every_step_and_takes_none(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    release.main(["1.4.0", "--dry-run"])
    said = capsys.readouterr().err
    assert [word in said for word in (".ci/run", "hatchling build", "git tag -a v1.4.0", "git push")] == [
        True
    ] * 4
    assert git(tree, "tag") == "" and git(tree, "status", "--porcelain") == ""


def test_what_stands_in_the_way_is_said(tree: Path) -> None:
    assert release.in_the_way(tree, "1.4.0") == []
    git(tree, "tag", "v1.4.0")
    (tree / "CHANGELOG.md").write_text("# Changes\n\n## 1.4.0 · unreleased\n", encoding="utf-8")
    assert release.in_the_way(tree, "1.4.0") == [
        "There are changes that are not committed.",
        "There is a tag v1.4.0 already.",
        "CHANGELOG.md does not begin with “## 1.4.0 · ” and the date.",
    ]
    assert "src/comptoir/__init__.py does not say 1.5.0." in release.in_the_way(tree, "1.5.0")
    assert "is no version" in release.in_the_way(tree, "v2")[0]
    with pytest.raises(Trouble, match="cannot be released yet"):
        release.release("1.5.0", dry=False)


def test_the_changelog_begins_with_the_version_of_the_tree() -> None:
    changes = (Path(__file__).parents[1] / "CHANGELOG.md").read_text(encoding="utf-8")
    headings = [line for line in changes.splitlines() if line.startswith("## ")]
    assert headings[0].startswith(f"## {comptoir.__version__} · ")
    assert [line for line in headings[1:] if "unreleased" in line] == []
