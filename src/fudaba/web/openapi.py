"""The description of the HTTP interface, written from the types it speaks in."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Final

import msgspec

from fudaba.games.registry import names
from fudaba.locale import LANGUAGES
from fudaba.scenes.cards import PACKS
from fudaba.version import VERSION
from fudaba.web.call import CODES
from fudaba.web.messages import Health, Incoming, Outgoing, Refused
from fudaba.web.operations import OPERATIONS, Operation

_REF: Final = "#/components/schemas/{name}"


def document() -> dict[str, Any]:
    """OpenAPI 3.1, with the games there are by now."""
    return _document(names())


@cache
def _document(games: tuple[str, ...]) -> dict[str, Any]:
    # What the named parts of a path may be.
    parts = {
        "game": {"type": "string", "enum": list(games)},
        "pack": {"type": "string", "enum": list(PACKS)},
    }
    shapes = [Refused, Health]
    for one in OPERATIONS:
        shapes += [shape for shape in (one.takes, one.gives) if shape not in (None, Any)]
    written, components = msgspec.json.schema_components(shapes, ref_template=_REF)
    known = {id(shape): schema for shape, schema in zip(shapes, written, strict=True)}
    paths: dict[str, dict[str, Any]] = {}
    for one in OPERATIONS:
        paths.setdefault(one.path, {})[one.method.lower()] = _operation(one, known, parts)
    health = _json(known[id(Health)], "Whether the server can take moves")
    paths["/health"] = {
        "get": {
            "summary": "Whether the server can take moves",
            "responses": {"200": health, "503": health},
        }
    }
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Fudaba",
            "version": VERSION,
            "description": "Live tables. The socket of a table is described in docs/protocol.md; "
            "its messages are the schemas `socket.incoming` and `socket.outgoing` of "
            "`fudaba schema`.",
        },
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(
    operation: Operation, known: dict[int, Any], parts: dict[str, Any]
) -> dict[str, Any]:
    answer = known.get(id(operation.gives), {})
    good = _json(answer, operation.summary, operation.media or "application/json")
    responses = {"200": good}
    for code in sorted({400, *CODES.values()}):
        if code != 500:
            responses[str(code)] = _json(known[id(Refused)], "Refused, and why")
    found: dict[str, Any] = {
        "summary": operation.summary,
        "parameters": [*_path(operation.path, parts), *_query(operation)],
        "responses": responses,
    }
    if operation.takes is not None:
        body = {"application/json": {"schema": known[id(operation.takes)]}}
        found["requestBody"] = {"required": True, "content": body}
    return found


def _json(schema: Any, about: str, media: str = "application/json") -> dict[str, Any]:
    return {"description": about, "content": {media: {"schema": schema}}}


def _path(path: str, parts: dict[str, Any]) -> list[dict[str, Any]]:
    return [
        {"name": name, "in": "path", "required": True, "schema": parts.get(name, _STRING)}
        for name in re.findall(r"{(\w+)}", path)
    ]


_STRING: Final = {"type": "string", "minLength": 1}


def _query(operation: Operation) -> list[dict[str, Any]]:
    found = [{"name": "lang", "in": "query", "schema": {"type": "string", "enum": [*LANGUAGES]}}]
    for name, kind in operation.query.items():
        schema: dict[str, Any] = {"type": kind}
        if kind == "integer":
            schema |= {"minimum": 0, "maximum": 99_999}
        found.append({"name": name, "in": "query", "schema": schema})
    return found


def socket_schema(name: str) -> dict[str, Any]:
    """The JSON Schema of the socket's messages: `incoming` or `outgoing`."""
    shape: Any = Incoming if name == "incoming" else Outgoing
    (top,), defs = msgspec.json.schema_components([shape], ref_template="#/$defs/{name}")
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **top, "$defs": defs}
