"""What is random by construction in an answer does not determine the luck of a table."""

from __future__ import annotations

import contextlib
import hashlib
import hmac
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from comptoir.server import tables
from comptoir.server.tables import Table
from comptoir.table import Game, Rng, State, deal, dump, games, sealed, seeded
from comptoir.table.rng import Seal
from tests.server.worlds import Listener, World, in_world

HASHES = (hashlib.sha256, hashlib.sha1, hashlib.md5, hashlib.sha512, hashlib.blake2b)
LABELS = (deal.COMMITMENT, deal.LUCK, b"", b"comptoir-luck-2")


def beginnings(word: str) -> Iterator[bytes]:
    """What a published word may stand for: itself, what it spells in hexadecimal, and hashes of both."""
    raws = [word.encode()]
    with contextlib.suppress(ValueError):
        raws.append(bytes.fromhex(word))
    for raw in raws:
        yield raw
        for each in HASHES:
            yield each(raw).digest()
        for label in LABELS:
            yield hmac.digest(raw, label, "sha256")
            yield hmac.digest(label, raw, "sha256")


def lucks(word: str, parts: list[str]) -> Iterator[Rng]:
    """The luck one may derive from a word, in all the ways one would try first."""
    yield seeded(word)
    for raw in beginnings(word):
        yield seeded(raw.hex())
        first, second = int.from_bytes(raw[:8], "big"), int.from_bytes(raw[8:16], "big")
        yield Rng(1 + (first >> 2), 1 + (second >> 2))
        yield Rng(first >> 2, second >> 2)
        yield Rng(0, 0, Seal(raw[:64]))
        if len(raw) >= 32:
            yield sealed(raw[:32].hex(), parts)
            yield sealed(raw[:32].hex(), [""] * len(parts))


def hidden(s: State) -> Any:
    """A state, and what its luck draws next, whatever kind of luck it is."""
    whole, luck = dump(s), s.rng.clone()
    assert isinstance(whole, dict)
    return {**whole, "rng": [luck.below(1 << 30) for _ in range(4)]}


def words_of(answer: Any) -> set[str]:
    """Every word in an answer, however deep."""
    if isinstance(answer, dict):
        return {word for pair in answer.items() for each in pair for word in words_of(each)}
    if isinstance(answer, list):
        return {word for each in answer for word in words_of(each)}
    return {str(answer)}


class Guessed:
    """The words of all that a table publishes from which its deal can be worked out."""

    async def __call__(self, world: World) -> set[str]:
        stranger = Listener(world, None)
        listed = await stranger.asks("GET", "/tables?list=lobby")
        told = words_of(listed) | words_of(await stranger.asks("GET", f"/tables/{world.table}"))
        told |= {listener.cookie or "" for listener in world.eyes.values()}
        table = world.room.table
        truth = hidden(table.opening()[0])
        parts = table.parts or [""] * world.seats
        return {
            word
            for word in told
            for luck in lucks(word, parts)
            if hidden(world.game.start(world.seats, luck, table.options)) == truth
        }


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_no_published_word_determines_the_luck(
    game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert in_world(tmp_path / "data", monkeypatch, game, game.fewest, {}, Guessed()) == set()


BROKEN: dict[str, tuple[Callable[[Table], Any], Callable[[str], str]]] = {
    "the hash that starts the generator": (
        lambda table: seeded(table.seed),
        lambda seed: hashlib.sha256(seed.encode()).hexdigest(),
    ),
    "the key itself": (
        lambda table: Rng(0, 0, Seal(bytes.fromhex(table.seed))),
        lambda seed: seed,
    ),
    "one label for both": (
        lambda table: Rng(0, 0, Seal(deal._derived(table.seed, deal.COMMITMENT))),
        deal.commitment,
    ),
}


@pytest.mark.parametrize("broken", BROKEN)
def test_a_commitment_that_gives_the_luck_away_is_found_out(
    broken: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first of these is what was published once."""
    luck_of, published = BROKEN[broken]

    def opening(table: Table) -> Any:
        return table.rulebook().start(len(table.seats), luck_of(table), table.options), []

    monkeypatch.setattr(Table, "opening", opening)
    monkeypatch.setattr(tables, "committed", published)
    game = games()["heller"]
    assert in_world(tmp_path / "data", monkeypatch, game, game.fewest, {}, Guessed())
