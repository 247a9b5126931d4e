"""Records are told again and checked, and a broken one says where it breaks."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import msgspec
import pytest

from comptoir.table import Move, commitment
from tests.cli.running import PARTS, SEED, a_record, a_sealed_record, comptoir, process, saved


def test_a_record_that_holds_is_said_to_hold(tmp_path: Path) -> None:
    record = a_record()
    result = comptoir("check", saved(record, tmp_path))
    assert result.exit_code == 0
    assert "holds: Auf Heller und Pfennig, 3 players" in result.stdout
    assert all(str(score) in result.stdout for score in record.scores)
    assert "nothing was promised" in result.stdout, "quick luck from a word"


def test_an_unfinished_record_holds_so_far(tmp_path: Path) -> None:
    result = comptoir("check", saved(a_record(upto=20), tmp_path))
    assert result.exit_code == 0
    assert "holds so far" in result.stdout and "20 moves" in result.stdout


def test_an_impossible_move_is_named_with_its_rule(tmp_path: Path) -> None:
    record = a_record(upto=4)
    first = next(n for n, move in enumerate(record.moves) if move.action != "draw")
    space = record.moves[first].action.split()[-1]
    seat = (record.moves[-1].seat + (record.moves[-1].action != "draw")) % 3
    verb = "place" if record.moves[-1].action == "draw" else "stall 1"
    moves = [*record.moves, Move(seat, f"{verb} {space}")]
    result = comptoir("check", saved(msgspec.structs.replace(record, moves=moves), tmp_path))
    assert result.exit_code == 1
    assert "does not hold" in result.stderr and "ove 5" in result.stderr
    assert f"{space} is not empty" in result.stderr and "A3.4" in result.stderr


def test_other_scores_do_not_hold(tmp_path: Path) -> None:
    record = msgspec.structs.replace(a_record(), scores=[1, 2, 3])
    result = comptoir("check", saved(record, tmp_path))
    assert result.exit_code == 1 and "does not hold" in result.stderr


def test_one_bad_record_among_good_ones_is_enough(tmp_path: Path) -> None:
    good, bad = saved(a_record(), tmp_path), tmp_path / "bad.json"
    bad.write_text("{}")
    result = comptoir("check", good, bad)
    assert result.exit_code == 1
    assert "game.json holds" in result.stdout
    assert "bad.json does not hold" in result.stderr and "game" in result.stderr


def test_the_seed_must_be_the_one_promised(tmp_path: Path) -> None:
    path = saved(a_sealed_record(), tmp_path)
    promise = commitment(SEED)
    assert promise in comptoir("check", path).stdout
    assert comptoir("check", path, "--commitment", promise.upper()).exit_code == 0
    broken = comptoir("check", path, "--commitment", commitment("f" * 64))
    assert broken.exit_code == 1 and "promised" in broken.stderr


def test_what_my_browser_added_must_be_in_the_record(tmp_path: Path) -> None:
    path = saved(a_sealed_record(), tmp_path)
    assert f"added {PARTS[0]}" in comptoir("check", path).stdout
    assert comptoir("check", path, "--part", PARTS[0].upper()).exit_code == 0
    broken = comptoir("check", path, "--part", "f" * 32)
    assert broken.exit_code == 1 and "not in it" in broken.stderr


def test_a_record_with_another_part_is_another_game(tmp_path: Path) -> None:
    record = a_sealed_record()
    forged = msgspec.structs.replace(record, parts=["1" * 32, "", ""])
    assert comptoir("check", saved(forged, tmp_path)).exit_code == 1


def test_the_promise_of_a_record_of_the_first_format_is_the_hash_of_its_seed(tmp_path: Path) -> None:
    path = saved(msgspec.structs.replace(a_record(), comptoir=1), tmp_path)
    assert comptoir("check", path, "--commitment", sha256(b"linden").hexdigest()).exit_code == 0
    broken = comptoir("check", path, "--commitment", sha256(b"oak").hexdigest())
    assert broken.exit_code == 1 and "promised" in broken.stderr


@pytest.mark.parametrize("command", ["check", "replay"])
def test_a_file_that_is_not_there_is_a_sentence(command: str, tmp_path: Path) -> None:
    result = process(command, tmp_path / "nothing.json")
    assert result.returncode == 1
    assert result.stderr.count("\n") == 1 and "nothing.json: No such file" in result.stderr


@pytest.mark.parametrize("data", [b"", b"\xff\xfe", b"[]", b'{"game": "heller"}', b"x" * 3_000_000])
def test_bytes_that_are_no_record_are_a_sentence(data: bytes, tmp_path: Path) -> None:
    path = tmp_path / "odd.json"
    path.write_bytes(data)
    for command in ("check", "replay"):
        result = comptoir(command, path)
        assert result.exit_code == 1
        assert "odd.json does not hold" in result.stderr
        assert "Traceback" not in result.output


def test_a_game_is_told_from_the_first_move_to_the_last(tmp_path: Path) -> None:
    record = a_record()
    result = comptoir("replay", saved(record, tmp_path))
    assert result.exit_code == 0
    assert f"Move {len(record.moves)}:" in result.stdout
    assert "Round 1 opens" in result.stdout and "Round 3 is counted" in result.stdout
    assert "The game is over" in result.stdout
    assert str(max(record.scores)) in result.stdout


def test_a_game_is_shown_as_it_stood(tmp_path: Path) -> None:
    record = a_record()
    path = saved(record, tmp_path)
    result = comptoir("replay", path, "--at", "7")
    assert result.exit_code == 0
    assert "Move 7:" in result.stdout and "Move 6:" not in result.stdout
    assert result.stdout.count("┌─────────┬") == 1
    assert comptoir("replay", path, "--at", "0").exit_code == 0


def test_there_is_nothing_after_the_last_move(tmp_path: Path) -> None:
    result = comptoir("replay", saved(a_record(upto=5), tmp_path), "--at", "6")
    assert result.exit_code == 2 and "only 5 moves" in result.stderr


def test_players_go_by_the_names_in_the_record(tmp_path: Path) -> None:
    record = msgspec.structs.replace(a_record(upto=9), names=["Camille", "Nadia", "Sam"])
    assert "Camille" in comptoir("replay", saved(record, tmp_path)).stdout
    odd = msgspec.structs.replace(record, names=["Camille"])
    assert comptoir("replay", saved(odd, tmp_path)).exit_code == 0
