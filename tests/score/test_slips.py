"""Slips of the pen in a question that is otherwise good: refused, in one sentence that helps."""

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest

from fudaba.games.registry import NAMES
from fudaba.score.questions import asks
from tests.score.asking import ask, refused
from tests.score.valid_questions import VALID

KINDS = [(game, name) for game in NAMES for name in asks(game)]
#: So long may the one sentence be.
LONG = 220
JUNK = ("zzz", "", " ", "ünï", "a`b", "a\nb", "\x1b[2J", "x" * 500)
#: Objects whose keys are names of another sort: seats, yaku, months, options.
KEYED_OTHERWISE = ("teyaku", "captured", "announced", "liable", "liable_month", "options")


def slips(key: str) -> list[str]:
    """A letter too many, too few, doubled, at the wrong place; the wrong case."""
    turned = key[1] + key[0] + key[2:]
    return [f"{key}y", key[:-1], key[0] + key, turned, key.upper()]


def objects(value: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Where there is an object in a question."""
    if isinstance(value, dict):
        yield path
        for key, inner in value.items():
            yield from objects(inner, (*path, key))
    elif isinstance(value, list):
        for place, inner in enumerate(value):
            yield from objects(inner, (*path, place))


def at(question: Any, path: tuple[str | int, ...]) -> Any:
    for step in path:
        question = question[step]
    return question


@pytest.mark.parametrize(("game", "name"), KINDS)
def test_a_slip_in_any_key_is_refused_and_the_key_is_named(game: str, name: str) -> None:
    question = {"ask": name, **VALID[game, name]}
    assert ask(game, **question)["ok"]
    keys = {*asks(game)[name].shape.__struct_fields__} - {"points"}  # instead of captured
    assert {*question} - {"ask", "options"} == keys
    for path in objects(question):
        if path and path[-1] in KEYED_OTHERWISE:
            continue
        for key in at(question, path):
            for slip in slips(key):
                for beside in (True, False):
                    wrong = deepcopy(question)
                    place = at(wrong, path)
                    place[slip] = place[key] if beside else place.pop(key)
                    if key == "ask" and not beside:
                        refused(game, **wrong)
                        continue
                    error = refused(game, **wrong)
                    assert f"there is no key '{slip}'" in error
                    assert error.endswith((f"did you mean {key}?", f"the nearest is {key}"))


@pytest.mark.parametrize(("game", "name"), KINDS)
def test_what_is_no_key_at_all_is_refused_wherever_it_stands(game: str, name: str) -> None:
    question = {"ask": name, "options": {}, **VALID[game, name]}
    for path in objects(question):
        for junk in JUNK:
            values: tuple[Any, ...] = (1, None, {"a": [{}]}, [[]])
            for value in values:
                wrong = deepcopy(question)
                at(wrong, path)[junk] = value
                error = refused(game, **wrong)
                assert error.isprintable()
                assert len(error) <= LONG


@pytest.mark.parametrize(("game", "name"), KINDS)
def test_no_value_breaks_the_sentence(game: str, name: str) -> None:
    """Whatever stands in the place of a value is taken, or refused in one sentence."""
    question = {"ask": name, "options": {}, **VALID[game, name]}
    values = (*JUNK, True, 1.5, -1, 10**30, None, [None], [[1]], [{"x": 1}], {"x": 1})
    nested = [{junk: 1} for junk in JUNK] + [{"0": {"x": 1}}, {"0": None}, {"0": [{}]}]
    for path in objects(question):
        for key in at(question, path):
            for value in (*values, *nested):
                wrong = deepcopy(question)
                at(wrong, path)[key] = value
                found = ask(game, **wrong)
                error = "" if found["ok"] else found["error"]
                assert error.isprintable()
                assert len(error) <= LONG


@pytest.mark.parametrize(
    ("key", "value", "nearest"), [("end", "shobu", "shoubu"), ("end", "cancelled", "cancel")]
)
def test_a_word_that_cannot_be_there_suggests_the_nearest(
    key: str, value: str, nearest: str
) -> None:
    error = refused("hachihachi", ask="settle", **{**VALID["hachihachi", "settle"], key: value})
    assert f"there is no value '{value}' - at `$.{key}`; did you mean {nearest}?" in error


def test_the_words_of_an_inner_object_are_listed() -> None:
    question = deepcopy(VALID["hachihachi", "settle"])
    question["teyaku"]["1"]["groups"] = "C"
    assert 'there is "", A, AB, B' in refused("hachihachi", ask="settle", **question)
