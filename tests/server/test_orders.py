"""Orders: left by a person for their seat, carried out by the server, known to nobody else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from comptoir.server.errors import NotNow
from comptoir.server.history import History
from comptoir.server.ordered import BargainTerms, PlannedAnswer, RoutineLeft
from comptoir.server.orders import Orders, Running, by_hand, due, meets, seen, upset
from comptoir.server.position import Logged
from comptoir.table import Game, asked, game, options, pick, seeded
from tests.server.clients import ME, OPEN, Chair, Guest, Message, Server

AT = "2026-01-01T00:00:00.000Z"


def two(anna: Guest, ben: Guest, game: str = "heller") -> tuple[str, Chair, Chair]:
    """A table for two: who is asked first, then the other."""
    table = anna.lays(ME, OPEN, game=game)
    ben.joins(table)
    chairs = [anna.looks(table), ben.looks(table)]
    for chair in chairs:
        chair.until(1)
    chairs.sort(key=lambda chair: chair.state["seat"] not in chair.state["table"]["asked"])
    return table, chairs[0], chairs[1]


def orders(chair: Chair, **more: Any) -> Message:
    """Leave orders; what the seat has ordered then."""
    done = chair.asks(t="orders", seat=chair.state["seat"], **more)
    assert done["t"] == "done", done
    return chair.hear("orders")


def refusal(chair: Chair, **more: Any) -> tuple[str, str]:
    """What orders are refused with: code and field."""
    no = chair.asks(t="orders", **{"seat": chair.state["seat"], **more})
    assert no["t"] == "no", no
    return no["error"]["code"], no["error"]["field"]


def test_a_planned_answer_is_given_when_its_question_comes(anna: Guest, ben: Guest) -> None:
    _, first, other = two(anna, ben)
    stall = next(option for option in first.ask["options"] if option.startswith("stall 1"))
    planned = "stall 1 A1" if stall != "stall 1 A1" else "stall 1 B2"
    assert orders(other, plan=[{"move": planned, "step": "turn"}])["plan"][0]["move"] == planned
    first.moves(stall)
    assert other.until(3)["log"][-1]["kind"] == "move", "an ordinary move of the seat"
    assert first.until(3)["table"]["asked"] == [first.state["seat"]]
    assert other.hear("orders")["plan"] == []


def test_what_is_not_possible_any_more_is_dropped_with_the_reason(anna: Guest, ben: Guest) -> None:
    _, first, other = two(anna, ben)
    stall = next(option for option in first.ask["options"] if option.startswith("stall 1"))
    space = stall.split()[-1]
    orders(other, plan=[{"move": f"stall 2 {space}"}, {"move": "stall 1 A1"}])
    first.moves(stall)
    told = other.hear("orders")
    assert told["plan"] == [], "what was to follow is off, too"
    [dropped] = told["dropped"]
    assert dropped["move"] == f"stall 2 {space}"
    assert dropped["why"]["code"] == "heller-refused-taken"
    assert dropped["why"]["args"]["space"] == space
    assert other.until(2)["table"]["asked"] == [other.state["seat"]], "its owner is asked"
    assert orders(other, read=True)["dropped"] == []


def test_unless_somebody_comes_before(anna: Guest, ben: Guest) -> None:
    _, first, other = two(anna, ben)
    stall = next(option for option in first.ask["options"] if option.startswith("stall 1"))
    space = stall.split()[-1]
    elsewhere = next(s for s in ("A1", "B2") if s != space)
    orders(other, plan=[{"move": f"stall 1 {elsewhere}", "unless": [space]}])
    first.moves(stall)
    [dropped] = other.hear("orders")["dropped"]
    assert dropped["why"]["code"] == "order-forestalled"
    assert dropped["why"]["args"] == {"word": space}


def test_nobody_else_is_told_anything(anna: Guest, ben: Guest, clara: Guest) -> None:
    table, first, other = two(anna, ben)
    watcher = clara.looks(table)
    before = clara.table(table)
    first.quiet(), watcher.quiet()
    orders(other, plan=[{"move": "stall 1 A1", "step": "place"}])
    assert first.quiet() == watcher.quiet() == []
    assert clara.table(table) == before, "not even when it has changed"
    assert not [m for m in (first.look(), *first.quiet()) if m["t"] == "orders"]
    assert [m for m in (other.look(), *other.quiet()) if m["t"] == "orders"], "who comes back is told"


def test_who_answers_by_hand_has_thought_again(anna: Guest, ben: Guest) -> None:
    heller = game("heller")
    s = heller.start(2, "by hand")
    seat = asked(s)[0]
    first, second = options(s, seat)[:2]
    left = Orders(person="anna", since=1, plan=[PlannedAnswer(move=first.text)])
    after = by_hand(heller, s, seat, left, second, AT)
    assert after.plan == [] and after.dropped[0].why.code == "order-by-hand"
    later = Orders(person="anna", since=1, plan=[PlannedAnswer(move=first.text, step="place")])
    assert by_hand(heller, s, seat, later, second, AT) is later, "it is meant for another question"


@pytest.mark.parametrize(
    ("wrong", "code", "field"),
    [
        ({"plan": [{"move": "fly me to the moon"}]}, "bad-plan", "plan[0].move"),
        ({"plan": [{"move": "stall 1 A1", "unless": ["a"] * 5}]}, "bad-field", "plan[0].unless"),
        ({"plan": [{"move": "stall 1 A1"}] * 21}, "too-many-orders", "plan"),
        ({"routines": [{"name": "sleep"}]}, "bad-routine", "routines[0].name"),
        ({"seat": 7}, "not-your-seat", "seat"),
    ],
)
def test_bad_orders_change_nothing(anna: Guest, ben: Guest, wrong: Message, code: str, field: str) -> None:
    _, _, other = two(anna, ben)
    orders(other, plan=[{"move": "stall 1 A1", "step": "place"}])
    assert refusal(other, **wrong) == (code, field)
    other.quiet()
    assert len(orders(other, read=True)["plan"]) == 1


def test_somebody_elses_seat_is_not_ordered_for(anna: Guest, ben: Guest) -> None:
    _, first, other = two(anna, ben)
    assert refusal(other, seat=first.state["seat"], plan=[]) == ("not-your-seat", "seat")


def test_orders_outlast_the_server(tmp_path: Path, serve: Any, come: Any, url: str) -> None:
    server: Server = serve(tmp_path, database=url)
    guests = come(server), come(server)
    table, first, other = two(*guests)
    stall = next(option for option in first.ask["options"] if option.startswith("stall 1"))
    planned = "stall 1 A1" if stall != "stall 1 A1" else "stall 1 B2"
    orders(other, plan=[{"move": planned}])
    cookies = [guest.cookie for guest in guests]
    server.kill()
    server = serve(tmp_path, database=url)
    chairs = [come(server, cookie).looks(table) for cookie in cookies]
    first = next(chair for chair in chairs if chair.state["seat"] in chair.state["table"]["asked"])
    first.moves(stall)
    assert first.until(3)["table"]["version"] == 3


def test_an_order_that_is_due_is_carried_out_after_a_crash(tmp_path: Path, serve: Any, come: Any) -> None:
    """It was saved, and the server killed before its time: nobody need look at the table."""
    server: Server = serve(tmp_path, pace=60)
    guests = come(server), come(server)
    table, first, _ = two(*guests)
    orders(first, plan=[{"move": first.ask["options"][0]}])
    server.kill()
    server = serve(tmp_path, pace=0)
    watcher = come(server).looks(table)
    assert watcher.until(2)["table"]["version"] == 2


def history_of(rules: Game, seats: int, seed: str, until: str) -> tuple[History, int]:
    """A game played by chance until a question is asked."""
    luck = seeded(seed)
    heard: list[Any] = []
    history = History(rules, Logged(1, AT, "start", None), (rules.start(seats, seed, None, heard), heard))
    while True:
        seat = asked(history.now)[0]
        if history.now.agenda[-1].name == until:
            return history, seat
        said = pick(history.now.agenda[-1], history.now, seat, luck)
        history.add(Logged(history.version + 1, AT, "move", seat, said.text))


@pytest.mark.parametrize(
    ("name", "seats", "step", "left", "said"),
    [
        ("hermagor", 2, "action", RoutineLeft("stay"), "stay"),
        ("jantaris", 3, "bid", RoutineLeft("no-bids"), "pass"),
        ("jantaris", 3, "bid", RoutineLeft("bid-up-to", 40), "pass"),
    ],
)
def test_a_routine_answers_until_its_time_is_over(
    name: str, seats: int, step: str, left: RoutineLeft, said: str
) -> None:
    history, seat = history_of(game(name), seats, "r1", step)
    headline = history.game.headline(history.now)
    until = next(r.until for r in history.game.routines if r.name == left.name)
    mine = Orders(person="anna", since=1, routines=[Running(left, headline[until])])
    found = due(history, seat, mine, AT)
    assert found is not None and found.action is not None
    assert found.action.text == said
    past = Orders(person="anna", since=1, routines=[Running(left, -1)])
    over = due(history, seat, past, AT)
    assert over is not None and over.action is None
    assert [dropped.why.code for dropped in over.orders.dropped] == ["order-over"]


def test_a_maximum_is_named_where_it_can_be_paid() -> None:
    history, seat = history_of(game("jantaris"), 3, "r1", "bid")
    listed = [option.text for option in options(history.now, seat)]
    assert any(text.startswith("bid") for text in listed)
    most = int(listed[-2].split()[1])
    left = Running(RoutineLeft("bid-up-to", most), history.game.headline(history.now)["turn"])
    found = due(history, seat, Orders(person="anna", since=1, routines=[left]), AT)
    assert found is not None and found.action is not None
    assert found.action.text == f"max {most}"


def test_every_routine_names_questions_of_its_game() -> None:
    """And takes its turn or round from the headline."""
    for rules in map(game, ("heller", "hermagor", "jantaris", "karanor")):
        headline = rules.headline(rules.start(rules.fewest, "routines"))
        for routine in rules.routines:
            assert not routine.until or routine.until in headline
            assert routine.amount == any("{amount}" in said for said in routine.answers)


def test_what_would_do_something_else_is_dropped() -> None:
    history, seat = history_of(game("heller"), 2, "seen", "turn")
    move = options(history.now, seat)[0]
    same = PlannedAnswer(move=move.text, seen=seen(history.game, history.now, seat, move))
    found = due(history, seat, Orders(person="anna", since=1, plan=[same]), AT)
    assert found is not None and found.action == move
    other = PlannedAnswer(move=move.text, seen="0" * 32)
    found = due(history, seat, Orders(person="anna", since=1, plan=[other]), AT)
    assert found is not None and found.orders.dropped[0].why.code == "order-changed"


def test_only_the_last_reasons_are_told() -> None:
    left = Orders(person="anna", since=1)
    for n in range(9):
        planned = replace(left, plan=[PlannedAnswer(move=str(n))])
        left = upset(planned, NotNow("order-over", "over"), AT)
    assert [dropped.move for dropped in left.dropped] == list("45678")


def test_taking_back_takes_the_orders_along(anna: Guest, ben: Guest) -> None:
    _, first, _ = two(anna, ben)
    stall = next(option for option in first.ask["options"] if option.startswith("stall 1"))
    orders(first, plan=[{"move": stall}, {"move": "stall 2 A1"}])
    first.until(2)
    assert len(first.hear("orders")["plan"]) == 1
    back = first.state["undo"]
    first.asks(t="undo", seat=first.state["seat"], to=back["to"], free=back["free"])
    assert first.hear("orders")["dropped"][0]["why"]["code"] == "order-undone"
    assert first.until(3)["table"]["asked"] == [first.state["seat"]]


def offered(gives: str, wants: str) -> tuple[History, int]:
    """A game of Karanor in which a seat is offered something."""
    rules = game("karanor")
    history, active = history_of(rules, 2, "bargain", "turn")
    other = 1 - active
    text = " ".join(f"offer {other} {gives} {wants}".split())
    history.add(Logged(history.version + 1, AT, "move", active, text))
    return history, other


def accepts(gives: str, wants: str, terms: BargainTerms) -> str | None:
    """What somebody who has ordered a bargain answers to an offer."""
    history, seat = offered(gives, wants)
    left = RoutineLeft("bargain", terms=terms)
    found = due(history, seat, Orders(person="anna", since=1, routines=[Running(left, None)]), AT)
    if found is None or found.action is None:
        return None
    assert found.orders.routines == [], "it is over once it has answered"
    assert [dropped.why.code for dropped in found.orders.dropped] == ["order-done"]
    return found.action.text.split()[0]


@pytest.mark.parametrize(
    ("gives", "wants", "terms", "said"),
    [
        ("give gold 2", "", BargainTerms("gold", 2, "ore", 1), "accept"),
        ("give gold 2", "", BargainTerms("gold", 3, "ore", 1), None),
        ("give gold 2", "want gold 1", BargainTerms("gold", 1, "ore", 9), None),
        ("give gold 2", "", BargainTerms("ore", 1, "gold", 9), None),
    ],
    ids=["as much as was said", "too little", "for something else", "nothing of that"],
)
def test_an_offer_is_accepted_that_brings_enough_for_no_more(
    gives: str, wants: str, terms: BargainTerms, said: str | None
) -> None:
    assert accepts(gives, wants, terms) == said


@pytest.mark.parametrize(
    ("given", "met"),
    [({"gold": 3}, True), ({}, True), ({"gold": 4}, False), ({"gold": 1, "wine": 1}, False)],
    ids=["at most that", "nothing", "too much", "something else besides"],
)
def test_terms_are_met_for_no_more_and_nothing_else(given: dict[str, int], met: bool) -> None:
    terms = BargainTerms("ore", 2, "gold", 3)
    assert meets(({"ore": 2, "wood": 1}, given), terms) is met
    assert not meets(({"ore": 1}, given), terms)
    assert not meets(None, terms)


def test_a_bargain_comes_before_declining_all_else() -> None:
    history, seat = offered("give gold 2", "")
    both = [RoutineLeft("no-trade"), RoutineLeft("bargain", terms=BargainTerms("gold", 1, "ore", 1))]
    left = Orders(person="anna", since=1, routines=[Running(each, None) for each in both])
    found = due(history, seat, left, AT)
    assert found is not None and found.action is not None
    assert found.action.text.startswith("accept")
    assert [running.left.name for running in found.orders.routines] == ["no-trade"]


@pytest.mark.parametrize(
    "terms",
    [
        None,
        {"get": "ore", "least": 1, "give": "ore", "most": 1},
        {"get": "prestige", "least": 1, "give": "gold", "most": 1},
    ],
    ids=["none", "the same thing twice", "no such thing"],
)
def test_terms_name_two_things_of_the_game(anna: Guest, ben: Guest, terms: Message | None) -> None:
    _, first, _ = two(anna, ben, game="karanor")
    wrong = {"name": "bargain", "terms": terms}
    assert refusal(first, routines=[wrong]) == ("bad-terms", "routines[0].terms")
    right = {"name": "bargain", "terms": {"get": "ore", "least": 1, "give": "gold", "most": 3}}
    assert orders(first, routines=[right])["routines"] == [{"amount": None, **right}]
