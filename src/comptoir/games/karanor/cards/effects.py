"""K15: what cards say, compiled once from `box.toml` into frozen lists. No card has code of its own."""

from __future__ import annotations

from typing import Any, Final

from comptoir.games.karanor.box import BOX, INSIGNIA, RESOURCES, TERRITORIES, goods_of

_VOC: Final[dict[str, Any]] = BOX["vocabulary"]
OPS: Final[list[str]] = _VOC["primitives"]
WHATS: Final[list[str]] = _VOC["gain_what"]
EVENTS: Final[list[str]] = _VOC["events"]
WINDOWS: Final[list[str]] = _VOC["windows"]
STATS: Final[list[str]] = _VOC["stats"]
FORBIDS: Final[list[str]] = _VOC["forbid_actions"]
PERMITS: Final[list[str]] = _VOC["permits"]
WAIVES: Final[list[str]] = _VOC["waives"]
UNTILS: Final[list[str]] = _VOC["until"]
FILTERS: Final[list[str]] = _VOC["target_filters"]
CONDITIONS: Final[list[str]] = _VOC["conditions"]
WHO: Final[list[str]] = _VOC["who"]

GAIN: Final = 0
LOSE: Final = 1
PAY: Final = 2
STEAL: Final = 3
CHOICE: Final = 4
TARGET: Final = 5
RELOCATE: Final = 6
CANCEL: Final = 7
DRAW_KEEP: Final = 8
REFRESH: Final = 9
CONVERT: Final = 10
REQUIRE: Final = 11
MODIFY: Final = 12
FORBID: Final = 13
PERMIT: Final = 14
WAIVE: Final = 15
ON: Final = 16
ACTIVATE: Final = 17

GOLD: Final = 0
RESOURCE: Final = 1
PRESTIGE: Final = 2
INCOME: Final = 3
INSIGNE: Final = 4
ARTEFACT: Final = 5
QUEST: Final = 6
BLACK: Final = 7
ASSOCIATE: Final = 8
ACTION: Final = 9

NONE: Final = -1
ANY_COMMON: Final = -2
CHOSEN: Final = -3
THIEF: Final = -4
VICTIM: Final = -5
_SPECIAL: Final[dict[str, int]] = {
    "any_common": ANY_COMMON,
    "chosen": CHOSEN,
    "thief_choice": THIEF,
    "victim_choice": VICTIM,
}
SELF: Final = 0
TARGETED: Final = 1
CAUSE: Final = 2

MOVE_STAT: Final = 0
SEA_STAT: Final = 1
WORK_STAT: Final = 2
HARVEST_STAT: Final = 3
BUILD_STAT: Final = 4
VILLA_STAT: Final = 5
DELIVERY_STAT: Final = 6

AT: Final = 0
IN_CITY: Final = 1
COAST: Final = 2
SAME_TERRITORY: Final = 3
HAVE: Final = 4

ACTION_END: Final = 0
TURN_END: Final = 1
DECKS: Final[list[str]] = ["quest", "artefact", "commerce", "black_market"]
QUEST_DECK: Final = 0
ARTEFACT_DECK: Final = 1
COMMERCE_DECK: Final = 2
BLACK_DECK: Final = 3


def _kind(row: dict[str, Any]) -> int:
    kind = row.get("kind")
    if kind is None:
        return NONE
    if kind in _SPECIAL:
        return _SPECIAL[kind]
    return RESOURCES.index(kind) if kind in RESOURCES else INSIGNIA.index(kind)


class Effect:
    """One primitive with its fields; those it does not use are 0, -1 or empty."""

    def __init__(self, row: dict[str, Any]) -> None:
        _EFFECTS.append(self)
        self.op: Final[int] = OPS.index(row["op"])
        what = row.get("what", "")
        self.what: Final[int] = WHATS.index(what) if what in WHATS else NONE
        self.n: Final[int] = row.get("n", 0)
        self.kind: Final[int] = _kind(row)
        self.who: Final[int] = WHO.index(row.get("who", "self"))
        self.source: Final[int] = WHO.index(row.get("from", "target"))
        self.to: Final[int] = WHO.index(row["to"]) if row.get("to") in WHO else NONE
        self.by: Final[int] = WHO.index(row.get("by", "self"))
        self.gold: Final[int] = row.get("gold", 0)
        self.goods: Final[list[int]] = goods_of(row.get("resources", {}))
        self.options: Final[list[EffectList]] = [
            EffectList(option["effects"]) for option in row.get("options", [])
        ]
        self.filter: Final[int] = FILTERS.index(row["filter"]) if "filter" in row else NONE
        self.own_city: Final[bool] = row.get("to") == "own_city"
        self.deck: Final[int] = DECKS.index(row["deck"]) if "deck" in row else NONE
        self.draw: Final[int] = row.get("draw", 0)
        self.keep: Final[int] = row.get("keep", 0)
        self.delivery: Final[bool] = what == "delivery"
        give, get = row.get("give", {}), row.get("get", {})
        self.give: Final[list[int]] = goods_of(give)
        self.give_any: Final[int] = give.get("any", 0)
        self.get_gold: Final[int] = get.get("gold", 0)
        self.get_common: Final[int] = get.get("any_common", 0)
        self.most: Final[int] = row.get("max", 0)
        self.cond: Final[int] = CONDITIONS.index(row["cond"]) if "cond" in row else NONE
        self.place: Final[int] = TERRITORIES.index(row["place"]) if "place" in row else NONE
        self.own: Final[bool] = row.get("own", False)
        self.commerces: Final[int] = row.get("commerces", 0)
        self.insignia: Final[int] = INSIGNIA.index(row["insignia"]) if "insignia" in row else NONE
        self.stat: Final[int] = STATS.index(row["stat"]) if "stat" in row else NONE
        self.flag: Final[int] = _flag(row)
        self.until: Final[int] = UNTILS.index(row["until"]) if "until" in row else NONE
        self.event: Final[int] = EVENTS.index(row["event"]) if "event" in row else NONE
        self.effects: Final[EffectList | None] = EffectList(row["effects"]) if "effects" in row else None
        self.optional: Final[bool] = row.get("optional", False)
        self.once: Final[bool] = row.get("limit") == "once_per_turn"

    def __reduce__(self) -> tuple[object, ...]:
        return (effect_of_the_box, (_EFFECTS.index(self),))


class EffectList:
    """A list of effects, and what must hold before any of it happens (K15.2)."""

    def __init__(self, rows: list[dict[str, Any]]) -> None:
        _LISTINGS.append(self)
        self.effects: Final[list[Effect]] = [Effect(row) for row in rows]
        pays = [e for e in self.effects if e.op == PAY]
        self.gold: Final[int] = sum(e.gold for e in pays)
        self.goods: Final[list[int]] = [sum(e.goods[r] for e in pays) for r in range(len(RESOURCES))]
        self.requires: Final[list[Effect]] = [e for e in self.effects if e.op == REQUIRE]
        self.choices: Final[list[Effect]] = [e for e in self.effects if e.op == CHOICE]
        filters = [e.filter for e in self.effects if e.op == TARGET]
        self.filter: Final[int] = filters[0] if filters else NONE
        """Whom the list aims at; NONE for nobody."""
        self.plain: Final[bool] = all(
            e.op == GAIN and e.what in (GOLD, INCOME, PRESTIGE) for e in self.effects
        )
        """Nothing in it depends on the order of several such lists."""

    def __reduce__(self) -> tuple[object, ...]:
        return (listing_of_the_box, (_LISTINGS.index(self),))


_EFFECTS: Final[list[Effect]] = []
_LISTINGS: Final[list[EffectList]] = []
"""All of the box, as they were read: a state that is pickled names them by their place."""


def effect_of_the_box(n: int) -> Effect:
    return _EFFECTS[n]


def listing_of_the_box(n: int) -> EffectList:
    return _LISTINGS[n]


_PERMIT: Final[int] = len(FORBIDS)
_WAIVE: Final[int] = _PERMIT + len(PERMITS)


def _flag(row: dict[str, Any]) -> int:
    """`forbid`, `permit` and `waive` as one bit each."""
    if row["op"] == "forbid":
        return 1 << FORBIDS.index(row["action"])
    if row["op"] == "permit":
        return 1 << (_PERMIT + PERMITS.index(row["what"]))
    if row["op"] == "waive":
        return 1 << (_WAIVE + WAIVES.index(row["cost"]))
    return 0


def forbids(action: str) -> int:
    return 1 << FORBIDS.index(action)


NO_MOVE: Final[int] = forbids("move")
NO_HARVEST: Final[int] = forbids("harvest")
NO_WORK: Final[int] = forbids("work")
NO_BUILD: Final[int] = forbids("build")
NO_INTERACT: Final[int] = forbids("interact")
NO_QUEST: Final[int] = forbids("quest")
NO_DELIVERY: Final[int] = forbids("delivery")
NO_RECRUIT: Final[int] = forbids("recruit")
NO_VILLA: Final[int] = forbids("villa")
NO_TRADE: Final[int] = forbids("trade")
SECOND_COMMERCE: Final[int] = 1 << (_PERMIT + PERMITS.index("second_commerce"))
IMMUNE: Final[int] = 1 << (_PERMIT + PERMITS.index("immune_black_market"))
INTERACT_NEAR: Final[int] = 1 << (_PERMIT + PERMITS.index("interact_adjacent"))
DELIVER_NEAR: Final[int] = 1 << (_PERMIT + PERMITS.index("deliver_adjacent"))
SUBSTITUTE: Final[int] = 1 << (_PERMIT + PERMITS.index("substitute_one"))
FREE_BONUS: Final[int] = 1 << (_WAIVE + WAIVES.index("optional_bonus"))
FREE_SEA: Final[int] = 1 << (_WAIVE + WAIVES.index("sea"))

HISTORY_BONUS: Final[list[EffectList]] = [EffectList(row["effects"]) for row in BOX["history_tile"]]
BONUS: Final[list[EffectList]] = [EffectList(row["bonus"]["effects"]) for row in BOX["commerce"]]
QUEST_REQUIRE: Final[list[EffectList]] = [EffectList(row["require"]) for row in BOX["quest"]]
QUEST_EFFECTS: Final[list[EffectList]] = [EffectList(row["effects"]) for row in BOX["quest"]]
QUEST_OPTIONS: Final[list[list[EffectList]]] = [
    [EffectList(option["effects"]) for option in row["options"]] for row in BOX["quest"]
]
BLACK_REQUIRE: Final[list[EffectList]] = [EffectList(row["require"]) for row in BOX["black_market"]]
BLACK_EFFECTS: Final[list[EffectList]] = [EffectList(row["effects"]) for row in BOX["black_market"]]
BLACK_WINDOWS: Final[list[int]] = [
    sum(1 << WINDOWS.index(name) for name in row["windows"]) for row in BOX["black_market"]
]
TURNS: Final[list[str]] = ["any", "own", "other"]
BLACK_TURN: Final[list[int]] = [TURNS.index(row["turn"]) for row in BOX["black_market"]]
OWN: Final = 1
OTHER: Final = 2
TILES: Final[list[EffectList]] = [EffectList(row["effects"]) for row in BOX["artefact"] + BOX["insignia"]]
"""What every artefact does, then every insignia."""
TILE_NAMES: Final[list[str]] = [str(row["id"]) for row in BOX["artefact"] + BOX["insignia"]]

OPEN: Final[int] = WINDOWS.index("open")
OWN_TURN: Final[int] = WINDOWS.index("own_turn")
WINDOW_TURN_START: Final[int] = WINDOWS.index("turn_start")
WINDOW_MEET: Final[int] = WINDOWS.index("meet")
WINDOW_BUILD: Final[int] = WINDOWS.index("build_declared")
WINDOW_DELIVERY: Final[int] = WINDOWS.index("delivery_done")
WINDOW_VILLA: Final[int] = WINDOWS.index("villa_declared")
WINDOW_INCOME: Final[int] = WINDOWS.index("income")
WINDOW_PLAYED: Final[int] = WINDOWS.index("bm_played")

ON_TURN_START: Final[int] = EVENTS.index("turn_start")
ON_STEP: Final[int] = EVENTS.index("step")
ON_SEA: Final[int] = EVENTS.index("sea_passage")
ON_MEET: Final[int] = EVENTS.index("meet")
ON_HARVEST: Final[int] = EVENTS.index("harvest")
ON_WORK: Final[int] = EVENTS.index("work")
ON_BUILD_DECLARED: Final[int] = EVENTS.index("build_declared")
ON_BUILD: Final[int] = EVENTS.index("build_done")
ON_INTERACT: Final[int] = EVENTS.index("interact")
ON_QUEST: Final[int] = EVENTS.index("quest_done")
ON_DELIVERY_DECLARED: Final[int] = EVENTS.index("delivery_declared")
ON_DELIVERY: Final[int] = EVENTS.index("delivery_done")
ON_RECRUIT: Final[int] = EVENTS.index("recruit_declared")
ON_VILLA_DECLARED: Final[int] = EVENTS.index("villa_declared")
ON_VILLA: Final[int] = EVENTS.index("villa_done")
ON_INCOME: Final[int] = EVENTS.index("income")
ON_TURN_END: Final[int] = EVENTS.index("turn_end")
ON_PLAYED: Final[int] = EVENTS.index("bm_played")
ON_TRADE: Final[int] = EVENTS.index("trade_done")
