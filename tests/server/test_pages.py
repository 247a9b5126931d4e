"""The client, the rulebooks, and what every answer says to a browser."""

from __future__ import annotations

import asyncio
import gzip
import re
from pathlib import Path
from threading import current_thread, main_thread
from typing import Any

import httpx2
import pytest
from starlette.requests import Request

from comptoir._built import NotBuilt
from comptoir.languages import LANGUAGES
from comptoir.server import answers, pages, rules
from comptoir.server.pages import Pages
from comptoir.server.previewing import Seen
from comptoir.table import games
from tests.server.clients import BOT, ME, Guest

CLIENT = Path(__file__).resolve().parents[2] / "client/src"


def test_every_answer_carries_the_policy(anna: Guest) -> None:
    for answer in (anna.http.get("/health"), anna.http.get("/nothing"), httpx2.get(anna.address)):
        policy = answer.headers["content-security-policy"]
        assert policy.startswith("default-src 'none';") and "script-src 'self';" in policy
        assert "connect-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "same-origin"
        assert "require-trusted-types-for 'script'; trusted-types svelte-trusted-html comptoir" in policy
        assert "unsafe-eval" not in policy and policy.count("unsafe-inline") == 1
        assert "style-src 'self' 'unsafe-inline'" in policy
        assert answer.headers["cross-origin-opener-policy"] == "same-origin"
        assert answer.headers["cross-origin-resource-policy"] == "same-origin"
        assert "camera=()" in answer.headers["permissions-policy"]
        assert "strict-transport-security" not in answer.headers, "that is for TLS only"


def test_over_tls_a_browser_is_told_to_come_so_only(anna: Guest) -> None:
    answer = anna.http.get("/health", headers={"X-Forwarded-Proto": "https"})
    assert answer.headers["strict-transport-security"] == "max-age=31536000"


def test_markup_is_made_in_one_place_of_the_client() -> None:
    """Beside Svelte's own templates, which put texts in as texts."""
    sources = [path for path in CLIENT.rglob("*") if path.suffix in (".ts", ".svelte")]
    texts = {path: path.read_text("utf-8") for path in sources}
    assert [path.name for path, text in texts.items() if "createPolicy(" in text] == ["trusted.ts"]
    for path, text in texts.items():
        assert set(re.findall(r"\{@html (\w+)", text)) <= {"own"}, path
        assert not re.search(r"innerHTML|outerHTML|insertAdjacentHTML|DOMParser|document\.write", text), path


def test_it_can_be_installed(anna: Guest) -> None:
    told = httpx2.get(f"{anna.address}/comptoir.webmanifest")
    assert told.headers["content-type"] == "application/manifest+json"
    tokens = dict(re.findall(r"(--paper): (#\w+)", (CLIENT / "tokens.css").read_text("utf-8").split("}")[0]))
    assert told.json()["theme_color"] == told.json()["background_color"] == tokens["--paper"]
    for icon in told.json()["icons"]:
        drawn = httpx2.get(anna.address + icon["src"])
        assert drawn.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            width, height = int.from_bytes(drawn.content[16:20]), int.from_bytes(drawn.content[20:24])
            assert f"{width}x{height}" == icon["sizes"]
    worker = httpx2.get(f"{anna.address}/worker.js")
    assert worker.headers["content-type"].startswith("text/javascript")
    assert worker.headers["cache-control"] == "no-cache", "a new one is found at once"
    assert "EDITION" not in worker.text and "import" not in worker.text, "one file, told apart from the last"


def test_the_page_has_the_colours_of_the_house_around_it() -> None:
    page = (CLIENT.parent / "index.html").read_text("utf-8")
    paper = re.findall(r"--paper: (#\w+)", (CLIENT / "tokens.css").read_text("utf-8"))
    assert re.findall(r'name="theme-color" content="(#\w+)"', page) == paper


def test_the_api_is_never_kept(anna: Guest) -> None:
    assert anna.http.get("/hello").headers["cache-control"] == "no-store"


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client of three files."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>Comptoir</title>")
    (folder / "assets" / "app-1a2b.js").write_text("play()")
    (folder / "icon.svg").write_text("<svg/>")
    (folder / ".stamp").write_text("made of")
    (tmp_path / "key").write_text("secret")
    monkeypatch.setattr(pages, "built_client", lambda: folder)
    return folder


async def nothing(_: Request) -> Seen:
    """No preview."""
    return Seen()


def page(path: str, pages: Pages | None = None, heads: list[tuple[bytes, bytes]] | None = None) -> Any:
    scope = {
        "type": "http",
        "method": "GET",
        "path": path,
        "headers": heads or [],
        "query_string": b"",
        "server": ("h", 80),
    }
    return asyncio.run((pages or Pages(nothing)).serve(Request({**scope, "scheme": "http"})))


def test_hashed_files_are_kept_for_ever(built: Path) -> None:
    answer = page("/assets/app-1a2b.js")
    assert Path(answer.path) == built / "assets" / "app-1a2b.js"
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"


def test_a_file_that_never_changes_is_packed_once(built: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    packings: list[str] = []
    pack = gzip.compress

    def packing(data: bytes, level: int) -> bytes:
        packings.append(current_thread().name)
        return pack(data, level)

    monkeypatch.setattr(gzip, "compress", packing)
    text = "play();" * 500
    (built / "assets" / "app-1a2b.js").write_text(text)
    asked = Pages(nothing)
    for _ in range(2):
        answer = page("/assets/app-1a2b.js", asked, [(b"accept-encoding", b"gzip, br")])
        assert gzip.decompress(answer.body).decode() == text
        assert answer.headers["content-encoding"] == "gzip" and answer.headers["vary"] == "Accept-Encoding"
        assert answer.headers["content-type"].startswith("text/javascript")
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert len(packings) == 1 and packings != [main_thread().name]
    assert Path(page("/assets/app-1a2b.js", asked).path).name == "app-1a2b.js"


@pytest.mark.parametrize(
    "path", ["/", "/t/abc", "/replay/abc/3", "/index.html", "/.stamp", "/../key", "/..%2fkey"]
)
def test_every_other_address_is_the_page_and_is_asked_for_again(built: Path, path: str) -> None:
    answer = page(path)
    assert Path(answer.path) == built / "index.html"
    assert answer.headers["cache-control"] == "no-cache"


def test_other_files_are_asked_for_again(built: Path) -> None:
    assert page("/icon.svg").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/assets/old-9z.js", "/api", "/api/v2/hello", "/assets/../../key"])
def test_what_is_not_there_is_not_the_page(built: Path, path: str) -> None:
    with pytest.raises(answers.nowhere("/").__class__):
        page(path)


def test_without_a_client_the_page_says_how_to_build_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def unbuilt() -> Path:
        raise NotBuilt("<not built>")

    monkeypatch.setattr(pages, "built_client", unbuilt)
    answer = page("/")
    assert answer.status_code == 503
    assert b"python3 dev.py run" in answer.body
    assert b"&lt;not built&gt;" in answer.body


def test_every_clause_can_be_linked_to() -> None:
    text = """# The game

## A1 The box
- **A1.1** The market has *thirty* spaces.
- **A1.2** There are 22 squares. See **A1.1**.

**R5** A ruling.

- **not a clause** here
- <script>alert(1)</script> [x](javascript:alert(1))

| a | b |
|---|---|
| 1 | 2 |
"""
    found = rules.rendered(text)
    assert found.title == "The game"
    assert '<h1 id="the-game">' in found.html
    assert '<h2 id="a1-the-box">' in found.html
    assert '<li id="A1.1">' in found.html
    assert '<li id="A1.2">' in found.html
    assert '<p id="R5">' in found.html
    assert found.html.count("id=") == 5
    assert "<script" not in found.html
    assert "javascript:" not in found.html.replace("(javascript:", "")
    assert "<table>" in found.html


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_of_every_game_is_a_page(anna: Guest, game: str, lang: str) -> None:
    found = anna.get(f"/rules/{game}", lang=lang)
    assert found["title"]
    assert '<li id="' in found["html"]


@pytest.mark.parametrize("game", games())
def test_the_page_of_a_table_names_all_that_its_board_needs(anna: Guest, game: str) -> None:
    """On a slow line it is what is asked for one after another that takes the time."""
    table = anna.lays(ME, BOT, BOT, game=game)
    told = httpx2.get(f"{anna.address}/t/{table}").text
    named = re.findall(
        r'<link rel="(modulepreload|stylesheet)" (?:crossorigin )?href="(/assets/[^"]+)"', told
    )
    files = [file for _, file in named]
    assert len(files) == len(set(files)), "each once"
    assert sum(f"/{part}-" in file for file in files for part in ("table", game)) == 4, "scripts and styles"
    for file in files:
        assert httpx2.get(anna.address + file).status_code == 200
    elsewhere = (f"/t/{table}/replay", "/t/nowhere", "/")
    assert not any("modulepreload" in httpx2.get(anna.address + path).text for path in elsewhere)
