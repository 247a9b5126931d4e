"""The HTTP side of docs/protocol.md as an OpenAPI document, from the structs by which requests are read and answered.

What the structs leave open, because it depends on which games and bots are here, is filled in: their names.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec

from comptoir import bots
from comptoir.server import (
    bell,
    belongings,
    examples,
    gazette,
    health,
    ledger,
    lessons,
    letters,
    requests,
    wire,
)
from comptoir.server.people import COOKIE
from comptoir.server.resting import Habits
from comptoir.table import Record, games

Type = Any
"""A struct, a typed dictionary or a union of them."""
Schema = dict[str, Any]
HERE = "#/components/schemas/"

ADDRESSES: list[tuple[str, str, Type, Type]] = [
    ("get", "/health", None, health.Health),
    ("get", "/hello", None, wire.Hello),
    ("get", "/openapi.json", None, None),
    ("get", "/me", None, belongings.MyAccount),
    ("post", "/me", requests.NewName, wire.Person),
    ("post", "/me/account", requests.NewAccount, belongings.MyAccount),
    ("post", "/me/login", requests.LogIn, belongings.MyAccount),
    ("post", "/me/logout", requests.Nothing, belongings.MyAccount),
    ("post", "/me/logins/end", requests.EndOne, belongings.MyAccount),
    ("post", "/me/password", requests.NewPassword, belongings.MyAccount),
    ("post", "/me/handover", requests.Nothing, belongings.Handover),
    ("post", "/me/handover/take", requests.TakeOver, belongings.MyAccount),
    ("get", "/me/export", None, None),
    ("post", "/me/delete", requests.Farewell, belongings.MyAccount),
    ("post", "/me/passkeys/offer", requests.Nothing, belongings.PasskeyOffer),
    ("post", "/me/passkeys", requests.PasskeySaid, belongings.MyAccount),
    ("post", "/me/passkeys/greet", requests.Nothing, belongings.PasskeyOffer),
    ("post", "/me/passkeys/enter", requests.PasskeySaid, belongings.MyAccount),
    ("post", "/me/passkeys/end", requests.EndOne, belongings.MyAccount),
    ("post", "/me/people/end", requests.EndOne, belongings.MyAccount),
    ("post", "/tables/{table}/people", requests.Shun, belongings.MyAccount),
    ("post", "/tables/{table}/report", requests.Complain, wire.Person),
    ("post", "/tables/{table}/invite", requests.Bid, wire.Person),
    ("get", "/me/notices", None, letters.MyNotices),
    ("post", "/me/notices/ways", requests.NewWay, letters.MyNotices),
    ("post", "/me/notices/ways/end", requests.EndOne, letters.MyNotices),
    ("post", "/me/notices/ways/switch", requests.SwitchWay, letters.MyNotices),
    ("post", "/me/notices/wants", requests.NewWants, letters.MyNotices),
    ("post", "/me/notices/test", requests.EndOne, letters.MyNotices),
    ("post", "/me/notices/confirm", requests.TokenSaid, letters.MyNotices),
    ("post", "/unsubscribe", requests.TokenSaid, requests.Nothing),
    ("post", "/tables/{table}/notices", requests.Hush, letters.MyNotices),
    ("get", "/me/habits", None, Habits),
    ("post", "/me/habits", Habits, Habits),
    ("get", "/me/bell", None, bell.Bell),
    ("get", "/me/missed", None, bell.AllMissed),
    ("get", "/me/orders", None, bell.AllOrdered),
    ("post", "/tables/{table}/seen", requests.SeenUpTo, requests.Nothing),
    ("post", "/tables/{table}/orders/cancel", requests.CancelOrder, bell.AllOrdered),
    ("get", "/tables", None, wire.Tables),
    ("post", "/tables", requests.NewTable, wire.Summary),
    ("post", "/deal", requests.Nothing, wire.Promise),
    ("post", "/import", None, wire.Summary),
    ("get", "/tables/{table}", None, wire.Summary),
    ("post", "/tables/{table}/join", requests.Join, wire.Summary),
    ("post", "/tables/{table}/leave", requests.Nothing, wire.Summary),
    ("post", "/tables/{table}/return", requests.Nothing, wire.Summary),
    ("post", "/tables/{table}/fill", requests.Fill, wire.Summary),
    ("post", "/tables/{table}/pace", requests.Pace, wire.Summary),
    ("post", "/tables/{table}/close", requests.Nothing, wire.Summary),
    ("get", "/tables/{table}/record", None, None),
    ("get", "/tables/{table}/frames", None, wire.Frames),
    ("get", "/tables/{table}/log", None, wire.LogPage),
    ("get", "/tables/{table}/review", None, wire.Looked),
    ("post", "/tables/{table}/review", requests.Nothing, wire.Looked),
    ("get", "/tables/{table}/then", None, wire.Then),
    ("get", "/tables/{table}/foreseen", None, wire.Foreseen),
    ("post", "/tables/{table}/fork", requests.Fork, wire.Summary),
    ("get", "/tables/{table}/picture", None, None),
    ("post", "/tables/{table}/picture", None, requests.Nothing),
    ("get", "/rules/{game}", None, examples.RulesPage),
    ("get", "/rules/{game}/sheet", None, examples.RulesPage),
    ("get", "/rules/{game}/examples/{example}", None, examples.ExampleShown),
    ("get", "/lessons/{game}/{lesson}", None, lessons.Lesson),
    ("post", "/lessons/{game}/{lesson}", requests.Nothing, wire.Summary),
    ("get", "/daily", None, gazette.Daily),
    ("post", "/daily/{game}", requests.Nothing, gazette.DealMade),
    ("post", "/deals", requests.NewDeal, gazette.DealTold),
    ("get", "/deals/{deal}", None, gazette.DealTold),
    ("post", "/deals/{deal}/play", requests.Nothing, gazette.DealMade),
    ("get", "/me/games", None, None),
    ("get", "/people/{face}", None, gazette.PersonTold),
    ("get", "/ratings/{game}", None, gazette.RatingList),
    ("post", "/tournaments", requests.NewTournament, gazette.TournamentTold),
    ("get", "/tournaments/{tournament}", None, gazette.TournamentTold),
    *(
        ("post", f"/tournaments/{{tournament}}/{act}", requests.Nothing, gazette.TournamentTold)
        for act in ("enter", "withdraw", "begin", "close")
    ),
    ("post", "/tournaments/{tournament}/bot", requests.Fill, gazette.TournamentTold),
    ("get", "/club", None, gazette.ClubTold),
    ("post", "/clubs", requests.NewClub, gazette.ClubTold),
    ("get", "/clubs/{club}", None, gazette.ClubTold),
    ("post", "/clubs/{club}/join", requests.Nothing, gazette.ClubTold),
    ("post", "/clubs/{club}/leave", requests.Nothing, gazette.ClubTold),
    ("post", "/clubs/{club}/remove", requests.OneMember, gazette.ClubTold),
    ("post", "/clubs/{club}/let-in", requests.OneMember, gazette.ClubTold),
    ("get", "/admin", None, ledger.HostView),
    ("get", "/admin/tables", None, ledger.HostTables),
    ("get", "/admin/people", None, ledger.HostPeople),
    ("get", "/admin/tables/{table}", None, ledger.TableFound),
    ("get", "/admin/people/{person}", None, ledger.PersonFound),
    ("get", "/admin/upkeep", None, ledger.Upkeep),
    ("post", "/admin/acts", requests.HostAct, ledger.HostDid),
    ("post", "/admin/complaints/end", requests.SettleComplaint, ledger.HostView),
    ("post", "/admin/invitations", None, ledger.HostInvitation),
    ("post", "/admin/enter", requests.Invitation, wire.Person),
]
"""Method, path, what is asked and what is answered. A record is a file, and is brought as one."""

NUMBER = {"type": "integer", "minimum": 0, "maximum": 9_999_999}
EYES = {"type": "string", "pattern": "^([0-7]|watch|all)?$"}
QUERIES: dict[str, dict[str, Schema]] = {
    "/tables": {"list": {"type": "string", "enum": ["lobby", "mine"]}},
    "/tables/{table}/frames": {"from": NUMBER, "to": NUMBER, "eyes": EYES},
    "/tables/{table}/then": {"move": NUMBER},
    "/tables/{table}/foreseen": {"move": NUMBER, "text": {"type": "string"}},
    "/tables/{table}/log": {"before": NUMBER, "eyes": {"type": "string", "pattern": "^([0-7]|watch)?$"}},
    "/rules/{game}": {"lang": {"type": "string"}},
    "/rules/{game}/sheet": {"lang": {"type": "string"}},
    "/rules/{game}/examples/{example}": {"ways": {"type": "string", "pattern": "^[0-9](,[0-9])*$"}},
    "/admin/tables": {"status": {"type": "string", "enum": ["", "open", "playing", "over", "closed"]}},
    "/admin/people": {"name": {"type": "string"}},
}
"""What may stand behind a question mark, where something is read."""

READING = {400: "A field will not do.", 429: "Too much of it: wait a moment.", 503: "The database is gone."}
CHANGING = READING | {
    403: "Not yours, or from another page.",
    409: "Not now.",
    413: "Too large.",
    507: "The disk is full: nothing has changed.",
}
SOMETHING = {404: "There is no such thing.", 403: "Not yours.", 409: "Not now."}
"""What may also be answered where a path names a table or a game."""
LINKED = "/tables/{table}"


@cache
def whole() -> dict[str, Any]:
    """All of it, with errors, queries and names, for who writes a client or looks for a fault in this one."""
    shapes = {"FaultBody": wire.FaultBody, "Record": Record}
    asked = [(method, path, kind) for method, path, kind, _ in ADDRESSES if kind is not None]
    answered = [(method, path, kind) for method, path, _, kind in ADDRESSES if kind is not None]
    found = document(shapes, [*asked, *answered], lambda content: content)
    bodies = document({}, asked, in_body)["paths"]
    answers = document({}, answered, in_answer)["paths"]
    found["paths"] = {}
    for method, path, *_ in ADDRESSES:
        operation = _operation(method, path)
        operation |= bodies.get(path, {}).get(method, {})
        operation["responses"] |= answers.get(path, {}).get(method, {}).get("responses", {})
        found["paths"].setdefault(path, {})[method] = operation
    _fill_in(found)
    return found


def document(
    named: dict[str, Type], told: list[tuple[str, str, Type]], put: Callable[[Schema], Schema]
) -> dict[str, Any]:
    """An OpenAPI 3.1 document; what is `named` has that name whatever it is called at home."""
    every = [*named.values(), *(kind for _, _, kind in told)]
    schemas, components = msgspec.json.schema_components(every, ref_template=f"{HERE}{{name}}")
    components |= {
        name: schema
        for name, schema in zip(named, schemas, strict=False)
        if schema.get("$ref") != f"{HERE}{name}"
    }
    paths: dict[str, Schema] = {}
    for (method, path, _), schema in zip(told, schemas[len(named) :], strict=True):
        paths.setdefault(path, {})[method] = put(_json(schema))
    return {
        "openapi": "3.1.0",
        "info": {"title": "Comptoir", "version": "1"},
        "paths": paths,
        "components": {"schemas": dict(sorted(components.items()))},
    }


def in_body(content: Schema) -> Schema:
    return {"requestBody": content}


def in_answer(content: Schema) -> Schema:
    return {"responses": {"200": {"description": "", **content}}}


def _json(schema: Schema) -> Schema:
    return {"content": {"application/json": {"schema": schema}}}


def _operation(method: str, path: str) -> Schema:
    """What is asked for beside a body, and how it may be refused."""
    errors = (READING if method == "get" else CHANGING) | (
        SOMETHING if "{" in path or path.startswith(("/admin", "/me/", "/unsubscribe")) else {}
    )
    fault = _json({"$ref": f"{HERE}FaultBody"})
    blanks = [part[1:-1] for part in path.split("/") if part.startswith("{")]
    query = QUERIES.get(path, {}) if method == "get" else {}
    return {
        "operationId": method + "".join(part.strip("{}").capitalize() for part in path.split("/")),
        "parameters": [
            *(
                {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
                for name in blanks
            ),
            *({"name": name, "in": "query", "schema": schema} for name, schema in query.items()),
        ],
        "security": [{}, {"guest": []}],
        "responses": {"200": {"description": ""}}
        | {str(code): {"description": text, **fault} for code, text in sorted(errors.items())},
    }


def _fill_in(found: dict[str, Any]) -> None:
    """The names of games and bots, the cookie, what a record is, and where a new table leads."""
    schemas, paths = found["components"]["schemas"], found["paths"]
    levels = {"type": "string", "enum": bots.levels()}
    schemas["NewTable"]["properties"]["game"] = {"type": "string", "enum": list(games())}
    schemas["NewDeal"]["properties"]["game"] = {"type": "string", "enum": list(games())}
    schemas["NewTournament"]["properties"]["game"] = {"type": "string", "enum": list(games())}
    schemas["Bot"]["properties"]["level"] = levels
    schemas["Fill"]["properties"]["level"] = levels
    for written in ("/rules/{game}", "/rules/{game}/sheet", "/rules/{game}/examples/{example}"):
        paths[written]["get"]["parameters"][0]["schema"]["enum"] = list(games())
    taught = [(name, lessons.names(rules)) for name, rules in games().items() if lessons.names(rules)]
    for operation in paths["/lessons/{game}/{lesson}"].values():
        game, lesson = (parameter["schema"] for parameter in operation["parameters"])
        game["enum"] = [name for name, _ in taught]
        lesson["enum"] = sorted({lesson for _, found in taught for lesson in found})
    found["components"]["securitySchemes"] = {"guest": {"type": "apiKey", "in": "cookie", "name": COOKIE}}
    found["servers"] = [{"url": "/api/v1"}]
    record = _json({"$ref": f"{HERE}Record"})
    paths["/import"]["post"]["requestBody"] = record
    paths["/tables/{table}/record"]["get"]["responses"]["200"] |= record
    picture: dict[str, Any] = {"content": {"image/png": {}}}
    paths["/tables/{table}/picture"]["post"]["requestBody"] = picture
    paths["/tables/{table}/picture"]["get"]["responses"]["200"] |= picture
    paths["/health"]["get"]["responses"]["503"] = {
        "description": "Something is not well.",
        **_json({"$ref": f"{HERE}Health"}),
    }
    for made in ("/tables", "/import"):
        paths[made]["post"]["responses"]["200"]["links"] = {
            operation["operationId"]: {
                "operationId": operation["operationId"],
                "parameters": {"table": "$response.body#/id"},
            }
            for path, methods in paths.items()
            if path.startswith(LINKED)
            for operation in methods.values()
        }
