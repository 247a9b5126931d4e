"""What every card and tile says, by its number; empty until `load` has read the box."""

from __future__ import annotations

from typing import Final

from comptoir.games.karanor.cards.effects import EffectList

HISTORY_BONUS: Final[list[EffectList]] = []
BONUS: Final[list[EffectList]] = []
"""Of each commerce."""
QUEST_REQUIRE: Final[list[EffectList]] = []
QUEST_CHOICES: Final[list[list[EffectList]]] = []
"""Of each quest its choices, or its one list."""
BLACK_REQUIRE: Final[list[EffectList]] = []
BLACK_EFFECTS: Final[list[EffectList]] = []
TILES: Final[list[EffectList]] = []
"""Every artefact, then every insignia."""
