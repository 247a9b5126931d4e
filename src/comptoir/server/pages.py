"""The built client: files with their own names for ever, and one page for every other address."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from html import escape
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from comptoir._built import NotBuilt, built_client
from comptoir.server.ahead import Ahead
from comptoir.server.answers import nowhere, packed
from comptoir.server.previewing import Seen

ASSETS = "/assets/"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
WORDS = ("text/", "image/svg")
"""Kinds of files that are worth packing."""
HEAD = "</head>"
Preview = Callable[[Request], Awaitable[Seen]]
"""Of a page that is asked for: what is known of it before it is opened."""


class Pages:
    """Serves the client once it is built from its present sources."""

    def __init__(self, preview: Preview) -> None:
        self._preview = preview
        self._folder: Path | None = None
        self._ahead: Ahead | None = None
        self._packed: dict[str, Response] = {}
        """Files that never change, packed once and not for everybody who comes."""

    async def serve(self, request: Request) -> Response:
        """A file of the client, or its page."""
        path: str = request.scope["path"]
        if path == "/api" or path.startswith("/api/"):
            raise nowhere(path)
        try:
            if self._folder is None:
                self._folder = await asyncio.to_thread(built_client)
                self._ahead = await asyncio.to_thread(Ahead, self._folder)
        except NotBuilt as error:
            return _not_built(str(error))
        found = self._file(path)
        if found is not None and path.startswith(ASSETS):
            return await self._asset(found, path, request.headers.get("accept-encoding", ""))
        if found is not None:
            return FileResponse(found, headers={"Cache-Control": ASK_AGAIN})
        if path.startswith(ASSETS):
            raise nowhere(path)
        index = self._folder / "index.html"
        if not index.is_file():
            # The client is being built again under a running server.
            self._folder = None
            return _not_built("The client is being built: reload in a moment.")
        seen = await self._preview(request)
        if seen == Seen():
            return FileResponse(index, headers={"Cache-Control": ASK_AGAIN})
        page = await asyncio.to_thread(index.read_text, "utf-8")
        head = seen.tags + (self._ahead.links(seen.game, page) if self._ahead else "")
        return HTMLResponse(page.replace(HEAD, head + HEAD, 1), headers={"Cache-Control": ASK_AGAIN})

    async def _asset(self, found: Path, path: str, accepted: str) -> Response:
        """A file that is called otherwise once it has changed."""
        plain = FileResponse(found, headers={"Cache-Control": FOR_EVER})
        if "gzip" not in accepted or not (plain.media_type or "").startswith(WORDS):
            return plain
        if path not in self._packed:
            self._packed[path] = await asyncio.to_thread(_packed, found, plain)
        kept = self._packed[path]
        return Response(kept.body, 200, dict(kept.headers))

    def _file(self, path: str) -> Path | None:
        """The file of that name, if it lies inside the client's folder and is meant to be seen."""
        assert self._folder is not None
        parts = [part for part in path.split("/") if part]
        if not parts or any(part.startswith(".") or "\\" in part or "\0" in part for part in parts):
            return None
        try:
            found = self._folder.joinpath(*parts)
            return found if found.is_file() else None
        except OSError:
            # A name that is too long for any file.
            return None


def _packed(found: Path, plain: FileResponse) -> Response:
    whole = Response(found.read_bytes(), 200, {"Cache-Control": FOR_EVER}, plain.media_type)
    return packed(whole, "gzip")


def _not_built(reason: str) -> HTMLResponse:
    body = f"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Comptoir</title>
<h1>Comptoir</h1><p>{escape(reason)}</p><p><code>python3 dev.py run</code> builds the client and serves it.</p>"""
    return HTMLResponse(body, 503, {"Cache-Control": "no-store"})
