"""What an answer visibly brings each seat: coins, if the market were counted now."""

from __future__ import annotations

from comptoir.games.heller.count import all_parts, pay
from comptoir.games.heller.foresee import foresee
from comptoir.games.heller.state import Market
from comptoir.table import Action


def gains(s: Market, seat: int, action: Action) -> dict[str, list[int]]:
    """Nothing is known of a draw."""
    stands = foresee(s, seat, action).stands
    if not isinstance(stands, list):
        return {}
    now = [0] * len(s.merchants)
    pay(all_parts(s.board, len(s.merchants)), now)
    return {"coins": [after - before for after, before in zip(stands, now, strict=True)]}
