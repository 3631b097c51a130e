"""Illegal actions raise IllegalAction and leave the match as it was."""

from collections.abc import Callable
from random import Random
from typing import TypeVar

import pytest

from fudaba.games.contract import IllegalAction, Match
from tests.conformance.play import play_out, positions, random_match, snapshot

Tried = TypeVar("Tried")

#: Codes at and beyond the edges of machine integers; each fits into 64 bits.
FAR = (2**31 - 1, 2**31, 2**32, 2**62, 2**63 - 1, -(2**31) - 1, -(2**62), -(2**63))


def refused(match: Match, code: int) -> None:
    assert refusal_of(match.apply, code) == why(match)


def why(match: Match) -> str:
    """Why nothing is legal but what is."""
    return "action.match_over" if match.is_over else "action.illegal"


def refusal_of(apply: Callable[[Tried], object], tried: Tried) -> str:
    """The key of a refusal; what it says is worded elsewhere, which takes longer than refusing."""
    try:
        apply(tried)
    except IllegalAction as refusal:
        return refusal.key
    raise AssertionError(f"{tried!r} was not refused")


def test_every_illegal_code_is_refused_and_changes_nothing(name: str, rng: Random) -> None:
    for match in positions(name, rng):
        before = snapshot(match)
        legal = match.legal_actions()
        for code in range(-3, match.game.num_actions + 4):
            if code not in legal:
                refused(match, code)
        assert match.legal_actions() == legal
        assert snapshot(match) == before


def test_far_codes_are_refused_and_change_nothing(name: str, rng: Random) -> None:
    for match in positions(name, rng):
        before = snapshot(match)
        for code in FAR:
            refused(match, code)
        assert snapshot(match) == before


@pytest.mark.parametrize("far", [2**63, 2**64, 2**100, -(2**63) - 1], ids=hex)
def test_codes_beyond_64_bits_are_refused_too(name: str, rng: Random, far: int) -> None:
    match = random_match(name, rng)
    before = snapshot(match)
    for code in (far, far + match.legal_actions()[0]):
        refused(match, code)
    assert snapshot(match) == before


def test_unknown_texts_are_refused_and_change_nothing(name: str, rng: Random) -> None:
    for match in positions(name, rng):
        before = snapshot(match)
        legal = {match.text(code) for code in match.legal_actions()}
        for text in ("", " ", "play", "no such thing", *match.game.spec.action_texts):
            if match.alias(text) not in legal:
                assert refusal_of(match.apply_text, text) == why(match)
        assert snapshot(match) == before


def test_nothing_is_legal_when_the_match_is_over(name: str, rng: Random) -> None:
    match = random_match(name, rng)
    play_out(match, rng)
    for code in range(match.game.num_actions):
        with pytest.raises(IllegalAction, match="over"):
            match.apply(code)


def test_the_refusal_says_what_would_be_legal(name: str, rng: Random) -> None:
    match = random_match(name, rng)
    with pytest.raises(IllegalAction, match="not legal") as refusal:
        match.apply(-1)
    for code in match.legal_actions():
        assert match.text(code) in str(refusal.value)
