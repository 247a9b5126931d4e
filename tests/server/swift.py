"""Whole games over the wire, as fast as a machine can."""

from __future__ import annotations

from tests.server.clients import Guest

SWIFT = {
    f"limits.{name}": "10000,100000"
    for name in (
        *("messages_socket", "messages", "messages_address", "requests", "requests_address", "entries"),
        *("gazettes", "gazettes_address"),
    )
}
"""Nobody is too quick here."""


def finished(guest: Guest, table: str) -> None:
    """Play a table to its end, whoever else sits there."""
    chair = guest.looks(table)
    while chair.state["table"]["status"] != "over":
        if chair.state["ask"] is not None and chair.state["ask"]["must"]:
            done = chair.try_move()
            chair.until(done["version"] if done["t"] == "done" else 0)
        else:
            chair.hear("state", "change")
    chair.stands_up()


def finished_by(guests: list[Guest], table: str) -> None:
    """Several people play a table to its end, each on their own screen."""
    chairs = [guest.looks(table) for guest in guests]
    seats = {chair.state["seat"]: chair for chair in chairs}
    while chairs[0].state["table"]["status"] != "over":
        asked = [seat for seat in chairs[0].state["table"]["asked"] if seat in seats]
        if not asked:
            chairs[0].hear("state", "change")
            continue
        chair = seats[asked[0]]
        chair.until(chairs[0].version)
        version = chair.moves()["version"]
        chairs[0].until(version)
    for chair in chairs:
        chair.stands_up()
