"""The kernel: it knows no game.

>>> from comptoir.table import game, act, asked, options
>>> heller = game("heller")
>>> s = heller.start(seats=2, seed="linden")
>>> seat = asked(s)[0]
>>> act(s, seat, heller.parse("stall 3 C4"))
>>> asked(s) == (1 - seat,)
True
"""

from comptoir.table.agenda import (
    NOBODY,
    ONLY,
    UNCOUNTED,
    WATCHER,
    Action,
    Aside,
    Event,
    Question,
    Seated,
    State,
    Step,
    Told,
    act,
    asked,
    check,
    hear,
    options,
    pick,
    play,
    playout,
    sampled,
    settle,
    then,
    welcome,
)
from comptoir.table.data import Data
from comptoir.table.deal import commitment, fresh_seed, sealed
from comptoir.table.discovery import game, games, rules_of
from comptoir.table.dump import dump
from comptoir.table.errors import (
    BadSetup,
    ComptoirError,
    IllegalAction,
    NotYourTurn,
    Refused,
    Stale,
    UnknownRules,
    Unreadable,
)
from comptoir.table.game import Choice, Game, Option, Options, Place, Routine, ranked
from comptoir.table.news import Field, News, News0, News1, News2, News3, News4, News5, Refusal
from comptoir.table.record import Beside, Move, Record, read_record
from comptoir.table.rng import Rng, seeded
from comptoir.table.vocabulary import Vocabulary, unreadable

__all__ = [
    "NOBODY",
    "ONLY",
    "UNCOUNTED",
    "WATCHER",
    "Action",
    "Aside",
    "BadSetup",
    "Beside",
    "Choice",
    "ComptoirError",
    "Data",
    "Event",
    "Field",
    "Game",
    "IllegalAction",
    "Move",
    "News",
    "News0",
    "News1",
    "News2",
    "News3",
    "News4",
    "News5",
    "NotYourTurn",
    "Option",
    "Options",
    "Place",
    "Question",
    "Record",
    "Refusal",
    "Refused",
    "Rng",
    "Routine",
    "Seated",
    "Stale",
    "State",
    "Step",
    "Told",
    "UnknownRules",
    "Unreadable",
    "Vocabulary",
    "act",
    "asked",
    "check",
    "commitment",
    "dump",
    "fresh_seed",
    "game",
    "games",
    "hear",
    "options",
    "pick",
    "play",
    "playout",
    "ranked",
    "read_record",
    "rules_of",
    "sampled",
    "sealed",
    "seeded",
    "settle",
    "then",
    "unreadable",
    "welcome",
]
