"""Moves of several actions are applied whole or not at all."""

from random import Random

import pytest

from fudaba.cards.bits import is_compiled
from fudaba.games.contract import IllegalAction, Match, RefusedMove
from tests.conformance.play import positions, random_action, snapshot


def move(match: Match, rng: Random) -> list[str]:
    """Actions in a row of the seat to play, as many as it has before somebody else is asked or the
    deal is over."""
    twin = match.copy()
    seat, deals = twin.to_play, len(twin.deals)
    texts: list[str] = []
    while not twin.is_over and twin.to_play == seat and len(twin.deals) == deals:
        action = random_action(twin, rng)
        texts.append(twin.text(action))
        twin.apply(action)
    return texts


def test_a_move_is_its_actions_one_after_the_other(name: str, rng: Random) -> None:
    several = 0
    for match in positions(name, rng):
        texts = move(match, rng)
        twin = match.copy()
        for text in texts:
            twin.apply_text(text)
        match.apply_all(texts)
        assert snapshot(match) == snapshot(twin)
        several += len(texts) > 1
    assert several or not is_compiled()  # interpreted they are too few for it


def test_a_refused_move_changes_nothing_and_says_which_action(name: str, rng: Random) -> None:
    places: set[int] = set()
    for match in positions(name, rng):
        before = snapshot(match)
        texts = move(match, rng)
        place = rng.randint(0, len(texts))
        wrong = [*texts[:place], "no such thing", *texts[place:]]
        with pytest.raises(RefusedMove, match=rf"^action {place + 1} of {len(wrong)}: ") as refusal:
            match.apply_all(wrong)
        assert isinstance(refusal.value, IllegalAction)
        assert refusal.value.place == place
        assert snapshot(match) == before
        places.add(place)
    assert len(places) > 1


def test_a_move_does_not_speak_for_another_seat(name: str, rng: Random) -> None:
    for match in positions(name, rng):
        before = snapshot(match)
        texts = move(match, rng)
        twin = match.copy()
        for text in texts:
            twin.apply_text(text)
        if not twin.is_over:
            texts.append(twin.text(random_action(twin, rng)))
            with pytest.raises(RefusedMove, match=f"^action {len(texts)} of {len(texts)}: "):
                match.apply_all(texts)
            assert snapshot(match) == before
