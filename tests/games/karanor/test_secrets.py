"""What a seat may imagine of the cards it has not seen."""

from __future__ import annotations

from typing import Literal

from comptoir.games.karanor import box
from comptoir.games.karanor.hints import blocked
from comptoir.table import WATCHER, seeded
from tests.games.karanor.test_hints import turns
from tests.games.karanor.vocabulary import ANA, BEN, CHLOE, KARANOR, answers, islands, say


def test_what_another_looks_at_is_imagined_and_what_i_look_at_is_not() -> None:
    s = islands(blacks={ANA: ["informateur"]})
    say(s, ANA, "play informateur")
    luck = seeded("eyes")
    assert {tuple(KARANOR.redeal(s, ANA, luck).drawn) for _ in range(5)} == {tuple(s.drawn)}
    assert len({tuple(KARANOR.redeal(s, BEN, luck).drawn) for _ in range(5)}) == 5
    assert len(answers(s, ANA)) == 3


def test_what_i_passed_on_in_the_draft_stays_where_i_know_it_to_be() -> None:
    s = KARANOR.start(3, "passing on")
    passed = [m.commerces[1:] for m in s.merchants]
    for seat, m in enumerate(s.merchants):
        say(s, seat, f"keep {box.COMMERCES[m.commerces[0]]}")
    luck = seeded("eyes")
    for _ in range(5):
        assert KARANOR.redeal(s, ANA, luck).merchants[CHLOE].commerces[1:] == passed[ANA]
    assert len({tuple(KARANOR.redeal(s, BEN, luck).merchants[CHLOE].commerces[1:]) for _ in range(5)}) > 1


OF_THE_HAND: set[Literal["build", "quest"]] = {"build", "quest"}


def test_why_an_action_is_blocked_is_open_to_all_but_for_the_cards_in_hand() -> None:
    luck = seeded("eyes")
    for s in [*turns(2)[::4], *turns(4)[::4]]:
        why = blocked(s, s.active)
        imagined = [blocked(KARANOR.redeal(s, WATCHER, luck), s.active) for _ in range(4)]
        assert why.keys() - OF_THE_HAND == imagined[0].keys() - OF_THE_HAND
        for name in why.keys() - OF_THE_HAND:
            assert all(other[name] == why[name] for other in imagined), name


def test_why_a_card_cannot_be_used_is_imagined_with_the_hand() -> None:
    s = islands(
        at={ANA: "ormea"},
        has={ANA: "ore 2"},
        commerces={ANA: ["forge", "boucherie"]},
        quests={ANA: ["noce", "guilde"]},
    )
    luck = seeded("eyes")
    for name in OF_THE_HAND:
        worlds = [blocked(KARANOR.redeal(s, BEN, luck), ANA).get(name) for _ in range(20)]
        assert len({str(why) for why in worlds}) > 2
        mine = [blocked(KARANOR.redeal(s, ANA, luck), ANA)[name] for _ in range(5)]
        assert mine == [blocked(s, ANA)[name]] * 5
    codes = {blocked(KARANOR.redeal(s, BEN, luck), ANA)["build"]["code"] for _ in range(40)}
    assert codes == {"karanor-refused-lacking", "karanor-refused-lacking-gold"}


def test_a_declared_commerce_is_known_to_all_even_if_it_is_not_built() -> None:
    has, hand = {ANA: "gold 6 ore 2 wood 1"}, {ANA: ["forge"]}
    s = islands(at={ANA: "ormea"}, has=has, commerces=hand, blacks={BEN: ["faux_permis"]})
    say(s, ANA, "build forge")
    luck, forge = seeded("eyes"), box.COMMERCES.index("forge")
    assert all(forge in KARANOR.redeal(s, eyes, luck).merchants[ANA].commerces for eyes in (-1, BEN, CHLOE))
    say(s, BEN, "play faux_permis")
    assert KARANOR.view(s, CHLOE).players[ANA].known == ["forge"]
    assert forge in KARANOR.redeal(s, CHLOE, luck).merchants[ANA].commerces
