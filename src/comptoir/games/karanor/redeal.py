"""What a seat may imagine: the same islands, other cards in decks and hands."""

from __future__ import annotations

from mypy_extensions import i64

from comptoir.games.karanor.draws import KeepDrawn
from comptoir.games.karanor.effects import ARTEFACT_DECK, COMMERCE_DECK, QUEST_DECK
from comptoir.games.karanor.setup import Draft
from comptoir.games.karanor.state import Karanor
from comptoir.games.karanor.windows import playable
from comptoir.games.karanor.actions import PASS
from comptoir.table.agenda import Action
from comptoir.table.rng import Rng


def redeal(s: Karanor, seat: i64, rng: Rng) -> Karanor:
    """A state that `seat` cannot tell from `s`."""
    t = s.clone()
    return t
