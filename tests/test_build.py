"""What is built is true to its sources, or is not used."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest

import comptoir
from comptoir import _source
from workshop import notices, rules

ROOT = Path(__file__).resolve().parents[1]
CONFIG = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")


def told(program: str, *, source: Path = ROOT / "src", **variables: str) -> str:
    """What a fresh Python says that takes comptoir from `source`, warnings included."""
    # Who counts lines looks for the modules before the program does.
    strange = ("COMPTOIR_INTERPRETED", "COVERAGE_")
    env = {name: value for name, value in os.environ.items() if not name.startswith(strange)}
    done = subprocess.run(
        [sys.executable, "-c", f"import sys; sys.path.insert(0, {str(source)!r}); {program}"],
        env={**env, **variables},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout + done.stderr


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A small house of one module, and something beside it that passes for its compiled form."""
    package = tmp_path / "src" / "comptoir"
    (package / "table").mkdir(parents=True)
    (tmp_path / "workshop").mkdir()
    (tmp_path / "client").mkdir()
    for name in ("__init__.py", "_source.py", "_built.py"):
        shutil.copy(ROOT / "src" / "comptoir" / name, package)
    (package / "table" / "__init__.py").touch()
    (package / "table" / "step.py").write_text("WRITTEN = 'first'\n")
    (package / "table" / f"step{SUFFIX}").write_text("no library at all")
    (package.parent / f"{_source.SHARED_LIBRARY}{SUFFIX}").touch()
    return tmp_path


def stamp(tree: Path) -> None:
    """Say of the small house that its compiled form is true to its present sources."""
    program = "from comptoir import _source as s; print(*s.digest(['src/comptoir/table/step.py']))"
    line = told(program, source=tree / "src")
    (tree / "src" / "comptoir" / ".compiled.stamp").write_text(f"recipe\n{line}")


READ = "from comptoir.table import step; print(step.WRITTEN)"


def test_compiled_rules_are_used_while_their_sources_are_unchanged(tree: Path) -> None:
    stamp(tree)
    assert told("import comptoir; print(comptoir.compiled())", source=tree / "src") == "True\n"
    assert "ImportError" in told(READ, source=tree / "src"), "the compiled form was passed over"


def test_an_edited_source_runs_instead_of_its_compiled_form(tree: Path) -> None:
    stamp(tree)
    (tree / "src" / "comptoir" / "table" / "step.py").write_text("WRITTEN = 'again'\n")
    said = told(READ, source=tree / "src")
    assert "again" in said
    assert said.count("The compiled rules are older than their sources") == 1
    assert "False" in told("import comptoir; print(comptoir.compiled())", source=tree / "src")


def test_a_removed_source_is_not_found_in_its_compiled_form(tree: Path) -> None:
    stamp(tree)
    (tree / "src" / "comptoir" / "table" / "step.py").unlink()
    said = told("import comptoir.table.step", source=tree / "src")
    assert "There is no source for 'comptoir.table.step'" in said


def test_a_compiled_form_without_a_stamp_is_passed_over(tree: Path) -> None:
    assert told(READ, source=tree / "src") == "first\n"


def test_the_sources_run_when_asked_for(tree: Path) -> None:
    stamp(tree)
    assert told(READ, source=tree / "src", COMPTOIR_INTERPRETED="1") == "first\n"
    assert "False" in told("import comptoir; print(comptoir.compiled())", COMPTOIR_INTERPRETED="1")


def test_choosing_between_sources_and_compiled_rules_loads_next_to_nothing() -> None:
    heavy = {"hashlib", "json", "pathlib", "re", "typing", "tomllib", "subprocess"}
    program = f"import comptoir; print(sorted({heavy} & set(sys.modules)))"
    done = subprocess.run(
        [
            sys.executable,
            "-I",
            "-S",
            "-c",
            f"import sys; sys.path.insert(0, {str(ROOT / 'src')!r}); {program}",
        ],
        capture_output=True,
        text=True,
        check=True,
        env={"COMPTOIR_INTERPRETED": "1"},
    )
    assert done.stdout == "[]\n"


def test_a_client_older_than_its_sources_is_not_served(tree: Path) -> None:
    ask = "from comptoir._built import built_client; print(built_client())"
    make = "from comptoir import _built as b; b.STAMP.write_text(b.stamp(b.STATIC, b.digest(b.sources())))"
    source, static = tree / "src", tree / "src" / "comptoir" / "server" / "static"
    assert "NotBuilt" in told(ask, source=source)

    static.mkdir(parents=True)
    (static / "index.html").touch()
    assert told(make, source=source) == ""
    assert told(ask, source=source).strip() == str(static)

    (tree / "client" / "main.ts").write_text("edited")
    assert "NotBuilt" in told(ask, source=source)
    assert told(make, source=source) == ""
    (static / "index.html").unlink()
    assert "NotBuilt" in told(ask, source=source), "a file of the built client is gone"


def test_words_and_rulebooks_are_sources_of_the_client(tree: Path) -> None:
    ask = "from comptoir import _built; print(_built.sources())"
    (tree / "src" / "comptoir" / "games" / "heller" / "locale").mkdir(parents=True)
    (tree / "src" / "comptoir" / "games" / "heller" / "locale" / "fr.ftl").touch()
    (tree / "src" / "comptoir" / "games" / "heller" / "RULES.md").touch()
    (tree / "client" / "node_modules").mkdir()
    (tree / "client" / "node_modules" / "package.json").touch()
    said = told(ask, source=tree / "src")
    assert "heller/locale/fr.ftl" in said
    assert "heller/RULES.md" in said
    assert "node_modules" not in said


def test_whatever_the_client_carries_is_named_with_its_licence(tmp_path: Path) -> None:
    notices.write(tmp_path)
    text = (tmp_path / notices.NAME).read_text(encoding="utf-8")
    fonts = ["@fontsource/alegreya", "@fontsource/alegreya-sans"]
    assert {*fonts, "@fluent/bundle", "@noble/hashes", "svelte", "vite"} <= set(notices.carried())
    assert [name for name in notices.carried() if f"\n{name} " not in text] == []
    assert text.count("SIL OPEN FONT LICENSE") >= len(fonts) and len(text) < 100_000
    served = (package() / "server" / "static" / notices.NAME).read_text(encoding="utf-8")
    assert served == text


def test_the_tests_run_the_rules_they_are_meant_to() -> None:
    if os.environ.get("COMPTOIR_INTERPRETED") == "1":
        assert not comptoir.compiled()
    elif rules.is_fresh():
        assert comptoir.compiled()


def test_rules_are_compiled_and_words_are_not() -> None:
    names = {path.relative_to(ROOT / "src" / "comptoir").as_posix() for path in rules.sources()}
    assert "table/agenda.py" in names
    assert not [name for name in names if re.search(r"/(__init__|wire|words|record)\.py$", name)]


def test_a_missing_compiler_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler -O2")
    assert rules.why_not() == (
        "There is no C compiler (no-such-compiler), so the rules run interpreted, about five times slower."
    )


def test_an_old_python_is_told_in_a_sentence() -> None:
    text = (ROOT / "dev.py").read_text(encoding="utf-8")
    ast.parse(text, feature_version=(3, 4))
    assert "f'" not in text
    old = "import sys; sys.version_info = (3, 9, 2); exec(open('dev.py').read())"
    done = subprocess.run([sys.executable, "-c", old], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert (
        done.stderr
        == "Comptoir needs Python 3.11 or newer and this is Python 3.9: try `python3.11 dev.py`.\n"
    )


def test_what_builds_a_wheel_is_what_builds_the_tests() -> None:
    pinned = CONFIG["build-system"]["requires"]
    locked = (ROOT / "requirements-dev.txt").read_text(encoding="utf-8")
    assert [pin for pin in pinned if not re.fullmatch(r"[\w.-]+==[\w.]+", pin)] == []
    assert [pin for pin in pinned if f"{pin} " not in locked] == []
    assert [pin for pin in pinned if pin not in CONFIG["dependency-groups"]["build"]] == []


def test_a_wheel_holds_all_that_is_served_and_played(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    shown = [
        p for pattern in ("**/*.ftl", "games/*/*.md", "games/*/box.toml") for p in package().glob(pattern)
    ]
    wanted = [
        "py.typed",
        "server/static/index.html",
        "server/static/notices.txt",
        *(path.relative_to(package()).as_posix() for path in shown),
    ]
    assert [name for name in wanted if f"comptoir/{name}" not in names] == []
    assert f"comptoir-{comptoir.__version__}.dist-info/licenses/LICENSE" in names
    modules = [name for name in names if name.endswith(SUFFIX)]
    assert wheel.stem.endswith("-none-any") is not bool(modules)
    assert len(modules) == (len(rules.sources()) + 1 if not rules.why_not() else 0)
    assert not [name for name in names if name.endswith(".stamp")]


def test_the_boxes_are_written_by_a_python_that_is_told_where_its_packages_are() -> None:
    """As for `pip install`, which builds in a place of its own and leaves it no other way to find them."""
    bare = Path(sys.base_prefix, "bin", "python3") if os.name != "nt" else Path(sys.base_prefix, "python.exe")
    paths = [str(ROOT), str(ROOT / "src"), sysconfig.get_path("purelib"), sysconfig.get_path("platlib")]
    program = f"import sys; sys.path[:0] = {paths}; from workshop import client; client._write_boxes()"
    done = subprocess.run([bare, "-W", "ignore", "-c", program], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_source_archive_holds_all_that_builds_and_tests_it(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(tmp_path)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (archive,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(archive) as tar:
        names = {name.partition("/")[2] for name in tar.getnames()}
    kept = [path for path in ROOT.iterdir() if path.is_file() and not path.name.startswith(".")]
    for folder in (
        "src",
        "tests",
        "workshop",
        "bench",
        "examples",
        "docs",
        "client/src",
        "client/tests",
        ".ci",
    ):
        kept += [path for path in (ROOT / folder).rglob("*") if path.is_file() and not made(path)]
    assert [name for path in kept if (name := path.relative_to(ROOT).as_posix()) not in names] == []
    assert [name for name in names if made(ROOT / name)] == []


def made(path: Path) -> bool:
    """Was it built, rather than written?"""
    folders = {"__pycache__", "node_modules", "static", ".venv", ".build"}
    kinds = (".so", ".pyd", ".stamp", ".lock")
    return bool(folders & set(path.parts)) or path.suffix in kinds or path.match("generated/*.json")


def package() -> Path:
    return ROOT / "src" / "comptoir"
