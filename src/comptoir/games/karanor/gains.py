"""What an answer visibly brings the seat that gives it: prestige, gold, income, goods."""

from __future__ import annotations

from comptoir.games.karanor.foresee import foresee
from comptoir.games.karanor.state import Karanor
from comptoir.games.karanor.wire import Holding
from comptoir.table import Action


def gains(s: Karanor, seat: int, action: Action) -> dict[str, list[int]]:
    told = foresee(s, seat, action)
    now = s.merchants[seat]
    mine = {"prestige": told.prestige, "gold": told.gold, "income": told.income, "goods": told.goods}
    if isinstance(told.me, Holding):
        goods = [after - before for after, before in zip(told.me.goods, now.goods, strict=True)]
        mine |= {"gold": told.me.gold - int(now.gold), "goods": goods}
    known = {unit: sum(n) if isinstance(n, list) else n for unit, n in mine.items()}
    return {
        unit: [n if other == seat else 0 for other in range(len(s.merchants))]
        for unit, n in known.items()
        if isinstance(n, int)
    }
