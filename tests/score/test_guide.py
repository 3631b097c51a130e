"""The guide asks for everything that decides a deal, and for nothing else."""

from random import Random
from typing import Any

import pytest

from fudaba.games.contract import Match
from fudaba.games.registry import NAMES, game
from fudaba.score.folding import facts_from, fold
from fudaba.score.guide import Ask, Draft, asks, is_complete
from tests.conformance.play import play_out, random_match
from tests.effort import effort
from tests.score.noted import noted


def draft_of(facts: dict[str, Any], match: Match) -> Draft:
    """Everything is known: what is empty was answered with nothing."""
    none = ["field", "teyaku", "sage", "announced", "declared", "repay"]
    none += [f"{key}.{seat}" for key in ("captured", "piles") for seat in range(7)]
    none += [f"liable.{name}" for name in ("four_lights", "poetry", "blue", "ino_shika_cho")]
    none += [f"liable_month.{month}" for month in range(1, 13)]
    if "last_trick" in facts and facts["last_trick"] is None:
        none.append("last_trick")
    return Draft(facts=facts, none=none)


def kept(facts: dict[str, Any], asked: list[Ask]) -> dict[str, Any]:
    """The facts without the captured cards and the tricks that nobody asked for."""
    found = {key: value for key, value in facts.items() if key != "tricks"}
    told = [ask for ask in asked if ask.key == "captured"]
    wanted = {seat for ask in told for seat in (ask.seats if ask.seat is None else [ask.seat])}
    captured = found.get("captured")
    if isinstance(captured, dict):
        found["captured"] = {seat: text for seat, text in captured.items() if int(seat) in wanted}
    elif isinstance(captured, list):
        found["captured"] = [text if seat in wanted else None for seat, text in enumerate(captured)]
        by = found.get("by")
        if by is not None:
            found["koi"] = [
                calls if found["captured"][seat] or seat != by else 0
                for seat, calls in enumerate(found["koi"])
            ]
    return found


@pytest.mark.parametrize("name", NAMES)
def test_what_the_guide_asks_for_is_enough(name: str) -> None:
    rng = Random(f"guide {name}")
    for _ in range(effort(30, 8)):
        match = random_match(name, rng)
        play_out(match, rng)
        if not match.deals:
            continue
        played = [noted(match, number) for number in range(1, len(match.deals) + 1)]
        first = int(match.deals[0].dealer)
        standing = fold(match.game, first, []).standing
        known: list[Any] = []
        for facts in played:
            asked = asks(match.game, standing, draft_of(facts, match))
            assert is_complete(asked), (facts, asked)
            known.append(facts_from(name, kept(facts, asked)))
            standing = fold(match.game, first, known).standing
        assert standing.scores == match.scores


def test_an_empty_draft_asks_for_the_first_thing() -> None:
    for name in NAMES:
        standing = fold(game(name), 0, []).standing
        (first,) = asks(game(name), standing, Draft())
        assert first.answer is None


def asked_keys(name: str, facts: dict[str, Any], **options: Any) -> list[tuple[str, int | None]]:
    played = game(name, **options)
    standing = fold(played, 0, []).standing
    return [(ask.key, ask.seat) for ask in asks(played, standing, draft_of(facts, played.new()))]


def test_calls_are_asked_for_only_where_they_double() -> None:
    facts = {"end": "stop", "by": 0, "captured": ["1L 3L 8L", ""], "koi": [0, 1]}
    assert ("koi", None) in asked_keys("koikoi", facts)
    assert ("koi", None) not in asked_keys("koikoi", facts, koi_double="none")
