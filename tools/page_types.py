"""`python -m tools.page_types` writes the types of the page's data, from the msgspec structs."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from msgspec import inspect

from fudaba.lab.review import Review
from fudaba.scenes.cards import CardName
from fudaba.scenes.help import Help
from fudaba.scenes.scene import Scene, Would
from fudaba.scenes.sheet import Sheet
from fudaba.web import messages
from fudaba.web.lesson import Lesson
from fudaba.web.pads import PadState, WorthAnswer

OUT: Final = Path("src/fudaba/web/static/js/types.d.ts")

#: What the page is sent; whatever else these hold is written too.
ROOTS: Final = (
    CardName,
    Help,
    Lesson,
    PadState,
    WorthAnswer,
    Review,
    Scene,
    Sheet,
    Would,
    messages.GameInfo,
    messages.Lists,
    messages.Me,
    messages.PrimerInfo,
    messages.Replayed,
    messages.RuleInfo,
    messages.TableInfo,
    messages.StateMessage,
    messages.AckMessage,
    messages.RefusedMessage,
    messages.WouldAnswer,
    messages.HintAnswer,
    messages.TableMessage,
    messages.NudgedMessage,
    messages.ByeMessage,
    messages.PongMessage,
)
_FROM_SERVER: Final = tuple(root.__name__ for root in ROOTS[16:])
_PLAIN: Final[dict[type, str]] = {
    inspect.AnyType: "unknown",
    inspect.BoolType: "boolean",
    inspect.FloatType: "number",
    inspect.IntType: "number",
    inspect.NoneType: "null",
    inspect.RawType: "unknown",
    inspect.StrType: "string",
}


def written() -> str:
    """The declarations, in the order in which they are met."""
    found: dict[str, str] = {}
    for info in inspect.multi_type_info(ROOTS):
        _name(info, found)
    union = "\n".join(f"  | {name}" for name in _FROM_SERVER)
    head = "// What the server sends. Written by `python -m tools.page_types`.\n"
    return "\n".join([head, *found.values(), f"export type FromServer =\n{union};\n"])


def _name(info: inspect.Type, found: dict[str, str]) -> str:
    """A type as TypeScript names it; structs are declared on the way."""
    if isinstance(info, inspect.Metadata):
        return _name(info.type, found)
    if isinstance(info, inspect.StructType):
        return _struct(info, found)
    if isinstance(info, inspect.ListType):
        inner = _name(info.item_type, found)
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if isinstance(info, inspect.DictType):
        return f"{{ [name: string]: {_name(info.value_type, found)} }}"
    if isinstance(info, inspect.UnionType):
        return " | ".join(_name(one, found) for one in info.types)
    if isinstance(info, inspect.LiteralType):
        return " | ".join(f'"{value}"' for value in info.values)
    return _PLAIN[type(info)]


def _struct(info: inspect.StructType, found: dict[str, str]) -> str:
    name = info.cls.__name__
    if name in found:
        return name
    found[name] = ""
    lines = [f"export interface {name} {{"]
    if info.tag_field is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    omits = info.cls.__struct_config__.omit_defaults
    for field in info.fields:
        mark = "?" if omits and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {_name(field.type, found)};")
    del found[name]
    found[name] = "\n".join([*lines, "}", ""])
    return name


if __name__ == "__main__":
    if sys.argv[1:] == ["--check"]:
        sys.exit(OUT.read_text(encoding="utf-8") != written())
    OUT.write_text(written(), encoding="utf-8")
