"""Talk at a table: phrases in everybody's language, two channels where the table wishes so, notes of one's own."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

import pytest

from comptoir.server.requests import Phrase
from comptoir.server.talk import PHRASES
from tests.server.clients import ME, OPEN, Chair, Guest, Message


def heard(chair: Chair) -> list[str]:
    """All that this chair was told of what was said, by text."""
    chair.quiet()
    return [line["text"] for m in chair.heard if m["t"] == "chat" for line in m["lines"]]


def test_a_phrase_is_kept_as_a_key(anna: Guest, ben: Guest) -> None:
    table = anna.lays(ME, OPEN)
    ben.joins(table)
    chair, other = anna.looks(table), ben.looks(table)
    assert chair.asks(t="chat", phrase="well-played")["t"] == "done"
    other.quiet()
    [line] = [line for m in other.heard if m["t"] == "chat" for line in m["lines"]]
    assert (line["phrase"], line["text"]) == ("well-played", "Well played!")
    assert chair.asks(t="chat", phrase="rubbish")["error"]["code"] == "bad-field"
    assert chair.asks(t="chat")["error"]["code"] == "bad-chat"
    assert set(PHRASES) | {""} == set(get_args(Phrase))


def test_players_and_those_who_look_on_talk_apart(anna: Guest, ben: Guest, clara: Guest) -> None:
    table = anna.lays(ME, OPEN, apart=True, public=True)
    ben.joins(table)
    assert anna.table(table)["apart"]
    clara.post("/me", {"name": "Clara who watches"})
    player, other, watcher = anna.looks(table), ben.looks(table), clara.looks(table)
    player.asks(t="chat", text="among us")
    watcher.asks(t="chat", text="look at that")
    assert heard(player) == heard(other) == ["among us"]
    assert heard(watcher) == ["look at that"]
    assert heard(clara.looks(table)) == ["look at that"], "who comes later reads no more"


def test_where_nothing_is_said_all_talk_together(anna: Guest, ben: Guest, clara: Guest) -> None:
    table = anna.lays(ME, OPEN, public=True)
    ben.joins(table)
    watcher, player = clara.looks(table), anna.looks(table)
    player.asks(t="chat", text="hello")
    assert heard(watcher) == ["hello"]


def noted(chair: Chair, text: str | None) -> Message:
    chair.say(t="memo", text=text)
    return chair.hear("memo", "no")


def test_notes_are_for_who_wrote_them(anna: Guest, ben: Guest, clara: Guest) -> None:
    table = anna.lays(ME, OPEN)
    ben.joins(table)
    chair, other = anna.looks(table), ben.looks(table)
    other.quiet()
    assert noted(chair, "Ben has the Swindler")["text"] == "Ben has the Swindler"
    assert other.quiet() == []
    assert noted(other, None)["text"] == ""
    assert noted(anna.looks(table), None)["text"] == "Ben has the Swindler"
    assert noted(chair, "")["text"] == noted(chair, None)["text"] == ""
    clara.post("/me", {"name": "Clara who notes"})
    assert noted(clara.looks(table), "x")["error"]["code"] == "memo-seat"
    assert noted(chair, "x" * 4001)["error"]["code"] == "bad-memo"


@pytest.mark.usefixtures("kind")
def test_notes_outlast_the_server(tmp_path: Path, serve: Any, come: Any, url: str) -> None:
    server = serve(tmp_path, database=url)
    anna = come(server)
    table = anna.lays(ME, OPEN)
    chair = anna.looks(table)
    chair.asks(t="chat", phrase="hello")
    noted(chair, "for later")
    server.kill()
    server = serve(tmp_path, database=url)
    chair = come(server, anna.cookie).looks(table)
    assert noted(chair, None)["text"] == "for later"
    assert [line["phrase"] for m in chair.heard if m["t"] == "chat" for line in m["lines"]] == ["hello"]
