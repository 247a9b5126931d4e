"""The picture of a public game that is over, which whoever shares it has drawn: what is taken, kept and shown.

Of what comes only the pixels are kept. A PNG is taken apart by the standard library, and another one is made of the
lines it holds, as they would look on any ground: nothing that is no pixel, and nothing that is not seen, goes along.
"""

from __future__ import annotations

import struct
import zlib
from base64 import b64decode, b64encode
from collections.abc import Iterator
from functools import partial

from starlette.responses import Response
from starlette.routing import Route

from comptoir.server import requests
from comptoir.server.api import Call, changing, reading
from comptoir.server.changes import KeepPicture
from comptoir.server.errors import BadField, NotNow, NotYours, TooLarge, Unknown
from comptoir.server.tables import Table, now

WIDTH, HEIGHT = 1200, 630
SIGNATURE = b"\x89PNG\r\n\x1a\n"
DEPTH = 8
SAMPLES = {2: 3, 6: 4}
"""Of each pixel, by the kind of colours: red, green and blue, and perhaps how much of them is seen."""
FILTERS = 5
"""Ways in which a line may be told by the one above it."""
TYPE = "image/png"
KEPT_FOR = "public, max-age=300"


def may_be_told(table: Table) -> bool:
    """Only of a public game that is over, whose deal nobody plays any more."""
    return table.public and table.status == "over" and bool(table.standing) and not table.is_sealed


def redrawn(data: bytes) -> bytes:
    """The same picture, made of nothing but its pixels, or `BadField`."""
    chunks = list(_chunks(data))
    if [kind for kind, _ in chunks[:1]] != [b"IHDR"] or chunks[-1] != (b"IEND", b""):
        raise _unreadable()
    samples = _samples(chunks[0][1])
    lines = _unpacked(b"".join(body for kind, body in chunks if kind == b"IDAT"), samples)
    head = struct.pack(">IIBBBBB", WIDTH, HEIGHT, DEPTH, 2, 0, 0, 0)
    packed = zlib.compress(b"".join(_seen(line, samples) for line in lines), 9)
    return SIGNATURE + _chunk(b"IHDR", head) + _chunk(b"IDAT", packed) + _chunk(b"IEND", b"")


def _unreadable() -> BadField:
    return BadField(
        "bad-picture", f"a picture is a PNG of {WIDTH} × {HEIGHT} pixels", width=WIDTH, height=HEIGHT
    )


def _chunks(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The parts of a PNG that are needed to see it, until its end, which is the end of all that came."""
    if not data.startswith(SIGNATURE):
        raise _unreadable()
    at, kind = len(SIGNATURE), b""
    while kind != b"IEND":
        if at + 8 > len(data):
            raise _unreadable()
        length, kind = struct.unpack_from(">I4s", data, at)
        body, at = data[at + 8 : at + 8 + length], at + 12 + length
        if at > len(data) or struct.unpack_from(">I", data, at - 4)[0] != zlib.crc32(kind + body):
            raise _unreadable()
        if kind in (b"IHDR", b"IDAT", b"IEND"):
            yield kind, body
        elif not kind[0] & 0x20:
            raise _unreadable()
    if at != len(data):
        raise _unreadable()


def _samples(head: bytes) -> int:
    """How many there are of each pixel, of a picture of the right size."""
    for kind, samples in SAMPLES.items():
        if head == struct.pack(">IIBBBBB", WIDTH, HEIGHT, DEPTH, kind, 0, 0, 0):
            return samples
    raise _unreadable()


def _unpacked(packed: bytes, samples: int) -> list[bytes]:
    """The lines, of which there are as many as there should be, and nothing behind them."""
    length = 1 + WIDTH * samples
    unpacking = zlib.decompressobj()
    try:
        raw = unpacking.decompress(packed, length * HEIGHT + 1)
    except zlib.error as error:
        raise _unreadable() from error
    lines = [raw[at : at + length] for at in range(0, length * HEIGHT, length)]
    if len(raw) != length * HEIGHT or not unpacking.eof or unpacking.unused_data:
        raise _unreadable()
    if any(line[0] >= FILTERS for line in lines):
        raise _unreadable()
    return lines


def _seen(line: bytes, samples: int) -> bytes:
    """A line without what is not seen: each sample is told by its own kind, so that one can be left out."""
    if samples == 3:
        return line
    kept = bytearray(1 + WIDTH * 3)
    kept[0] = line[0]
    for sample in range(3):
        kept[1 + sample :: 3] = line[1 + sample :: 4]
    return bytes(kept)


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


async def show(call: Call) -> Response:
    """The picture, for whoever has the link, and whoever makes a preview of it."""
    name = call.request.path_params["table"]
    call.house.budgets.links.take(call.address)
    table = await call.house.store.table(name)
    kept = await call.house.store.picture(name) if table is not None and may_be_told(table) else ""
    if not kept:
        raise Unknown("unknown-picture", "there is no picture of this table", table=name[:40])
    return Response(await call.apart(partial(b64decode, kept)), 200, {"Cache-Control": KEPT_FOR}, TYPE)


async def keep(call: Call) -> requests.Nothing:
    """Whoever sat there shares the game: the picture that their page has drawn is the one of its link from now on."""
    house, name = call.house, call.request.path_params["table"]
    if not house.limits.picture:
        raise NotNow("no-pictures", "this house keeps no pictures")
    table = await house.store.table(name)
    if table is None:
        raise Unknown("unknown-table", "there is no such table", table=name[:40])
    if not table.held_by(call.me):
        raise NotYours("not-your-picture", "a picture is left by those who sat there")
    if not may_be_told(table):
        raise NotNow("not-for-all", "only a public game that is over has a picture for everybody")
    if house.notes.is_muted(call.me):
        raise NotYours("muted", "the host of this house has muted you")
    house.budgets.pictures.take(call.me, call.address)
    kept = await call.apart(partial(redrawn, await call.bytes(house.limits.picture)))
    if len(kept) > house.limits.picture:
        raise TooLarge(
            "body-too-large", f"at most {house.limits.picture} bytes are kept", most=house.limits.picture
        )
    await house.store.write(KeepPicture(table.id, call.me, now(), b64encode(kept).decode()))
    return requests.Nothing()


ROUTES: list[Route] = [
    reading("/tables/{table}/picture", show),
    changing("/tables/{table}/picture", keep),
]
