"""The laws are worth something: each game below breaks one thing, and a law notices."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from comptoir.games.heller.box import EMPTY, name_of
from comptoir.games.heller.game import Heller
from comptoir.table import Action, Game, Place, Rng, State, Told, discovery, game, seeded
from tests.laws import laws, looking
from tests.laws.breaking import breaks, keeps
from tests.laws.positions import Position, setups
from tests.table.toys import BALLOT, Ballot, BallotGame, BallotView, CardLaid, Dealt, LayCards, laid_in

HELLER = game("heller")


@pytest.fixture
def found(monkeypatch: pytest.MonkeyPatch) -> Callable[[Game], None]:
    """Let a game of the tests be found by its name, as records need."""

    def find(broken: Game) -> None:
        monkeypatch.setattr(discovery, "games", lambda: {broken.name: broken})

    return find


# Auf Heller und Pfennig, with something wrong


class ShowsSecrets(Heller):
    """The view lets everybody see every secret square."""

    def view(self, s: Any, seat: int) -> Any:
        view = super().view(s, seat)
        shown = [
            msgspec.structs.replace(merchant, secret=name_of(held.secret) if held.secret != EMPTY else None)
            for merchant, held in zip(view.merchants, s.merchants, strict=True)
        ]
        return msgspec.structs.replace(view, merchants=shown)


class ShowsThePile(Heller):
    """The view lists what is still to be drawn."""

    def view(self, s: Any, seat: int) -> Any:
        return msgspec.structs.replace(super().view(s, seat), unseen=[name_of(square) for square in s.pile])


class ShowsTheDrawnSquare(Heller):
    """The view shows a drawn square before it is placed."""

    def view(self, s: Any, seat: int) -> Any:
        drawn = name_of(s.drawn) if s.drawn != EMPTY else None
        return msgspec.structs.replace(super().view(s, seat), drawn=drawn)


class ForgetsTheDrawnSquare(Heller):
    """A re-deal gives even the drawer another square than the one they have seen."""

    def redeal(self, s: Any, seat: int, rng: Rng) -> Any:
        t = super().redeal(s, seat, rng)
        if t.drawn != EMPTY and t.pile:
            t.drawn, t.pile[0] = t.pile[0], int(t.drawn)
        return t


class KnowsTheDrawnSquare(Heller):
    """A re-deal leaves the square that another has drawn as it is: a bot would see it."""

    def redeal(self, s: Any, seat: int, rng: Rng) -> Any:
        t = s.clone()
        held = int(t.drawn)
        t.drawn = EMPTY
        t = super().redeal(t, seat, rng)
        t.drawn = held
        return t


class KnowsEverything(Heller):
    """A re-deal is the truth."""

    def redeal(self, s: Any, seat: int, rng: Rng) -> Any:
        t = s.clone()
        t.rng = rng.split()
        return t


class SharesItsLuck(Heller):
    """A re-deal draws the same squares as the truth."""

    def redeal(self, s: Any, seat: int, rng: Rng) -> Any:
        t = super().redeal(s, seat, rng)
        t.rng = s.rng.clone()
        return t


class BetraysTheTruthByOrder(Heller):
    """A re-deal shuffles, but from the order in which things truly lie."""

    def redeal(self, s: Any, seat: int, rng: Rng) -> Any:
        t = super().redeal(s, seat, rng)
        t.pile = [square for square in s.pile if square in t.pile] + sorted(set(t.pile) - set(s.pile))
        return t


class PreviewsTheDraw(Heller):
    """A preview tells which square would be drawn."""

    def preview(self, s: Any, seat: int, action: Action) -> Any:
        if action.text != "draw":
            return super().preview(s, seat, action)
        t = s.clone()
        return {"piece": name_of(t.draw())}


class CountsTheSecretsInItsHeadline(Heller):
    def headline(self, s: Any) -> Any:
        return super().headline(s) | {"sum": sum(int(merchant.secret) for merchant in s.merchants)}


class LooksByDrawing(Heller):
    """Looking at the game uses its luck."""

    def view(self, s: Any, seat: int) -> Any:
        s.rng.below(2)
        return super().view(s, seat)


class ForgetsASeat(Heller):
    def standing(self, s: State) -> list[Place]:
        return super().standing(s)[1:]


class WritesActionsItCannotRead(Heller):
    def parse(self, text: str) -> Action:
        return Action(text)


@pytest.mark.parametrize(
    ("law", "broken"),
    [
        (laws.a_seat_cannot_tell_a_redeal_from_the_truth, ShowsSecrets()),
        (laws.a_seat_cannot_tell_a_redeal_from_the_truth, ShowsThePile()),
        (laws.a_seat_cannot_tell_a_redeal_from_the_truth, ShowsTheDrawnSquare()),
        (laws.a_seat_cannot_tell_a_redeal_from_the_truth, ForgetsTheDrawnSquare()),
        (laws.a_seat_cannot_tell_a_redeal_from_the_truth, SharesItsLuck()),
        (laws.a_redeal_depends_only_on_the_view_and_luck, BetraysTheTruthByOrder()),
        (laws.previews_depend_only_on_the_view, PreviewsTheDraw()),
        (laws.headlines_tell_no_secret, CountsTheSecretsInItsHeadline()),
        (looking.looking_changes_nothing, LooksByDrawing()),
        (laws.the_standing_covers_all_seats, ForgetsASeat()),
        (laws.text_and_action_are_each_others_inverse, WritesActionsItCannotRead()),
    ],
    ids=lambda each: getattr(each, "__name__", type(each).__name__),
)
def test_a_law_notices_what_is_wrong_with_heller(law: laws.Law, broken: Game) -> None:
    breaks(law, broken)


@pytest.mark.parametrize(
    "broken", [KnowsTheDrawnSquare(), KnowsEverything()], ids=lambda each: type(each).__name__
)
def test_a_redeal_that_knows_too_much_is_noticed_over_a_game(
    broken: Game, found: Callable[[Game], None]
) -> None:
    found(broken)
    seats, options = setups(broken)[0]
    with pytest.raises(AssertionError):
        laws.what_others_know_is_imagined_otherwise(
            Position(broken, seats, options, "deal 0", 1.0), seeded("0")
        )


# The secret vote, with something wrong


class SharedHands(Ballot):
    def clone(self) -> Ballot:
        copy = super().clone()
        copy.hands = self.hands
        return copy


class SharedLuck(Ballot):
    def clone(self) -> Ballot:
        copy = super().clone()
        copy.rng = self.rng
        return copy


class Blabbed(CardLaid):
    """Everybody is told which card was laid."""

    def told(self, seat: int) -> Told | None:
        return {"type": "card-laid", "seat": self.seat, "card": self.card}


class DealtAloud(Dealt):
    """Everybody is told what everybody was dealt."""

    def told(self, seat: int) -> Told | None:
        return {"type": "dealt", "cards": self.cards}


class LayAloud(LayCards):
    event = Blabbed


class LayAndForget(LayCards):
    """The cards are turned over, but `reveals` stays as it was: the last vote could be taken back."""

    def run(self, s: State) -> None:
        before = s.reveals
        super().run(s)
        s.reveals = before


class LayOnlyTheLowest(LayCards):
    """Lists answers that are not allowed."""

    def allows(self, s: State, seat: int, action: Action) -> bool:
        return action in self.options(s, seat)[:1]


class LayWhatIsHeld(LayCards):
    """Who says nothing lays their highest card: silence would tell what a hand holds."""

    def silence(self, s: State, seat: int) -> Action | None:
        return self.options(s, seat)[-1]


class DealsAloud(BallotGame):
    dealt = DealtAloud


class SaysItAloud(BallotGame):
    lay = LayAloud


class TakesBackTheTurning(BallotGame):
    lay = LayAndForget


class LiftsACard(BallotGame):
    """Who looks lifts the lowest card of each hand, and puts it back."""

    def view(self, s: State, seat: int) -> BallotView:
        assert isinstance(s, Ballot)
        for hand in s.hands:
            if hand:
                card = hand.pop(0)
                for _ in range(1000):
                    super().standing(s)
                hand.insert(0, card)
        return super().view(s, seat)


class NotesWhoLooked(BallotGame):
    """Who looks is noted in the state for a moment."""

    def standing(self, s: State) -> list[Place]:
        s.reveals += 1
        places = super().standing(s)
        s.reveals -= 1
        return places


class TellsBySilence(BallotGame):
    pauses = True
    lay = LayWhatIsHeld


class PausesUnannounced(BallotGame):
    lay = LayWhatIsHeld


class ListsTooMuch(BallotGame):
    lay = LayOnlyTheLowest


class SharesHands(BallotGame):
    state = SharedHands


class SharesLuck(BallotGame):
    state = SharedLuck


class LayForEver(LayCards):
    """The cards come back after each vote."""

    def run(self, s: State) -> None:
        assert isinstance(s, Ballot)
        s.rounds = 2
        s.hands = [[1, 2, 3] for _ in s.hands]
        super().run(s)


class NeverEnds(BallotGame):
    lay = LayForEver


class ShowsTheVotes(BallotGame):
    """Who looks sees a vote before all are in."""

    def view(self, s: State, seat: int) -> BallotView:
        laid = laid_in(s)
        return msgspec.structs.replace(super().view(s, seat), mine=laid[0][1] if laid else None)


@pytest.mark.parametrize(
    ("law", "broken"),
    [
        (laws.every_option_is_allowed, ListsTooMuch()),
        (laws.a_clone_is_equal_and_independent, SharesHands()),
        (laws.a_clone_is_equal_and_independent, SharesLuck()),
        (laws.a_seat_cannot_tell_a_redeal_from_the_truth, ShowsTheVotes()),
        (laws.the_opening_tells_no_more_than_the_view, DealsAloud()),
        (laws.events_tell_no_more_than_the_view, SaysItAloud()),
        (looking.looking_touches_nothing, LiftsACard()),
        (looking.looking_touches_nothing, NotesWhoLooked()),
        (looking.clones_taken_while_somebody_looks_are_true, LiftsACard()),
        (laws.silence_is_an_answer_that_depends_on_nothing_hidden, TellsBySilence()),
        (laws.silence_is_an_answer_that_depends_on_nothing_hidden, PausesUnannounced()),
        (laws.an_undoable_move_teaches_nobody_anything, SaysItAloud()),
        (laws.an_undoable_move_teaches_nobody_anything, TakesBackTheTurning()),
    ],
    ids=lambda each: getattr(each, "__name__", type(each).__name__),
)
def test_a_law_notices_what_is_wrong_with_a_vote(law: laws.Law, broken: Game) -> None:
    breaks(law, broken)


def test_a_game_without_an_end_is_noticed() -> None:
    with pytest.raises(AssertionError, match="the game does not end"):
        Position(NeverEnds(), 2, BALLOT.complete({}), "deal 0", 0.5)


@pytest.mark.parametrize(
    "law", [*laws.LAWS, *looking.LOOKING, looking.looking_touches_nothing], ids=lambda law: law.__name__
)
def test_the_vote_itself_keeps_every_law(law: laws.Law, found: Callable[[Game], None]) -> None:
    found(BALLOT)
    keeps(law, BALLOT)


def test_what_others_hold_in_the_vote_is_imagined_otherwise(found: Callable[[Game], None]) -> None:
    found(BALLOT)
    for n, (seats, options) in enumerate(setups(BALLOT)):
        at = Position(BALLOT, seats, options, f"deal {n}", 1.0)
        laws.what_others_know_is_imagined_otherwise(at, seeded(str(n)))
