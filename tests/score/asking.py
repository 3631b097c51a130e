"""Asking score questions as a program does: JSON in, JSON out."""

from typing import Any

import msgspec

from fudaba.score.questions import answer_line


def ask(game: str, **question: object) -> dict[str, Any]:
    """The answer to a question."""
    line = msgspec.json.encode({"game": game, **question})
    found: dict[str, Any] = msgspec.json.decode(answer_line(line))
    return found


def refused(game: str, **question: object) -> str:
    """The sentence with which a question is refused."""
    found = ask(game, **question)
    assert found["ok"] is False, found
    assert set(found) == {"ok", "error"}
    text: str = found["error"]
    assert "\n" not in text
    return text
