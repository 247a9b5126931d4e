"""The HTTP side of docs/protocol.md."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, TypeVar, cast

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from comptoir import bots
from comptoir.server import dealing, examples, lessons, making, openapi, requests, rules, seats, sheets, wire
from comptoir.server.answers import answer, packed, refusal
from comptoir.server.errors import UNREADABLE, BadField, TooLarge, Unknown, unread
from comptoir.server.examples import ExampleShown, RulesPage
from comptoir.server.house import House
from comptoir.server.people import BARE, COOKIE, YEAR, Visitor
from comptoir.server.room import Room
from comptoir.server.tables import Table, summary
from comptoir.table import ComptoirError, Game, games

T = TypeVar("T")


class Call:
    """A request, and who makes it."""

    def __init__(self, request: Request) -> None:
        self.request = request
        self.house: House = request.app.state.house
        self.person: str | None = None
        self.address = self.house.known_as(request.client)
        self.cookie: str | None = None
        """What the browser is to be known by from now on; empty: by nothing."""

    @property
    def visitor(self) -> Visitor:
        """Who I am and by which log-in; a guest who was made just now has none."""
        found = self.house.people.read(self.request.cookies)
        return found if found is not None and found.person == self.me else Visitor(self.me, BARE)

    @property
    def origin(self) -> str:
        """Our own address, as this browser writes it; the guard has seen that it is ours."""
        return f"{self.request.scope['scheme']}://{self.request.headers.get('host', '')}"

    async def enter(self) -> None:
        """See who it is; one more request by this guest and this address, or `TooMuch`."""
        self.person = await self.house.people.known(self.request.cookies)
        self.house.notes.check(self.person, self.address)
        self.house.budgets.requests.take(self.person, self.address)

    def gather(self) -> None:
        """One more answer for which many tables are read, or `TooMuch`."""
        self.house.budgets.gazettes.take(self.person, self.address)

    @property
    def me(self) -> str:
        """Who changes something; `guest` has been called."""
        assert self.person is not None
        return self.person

    async def guest(self) -> None:
        """Make a guest if there is none."""
        if self.person is not None:
            return
        self.house.budgets.newcomers.take(self.address)
        self.person = await self.house.people.make()
        self.cookie = self.house.people.cookie(self.person)

    def known_by(self, response: Response) -> Response:
        """An answer that tells the browser by which cookie it is known from now on, if there is something to tell."""
        if self.cookie is not None:
            secure = self.request.scope["scheme"] == "https"
            lasting = YEAR if self.cookie else 0
            response.set_cookie(COOKIE, self.cookie, lasting, httponly=True, samesite="lax", secure=secure)
        return response

    async def bytes(self, most: int) -> bytes:
        """The body, up to a limit."""
        length = self.request.headers.get("content-length", "")
        body = bytearray()
        too_large = TooLarge("body-too-large", f"at most {most} bytes are read here", most=most)
        if length.isdecimal() and int(length[:20]) > most:
            raise too_large
        async for chunk in self.request.stream():
            body += chunk
            if len(body) > most:
                raise too_large
        return bytes(body)

    async def body(self, kind: type[T]) -> T:
        """The body as `kind`, or which field is wrong."""
        data = await self.bytes(self.house.limits.body)
        try:
            requests.check_signs(data)
            return msgspec.json.decode(data or b"{}", type=kind)
        except UNREADABLE as error:
            raise unread(error) from error

    async def apart(self, tell: Callable[[], T]) -> T:
        """Tell something long beside the loop, in this guest's turn; an answer is packed there too."""
        accepted = self.request.headers.get("accept-encoding", "")

        def told() -> T:
            found = tell()
            return cast("T", packed(found, accepted)) if isinstance(found, Response) else found

        return await self.house.tell_apart(self.person or self.address, told)

    async def room(self) -> Room:
        return await dealing.seen(self.house, self.request.path_params["table"], self.person)

    def number(self, name: str, otherwise: int) -> int:
        """A number in the query."""
        text = self.request.query_params.get(name)
        if text is None:
            return otherwise
        if not (text.isascii() and text.isdigit() and len(text) < 8):
            raise BadField("bad-number", f"{name} is a number from 0", field=name, name=name)
        return int(text)

    async def summaries(self, tables: list[Table]) -> list[wire.Summary]:
        """Tables as this person reads them, in memory or not."""
        await self.house.learn(tables)
        return [self._summary(table) for table in tables]

    async def summary(self, table: Table) -> wire.Summary:
        (summary,) = await self.summaries([table])
        return summary

    def _summary(self, table: Table) -> wire.Summary:
        room = self.house.rooms.there(table.id)
        if room is not None:
            return room.summary(self.person)
        clocks = self.house.turns.clocks(table)
        return summary(table, self.person, self.house.people.names(table), set(), self.house.pace, clocks)


async def health(call: Call) -> Response:
    told = await call.house.health.now()
    return answer(told, 200 if told.ok else 503)


async def interface(call: Call) -> dict[str, Any]:
    return await call.apart(openapi.whole)


async def hello(call: Call) -> wire.Hello:
    me = None if call.person is None else wire.Person(call.house.people.name(call.person))
    if call.person is not None:  # who comes back is known for another year
        call.cookie = call.request.cookies[COOKIE]
    return wire.Hello(me, [game_info(game) for game in games().values()])


def game_info(game: Game) -> wire.GameInfo:
    return wire.GameInfo(
        name=game.name,
        title=game.title,
        designer=game.designer,
        seats=(game.fewest, game.most),
        minutes=game.minutes,
        pauses=game.pauses,
        version=game.version,
        options=[wire.OptionInfo(o.name, o.default, o.choices, o.clause) for o in game.options],
        routines=[wire.RoutineInfo(r.name, r.steps, r.until, r.amount, r.things) for r in game.routines],
        bots=bots.levels(),
        lessons=lessons.names(game),
    )


async def tables(call: Call) -> wire.Tables:
    which = call.request.query_params.get("list", "lobby")
    most = call.house.limits.listed
    if which == "lobby":
        return wire.Tables(await call.summaries(await call.house.store.lobby(most)))
    if which != "mine":
        raise BadField("bad-list", "list is `mine` or `lobby`", field="list")
    if call.person is None:
        return wire.Tables([])
    mine = await call.summaries(await call.house.store.tables_of(call.person, most, call.apart))
    return wire.Tables(sorted(mine, key=lambda table: not table.my_turn))


async def promise(call: Call) -> wire.Promise:
    await call.body(requests.Nothing)
    return wire.Promise(await call.house.promises.make(call.me))


async def make(call: Call) -> wire.Summary:
    wanted = await call.body(requests.NewTable)
    return await call.summary((await making.make(call.house, call.me, wanted, call.address)).table)


async def bring(call: Call) -> wire.Summary:
    data = await call.bytes(call.house.limits.record)
    return await call.summary((await making.bring(call.house, call.me, data, call.address)).table)


async def table(call: Call) -> wire.Summary:
    name = call.request.path_params["table"]
    room = call.house.rooms.there(name)
    found = room.table if room is not None else await call.house.store.table(name)
    if found is None:
        raise Unknown("unknown-table", "there is no such table", table=name[:40])
    await dealing.check_seen(call.house.store, found, call.person)
    return await call.summary(found)


async def change(call: Call, act: Callable[[Room], Awaitable[None]]) -> wire.Summary:
    """Change who sits at a table, and tell those who look."""
    room = await call.room()
    async with room.lock:
        await room.anew(lambda: act(room))
        room.tell()
    return room.summary(call.person)


async def join(call: Call) -> wire.Summary:
    wanted = await call.body(requests.Join)
    return await change(call, lambda room: seats.join(room, call.me, wanted, call.address))


async def leave(call: Call) -> wire.Summary:
    await call.body(requests.Nothing)
    return await change(call, lambda room: seats.leave(room, call.me, call.address))


async def come_back(call: Call) -> wire.Summary:
    await call.body(requests.Nothing)
    return await change(call, lambda room: seats.come_back(room, call.me))


async def fill(call: Call) -> wire.Summary:
    wanted = await call.body(requests.Fill)
    return await change(call, lambda room: seats.fill(room, call.me, wanted, call.address))


async def pace(call: Call) -> wire.Summary:
    wanted = await call.body(requests.Pace)
    return await change(call, lambda room: seats.set_pace(room, call.me, wanted))


async def close(call: Call) -> wire.Summary:
    await call.body(requests.Nothing)
    return await change(call, lambda room: seats.close(room, call.me))


def named(call: Call) -> Game:
    """The game of an address."""
    name = call.request.path_params["game"]
    if name not in games():
        raise Unknown("unknown-game", "there is no such game", game=name[:40])
    return games()[name]


async def written(page: Callable[[Game, str], RulesPage], call: Call) -> RulesPage:
    return await call.apart(partial(page, named(call), call.request.query_params.get("lang", "en")))


async def example(call: Call) -> ExampleShown:
    name, ways = call.request.path_params["example"], call.request.query_params.get("ways", "")
    return await call.apart(partial(examples.changed, named(call), name, ways))


async def lesson(call: Call) -> lessons.Lesson:
    wanted = call.request.path_params
    return lessons.find(wanted["game"], wanted["lesson"])


async def teach(call: Call) -> wire.Summary:
    await call.body(requests.Nothing)
    wanted = call.request.path_params
    room = await making.teach(call.house, call.me, wanted["game"], wanted["lesson"], call.address)
    return await call.summary(room.table)


def reading(path: str, act: Callable[[Call], Awaitable[Any]], gathers: bool = False) -> Route:
    """A request that changes nothing; `gathers`: for the answer many tables are read."""

    async def endpoint(request: Request) -> Response:
        call = Call(request)
        await call.enter()
        if gathers:
            call.gather()
        body = await act(call)
        return call.known_by(body if isinstance(body, Response) else answer(body))

    return Route(path, endpoint, methods=["GET"])


def changing(
    path: str, act: Callable[[Call], Awaitable[Any]], by_anybody: bool = False, gathers: bool = False
) -> Route:
    """A request that changes something: it makes a guest if there is none, unless that is still to be seen."""

    async def endpoint(request: Request) -> Response:
        call = Call(request)
        await call.enter()
        if gathers:
            call.gather()
        if not by_anybody:
            await call.guest()
        try:
            body = await act(call)
            response = body if isinstance(body, Response) else answer(body)
        except ComptoirError as error:
            response = refusal(error)
        return call.known_by(response)

    return Route(path, endpoint, methods=["POST"])


ROUTES = [
    reading("/health", health),
    reading("/hello", hello),
    reading("/openapi.json", interface),
    reading("/tables", tables),
    changing("/deal", promise),
    changing("/tables", make),
    changing("/import", bring),
    reading("/tables/{table}", table),
    changing("/tables/{table}/join", join),
    changing("/tables/{table}/leave", leave),
    changing("/tables/{table}/return", come_back),
    changing("/tables/{table}/fill", fill),
    changing("/tables/{table}/pace", pace),
    changing("/tables/{table}/close", close),
    reading("/rules/{game}", partial(written, rules.page)),
    reading("/rules/{game}/sheet", partial(written, sheets.page)),
    reading("/rules/{game}/examples/{example}", example),
    reading("/lessons/{game}/{lesson}", lesson),
    changing("/lessons/{game}/{lesson}", teach),
]
