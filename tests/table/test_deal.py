"""A deal that nobody can know or stack: frozen numbers, separate derivations, and records that keep all of it."""

from __future__ import annotations

import hashlib
import hmac
import struct
from collections import Counter

import msgspec
import pytest

from comptoir.table import (
    Record,
    Rng,
    UnknownRules,
    Unreadable,
    commitment,
    dump,
    fresh_seed,
    game,
    games,
    read_record,
    sealed,
)
from comptoir.table.rng import Seal

SEED = "00112233445566778899aabbccddeeff" * 2
ANA, BEN = "0123456789abcdef" * 2, "f" * 32


def test_the_numbers_are_frozen_for_ever() -> None:
    """Records hold seeds and parts: if these numbers change, every sealed game changes."""
    assert commitment(SEED) == "837fb810785cb2d6b2e939af1ea8df94a790a53c6080ce313927464349879de9"
    luck = sealed(SEED, [ANA, "", BEN])
    drawn = [luck.below(1000) for _ in range(12)]
    assert drawn == [24, 97, 259, 989, 78, 367, 685, 838, 431, 372, 170, 813]
    assert [luck.below(2**31 - 1) for _ in range(3)] == [1796232297, 575641231, 1919476577]


def test_anybody_can_work_it_out_with_a_few_lines() -> None:
    """As docs/protocol.md says it, without our own code."""
    key = hmac.new(bytes.fromhex(SEED), f"comptoir luck 2\n{ANA}\n\n{BEN}".encode(), "sha256").digest()
    words = [
        word
        for n in range(30)
        for word in struct.unpack(
            "<16I", hashlib.blake2b(struct.pack("<Q", n), key=key, person=b"comptoir-luck-2").digest()
        )
    ]
    luck = sealed(SEED, [ANA, "", BEN])
    for n in (2, 6, 52, 1000, 3 << 29):
        while (words[0] * n) % 2**32 < 2**32 % n:
            words.pop(0)
        assert luck.below(n) == (words.pop(0) * n) >> 32
    bound = hmac.new(bytes.fromhex(SEED), b"comptoir commitment 2", "sha256").hexdigest()
    assert commitment(SEED) == bound


def test_every_part_and_every_seat_matters() -> None:
    deals = [[ANA, BEN], [BEN, ANA], [ANA, ""], ["", ANA], ["", ""], [ANA, BEN, ""]]
    firsts = {
        tuple(luck.below(1 << 30) for _ in range(4)) for luck in (sealed(SEED, parts) for parts in deals)
    }
    assert len(firsts) == len(deals)


def test_seeds_come_from_the_operating_system_and_are_long() -> None:
    seeds = {fresh_seed() for _ in range(100)}
    assert len(seeds) == 100 and {len(seed) for seed in seeds} == {64}


EACH = 150


@pytest.mark.parametrize("n", [3, 22, 1000])
def test_numbers_are_evenly_spread(n: int) -> None:
    luck = sealed(SEED, [])
    counts = Counter(luck.below(n) for _ in range(EACH * n))
    chi_square = sum((counts[k] - EACH) ** 2 / EACH for k in range(n))
    assert set(counts) == set(range(n)) and chi_square < (n - 1) + 4 * (2 * (n - 1)) ** 0.5


def test_words_that_would_favour_some_numbers_are_passed_over() -> None:
    """A third of all words are refused for n = 3 × 2**29; none may end where the others do not."""
    luck = sealed(SEED, [])
    n = 3 << 29
    drawn = [luck.below(n) for _ in range(3000)]
    assert luck.seal is not None
    used = 16 * (int(luck.seal.blocks) - 1) + int(luck.seal.at) // 4
    assert used > 3300, "some words were refused"
    thirds = Counter(value * 3 // n for value in drawn)
    assert all(abs(thirds[third] - 1000) < 130 for third in range(3))


def test_a_clone_goes_the_same_way_on_its_own() -> None:
    luck = sealed(SEED, [ANA])
    luck.below(6)
    copy = luck.clone()
    assert copy == luck and hash(copy) == hash(luck)
    ahead = [copy.below(100) for _ in range(40)]
    assert copy != luck
    assert [luck.below(100) for _ in range(40)] == ahead
    assert copy == luck and luck != Rng(0, 0)


def test_what_is_imagined_never_follows_from_a_tables_own_luck() -> None:
    with pytest.raises(AssertionError, match="imagined"):
        sealed(SEED, []).split()
    assert SEED not in repr(sealed(SEED, [])) and repr(Seal(b"secret" * 4)) == "<Seal>"


@pytest.mark.parametrize("seed", ["linden", "", "0" * 63, "0" * 65, "G" * 64, "A" * 64, "0" * 64 + "\n"])
def test_a_seed_that_is_none_is_refused(seed: str) -> None:
    for use in (commitment, lambda s: sealed(s, [])):
        with pytest.raises(Unreadable) as no:
            use(seed)
        assert no.value.reason == "bad-seed"


@pytest.mark.parametrize("part", ["x", "0" * 31, "0" * 33, "A" * 32, "0" * 31 + "\n"])
def test_a_part_that_is_none_is_refused(part: str) -> None:
    with pytest.raises(Unreadable) as no:
        sealed(SEED, ["", part])
    assert no.value.reason == "bad-part"


@pytest.mark.parametrize("name", games())
def test_a_sealed_game_is_kept_by_its_record(name: str) -> None:
    rules = game(name)
    parts = [ANA, *[""] * (rules.fewest - 1)]
    record = Record(
        game=name,
        version=rules.version,
        box=rules.box_digest,
        options={},
        seats=rules.fewest,
        seed=SEED,
        parts=parts,
        moves=[],
    )
    again = read_record(record.to_json())
    assert again == record and again.to_json() == record.to_json()
    assert again.commitment == commitment(SEED)
    assert dump(again.replay()) == dump(rules.start(rules.fewest, sealed(SEED, parts)))
    other = msgspec.structs.replace(record, parts=[BEN, *parts[1:]])
    assert dump(other.replay()) != dump(again.replay())


def test_a_record_says_which_box_it_was_played_with() -> None:
    rules = game("heller")
    record = Record(game="heller", version=rules.version, options={}, seats=2, seed="elm", moves=[])
    assert msgspec.structs.replace(record, box=rules.box_digest).replay()
    with pytest.raises(UnknownRules) as no:
        msgspec.structs.replace(record, box="0" * 32).replay()
    assert no.value.reason == "unknown-box"


def test_a_part_for_each_seat() -> None:
    record = Record(game="heller", version=1, options={}, seats=3, seed=SEED, parts=[ANA], moves=[])
    with pytest.raises(Unreadable) as no:
        record.replay()
    assert no.value.reason == "bad-record-parts"


def test_records_of_the_first_format_stay_what_they_were() -> None:
    first = Record(comptoir=1, game="heller", version=1, options={}, seats=2, seed="elm", moves=[])
    text = first.to_json()
    assert b"box" not in text and b"parts" not in text
    assert read_record(text) == first
    assert first.commitment == hashlib.sha256(b"elm").hexdigest()
    assert msgspec.structs.replace(first, comptoir=2).commitment is None, "quick luck promises nothing"
    with pytest.raises(Unreadable):
        read_record(text.replace(b'"seed": "elm"', b'"seed": "elm", "parts": []'))
