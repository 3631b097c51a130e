"""The engine of Hachi-Hachi against a second, plain account of the rules, over random matches."""

from __future__ import annotations

import random
from typing import Any

import pytest

from fudaba.games.hachihachi.match import HachiHachiMatch
from fudaba.games.hachihachi.options import OPTIONS
from tests.rules.hachihachi.match import shuffled
from tests.rules.hachihachi.oracle import Oracle
from tests.rules.hachihachi.written import choices

#: Options that are no matter of a single deal.
OTHERS = ("deals", "campaign", "initial_points", "kan_points", "han_don_kan")

MATCHES = 40


def some_options(chance: random.Random) -> dict[str, Any]:
    """About a third of the options set to any value."""
    return {
        option.name: chance.choice(option.values)
        for option in OPTIONS
        if option.name not in OTHERS and chance.random() < 0.35
    }


def play(match: HachiHachiMatch, chance: random.Random) -> None:
    """Random play, in which teyaku are mostly declared and sage is said and kept at times."""
    word = chance.choice(["sage", "shoubu"])
    while not match.is_over:
        legal = choices(match)
        action = chance.choice(legal)
        if chance.random() < 0.6:
            if word in legal:
                action = word
            elif "done" in legal or "cancel" in legal:
                action = legal[0]
        match.apply_text(action)


@pytest.mark.parametrize("preset", ["decimal", "classic"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 7])
def test_every_deal_is_settled_as_the_plain_account_says(preset: str, seats: int) -> None:
    for seed in range(MATCHES):
        chance = random.Random(f"{preset} {seats} {seed}")
        match = shuffled(seed, seats, preset, deals=3, **some_options(chance))
        play(match, chance)
        carried: list[int] = []
        pot = track = 0
        for number, deal in enumerate(match.deals):
            told = Oracle(match, number, carried, pot).out
            assert [int(score) for score in deal.scores] == told.scores, (seed, number)
            assert deal.end == told.end
            if number + 1 < len(match.deals):
                assert match.openings[number + 1].dealer == told.winner
                assert match.openings[number + 1].carried == told.carried
                assert match.openings[number + 1].pot == told.pot
            carried, pot = told.carried, told.pot
            track += told.track
        if not match.rules.poorest_stones:
            assert match.books.track == track
