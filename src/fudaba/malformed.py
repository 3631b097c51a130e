"""What is wrong with text that cannot be read, or data without the shape it should have.

One sentence, the same in every room that reads records or questions.
"""

from __future__ import annotations

import re
from codecs import BOM_UTF8
from collections.abc import Iterable, Iterator
from typing import Final

import msgspec
from msgspec import inspect

from fudaba.nearest import quoted, suggestion

#: What reading a text may end with. Brackets within brackets exhaust the reader's patience.
UNREADABLE: Final = (ValueError, RecursionError)

#: The most characters of a sentence; none that quotes what can be played is as long.
LONGEST: Final = 1500

#: What Python says of a number too long to be written in digits, or to be read from them.
_DIGITS = re.compile(r"limit \(\d+ digits\) for integer string conversion")

_UNKNOWN = re.compile(
    r"Object contains unknown field `(?P<key>.*?)`(?P<place> - at `[^`]*`)?", re.S
)
_NO_SUCH_VALUE = re.compile(
    r"Invalid enum value '(?P<value>.*)'(?P<place> - at `[^`]*?(?P<key>\w+)`)", re.S
)


def texts(lines: Iterable[bytes]) -> Iterator[bytes]:
    """The lines that hold something, without the byte order mark that some editors put first."""
    for number, line in enumerate(lines):
        text = line.removeprefix(BOM_UTF8) if number == 0 else line
        if text.strip():
            yield text


def reason(error: BaseException) -> str:
    """Why a text cannot be read, after one of UNREADABLE."""
    if isinstance(error, RecursionError):
        return "it is nested too deeply"
    if _DIGITS.search(str(error)):
        return "a number in it is too long"
    return brief(str(error))


def brief(sentence: str) -> str:
    """A sentence without its middle, where it quotes something endless."""
    if len(sentence) <= LONGEST:
        return sentence
    half = LONGEST // 2
    return f"{sentence[:half]} … {sentence[-half:]}"


def fault(error: msgspec.ValidationError, shape: type, also: Iterable[str] = ()) -> str:
    """The sentence; a key or word that the shape does not have comes with the nearest it has.

    `also` are keys that are good beside those of the shape's outermost object.
    """
    found = _NO_SUCH_VALUE.fullmatch(str(error))
    if found is not None:
        words = suggestion(found["value"], _words(inspect.type_info(shape), found["key"]))
        return f"there is no value {quoted(found['value'])}{found['place']}; {words}"
    found = _UNKNOWN.fullmatch(str(error))
    if found is None:
        return str(error)
    outermost, *inner = _objects(inspect.type_info(shape))
    known = [*outermost, *also]
    if found["place"]:
        known = [key for keys in inner for key in keys]
    place = found["place"] or ""
    return f"there is no key {quoted(found['key'])}{place}; {suggestion(found['key'], known)}"


def _objects(kind: inspect.Type) -> Iterator[list[str]]:
    """The keys of every object in a shape, from the outermost in."""
    if isinstance(kind, inspect.StructType):
        yield [field.encode_name for field in kind.fields]
        for field in kind.fields:
            yield from _objects(field.type)
    elif isinstance(kind, inspect.ListType):
        yield from _objects(kind.item_type)
    elif isinstance(kind, inspect.DictType):
        yield from _objects(kind.value_type)
    elif isinstance(kind, inspect.UnionType):
        for one in kind.types:
            yield from _objects(one)


def _words(kind: inspect.Type, key: str) -> Iterator[str]:
    """The words that a key of a shape, or of an object in it, can have."""
    if isinstance(kind, inspect.StructType):
        for field in kind.fields:
            if field.encode_name == key and isinstance(field.type, inspect.LiteralType):
                yield from (str(word) or '""' for word in field.type.values)
            yield from _words(field.type, key)
    elif isinstance(kind, inspect.DictType):
        yield from _words(kind.value_type, key)
