"""The house is kept in order: sizes, directions, words, rulebooks."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from comptoir.languages import LANGUAGES
from tests.rules import GAMES, TESTS, cited, stated
from tests.spoken import differences, messages, missing_files, words
from tests.typography import lost_figures, misprints, second_words, telegrams, unnamed

ROOT = TESTS.parent
PACKAGE = ROOT / "src" / "comptoir"
CLIENT = ROOT / "client" / "src"
LONGEST_FILE = 400
LONGEST_FUNCTION = 50
MOST_STYLE = 1 / 3

# Who may import whom. A module outside these (cli.py, say) is a door to the house and may open any room.
ROOMS = {
    "table": {"table"},
    "games": {"games", "table"},
    "bots": {"bots", "games", "table"},
    "lab": {"lab", "adapters", "bots", "games", "table"},
    "adapters": {"adapters", "games", "table"},
    "server": {"server", "lab", "bots", "games", "table"},
}


def written(*suffixes: str) -> list[Path]:
    """Every file that people write, with one of these endings."""
    folders = [ROOT / name for name in ("src", "tests", "workshop", "bench", "docs", "examples", ".ci")] + [
        CLIENT
    ]
    files = [path for folder in folders for path in folder.rglob("*")] + list(ROOT.iterdir())
    return sorted(p for p in files if p.suffix in suffixes and not _made(p))


def _made(path: Path) -> bool:
    return bool({"static", "node_modules", "generated", "__pycache__"} & set(path.relative_to(ROOT).parts))


def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def orderly(faults: list[str], advice: str) -> None:
    """Fail with all the faults at once, and what to do about them."""
    assert not faults, "\n".join([advice, *(f"  {fault}" for fault in faults)])


def test_no_file_is_longer_than_a_sitting() -> None:
    lengths = {p: p.read_text(encoding="utf-8").count("\n") for p in written(".py", ".ts", ".svelte")}
    faults = [f"{name(path)}: {lines} lines" for path, lines in lengths.items() if lines > LONGEST_FILE]
    orderly(faults, f"Split these files into parts with names, of {LONGEST_FILE} lines at most:")


def test_no_function_is_longer_than_a_page() -> None:
    faults = [
        f"{name(path)}:{node.lineno} {node.name}: {lines} lines"
        for path in written(".py")
        for node in ast.walk(tree(path))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and (lines := (node.end_lineno or 0) - node.lineno + 1) > LONGEST_FUNCTION
    ]
    orderly(faults, f"Give the parts of these functions names, {LONGEST_FUNCTION} lines at most each:")


def test_imports_go_one_way() -> None:
    faults = [
        f"{name(path)} imports {module}"
        for room, allowed in ROOMS.items()
        for path in (PACKAGE / room).rglob("*.py")
        for module in imports(path)
        if (other := module.split(".")[1]) in ROOMS and other not in allowed
    ]
    orderly(faults, "Imports go server -> lab -> bots -> games -> table, never back:")


def test_no_game_knows_another() -> None:
    games = {path.parent.name for path in GAMES.glob("*/__init__.py")}
    faults = [
        f"{name(path)} imports {module}"
        for game in games
        for path in (GAMES / game).rglob("*.py")
        for module in imports(path)
        if module.startswith("comptoir.games.") and module.split(".")[2] in games - {game}
    ]
    orderly(faults, "What two games share belongs to the table:")


IN_EVERY_GAME = {
    "__init__",
    "actions",
    "advice",
    "box",
    "events",
    "foresee",
    "game",
    "redeal",
    "refusals",
    "state",
    "terminal",
    "view",
    "wire",
}
WHERE_NEEDED = {"gains", "hints", "judgement", "observation", "prices", "printed", "supply"}


@pytest.mark.parametrize("game", sorted(path.parent.name for path in GAMES.glob("*/__init__.py")))
def test_every_game_is_laid_out_alike(game: str) -> None:
    """The table in ARCHITECTURE.md: the same files, where needed a few more, and chapters that name their clauses."""
    modules = {path.stem: path for path in (GAMES / game).glob("*.py")}
    folders = {path.parent.name: path for path in (GAMES / game).glob("*/__init__.py")}
    assert modules.keys() >= IN_EVERY_GAME, IN_EVERY_GAME - modules.keys()
    chapters = {
        name: path
        for name, path in (modules | folders).items()
        if name not in IN_EVERY_GAME and name not in WHERE_NEEDED
    }
    [listed] = re.findall(
        rf"^\| {game} \| (.*) \|$", (ROOT / "ARCHITECTURE.md").read_text("utf-8"), re.MULTILINE
    )
    described = {words[0].strip("`"): words[1:] for words in map(str.split, listed.split(" · "))}
    assert described.keys() == chapters.keys()
    for name, path in chapters.items():
        said = ast.get_docstring(tree(path)) or ""
        assert re.match(rf"{described[name][0]}\b", said), f"{name} begins with its clause"
        assert all(re.search(rf"\b{clause}\b", said) for clause in described[name])


def test_every_file_of_a_game_has_a_question() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
    table = text[text.index("### Which file of a game") : text.index("Every other module is a chapter")]
    asked = set(re.findall(r"`(\w+)`", table))
    assert IN_EVERY_GAME - {"__init__"} | WHERE_NEEDED <= asked


def test_the_server_knows_no_game_by_name() -> None:
    faults = [
        f"{name(path)} imports {module}"
        for path in (PACKAGE / "server").rglob("*.py")
        for module in imports(path)
        if module.startswith("comptoir.games.")
    ]
    orderly(faults, "The server asks the table which games there are:")


def test_no_renderer_knows_another() -> None:
    folder = CLIENT / "games"
    games = {path.name for path in folder.glob("*") if path.is_dir()}
    faults = [
        f"{name(path)} imports from {other}"
        for path in written(".ts", ".svelte")
        if path.is_relative_to(folder)
        for other in games - {path.relative_to(folder).parts[0]}
        if re.search(rf"""(from|import)\s*\(?\s*['"][^'"]*/{other}/""", path.read_text(encoding="utf-8"))
    ]
    orderly(faults, "What two renderers share belongs to the shell:")


def painted() -> list[Path]:
    """The components, with the code beside them."""
    return [path for path in written(".svelte", ".ts") if path.is_relative_to(CLIENT)]


def test_colours_are_named_in_the_themes() -> None:
    literal = re.compile(r"#[0-9a-fA-F]{6}\b|\b(?:rgb|hsl)a?\(")
    faults = [
        f"{name(path)}:{number} {line.strip()}"
        for path in painted()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if literal.search(line)
    ]
    orderly(faults, "Give these colours a name in tokens.css, or in the theme.css of their game:")


def test_components_are_not_made_of_style() -> None:
    texts = [path.read_text(encoding="utf-8") for path in painted() if path.suffix == ".svelte"]
    style = sum(text.count("\n", text.find("<style>")) for text in texts if "<style>" in text)
    share = style / sum(text.count("\n") for text in texts)
    assert share < MOST_STYLE, (
        f"{share:.1%} of the lines of components are style: use the shared classes of app.css and the kit."
    )


def imports(path: Path) -> Iterator[str]:
    """The full names of the modules of the house that a module imports, wherever in it."""
    package = path.relative_to(ROOT / "src").parent.parts
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.startswith("comptoir."))
        elif isinstance(node, ast.ImportFrom):
            origin = [*package[: len(package) - node.level + 1]] if node.level else []
            module = ".".join([*origin, *([node.module] if node.module else [])])
            if module.split(".")[0] == "comptoir":
                yield from (f"{module}.{alias.name}" for alias in node.names)


def test_nothing_is_left_for_later() -> None:
    later = re.compile(r"\b(?:TO" + r"DO|FIX" + r"ME|XX" + r"X)\b")
    faults = [
        f"{name(path)}:{number} {line.strip()}"
        for path in written(".py", ".ts", ".svelte", ".md", ".toml", ".ftl", ".css", ".html")
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if later.search(line)
    ]
    orderly(faults, "Do it now or write it down as an issue:")


def test_no_test_is_skipped() -> None:
    avoided = re.compile(r"\b(?:mark\.(?:skip|skipif|xfail)|pytest\.(?:skip|xfail|importorskip))\b")
    faults = [
        f"{name(path)}:{number} {line.strip()}"
        for path in written(".py")
        if path.is_relative_to(TESTS) and path != Path(__file__)
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if avoided.search(line)
    ]
    orderly(faults, "A test runs everywhere or goes:")


def test_lock_files_hold_no_address() -> None:
    locks = [
        *ROOT.glob("requirements*.txt"),
        ROOT / "client" / "package-lock.json",
        ROOT / "client" / ".npmrc",
    ]
    faults = [
        f"{name(path)}:{number} {line.strip()}"
        for path in locks
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if "://" in line or "index-url" in line or line.startswith("registry")
    ]
    orderly(faults, "`python3 dev.py lock` writes lock files that hold behind every mirror; these do not:")


def test_every_package_is_locked_with_its_hash() -> None:
    faults = [
        f"{name(path)}: {block.splitlines()[0]}"
        for path in ROOT.glob("requirements*.txt")
        for block in re.split(r"\n(?=\S)", path.read_text(encoding="utf-8"))
        if "==" not in block or "--hash=sha256:" not in block
    ]
    orderly(faults, "`python3 dev.py lock` locks these again:")


WORDS = words(PACKAGE)
TRANSLATED = [path for path in WORDS if path.name.partition(".")[0] in LANGUAGES[1:]]


@pytest.mark.parametrize("path", TRANSLATED, ids=name)
def test_every_word_is_translated(path: Path) -> None:
    orderly(differences(path), f"{name(path)} and its English do not say the same:")


def test_all_words_are_in_every_language() -> None:
    missing = missing_files(PACKAGE, LANGUAGES)
    orderly(list(map(name, missing)), "These files of words are missing (docs/languages.md):")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_said_twice(language: str) -> None:
    said: dict[str, list[str]] = {}
    for path in WORDS:
        if path.name.startswith(f"{language}."):
            for key in messages(path):
                said.setdefault(key, []).append(name(path))
    faults = [f"{key}: {', '.join(places)}" for key, places in said.items() if len(places) > 1]
    orderly(faults, "One of these would hide the other in the browser, and the other one elsewhere:")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_is_printed_as_it_is(language: str) -> None:
    orderly(misprints(PACKAGE, language), "A printer would set these otherwise (tests/typography.py):")


def test_one_word_for_one_thing() -> None:
    glossary = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    orderly(second_words(PACKAGE, glossary), "These things have another word:")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_all_that_english_says(language: str) -> None:
    faults = unnamed(PACKAGE, language) + lost_figures(PACKAGE, language) + telegrams(PACKAGE, language)
    orderly(faults, "The glossary and tests/typography.py ask for more here:")


RULEBOOKS = sorted(GAMES.glob("*/RULES.md"))


@pytest.mark.parametrize("rulebook", RULEBOOKS, ids=lambda path: path.parent.name)
def test_every_rule_is_shown_by_a_test(rulebook: Path) -> None:
    game = rulebook.parent.name
    shown = cited(TESTS / "games" / game)
    faults = [clause for clause in stated(rulebook) if clause not in shown]
    orderly(faults, f'Show these rules of {game} in a test marked @rule("..."), or in its scenarios.toml:')


@pytest.mark.parametrize("rulebook", RULEBOOKS, ids=lambda path: path.parent.name)
def test_every_cited_rule_exists(rulebook: Path) -> None:
    game, clauses = rulebook.parent.name, set(stated(rulebook))
    faults = [f"{name(p)}: {c}" for c, p in cited(TESTS / "games" / game).items() if c not in clauses]
    letters = "".join({clause[0] for clause in clauses if "." in clause})
    faults += [
        f"{name(path)}:{node.lineno} {node.value}"
        for path in rulebook.parent.rglob("*.py")
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and re.fullmatch(rf"[{letters}]\d+\.\d+[a-z]?", node.value)
        and node.value not in clauses
    ]
    faults += [
        f"{name(path)}: {clause}"
        for path in painted()
        if path.is_relative_to(CLIENT / "games" / game)
        for clause in re.findall(rf"['\"]([{letters}]\d+\.\d+[a-z]?)['\"]", path.read_text(encoding="utf-8"))
        if clause not in clauses
    ]
    orderly(faults, f"{name(rulebook)} has no such clauses:")


@pytest.mark.parametrize("rulebook", RULEBOOKS, ids=lambda path: path.parent.name)
def test_a_rulebook_numbers_its_rules_alike_in_every_language(rulebook: Path) -> None:
    clauses = stated(rulebook)
    twice = {clause for clause in clauses if clauses.count(clause) > 1}
    orderly(sorted(twice), f"{name(rulebook)} gives these numbers twice:")
    faults = [
        f"{path.name}: {clause}"
        for path in rulebook.parent.glob("RULES.*.md")
        for clause in sorted(set(clauses) ^ set(stated(path)))
    ]
    orderly(faults, f"These clauses are not both in {name(rulebook)} and in its translation:")
