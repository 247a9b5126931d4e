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
from comptoir.server.answers import nowhere
from comptoir.server.previewing import Seen

FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
HEAD = "</head>"
Preview = Callable[[Request], Awaitable[Seen]]
"""Of a page that is asked for: what is known of it before it is opened."""


class Pages:
    """Serves the client once it is built from its present sources."""

    def __init__(self, preview: Preview) -> None:
        self._preview = preview
        self._folder: Path | None = None
        self._ahead: Ahead | None = None

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
        if found is not None:
            kept = FOR_EVER if path.startswith("/assets/") else ASK_AGAIN
            return FileResponse(found, headers={"Cache-Control": kept})
        if path.startswith("/assets/"):
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


def _not_built(reason: str) -> HTMLResponse:
    body = f"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Comptoir</title>
<h1>Comptoir</h1><p>{escape(reason)}</p><p><code>python3 dev.py run</code> builds the client and serves it.</p>"""
    return HTMLResponse(body, 503, {"Cache-Control": "no-store"})
