"""Who has little time left in a round of a tournament is told so, once."""

from __future__ import annotations

from msgspec.structs import replace

from comptoir.server.house import House
from comptoir.server.letters import OfLetters
from comptoir.server.notices import people_asked
from comptoir.server.standings import Round
from comptoir.server.turns import LITTLE


async def hurried(house: House, round_: Round, seconds: float) -> tuple[Round, list[OfLetters]]:
    """A round of so many seconds, noted as told of once a quarter of them is left; and letters to whoever is asked
    then. Who is not is told when it is their turn."""
    if round_.warned or round_.until is None or round_.until - house.running.now() > seconds / LITTLE:
        return round_, []
    letters: list[OfLetters] = []
    for at in round_.tables:
        table = None if at.ranks else await house.store.table(at.table)
        for person in sorted(people_asked(table)) if table is not None else []:
            letters += await house.notices.to(person, "time", at.table)
    return replace(round_, warned=True), letters
