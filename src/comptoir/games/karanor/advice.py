"""Rules of thumb: what each answer is worth to a seat, in gold.

An answer is worth the value of the position it leads to: what one has, and how near the best goals are. A card that
hurts others is worth part of what they lose, most of all the leader. Nothing here depends on what the seat cannot
know: other hands are those of a re-deal.

What a table is worth that was thought ahead to is another question (`judgement/prospect.py`).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.games.karanor.actions import END_TURN, PASS, PASS_TURN, Play, Promote, Use, Visit
from comptoir.games.karanor.box import END
from comptoir.games.karanor.cards.abilities import Activate
from comptoir.games.karanor.cards.effects import EffectList
from comptoir.games.karanor.cards.give_and_take import GainAction
from comptoir.games.karanor.cards.tables import BLACK_EFFECTS, TILES
from comptoir.games.karanor.judgement import prospect
from comptoir.games.karanor.judgement.bargaining import Hard
from comptoir.games.karanor.judgement.haggling import SHARING, Manner, bargain
from comptoir.games.karanor.judgement.outlook import Outlook, lateness
from comptoir.games.karanor.judgement.taste import FINE, PLAIN, Taste
from comptoir.games.karanor.judgement.worths import PUSH
from comptoir.games.karanor.state import Karanor
from comptoir.games.karanor.trade.wording import Trading
from comptoir.games.karanor.turn.market import visit
from comptoir.table.advice import Advice, Mind
from comptoir.table.agenda import Action, play

NEVER: Final = -1e9
HOSTILE: Final = 0.5
"""What a gold of a rival's loss is worth."""
SPENT: Final = 1.4
"""An action not used is lost: doing something is better than nothing."""
CARD: Final = 0.8
"""What keeping a black market card for a better time is worth early on, besides what the outlook counts."""
IDLE: Final = 0.1
"""A card that changes nothing is not played."""
VERGE: Final = 8.0
"""To bring the end about while one leads; and not to, while one does not."""
NEAR_END: Final = 3
"""Whoever lacks no more points may bring the end about within a turn or two."""
PLENTY: Final = 3
"""Tokens of a resource, of which no more are needed from an associate."""


def weigh(s: Karanor, seat: int, answers: list[Action], taste: Taste = PLAIN) -> list[float]:
    """The worth of each of `answers`, which `seat` may give now."""
    if len(answers) == 1:
        return [0.0]
    if not s.market or s.temporary or s.accepted:
        return [worth(s, seat, action, taste) for action in answers]
    values = [0.0 if isinstance(action, Visit) else worth(s, seat, action, taste) for action in answers]
    weigh_visits(s.clone(), seat, answers, values, taste)
    return values


def weigh_visits(s: Karanor, seat: i64, answers: list[Action], values: list[float], taste: Taste) -> None:
    """K16.5: most answers of two players are visits to the market, which change gold and tokens and nothing else: they
    are made and taken back. `s` is left as it was."""
    steps, actions, market = s.steps, s.actions, s.market
    me = s.merchants[seat]
    gold, goods = me.gold, me.goods
    s.steps, s.actions = 0, actions - 1
    outlook = Outlook(s, seat, s.ending, taste)
    others = threat(s, seat)
    for i, action in enumerate(answers):
        if isinstance(action, Visit):
            s.market, me.goods = market[:], goods[:]
            visit(s, seat, action)
            values[i] = outlook.value() - others
            me.gold = gold
    s.steps, s.actions, s.market, me.goods = steps, actions, market, goods


def speak(
    s: Karanor, seat: int, answers: list[Action], taste: Taste = PLAIN, manner: Manner = SHARING
) -> Action | None:
    """About offers; or a card, where nobody waits for it (K14.8)."""
    said = bargain(s, seat, manner)
    if said is not None or seat == s.active or s.agenda[-1].name != "turn":
        return said
    cards = [action for action in answers if isinstance(action, Play)]
    best, value = None, standing(s, seat, s.ending, taste) if cards else 0.0
    for card in cards:
        brought = worth(s, seat, card, taste)
        if brought > value:
            best, value = card, brought
    return best


def worth(s: Karanor, seat: i64, action: Action, taste: Taste = PLAIN) -> float:
    """The outlook after the answer, others passing; a card is worth keeping a little."""
    if action is PASS_TURN or isinstance(action, Trading):
        return NEVER
    if isinstance(action, Promote):
        plenty = s.merchants[seat].goods[action.resource] >= PLENTY or s.supply[action.resource] == 0
        return standing(s, seat, s.ending, taste) + IDLE if plenty else NEVER
    if action is END_TURN:
        return standing(s, seat, s.ending, taste) - SPENT * int(s.actions)
    after = outcome(s, seat, action, taste)
    value = standing(after, seat, s.ending, taste)
    if after.ending and not s.ending:
        value -= put_off(after, seat)
    if isinstance(action, Play):
        early = 1.0 - lateness(s)
        value += harm(s, after, seat, taste) - CARD * early - IDLE + pushes(BLACK_EFFECTS[action.card], early)
    elif isinstance(action, Use):
        for effect in TILES[action.tile].effects:
            if isinstance(effect, Activate):
                value += pushes(effect.effects, 1.0 - lateness(s)) - IDLE
    return value


def pushes(effects: EffectList, early: float) -> float:
    """What actions gained are worth, besides what the outlook counts."""
    extra = 0.0
    for effect in effects.effects:
        if isinstance(effect, GainAction):
            extra += int(effect.n) * PUSH * (0.5 + early)
    return extra


def harm(s: Karanor, after: Karanor, seat: i64, taste: Taste) -> float:
    """What the others have lost by it, as far as one may be glad of it."""
    quiet = outcome(s, seat, PASS, taste) if s.agenda[-1].name == "window" else s
    total = put_off(quiet, seat) if quiet.ending and not after.ending else 0.0
    for other in range(s.players):
        if other != seat:
            lost = Outlook(quiet, other, s.ending).value() - Outlook(after, other, s.ending).value()
            total += spite(s, seat, other) * lost
    return total


def put_off(s: Karanor, seat: i64) -> float:
    """What it would be worth that the end were not triggered yet: a lot if others lead, less than nothing if not."""
    best = max([int(m.prestige) for i, m in enumerate(s.merchants) if i != seat])
    return VERGE if best > s.merchants[seat].prestige else -VERGE


def spite(s: Karanor, seat: i64, other: i64) -> float:
    """How glad one is of a loss: most when it is the leader's, and the end is near."""
    prestige = int(s.merchants[other].prestige)
    best = max([int(m.prestige) for i, m in enumerate(s.merchants) if i != seat])
    return 0.25 + (0.75 * prestige / END[s.players] if prestige == best else 0.0)


def outcome(s: Karanor, seat: i64, action: Action, taste: Taste) -> Karanor:
    """Nobody else is imagined to react; what the answer asks of oneself is answered as well as one can see."""
    after = s.clone()
    play(after, seat, action)
    while after.agenda:
        step = after.agenda[-1]
        if step.name == "turn":
            break
        waiting = step.seats(after)[0]
        if step.name == "window":
            play(after, waiting, PASS)
        else:
            answers = step.options(after, waiting)
            play(after, waiting, likeliest(after, waiting, answers, taste) if waiting == seat else answers[0])
    return after


def likeliest(s: Karanor, seat: i64, answers: list[Action], taste: Taste) -> Action:
    """The answer after which one stands best, before anything that follows from it."""
    best, value = answers[0], NEVER
    for answer in answers if len(answers) > 1 else []:
        if not isinstance(answer, Trading):
            after = s.clone()
            play(after, seat, answer)
            brought = Outlook(after, seat, s.ending, taste).value()
            if brought > value:
                best, value = answer, brought
    return best


def standing(s: Karanor, seat: i64, closing: bool, taste: Taste) -> float:
    """What I have and may soon have, less a share of the best rival's points."""
    return Outlook(s, seat, closing, taste).value() - threat(s, seat)


def threat(s: Karanor, seat: i64) -> float:
    """What the others have counts against me: the best one's points, and a little of their gold."""
    rivals = [int(m.prestige) for i, m in enumerate(s.merchants) if i != seat]
    rich = sum([int(m.gold) for i, m in enumerate(s.merchants) if i != seat]) / len(rivals)
    return HOSTILE * (4.0 * max(rivals) + 0.3 * rich)


class KaranorAdvice(Advice[Karanor]):
    def __init__(self, taste: Taste, manner: Manner, sees_the_end: bool) -> None:
        super().__init__(MERCHANT, GUILDMASTER)
        self.taste: Final = taste
        self.manner: Final = manner
        self.sees_the_end: Final = sees_the_end

    def weigh(self, s: Karanor, seat: i64, answers: list[Action]) -> list[float]:
        return weigh(s, seat, answers, self.taste)

    def speak(self, s: Karanor, seat: i64, answers: list[Action]) -> Action | None:
        return speak(s, seat, answers, self.taste, self.manner)

    def finer(self) -> Advice[Karanor]:
        return FINER

    def turns(self, s: Karanor, seat: i64) -> i64:
        return s.turn

    def until(self, s: Karanor, seat: i64, turns: i64) -> i64:
        """To the end of the round at least, once somebody may soon bring about that of the game."""
        near = max([int(merchant.prestige) for merchant in s.merchants]) + NEAR_END >= END[s.players]
        return s.turn + (max(turns, s.players) if self.sees_the_end and near else turns)

    def looks(self, s: Karanor) -> i64:
        return s.players

    def value(self, s: Karanor, seat: i64) -> float:
        return prospect.value(s, seat, self.taste)

    def margin(self, s: Karanor, seat: i64) -> float:
        return prospect.margin(s, seat)

    def features(self, s: Karanor, seat: i64) -> list[float]:
        return prospect.features(s, seat)

    def stage(self, s: Karanor) -> i64:
        return prospect.stage(s)

    def kind(self, s: Karanor) -> str:
        return str(int(s.players))


MERCHANT: Final = Mind(candidates=2, tables=2, turns=2, doubt=0.5, haste=40)
GUILDMASTER: Final = Mind(candidates=8, tables=4, turns=2, doubt=0.3)
"""Both see out their own turn and the next player's: to see only one's own won no more than the rule of thumb. More
tables show hardly more here, more candidates do: the merchant compares two answers, in three of five decisions; the
guildmaster compares eight."""

ADVICE: Final = KaranorAdvice(PLAIN, SHARING, sees_the_end=False)
FINER: Final = KaranorAdvice(FINE, Hard(FINE), sees_the_end=True)
"""A guildmaster's: what things are worth was found by games in which everybody judged them a little differently."""
