"""The cards of the box become lists of effects: each primitive is looked up by its name there."""

from __future__ import annotations

from typing import Final

from comptoir.games.karanor.box import BOX
from comptoir.games.karanor.cards import tables
from comptoir.games.karanor.cards.abilities import Activate, On
from comptoir.games.karanor.cards.choices import Cancel, Choice, Convert, Relocate
from comptoir.games.karanor.cards.draws import DrawKeep, GainArtefact, GainQuest, RefreshDelivery, RefreshRow
from comptoir.games.karanor.cards.effects import Effect, EffectList
from comptoir.games.karanor.cards.give_and_take import (
    GainAction,
    GainAssociate,
    GainBlackMarket,
    GainGold,
    GainIncome,
    GainInsignia,
    GainPrestige,
    GainResource,
    LoseGold,
    LoseIncome,
    LoseInsignia,
    LosePrestige,
    LoseResource,
    Pay,
    StealAssociate,
    StealGold,
    StealResource,
)
from comptoir.games.karanor.cards.lasting import Forbid, Modify, Permit, Waive
from comptoir.games.karanor.cards.legal import Require, Target
from comptoir.games.karanor.cards.modifiers import Row

GAINS: Final[list[type[Effect]]] = [
    GainGold,
    GainResource,
    GainPrestige,
    GainIncome,
    GainInsignia,
    GainArtefact,
    GainQuest,
    GainBlackMarket,
    GainAssociate,
    GainAction,
]
OTHERS: Final[list[type[Effect]]] = [
    *(LoseGold, LoseResource, LosePrestige, LoseIncome, LoseInsignia),
    *(Pay, StealGold, StealResource, StealAssociate),
    *(Choice, Target, Relocate, Cancel, DrawKeep, RefreshRow, RefreshDelivery, Convert, Require),
    *(Modify, Forbid, Permit, Waive, On, Activate),
]
PRIMITIVES: Final[dict[str, type[Effect]]] = {kind.op: kind for kind in [*GAINS, *OTHERS]}


def read(rows: list[Row], card: str = "") -> EffectList:
    """A list of effects, of a card called `black_market/recel`."""
    return EffectList([made(row, card) for row in rows], card)


def made(row: Row, card: str) -> Effect:
    """One effect; the lists inside it are made first."""
    op = row["op"]
    kind = PRIMITIVES[op if op in PRIMITIVES else f"{op} {row['what']}"]
    inside: Row = {}
    if "effects" in row:
        inside["effects"] = read(row["effects"], card)
    if "options" in row:
        inside["options"] = [read(option["effects"], card) for option in row["options"]]
    return kind(row | inside)


def load() -> None:
    """Fill the tables: once, when the game is imported."""
    for row in BOX["history_tile"]:
        tables.HISTORY_BONUS.append(read(row["effects"], f"history_tile/{row['id']}"))
    for row in BOX["commerce"]:
        tables.BONUS.append(read(row["bonus"]["effects"], f"commerce/{row['id']}"))
    for row in BOX["quest"]:
        card = f"quest/{row['id']}"
        tables.QUEST_REQUIRE.append(read(row["require"], card))
        choices = [read(option["effects"], card) for option in row["options"]]
        tables.QUEST_CHOICES.append(choices or [read(row["effects"], card)])
    for row in BOX["black_market"]:
        card = f"black_market/{row['id']}"
        tables.BLACK_REQUIRE.append(read(row["require"], card))
        tables.BLACK_EFFECTS.append(read(row["effects"], card))
    for name in ("artefact", "insignia"):
        for row in BOX[name]:
            tables.TILES.append(read(row["effects"], f"{name}/{row['id']}"))
