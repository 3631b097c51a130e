"""The answers that a reader of a primer should give are the engine's."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from fudaba.primers.position import match_at
from fudaba.primers.primer import primer
from tests.primers.reading import READ, Question, Reading, reading
from tests.score.asking import ask

QUESTIONS = [
    pytest.param(found, one, id=f"{game} {number}")
    for game in READ
    for found in [reading(game)]
    for number, one in enumerate(found.question, 1)
]


@pytest.mark.parametrize("game", READ)
def test_there_are_ten(game: str) -> None:
    assert len(reading(game).question) == 10


@pytest.mark.parametrize(("found", "one"), QUESTIONS)
def test_the_primer_says_what_the_answer_follows_from(found: Reading, one: Question) -> None:
    assert one.basis in " ".join(primer(found.game, "en").text.split())


@pytest.mark.parametrize(("found", "one"), QUESTIONS)
def test_the_engine_gives_the_answer(found: Reading, one: Question) -> None:
    assert one.asks or one.sees
    if one.asks:
        answer = ask(found.game, **one.asks)
        assert {key: answer[key] for key in one.gives} == one.gives
    for what, expected in one.sees.items():
        if what not in ("then", "scores", "after", "choices"):
            assert SEEN[what](match_at(found.position).view(0), expected) == expected
    if "then" in one.sees:
        match = match_at(found.position.then(*one.sees["then"]))
        assert match.view(0).finished[0].scores == one.sees["scores"]
    if "after" in one.sees:
        match = match_at(found.position.then(*one.sees["after"]))
        assert len(match.view(0).legal) == one.sees["choices"]


def _lays(view: Any, expected: str) -> str:
    laid = [one.action for one in view.asked.choices if _effect(one, "lay")]
    return " ".join(action.removeprefix("play ") for action in laid)


def _takes(view: Any, expected: str) -> str:
    action = expected.partition(":")[0]
    return f"{action}: {_effect(_choice(view, action), 'take').cards}"


def _makes(view: Any, expected: str) -> str:
    action = expected.partition(":")[0]
    made = _effect(_choice(view, action), "makes")
    return f"{action}: {made.name} {made.amount}"


def _closed(view: Any, expected: str) -> str:
    seat, _, name = expected.partition(" ")
    (found,) = (one for one in view.progress[int(seat)] if one.name == name)
    return expected if not found.open else ""


def _choice(view: Any, action: str) -> Any:
    return next(one for one in view.asked.choices if one.action == action)


def _effect(choice: Any, kind: str) -> Any:
    return next((one for one in choice.effects if one.kind == kind), None)


SEEN: dict[str, Callable[[Any, Any], object]] = {
    "lays": _lays,
    "takes": _takes,
    "makes": _makes,
    "closed": _closed,
    "points": lambda view, _: view.points,
    "multiplier": lambda view, _: view.multiplier,
    "card_points": lambda view, _: view.card_points[0],
}
