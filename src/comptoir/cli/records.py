"""Recorded games: told again, and checked."""

from __future__ import annotations

from pathlib import Path

import typer
from rich.text import Text

from comptoir.cli import picture, screen
from comptoir.cli.play import standing
from comptoir.table import WATCHER, ComptoirError, Event, Record, State, read_record
from comptoir.words import Seat, Words


def replay(file: Path, at: int | None, lang: str) -> None:
    """The whole game as sentences and how it ended; or how it stood after `at` moves."""
    words = Words(lang)
    with screen.plainly(words):
        record = whole(file, words)
        if at is not None and at > len(record.moves):
            screen.fail(words.say("cli-no-move", moves=len(record.moves)), screen.MISUSED)
        _tell(record, at, words)


def whole(file: Path, words: Words) -> Record:
    """The record in `file`, every move of which can be played."""
    try:
        record = read_record(file.read_bytes())
        record.replay()
    except ComptoirError as error:
        screen.fail(words.say("cli-check-broken", file=str(file), reason=reason(error, words)))
    return record


def _tell(record: Record, at: int | None, words: Words) -> None:
    rules, seats, console = record.rules(), seats_of(record, words), screen.console()
    for n, (s, heard) in enumerate(record.states()):
        if at is None or n == at:
            console.print(Text(_move(record, n, seats, words), style="dim"))
            for event in _told(heard):
                console.print(picture.news(rules, event, words, seats))
        if n == (len(record.moves) if at is None else at):
            console.print("", picture.table(rules, rules.view(s, WATCHER), words, seats), "")
            console.print(standing(rules, s, words, [seat.name for seat in seats]))
            return


def _move(record: Record, n: int, seats: list[Seat], words: Words) -> str:
    if n == 0:
        return record.seed
    move = record.moves[n - 1]
    return f"{words.say('cli-move')} {n}: {seats[move.seat].name}, {move.action}"


def _told(heard: list[Event]) -> list[dict[str, object]]:
    """What everybody at the table heard."""
    return [told for event in heard if (told := event.told(WATCHER)) is not None]


def seats_of(record: Record, words: Words) -> list[Seat]:
    """The players by the names in the record, else by their colours."""
    seats = [words.seat(i) for i in range(record.seats)]
    if len(record.names) != len(seats):
        return seats
    return [seat._replace(name=name) for seat, name in zip(seats, record.names, strict=True)]


def check(files: list[Path], commitment: str | None, part: str | None, lang: str) -> None:
    """A sentence for each record; the exit code is 1 unless all hold."""
    words = Words(lang)
    broken = False
    for file in files:
        with screen.plainly(words):
            holds, sentence = verdict(file, commitment, part, words)
        broken = broken or not holds
        typer.echo(sentence, err=not holds)
    if broken:
        raise typer.Exit(screen.FAILED)


def verdict(file: Path, commitment: str | None, part: str | None, words: Words) -> tuple[bool, str]:
    """Does the record in `file` hold, and in a sentence why (not)."""
    data = file.read_bytes()
    try:
        record = read_record(data)
        s = record.check()
    except ComptoirError as error:
        return False, words.say("cli-check-broken", file=str(file), reason=reason(error, words))
    promise = record.commitment
    if commitment is not None and commitment.strip().lower() != promise:
        return False, words.say("cli-check-promise", file=str(file), commitment=promise or "—")
    if part is not None and part.strip().lower() not in (record.parts or []):
        return False, words.say("cli-check-part", file=str(file))
    return True, "\n  ".join([_held(file, record, s, words), *_luck(record, words)])


def _luck(record: Record, words: Words) -> list[str]:
    """What was promised of the deal, and who added what to it."""
    if record.commitment is None:
        return [words.say("cli-check-quick", seed=record.seed)]
    seats = seats_of(record, words)
    parts = [
        words.say("cli-check-added", name=seats[i].name, part=part)
        for i, part in enumerate(record.parts or [])
        if part
    ]
    return [words.say("cli-check-commitment", commitment=record.commitment), *parts]


def reason(error: ComptoirError, words: Words) -> str:
    """Why a record is refused: the sentence, then what is behind it (the rule a move breaks, a place in the file)."""
    cause = error.__cause__
    more = words.why(cause) if isinstance(cause, ComptoirError) else str(error.args_.get("detail", ""))
    return f"{words.why(error)} {more}".strip()


def _held(file: Path, record: Record, s: State, words: Words) -> str:
    rules = record.rules()
    seats = seats_of(record, words)
    places = sorted(rules.standing(s), key=lambda place: place.rank)
    scores = ", ".join(f"{seats[place.seat].name} {place.score}" for place in places)
    key = "cli-check-open" if s.agenda else "cli-check-over"
    facts = {"title": rules.title, "seats": record.seats, "moves": len(record.moves), "scores": scores}
    return words.say(key, file=str(file), **facts)
