"""Every record in this folder is a test: it replays, and ends with the scores it names. Drop one in.

`python -m tests.records.play <game>` plays one for every number of players and every combination of options; it
is run again only when the rules get a new version.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from comptoir.table import game, games, read_record

RECORDS = sorted(Path(__file__).parent.glob("*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_record_replays_to_its_scores(path: Path) -> None:
    record = read_record(path.read_bytes())
    assert record.scores, "a record here is of a finished game"
    s = record.check()
    assert not s.agenda
    assert path.stem.startswith(record.game)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_nothing_is_lost_by_writing_the_record_again(path: Path) -> None:
    record = read_record(path.read_bytes())
    assert read_record(record.to_json()) == record


@pytest.mark.parametrize("name", games())
def test_there_is_a_record_for_every_number_of_players_and_every_choice(name: str) -> None:
    rules = game(name)
    kept = [record for path in RECORDS if (record := read_record(path.read_bytes())).game == name]
    assert {record.seats for record in kept} == set(range(rules.fewest, rules.most + 1))
    for option in rules.options:
        assert {rules.complete(record.options)[option.name] for record in kept} == set(option.choices)
