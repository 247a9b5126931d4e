"""What the client is told has the shapes that its types are written from."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from comptoir.server import wire
from comptoir.server.app import ROUTES
from comptoir.server.openapi import ADDRESSES, document, in_answer
from comptoir.table import game, games, options, seeded
from comptoir.table.news import Happened
from comptoir.table.wire import struct_of
from tests.laws.laws import refusal
from tests.laws.positions import Position, examples, positions, sayings, some
from workshop import boxes, types


def told_as(shape: Any, what: object) -> None:
    """It can be read as that shape, strictly, and nothing is left over."""
    written = wire.encode(what)
    assert msgspec.json.decode(wire.encode(msgspec.json.decode(written, type=shape))) == msgspec.json.decode(
        written
    )


@pytest.mark.parametrize("name", games())
def test_every_view_and_preview_has_the_shape_that_was_promised(name: str) -> None:
    shapes = types.shapes_of(name)

    @examples(25)
    @given(positions(game(name)), st.integers(0, 10**6))
    def holds(at: Position, luck: int) -> None:
        for seat in at.everybody:
            told_as(shapes["View"], at.game.view(at.state, seat))
        for seat in range(at.seats):
            said = some(options(at.state, seat), seeded(str(luck)), 6) + sayings(at, seeded(str(luck)))
            for action in said:
                if refusal(at.state, seat, action) is None:
                    told_as(shapes["Preview"], at.game.preview(at.state, seat, action))

    holds()


def test_a_preview_that_promised_something_else_is_found() -> None:
    with pytest.raises(AssertionError):
        told_as(types.shapes_of("heller")["Preview"], {"stands": [1, 2], "colour": "red"})
    with pytest.raises(msgspec.ValidationError):
        told_as(types.shapes_of("hermagor")["Preview"], {"kind": "build", "pays": "2"})


def test_the_document_knows_every_address() -> None:
    described = {(method.upper(), path) for method, path, _, _ in ADDRESSES}
    served = {(m, route.path) for route in ROUTES for m in route.methods or () if m != "HEAD"}
    assert described == served


@pytest.mark.parametrize("name", boxes.games_with_a_printed_box())
def test_the_client_gets_what_is_printed_and_no_more(name: str) -> None:
    drawn = boxes.printed_box(name)
    told_as(type(drawn), drawn)
    assert b'"source":' not in wire.encode(drawn), "where a table comes from is for readers of the box"


@pytest.mark.parametrize("name", games())
def test_the_client_gets_a_type_for_every_kind_of_event(name: str) -> None:
    """Named after the kind, without a module in its name: no part of a view or a preview is called the same."""
    schemas = document(types.shapes_of(name), [], in_answer)["components"]["schemas"]
    assert all(schema.isidentifier() and "_" not in schema for schema in schemas)
    kinds = {each.kind: struct_of(each).__name__ for each in game(name).news}
    assert {kind: schemas[shape]["properties"]["type"]["enum"] for kind, shape in kinds.items()} == {
        kind: [kind] for kind in kinds
    }


@pytest.mark.parametrize("name", [name for name in games() if game(name).news])
def test_a_game_that_declares_its_events_tells_no_others(name: str) -> None:
    @examples(5)
    @given(positions(game(name)))
    def holds(at: Position) -> None:
        for _, heard in at.record().states():
            assert all(isinstance(event, Happened) for event in heard)

    holds()


def test_words_that_begin_elsewhere_than_at_0_leave_no_holes() -> None:
    for name in games():
        for news in game(name).news:
            for field in news.fields:
                assert field.words is None or all(field.words), f"{name}: {news.kind}.{field.name}"
