"""The picture that whoever shares a game leaves for its link: nothing but pixels, of those who sat there, for all."""

from __future__ import annotations

import random
import sqlite3
import struct
import zlib
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx2
import pytest

from comptoir.server.errors import BadField
from comptoir.server.pictures import HEIGHT, SIGNATURE, WIDTH, redrawn
from tests.server.clients import BOT, ME, Guest, Server
from tests.server.test_hosting import ATTENTIVE, Admin, heeded, person_of
from tests.server.test_previewing import page
from tests.server.test_study import finished

Chunk = tuple[bytes, bytes]


def chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def head(width: int = WIDTH, height: int = HEIGHT, depth: int = 8, colours: int = 6, woven: int = 0) -> Chunk:
    return b"IHDR", struct.pack(">IIBBBBB", width, height, depth, colours, 0, 0, woven)


def png(*chunks: Chunk) -> bytes:
    return SIGNATURE + b"".join(chunk(*each) for each in chunks)


def lines(samples: int = 4, seed: int = 1) -> bytes:
    """Lines of a few colours, told in every way there is."""
    luck = random.Random(seed)
    told = (
        bytes([n % 5]) + bytes(luck.choices(range(4), k=samples)) * WIDTH
        if n % 7
        else bytes(1 + WIDTH * samples)
        for n in range(HEIGHT)
    )
    return b"".join(told)


def body(raw: bytes) -> Chunk:
    return b"IDAT", zlib.compress(raw, 1)


END: Chunk = (b"IEND", b"")
GOOD = png(head(), body(lines()), END)


def chunks_of(data: bytes) -> list[Chunk]:
    found, at = [], len(SIGNATURE)
    while at < len(data):
        length, kind = struct.unpack_from(">I4s", data, at)
        found.append((kind, data[at + 8 : at + 8 + length]))
        at += 12 + length
    return found


def seen(data: bytes, most: int = 14) -> list[tuple[int, ...]]:
    """The red, green and blue of the first lines, by the book: each line undone by the one above it."""
    (_, told), *rest = chunks_of(data)
    samples = {2: 3, 6: 4}[told[9]]
    raw = zlib.decompress(b"".join(part for kind, part in rest if kind == b"IDAT"))
    above, found = bytearray(WIDTH * samples), []
    for at in range(0, most * (1 + WIDTH * samples), 1 + WIDTH * samples):
        way, line = raw[at], bytearray(raw[at + 1 : at + 1 + WIDTH * samples])
        for i in range(len(line)):
            a, b, c = (line[i - samples], above[i], above[i - samples]) if i >= samples else (0, above[i], 0)
            nearest = min((abs(b - c), 0, a), (abs(a - c), 1, b), (abs(a + b - 2 * c), 2, c))[2]
            line[i] = (line[i] + (0, a, b, (a + b) // 2, nearest)[way]) % 256
        found.append(tuple(line[i] for i in range(len(line)) if i % samples < 3))
        above = line
    return found


def test_what_is_kept_shows_the_same_pixels() -> None:
    kept = redrawn(GOOD)
    assert seen(kept) == seen(GOOD)
    assert redrawn(kept) == kept
    assert zlib.decompress(chunks_of(kept)[1][1])[:: 1 + 3 * WIDTH] == lines()[:: 1 + 4 * WIDTH]


def test_nothing_is_kept_but_pixels() -> None:
    secret = b"what nobody sees"
    clear = bytearray(lines())
    clear[4::4801] = secret[:1] * len(clear[4::4801])
    told = png(
        head(),
        (b"tEXt", b"Comment\0" + secret),
        (b"eXIf", secret),
        body(bytes(clear)),
        (b"teXt", secret),
        END,
    )
    kept = redrawn(told)
    assert secret not in kept
    assert [kind for kind, _ in chunks_of(kept)] == [b"IHDR", b"IDAT", b"IEND"]
    assert chunks_of(kept)[0] == head(colours=2), "and what is not seen of a pixel neither"


BROKEN = {
    "nothing": b"",
    "another kind": b"\xff\xd8\xff\xe0" + GOOD,
    "markup": b'<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    "only a head": GOOD[:33],
    "cut off": GOOD[:-20],
    "more behind it": GOOD + b"<script>",
    "a sum that is wrong": GOOD[:-1] + b"\0",
    "too wide": png(head(width=WIDTH + 1), body(lines()), END),
    "enormous": png(head(width=2**31 - 1, height=2**31 - 1), body(lines()), END),
    "too high": png(head(height=HEIGHT + 1), body(lines()), END),
    "another depth": png(head(depth=16), body(lines()), END),
    "a palette": png(head(colours=3), (b"PLTE", bytes(3)), body(lines()), END),
    "woven": png(head(woven=1), body(lines()), END),
    "no head": png(body(lines()), END),
    "no pixels": png(head(), END),
    "too few pixels": png(head(), body(lines()[:-1]), END),
    "too many pixels": png(head(), body(lines() + b"\0"), END),
    "a bomb": png(head(), body(bytes(200_000_000)), END),
    "no such way of telling": png(head(), body(b"\5" + lines()[1:]), END),
    "not packed": png(head(), (b"IDAT", lines()[:1000]), END),
    "packed and more": png(head(), (b"IDAT", zlib.compress(lines(), 1) + b"more"), END),
    "not the end of what is packed": png(head(), (b"IDAT", zlib.compress(lines(), 1)[:-3]), END),
    "something that must be understood": png(head(), (b"BADd", b""), body(lines()), END),
    "a length that leads far away": SIGNATURE + struct.pack(">I4s", 2**32 - 1, b"IHDR"),
}


@pytest.mark.parametrize("told", BROKEN.values(), ids=BROKEN)
def test_what_is_no_such_picture_is_refused(told: bytes) -> None:
    with pytest.raises(BadField):
        redrawn(told)


def test_whatever_comes_is_refused_or_a_picture() -> None:
    luck = random.Random("pictures")
    for _ in range(200):
        told = bytearray(GOOD)
        for _ in range(luck.randint(1, 4)):
            told[luck.randrange(len(told))] = luck.randrange(256)
        try:
            kept = redrawn(bytes(told))
        except BadField:
            continue
        assert chunks_of(kept)[0] == head(colours=2)


def over(guest: Guest, public: bool = True) -> str:
    """A table at which somebody sat until bots ended it."""
    table = guest.lays(ME, BOT, public=public)
    guest.post(f"/tables/{table}/leave")
    chair = guest.looks(table)
    while chair.state["table"]["status"] != "over":
        chair.hear("state")
    return table


def leaves(guest: Guest, table: str, told: bytes = GOOD) -> Any:
    return guest.http.post(f"/tables/{table}/picture", content=told, headers={"Content-Type": "image/png"})


def why(answer: httpx2.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["code"]


def picture(server: Server, table: str) -> httpx2.Response:
    return httpx2.get(f"{server.address}/api/v1/tables/{table}/picture")


def test_a_link_shows_the_picture_that_who_shared_the_game_has_left(server: Server, anna: Guest) -> None:
    table = over(anna)
    before = page(server, f"/t/{table}")
    assert f'og:image" content="{server.address}/icon-512.png"' in before
    assert 'content="summary"' in before
    assert leaves(anna, table).json() == {}
    for path in (f"/t/{table}", f"/t/{table}/replay"):
        after = page(server, path)
        assert f'og:image" content="{server.address}/api/v1/tables/{table}/picture"' in after
        assert 'og:image:width" content="1200"' in after
        assert 'og:image:height" content="630"' in after
        assert 'content="summary_large_image"' in after
    shown = picture(server, table)
    assert (shown.status_code, shown.headers["content-type"]) == (200, "image/png")
    assert shown.content == redrawn(GOOD)
    assert shown.headers["x-content-type-options"] == "nosniff"


def test_the_last_who_shares_has_the_picture(server: Server, anna: Guest) -> None:
    table = over(anna)
    other = png(head(colours=2), body(lines(3, seed=2)), END)
    assert leaves(anna, table).status_code == leaves(anna, table, other).status_code == 200
    assert picture(server, table).content == redrawn(other)


def test_only_who_sat_there_leaves_a_picture(server: Server, anna: Guest, ben: Guest) -> None:
    table = over(anna)
    assert why(leaves(ben, table)) == (403, "not-your-picture")
    stranger = httpx2.post(f"{server.address}/api/v1/tables/{table}/picture", content=GOOD)
    assert why(stranger) == (403, "not-your-picture")
    assert why(leaves(anna, "nowhere")) == (404, "unknown-table")
    assert picture(server, table).status_code == 404


def test_only_a_public_game_that_is_over_has_one(server: Server, anna: Guest) -> None:
    under_way, private = anna.lays(ME, BOT, public=True), over(anna, public=False)
    shared = anna.post("/daily/heller")["table"]["id"]
    anna.post(f"/tables/{shared}/leave")
    chair = anna.looks(shared)
    while chair.state["table"]["status"] != "over":
        chair.hear("state")
    for table in (under_way, private, shared):
        assert why(leaves(anna, table)) == (409, "not-for-all")
        assert why(picture(server, table)) == (404, "unknown-picture")


def test_what_is_no_picture_changes_nothing(server: Server, anna: Guest) -> None:
    table = over(anna)
    assert leaves(anna, table).status_code == 200
    assert why(leaves(anna, table, b"<svg/>")) == (400, "bad-picture")
    assert picture(server, table).content == redrawn(GOOD)


def test_so_many_pictures_and_so_large_ones(tmp_path: Path, serve: Any, come: Any) -> None:
    server = serve(tmp_path, terms={"limits.picture": str(len(GOOD)), "limits.pictures": "0, 2"})
    anna = come(server)
    table = over(anna)
    assert why(leaves(anna, table, GOOD + b"\0")) == (413, "body-too-large")
    assert leaves(anna, table).status_code == 200
    assert why(leaves(anna, table)) == (429, "too-many-pictures")
    server.stop()
    server = serve(tmp_path, terms={"limits.picture": "0"})
    anna = come(server, anna.cookie)
    assert why(leaves(anna, table)) == (409, "no-pictures")


def test_a_picture_is_shown_so_often(tmp_path: Path, serve: Any, come: Any) -> None:
    server = serve(tmp_path, terms={"limits.links": "0, 3"})
    table = over(come(server))
    told = [why(picture(server, table)) for _ in range(4)]
    assert told == [(404, "unknown-picture")] * 3 + [(429, "too-many-requests")]


def test_a_picture_goes_with_a_name_that_stands_in_it(server: Server, anna: Guest, ben: Guest) -> None:
    table = over(anna)
    for change in (("/me", {"name": "Another"}), ("/me/delete", {"name": "Another"})):
        assert leaves(anna, table).status_code == 200
        anna.post(*change)
        assert picture(server, table).status_code == 404
        assert "icon-512" in page(server, f"/t/{table}")


def test_pictures_go_with_who_is_muted_or_banned_and_with_the_table(
    tmp_path: Path, serve: Any, come: Any
) -> None:
    server = serve(tmp_path, terms=ATTENTIVE)
    anna, admin = come(server), Admin(tmp_path)
    table = over(anna)
    anna.post("/me", {"name": "Anna of Ulm"})
    her = person_of(admin, anna)
    for act, refused in (("mute", (403, "muted")), ("ban", (403, "banned"))):
        assert leaves(anna, table).status_code == 200
        admin(act, her)
        heeded(come(server))
        assert picture(server, table).status_code == 404
        assert why(leaves(anna, table)) == refused
        admin("pardon", her)
        heeded(come(server))
    assert leaves(anna, table).status_code == 200
    server.stop()
    with closing(sqlite3.connect(tmp_path / "comptoir.sqlite")) as database:
        database.execute("UPDATE tables SET updated = '2000-01-01T00:00:00.000Z'")
        database.commit()
    admin("--set", "keep.over=1", "prune", "--yes")
    with closing(sqlite3.connect(tmp_path / "comptoir.sqlite")) as database:
        assert database.execute("SELECT count(*) FROM pictures").fetchall() == [(0,)]


def test_a_picture_of_long_ago_is_of_a_finished_game_too(server: Server, anna: Guest) -> None:
    """A game of bots alone has nobody who could leave one."""
    assert why(leaves(anna, finished(anna)["id"])) == (403, "not-your-picture")
