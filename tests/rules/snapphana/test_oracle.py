"""The engine of the Snapphana games against a second, plain account, at every decision."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest

from fudaba.cards.pack import SNAPPHANA
from fudaba.games.deals import Deal
from fudaba.games.snapphana.match import SnapphanaMatch
from tests.rules.snapphana.match import act, choices, game, shuffled
from tests.rules.snapphana.oracle import Line, Oracle
from tests.rules.snapphana.written import GAMES

MATCHES = 75
TARGETS = [1, 40, 60, 100, 150, 300]


def some_options(name: str, chance: random.Random) -> dict[str, Any]:
    """About half of the switches set to any value, and often a low target."""
    chosen: dict[str, Any] = {}
    for option in game(name).spec.options:
        values = TARGETS if option.name == "target" else list(option.values)
        if chance.random() < 0.5:
            chosen[option.name] = chance.choice(values)
    return chosen


def ledger(deal: Deal) -> list[Line]:
    return [
        (
            int(entry.payee),
            int(entry.amount),
            entry.reason,
            entry.rule,
            SNAPPHANA.set_text(int(entry.cards)),
        )
        for entry in deal.entries
    ]


def play_together(match: SnapphanaMatch, chance: random.Random) -> Oracle:
    """Plays a match and its plain account side by side; they agree on every choice."""
    told = Oracle(match.game.name, match.game.options, int(match.dealer))
    eager = chance.choice([0.0, 0.3, 0.9])
    while not told.is_over:
        if told.question is None:
            told.tell(SNAPPHANA.list_text(match.deck))
            continue
        seat, allowed = told.question
        assert not match.is_over
        assert match.to_play == seat
        assert sorted(choices(match)) == sorted(allowed)
        declarations = [action for action in allowed if action.startswith("declare")]
        choice = chance.choice(allowed)
        if declarations and chance.random() < eager:
            choice = chance.choice(declarations)
        act(match, choice)
        told.tell(choice)
        assert len(match.deals) == len(told.deals)
    return told


@cache
def played(name: str) -> list[tuple[SnapphanaMatch, Oracle]]:
    """Random matches of a game with random switches, each beside its plain account."""
    found = []
    for seed in range(MATCHES):
        chance = random.Random(f"{name} {seed}")
        match = shuffled(name, seed, **some_options(name, chance))
        found.append((match, play_together(match, chance)))
    return found


@pytest.mark.parametrize("name", GAMES)
def test_every_decision_and_every_deal_is_as_the_plain_account_says(name: str) -> None:
    for match, told in played(name):
        assert match.is_over, match.seed
        assert match.winner == told.winner, match.seed
        assert match.scores == told.totals, match.seed
        for deal, outcome in zip(match.deals, told.deals, strict=True):
            assert deal.end == outcome.end
            assert int(deal.dealer) == outcome.dealer
            assert [int(score) for score in deal.scores] == outcome.scores
            assert sorted(ledger(deal)) == sorted(outcome.lines)
            assert deal.losers == (outcome.losers if name == "fjabbe" else None)
            piles = [SNAPPHANA.set_text(int(held)).split() for held in deal.captured]
            assert piles == outcome.piles
        if name == "fjabbe":
            assert [int(lost) for lost in match.losses] == told.losses


@pytest.mark.parametrize("name", GAMES)
def test_the_matches_compared_meet_the_rare_cases(name: str) -> None:
    met: set[str] = set()
    for match, _ in played(name):
        for number, deal in enumerate(match.deals, 1):
            met |= {action.split()[0] for action in match.written(number)} | {deal.end}
            met |= {entry.reason for entry in deal.entries}
    wanted = {"count", "give", "declare", "show", "done", "play"}
    wanted |= {"trump", "snapphanar", "aces", "tarokker"}
    if name != "fjabbe":
        wanted |= {"discard", "declaration", "multiples_doubled", "sequences_doubled"}
    assert wanted <= met
