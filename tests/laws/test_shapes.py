"""What the client is told has the shapes that its types are written from."""

from __future__ import annotations

import importlib
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from comptoir.server import wire
from comptoir.server.api import ROUTES
from comptoir.table import game, games, options, seeded
from tests.laws.laws import refusal
from tests.laws.positions import Position, examples, positions, sayings, some
from workshop import boxes, types

HERE = "#/components/schemas/"


def told_as(shape: Any, what: object) -> None:
    """It can be read as that shape, strictly, and nothing is left over."""
    written = wire.encode(what)
    assert msgspec.json.decode(wire.encode(msgspec.json.decode(written, type=shape))) == msgspec.json.decode(
        written
    )


def previewed_as(name: str, preview: dict[str, Any]) -> None:
    """msgspec knows no union of typed dictionaries: one of its members must fit."""
    shapes = types.shapes_of(name)
    one_of = types.document(shapes, [], types.in_answer)["components"]["schemas"]["Preview"].get("anyOf")
    members = (
        [shapes[member["$ref"].removeprefix(HERE)] for member in one_of] if one_of else [shapes["Preview"]]
    )
    fitting = []
    for member in members:
        try:
            told_as(member, preview)
        except (msgspec.ValidationError, AssertionError):
            continue
        fitting.append(member)
    assert fitting, preview


@pytest.mark.parametrize("name", games())
def test_every_view_and_preview_has_the_shape_that_was_promised(name: str) -> None:
    view = importlib.import_module(f"comptoir.games.{name}.view").View

    @examples(25)
    @given(positions(game(name)), st.integers(0, 10**6))
    def holds(at: Position, luck: int) -> None:
        for seat in at.everybody:
            told_as(view, at.game.view(at.state, seat))
        for seat in range(at.seats):
            said = some(options(at.state, seat), seeded(str(luck)), 6) + sayings(at, seeded(str(luck)))
            for action in said:
                if refusal(at.state, seat, action) is None:
                    previewed_as(name, at.game.preview(at.state, seat, action))

    holds()


def test_a_preview_that_promised_something_else_is_found() -> None:
    with pytest.raises(AssertionError):
        previewed_as("heller", {"stands": [1, 2], "colour": "red"})
    with pytest.raises(AssertionError):
        previewed_as("hermagor", {"village": "passhorn", "cost": "2"})


def test_the_document_knows_every_address() -> None:
    described = {(method.upper(), path) for method, path, _, _ in types.ADDRESSES}
    served = {(m, route.path) for route in ROUTES for m in route.methods or () if m != "HEAD"}
    assert described == served


@pytest.mark.parametrize("name", boxes.games_with_a_printed_box())
def test_the_client_gets_what_is_printed_and_no_more(name: str) -> None:
    drawn = boxes.printed_box(name)
    told_as(type(drawn), drawn)
    assert b'"source":' not in wire.encode(drawn), "where a table comes from is for readers of the box"
