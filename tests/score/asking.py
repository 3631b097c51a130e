"""Asking score questions as a program does: JSON in, JSON out."""

from typing import Any

import msgspec
import pytest

from fudaba.locale import Language, catalogue
from fudaba.refusal import SHELF
from fudaba.score.problem import Refused
from fudaba.score.questions import answer, answer_line
from tests.locale.english import kept_english

OTHERS: tuple[Language, ...] = ("sv", "ja")


def ask(game: str, **question: object) -> dict[str, Any]:
    """The answer to a question."""
    line = msgspec.json.encode({"game": game, **question})
    found: dict[str, Any] = msgspec.json.decode(answer_line(line))
    return found


def refused(game: str, **question: object) -> str:
    """The sentence with which a question is refused; it has words in the other languages too."""
    found = ask(game, **question)
    assert found["ok"] is False, found
    assert set(found) == {"ok", "error", "key"}
    assert found["key"] in catalogue(SHELF)
    text: str = found["error"]
    assert "\n" not in text
    _is_worded({"game": game, **question}, found["key"])
    return text


def _is_worded(question: dict[str, Any], key: str) -> None:
    plain = msgspec.json.decode(msgspec.json.encode(question))
    with pytest.raises(Refused) as caught:
        answer(plain)
    assert caught.value.key == key
    for language in OTHERS:
        assert kept_english(caught.value.text(language), str(caught.value)) == []
