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

from fudaba.nearest import Meant, quoted
from fudaba.refusal import Foreign, Said, Worded

#: What reading a text may end with. Brackets within brackets exhaust the reader's patience.
UNREADABLE: Final = (ValueError, RecursionError)

#: The most characters of a sentence; none that quotes what can be played is as long.
LONGEST: Final = 1500

#: What Python says of a number too long to be written in digits, or to be read from them.
_DIGITS = re.compile(r"limit \(\d+ digits\) for integer string conversion")

#: How the readers of JSON and TOML say where they stopped.
_BYTE = re.compile(r"\(byte (\d+)\)")
_LINE = re.compile(r"\(at line (\d+), column (\d+)\)")
_END = re.compile(r"\(at end of document\)|truncated")

#: What msgspec says of a shape, before the place where it says so.
_UNKNOWN = re.compile(r"Object contains unknown field `(?P<key>.*)`", re.S)
_NO_SUCH_VALUE = re.compile(r"Invalid enum value '(?P<value>.*)'", re.S)
_MISSING = re.compile(r"Object missing required field `(?P<key>\w+)`")
_WRONG_KIND = re.compile(r"Expected `(?P<wanted>[^`]*)`, got `(?P<given>[^`]*)`")
_PLACE = re.compile(r"(?P<fault>.*) - at `(?P<place>[^`]*)`", re.S)


def texts(lines: Iterable[bytes]) -> Iterator[bytes]:
    """The lines that hold something, without the byte order mark that some editors put first."""
    for number, line in enumerate(lines):
        text = line.removeprefix(BOM_UTF8) if number == 0 else line
        if text.strip():
            yield text


def reason(error: BaseException) -> Worded:
    """Why a text cannot be read, after one of UNREADABLE."""
    if isinstance(error, RecursionError):
        return Said("text.nested")
    said = str(error)
    if _DIGITS.search(said):
        return Said("text.long_number")
    return Foreign(brief(said), _stopped(said))


def _stopped(said: str) -> Said:
    """Where reading stopped, out of what the reader says."""
    if found := _BYTE.search(said):
        return Said("text.at_byte", byte=found[1])
    if found := _LINE.search(said):
        return Said("text.at_line", line=found[1], column=found[2])
    return Said("text.at_end" if _END.search(said) else "text.broken")


def brief(sentence: str) -> str:
    """A sentence without its middle, where it quotes something endless."""
    if len(sentence) <= LONGEST:
        return sentence
    half = LONGEST // 2
    return f"{sentence[:half]} … {sentence[-half:]}"


def fault(error: msgspec.ValidationError, shape: type, also: Iterable[str] = ()) -> Worded:
    """What is wrong; a key or word that the shape does not have comes with the nearest it has.

    `also` are keys that are good beside those of the shape's outermost object.
    """
    said = str(error)
    placed = _PLACE.fullmatch(said)
    fault, path = (placed["fault"], placed["place"]) if placed else (said, "")
    place: object = Said("text.place", path=path) if path else ""
    if found := _NO_SUCH_VALUE.fullmatch(fault):
        key = re.findall(r"\w+", path)[-1:]
        words = _words(inspect.type_info(shape), *key) if key else ()
        value = found["value"]
        return Said("text.no_value", value=quoted(value), place=place, meant=Meant(value, words))
    if found := _UNKNOWN.fullmatch(fault):
        outermost, *inner = _objects(inspect.type_info(shape))
        known = [key for keys in inner for key in keys] if path else [*outermost, *also]
        key_ = found["key"]
        return Said("text.no_key", key=quoted(key_), place=place, meant=Meant(key_, known))
    if found := _MISSING.fullmatch(fault):
        return Said("text.missing", key=found["key"], place=place)
    if found := _WRONG_KIND.fullmatch(fault):
        return Said("text.kind", wanted=found["wanted"], given=found["given"], place=place)
    if fault == "Number out of range":
        return Said("text.range", place=place)
    return Foreign(said, Said("text.shape", place=place))


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
