"""JSON Schemas of what goes in and out: views, scenes, options, questions, answers, records."""

from __future__ import annotations

from typing import Any, Final, get_type_hints

from msgspec.json import schema_components

from fudaba.games import registry
from fudaba.games.options import Option
from fudaba.games.record import Record
from fudaba.games.registry import spec
from fudaba.nearest import Meant
from fudaba.scenes.help import Help
from fudaba.scenes.scene import Scene, Would
from fudaba.scenes.sheet import Sheet
from fudaba.score.problem import Refused
from fudaba.score.questions import Failure, Header, asks

#: What is the same for every game.
SHAPES: Final[dict[str, Any]] = {
    "record": Record,
    "failure": Failure,
    "scene": Scene,
    "sheet": Sheet,
    "would": Would,
    "help": Help,
}

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"


def names() -> list[str]:
    """Everything that has a schema: `record`, `failure`, `view.koikoi`, `question.koikoi.yaku`."""
    found = list(SHAPES)
    for game in registry.names():
        found += [f"view.{game}", f"options.{game}"]
        for ask in asks(game):
            found += [f"question.{game}.{ask}", f"answer.{game}.{ask}"]
    return found


def schema(name: str) -> dict[str, Any]:
    """The schema of one of these, with all that it refers to."""
    if name not in names():
        raise Refused("question.no_schema", name=name, meant=Meant(name, names()))
    sort, _, rest = name.partition(".")
    game, _, ask = rest.partition(".")
    if sort == "options":
        return {"$schema": DIALECT, **_options(game)}
    if sort == "question":
        return _question(game, ask)
    if sort == "answer":
        return _document(get_type_hints(asks(game)[ask].answer)["return"])
    if sort == "view":
        return _document(get_type_hints(spec(game).view)["return"])
    return _document(SHAPES[sort])


def _document(shape: Any) -> dict[str, Any]:
    (top,), defs = schema_components([shape], ref_template="#/$defs/{name}")
    return {"$schema": DIALECT, **top, "$defs": defs}


def _question(game: str, ask: str) -> dict[str, Any]:
    """What every question has, and what this one has beyond."""
    shape, header = asks(game)[ask].shape, Header
    (own, head), defs = schema_components([shape, header], ref_template="#/$defs/{name}")
    first = defs.pop(head["$ref"].rpartition("/")[2])
    more = defs.pop(own["$ref"].rpartition("/")[2])
    properties = first["properties"] | more["properties"]
    properties |= {"game": {"const": game}, "ask": {"const": ask}, "options": _options(game)}
    required = first["required"] + more["required"]
    merged = more | {"properties": properties, "required": required}
    return {"$schema": DIALECT, **merged, "$defs": defs}


def _options(game: str) -> dict[str, Any]:
    properties = {option.name: _option(option) for option in spec(game).options}
    return {"type": "object", "properties": properties, "additionalProperties": False}


def _option(option: Option) -> dict[str, Any]:
    """The values that an option takes; as words they are taken too, as the rule text has them."""
    values: list[Any] = list(option.values)
    values += ["on", "off", "true", "false"] if option.is_switch else []
    values += [str(value) for value in option.values if type(value) is int]
    taken: dict[str, Any] = {"enum": values, "default": option.default}
    if option.least is None:
        return taken
    number = {"type": "integer", "minimum": option.least, "maximum": option.most}
    return {"anyOf": [{"enum": values}, number], "default": option.default}
